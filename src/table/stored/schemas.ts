/**
 * The schemas of stored JSON. They check only what distinguishes variants, because the bot itself wrote the JSON
 * from its own types.
 */

import { z } from 'zod'
import {
  type Card,
  type Game,
  type GameCorrection,
  type GameEvent,
  type Input,
  type Seat,
  type Setup,
  STOP_SETTINGS,
} from '../../engine/index.ts'
import { userText } from '../../texts/user-text.ts'
import type { Announcement, AnswerOnBehalf } from '../model/announcement.ts'
import type { InputConsequences } from '../model/consequences.ts'
import { INSTRUCTION_KINDS } from '../model/instructions.ts'
import { isPublicReasonTerm, type MoveReason, type PublicReasonTerm } from '../model/move-reason.ts'

const KINDS = [
  'lobby',
  'started',
  'news',
  'prompt',
  'ended',
  'corrected',
  'treasure',
  'motion',
  'reminder',
  'warning',
  'onBehalf',
  'replaced',
  'computerPlays',
  'vacated',
  'takeover',
  'takeoverEnded',
  'asleep',
  'own',
  'awake',
  'agreed',
  'gathering',
  'fallen',
  'spirits',
] as const satisfies readonly Announcement['kind'][]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isGame = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.engine === 'number' &&
  typeof value.cards === 'string' &&
  [value.players, value.frames, value.chain, value.play, value.rng].every(Array.isArray) &&
  isRecord(value.objects)

const isCard = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.type === 'string' &&
  Array.isArray(value.powers)

export const gameSchema = z.custom<Game>(isGame, 'is not a game')
export const cardsSchema = z.array(z.custom<Card>(isCard, 'is not a card'))

const kindOf = (value: unknown): unknown => (isRecord(value) ? value.kind : undefined)

export const announcementSchema = z.custom<Announcement>(
  (value) => KINDS.some((kind) => kind === kindOf(value)),
  'is not an announcement',
)

export const consequencesSchema: z.ZodType<InputConsequences> = z.object({
  events: z.array(z.custom<GameEvent>((value) => typeof kindOf(value) === 'string', 'is not an event')),
  objects: z.record(z.string(), z.object({ card: z.string(), controller: z.number() })),
})

/** The first entry of a raid's log. Together with the inputs it defines the game. */
export interface StartLogEntry {
  kind: 'start'
  seed: string
  setup: Setup
}

const isSetup = (value: unknown): boolean =>
  isRecord(value) && typeof value.raid === 'string' && Array.isArray(value.seats)

const seat = z.number().int()
/** The destinations of a correction that moves a card without showing it to everybody. */
export const DESTINATIONS_OF_UNSEEN_MOVE = ['hand', 'deckTop', 'deckBottom', 'graveyard', 'removed'] as const

export const gameCorrectionSchema: z.ZodType<GameCorrection> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('damage'), object: z.number(), damage: z.number() }),
  z.object({ kind: z.literal('abandon') }),
  z.object({ kind: z.literal('answer'), decision: z.number(), picks: z.array(z.string()) }),
  z.object({ kind: z.literal('kick'), player: seat }),
  z.object({ kind: z.literal('endTurn') }),
  z.object({ kind: z.enum(['exhaust', 'ready', 'flip']), object: z.number() }),
  z.object({ kind: z.literal('counters'), object: z.number(), counter: z.string(), n: z.number() }),
  z.object({ kind: z.literal('attach'), object: z.number(), host: z.number() }),
  z.object({
    kind: z.literal('move'),
    object: z.number(),
    to: z.enum([...DESTINATIONS_OF_UNSEEN_MOVE, 'play']),
  }),
  z.object({
    kind: z.literal('moveUnseen'),
    player: seat,
    from: z.enum(['hand', 'deck']),
    to: z.enum(DESTINATIONS_OF_UNSEEN_MOVE),
  }),
  z.object({ kind: z.enum(['draw', 'addResources', 'removeResources']), player: seat, n: z.number() }),
])

/** An undo in a raid's log. It returns the game to its state after the input `to`. */
export interface UndoLogEntry {
  kind: 'undo'
  seat: Seat
  to: number
  steps: number
  lost: Seat[]
}

const people = z.string().transform(userText)

/** The schema of an entry of a raid's log. */
export const logEntrySchema: z.ZodType<Input | StartLogEntry | UndoLogEntry> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('start'), seed: z.string(), setup: z.custom<Setup>(isSetup, 'is no setup') }),
  z.object({ kind: z.literal('answer'), decision: z.number(), seat, picks: z.array(z.string()) }),
  z.object({ kind: z.literal('concede'), seat }),
  z.object({
    kind: z.literal('adjust'),
    seat,
    change: gameCorrectionSchema,
    reason: people,
    by: people.optional(),
  }),
  z.object({ kind: z.literal('replace'), seat, name: people }),
  z.object({ kind: z.literal('stops'), seat, stops: z.enum(STOP_SETTINGS) }),
  z.object({ kind: z.literal('undo'), seat, to: seat, steps: z.number().int(), lost: z.array(seat) }),
])

/** The schema of a log entry that an autopilot instruction caused, with the kind of the instruction. */
export const byInstructionLogEntrySchema = z.object({ order: z.enum(INSTRUCTION_KINDS) })

/** The schema of a log entry with public consequences, which the raid's log shows. */
export const narratedLogEntrySchema = z.object({ told: z.literal(true) })

/** The schema of a log entry that the clock or a friend made for an absent player. */
export const onBehalfLogEntrySchema = z.object({
  how: z.custom<AnswerOnBehalf>((value) => typeof kindOf(value) === 'string', 'is not on behalf of anybody'),
})

/** The schema of a log entry with the reason of a computer player that plans. */
export const logEntryWithReasonSchema: z.ZodType<{ reason: MoveReason }> = z.object({
  reason: z.object({ seat, term: z.custom<PublicReasonTerm>(isPublicReasonTerm, 'is no term') }),
})

/** The schema of a deck or a part of one: numbers of copies by card id. */
export const cardCopiesSchema = z.record(z.string(), z.number().int().positive())

/** The schema of a constructed deck, whose hero may differ from the character's. */
export const constructedDeckSchema = z.object({
  hero: z.string(),
  cards: cardCopiesSchema,
  side: cardCopiesSchema.nullable().default(null),
  draft: cardCopiesSchema.nullable().default(null),
})

/** The schema of the cards that were chosen for a level, before it is confirmed. */
export const levelDraftSchema = z.object({
  level: z.number().int(),
  cardsIn: z.array(z.string()),
  cardsOut: z.array(z.string()),
})

/** Whether a text has the form of a raid's id (a GUID). */
export const isGuid = (id: string): boolean => z.guid().safeParse(id).success
