/** The challenge of a week: a raid that the groups of all guilds play with the same decks, in the same order. */
import type { Challenge, Unranked } from '../../campaign/challenge.ts'
import type { UserText } from '../../texts/user-text.ts'
import type { Person, RaidCard, Rejected } from '../contract.ts'

export interface ChallengeRun {
  /** Null for a group of another guild: who they are is nobody's business there. */
  own: { code: string; people: UserText[] } | null
  status: 'playing' | 'won' | 'lost' | 'drawn' | 'abandoned'
  turns: number
  bosses: number
  damage: number
}

export interface ChallengeCard {
  challenge: Challenge
  /** The best first. */
  ranked: ChallengeRun[]
  /** This guild's that don't count. */
  unranked: (ChallengeRun & { why: Unranked })[]
  /** How many are being played now. */
  playing: number
  /** The viewer has begun one this week, so another one doesn't count. */
  hasPlayed: boolean
}

export interface Challenges {
  /** This week's. */
  look(guildId: string, viewer: string): Promise<ChallengeCard>
  /** A lobby for it: whoever sits down gets the deck of that seat. */
  open(at: { guildId: string; channelId: string }, by: Person): Promise<RaidCard | Rejected>
}
