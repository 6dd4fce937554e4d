/**
 * Instructions in a seat's JSON column. Entries of another version that we can't read are dropped.
 */
import { z } from 'zod'
import type { Seat } from '../../engine/index.ts'
import { schemaOrDefault } from './schema-or-default.ts'

/**
 * When passing for a seat ends: as its turn or any turn begins, when its hero, a card of it or the player is
 * targeted, when it is attacked, or when the chain is empty.
 */
export const PASS_UNTILS = ['turn', 'turnOver', 'targeted', 'attacked', 'chain'] as const
export type PassUntil = (typeof PASS_UNTILS)[number]

/** Why planned attacks stop: another character protected, the lair acted, or an attack isn't possible any more. */
export const PLANNED_ATTACK_STOPS = ['protected', 'between', 'gone'] as const

/** The questions of an attack that a player can decline: to protect, to strike, and to act before its damage. */
const DECLINED_KINDS = ['protect', 'strike', 'priority'] as const
export type DeclinedKind = (typeof DECLINED_KINDS)[number]

const id = z.number().int().positive()
const card = z.string()

const instructionSchema = z.discriminatedUnion('kind', [
  z.object({
    id,
    kind: z.literal('until'),
    until: z.enum(PASS_UNTILS),
    /**
     * The instruction was given where the seat was free to act, so it passes there and ends that turn. Otherwise the
     * seat is asked in its own turn.
     */
    endsTurn: z.boolean(),
  }),
  /** The seat is asked at every protect and strike point, whatever its other instructions are. */
  z.object({ id, kind: z.literal('hold') }),
  /** In its own turn the seat passes on its own links, and where the turn begins and ends. */
  z.object({ id, kind: z.literal('brief') }),
  /** The seat answers once, ahead, in exactly this window: see `momentOf`. Without a move it passes. */
  z.object({
    id,
    kind: z.literal('ahead'),
    moment: z.string(),
    /** The remaining picks in order: the move, then its target. */
    move: z.array(z.string()).optional(),
    /** The card that makes the move. */
    card: card.optional(),
    /** The move is being announced. */
    begun: z.literal(true).optional(),
  }),
  /** The seat passes whenever this link is topmost: a card, or the effect at this path in its data. */
  z.object({ id, kind: z.literal('pass'), card, path: z.string().nullable() }),
  /** When these triggered effects of the seat wait together, this one always goes first. */
  z.object({ id, kind: z.literal('first'), among: z.array(z.string()), first: z.string() }),
  /** The seat always gives this answer when the card asks about its optional effect. */
  z.object({ id, kind: z.literal('say'), card, answer: z.enum(['yes', 'no']) }),
  /**
   * A plan for the current attack: the weapons to strike with, and a move in its window. If it is quiet, the seat
   * does nothing else.
   */
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
  /** The seat's own later attacks, one combat after the other. */
  z.object({
    id,
    kind: z.literal('assault'),
    turn: z.number(),
    attacks: z.array(z.object({ attacker: z.string(), defender: z.string(), card })),
    /** The first of these attacks is being proposed. */
    begun: z.literal(true).optional(),
    /** The attacks were stopped. The player sees the reason with the next question. */
    stopped: z.enum(PLANNED_ATTACK_STOPS).optional(),
  }),
  /** Of the triggered effects that wait now, any may go first. */
  z.object({ id, kind: z.literal('anyOrder') }),
  /** The seat has declined to act in an attack. The same answer counts for attacks like it in this turn. */
  z.object({
    id,
    kind: z.literal('declined'),
    turn: z.number(),
    attacker: z.number(),
    card,
    atk: z.number(),
    defender: z.number(),
    kinds: z.array(z.enum(DECLINED_KINDS)),
    /** The picks of characters that protect, each against one of the attacks, in this order. */
    guards: z.array(z.string()).optional(),
  }),
  /** The seat has chosen a target for an optional text. As this link resolves, this is its answer. */
  z.object({ id, kind: z.literal('optional'), link: z.number(), answer: z.enum(['yes', 'no']) }),
  /** The computer plays for the seat until its player acts. */
  z.object({
    id,
    kind: z.literal('computer'),
    /** The player, the other players by vote, or the clock. */
    by: z.enum(['player', 'table', 'clock']),
    /** The number of the turn in which it began. */
    turn: z.number(),
  }),
])
export type Instruction = z.infer<typeof instructionSchema>
export const INSTRUCTION_KINDS = [
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
  'declined',
  'optional',
  'computer',
] as const satisfies readonly Instruction['kind'][]
export type InstructionOf<K extends Instruction['kind']> = Extract<Instruction, { kind: K }>

/** All instructions of a seat. Numbers are never used twice, so that an old button can't end another instruction. */
export interface SeatInstructions {
  next: number
  list: Instruction[]
}

const readable = z
  .array(z.unknown())
  .transform((all) => all.flatMap((one) => instructionSchema.safeParse(one).data ?? []))

export const seatInstructionsSchema: z.ZodType<SeatInstructions> = z.object({
  next: schemaOrDefault(z.number().int(), 1),
  list: schemaOrDefault(readable, []),
})

/**
 * Answers to later questions that a player decided together with an answer. The table gives them when the questions
 * are asked, unless something happens in between. Everything else is left to the player.
 */
export type Plan =
  | { kind: 'fight'; strikes: string[]; move: string[]; quiet: boolean } // in the current attack
  | { kind: 'assault'; attacks: Attack[] } // after the attack that the answer makes
  | { kind: 'anyOrder' } // of the waiting triggered effects

/** The decision of a player that comes with an answer. Without "no", the target of an optional text means yes. */
export type FollowUp = Plan | { kind: 'optional'; answer: 'no' } | { kind: 'guards'; guards: string[] } // the picks of all characters that protect against attacks like this one

/** The picks of the attacker and the defender. */
export interface Attack {
  attacker: string
  defender: string
}

/** A seat that passes automatically, and until when. Everybody may know it. */
export interface AutoPass {
  seat: Seat
  until: PassUntil
}

/** A seat for which the table has answered, with the kind of the instruction. */
export interface AnswerByInstruction {
  seat: Seat
  order: Instruction['kind']
}
