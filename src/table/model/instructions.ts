/**
 * The autopilot instructions of a seat, which are stored in a JSON column. Entries of another version that can't be
 * read are dropped.
 */
import { z } from 'zod'
import type { Seat } from '../../engine/index.ts'
import { schemaWithDefault } from './schema-or-default.ts'

/**
 * The events that end automatic passing for a seat: its turn or any turn begins, one of its cards or its player is
 * targeted, it is attacked, or the chain is empty.
 */
export const PASS_END_CONDITIONS = ['turn', 'turnOver', 'targeted', 'attacked', 'chain'] as const
export type PassEndCondition = (typeof PASS_END_CONDITIONS)[number]

/**
 * The reasons why planned attacks stop: another character protected, the lair acted, or an attack isn't possible
 * any more.
 */
export const ATTACK_STOP_REASONS = ['protected', 'between', 'gone'] as const

/** The questions of an attack that a player can decline: to protect, to strike, and to act before its damage. */
const DECLINED_KINDS = ['protect', 'strike', 'priority'] as const
export type DeclinableQuestionKind = (typeof DECLINED_KINDS)[number]

const id = z.number().int().positive()
const card = z.string()

const instructionSchema = z.discriminatedUnion('kind', [
  z.object({
    id,
    kind: z.literal('until'),
    until: z.enum(PASS_END_CONDITIONS),
    /**
     * Whether the seat also passes in its own action phase, because the instruction was given there. Otherwise the
     * seat is asked in its own action phase.
     */
    endsTurn: z.boolean(),
  }),
  /** The seat is asked at every protect and strike point, whatever its other instructions are. */
  z.object({ id, kind: z.literal('hold') }),
  /** In its own turn the seat passes on its own links, and before and after its action phase. */
  z.object({ id, kind: z.literal('brief') }),
  /** The seat answers once, in advance, in the window with the id `moment`. Without a move it passes. */
  z.object({
    id,
    kind: z.literal('ahead'),
    moment: z.string(),
    /** The remaining picks in order: the move, then its target. */
    move: z.array(z.string()).optional(),
    /** The card that is played, used or attacks in the move. */
    card: card.optional(),
    /** Whether the move is being announced. */
    begun: z.literal(true).optional(),
  }),
  /** The seat passes whenever this link is topmost: a card, or the effect at this path in its data. */
  z.object({ id, kind: z.literal('pass'), card, path: z.string().nullable() }),
  /** Puts one of several triggered effects first, whenever these effects of the seat wait together. */
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
    /** Whether the move is being announced. */
    begun: z.literal(true).optional(),
  }),
  /** The seat's own later attacks, one combat after the other. */
  z.object({
    id,
    kind: z.literal('assault'),
    turn: z.number(),
    attacks: z.array(z.object({ attacker: z.string(), defender: z.string(), card })),
    /** Whether the first of these attacks is being proposed. */
    begun: z.literal(true).optional(),
    /** The reason why the remaining attacks were stopped, which the player sees with the next question. */
    stopped: z.enum(ATTACK_STOP_REASONS).optional(),
  }),
  /** Puts the triggered effects that wait now on the chain in any order. */
  z.object({ id, kind: z.literal('anyOrder') }),
  /** The seat has declined to act in an attack. The same answer counts for similar attacks in this turn. */
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
  /** The seat has chosen or declined a target for an optional text. `answer` is its answer as this link resolves. */
  z.object({ id, kind: z.literal('optional'), link: z.number(), answer: z.enum(['yes', 'no']) }),
  /** The computer plays for the seat until its player acts. */
  z.object({
    id,
    kind: z.literal('computer'),
    /** The giver of the seat to the computer: its player, the other players by vote, or the clock. */
    by: z.enum(['player', 'table', 'clock']),
    /** The number of the turn in which the computer began to play. */
    turn: z.number(),
    /** The hours of the time limit, if the clock gave the seat and the computer hasn’t answered since. */
    hours: z.number().optional(),
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
export type InstructionOfKind<K extends Instruction['kind']> = Extract<Instruction, { kind: K }>

/**
 * All instructions of a seat. `next` is the id of its next instruction; ids are never used twice, so that an old
 * button can't end another instruction.
 */
export interface SeatInstructions {
  next: number
  list: Instruction[]
}

const readable = z
  .array(z.unknown())
  .transform((all) => all.flatMap((one) => instructionSchema.safeParse(one).data ?? []))

export const seatInstructionsSchema: z.ZodType<SeatInstructions> = z.object({
  next: schemaWithDefault(z.number().int(), 1),
  list: schemaWithDefault(readable, []),
})

/**
 * Answers to later questions that a player chose together with an answer. The table gives them when the questions
 * are asked, unless something unexpected happens in between.
 */
export type AnswerPlan =
  /** Answers the later questions of the current attack. */
  | { kind: 'fight'; strikes: string[]; move: string[]; quiet: boolean }
  /** Attacks with further characters after the attack that the answer makes. */
  | { kind: 'assault'; attacks: PlannedAttack[] }
  | { kind: 'anyOrder' } // Puts the waiting triggered effects in any order.

/**
 * A decision about later questions that comes with an answer. Without "no", choosing the target of an optional text
 * means yes.
 */
export type FollowUpAnswers =
  | AnswerPlan
  | { kind: 'optional'; answer: 'no' }
  | { kind: 'guards'; guards: string[] } // the picks of all characters that protect against attacks like this one

/** A planned attack: the picks that choose the attacker and the defender. */
export interface PlannedAttack {
  attacker: string
  defender: string
}

/** A seat that passes automatically, with the event that ends the passing. Everybody may know both. */
export interface AutoPassingSeat {
  seat: Seat
  until: PassEndCondition
}

/** A seat for which the table has answered, with the kind of the instruction that it followed. */
export interface AnswerByInstruction {
  seat: Seat
  order: Instruction['kind']
}
