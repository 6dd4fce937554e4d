/** Determines a week's challenge, and whether a lobby plays it. */
import { type Challenge, challengeOf } from '../../campaign/challenge.ts'
import { starterDecks } from '../../cards/index.ts'
import { challengeRaids } from '../../raids/index.ts'

const KNOWN = { raids: challengeRaids, decks: starterDecks.map(({ key }) => key) }

export const challengeOfWeek = (week: string): Challenge => challengeOf(week, KNOWN)

interface Marked {
  readonly challenge: string | null
  readonly name: string
  readonly mode: string
}

/** The challenge that a raid plays. Null for an ordinary raid, and for one that was changed into another raid. */
export function challengeIn({ challenge, name, mode }: Marked): Challenge | null {
  const found = challenge === null ? null : challengeOfWeek(challenge)
  return found?.raid === name && found.mode === mode ? found : null
}

/** Returns the deck of the first free seat. It belongs to the number of the seat, whoever takes it. */
export function nextDeckOf({ decks }: Challenge, places: readonly { readonly number: number }[]): string {
  const taken = new Set(places.map(({ number }) => number))
  return decks.find((_, at) => !taken.has(at + 1)) ?? ''
}
