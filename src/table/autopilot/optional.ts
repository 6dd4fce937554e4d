/**
 * Handles optional texts with targets ("you may destroy target ally"). Choosing a target means yes, and a button
 * means no. The answer counts as the text resolves, unless the other side has acted since.
 */
import {
  areOpponents,
  type Game,
  type GameEvent,
  idOfLinkAskingWhetherToUseText,
  isAskedForTargetOfOptionalText,
  type Seat,
} from '../../engine/index.ts'
import type { Instruction, InstructionOfKind } from '../model/instructions.ts'

type Optional = InstructionOfKind<'optional'>
export type NewOptionalTextInstruction = Omit<Optional, 'id'>

/** Whether an answer to the open question chooses the target of an optional text. */
export const isChoosingTargetOfOptionalText = (game: Game, [pick]: readonly string[]): boolean =>
  pick !== undefined && pick !== 'back' && isAskedForTargetOfOptionalText(game)

/** Returns the instruction for the link that the seat has added in these events; null if there is none. */
export function newOptionalTextInstruction(
  events: readonly GameEvent[],
  seat: Seat,
  answer: Optional['answer'],
): NewOptionalTextInstruction | null {
  const added = events.find((event) => isAct(event) && event.seat === seat)
  return added && isAct(added) ? { kind: 'optional', link: added.link, answer } : null
}

type Act = Extract<GameEvent, { kind: 'played' | 'used' }>
const isAct = (event: GameEvent): event is Act => event.kind === 'played' || event.kind === 'used'

export const pickByOptionalTextInstruction = (game: Game, { link, answer }: Optional): string | null =>
  idOfLinkAskingWhetherToUseText(game) === link ? answer : null

/**
 * Whether an instruction for an optional text has ended, because its link is gone or the other side has acted
 * since.
 */
export const hasOptionalTextInstructionEnded = (
  game: Game,
  seat: Seat,
  { link }: Optional,
  events: readonly GameEvent[],
): boolean =>
  !game.chain.some(({ id }) => id === link) ||
  events.some((event) => isAct(event) && areOpponents(game, seat, event.seat))

export const isOptionalTextInstruction = (instruction: Instruction): instruction is Optional =>
  instruction.kind === 'optional'
