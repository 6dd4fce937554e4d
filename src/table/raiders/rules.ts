/** What a guild has agreed on for its campaign. */
import { z } from 'zod'
import type { Tx } from '../../store/open.ts'
import { guildSettings, saveGuildSettings } from '../../store/people.ts'
import { orElse } from '../or-else.ts'

/** `collection`: decks are built from what a character owns. `constructed`: from every card that is data. */
export const DECK_RULES = ['collection', 'constructed'] as const
export type DeckRule = (typeof DECK_RULES)[number]

/** What isn't ours stays as it is. */
const settingsShape = z.looseObject({ decks: orElse(z.enum(DECK_RULES), 'collection') })

export async function deckRule(tx: Tx, guildId: string): Promise<DeckRule> {
  return settingsShape.parse(await guildSettings(tx, guildId)).decks
}

export const isConstructed = async (tx: Tx, guildId: string): Promise<boolean> =>
  (await deckRule(tx, guildId)) === 'constructed'

export async function setDeckRule(tx: Tx, guildId: string, decks: DeckRule): Promise<void> {
  await saveGuildSettings(tx, guildId, {
    ...z.looseObject({}).parse(await guildSettings(tx, guildId)),
    decks,
  })
}
