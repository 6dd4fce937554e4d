/**
 * Advises a learner about the best next action. The advice depends only on the learner's view and learned lessons, so
 * it is also right after an unexpected action.
 */
import { cardWithId } from '../../cards/index.ts'
import type { CardView, Decision, ObjectId, Option, SeatView, View } from '../../engine/index.ts'
import type { LessonName } from './lessons.ts'

/** The key of the text of an advice. */
export type AdviceKey =
  | 'keep'
  | 'placeQuest'
  | 'place'
  | 'playReady' // Advises to play an ally that can attack at once.
  | 'play'
  | 'attack'
  | 'whom'
  | 'boss' // Advises to destroy a Boss before the Dungeon hero can be attacked.
  | 'target'
  | 'protect'
  | 'spare'
  | 'respond'
  | 'quest'
  | 'save' // Advises to save a resource for a response.
  | 'endTurn'
  | 'letBe'
  | 'free'

/** The advice for a decision: the key of its text, and the picks that it advises. */
export interface CoachAdvice {
  hint: AdviceKey
  picks: readonly string[]
}

interface Lookout {
  view: View
  own: SeatView
  decision: Decision
  learned: ReadonlySet<LessonName>
  /** The lessons of this raid. */
  goals: readonly LessonName[]
}

/** Returns the advice for the viewer's open decision; null if the viewer has none. */
export function nextCoachAdvice(
  view: View,
  learned: readonly LessonName[],
  goals: readonly LessonName[],
): CoachAdvice | null {
  const { decision } = view
  const own = view.seats.find(({ seat }) => seat === view.viewer)
  if (!decision || !own || decision.seat !== own.seat) return null
  return adviceFor({ view, own, decision, learned: new Set(learned), goals })
}

function adviceFor(lookout: Lookout): CoachAdvice {
  const { decision } = lookout
  switch (decision.kind) {
    case 'mulligan':
      return { hint: 'keep', picks: ['keep'] }
    case 'priority':
      return isOwnAction(lookout) ? ownAction(lookout) : response(lookout)
    case 'protect':
      return protection(lookout)
    case 'defender':
      return atTheLair(lookout, 'whom')
    case 'target':
      return atTheLair(lookout, 'target')
    default:
      return anything(lookout)
  }
}

const isOwnAction = ({ view, own }: Lookout): boolean =>
  view.turn.player === own.seat &&
  view.turn.phase === 'action' &&
  view.chain.length === 0 &&
  view.combat === null

function ownAction(lookout: Lookout): CoachAdvice {
  const goesFirst = isOpen(lookout, 'respond') ? [ally, attack] : [quest, ally]
  for (const idea of [place, ...goesFirst, attack, quest]) {
    const advice = idea(lookout)
    if (advice) return advice
  }
  return saved(lookout)
}

/** Whether the lesson is a goal of this raid and hasn't been learned. */
const isOpen = ({ learned, goals }: Lookout, lesson: LessonName): boolean =>
  goals.includes(lesson) && !learned.has(lesson)

type Idea = (lookout: Lookout) => CoachAdvice | null

type OptionOf<K extends Option['kind'], One = Option> = One extends { kind: infer Kinds }
  ? K extends Kinds
    ? One & { kind: K }
    : never
  : never

const offered = <K extends Option['kind']>({ decision }: Lookout, kind: K): OptionOf<K>[] =>
  decision.options.filter((option): option is OptionOf<K> => option.kind === kind)

const inHand = ({ own }: Lookout, object: ObjectId): CardView | undefined =>
  own.hand.cards.find((one) => one.object === object)

const costOf = (lookout: Lookout, object: ObjectId): number => inHand(lookout, object)?.cost ?? 0

/** Advises to place a quest face up, or the most expensive card face down, because it would be played last. */
const place: Idea = (lookout) => {
  const options = offered(lookout, 'place')
  const faceUp = options.find((one) => one.faceUp)
  if (faceUp) return { hint: 'placeQuest', picks: [faceUp.id] }
  const [dearest] = options.toSorted((a, b) => costOf(lookout, b.object) - costOf(lookout, a.object))
  return dearest ? { hint: 'place', picks: [dearest.id] } : null
}

const isInstant = (one: CardView | undefined): boolean =>
  one !== undefined && cardWithId(one.card).instant === true

/** Returns how many resources should stay ready for the first response. In the first turn it is 0. */
const reserve = (lookout: Lookout): number =>
  lookout.learned.has('play') && isOpen(lookout, 'respond') && lookout.own.hand.cards.some(isInstant) ? 1 : 0

