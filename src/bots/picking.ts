/** How the heuristic player picks from the options: targets, divided amounts, protectors, cards to give up. */
import {
  type CardView,
  type Decision,
  type ObjectId,
  type Option,
  pickOf,
  printed,
  randomPicks,
  type View,
} from '../engine/index.ts'
import { canBeHurt, canFall, type Damage, damageIn, valueOfDamage } from './harm.ts'
import { type Intent, intentOf } from './intent.ts'
import { best, cardInView, seatOf } from './sight.ts'
import { momentOfObject } from './wishes.ts'
import { remaining, worth } from './worth.ts'

/** Damage is divided among the player's own side. */
export function isBurden(view: View, { options, seat, min }: Decision): boolean {
  const { side } = seatOf(view, seat)
  return min <= 1 && options.every((option) => 'object' in option && sideOf(view, option.object) === side)
}

function sideOf(view: View, object: ObjectId): string | undefined {
  const card = cardInView(view, object)
  return card && seatOf(view, card.controller).side
}

/** Puts each point on the card with the most health left. */
export function divideByHealth(view: View, { options, amounts }: Decision): string[] {
  const shares = options.map((option) => {
    const card = 'object' in option ? cardInView(view, option.object) : undefined
    return { id: option.id, left: card ? remaining(card) : 0, share: 0 }
  })
  for (let point = 0; point < (amounts?.sum ?? 0); point++) {
    const open = shares.filter(({ id, share }) => share < (amounts?.most?.[id] ?? amounts?.max ?? 0))
    const next = best(open, ({ left, share }) => left - share)
    if (next) next.share += 1
  }
  return shares.flatMap(({ id, share }) => (share > 0 ? [`${id}=${share}`] : []))
}

/** The first option gets everything above the minimum of the others. */
export function dividedEvenly(decision: Decision): string[] {
  const { options, amounts } = decision
  if (amounts?.most) return randomPicks(decision, () => 0)
  const { min = 1, sum = options.length } = amounts ?? {}
  return options.map(({ id }, i) => `${id}=${i === 0 ? sum - min * (options.length - 1) : min}`)
}

export function chooseTargets(view: View, { options, source, seat, min, max }: Decision): string[] {
  const aim = source === undefined ? AIMLESS : aimOf(view, source)
  const { side } = seatOf(view, seat)
  const scored = options.map((option) => ({ id: option.id, score: targetScore(view, option, aim, side) }))
  const ordered = scored.sort((a, b) => b.score - a.score)
  const good = ordered.filter((one) => one.score > 0).slice(0, max)
  return (good.length >= min ? good : ordered.slice(0, min)).map((one) => one.id)
}

interface Aim {
  intent: Intent
  damage: Damage | null
}

const AIMLESS: Aim = { intent: 'none', damage: null }

/**
 * The aim of the text that asks for targets: the card's own text while it is played, otherwise the text of its first
 * power.
 */
function aimOf(view: View, source: ObjectId): Aim {
  const seen = cardInView(view, source)
  if (!seen?.card) return { intent: 'harm', damage: null }
  const card = printed(view, seen.card)
  const used = card.powers.findIndex(({ kind }) => kind === 'payment' || kind === 'triggered')
  if (used < 0 || isBeingPlayed(view, source))
    return {
      intent: intentOf(card),
      damage: damageIn(card.attach ? [card.effect, card.powers] : card.effect),
    }
  return { intent: intentOf(card, used), damage: damageIn(card.powers[used]) }
}

const isBeingPlayed = ({ seats }: View, source: ObjectId): boolean =>
  seats.some(({ hand }) => hand.cards.some(({ object }) => object === source))

function targetScore(view: View, option: Option, aim: Aim, side: string): number {
  if (option.kind === 'player') return seatOf(view, option.seat).side === side ? -1 : 1
  if (!('object' in option)) return 0
  const card = cardInView(view, option.object)
  if (!card) return 0
  const friendly = seatOf(view, card.controller).side === side
  const helpful = aim.intent === 'help' || aim.intent === 'heal'
  if (friendly !== helpful) return -worth(card)
  return helpful ? helpScore(card, aim.intent) : harmScore(view, card, aim.damage)
}

function helpScore(card: CardView, intent: Intent): number {
  if (intent !== 'heal') return worth(card) + (card.exhausted ? 0 : 1)
  return card.type === 'hero' ? 2 * (canFall(card) ? card.damage : 0) : card.damage
}

function harmScore(view: View, card: CardView, damage: Damage | null): number {
  if (damage && (card.type === 'hero' || card.type === 'ally'))
    return canBeHurt(view, card, damage.types) ? valueOfDamage(view, card, damage.amount) : -1
  return card.type === 'hero' ? 3 : worth(card) + (card.exhausted ? 0 : 1)
}

export function wants(view: View, { about, seat }: Decision): boolean {
  const card = about === undefined ? undefined : cardInView(view, about)
  return !card || seatOf(view, card.controller).side !== seatOf(view, seat).side
}

/** Protects heroes, and allies that are worth more than the protector. */
export function protector(view: View, { options, source, about }: Decision): string {
  const attacker = cardInView(view, source ?? 0)
  const attacked = cardInView(view, about ?? 0)
  const atk = attacker?.atk ?? 0
  const helpers = options.flatMap((option) =>
    'object' in option ? (cardInView(view, option.object) ?? []) : [],
  )
  const cheapest = best(helpers, (card) => (remaining(card) > atk ? 100 : 0) - worth(card))
  if (!cheapest || !attacked) return 'none'
  const hero =
    attacked.type === 'hero' &&
    atk >= 3 &&
    (remaining(attacked) <= 15 || atk * 1.5 >= worth(cheapest) || remaining(cheapest) > atk)
  return hero || (attacked.type === 'ally' && remaining(attacked) <= atk && worth(attacked) > worth(cheapest))
    ? pickOf.object(cheapest.object)
    : 'none'
}

export function leastWorth(view: View, { options, min, max, side }: Decision): string[] {
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
  return card.faceDown ? 2 : worth(card) + (card.type === 'hero' ? remaining(card) : 0)
}

/** How much later than other cards a card is given up that is made for a stage or Boss. */
const KEPT = { now: 300, later: 200, none: 0, past: -200 } as const

/**
 * Gives up first the cards that no stage or Boss needs any more, then the cards that are furthest from being
 * playable. Cards that a stage or Boss still needs come last.
 */
export function leastPlayable(view: View, { options, min, seat }: Decision): string[] {
  const resources = seatOf(view, seat).resources.total
  const scored = options.map((option) => ({
    id: option.id,
    cost: 'object' in option ? (cardInView(view, option.object)?.cost ?? 0) : 0,
    kept: 'object' in option ? KEPT[momentOfObject(view, option.object) ?? 'none'] : 0,
  }))
  const late = ({ cost, kept }: (typeof scored)[number]): number =>
    (cost > resources + 1 ? 100 + cost : -cost) - kept
  return scored
    .sort((a, b) => late(b) - late(a))
    .slice(0, min)
    .map((one) => one.id)
}
