/**
 * The courses among which a planner chooses: the answers to a question, and attacks of several characters on one
 * defender. The plain player's course comes first.
 */
import { type Decision, type ObjectId, type Option, optionId, type View } from '../../engine/index.ts'
import { cardInView } from '../visible-cards.ts'
import { plainPicks } from './answering.ts'
import { bestAttackOptionAgainst, decisionWithoutUsesOf, opposingCharacters, usesCard } from './focus.ts'
import { firstImaginedGame, type Question, questionAfterSteps } from './question.ts'

export interface Course {
  /** The picks for the open decision, and for the decisions that follow in the same announcement. */
  readonly steps: readonly string[][]
  /** The character on which all further attacks of this turn are made, as long as such an attack is worth it. */
  readonly focus?: ObjectId
  /** The cards that aren't used in the rest of this turn, for instance protectors that stay ready. */
  readonly held?: readonly ObjectId[]
  /** The player does nothing more in this turn, once these steps have placed a resource or been another action. */
  readonly ends?: 'afterPlacing' | 'afterAction'
}

/** Whether the player at most places a resource and then passes. */
export const onlyPlacesResourceOrPasses = ({ steps: [first = []], ends }: Course): boolean =>
  ends === 'afterPlacing' || isPass(first)

/** Returns the plain player's answer. */
export const plainCourse = (question: Question): Course => ({
  steps: [plainPicks(firstImaginedGame(question), question.decision)],
})

/**
 * Returns at most `most` courses. If the plain player would place a card that can't be played now, this is the only
 * course: a playout is too short to tell which card is missed least, or that a resource is worth a card.
 *
 * In one course the player does nothing after the plain player's answer. Without it, a useful answer would seem bad
 * because of a bad one that the plain player would give after it, and passing would seem better.
 */
export function coursesOf(question: Question, most: number): Course[] {
  const { decision, view } = question
  const plain = plainCourse(question)
  const placed = placedBy(decision, plain)
  if (placed && !isPlayable(decision, placed)) return [plain]
  const answers = answersWorthTrying(view(), decision)
  const attacks = answers.filter((picks) => isAttack(decision, picks))
  const others = answers.filter((picks) => !isAttack(decision, picks) && !(placed && isPass(picks)))
  return distinct([
    plain,
    ...(placed ? [{ ...plain, ends: 'afterPlacing' as const }] : []),
    ...coursesWithoutFirst(question, plain),
    ...(placed || !isAction(decision, plain) ? [] : [{ ...plain, ends: 'afterAction' as const }]),
    ...others.map((picks) => ({ steps: [picks] })),
    ...focusedAttacks(question),
    ...attacks.map((picks) => ({ steps: [picks] })),
  ]).slice(0, most)
}

/** Whether the course begins with an action of a player who has priority. */
const isAction = ({ kind }: Decision, { steps: [first = []] }: Course): boolean =>
  kind === 'priority' && !isPass(first)

const isPass = (picks: readonly string[]): boolean => picks.join() === 'pass'

/** Returns the card that the course places as a resource. */
function placedBy({ options }: Decision, { steps: [first] }: Course): ObjectId | undefined {
  const option = options.find(({ id }) => id === first?.join())
  return option?.kind === 'place' ? option.object : undefined
}

const isPlayable = ({ options }: Decision, card: ObjectId): boolean =>
  options.some((option) => option.kind === 'play' && option.object === card)

const isAttack = ({ options }: Decision, picks: readonly string[]): boolean =>
  options.some(({ kind, id }) => kind === 'attack' && id === picks.join())

/** Returns the courses without those that repeat the answers of an earlier course. */
function distinct(courses: readonly Course[]): Course[] {
  const found = new Map<string, Course>()
  for (const course of courses) {
    const key = JSON.stringify([course.steps, course.focus, course.held, course.ends])
    if (!found.has(key)) found.set(key, course)
  }
  return [...found.values()]
}

/** Returns the answers that differ in more than the copy of a card. */
function answersWorthTrying(view: View, { options, min, max, amounts, ordered }: Decision): string[][] {
  if (amounts || ordered || min > 1) return []
  const different = new Map(
    options.flatMap((option) => (isPlacedFaceDown(option) ? [] : [[sameness(view, option), [option.id]]])),
  )
  return [...different.values(), ...(min === 0 && max > 0 ? [[]] : [])]
}

/** The plain player decides whether a card is placed face down. */
const isPlacedFaceDown = (option: Option): boolean => option.kind === 'place' && !option.faceUp

/** Returns a key that is equal for equal options: two copies of a card in a hand, or two equal allies. */
function sameness(view: View, option: Option): string {
  const card = 'object' in option ? cardInView(view, option.object) : undefined
  if (!card?.card) return option.id
  const { object: _, number: __, ...facts } = card
  return card.attachments.length > 0 ? option.id : JSON.stringify([{ ...option, id: '', object: 0 }, facts])
}

/**
 * Returns courses in which the plain player doesn't use the card that they would use first: in the one this card stays
 * in hand or ready, and in another, if it would attack, all protectors stay ready. Passing is no substitute, because it
 * ends the turn.
 */
function coursesWithoutFirst(question: Question, { steps: [first = []] }: Course): Course[] {
  const { decision } = question
  const use = decision.options.find(({ id }) => id === first.join())
  if (!use || !usesCard(use)) return []
  const protectors = use.kind === 'attack' ? protectorsIn(question) : []
  const groups = protectors.includes(use.object) ? [[use.object], protectors] : [[use.object]]
  return groups.flatMap((held) => {
    const picks = plainPicks(firstImaginedGame(question), decisionWithoutUsesOf(decision, held))
    return isPass(picks) ? [] : [{ steps: [picks], held }]
  })
}

/** Returns the protectors that could attack. */
function protectorsIn({ decision, view }: Question): ObjectId[] {
  const seen = view()
  return decision.options.flatMap((option) =>
    option.kind === 'attack' && cardInView(seen, option.object)?.keywords.protector ? [option.object] : [],
  )
}

/** Returns for each defender the course in which all characters attack it for which such an attack is worth it. */
function focusedAttacks(question: Question): Course[] {
  const { decision } = question
  if (decision.kind !== 'priority') return []
  const view = question.view()
  const offered = new Map<string, ReadonlySet<string>>() // the defenders of each attack
  return opposingCharacters(view, decision).flatMap((focus) => {
    const attack = bestAttackOptionAgainst(view, decision, focus)
    if (!attack) return []
    const defenders = offered.get(attack.id) ?? optionsAfter(question, attack.id)
    offered.set(attack.id, defenders)
    const defender = optionId.object(focus)
    return defenders.has(defender) ? [{ steps: [[attack.id], [defender]], focus }] : []
  })
}

/** Returns the picks of the question that follows in the announcement of this attack. */
function optionsAfter(question: Question, attack: string): ReadonlySet<string> {
  const options = questionAfterSteps(question, [[attack]])?.decision.options ?? []
  return new Set(options.map(({ id }) => id))
}
