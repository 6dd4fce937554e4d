/**
 * The sentence that asks a decision. It is built from a view, so it contains only what its readers may know.
 */
import {
  type Decision,
  type LinkView,
  OTHER_CARD_TYPE_ANSWER,
  optionId,
  type Seat,
  type UniquenessViolationReason,
  type View,
} from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'
import { isObjectVisible, objectName, type SeatNames } from '../message-parts/names.ts'
import { askingCardName, type CardsShownToSeat } from './options.ts'
import { isPassEndingTurn } from './own-turn.ts'
import { asksTargetsAndShares } from './targets-and-shares.ts'

/**
 * Returns the sentence that asks a decision.
 * @param decision null if only the public view is known; then the sentence stays general
 */
export function questionText(
  view: View,
  names: SeatNames,
  decision: Decision | null,
  shown: CardsShownToSeat = {},
): string {
  const { waitingFor } = view
  const kind = decision?.kind ?? waitingFor?.kind
  if (!kind) return ''
  if (kind === 'priority') return priority(view, names)
  if (view.violated) return violation(view.violated)
  return (decision && specific(view, names, decision, shown)) || texts.prompt.kinds[kind]
}

/** Returns a sentence about the violated rule of uniqueness (414.3). */
function violation(violated: UniquenessViolationReason): string {
  const t = texts.prompt.unique
  if (violated.kind === 'hands') return t.hands
  return violated.kind === 'name' ? t.name(violated.name) : t.tag(violated.tag, violated.limit)
}

function priority(view: View, names: SeatNames): string {
  const { turn, chain, combat } = view
  const top = chain[chain.length - 1]
  if (top)
    return top.kind === 'proposal'
      ? texts.prompt.respondToAttack(chainLinkLine(view, names, top))
      : texts.prompt.respondTo(chainLinkLine(view, names, top))
  if (combat) return combat.defender === null ? attackWindow(view, names) : defendWindow(view, names)
  const whose = names.seat(turn.player)
  if (isPassEndingTurn(view) && view.seats[turn.player]?.side === 'lair') return texts.boss.ownTurn
  if (isPassEndingTurn(view)) return turn.placed ? texts.prompt.ownTurnOn : texts.prompt.ownTurn
  if (turn.phase === 'start') return texts.prompt.startOf(whose)
  return turn.phase === 'end' ? texts.prompt.endOf(whose) : texts.prompt.turnOf(whose)
}

const attackWindow = (view: View, names: SeatNames): string =>
  texts.prompt.attackWindow(combatLine(view, names) ?? '')
const defendWindow = (view: View, names: SeatNames): string =>
  texts.prompt.defendWindow(combatLine(view, names) ?? '')

/** Returns the current combat: "Defias Pirate attacks Frizlix (Anna)". */
export function combatLine(view: View, names: SeatNames): string | null {
  const { combat } = view
  if (!combat || combat.attacker === null) return null
  const name = (id: number) => objectName(view, names, id)
  const attacker = name(combat.attacker)
  if (combat.defender !== null) return texts.prompt.fights(attacker, name(combat.defender))
  return combat.proposed === null
    ? texts.prompt.attackingNobody(attacker)
    : texts.prompt.attacks(attacker, name(combat.proposed))
}

/** Returns the question for targets, and for the shares if something is divided among them. */
function targets(card: string, decision: Decision): string {
  const { min, max, amount = 0 } = decision
  const t = texts.prompt
  if (asksTargetsAndShares(decision)) return t.targetsSharing(card, min, max, amount)
  return max === 1 ? t.target(card) : t.targets(card, min, max)
}

