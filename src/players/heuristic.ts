/**
 * A plain player: plays what it can, attacks sensibly, protects heroes, strikes, uses armor, completes quests. Every
 * third game it is patient, as raiders are who want more of a raid than to win it: it fights the lair's allies, and
 * spares its hero until its own deck runs low.
 */

import { card as cardById } from '../cards/index.ts'
import { randomPicks } from '../engine/decisions/limits.ts'
import type { Card } from '../engine/effects/card.ts'
import type { Decision, ObjectId, Option } from '../engine/state/game.ts'
import type { CardView, View } from '../engine/view/view.ts'
import { bestAttack, remaining, worth } from './combat-sense.ts'
import { intentOf } from './intent.ts'
import type { ComputerPlayer } from './player.ts'
import { cardsInView, find, seatOf } from './sight.ts'

const withTemper = (name: string, patient: boolean): ComputerPlayer => ({
  name,
  decide(view, decision) {
    const seen = view()
    const spares = patient && seatOf(seen, decision.seat).deck > LOW_DECK
    return answers[decision.kind](seen, decision, spares)
  },
})

const LOW_DECK = 15
const plain = withTemper('heuristic', false)
const patient = withTemper('patient', true)

export const heuristicPlayer: ComputerPlayer = {
  ...plain,
  forGame: (seed) => (seed % 3 === 2 ? patient : plain),
}

type Answer = (view: View, decision: Decision, sparesHeroes: boolean) => string[]

const answers: Record<Decision['kind'], Answer> = {
  mulligan: (view, { seat }) => [hasEarlyPlays(view, seat) ? 'keep' : 'mulligan'],
  priority: (view, decision, sparesHeroes) => [act(view, decision, sparesHeroes)],
  target: (view, decision) => chooseTargets(view, decision),
  mode: (_view, { options }) => take(options, 1),
  defender: (view, decision, sparesHeroes) => [bestDefender(view, decision, sparesHeroes)],
  choose: (view, decision) => leastWorth(view, decision),
  may: (view, decision) => [wants(view, decision) ? 'yes' : 'no'],
  order: (_view, decision) => take(decision.options, decision.ordered ? decision.max : 1),
  strike: (_view, { options }) => take(options, 1),
  ready: (_view, { options, max }) => take(options, max),
  protect: (view, decision) => [protector(view, decision)],
  prevent: (_view, { options }) => take(options, 1),
  replace: (_view, { options }) => take(options, 1),
  unique: (view, decision) => leastWorth(view, decision),
  handSize: (view, decision) => leastPlayable(view, decision),
  discard: (view, decision) => leastPlayable(view, decision),
  trigger: (_view, { options }) => take(options, 1),
  number: (_view, { amounts }) => [`x=${amounts?.max ?? 0}`],
  loop: (_view, { amounts }) => [`x=${amounts?.min ?? 0}`],
  divide: (view, decision) => (isBurden(view, decision) ? spread(view, decision) : dividedEvenly(decision)),
  cost: (_view, { options }) => options.slice(-1).map((option) => option.id),
  name: (_view, { options }) => take(options, 1),
}

function take(options: Option[], count: number): string[] {
  return options.slice(0, count).map((option) => option.id)
}

/** Damage that is divided among one's own side. */
function isBurden(view: View, { options, seat, min }: Decision): boolean {
  const { side } = seatOf(view, seat)
  return min <= 1 && options.every((option) => 'object' in option && sideOf(view, option.object) === side)
}

function sideOf(view: View, object: ObjectId): string | undefined {
  const card = find(view, object)
  return card && seatOf(view, card.controller).side
}

/** Point by point on whoever has most health left. */
function spread(view: View, { options, amounts }: Decision): string[] {
  const shares = options.map((option) => {
    const card = 'object' in option ? find(view, option.object) : undefined
    return { id: option.id, left: card ? remaining(card) : 0, share: 0 }
  })
  for (let point = 0; point < (amounts?.sum ?? 0); point++) {
    const open = shares.filter(({ id, share }) => share < (amounts?.most?.[id] ?? amounts?.max ?? 0))
    const next = best(open, ({ left, share }) => left - share)
    if (next) next.share += 1
  }
  return shares.flatMap(({ id, share }) => (share > 0 ? [`${id}=${share}`] : []))
}

/** The first gets what is more than the least. */
function dividedEvenly(decision: Decision): string[] {
  const { options, amounts } = decision
  if (amounts?.most) return randomPicks(decision, () => 0)
  const { min = 1, sum = options.length } = amounts ?? {}
  return options.map(({ id }, i) => `${id}=${i === 0 ? sum - min * (options.length - 1) : min}`)
}

function hasEarlyPlays(view: View, seat: number): boolean {
  return seatOf(view, seat).hand.cards.filter((card) => (card.cost ?? 9) <= 3).length >= 2
}

