/**
 * Reads the companion's stored games into today's types. All stored data names its schema version. Data of an older
 * version is migrated step by step. Data of a newer version, and data that can't be read, is refused and left
 * unchanged.
 */
import { z } from 'zod'
import type { UserText } from '../../../texts/user-text.ts'
import { type CardListsWithBoard, CLASSES, FACTIONS, OVERLORDS } from '../../../war/cards.ts'
import { WAR_SCHEMA_VERSION, type WarEvent, type WarGame } from '../../../war/model.ts'
import type { VoteEventKind, WarSession } from '../../../war/session.ts'
import type { VoteProposal } from '../../../war/votes.ts'
import { personSchema } from '../../model/person.ts'
import {
  FIRST_SCHEMA_VERSION,
  migrateStoredObject,
  parseStoredValue,
  requireJsonObject,
} from '../../stored/migrate.ts'
import { isJsonObject } from '../../stored/migrations/migration.ts'
import type { WarAnnouncement } from '../contract.ts'
import { warMigrations } from './migrations/index.ts'
import type { WarMigration } from './migrations/migration.ts'

const setupSchema = z.object({
  overlord: z.enum(OVERLORDS),
  redraw: z.boolean(),
  leader: personSchema,
  people: z.array(z.object({ person: personSchema, faction: z.enum(FACTIONS), cls: z.enum(CLASSES) })),
})
export type StoredWarSetup = z.infer<typeof setupSchema>

/** Whether a value looks like a stored game. The bot itself wrote it, so little is checked. */
const isGame = (value: unknown): boolean =>
  isJsonObject(value) &&
  [value.rng, value.players, value.quests, value.todo, value.merchant].every(Array.isArray) &&
  isJsonObject(value.piles) &&
  isJsonObject(value.destiny) &&
  typeof value.asked === 'number'
const gameSchema = z.custom<WarGame>(isGame, 'is no game of the companion')

const isSession = (value: unknown): boolean =>
  isJsonObject(value) && typeof value.seq === 'number' && Array.isArray(value.line)
const sessionSchema = z.custom<WarSession>(isSession, 'is no session')

const areLists = (value: unknown): boolean =>
  isJsonObject(value) && Object.values(value).every((one) => Array.isArray(one) || typeof one === 'number')
const ownSchema = z.custom<Partial<CardListsWithBoard>>(areLists, 'are no lists')

/** The stored consequences of an entry, and the name of the person who made it. */
export interface WarConsequences {
  events: WarEvent[]
  voted: VoteEventKind | null
  by: UserText
  about?: VoteProposal
  reminder?: NonNullable<WarAnnouncement['reminder']>
}
const areConsequences = (value: unknown): boolean =>
  isJsonObject(value) && Array.isArray(value.events) && typeof value.by === 'string'
const consequencesSchema = z.custom<WarConsequences>(areConsequences, 'are no consequences of an entry')

/** Adds the schema version to data that is to be stored. */
export const withWarSchemaVersion = <T extends object>(thing: T): T & { shape: number } => ({
  ...thing,
  shape: WAR_SCHEMA_VERSION,
})

type Kind = Exclude<keyof WarMigration, 'what'>

function read<T>(stored: unknown, kind: Kind, schema: z.ZodType<T>): T {
  const row = requireJsonObject(stored)
  const { shape: number = FIRST_SCHEMA_VERSION } = row
  return parseStoredValue(
    schema,
    migrateStoredObject(
      row,
      number,
      warMigrations.map((one) => one[kind]),
    ),
  )
}

/** Parses the stored setup of a game. @throws UnreadableState */
export const parseWarSetup = (stored: unknown): StoredWarSetup => read(stored, 'setup', setupSchema)

export function parseImportedWarCardLists(stored: unknown): Partial<CardListsWithBoard> {
  const { shape: _, ...own } = { shape: FIRST_SCHEMA_VERSION, ...read(stored, 'lists', ownSchema) }
  return own
}

export const parseWarConsequences = (stored: unknown): WarConsequences =>
  read(stored, 'consequences', consequencesSchema)

/** Parses the announcement of an entry from the outbox. @throws UnreadableState */
export function parseWarAnnouncement(stored: unknown): WarAnnouncement {
  const consequences = parseWarConsequences(stored)
  return { seq: parseStoredValue(z.number(), Reflect.get(Object(stored), 'seq')), ...consequences }
}

/**
 * Parses a stored game.
 * @param lists the card lists, which are stored separately from the game
 * @throws UnreadableState
 */
export const parseWarGame = (stored: unknown, lists: CardListsWithBoard): WarGame => ({
  ...read(stored, 'game', gameSchema),
  lists,
})

export function parseWarSession(stored: unknown, lists: CardListsWithBoard): WarSession {
  const session = read(stored, 'session', sessionSchema)
  return { ...session, game: parseWarGame(session.game, lists) }
}
