/**
 * Finds texts that would do nothing now, such as a hero's power about weapons while nobody has a weapon. Without this
 * check, the computer would play such a card, or flip its hero for nothing.
 */
import {
  type CardView,
  type Condition,
  doesTagMatch,
  type Effect,
  type Modifier,
  type PlayerSelector,
  type Seat,
  type Selector,
  type View,
} from '../engine/index.ts'
import { cardsInPlay } from './finding.ts'
import { matchOfPlayer, mayMatch } from './matching.ts'
import { printedCardOf, seatViewOf } from './visible-cards.ts'

interface Text {
  view: View
  seat: Seat
  /** The names that earlier steps have given to no card. */
  missing: ReadonlySet<string>
}

/** Whether an effect of this seat would do nothing. Kinds of effects that aren't known here always do something. */
export const isIdle = (view: View, seat: Seat, effect: Effect): boolean =>
  isIdleIn({ view, seat, missing: new Set() }, effect)

function isIdleIn(text: Text, effect: Effect): boolean {
  switch (effect.kind) {
    case 'do':
      return areAllIdle(text, effect.steps)
    case 'may':
    case 'forEach':
    case 'repeat':
      return isIdleIn(text, effect.do)
    case 'empower':
      return !hasInParty(text, effect.thing) || isIdleIn(text, effect.do)
    case 'forEachCard':
      return isMissing(text, effect.of)
    case 'if':
      return (
        (isFalse(text, effect.cond) || isIdleIn(text, effect.then)) &&
        (!effect.else || isIdleIn(text, effect.else))
      )
    case 'ifYouDo':
      return isIdleIn(text, effect.first) && (!effect.else || isIdleIn(text, effect.else))
    case 'deal':
      return isMissing(text, effect.to)
    case 'heal':
    case 'removeDamage':
    case 'moveDamage':
      return isMissing(text, effect.from, isDamaged)
    case 'ready':
      return isMissing(text, effect.what, isExhausted)
    case 'destroy':
    case 'exhaust':
    case 'put':
    case 'putResource':
      return isMissing(text, effect.what)
    case 'choose':
      return isMissing(text, effect.from)
    case 'discard':
      return areHandsEmpty(text, effect.who)
    case 'modify':
      return effect.mods.every((mod) => isIdleModifier(text, mod))
    default:
      return false
  }
}

/** A step that chooses or destroys no card gives its name to no card. */
function areAllIdle({ missing, ...text }: Text, steps: readonly Effect[]): boolean {
  const names = new Set(missing)
  return steps.every((step) => {
    const isSo = isIdleIn({ ...text, missing: names }, step)
    if (isSo && 'as' in step && step.as !== undefined) names.add(step.as)
    return isSo
  })
}

/** Whether the condition asks for a card that a view would show, and doesn't show. Other conditions may be true. */
const isFalse = (text: Text, cond: Condition): boolean =>
  cond.kind === 'exists' && cond.atMost === undefined && isMissing(text, cond.what)

/** Whether the player has a hero or an ally of a class, or with a tag. */
function hasInParty({ view, seat }: Text, thing: string): boolean {
  const { hero, allies } = seatViewOf(view, seat)
  return [...(hero ? [hero] : []), ...allies].some(({ object, card }) => {
    if (card === '') return false
    const { tags, classes = [] } = printedCardOf(view, object)
    return classes.some((name) => name === thing) || tags.some(({ tag }) => doesTagMatch(tag, thing))
  })
}

const isDamaged = ({ damage }: CardView): boolean => damage > 0
const isExhausted = ({ exhausted }: CardView): boolean => exhausted
const isAny = (): boolean => true

/** Whether no card that a view shows is among those that the selector selects. */
function isMissing(text: Text, selector: Selector, isAffected: (card: CardView) => boolean = isAny): boolean {
  const { view, seat, missing } = text
  if (selector.kind === 'union') return selector.any.every((part) => isMissing(text, part, isAffected))
  if (selector.kind === 'bound') return missing.has(selector.name)
  if (selector.kind !== 'all' && selector.kind !== 'target') return false
  const cards = cardsIn(text, selector.zone, selector.of)
  return (
    cards !== null && !cards.some((card) => isAffected(card) && mayMatch(view, seat, selector.filter, card))
  )
}

/** Returns the cards in a zone, or null if the view doesn't show all of them. */
function cardsIn({ view, seat }: Text, zone = 'play', of: PlayerSelector = EVERYONE): CardView[] | null {
  if (zone === 'play') return view.seats.flatMap(cardsInPlay)
  const owners = view.seats.filter((one) => matchOfPlayer(view, seat, of, one.seat) !== false)
  if (zone === 'graveyard') return owners.flatMap(({ graveyard }) => graveyard)
  return zone === 'hand' && of.kind === 'you' ? owners.flatMap(({ hand }) => hand.cards) : null
}

const EVERYONE: PlayerSelector = { kind: 'everyone' }

const areHandsEmpty = ({ view, seat }: Text, who: PlayerSelector): boolean =>
  view.seats.every((one) => one.hand.count === 0 || matchOfPlayer(view, seat, who, one.seat) === false)

/** Whether a modifier affects no card in play. It may also apply to cards outside of play if it changes how they are played. */
function isIdleModifier(text: Text, mod: Modifier): boolean {
  const { to } = mod
  if (to.kind === 'flagged') return isMissing(text, to.what)
  if (to.kind !== 'filter' || isAboutPlaying(mod)) return false
  return !text.view.seats.flatMap(cardsInPlay).some((card) => mayMatch(text.view, text.seat, to.filter, card))
}

/** Whether the modifier is about how cards are played, which includes cards that aren't in play. */
const isAboutPlaying = (mod: Modifier): boolean =>
  'doing' in mod
    ? mod.doing === undefined || mod.doing === 'play' || mod.doing === 'pay'
    : !IN_PLAY.has(mod.kind)

const IN_PLAY: ReadonlySet<Modifier['kind']> = new Set([
  'stats',
  'keyword',
  'prevent',
  'cant',
  'packet',
  'grant',
])
