/**
 * Picks from the options of a decision for the heuristic player: targets, divided amounts, protectors, cards to give
 * up.
 */
import {
  type CardView,
  type Decision,
  type ObjectId,
  type Option,
  optionId,
  printedCard,
  randomPicks,
  type View,
} from '../engine/index.ts'
import { type Impact, impactOnTargetToChoose } from './aims.ts'
import { bossTimingOfObject } from './boss-timing.ts'
import { cardValue, RESOURCE_VALUE, remainingHealth } from './card-value.ts'
import {
  canBeDealtDamage,
  canBeDestroyed,
  type DamageEffect,
  highestDamageIn,
  valueOfDamage,
} from './harm.ts'
import { intentOfCard } from './intent.ts'
import { cardInView, elementWithHighestScore, seatViewOf } from './visible-cards.ts'

/** Whether the decision divides damage among the characters of the player's own side. */
export function isDamageToOwnSide(view: View, { options, seat, min }: Decision): boolean {
  const { side } = seatViewOf(view, seat)
  return min <= 1 && options.every((option) => 'object' in option && sideOf(view, option.object) === side)
}

function sideOf(view: View, object: ObjectId): string | undefined {
  const card = cardInView(view, object)
  return card && seatViewOf(view, card.controller).side
}

/** Divides the amount: each point goes to the card with the most health left. */
export function divideByHealth(view: View, { options, amounts }: Decision): string[] {
  const shares = options.map((option) => {
    const card = 'object' in option ? cardInView(view, option.object) : undefined
    return { id: option.id, left: card ? remainingHealth(card) : 0, share: 0 }
  })
  for (let point = 0; point < (amounts?.sum ?? 0); point++) {
    const open = shares.filter(({ id, share }) => share < (amounts?.most?.[id] ?? amounts?.max ?? 0))
    const next = elementWithHighestScore(open, ({ left, share }) => left - share)
    if (next) next.share += 1
  }
  return shares.flatMap(({ id, share }) => (share > 0 ? [`${id}=${share}`] : []))
}

/** Gives every option its minimum, and the rest to the first option. */
export function giveRestToFirst(decision: Decision): string[] {
  const { options, amounts } = decision
  if (amounts?.most) return randomPicks(decision, () => 0)
  const { min = 1, sum = options.length } = amounts ?? {}
  return options.map(({ id }, i) => `${id}=${i === 0 ? sum - min * (options.length - 1) : min}`)
}

export function chooseTargets(view: View, { options, source, seat, min, max }: Decision): string[] {
  const aim = impactOnTargetToChoose(view) ?? (source === undefined ? AIMLESS : aimOf(view, source))
  const scored = options.map((option) => ({ id: option.id, score: targetScore(view, option, aim, seat) }))
  const ordered = scored.sort((a, b) => b.score - a.score)
  const good = ordered.filter((one) => one.score > 0).slice(0, max)
  return (good.length >= min ? good : ordered.slice(0, min)).map((one) => one.id)
}

const AIMLESS: Impact = { intent: 'none', damage: null }

/**
 * Returns the intent of the text that asks for targets. This is the card's own text while the card is played,
 * otherwise the text of its first power.
 */
function aimOf(view: View, source: ObjectId): Impact {
  const seen = cardInView(view, source)
  if (!seen?.card) return { intent: 'harm', damage: null }
  const card = printedCard(view, seen.card)
  const used = card.powers.findIndex(({ kind }) => kind === 'payment' || kind === 'triggered')
  if (used < 0 || isBeingPlayed(view, source))
    return {
      intent: intentOfCard(card),
      damage: highestDamageIn(card.attach ? [card.effect, card.powers] : card.effect),
    }
  return { intent: intentOfCard(card, used), damage: highestDamageIn(card.powers[used]) }
}

const isBeingPlayed = ({ seats }: View, source: ObjectId): boolean =>
  seats.some(({ hand }) => hand.cards.some(({ object }) => object === source))

/** Returns how well a card or player suits what the text does to it. */
export function targetScore(view: View, option: Option, aim: Impact, seat: number): number {
  const { side } = seatViewOf(view, seat)
  const helpful = aim.intent === 'help' || aim.intent === 'heal'
  if (option.kind === 'player') {
    const isFriend = seatViewOf(view, option.seat).side === side
    return (isFriend === helpful ? 1 : -1) + (helpful && option.seat === seat ? 1 : 0)
  }
  if (!('object' in option)) return 0
  const card = cardInView(view, option.object)
  if (!card) return 0
  const friendly = seatViewOf(view, card.controller).side === side
  if (friendly !== helpful) return -(card.type === 'hero' && friendly ? heroToSpare(card) : cardValue(card))
  return helpful ? helpScore(view, card, aim, seat) : harmScore(view, card, aim.damage)
}