/** Places a resource, then plays, then attacks, then uses what is left, not before the action phase; otherwise passes. */
function act(view: View, decision: Decision, sparesHeroes: boolean): string {
  const { options, seat } = decision
  const mine = view.turn.player === seat
  return (
    placing(view, options) ??
    (mine ? play(view, decision) : respond(view, decision)) ??
    (mine ? attack(view, options, seat, sparesHeroes) : undefined) ??
    (mine && view.turn.phase !== 'action' ? undefined : use(view, decision)) ??
    (options.find(({ kind }) => kind === 'pass') ?? options[0])?.id ??
    'pass'
  )
}

/** Quests face up first, then what costs most. */
function placing(view: View, options: Option[]): string | undefined {
  const up = options.find((option) => option.kind === 'place' && option.faceUp)
  if (up) return up.id
  const down = options.filter((option) => option.kind === 'place')
  return best(down, (option) => find(view, option.object)?.cost ?? 0)?.id
}

function play(view: View, { options, seat }: Decision): string | undefined {
  const plays = options.filter((option) => option.kind === 'play' && isUseful(view, option.object, seat))
  const some = enemies(view, seat).length > 0
  return best(plays, (option) => {
    const card = 'object' in option ? find(view, option.object) : undefined
    const last = !some && card?.card !== undefined && intentOf(card.card) === 'harm'
    return (card?.cost ?? 0) - (last ? LATE : 0)
  })?.id
}

/** What is done only if nothing else can be. */
const LATE = 100

/** Out of turn only removal is played. */
function respond(view: View, { options, seat }: Decision): string | undefined {
  const removal = options.filter(
    (option) =>
      option.kind === 'play' &&
      intentOf(cardOf(view, option.object)) === 'harm' &&
      isUseful(view, option.object, seat),
  )
  return removal[0]?.id
}

/** A harmful card needs an enemy worth it: an ally of the other side, or a hero whom it can hurt. Weapons only when there is none. */
function isUseful(view: View, object: ObjectId, seat: number): boolean {
  const card = cardById(cardOf(view, object))
  const own = seatOf(view, seat)
  if (card.type === 'equipment' && card.tags.some((tag) => tag.tag.endsWith('Weapon')))
    return !own.equipment.some((one) => (one.atk ?? 0) >= (card.atk ?? 0))
  if (card.type !== 'ability') return !own.equipment.some((one) => one.name === card.name)
  if (intentOf(card.id) !== 'harm') return true
  if (enemies(view, seat).length > 0) return true
  return view.turn.player === seat ? hurtsHeroes(card) : holdsHeroes(card) && isThreatened(view, seat)
}

/** Whether it may exhaust a hero before it attacks. */
function holdsHeroes(card: Card): boolean {
  const text = JSON.stringify([card.effect])
  return (
    text.includes('"kind":"exhaust"') && text.includes('"kind":"target"') && text.includes('"type":"hero"')
  )
}

/** A hero of the other side can attack in this turn of its own. */
function isThreatened(view: View, seat: number): boolean {
  const { hero, side } = seatOf(view, view.turn.player)
  if (!hero || side === seatOf(view, seat).side) return false
  return !hero.exhausted && (hero.atk ?? 0) + (hero.keywords.assault ?? 0) > 0
}

/** Whether its damage may be aimed at a hero. */
function hurtsHeroes(card: Card): boolean {
  const text = JSON.stringify([card.effect, card.attach, card.powers])
  return text.includes('"kind":"deal"') && text.includes('"kind":"target"') && text.includes('"type":"hero"')
}

function enemies(view: View, seat: number): CardView[] {
  const { side } = seatOf(view, seat)
  return view.seats.filter((one) => one.side !== side).flatMap((one) => [...one.allies, ...one.equipment])
}

function attack(view: View, options: Option[], seat: number, sparesHeroes: boolean): string | undefined {
  const attacks = options.flatMap((option) => {
    if (option.kind !== 'attack') return []
    const plan = bestAttack(view, seat, option.object, undefined, sparesHeroes)
    return plan && plan.score > 0 ? [{ id: option.id, score: plan.score }] : []
  })
  return best(attacks, (one) => one.score)?.id
}

function bestDefender(view: View, { seat, source, options }: Decision, sparesHeroes: boolean): string {
  const plan = bestAttack(
    view,
    seat,
    source ?? 0,
    options.map((option) => ('object' in option ? option.object : 0)),
    sparesHeroes,
  )
  return plan ? `o${plan.defender}` : (options[0]?.id ?? 'back')
}

