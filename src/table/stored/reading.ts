/**
 * Reads stored data from the database into today's types. All stored data names its schema version. Data of an older
 * version is migrated step by step. Data of a newer version, and data that can't be read, is refused and left
 * unchanged.
 */
import { z } from 'zod'
import type { TreasureCard } from '../../campaign/treasure.ts'
import { type Card, type Game, type Input, raidOf, SCHEMA_VERSION } from '../../engine/index.ts'
import '../../raids/index.ts' // registers the raids
import { DamagedData } from '../../store/database/compress.ts'
import type { Announcement } from '../model/announcement.ts'
import type { Consequences } from '../model/consequences.ts'
import { FIRST_SCHEMA_VERSION, migrate, parseStored, requireJsonObject } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { isJsonObject, type JsonObject, type Migration } from './migrations/migration.ts'
import {
  announcementSchema,
  cardsSchema,
  consequencesSchema,
  gameSchema,
  logEntrySchema,
  type StoredStart,
  type StoredUndo,
} from './schemas.ts'
import { UnreadableState } from './unreadable.ts'

/** Adds the schema version to data that is to be stored. */
export const withVersion = <T extends object>(thing: T): T & { shape: number } => ({
  ...thing,
  shape: SCHEMA_VERSION,
})

/** The migrated games. Reading the same stored game twice returns the same object. */
const known = new WeakMap<object, Game>()

/**
 * @param stored the game as plain JSON, which becomes the game
 * @throws UnreadableState
 */
export function parseGame(stored: unknown): Game {
  const before = Object(stored) === stored ? known.get(Object(stored)) : undefined
  if (before) return before
  const game = read(stored, 'game', gameSchema, unnumbered)
  if (!isKnown(game)) throw new UnreadableState('newer', `there is no raid ${game.raid}`)
  if (isJsonObject(stored)) known.set(stored, game)
  return game
}

function isKnown(game: Game): boolean {
  try {
    return raidOf(game) !== undefined
  } catch {
    return false
  }
}

/** The first games had no number. They were of three schema versions, of which the last two are alike. */
function unnumbered({ objects }: JsonObject): number {
  const isMarked =
    isJsonObject(objects) && Object.values(objects).some((one) => isJsonObject(one) && one.starting === true)
  return isMarked ? 3 : 1
}

/** An entry of a raid's log. @throws UnreadableState */
export const parseLogEntry = (stored: unknown): Input | StoredStart | StoredUndo =>
  read(stored, 'entry', logEntrySchema)

/** The consequences of an entry. @throws UnreadableState */
export const parseConsequences = (stored: unknown): Consequences => read(stored, 'told', consequencesSchema)

/** @throws UnreadableState */
export function parseAnnouncement(stored: unknown): Announcement {
  const announcement = { ...read(stored, 'announcement', announcementSchema) }
  if ('shape' in announcement) delete announcement.shape
  return announcement
}

/**
 * Reads pinned card data. In schema version 1 it was a plain list without a version.
 * @throws UnreadableState
 */
export function parseCards(stored: unknown): Card[] {
  const { shape = 1, cards } = isJsonObject(stored) ? parseStored(pinnedSchema, stored) : { cards: stored }
  const older = z.array(z.unknown()).safeParse(cards)
  if (stored instanceof DamagedData || !older.success)
    throw new UnreadableState('broken', older.error ?? stored)
  const present = older.data.map((card) => (isJsonObject(card) ? migrated(card, 'card', shape) : card))
  return parseStored(cardsSchema, present)
}

const pinnedSchema = z.object({ shape: z.number(), cards: z.unknown() }).partial({ cards: true })

const namesKeySchema = z.object({ names: z.string() })

/** The key of the names of cards that are pinned beside card data; null if there are none. */
export const parseNamesKey = (stored: unknown): string | null =>
  namesKeySchema.safeParse(stored).data?.names ?? null

/** Reads pinned names of cards. @throws UnreadableState */
export const parseNames = (stored: unknown): string[] => parseStored(z.array(z.string()), stored)

const lootSchema = z.object({ treasure: z.array(z.custom<TreasureCard>(isJsonObject)) })

/**
 * Reads the possible treasure from the pinned data. In the first versions it was among the cards.
 * @throws UnreadableState
 */
export const parseTreasure = (stored: unknown): TreasureCard[] =>
  lootSchema.safeParse(stored).data?.treasure ?? parseCards(stored)

type Kind = Exclude<keyof Migration, 'what'>

function read<T>(
  stored: unknown,
  kind: Kind,
  schema: z.ZodType<T>,
  numberOf: (row: JsonObject) => number = () => FIRST_SCHEMA_VERSION,
): T {
  const row = requireJsonObject(stored)
  const { shape: number = numberOf(row) } = row
  return parseStored(schema, migrated(row, kind, number))
}

const migrated = (row: JsonObject, kind: Kind, from: unknown): JsonObject =>
  migrate(
    row,
    from,
    migrations.map((one) => one[kind]),
  )