function helpScore(view: View, card: CardView, { intent, isForAttack }: Impact, seat: number): number {
  const isMeant = isForAttack && view.turn.player === seat ? mayAttack(card, seat) : isAttacked(view, card)
  if (intent !== 'heal') return cardValue(card) + (card.exhausted ? 0 : 1) + (isMeant ? 20 : 0)
  return card.type === 'hero' ? 2 * (canBeDestroyed(card) ? card.damage : 0) : card.damage
}

/** Whether the card is a ready character of this player, which may attack this turn. */
const mayAttack = ({ controller, exhausted }: CardView, seat: number): boolean =>
  controller === seat && !exhausted

/** Whether the card is being attacked. Help that is given in a combat is meant for the defender. */
const isAttacked = ({ combat }: View, { object }: CardView): boolean => combat?.defender === object

function harmScore(view: View, card: CardView, damage: DamageEffect | null): number {
  if (damage && (card.type === 'hero' || card.type === 'ally'))
    return canBeDealtDamage(view, card, damage.types) ? valueOfDamage(view, card, damage.amount) : -1
  return card.type === 'hero' ? 3 : cardValue(card) + (card.exhausted ? 0 : 1)
}

/**
 * Chooses a protector for an attacked hero, or for an attacked ally that is worth more than the protector; otherwise
 * 'none'.
 */
export function chooseProtector(view: View, { options, source, about }: Decision): string {
  const attacker = cardInView(view, source ?? 0)
  const attacked = cardInView(view, about ?? 0)
  const atk = attacker?.atk ?? 0
  const helpers = options.flatMap((option) =>
    'object' in option ? (cardInView(view, option.object) ?? []) : [],
  )
  const cheapest = elementWithHighestScore(
    helpers,
    (card) => (card.type === 'hero' ? -100 : remainingHealth(card) > atk ? 100 : 0) - cardValue(card),
  )
  if (!cheapest || !attacked) return 'none'
  if (cheapest.type === 'hero')
    return protectsBetter(cheapest, attacked) ? optionId.object(cheapest.object) : 'none'
  const hero =
    attacked.type === 'hero' &&
    atk >= 3 &&
    (remainingHealth(attacked) <= 15 || atk * 1.5 >= cardValue(cheapest) || remainingHealth(cheapest) > atk)
  return hero ||
    (attacked.type === 'ally' &&
      remainingHealth(attacked) <= atk &&
      cardValue(attacked) > cardValue(cheapest))
    ? optionId.object(cheapest.object)
    : 'none'
}

/** Returns the weapon with the highest ATK, or the first option if no weapon is offered. */
export function chooseWeapon(view: View, { options }: Decision): string {
  const weapons = options.filter((option) => 'object' in option)
  const best = elementWithHighestScore(weapons, ({ object }) => cardInView(view, object)?.atk ?? 0)
  return (best ?? options[0])?.id ?? 'none'
}

export function chooseLeastValuable(view: View, { options, min, max, side }: Decision): string[] {
  const scored = options.map((option) => ({
    id: option.id,
    worth: 'object' in option ? valueToKeep(cardInView(view, option.object)) : 0,
  }))
  const count = side ? Math.max(min, 1) : Math.min(Math.max(min, 1), max)
  return scored
    .sort((a, b) => a.worth - b.worth)
    .slice(0, count)
    .map((one) => one.id)
}

function valueToKeep(card: CardView | undefined): number {
  if (!card) return 0
  if (card.type === 'hero') return heroToSpare(card)
  return card.faceDown ? RESOURCE_VALUE : cardValue(card)
}

/** Returns the value of a hero who must not be harmed. The hero with the most health left can be harmed most easily. */
const heroToSpare = (hero: CardView): number => MOST_HEALTH - remainingHealth(hero)

/** More than the health of any hero, so that heroes are spared before other cards. */
const MOST_HEALTH = 200

/** Whether a hero who protects another hero has more health left. Heroes protect no allies. */
const protectsBetter = (hero: CardView, attacked: CardView): boolean =>
  attacked.type === 'hero' && remainingHealth(hero) > remainingHealth(attacked)

/** Scores by which cards for a stage or Boss are given up later than other cards. */
const KEPT = { now: 300, later: 200, none: 0, past: -200 } as const

/**
 * Chooses cards to give up. Cards for past stages or Bosses come first, then cards that are furthest from being
 * playable, and last cards for the present or a later stage.
 */
export function chooseLeastPlayable(view: View, { options, min, seat }: Decision): string[] {
  const resources = seatViewOf(view, seat).resources.total
  const scored = options.map((option) => ({
    id: option.id,
    cost: 'object' in option ? (cardInView(view, option.object)?.cost ?? 0) : 0,
    kept: 'object' in option ? KEPT[bossTimingOfObject(view, option.object) ?? 'none'] : 0,
  }))
  const late = ({ cost, kept }: (typeof scored)[number]): number =>
    (cost > resources + 1 ? 100 + cost : -cost) - kept
  return scored
    .sort((a, b) => late(b) - late(a))
    .slice(0, min)
    .map((one) => one.id)
}
