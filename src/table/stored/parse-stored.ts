/**
 * Reads stored data from the database into today's types. All stored data names its schema version. Data of an older
 * version is migrated step by step. Data of a newer version, and data that can't be read, is refused and left
 * unchanged.
 */
import { z } from 'zod'
import type { TreasureCard } from '../../campaign/treasure.ts'
import {
  type Card,
  type Game,
  type Input,
  raidDescriptionOfGame,
  SCHEMA_VERSION,
} from '../../engine/index.ts'
import '../../raids/index.ts' // This import registers the raids.
import { DamagedJson } from '../../store/database/compress.ts'
import type { Announcement } from '../model/announcement.ts'
import type { InputConsequences } from '../model/consequences.ts'
import { FIRST_SCHEMA_VERSION, migrateStoredObject, parseStoredValue, requireJsonObject } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { isJsonObject, type JsonObject, type Migration } from './migrations/migration.ts'
import {
  announcementSchema,
  cardsSchema,
  consequencesSchema,
  gameSchema,
  logEntrySchema,
  type StartLogEntry,
  type UndoLogEntry,
} from './schemas.ts'
import { UnreadableState } from './unreadable.ts'

/** Adds the schema version to data that is to be stored. */
export const withSchemaVersion = <T extends object>(thing: T): T & { shape: number } => ({
  ...thing,
  shape: SCHEMA_VERSION,
})

/** The parsed games by their stored JSON, so that parsing the same JSON twice returns the same object. */
const known = new WeakMap<object, Game>()

/** Parses a stored game. @param stored the game as plain JSON, which becomes the game @throws UnreadableState */
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
    return raidDescriptionOfGame(game) !== undefined
  } catch {
    return false
  }
}

/**
 * Returns the schema version of a game that was stored without one: 3 if its starting heroes are marked, otherwise
 * 1.
 */
function unnumbered({ objects }: JsonObject): number {
  const isMarked =
    isJsonObject(objects) && Object.values(objects).some((one) => isJsonObject(one) && one.starting === true)
  return isMarked ? 3 : 1
}

/** Parses an entry of a raid's log. @throws UnreadableState */
export const parseLogEntry = (stored: unknown): Input | StartLogEntry | UndoLogEntry =>
  read(stored, 'entry', logEntrySchema)

/** Parses the consequences of an entry of a raid's log. @throws UnreadableState */
export const parseConsequences = (stored: unknown): InputConsequences =>
  read(stored, 'consequences', consequencesSchema)

/** Parses a stored announcement. @throws UnreadableState */
export function parseAnnouncement(stored: unknown): Announcement {
  const announcement = { ...read(stored, 'announcement', announcementSchema) }
  if ('shape' in announcement) delete announcement.shape
  return announcement
}

/**
 * Reads pinned card data. In schema version 1 it was a plain list without a version.
 * @throws UnreadableState
 */
export function parsePinnedCards(stored: unknown): Card[] {
  const { shape = 1, cards } = isJsonObject(stored)
    ? parseStoredValue(pinnedSchema, stored)
    : { cards: stored }
  const older = z.array(z.unknown()).safeParse(cards)
  if (stored instanceof DamagedJson || !older.success)
    throw new UnreadableState('broken', older.error ?? stored)
  const present = older.data.map((card) => (isJsonObject(card) ? migrated(card, 'card', shape) : card))
  return parseStoredValue(cardsSchema, present)
}

const pinnedSchema = z.object({ shape: z.number(), cards: z.unknown() }).partial({ cards: true })

const namesKeySchema = z.object({ names: z.string() })

/** Returns the key of the list of card names that belongs to pinned card data; null if there is none. */
export const parseKeyOfPinnedCardNames = (stored: unknown): string | null =>
  namesKeySchema.safeParse(stored).data?.names ?? null

/** Reads pinned names of cards. @throws UnreadableState */
export const parsePinnedCardNames = (stored: unknown): string[] =>
  parseStoredValue(z.array(z.string()), stored)

const lootSchema = z.object({ treasure: z.array(z.custom<TreasureCard>(isJsonObject)) })

/**
 * Reads the possible treasure from pinned card data. In the first versions it was among the cards.
 * @throws UnreadableState
 */
export const parsePossibleTreasure = (stored: unknown): TreasureCard[] =>
  lootSchema.safeParse(stored).data?.treasure ?? parsePinnedCards(stored)

type Kind = Exclude<keyof Migration, 'what'>

function read<T>(
  stored: unknown,
  kind: Kind,
  schema: z.ZodType<T>,
  numberOf: (row: JsonObject) => number = () => FIRST_SCHEMA_VERSION,
): T {
  const row = requireJsonObject(stored)
  const { shape: number = numberOf(row) } = row
  return parseStoredValue(schema, migrated(row, kind, number))
}

const migrated = (row: JsonObject, kind: Kind, from: unknown): JsonObject =>
  migrateStoredObject(
    row,
    from,
    migrations.map((one) => one[kind]),
  )
