/** The one stack of unfinished work, and the one decision. */
import type { Naming } from './effects/vocabulary/effects.ts'
import type {
  Amounts,
  Context,
  Decision,
  DecisionKind,
  Frame,
  Game,
  Must,
  ObjectId,
  Option,
  Seat,
} from './state/game.ts'

/** Takes the frame over; it begins at step 0 unless it says otherwise. */
export function push(game: Game, frame: { kind: string; step?: number; [key: string]: unknown }): void {
  game.frames.push(Object.assign(frame, { step: frame.step ?? 0 }))
}

export function pop(game: Game): void {
  game.frames.pop()
}

export function top(game: Game): Frame | undefined {
  return game.frames[game.frames.length - 1]
}

/** The answer to what this frame asked, once. */
export function takeAnswer(frame: Frame): string[] | null {
  const { answer } = frame
  if (!answer) return null
  delete frame.answer
  return answer
}

/** The context that the frames of a text share. A resolving link keeps its own; nothing is kept twice. */
export function contextOf(game: Game, frame: Frame): Context {
  const holder = frame.ctx ? frame : game.frames[frame.scope ?? -1]
  const ctx = holder?.ctx ?? game.chain.find((link) => link.id === holder?.link)?.ctx
  if (!ctx) throw new Error(`frame ${frame.kind} has no context`)
  return ctx
}

export interface Question {
  kind: DecisionKind
  seat: Seat
  options: Option[]
  min?: number
  max?: number
  ordered?: true
  back?: true
  side?: Decision['side']
  source?: ObjectId
  about?: ObjectId
  amount?: number
  amounts?: Amounts
  must?: Must
  says?: Naming
}

/** Asks the one decision; the frame on top gets the answer. */
export function ask(game: Game, question: Question): void {
  const { min = 1, max = 1, side, ...rest } = question
  game.nextDecision += 1
  game.decision = { id: game.nextDecision, min, max, ...rest, ...(side ? { side } : {}) }
}

export function objectOption(object: ObjectId): Option {
  return { id: `o${object}`, kind: 'object', object }
}

/** Whether something that may be done is done. */
export function askYesOrNo(game: Game, about: Pick<Question, 'seat' | 'source' | 'about'>): void {
  const options: Option[] = [
    { id: 'yes', kind: 'yes' },
    { id: 'no', kind: 'no' },
  ]
  ask(game, { kind: 'may', ...about, options })
}

/** Asks for one of these or none of them, as strikes and protectors are chosen. */
export function askOneOrNone(
  game: Game,
  question: Omit<Question, 'options'>,
  ids: readonly ObjectId[],
): void {
  ask(game, { ...question, options: [...ids.map(objectOption), { id: 'none', kind: 'none' }] })
}

/** Which of them it was; null for none, or no answer. */
export function pickedOne(answer: readonly string[] | null): ObjectId | null {
  const [pick = 'none'] = answer ?? []
  return pick === 'none' ? null : pickedObject(pick)
}

/** The object that a pick such as `o12` names. */
export function pickedObject(pick: string): ObjectId {
  return Number(pick.replace(/^[a-z]+/, ''))
}
