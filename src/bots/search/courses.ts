/**
 * The courses among which a planner chooses: the answers to a question, and attacks of several characters on one
 * defender. The plain player's course comes first.
 */
import { type Decision, type ObjectId, type Option, pickOf, type View } from '../../engine/index.ts'
import { cardInView } from '../visible-cards.ts'
import { plainPicks } from './answering.ts'
import { attackOn, decisionWithoutAttacks, opponentsOf } from './focus.ts'
import { firstImaginedGame, type Question, questionAfterSteps } from './question.ts'

export interface Course {
  /** The picks for the open decision, and for the decisions that follow in the same announcement. */
  readonly steps: readonly string[][]
  /** The character on which all further attacks of this turn are made, as long as such an attack is worth it. */
  readonly focus?: ObjectId
  /** The characters that don't attack in the rest of this turn, for instance to stay ready as protectors. */
  readonly held?: readonly ObjectId[]
}

/** Returns the plain player's answer. */
export const plainCourse = (question: Question): Course => ({
  steps: [plainPicks(firstImaginedGame(question), question.decision)],
})

/**
 * Returns at most `most` courses. If the plain player would place a card that can't be played now, this course is only
 * compared with passing: a playout is too short to tell which card is missed least.
 */
export function coursesOf(question: Question, most: number): Course[] {
  const { decision, view } = question
  const plain = plainCourse(question)
  if (placesUnplayable(decision, plain)) return [plain, { steps: [['pass']] }]
  const answers = answersWorthTrying(view(), decision)
  const attacks = answers.filter((picks) => isAttack(decision, picks))
  const others = answers.filter((picks) => !isAttack(decision, picks))
  return distinct([
    plain,
    ...heldAttacks(question, plain),
    ...others.map((picks) => ({ steps: [picks] })),
    ...focusedAttacks(question),
    ...attacks.map((picks) => ({ steps: [picks] })),
  ]).slice(0, most)
}

function placesUnplayable({ options }: Decision, { steps: [first] }: Course): boolean {
  const placed = options.find(({ id }) => id === first?.join())
  return (
    placed?.kind === 'place' &&
    !options.some((option) => option.kind === 'play' && option.object === placed.object)
  )
}

const isAttack = ({ options }: Decision, picks: readonly string[]): boolean =>
  options.some(({ kind, id }) => kind === 'attack' && id === picks.join())

/** Returns the courses without those that repeat the answers of an earlier course. */
function distinct(courses: readonly Course[]): Course[] {
  const found = new Map<string, Course>()
  for (const course of courses) {
    const key = JSON.stringify([course.steps, course.focus, course.held])
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
 * Returns courses without the plain player's attack: one in which the attacker stays ready, and one in which all
 * protectors do. Passing is no substitute, because it ends all attacks of the turn.
 */
function heldAttacks(question: Question, { steps: [first = []] }: Course): Course[] {
  const { decision } = question
  const attack = decision.options.find(({ id }) => id === first.join())
  if (attack?.kind !== 'attack') return []
  const view = question.view()
  const protectors = decision.options.flatMap((option) =>
    option.kind === 'attack' && cardInView(view, option.object)?.keywords.protector ? [option.object] : [],
  )
  const groups = protectors.includes(attack.object) ? [[attack.object], protectors] : [[attack.object]]
  return groups.map((held) => ({
    steps: [plainPicks(firstImaginedGame(question), decisionWithoutAttacks(decision, held))],
    held,
  }))
}

/** Returns for each defender the course in which all characters attack it for which such an attack is worth it. */
function focusedAttacks(question: Question): Course[] {
  const { decision } = question
  if (decision.kind !== 'priority') return []
  const view = question.view()
  const offered = new Map<string, ReadonlySet<string>>() // the defenders of each attack
  return opponentsOf(view, decision).flatMap((focus) => {
    const attack = attackOn(view, decision, focus)
    if (!attack) return []
    const defenders = offered.get(attack.id) ?? optionsAfter(question, attack.id)
    offered.set(attack.id, defenders)
    const defender = pickOf.object(focus)
    return defenders.has(defender) ? [{ steps: [[attack.id], [defender]], focus }] : []
  })
}

/** Returns the picks of the question that follows in the announcement of this attack. */
function optionsAfter(question: Question, attack: string): ReadonlySet<string> {
  const options = questionAfterSteps(question, [[attack]])?.decision.options ?? []
  return new Set(options.map(({ id }) => id))
}
