/** Whose deck is meant: a character's, or the one with which somebody plays a raid's Boss. */
import { raidNamed } from '../../raids/index.ts'
import type { WhichDeck } from '../../table/raiders/contract.ts'
import type { Call } from '../desk.ts'
import { cardToday } from '../posts/names.ts'

/** The active character's, unless `boss:` names a raid. */
export function deckAsked(call: Pick<Call, 'text'>): WhichDeck {
  const boss = call.text('boss')
  return boss === null ? null : { boss }
}

/** The Boss whose deck it is, and a card that may be in it; null for a character's. */
export function bossMeant(which: WhichDeck): { raid: string; name: string; example: string } | null {
  if (typeof which !== 'object' || which === null) return null
  const { hero = '', ownDeck } = raidNamed(which.boss)?.lair ?? {}
  return { raid: which.boss, name: cardToday(hero), example: cardToday(ownDeck?.of[0] ?? '') }
}
