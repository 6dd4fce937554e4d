/**
 * The interface for the challenge of the week, a raid that the groups of all guilds play with the same decks in the
 * same order.
 */
import type { UnrankedReason, WeeklyChallenge } from '../../campaign/challenge.ts'
import type { UserText } from '../../texts/user-text.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo } from '../model/raid.ts'
import type { Rejected } from '../model/rejection.ts'

export interface ChallengeRun {
  /** The run's code and people; null for a group of another guild, whose identity isn't shown here. */
  own: { code: string; people: UserText[] } | null
  status: 'playing' | 'won' | 'lost' | 'drawn' | 'abandoned'
  turns: number
  bosses: number
  damage: number
  computers: number
  hints: number
}

export interface ChallengeInfo {
  challenge: WeeklyChallenge
  /** The finished runs that count, the best first. */
  ranked: ChallengeRun[]
  /** The finished runs of this guild that don't count, with the reasons. */
  unranked: (ChallengeRun & { why: UnrankedReason })[]
  /** The number of runs that are being played now. */
  playing: number
  /** Whether the viewer has begun a run this week, so that another run doesn't count. */
  hasPlayed: boolean
}

export interface ChallengeService {
  /** Returns this week's challenge. */
  look(guildId: string, viewer: string): Promise<ChallengeInfo>
  /** Opens a lobby for the challenge. Each raider gets the deck of their seat. */
  open(at: { guildId: string; channelId: string }, by: Person): Promise<RaidInfo | Rejected>
}