/** Quests and powers, when nothing better is left to pay for. */
function use(view: View, { options, seat }: Decision): string | undefined {
  const quest = options.find((option) => option.kind === 'quest' && isQuestUseful(view, option.object, seat))
  if (quest) return quest.id
  const power = options.find(
    (option) =>
      option.kind === 'power' &&
      (intentOf(cardOf(view, option.object), option.power) !== 'harm' || enemies(view, seat).length > 0) &&
      view.chain.length === 0,
  )
  return power?.id
}

/** Shuffling the graveyard back is for late; the others draw cards. */
function isQuestUseful(view: View, object: ObjectId, seat: number): boolean {
  const text = JSON.stringify(cardById(cardOf(view, object)).powers)
  return !text.includes('shuffleGraveyardIntoDeck') || seatOf(view, seat).deck < 10
}

function chooseTargets(view: View, { options, source, seat, min, max }: Decision): string[] {
  const intent = source === undefined ? 'none' : intentOfSource(view, source)
  const { side } = seatOf(view, seat)
  const scored = options.map((option) => ({
    id: option.id,
    score: targetScore(view, option, intent === 'help', side),
  }))
  const ordered = scored.sort((a, b) => b.score - a.score)
  const good = ordered.filter((one) => one.score > 0).slice(0, max)
  return (good.length >= min ? good : ordered.slice(0, min)).map((one) => one.id)
}

function intentOfSource(view: View, source: ObjectId): 'harm' | 'help' | 'none' {
  const seen = find(view, source)
  if (!seen?.card) return 'harm'
  const card = cardById(seen.card)
  const used = card.powers.findIndex((power) => power.kind === 'payment' || power.kind === 'triggered')
  return card.type === 'ability' && seen.type === 'ability' && card.effect
    ? intentOf(card.id)
    : intentOf(card.id, used < 0 ? undefined : used)
}

function targetScore(view: View, option: Option, helpful: boolean, side: string): number {
  if (option.kind === 'player') return seatOf(view, option.seat).side === side ? -1 : 1
  if (!('object' in option)) return 0
  const card = find(view, option.object)
  if (!card) return 0
  const friendly = seatOf(view, card.controller).side === side
  if (friendly !== helpful) return -worth(card)
  return card.type === 'hero' && !helpful ? 3 : worth(card) + (card.exhausted ? 0 : 1)
}

function wants(view: View, { about, seat }: Decision): boolean {
  const card = about === undefined ? undefined : find(view, about)
  return !card || seatOf(view, card.controller).side !== seatOf(view, seat).side
}

/** Protects heroes, and allies worth more than the protector. */
function protector(view: View, { options, source, about }: Decision): string {
  const attacker = find(view, source ?? 0)
  const attacked = find(view, about ?? 0)
  const atk = attacker?.atk ?? 0
  const helpers = options.flatMap((option) => ('object' in option ? (find(view, option.object) ?? []) : []))
  const cheapest = best(helpers, (card) => (remaining(card) > atk ? 100 : 0) - worth(card))
  if (!cheapest || !attacked) return 'none'
  const hero =
    attacked.type === 'hero' &&
    atk >= 3 &&
    (remaining(attacked) <= 15 || atk * 1.5 >= worth(cheapest) || remaining(cheapest) > atk)
  return hero || (attacked.type === 'ally' && remaining(attacked) <= atk && worth(attacked) > worth(cheapest))
    ? `o${cheapest.object}`
    : 'none'
}

function leastWorth(view: View, { options, min, max, side }: Decision): string[] {
  const scored = options.map((option) => ({
    id: option.id,
    worth: 'object' in option ? valueToKeep(find(view, option.object)) : 0,
  }))
  const count = side ? Math.max(min, 1) : Math.min(Math.max(min, 1), max)
  return scored
    .sort((a, b) => a.worth - b.worth)
    .slice(0, count)
    .map((one) => one.id)
}

function valueToKeep(card: CardView | undefined): number {
  if (!card) return 0
  return card.faceDown ? 2 : worth(card) + (card.type === 'hero' ? remaining(card) : 0)
}

/** What is furthest from being played goes first. */
function leastPlayable(view: View, { options, min, seat }: Decision): string[] {
  const resources = seatOf(view, seat).resources.total
  const scored = options.map((option) => ({
    id: option.id,
    cost: 'object' in option ? (find(view, option.object)?.cost ?? 0) : 0,
  }))
  const late = (cost: number): number => (cost > resources + 1 ? 100 + cost : -cost)
  return scored
    .sort((a, b) => late(b.cost) - late(a.cost))
    .slice(0, min)
    .map((one) => one.id)
}

function cardOf(view: View, object: ObjectId): string {
  const card = find(view, object)?.card
  if (!card) throw new Error(`object ${object} is not in sight of ${cardsInView(view).length} cards`)
  return card
}

function best<T>(list: readonly T[], score: (one: T) => number): T | undefined {
  return list.reduce<T | undefined>(
    (top, one) => (top === undefined || score(one) > score(top) ? one : top),
    undefined,
  )
}
