/** Loads and stores the rule from which cards decks are built in a guild. */
import { z } from 'zod'
import type { Transaction } from '../../store/database/open.ts'
import { readGuildSettings, saveGuildSettings } from '../../store/people/people.ts'
import { schemaWithDefault } from '../model/schema-or-default.ts'
import { readStoredItem } from '../stored/damaged-items.ts'
import { parseStoredValue } from '../stored/migrate.ts'
import { guildSettingsItem } from '../stored/settings.ts'

/**
 * The rules that a guild can choose for decks. `collection`: a character's own deck is built from the cards that it
 * owns, and constructed decks are allowed in raids with a Boss. `ownOnly`: own decks are built from owned cards, and
 * constructed decks are allowed nowhere. `constructed`: constructed decks are allowed in all raids, and own decks are
 * built from all cards.
 */
export const DECK_RULES = ['collection', 'ownOnly', 'constructed'] as const
export type DeckRule = (typeof DECK_RULES)[number]

/** The schema of a guild's settings with its deck rule. Other fields are preserved. */
const settingsSchema = z.looseObject({ decks: schemaWithDefault(z.enum(DECK_RULES), 'collection') })

export async function loadDeckRule(tx: Transaction, guildId: string): Promise<DeckRule> {
  const stored = await readGuildSettings(tx, guildId)
  return readStoredItem(guildSettingsItem(guildId), () => parseStoredValue(settingsSchema, stored)).decks
}

export const isConstructedDeckRuleInUse = async (tx: Transaction, guildId: string): Promise<boolean> =>
  (await loadDeckRule(tx, guildId)) === 'constructed'

export async function storeDeckRule(tx: Transaction, guildId: string, decks: DeckRule): Promise<void> {
  const stored = await readGuildSettings(tx, guildId)
  const others = readStoredItem(guildSettingsItem(guildId), () => parseStoredValue(z.looseObject({}), stored))
  await saveGuildSettings(tx, guildId, { ...others, decks })
}
