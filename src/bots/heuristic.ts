/**
 * A simple player: plays what it can, attacks sensibly, protects heroes, strikes, uses armor, completes quests. In
 * every third game it is patient, like raiders who want to see more of a dungeon before they win: it fights the
 * lair's allies and spares the lair's hero until its own deck runs low. It is never patient against a Boss player,
 * where no raider can afford that.
 */

import {
  type Card,
  type CardView,
  type Decision,
  type Effect,
  hasKind,
  hasNode,
  lairOf,
  type ObjectId,
  type Option,
  pickOf,
  printed,
  type View,
} from '../engine/index.ts'
import { bestAim } from './aiming.ts'
import { claim, isClaim } from './claims.ts'
import { bestAttack } from './combat-sense.ts'
import { hasEnemyTarget } from './finding.ts'
import { canBeHurt, damageIn, valueOfDamage } from './harm.ts'
import { spendsHoard } from './hoarding.ts'
import { intentOf } from './intent.ts'
import { staysBack } from './keeping-back.ts'
import {
  chooseTargets,
  divideByHealth,
  dividedEvenly,
  isBurden,
  leastPlayable,
  leastWorth,
  protector,
  wants,
} from './picking.ts'
import type { ComputerPlayer } from './player.ts'
import { best, cardInView, printedAs, seatOf } from './sight.ts'
import { isAnswerToAttack, isForDefence, isTimely } from './timing.ts'
import { isSoon, momentOfObject } from './wishes.ts'
import { worth } from './worth.ts'

const withTemper = (name: string, patient: boolean): ComputerPlayer => ({
  name,
  decide(view, decision) {
    const only = onlyAnswer(decision)
    if (only) return only
    const seen = view()
    const { deck, side } = seatOf(seen, decision.seat)
    const spares = patient && side !== 'lair' && deck > LOW_DECK && !lairOf(seen)?.boss
    return answers[decision.kind](seen, decision, spares)
  },
})

/** Answers without computing the view if there is only one answer. */
function onlyAnswer({ options: [first, ...others], min, amounts }: Decision): string[] | null {
  const isOnly = first !== undefined && others.length === 0 && !amounts
  return isOnly && (min === 1 || first.kind === 'pass') ? [first.id] : null
}

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
  mode: (_view, { options, min }) => take(options, Math.max(1, min)),
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
  number: (_view, { amounts }) => [`x=${amounts?.max ?? 0}`],
  loop: (_view, { amounts }) => [`x=${amounts?.min ?? 0}`],
  divide: (view, decision) =>
    isBurden(view, decision) ? divideByHealth(view, decision) : dividedEvenly(decision),
  cost: (_view, { options }) => options.slice(-1).map((option) => option.id),
  name: (_view, { options }) => take(options, 1),
  layOut: (_view, { options }) => take(options, 1),
  place: (_view, { options }) => take(options, 1),
  aim: (view, decision) => [bestAim(view, decision)],
}

function take(options: Option[], count: number): string[] {
  return options.slice(0, count).map((option) => option.id)
}

function hasEarlyPlays(view: View, seat: number): boolean {
  return seatOf(view, seat).hand.cards.filter((card) => (card.cost ?? 9) <= 3).length >= 2
}

/**
 * On its own turn the computer waits for the action phase and an empty chain. Then it places a resource, plays cards,
 * attacks and uses powers and quests. On another player's turn it plays removal and uses what it can still pay for.
 * Otherwise it passes.
 */
function act(view: View, decision: Decision, sparesHeroes: boolean): string {
  const { options, seat } = decision
  const mine = view.turn.player === seat
  const asleep = mine && (view.turn.phase !== 'action' || view.chain.length > 0)
  const chosen = asleep ? undefined : mine ? ownTurn(view, decision, sparesHeroes) : others(view, decision)
  return chosen ?? (options.find(({ kind }) => kind === 'pass') ?? options[0])?.id ?? 'pass'
}

function ownTurn(view: View, decision: Decision, sparesHeroes: boolean): string | undefined {
  return (
    placing(view, decision) ??
    play(view, decision) ??
    claim(view, decision.options) ??
    attack(view, decision.options, decision.seat, sparesHeroes) ??
    use(view, decision)
  )
}

function others(view: View, decision: Decision): string | undefined {
  return respond(view, decision) ?? guard(view, decision) ?? use(view, decision)
}

/**
 * Places quests face up first. After them it places the card that is furthest from being playable or does least. It
 * stops when it has enough resources, or as many as the Boss lets a raider keep (R504.2a).
 */
