/**
 * House players: computer players that fill empty seats. The id of one contains its level and its name, and all guilds
 * share its row of `Player`.
 */
import { isNameless, NAMELESS_PREFIX } from './nameless.ts'

const PREFIX = 'house-'

/** The levels at which house players can play. */
export const HOUSE_LEVELS = ['easy', 'able', 'strong'] as const
/** The levels of computer players that plan in imagined games. */
export const PLANNING_LEVELS = ['able', 'strong'] as const satisfies readonly HouseLevel[]
export type HouseLevel = (typeof HOUSE_LEVELS)[number]

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

/** Stands for the Boss player in announcements if the computer plays the Boss. */
export const COMPUTER_BOSS = `${PREFIX}boss`

interface HousePlayer {
  readonly id: string
  readonly name: string
  readonly level: HouseLevel
}

const ALL: ReadonlyMap<string, HousePlayer> = new Map(
  HOUSE_LEVELS.flatMap((level) =>
    NAMES.map((name) => {
      const id = `${PREFIX}${level}-${name.toLowerCase()}`
      return [id, { id, name, level }] as const
    }),
  ),
)

/** Returns the house players of a level, in the order in which they are seated. */
export const housePlayersOfLevel = (level: HouseLevel): HousePlayer[] =>
  [...ALL.values()].filter((one) => one.level === level)

interface WithId {
  readonly id: string
}

/** Whether the player is a house player, also one of a level that this version doesn't know. */
export const isHousePlayer = ({ id }: WithId): boolean => id.startsWith(PREFIX)

/** Returns the level of a house player; null for any other player. */
export const houseLevelOf = ({ id }: WithId): HouseLevel | null =>
  isHousePlayer({ id }) ? (ALL.get(id)?.level ?? HOUSE_LEVELS[0]) : null

/** Returns the name of the house player with this id. */
export const houseNameOf = ({ id }: WithId): string => ALL.get(id)?.name ?? ''

/** Whether the computer plays every seat of this player: a house player, or a nameless player. */
export const isComputer = (player: WithId): boolean => isHousePlayer(player) || isNameless(player)

/** The pattern of these ids, for SIMILAR TO in SQL. */
export const COMPUTER_ID_PATTERN = `(${PREFIX}|${NAMELESS_PREFIX})%`

/** The pattern of the ids of house players that plan. */
export const PLANNER_ID_PATTERN = `${PREFIX}(${PLANNING_LEVELS.join('|')})-%`

/** Matches the mention of a house player, which Discord can't show. */
export const HOUSE_MENTION_PATTERN = new RegExp(`<@(${PREFIX}[0-9a-z-]+)>`, 'g')
