/** The deck that a command is about: a character's, or the one with which a person plays a raid's Boss. */
import { raidNamed } from '../../raids/index.ts'
import type { WhichDeck } from '../../table/characters/contract.ts'
import type { CommandCall } from '../bot-context.ts'
import { cardToday } from '../message-parts/names.ts'

/** The active character's deck, unless `boss:` names a raid. */
export function deckAsked(call: Pick<CommandCall, 'text'>): WhichDeck {
  const boss = call.text('boss')
  return boss === null ? null : { boss }
}

/** The Boss who owns the deck, and a card that may be in it; null for a character's deck. */
export function bossMeant(which: WhichDeck): { raid: string; name: string; example: string } | null {
  if (typeof which !== 'object' || which === null) return null
  const { hero = '', ownDeck } = raidNamed(which.boss)?.lair ?? {}
  return { raid: which.boss, name: cardToday(hero), example: cardToday(ownDeck?.of[0] ?? '') }
}
