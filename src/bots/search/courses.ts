/**
 * The courses among which a planner chooses. An announcement is one course with all its choices: a card and its
 * target, or an attacker and its defender. The plain player's course comes first.
 */
import {
  type Decision,
  type ImaginedGame,
  lazyViewFor,
  type ObjectId,
  type Option,
  pickOf,
  type View,
} from '../../engine/index.ts'
import { cardInView } from '../visible-cards.ts'
import { answer, askRarely, plainPicks } from './answering.ts'
import { attackOn, opponentsOf } from './focus.ts'
import type { Question } from './question.ts'

export interface Course {
  /** The picks for the open decision, and for the decisions that follow in the same announcement. */
  readonly steps: readonly string[][]
  /** The character that all further attacks of this turn are on, as long as an attack on it is worth it. */
  readonly focus?: ObjectId
}

/** Returns at most `most` courses. */
export function coursesOf(question: Question, most: number): Course[] {
  const { decision, view } = question
  const plain = completed(question, plainPicks(possible(question), decision)).slice(0, 1)
  const ways = answersWorthTrying(view(), decision).map((picks) => completed(question, picks))
  const [attacks, others] = parted(ways, ([way]) => isAttack(decision, way))
  const first = [...firstOf(others), ...focusedAttacks(question), ...firstOf(attacks)]
  return distinct([...plain, ...first, ...others.flatMap((way) => way.slice(1))]).slice(0, most)
}

const firstOf = (ways: readonly Course[][]): Course[] => ways.flatMap((way) => way.slice(0, 1))

function parted<T>(list: readonly T[], holds: (one: T) => boolean): [T[], T[]] {
  return [list.filter(holds), list.filter((one) => !holds(one))]
}

const isAttack = ({ options }: Decision, course: Course | undefined): boolean =>
  options.some(({ kind, id }) => kind === 'attack' && id === course?.steps[0]?.join())

function possible({ imagine }: Question): ImaginedGame {
  const game = imagine(0)
  askRarely(game)
  return game
}

/** Removes courses with the same answers. The first of them stays. */
function distinct(courses: readonly Course[]): Course[] {
  const found = new Map<string, Course>()
  for (const course of courses) {
    const key = JSON.stringify([course.steps, course.focus])
    if (!found.has(key)) found.set(key, course)
  }
  return [...found.values()]
}

/** Returns the answers that differ in more than the copy of a card. */
function answersWorthTrying(view: View, { options, min, max, amounts, ordered }: Decision): string[][] {
  if (amounts || ordered || min > 1) return []
  const different = new Map(options.map((option) => [sameness(view, option), [option.id]]))
  return [...different.values(), ...(min === 0 && max > 0 ? [[]] : [])]
}

/** Two copies of a card in a hand are the same option, and so are two equal allies. */
function sameness(view: View, option: Option): string {
  const card = 'object' in option ? cardInView(view, option.object) : undefined
  if (!card?.card) return option.id
  const { object: _, number: __, ...facts } = card
  return card.attachments.length > 0 ? option.id : JSON.stringify([{ ...option, id: '', object: 0 }, facts])
}

/** The most ways to complete one announcement that are tried, and how many answers to each of its questions. */
const MOST_WAYS = 8
const MOST_ANSWERS = [0, 6, 2, 2] as const

/** Returns a course for each way to complete the announcement that begins with these picks. */
function completed(question: Question, first: string[]): Course[] {
  const found: Course[] = []
  const open: string[][][] = [[first]]
  for (let steps = open.shift(); steps && found.length < MOST_WAYS; steps = open.shift()) {
    const begun = steps
    const next = announcementAfter(question, begun)
    const ways = next ? waysOn(next.game, next.decision).slice(0, MOST_ANSWERS[begun.length] ?? 0) : []
    if (ways.length === 0) found.push({ steps: begun })
    else open.unshift(...ways.map((picks) => [...begun, picks]))
  }
  return found
}

/** Returns the game in which the announcement asks for another choice, or null if it is complete. */
function announcementAfter(
  question: Question,
  steps: readonly string[][],
): { game: ImaginedGame; decision: Decision } | null {
  const game = possible(question)
  for (const picks of steps) if (game.decision) answer(game, game.decision, picks)
  const { decision } = game
  return decision?.back && decision.seat === question.decision.seat ? { game, decision } : null
}

/** The plain player chooses the defender of an attack. Other defenders are the focused attacks. */
function waysOn(game: ImaginedGame, decision: Decision): string[][] {
  const plain = plainPicks(game, decision)
  if (decision.kind === 'defender') return [plain]
  const others = answersWorthTrying(lazyViewFor(game, decision.seat), decision)
  return [plain, ...others.filter((picks) => picks.join() !== plain.join())]
}

/** Returns for each defender the course that attacks it with all characters for which that is worth it. */
function focusedAttacks(question: Question): Course[] {
  const { decision } = question
  if (decision.kind !== 'priority') return []
  const view = question.view()
  return opponentsOf(view, decision).flatMap((focus) => {
    const attack = attackOn(view, decision, focus)
    const steps = attack ? [[attack.id], [pickOf.object(focus)]] : []
    return attack && isOffered(question, attack.id, focus) ? [{ steps, focus }] : []
  })
}

function isOffered(question: Question, attack: string, defender: ObjectId): boolean {
  const options = announcementAfter(question, [[attack]])?.decision.options ?? []
  return options.some(({ id }) => id === pickOf.object(defender))
}