const ally: Idea = (lookout) => {
  const { ready } = lookout.own.resources
  const allies = offered(lookout, 'play').filter(({ object }) => {
    const one = inHand(lookout, object)
    return one?.type === 'ally' && ready - (one.cost ?? 0) >= reserve(lookout)
  })
  const eager = allies.find(({ object }) => inHand(lookout, object)?.keywords.ferocity !== undefined)
  if (eager && !lookout.learned.has('attack')) return { hint: 'playReady', picks: [eager.id] }
  const [dearest] = allies.toSorted((a, b) => costOf(lookout, b.object) - costOf(lookout, a.object))
  return dearest ? { hint: 'play', picks: [dearest.id] } : null
}

/**
 * Advises an attack, except with a protector that would be exhausted in the Dungeon's turn, and with a hero without
 * ATK.
 */
const attack: Idea = (lookout) => {
  const able = offered(lookout, 'attack').find(({ object }) => {
    const one = characters(lookout).find((each) => each.object === object)
    return one && (one.atk ?? 0) > 0 && !isKept(lookout, one)
  })
  return able ? { hint: 'attack', picks: [able.id] } : null
}

const characters = ({ own }: Lookout): CardView[] => [...own.allies, ...(own.hero ? [own.hero] : [])]

/** Whether a character should not attack yet, because the Dungeon must survive until all lessons are learned. */
const isKept = (lookout: Lookout, { keywords, atk }: CardView): boolean => {
  const { view, learned, goals } = lookout
  if (keywords.protector !== undefined && isOpen(lookout, 'protect')) return true
  if (bossOf(view)) return false
  const hero = lairOf(view)?.hero
  const left = (hero?.health ?? 0) - (hero?.damage ?? 0)
  return learned.has('attack') && !goals.every((lesson) => learned.has(lesson)) && left <= (atk ?? 0)
}

/** Returns the Boss that prevents attacks on the Dungeon hero. */
const bossOf = (view: View): CardView | undefined =>
  lairOf(view)?.allies.find(({ keywords }) => keywords.boss !== undefined)

const lairOf = ({ seats }: View): SeatView | undefined => seats.find(({ automaton }) => automaton)

const quest: Idea = (lookout) => {
  const [option] = offered(lookout, 'quest')
  const isFirst = isOpen(lookout, 'quest') && reserve(lookout) === 0
  return option && isFirst ? { hint: 'quest', picks: [option.id] } : null
}

const saved = (lookout: Lookout): CoachAdvice => ({
  hint: reserve(lookout) > 0 && lookout.own.resources.ready > 0 ? 'save' : 'endTurn',
  picks: ['pass'],
})

/** Advises the first response, to a card of the Dungeon on the chain. */
function response(lookout: Lookout): CoachAdvice {
  const { view, own } = lookout
  const instant = offered(lookout, 'play').find(({ object }) => isInstant(inHand(lookout, object)))
  const isWorthIt = view.chain.some(({ controller }) => controller !== own.seat)
  return instant && isWorthIt && isOpen(lookout, 'respond')
    ? { hint: 'respond', picks: [instant.id] }
    : { hint: 'letBe', picks: ['pass'] }
}

function protection(lookout: Lookout): CoachAdvice {
  const { decision } = lookout
  const [protector] = offered(lookout, 'object')
  if (protector && isOpen(lookout, 'protect')) return { hint: 'protect', picks: [protector.id] }
  const [none] = offered(lookout, 'none')
  return {
    hint: 'spare',
    picks: none ? [none.id] : decision.options.slice(0, decision.min).map(({ id }) => id),
  }
}

/** Advises to attack the Dungeon hero. */
function atTheLair(lookout: Lookout, hint: AdviceKey): CoachAdvice {
  const lair = lairOf(lookout.view)?.hero
  const boss = offered(lookout, 'object').find(({ object }) => object === bossOf(lookout.view)?.object)
  if (boss) return { hint: hint === 'whom' ? 'boss' : hint, picks: [boss.id] }
  const hero = offered(lookout, 'object').find(({ object }) => object === lair?.object)
  return hero ? { hint, picks: [hero.id] } : { ...anything(lookout), hint }
}

const anything = ({ decision: { options, min } }: Lookout): CoachAdvice => ({
  hint: 'free',
  picks: options.slice(0, Math.max(min, 0)).map(({ id }) => id),
})