function placing(view: View, { options, seat }: Decision): string | undefined {
  const up = options.find((option) => option.kind === 'place' && option.faceUp)
  if (up) return up.id
  const { resources, hand } = seatOf(view, seat)
  if (resources.total >= ENOUGH && hand.cards.length <= FEW) return undefined
  if (resources.total >= mostToKeep(view)) return undefined
  const soon = (cost: number): number => (cost > resources.total + 3 ? -cost : cost)
  const down = options.filter((option) => option.kind === 'place')
  return best(down, (option) => -soon(cardInView(view, option.object)?.cost ?? 0))?.id
}

function mostToKeep(view: View): number {
  const boss = view.seats.find(({ side }) => side === 'lair')?.hero?.card
  return (boss ? printed(view, boss).threat : undefined) ?? Number.POSITIVE_INFINITY
}

const ENOUGH = 6
const FEW = 2

function play(view: View, { options, seat }: Decision): string | undefined {
  const plays = options.filter(
    (option) =>
      option.kind === 'play' && isUseful(view, option.object, seat) && !isKept(view, option.object, seat),
  )
  const some = enemies(view, seat).length > 0
  return best(plays, (option) => {
    const card = 'object' in option ? cardInView(view, option.object) : undefined
    const last = !some && card?.card !== undefined && intentOf(printed(view, card.card)) === 'harm'
    const made = 'object' in option && momentOfObject(view, option.object) === 'now'
    return (card?.cost ?? 0) + (made ? MADE_FOR_NOW : 0) - (last ? LATE : 0)
  })?.id
}

/** Added to a card that is made for the present stage or Boss, so that it comes first. */
const MADE_FOR_NOW = 20

/** Whether a card is kept for the next Boss or stage. The hand must have room for the cards that will be drawn. */
function isKept(view: View, object: ObjectId, seat: number): boolean {
  const room = (lairOf(view)?.hand?.most ?? 0) - seatOf(view, seat).hand.cards.length
  return room >= ROOM && isSoon(view, printedAs(view, object))
}

const ROOM = 3

/** Subtracted from a card that is played only if nothing else can be. */
const LATE = 100

/** Plays only removal on another player's turn. */
function respond(view: View, { options, seat }: Decision): string | undefined {
  const removal = options.filter(
    (option) =>
      option.kind === 'play' &&
      intentOf(printedAs(view, option.object)) === 'harm' &&
      !isForDefence(printedAs(view, option.object).effect) &&
      isUseful(view, option.object, seat),
  )
  return removal[0]?.id
}

/** Uses what a Boss player has saved for an attack on its hero. Powers come before cards. */
function guard(view: View, { options, seat }: Decision): string | undefined {
  const power = options.find(
    (option) =>
      option.kind === 'power' &&
      isAnswerToAttack(view, seat, printedAs(view, option.object).powers[option.power]),
  )
  const card = options.find(
    (option) => option.kind === 'play' && isAnswerToAttack(view, seat, printedAs(view, option.object).effect),
  )
  return (power ?? card)?.id
}

/**
 * A harmful card needs a target that is worth it: an ally of the other side, or a hero that it can hurt. A weapon is
 * useful only if the seat has none as good.
 */
function isUseful(view: View, object: ObjectId, seat: number): boolean {
  const card = printedAs(view, object)
  if (!isTimely(view, seat, card.effect)) return false
  const own = seatOf(view, seat)
  if (card.type === 'equipment' && card.tags.some((tag) => tag.tag.endsWith('Weapon')))
    return !own.equipment.some((one) => (one.atk ?? 0) >= (card.atk ?? 0))
  if (card.type !== 'ability') return !own.equipment.some((one) => one.name === card.name)
  const intent = intentOf(card)
  if (intent === 'heal') return friends(view, seat).some((one) => one.damage >= WOUND)
  if (intent === 'help' && card.attach) return hasHost(view, card, seat)
  if (sweeps(card)) return isWorthSweeping(view, seat)
  if (intent !== 'harm') return true
  if (!hasEnemyTarget(view, card.attach ?? card.effect, seat) || isVain(view, card.effect, seat)) return false
  if (enemies(view, seat).length > 0) return true
  return view.turn.player === seat ? hurtsHeroes(card) : holdsHeroes(card) && isThreatened(view, seat)
}

/** The card hits each ally or each character, whoever controls it. */
function sweeps({ effect }: Card): boolean {
  return hasNode(
    effect,
    ({ kind, to, what }) => SWEEPING.has(kind) && isEverybody(kind === 'deal' ? to : what),
  )
}

const SWEEPING: ReadonlySet<unknown> = new Set(['deal', 'destroy', 'put'])

function isEverybody(selector: unknown): boolean {
  const isAll = hasNode(selector, ({ kind }) => kind === 'all')
  const isLimited = hasNode(selector, ({ kind }) => LIMITS.has(kind))
  return isAll && !isLimited && hasNode(selector, ({ type }) => type === 'ally')
}

/** Nodes that limit a selector to some players' cards, or to cards in some state. */
const LIMITS: ReadonlySet<unknown> = new Set(['controlledBy', 'state', 'bound', 'target'])

