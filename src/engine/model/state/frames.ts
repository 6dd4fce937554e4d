/** The stack of unfinished work, and the open decision. A game has one of each. */

import type { ChosenNameKind } from '../data/vocabulary/effects.ts'
import type { AllFields } from './all-fields.ts'
import type { AmountLimits, Decision, DecisionKind, Option, RequiredPicks } from './decision.ts'
import type { Frame } from './frame.ts'
import type { Game, TextContext } from './game.ts'
import type { ObjectId, Seat } from './ids.ts'
import { rememberOfferedCards } from './memory.ts'
import { linkById } from './objects.ts'
import { objectOption } from './picks.ts'

/** Pushes the frame itself, not a copy, onto the stack. */
export function pushFrame(game: Game, frame: Frame): void {
  game.frames.push(frame)
}

export function popFrame(game: Game): void {
  game.frames.pop()
}

export function topFrame(game: Game): Frame | undefined {
  return game.frames[game.frames.length - 1]
}

/** Returns the answer to this frame's question and removes it from the frame. Returns null without an answer. */
export function takeAnswer(frame: Frame): string[] | null {
  const { answer } = frame
  if (!answer) return null
  frame.answer = undefined
  return answer
}

/**
 * Returns the context of the frame at index `scope`. All frames of a text share it. A resolving link's context is
 * stored in the link only.
 */
export function contextOfFrame(game: Game, scope: number | undefined): TextContext {
  const holder = game.frames[scope ?? -1]
  const ctx = holder && held(game, holder)
  if (!ctx) throw new Error(`frame ${scope} has no context`)
  return ctx
}

function held(game: Game, frame: Frame): TextContext | undefined {
  if (frame.kind === 'resolve') return linkById(game, frame.link)?.ctx
  return frame.kind === 'instead' || frame.kind === 'enter' || frame.kind === 'announce'
    ? frame.ctx
    : undefined
}

/** A question for a player, before it becomes a decision with an id. */
export interface Question {
  kind: DecisionKind
  seat: Seat
  options: Option[]
  min?: number | undefined
  max?: number | undefined
  ordered?: true | undefined
  back?: true | undefined
  side?: Decision['side'] | undefined
  source?: ObjectId | undefined
  about?: ObjectId | undefined
  amount?: number | undefined
  amounts?: AmountLimits | undefined
  must?: RequiredPicks | undefined
  says?: ChosenNameKind | undefined
}

/**
 * Returns a question with every field, always in the same order (docs/speed.md). The caller sets the optional fields
 * afterwards.
 */
export function newQuestion(kind: DecisionKind, seat: Seat, options: Option[]): AllFields<Question> {
  return {
    kind,
    seat,
    options,
    min: undefined,
    max: undefined,
    ordered: undefined,
    back: undefined,
    side: undefined,
    source: undefined,
    about: undefined,
    amount: undefined,
    amounts: undefined,
    must: undefined,
    says: undefined,
  }
}

/** Opens a decision for the question. The top frame will get the answer. */
export function askQuestion(game: Game, question: Question): void {
  game.nextDecision += 1
  const decision: Decision = {
    id: game.nextDecision,
    min: question.min ?? 1,
    max: question.max ?? 1,
    kind: question.kind,
    seat: question.seat,
    options: question.options,
  }
  if (question.ordered) decision.ordered = question.ordered
  if (question.back) decision.back = question.back
  if (question.source !== undefined) decision.source = question.source
  if (question.about !== undefined) decision.about = question.about
  if (question.amount !== undefined) decision.amount = question.amount
  if (question.amounts) decision.amounts = question.amounts
  if (question.must) decision.must = question.must
  if (question.says) decision.says = question.says
  if (question.side) decision.side = question.side
  game.decision = decision
  rememberOfferedCards(game, decision)
}

/** Asks a player whether they do something optional. */
export function askYesOrNo(game: Game, about: Pick<Question, 'seat' | 'source' | 'about'>): void {
  const options: Option[] = [
    { id: 'yes', kind: 'yes' },
    { id: 'no', kind: 'no' },
  ]
  askQuestion(game, { kind: 'may', ...about, options })
}

/** Asks for one of these objects or none of them: for a striking weapon or a protector. */
export function askForOneObjectOrNone(
  game: Game,
  question: Pick<Question, 'kind' | 'seat' | 'source' | 'about'>,
  ids: readonly ObjectId[],
): void {
  const options: Option[] = ids.map(objectOption)
  options.push({ id: 'none', kind: 'none' })
  const asked = newQuestion(question.kind, question.seat, options)
  asked.source = question.source
  asked.about = question.about
  askQuestion(game, asked)
}

/**
 * Returns the id of the link that is being resolved, or of the latest one if there are several. Returns undefined if
 * no link is being resolved.
 */
export function idOfResolvingLink(game: Game): number | undefined {
  return game.frames.findLast((frame) => frame.kind === 'resolve')?.link
}
