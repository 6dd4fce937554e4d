/**
 * Builds instructions for answers in advance, which a seat may give before it is asked. Several people are pinged at
 * once, and their presses come in any order. So an answer in advance counts as long as its window is open.
 */
import {
  applyInput,
  askingOrderOfDecision,
  copyGame,
  type DecisionKind,
  type Game,
  lookUpOwnProperty,
  refusalOfPicks,
  type Seat,
} from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'
import type { InstructionOfKind } from '../model/instructions.ts'
import { Rejection } from '../model/rejection.ts'
import type { MovesOfSeatAskedLater } from '../preview/contract.ts'
import {
  answerInputForOpenDecision,
  movesOfSeatAskedLater,
  targetQuestionsOfMoves,
} from '../preview/possible-moves.ts'

type New = Omit<InstructionOfKind<'ahead'>, 'id'>

/**
 * Returns the id of the open window, in which the seats are asked one after another; null if none is open. An
 * unfinished announcement doesn't end the window, because it may be taken back.
 */
export const openWindowIdBeforeAnnouncing = (game: Game): string | null =>
  askingOrderOfDecision(beforeAnnouncing(game))?.moment ?? null

/**
 * Builds the instruction for an answer in advance.
 * @throws Rejection if the seat won't be asked in the open window, or can't make the move if nobody acts before it
 */
export function newAnswerInAdvanceInstruction(now: Game, seat: Seat, move: readonly string[] = []): New {
  const game = beforeAnnouncing(now)
  const isAnnouncing = game !== now && now.decision?.seat === seat
  const moment = isAnnouncing ? null : momentFor(game, seat)
  if (moment === null) throw new Rejection(texts.say.noQuestionInAdvance())
  const instruction =
    move.length > 0 ? moveInstruction(game, seat, moment, move) : passInstruction(game, moment)
  if (!instruction) throw new Rejection(texts.say.moveNotPossibleInAdvance())
  return instruction
}

const passInstruction = ({ decision }: Game, moment: string): New | null =>
  decision?.kind === 'priority' ? { kind: 'ahead', moment } : null

function moveInstruction(game: Game, seat: Seat, moment: string, move: readonly string[]): New | null {
  const open = openTo(game, seat)
  const [first = '', target] = move
  const option = open?.decision.options.find(({ id }) => id === first)
  if (!open || !option) return null
  const about = 'object' in option ? { card: game.objects[option.object]?.card ?? '' } : {}
  if (WHOLE.includes(open.decision.kind))
    return refusalOfPicks(open.decision, move) ? null : { kind: 'ahead', moment, move: [...move], ...about }
  const isAimed = lookUpOwnProperty(open.targetDecisions, first)?.options.some(({ id }) => id === target)
  const isMove = 'object' in option && (target === undefined || isAimed)
  return isMove ? { kind: 'ahead', moment, move: [...move], ...about } : null
}

/**
 * The kinds of questions for which the picks of an answer in advance are the whole answer. For other kinds, a move may
 * be followed by its target.
 */
const WHOLE: readonly DecisionKind[] = ['mulligan', 'protect', 'strike', 'discard', 'layOut']

/** Returns the question that the seat is asked now, or will be asked in the open window; null if there is none. */
function openTo(game: Game, seat: Seat): MovesOfSeatAskedLater | null {
  const { decision } = game
  return decision?.seat === seat
    ? { decision, targetDecisions: targetQuestionsOfMoves(game, seat) }
    : movesOfSeatAskedLater(game, seat)
}

/**
 * Returns the id of the open window if the seat is asked in it now or later; null for other seats, which can't
 * answer.
 */
function momentFor(game: Game, seat: Seat): string | null {
  const order = askingOrderOfDecision(game)
  return order && (game.decision?.seat === seat || order.next.includes(seat)) ? order.moment : null
}

/**
 * The most steps back that take back an announcement. One is enough, except in a window in which X was chosen
 * first.
 */
const MOST_STEPS = 3

/**
 * Returns a copy of the game without an unfinished announcement, which nobody else knows; the game itself if there
 * is none.
 */
function beforeAnnouncing(game: Game): Game {
  if (!game.decision?.back || askingOrderOfDecision(game)) return game
  const copy = copyGame(game)
  for (let n = 0; n < MOST_STEPS && copy.decision?.back; n++)
    applyInput(copy, answerInputForOpenDecision(copy, ['back']))
  return copy
}
