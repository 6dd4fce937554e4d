/** Determines the challenge of a week, and the challenge that a raid plays. */
import { computeChallengeForWeek, type WeeklyChallenge } from '../../campaign/challenge.ts'
import { starterDecks } from '../../cards/index.ts'
import { summariesOfChallengeRaids } from '../../raids/index.ts'

const KNOWN = { raids: summariesOfChallengeRaids, decks: starterDecks.map(({ key }) => key) }

export const challengeOfWeek = (week: string): WeeklyChallenge => computeChallengeForWeek(week, KNOWN)

interface Marked {
  readonly challenge: string | null
  readonly name: string
  readonly mode: string
}

/**
 * Returns the challenge that a raid plays; null for an ordinary raid, and for a lobby that was changed to another
 * raid.
 */
export function challengeOfRaid({ challenge, name, mode }: Marked): WeeklyChallenge | null {
  const found = challenge === null ? null : challengeOfWeek(challenge)
  return found?.raid === name && found.mode === mode ? found : null
}

/** Returns the key of the deck that a challenge has for the first free seat; '' if no seat is free. */
export function deckKeyOfNextFreeSeat(
  { decks }: WeeklyChallenge,
  places: readonly { readonly number: number }[],
): string {
  const taken = new Set(places.map(({ number }) => number))
  return decks.find((_, at) => !taken.has(at + 1)) ?? ''
}
