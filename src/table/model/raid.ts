/** The types of a raid and its seats, in the form that callers of the table get. */
import type { WeeklyChallenge } from '../../campaign/challenge.ts'
import type { Card, CardId, Seat } from '../../engine/index.ts'
import type { HousePlayerLevel } from '../../store/people/house.ts'
import type { UserText } from '../../texts/user-text.ts'
import type { LobbySettings } from './lobby.ts'
import type { Person } from './person.ts'

interface RaidRef {
  id: string
  code: string // The short code by which people call the raid: "7KQ2TB".
}

export type RaidStatus = 'lobby' | 'playing' | 'won' | 'lost' | 'drawn' | 'abandoned'

export interface SeatInfo {
  seat: Seat
  person: Person
  characterId: string
  character: UserText // The name of the character, or the player's own name for a house player.
  hero: CardId
  level: number
  // The key of the starter deck that the character began with: "horde-rogue". `hasConstructedDeck` recognizes the keys
  // of constructed decks, and `hasOwnBossDeck` recognizes a Boss player's own deck.
  deck: string
  byHand?: CardId[] // cards of a constructed deck whose text the bot doesn't know, until the raid begins
  boss?: true // The person plays the lair and has no character.
  awayUntil: string | null // The end of the person's vacation (ISO 8601); null if they are not away.
  takenOver?: true // The computer plays for the absent person.
}

/** The deck of a Boss player: the printed one, or their own. */
export type BossDeckChoice = 'printed' | 'own'

/**
 * The cards of a raid and their tokens. Before the raid begins they are today's cards, afterwards those that it began
 * with.
 */
export interface RaidCards {
  get(id: CardId): Card | undefined
  values(): Iterable<Card>
}

/** The part of a raid's data that is stored in announcements. */
export type RaidInAnnouncement = Omit<
  RaidInfo,
  'cards' | 'lobby' | 'challenge' | 'record' | 'bossLevel' | 'hints'
>

/** The median time for which raids were played, without breaks. */
export interface MedianDuration {
  /** The median duration in minutes, at least 1. */
  readonly minutes: number
  /** The number of raids of which this is the median. */
  readonly runs: number
}

/** The number of a guild's finished raids on one difficulty, and of those that were won. */
export interface GuildRaidRecord {
  readonly runs: number
  readonly wins: number
  /** The median time of the newest of these raids; null if fewer than three were measured. */
  readonly time: MedianDuration | null
}

export interface RaidInfo extends RaidRef {
  raid: string // The name of the raid, such as "deadmines".
  mode: string
  status: RaidStatus
  guildId: string
  channelId: string
  threadId: string | null
  leader: Person
  seats: SeatInfo[]
  version: number // The number of the raid's last input; 0 before the first one.
  cards: RaidCards
  lobby: LobbySettings // The settings that were agreed in the lobby.
  challenge: WeeklyChallenge | null // The weekly challenge that this raid plays; null for other raids.
  hints: boolean // Whether players may ask the computer for hints.
  bossLevel: HousePlayerLevel // the level at which the computer plays the Boss if no person does
  record: GuildRaidRecord | null // The guild's record in earlier raids of this kind; null outside of a lobby.
  asleep: boolean // The raid was silent for so long that nobody is reminded of it.
}
