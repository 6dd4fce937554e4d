/** Instructions as they are kept in a seat's JSON column. What another version wrote, and we can't read, is gone. */
import { z } from 'zod'
import { orElse } from '../or-else.ts'

/** When passing for a seat ends: as its turn or anybody's begins, something of it is targeted or attacked, the chain is empty. */
export const UNTILS = ['turn', 'turnOver', 'targeted', 'attacked', 'chain'] as const
export type Until = (typeof UNTILS)[number]

/** Why attacks that were to follow are not made: somebody else protected, the lair did something, one can't be made. */
export const STOPS_OF_ATTACKS = ['protected', 'between', 'gone'] as const

const id = z.number().int().positive()
const card = z.string()

const orderShape = z.discriminatedUnion('kind', [
  z.object({
    id,
    kind: z.literal('until'),
    until: z.enum(UNTILS),
    /** It was given where the seat was free to act, so it ends that turn; otherwise its own turn is left alone. */
    endsTurn: z.boolean(),
  }),
  /** Is asked at every protect and strike point, whatever else it has ordered. */
  z.object({ id, kind: z.literal('hold') }),
  /** In its own turn it passes on its own links, and where the turn begins and ends. */
  z.object({ id, kind: z.literal('brief') }),
  /** Answers once, ahead, in this very window: see `momentOf`. Without a move it passes. */
  z.object({
    id,
    kind: z.literal('ahead'),
    moment: z.string(),
    /** What is still to be picked, one after the other: the move, then its target. */
    move: z.array(z.string()).optional(),
    /** Whose move it is. */
    card: card.optional(),
    /** It is being announced. */
    begun: z.literal(true).optional(),
  }),
  /** Passes whenever this is topmost: a card, or the effect that is written there in its data. */
  z.object({ id, kind: z.literal('pass'), card, path: z.string().nullable() }),
  /** Of its triggered effects that wait together, this one always goes first. */
  z.object({ id, kind: z.literal('first'), among: z.array(z.string()), first: z.string() }),
  /** Always says so where that card asks whether it wants to. */
  z.object({ id, kind: z.literal('say'), card, answer: z.enum(['yes', 'no']) }),
  /** In the attack that goes on: what is struck with, and a move in its window; when quiet, nothing else. */
  z.object({
    id,
    kind: z.literal('fight'),
    attacker: z.number(),
    strikes: z.array(z.string()),
    move: z.array(z.string()),
    quiet: z.boolean(),
    /** The move is being announced. */
    begun: z.literal(true).optional(),
  }),
  /** Own attacks that follow, one combat after the other. */
  z.object({
    id,
    kind: z.literal('assault'),
    turn: z.number(),
    attacks: z.array(z.object({ attacker: z.string(), defender: z.string(), card })),
    /** The first of them is being proposed. */
    begun: z.literal(true).optional(),
    /** They are made no more; their player hears so with the next question. */
    stopped: z.enum(STOPS_OF_ATTACKS).optional(),
  }),
  /** Of the triggered effects that wait now, any may go first. */
  z.object({ id, kind: z.literal('anyOrder') }),
])
export type Order = z.infer<typeof orderShape>
export const ORDER_KINDS = [
  'until',
  'hold',
  'brief',
  'ahead',
  'pass',
  'first',
  'say',
  'fight',
  'assault',
  'anyOrder',
] as const satisfies readonly Order['kind'][]
export type OrderOf<K extends Order['kind']> = Extract<Order, { kind: K }>

/** All orders of a seat. Numbers are never given twice, so that an old button lifts nothing else. */
export interface SeatOrders {
  next: number
  list: Order[]
}

const readable = z
  .array(z.unknown())
  .transform((all) => all.flatMap((one) => orderShape.safeParse(one).data ?? []))

export const seatOrdersShape: z.ZodType<SeatOrders> = z.object({
  next: orElse(z.number().int(), 1),
  list: orElse(readable, []),
})