/** The other side has enough more to lose. */
function isWorthSweeping(view: View, seat: number): boolean {
  const sum = (cards: CardView[]): number =>
    cards.reduce((all, card) => all + (card.type === 'ally' ? worth(card) : 0), 0)
  return sum(enemies(view, seat)) > 1.5 * sum(friends(view, seat))
}

/** Whether the card can be attached to a card of the player's side. */
function hasHost(view: View, card: Card, seat: number): boolean {
  return hasNode(
    card.attach,
    ({ type }) => type !== undefined && friends(view, seat).some((one) => one.type === type),
  )
}

/** Whether the card may exhaust a hero before it attacks. */
function holdsHeroes(card: Card): boolean {
  return speaksOf(card.effect, 'exhaust')
}

/** Whether a hero of the other side can attack in this turn, which is its own. */
function isThreatened(view: View, seat: number): boolean {
  const { hero, side } = seatOf(view, view.turn.player)
  if (!hero || side === seatOf(view, seat).side) return false
  return !hero.exhausted && (hero.atk ?? 0) + (hero.keywords.assault ?? 0) > 0
}

/** Whether the card's damage may be aimed at a hero. */
function hurtsHeroes(card: Card): boolean {
  return speaksOf([card.effect, card.attach, card.powers], 'deal')
}

/** Whether the data contain an effect of this kind, a target, and heroes. */
function speaksOf(data: unknown, effect: Effect['kind']): boolean {
  return hasKind(data, effect) && hasKind(data, 'target') && hasNode(data, (node) => node.type === 'hero')
}

/** The least damage that is worth healing. */
const WOUND = 4

function friends(view: View, seat: number): CardView[] {
  const { side } = seatOf(view, seat)
  return view.seats
    .filter((one) => one.side === side)
    .flatMap((one) => [...one.allies, ...(one.hero ? [one.hero] : [])])
}

function enemies(view: View, seat: number): CardView[] {
  const { side } = seatOf(view, seat)
  return view.seats.filter((one) => one.side !== side).flatMap((one) => [...one.allies, ...one.equipment])
}

function attack(view: View, options: Option[], seat: number, sparesHeroes: boolean): string | undefined {
  const attacks = options.flatMap((option) => {
    if (option.kind !== 'attack') return []
    const plan = bestAttack(view, seat, option.object, undefined, sparesHeroes)
    if (!plan || plan.score <= 0) return []
    const card = cardInView(view, option.object)
    return card && staysBack(view, card, plan.score) ? [] : [{ id: option.id, score: plan.score }]
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
  return plan ? pickOf.object(plan.defender) : (options[0]?.id ?? 'back')
}

/** Uses quests and powers when nothing better is left to pay for. */
function use(view: View, { options, seat }: Decision): string | undefined {
  const quest = options.find((option) => option.kind === 'quest' && isQuestUseful(view, option.object, seat))
  if (quest) return quest.id
  const power = options.find(
    (option) =>
      option.kind === 'power' &&
      !isClaim(view, option) &&
      !spendsHoard(view, seat, printedAs(view, option.object).powers[option.power]) &&
      (intentOf(printedAs(view, option.object), option.power) !== 'harm' ||
        findsVictim(view, printedAs(view, option.object).powers[option.power], seat)) &&
      view.chain.length === 0 &&
      isTimely(view, seat, printedAs(view, option.object).powers[option.power]) &&
      !isLost(view, option.object, option.power),
  )
  return power?.id
}

const findsVictim = (view: View, power: unknown, seat: number): boolean =>
  enemies(view, seat).length > 0 && hasEnemyTarget(view, power, seat) && !isVain(view, power, seat)

/** No enemy is worth hurting with this text. */
function isVain(view: View, text: unknown, seat: number): boolean {
  const damage = damageIn(text)
  if (!damage) return false
  const { side } = seatOf(view, seat)
  const others = view.seats.filter((one) => one.side !== side)
  const all = others.flatMap(({ hero, allies }) => [...(hero ? [hero] : []), ...allies])
  return !all.some((one) => canBeHurt(view, one, damage.types) && valueOfDamage(view, one, damage.amount) > 0)
}

/** The power would destroy its own card, which does something else on this stage or on a later one. */
function isLost(view: View, object: ObjectId, power: number): boolean {
  if (!hasKind(printedAs(view, object).powers[power], 'destroySelf')) return false
  const moment = momentOfObject(view, object)
  return moment === 'now' || moment === 'later'
}

/**
 * A quest that shuffles the graveyard into the deck is useful only when the deck is low. The other quests draw cards.
 */
function isQuestUseful(view: View, object: ObjectId, seat: number): boolean {
  const { powers } = printedAs(view, object)
  return !hasKind(powers, 'shuffleGraveyardIntoDeck') || seatOf(view, seat).deck < 10
}
