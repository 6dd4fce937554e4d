/**
 * What comes out of the database of the companion's games, as things of today. Everything names its shape: an older one
 * is carried over, step by step; a newer one, and what can't be read, is refused and left as it is.
 */
import { z } from 'zod'
import type { UserText } from '../../../texts/user-text.ts'
import { CLASSES, FACTIONS, type Lists, OVERLORDS } from '../../../war/cards.ts'
import { SHAPE, type War, type WarEvent } from '../../../war/model.ts'
import type { About } from '../../../war/motions.ts'
import type { Session, Voted } from '../../../war/session.ts'
import { personSchema } from '../../people.ts'
import { carry, FIRST, parsed, rowFrom } from '../../stored/carrying.ts'
import { isRow } from '../../stored/migrations/migration.ts'
import type { WarNews } from '../contract.ts'
import { warMigrations } from './migrations/index.ts'
import type { WarMigration } from './migrations/migration.ts'

const setupShape = z.object({
  overlord: z.enum(OVERLORDS),
  redraw: z.boolean(),
  leader: personSchema,
  people: z.array(z.object({ person: personSchema, faction: z.enum(FACTIONS), cls: z.enum(CLASSES) })),
})
export type StoredSetup = z.infer<typeof setupShape>

/** What we wrote ourselves is checked as far as it tells things apart. */
const isGame = (value: unknown): boolean =>
  isRow(value) &&
  [value.rng, value.players, value.quests, value.todo, value.merchant].every(Array.isArray) &&
  isRow(value.piles) &&
  isRow(value.destiny) &&
  typeof value.asked === 'number'
const gameShape = z.custom<War>(isGame, 'is no game of the companion')

const isSession = (value: unknown): boolean =>
  isRow(value) && typeof value.seq === 'number' && Array.isArray(value.line)
const sessionShape = z.custom<Session>(isSession, 'is no session')

const areLists = (value: unknown): boolean =>
  isRow(value) && Object.values(value).every((one) => Array.isArray(one) || typeof one === 'number')
const ownShape = z.custom<Partial<Lists>>(areLists, 'are no lists')

/** What an entry has brought about, and who made it. */
export interface Told {
  events: WarEvent[]
  voted: Voted | null
  by: UserText
  about?: About
  reminder?: NonNullable<WarNews['reminder']>
}
const isTold = (value: unknown): boolean =>
  isRow(value) && Array.isArray(value.events) && typeof value.by === 'string'
const toldShape = z.custom<Told>(isTold, 'is nothing that was told')

/** What is stored of a thing besides itself. */
export const shaped = <T extends object>(thing: T): T & { shape: number } => ({ ...thing, shape: SHAPE })

type Kind = Exclude<keyof WarMigration, 'what'>

function read<T>(stored: unknown, kind: Kind, shape: z.ZodType<T>): T {
  const row = rowFrom(stored)
  const { shape: number = FIRST } = row
  return parsed(
    shape,
    carry(
      row,
      number,
      warMigrations.map((one) => one[kind]),
    ),
  )
}

/** @throws Unreadable, as all of these */
export const setupFrom = (stored: unknown): StoredSetup => read(stored, 'setup', setupShape)

export function ownListsFrom(stored: unknown): Partial<Lists> {
  const { shape: _, ...own } = { shape: FIRST, ...read(stored, 'lists', ownShape) }
  return own
}

export const toldFrom = (stored: unknown): Told => read(stored, 'told', toldShape)

/** What everybody hears of an entry, in the outbox. */
export function warNewsFrom(stored: unknown): WarNews {
  const told = toldFrom(stored)
  return { seq: parsed(z.number(), Reflect.get(Object(stored), 'seq')), ...told }
}

/** @param lists are kept once, beside the game */
export const gameFrom = (stored: unknown, lists: Lists): War => ({
  ...read(stored, 'game', gameShape),
  lists,
})

export function sessionFrom(stored: unknown, lists: Lists): Session {
  const session = read(stored, 'session', sessionShape)
  return { ...session, game: gameFrom(session.game, lists) }
}
