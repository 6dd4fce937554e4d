/** The interface for a guild's records: Achievements, leaderboards, histories and finished raids. */

import type {
  AchievementsOfRaid,
  GuildAchievement,
  PersonalAchievement,
} from '../../campaign/achievements.ts'
import type { BossResults } from '../../campaign/boss-results.ts'
import type { LeaderboardView } from '../../campaign/ranking.ts'
import type { CardId, GameEvent, ObjectId, Seat, View } from '../../engine/index.ts'
import type { UserText } from '../../texts/user-text.ts'
import type { CharacterOwner, PartyMember, Person } from '../model/person.ts'
import type { MentionedCard } from '../model/public-events.ts'
import type { RaidCards, RaidInfo, RaidStatus } from '../model/raid.ts'
import type { Rejected } from '../model/rejection.ts'

export type { PartyMember } from '../model/person.ts'

/** A character with the data that leaderboards and histories show of it. */
export interface RankedCharacter {
  id: string
  name: UserText
  person: Person
  hero: CardId
  class: string
  level: number
  retired: boolean
}

export interface OwnAchievementList {
  /** The number of this person's characters, including retired ones. */
  characters: number
  raids: AchievementsOfRaid<PersonalAchievement>[]
}

/** Selects the raids that a leaderboard counts. `raid` and `mode` are null for all. */
export interface LeaderboardRequest {
  guildId: string
  viewer: string // the leaderboard also shows this person's own place
  raid: string | null
  mode: string | null
}

export const LEADERBOARD_KINDS = ['xp', 'wins', 'fastest', 'bosses'] as const
export type LeaderboardKind = (typeof LEADERBOARD_KINDS)[number]

export type Leaderboard =
  | { by: 'xp'; ranking: LeaderboardView<{ hero: RankedCharacter; xp: number }> }
  | {
      by: 'wins'
      ranking: LeaderboardView<{
        hero: RankedCharacter
        total: number
        byMode: { mode: string; wins: number }[]
      }>
    }
  | { by: 'fastest'; ranking: LeaderboardView<FastestWin> }
  | { by: 'bosses'; ranking: LeaderboardView<BossPlayerScore> }

/**
 * The results of a person as the Boss of raids. `runs` counts the raids, `held` those that the raiders lost, and
 * `felled` the destroyed raiders.
 */
export interface BossPlayerScore {
  person: Person
  runs: number
  held: number
  felled: number
}

export interface FastestWin {
  code: string
  raid: string
  mode: string
  turns: number
  endedAt: Date
  raiders: number
  /** The number of raiders that the computer played. */
  computers: number
  /** The number of hints that its players got from the computer. */
  hints: number
  party: PartyMember[]
}

/** A finished raid, with the few fields that a list of raids shows. */
export interface PastRaidReference {
  code: string
  raid: string
  mode: string
  status: RaidStatus
  endedAt: Date | null
}

/** An ended raid in the history of a character that was played in it. */
export interface CharacterHistoryRun extends PastRaidReference {
  /** The number of turns; null if turns weren't counted. */
  turns: number | null
  xp: number
  /** The number of corrections by /judge. */
  corrections: number
  /** The number of cards in the decks that the table played by hand. */
  byHand: number
  /** The number of raiders that the computer played. */
  computers: number
  /** The number of hints that its players got from the computer. */
  hints: number
  /** The other characters of the raid. */
  with: PartyMember[]
}

export interface CharacterHistory {
  hero: RankedCharacter
  /** All characters of that person, the active one first. */
  characters: { id: string; name: UserText }[]
  /** Whether the person has also been the Boss of a raid. */
  asBoss: boolean
  /** The number of the page; page 1 has the newest raids. */
  page: number
  pages: number
  count: number
  runs: CharacterHistoryRun[]
}

/** A raid in which the person was the Boss. */
export interface BossPlayerHistoryRun extends PastRaidReference {
  turns: number
  raiders: number
  felled: number
  corrections: number
  byHand: number
  computers: number
  hints: number
}

/** A page of raids in which the person was the Boss. */
export interface BossPlayerHistory {
  /** The number of the page; page 1 has the newest raids. */
  page: number
  pages: number
  /** The name of the Boss player. */
  name: UserText
  sheet: BossResults
  runs: BossPlayerHistoryRun[]
}

export interface RunDetails extends PastRaidReference {
  cards: RaidCards
  leader: Person
  turns: number | null
  damage: number | null
  bosses: number | null
  /** The number of corrections with /judge. A raid with corrections is on no leaderboard. */
  corrections: number
  /** The number of cards in the decks that the table played by hand. A raid with such cards is on no leaderboard. */
  byHand: number
  /** The number of raiders. `computers` is the number of raiders that the computer played. */
  raiders: number
  computers: number
  /** The number of hints that its players got from the computer. */
  hints: number
  achievements: CardId[]
  /**
   * The player of the lair, with the number of destroyed raiders and of all raiders. Null if the lair plays
   * automatically.
   */
  boss: { person: Person | null; ownDeck: boolean; felled: number; raiders: number } | null
  /** The characters of the party, each once. */
  party: RunParticipant[]
}

export interface RunParticipant extends PartyMember {
  characterId: string
  hero: CardId
  xp: number
  /** The entries of the XP ledger for this raid and character. */
  entries: XpLedgerLine[]
}

