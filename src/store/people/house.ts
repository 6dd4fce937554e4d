/**
 * House players: computer players that fill empty seats. The id of one contains its level and its name, and all guilds
 * share its row of `Player`.
 */
import { isNamelessPlayer, NAMELESS_PREFIX } from './nameless.ts'

const PREFIX = 'house-'

/** The levels at which house players can play. */
export const HOUSE_PLAYER_LEVELS = ['easy', 'able', 'strong'] as const
/** The levels of computer players that plan in imagined games. */
export const LEVELS_THAT_PLAN = ['able', 'strong'] as const satisfies readonly HousePlayerLevel[]
export type HousePlayerLevel = (typeof HOUSE_PLAYER_LEVELS)[number]

/** The names of house players: enough for every raid, also if people at the table have some of them. */
const NAMES = [
  'Brakka',
  'Thalwen',
  'Orsik',
  'Mirelle',
  'Durgan',
  'Sheya',
  'Kelduin',
  'Zuljai',
  'Ruskar',
  'Nyala',
  'Torvuk',
  'Elowen',
  'Grimbo',
  'Vaelis',
  'Hurrag',
  'Pellwyn',
] as const

/** The id that stands for the Boss player in announcements if the computer plays the Boss. */
export const COMPUTER_BOSS_PLAYER_ID = `${PREFIX}boss`

interface HousePlayer {
  readonly id: string
  readonly name: string
  readonly level: HousePlayerLevel
}

const ALL: ReadonlyMap<string, HousePlayer> = new Map(
  HOUSE_PLAYER_LEVELS.flatMap((level) =>
    NAMES.map((name) => {
      const id = `${PREFIX}${level}-${name.toLowerCase()}`
      return [id, { id, name, level }] as const
    }),
  ),
)

/** Returns the house players of a level, in the order in which they are seated. */
export const housePlayersOfLevel = (level: HousePlayerLevel): HousePlayer[] =>
  [...ALL.values()].filter((one) => one.level === level)

interface WithId {
  readonly id: string
}

/** Whether the player is a house player, also one of a level that this version doesn't know. */
export const isHousePlayer = ({ id }: WithId): boolean => id.startsWith(PREFIX)

/** Returns the level of a house player; null for any other player. */
export const levelOfHousePlayer = ({ id }: WithId): HousePlayerLevel | null =>
  isHousePlayer({ id }) ? (ALL.get(id)?.level ?? HOUSE_PLAYER_LEVELS[0]) : null

/** Returns the name of the house player with this id. */
export const nameOfHousePlayer = ({ id }: WithId): string => ALL.get(id)?.name ?? ''

/** Whether the computer plays every seat of this player: a house player, or a nameless player. */
export const isComputerPlayer = (player: WithId): boolean => isHousePlayer(player) || isNamelessPlayer(player)

/** The pattern of the ids of computer players, for SIMILAR TO in SQL. */
export const COMPUTER_PLAYER_ID_SQL_PATTERN = `(${PREFIX}|${NAMELESS_PREFIX})%`

/** The pattern of the ids of house players that plan, for SIMILAR TO in SQL. */
export const PLANNING_PLAYER_ID_SQL_PATTERN = `${PREFIX}(${LEVELS_THAT_PLAN.join('|')})-%`

/** Matches the mention of a house player, which Discord can't show. */
export const HOUSE_PLAYER_MENTION_PATTERN = new RegExp(`<@(${PREFIX}[0-9a-z-]+)>`, 'g')
