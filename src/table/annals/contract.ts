/** What the table remembers for a guild: Achievements, leaderboards, histories, and raids that are over. */
import type { BossSheet } from '../../campaign/boss-sheet.ts'
import type { GuildHonour, OwnHonour, RaidHonours } from '../../campaign/honours.ts'
import type { Ranking } from '../../campaign/ranking.ts'
import type { CardId, GameEvent, ObjectId, Seat, View } from '../../engine/index.ts'
import type { UserText } from '../../texts/user-text.ts'
import type { NamedObject, Person, RaidCard, RaidCards, RaidStatus, Rejected } from '../contract.ts'
import type { Whose } from '../raiders/contract.ts'

/** A character as leaderboards and histories name it. */
export interface Hero {
  id: string
  name: UserText
  person: Person
  hero: CardId
  class: string
  level: number
  retired: boolean
}

export interface OwnHonours {
  /** How many characters they have, retired ones too. */
  characters: number
  raids: RaidHonours<OwnHonour>[]
}

/** Which raids are looked at; all of the guild's unless told. */
export interface Asked {
  guildId: string
  viewer: string // whose own place is told
  raid: string | null
  mode: string | null
}

export const LEADERBOARDS = ['xp', 'wins', 'fastest', 'bosses'] as const
export type LeaderboardKind = (typeof LEADERBOARDS)[number]

export type Leaderboard =
  | { by: 'xp'; ranking: Ranking<{ hero: Hero; xp: number }> }
  | { by: 'wins'; ranking: Ranking<{ hero: Hero; total: number; byMode: { mode: string; wins: number }[] }> }
  | { by: 'fastest'; ranking: Ranking<FastClear> }
  | { by: 'bosses'; ranking: Ranking<BossPlace> }

/** A person who has been the Boss of raids: how many, how many of them the raiders lost, and raiders felled in all. */
export interface BossPlace {
  person: Person
  runs: number
  held: number
  felled: number
}

export interface FastClear {
  code: string
  raid: string
  mode: string
  turns: number
  endedAt: Date
  raiders: number
  party: Fellow[]
}

/** Somebody who sat in a raid. */
export interface Fellow {
  character: UserText
  person: Person
}

/** A raid that is over, as lists name it. */
export interface PastRaidName {
  code: string
  raid: string
  mode: string
  status: RaidStatus
  endedAt: Date | null
}

export interface HistoryRun extends PastRaidName {
  turns: number | null // null when nobody counted
  xp: number
  /** How often /judge moved something. */
  corrections: number
  /** The others. */
  with: Fellow[]
}

export interface History {
  hero: Hero
  /** All characters of that person, the active one first. */
  characters: { id: string; name: UserText }[]
  /** Whether they have been the Boss of a raid, too. */
  asBoss: boolean
  /** From 1, the newest. */
  page: number
  pages: number
  count: number
  runs: HistoryRun[]
}

/** A raid in which somebody was the Boss. */
export interface BossHistoryRun extends PastRaidName {
  turns: number
  raiders: number
  felled: number
  corrections: number
}

/** A page of them. */
export interface BossHistory {
  /** From 1, the newest. */
  page: number
  pages: number
  /** The person's. */
  name: UserText
  sheet: BossSheet
  runs: BossHistoryRun[]
}

export interface RunCard extends PastRaidName {
  cards: RaidCards
  leader: Person
  turns: number | null
  damage: number | null
  bosses: number | null
  /** How often /judge moved cards, damage or resources; with any it is on no leaderboard. */
  corrections: number
  achievements: CardId[]
  /** Who played the lair, with how many raiders felled of how many; null where it plays by itself. */
  boss: { person: Person | null; ownDeck: boolean; felled: number; raiders: number } | null
  /** Each character once. */
  party: RunFellow[]
}

export interface RunFellow extends Fellow {
  characterId: string
  hero: CardId
  xp: number
  /** The ledger; `reason` is its word. */
  entries: LedgerLine[]
}

export interface LedgerLine {
  reason: string
  amount: number
  note: UserText | null
  /** Who corrected. */
  by: UserText | null
}

/** A page of a raid that is over. */
export type ChapterName =
  | { kind: 'opening' } // before the first turn
  | { kind: 'turn'; number: number; seat: Seat }

/** A raid that is over, told turn by turn, as everybody may know it. */
export interface ReplayCard {
  raid: RaidCard
  chapters: ChapterName[]
  /** Which of them is shown, as an index. */
  at: number
  /** What happened in it, input by input. */
  news: ChapterNews[]
  /** The table as it was left then; null when today's rules can't rebuild it. */
  board: View | null
  /** Why boards are missing, for whoever runs the bot; null when none are. */
  trouble: string | null
}

export interface ChapterNews {
  events: GameEvent[]
  objects: Record<ObjectId, NamedObject>
}

/** What a raider did in a raid, with all cards of theirs. */
export interface Deeds {
  seat: Seat
  dealt: number
  healed: number
  taken: number
  killed: number // cards of the lair
}

/** Of the lair's hero, at the end of a turn; turn 0 is before the first. */
export interface HealthPoint {
  turn: number
  left: number
  of: number
}

/** Where a raid turned. `from` and `to` are seats; the lair's is the last. */
export type Moment =
  | { kind: 'levelUp'; turn: number; card: CardId; level: number }
  | { kind: 'boss'; turn: number; card: CardId } // destroyed
  | { kind: 'stage'; turn: number; card: CardId } // of a Boss who fights on as that card
  | { kind: 'fell'; turn: number; seat: Seat; why: 'destroyed' | 'decked' | 'conceded' }
  | { kind: 'beaten'; turn: number }
  | { kind: 'earned'; turn: number; card: CardId }
  | { kind: 'blow'; turn: number; from: Seat | null; card: CardId; to: Seat | null; amount: number } // the hardest

export interface RaidSummary {
  turns: number
  raiders: Deeds[]
  health: HealthPoint[]
  /** In their order. */
  moments: Moment[]
  /** How often /judge moved cards, damage or resources. */
  corrections: number
}

/** An Achievement as a goal of a raid that is on. */
export interface Goal {
  card: CardId
  earned: boolean
  /** "7 of 20", where it says how many. */
  progress: { now: number; of: number } | null
}

export interface Goals {
  raid: RaidCard
  goals: Goal[]
}

export interface Annals {
  /** What can be earned in the raid that is on, and how near it is. */
  goals(raidId: string): Promise<Goals | Rejected>
  /** What a raid came to, as far as it has gone. */
  summary(raidId: string): Promise<RaidSummary | Rejected>
  achievements(whose: Whose, raid: string | null): Promise<OwnHonours | Rejected>
  guildAchievements(guildId: string, raid: string | null): Promise<RaidHonours<GuildHonour>[] | Rejected>
  leaderboard(by: LeaderboardKind, asked: Asked): Promise<Leaderboard | Rejected>
  /** @param character an id, of anybody in the guild; null for the active one of `whose` */
  history(whose: Whose, character: string | null, page: number): Promise<History | Rejected>
  /** What somebody has done as the Boss of raids. */
  bossHistory(whose: Whose, page: number): Promise<BossHistory | Rejected>
  /** A raid that was seen through, with what it earned whom. */
  run(guildId: string, code: string): Promise<RunCard | Rejected>
  /** Raids that are over, by the beginning of a code or a part of the raid's name, the latest first. */
  past(guildId: string, typed: string, also: { abandoned: boolean }): Promise<PastRaidName[]>
  /** @param at an index of its chapters; the nearest when there is none of it */
  replay(guildId: string, code: string, at: number): Promise<ReplayCard | Rejected>
}