function specific(view: View, names: SeatNames, decision: Decision, shown: CardsShownToSeat): string | null {
  const { source, about, min, max } = decision
  const name = (id: number | undefined): string | null =>
    id !== undefined && isObjectVisible(view, id) ? objectName(view, names, id) : null
  const card = askingCardName(view, decision, names, shown)
  const t = texts.prompt
  switch (decision.kind) {
    case 'strike':
      return t.strike(name(source) ?? '', combatLine(view, names) ?? '')
    case 'protect':
      return t.protect(name(source) ?? '', name(about) ?? '')
    case 'prevent':
      return t.prevent(decision.amount ?? 0, name(about) ?? '')
    case 'handSize':
      return t.handSize(min)
    case 'discard':
      return t.discard(min)
    case 'order':
      return decision.ordered ? card && t.order(card) : t.chainOrder
    case 'may':
      return card && t.may(card, name(about))
    case 'target':
      return card && targets(card, decision)
    case 'defender':
      return card && t.defender(card)
    case 'mode':
      return card && t.mode(card, min, max)
    case 'loop':
      return t.loop
    case 'number':
      return card && t.number(card, decision.amounts?.min ?? 0, decision.amounts?.max ?? 0)
    case 'divide':
      return card && t.divide(card, decision.amounts?.sum ?? 0)
    case 'cost':
      return card && t.cost(card)
    case 'name':
      return card && naming(card, decision)
    case 'choose':
      return card && (isDie(decision) ? t.die(card, name(about) ?? card) : t.choose(card, min, max))
    case 'layOut':
      return card && t.layOut(card)
    case 'place':
      return card && t.place(card, name(about) ?? '')
    case 'aim':
      return card && t.aim(card)
    default:
      return null
  }
}

/** Returns the question for a free name, for a guess about a hidden card, or for one of several words. */
function naming(card: string, { says, options }: Decision): string {
  if (says !== undefined) return texts.prompt.says(card, says)
  const guesses = options.some((one) => one.kind === 'word' && one.word === OTHER_CARD_TYPE_ANSWER)
  return guesses ? texts.prompt.guess(card) : texts.prompt.word(card)
}

const isDie = ({ options: [first] }: Decision): boolean =>
  first?.kind === 'word' && first.id === optionId.die(Number(first.word))

/** Returns a link with its player and its targets, such as "Execute (Ben) → Defias Pirate". */
export function chainLinkLine(view: View, names: SeatNames, link: LinkView): string {
  if (link.kind === 'proposal')
    return texts.prompt.attacks(
      objectName(view, names, link.attacker ?? 0),
      objectName(view, names, link.defender ?? 0),
    )
  const own = link.name || (link.card ? names.card(link.card) : texts.news.aCard)
  const what = link.kind === 'effect' ? texts.prompt.effectOf(own) : own
  const by = names.isLair(link.controller) ? what : `${what} (${names.seat(link.controller)})`
  const cards = link.targets
    .filter((id) => isObjectVisible(view, id))
    .map((id) => objectName(view, names, id))
  const targets = [...cards, ...link.players.map((seat) => names.seat(seat))]
  return targets.length > 0 ? `${by} → ${targets.join(', ')}` : by
}

/**
 * Returns a line such as "Waiting for **Ben** to act or pass.", or "**Brakka** is thinking …" if the computer plays.
 */
export function waitingLine(view: View, names: SeatNames): string {
  const { waitingFor } = view
  if (!waitingFor) return ''
  const name = names.seat(waitingFor.seat)
  if (names.isComputers(waitingFor.seat)) return texts.prompt.thinking(name)
  if (names.isTakenOver(waitingFor.seat)) return texts.prompt.thinkingFor(name)
  return texts.prompt.waiting(name, texts.prompt.waitingKinds[waitingFor.kind])
}

/** Returns the links of the chain, the topmost first. */
export function chainLines(view: View, names: SeatNames): string[] {
  return [...view.chain].reverse().map((link, index) => `${index + 1}. ${chainLinkLine(view, names, link)}`)
}

export const isSeatAsked = (view: View | null, seat: Seat | null): boolean =>
  seat !== null && view?.decision?.seat === seat