export interface XpLedgerLine {
  reason: string
  amount: number
  note: UserText | null
  /** The name of the person who made the correction; null for other entries. */
  by: UserText | null
}

/** The name of a chapter in a replay: the opening or a turn. */
export type ReplayChapterName =
  | { kind: 'opening' } // The chapter before the first turn.
  | { kind: 'turn'; number: number; seat: Seat }

/** A chapter of a finished raid's replay, with the names of all chapters. */
export interface ReplayChapter {
  raid: RaidInfo
  chapters: ReplayChapterName[]
  /** The index of the shown chapter. */
  at: number
  /** The public events of the chapter, by input. */
  news: ReplayInputNews[]
  /** The board at the end of the chapter; null when today's rules can't rebuild it. */
  board: View | null
  /** The reason why boards are missing, for the operator; null when none are. */
  trouble: string | null
}

/** The public events of one input, or of the part of it that belongs to one chapter. */
export interface ReplayInputNews {
  events: GameEvent[]
  objects: Record<ObjectId, MentionedCard>
}

/** A raider's results in a raid, including the results of all their cards. */
export interface RaiderResults {
  seat: Seat
  dealt: number
  healed: number
  taken: number
  killed: number // the lair's cards that the raider destroyed
}

/** The health of the lair's hero at the end of a turn. Turn 0 is before the first. */
export interface LairHealthAtTurnEnd {
  turn: number
  left: number
  of: number
}

/**
 * A turning point of a raid. `from` and `to` are the seats of the players whose cards dealt and took a blow; null if
 * they are unknown.
 */
export type TurningPoint =
  | { kind: 'levelUp'; turn: number; card: CardId; level: number }
  | { kind: 'boss'; turn: number; card: CardId } // A Boss was destroyed.
  | { kind: 'stage'; turn: number; card: CardId } // A Boss has turned over or was replaced, and continues as this card.
  | { kind: 'fell'; turn: number; seat: Seat; why: 'destroyed' | 'decked' | 'conceded' }
  | { kind: 'beaten'; turn: number }
  | { kind: 'earned'; turn: number; card: CardId }
  /** The hardest blow to a hero of the lair, or to one of the raiders. */
  | { kind: 'blow'; turn: number; from: Seat | null; card: CardId; to: Seat | null; amount: number }

/** A raider's figures in a raid, from which feats are chosen. */
export interface RaiderFeatFigures {
  seat: Seat
  /** The damage to the lair's heroes. */
  toBoss: number
  /** The most damage at once to a card of the lair. */
  hardest: number
  prevented: number
  protected: number
  allies: number // The number of allies that the raider put into play.
  attacks: number
  strikes: number // The number of strikes with weapons.
  powers: number
  played: number // The number of cards that the raider played.
}

export interface RaidSummary {
  turns: number
  raiders: RaiderResults[]
  counts: RaiderFeatFigures[]
  /** The damage that the lair has dealt. */
  lairDealt: number
  /** The Boss that was destroyed last, and the raiders whose damage destroyed it. */
  lastBoss: { card: CardId; by: Seat[] } | null
  health: LairHealthAtTurnEnd[]
  /** The turning points of the raid in chronological order. */
  moments: TurningPoint[]
  /** The number of corrections with /judge. */
  corrections: number
}

/** An Achievement as a goal of a raid in play. */
export interface AchievementGoal {
  card: CardId
  earned: boolean
  /** The progress, such as 7 of 20, if the Achievement names a number; null otherwise. */
  progress: { now: number; of: number } | null
}

export interface AchievementGoals {
  raid: RaidInfo
  goals: AchievementGoal[]
}

export interface RecordService {
  /** Returns the Achievements that can be earned in a raid in play, with their progress. */
  goals(raidId: string): Promise<AchievementGoals | Rejected>
  /** Returns the results of a raid so far. */
  summary(raidId: string): Promise<RaidSummary | Rejected>
  achievements(whose: CharacterOwner, raid: string | null): Promise<OwnAchievementList | Rejected>
  guildAchievements(
    guildId: string,
    raid: string | null,
  ): Promise<AchievementsOfRaid<GuildAchievement>[] | Rejected>
  leaderboard(by: LeaderboardKind, asked: LeaderboardRequest): Promise<Leaderboard | Rejected>
  /**
   * Returns a page of a character's history.
   * @param character an id of any character in the guild; null for the person's active one
   */
  history(whose: CharacterOwner, character: string | null, page: number): Promise<CharacterHistory | Rejected>
  /** Returns a person's results as the Boss of raids. */
  bossHistory(whose: CharacterOwner, page: number): Promise<BossPlayerHistory | Rejected>
  /** Returns a raid that was played to its end, with everybody's rewards. */
  run(guildId: string, code: string): Promise<RunDetails | Rejected>
  /** Finds finished raids by the beginning of their code or a part of the raid's title, the latest first. */
  past(guildId: string, typed: string, also: { abandoned: boolean }): Promise<PastRaidReference[]>
  /**
   * Returns a chapter of a finished raid.
   * @param at the index of the chapter. If there is no such chapter, the nearest is returned
   */
  replay(guildId: string, code: string, at: number): Promise<ReplayChapter | Rejected>
}
