/**
 * A simple computer player. It plays what it can, attacks and protects by simple estimates, and completes quests. In
 * every third game against a Dungeon Deck it is patient: it attacks the lair's allies and not the lair's hero until
 * its own deck runs low. Against a Boss player it is never patient, because the raiders would lose.
 */

import {
  type CardView,
  type Decision,
  lairOfGame,
  type ObjectId,
  type Option,
  optionId,
  printedCard,
  type View,
} from '../engine/index.ts'
import { chooseDropCell } from './aiming.ts'
import { bossTimingOfObject, isForNextBoss } from './boss-timing.ts'
import { cardValue } from './card-value.ts'
import { isTemporaryAttachPower, pickToClaimUnattachedCard } from './claims.ts'
import { bestAttackOf } from './combat-sense.ts'
import { acceptsEffect, chooseCardsForText, chooseModes } from './effect-choices.ts'
import { isPointlessFreePower } from './free-powers.ts'
import { intentOfCard } from './intent.ts'
import {
  chooseLeastPlayable,
  chooseLeastValuable,
  chooseProtector,
  chooseTargets,
  chooseWeapon,
  divideByHealth,
  giveRestToFirst,
  isDamageToOwnSide,
} from './picking.ts'
import { chooseCardToPlace } from './placing.ts'
import { mostValuablePlays } from './play-value.ts'
import type { ComputerPlayer } from './player.ts'
import { isAttackBonusPower, isTimeForAttackBonus, isTimeToPrevent } from './power-timing.ts'
import { isQuestUseful } from './quests.ts'
import { shouldStayReadyToProtect } from './ready-protectors.ts'
import { wouldReplaceBetterCard } from './replacing.ts'
import { isAnswerToAttackOnBoss, isOnlyForDefenceOfBoss } from './timing.ts'
import { enemyAlliesAndEquipment, isCardUseful, isPowerUseful } from './usefulness.ts'
import { cardInView, elementWithHighestScore, printedCardOf, seatViewOf } from './visible-cards.ts'

const withTemper = (name: string, patient: boolean): ComputerPlayer => ({
  name,
  decide(view, decision) {
    const only = onlyAnswer(decision)
    if (only) return only
    const seen = view()
    const { deck, side } = seatViewOf(seen, decision.seat)
    const spares = patient && side !== 'lair' && deck > LOW_DECK && !lairOfGame(seen)?.boss
    return answers[decision.kind](seen, decision, spares)
  },
})

/** Returns the only possible answer without computing the view, or null if there are several. */
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
  priority: (view, decision, sparesHeroes) => [act(view, withCardsInView(view, decision), sparesHeroes)],
  target: (view, decision) => chooseTargets(view, decision),
  mode: (view, decision) => chooseModes(view, decision),
  defender: (view, decision, sparesHeroes) => [bestDefender(view, decision, sparesHeroes)],
  choose: (view, decision) => chooseCardsForText(view, decision),
  may: (view, decision) => [acceptsEffect(view, decision) ? 'yes' : 'no'],
  order: (_view, decision) => take(decision.options, decision.ordered ? decision.max : 1),
  strike: (view, decision) => [chooseWeapon(view, decision)],
  ready: (_view, { options, max }) => take(options, max),
  protect: (view, decision) => [chooseProtector(view, decision)],
  prevent: (_view, { options }) => take(options, 1),
  replace: (_view, { options }) => take(options, 1),
  unique: (view, decision) => chooseLeastValuable(view, decision),
  handSize: (view, decision) => chooseLeastPlayable(view, decision),
  discard: (view, decision) => chooseLeastPlayable(view, decision),
  number: (_view, { amounts }) => [`x=${amounts?.max ?? 0}`],
  loop: (_view, { amounts }) => [`x=${amounts?.min ?? 0}`],
  divide: (view, decision) =>
    isDamageToOwnSide(view, decision) ? divideByHealth(view, decision) : giveRestToFirst(decision),
  cost: (_view, { options }) => options.slice(-1).map((option) => option.id),
  name: (_view, { options }) => take(options, 1),
  layOut: (_view, { options }) => take(options, 1),
  place: (_view, { options }) => take(options, 1),
  aim: (view, decision) => [chooseDropCell(view, decision)],
}

/**
 * Returns the decision without options for cards that aren't in the view, such as playable cards that were removed from
 * the game.
 */
function withCardsInView(view: View, decision: Decision): Decision {
  const isInView = (option: Option): boolean =>
    !('object' in option) || cardInView(view, option.object) !== undefined
  const options = decision.options.filter(isInView)
  return options.length === decision.options.length ? decision : { ...decision, options }
}

function take(options: Option[], count: number): string[] {
  return options.slice(0, count).map((option) => option.id)
}

function hasEarlyPlays(view: View, seat: number): boolean {
  return seatViewOf(view, seat).hand.cards.filter((card) => (card.cost ?? 9) <= 3).length >= 2
}

/**
 * Chooses an action for a player with priority. On its own turn, with an empty chain in the action phase, it places a
 * resource, plays cards, attacks, and uses powers and quests. On another player's turn it plays removal and uses
 * powers. Otherwise it passes.
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
    chooseCardToPlace(view, decision, (object) => isCardUseful(view, object, decision.seat)) ??
    play(view, decision) ??
    pickToClaimUnattachedCard(view, decision.options) ??
    strengthen(view, decision) ??
    attack(view, decision.options, decision.seat, sparesHeroes) ??
    use(view, decision)
  )
}

function others(view: View, decision: Decision): string | undefined {
  return respond(view, decision) ?? guard(view, decision) ?? use(view, decision)
}

function play(view: View, { options, seat }: Decision): string | undefined {
  const useful = options.flatMap((option) =>
    option.kind === 'play' &&
    isCardUseful(view, option.object, seat) &&
    !isKept(view, option.object, seat) &&
    !wouldReplaceBetterCard(view, option.object, seat)
      ? [option]
      : [],
  )
  const best =
    useful.length > 1 && seatViewOf(view, seat).side !== 'lair' ? mostValuablePlays(view, seat, useful) : []
  const plays = best.length > 0 ? useful.filter(({ id }) => best.includes(id)) : useful
  const some = enemyAlliesAndEquipment(view, seat).length > 0
  return elementWithHighestScore(plays, (option) => {
    const card = 'object' in option ? cardInView(view, option.object) : undefined
    const last = !some && card?.card !== undefined && intentOfCard(printedCard(view, card.card)) === 'harm'
    const made = 'object' in option && bossTimingOfObject(view, option.object) === 'now'
    const worth = card ? cardValue(card) / 100 : 0 // decides between cards of the same cost
    return (card?.cost ?? 0) + worth + (made ? MADE_FOR_NOW : 0) - (last ? LATE : 0)
  })?.id
}

/** The bonus for a card that is made for the present stage or Boss, so that it is played first. */
const MADE_FOR_NOW = 20

/**
 * Whether a card stays in hand for the next Boss or stage. The hand must have room for the cards that will be drawn.
 */
function isKept(view: View, object: ObjectId, seat: number): boolean {
  const room = (lairOfGame(view)?.hand?.most ?? 0) - seatViewOf(view, seat).hand.cards.length
  return room >= ROOM && isForNextBoss(view, printedCardOf(view, object))
}

const ROOM = 3

/** The penalty for a card that is played only if no other card can be played. */
const LATE = 100

/** Chooses removal on another player's turn; no other cards are played then. */
function respond(view: View, { options, seat }: Decision): string | undefined {
  const removal = options.filter(
    (option) =>
      option.kind === 'play' &&
      (intentOfCard(printedCardOf(view, option.object)) === 'harm' ||
        isTimeToPrevent(view, seat, printedCardOf(view, option.object).effect)) &&
      !isOnlyForDefenceOfBoss(printedCardOf(view, option.object).effect) &&
      isCardUseful(view, option.object, seat),
  )
  return removal[0]?.id
}

/** Uses cards and powers that a Boss player has saved for an attack on its hero. Powers come before cards. */
function guard(view: View, { options, seat }: Decision): string | undefined {
  const power = options.find(
    (option) =>
      option.kind === 'power' &&
      isAnswerToAttackOnBoss(view, seat, printedCardOf(view, option.object).powers[option.power]),
  )
  const card = options.find(
    (option) =>
      option.kind === 'play' && isAnswerToAttackOnBoss(view, seat, printedCardOf(view, option.object).effect),
  )
  return (power ?? card)?.id
}

function attack(view: View, options: Option[], seat: number, sparesHeroes: boolean): string | undefined {
  const scores = new Map<string, number>() // by the facts of an attacker, because there may be many equal tokens
  const attacks = options.flatMap((option) => {
    if (option.kind !== 'attack') return []
    const card = cardInView(view, option.object)
    if (!card) return []
    const facts = factsOfAttacker(card)
    const score = scores.get(facts) ?? scoreOfAttack(view, seat, card, sparesHeroes)
    scores.set(facts, score)
    return score > 0 ? [{ id: option.id, score }] : []
  })
  return elementWithHighestScore(attacks, (one) => one.score)?.id
}

/** Returns the facts by which attackers are compared. Attackers with the same facts are equally good. */
const factsOfAttacker = ({ card, type, atk, health, damage, exhausted, faceDown, ...more }: CardView) =>
  JSON.stringify([card, type, atk, health, damage, exhausted, faceDown, more.keywords, more.damageTypes])

/** Returns the score of the attacker's best attack, or 0 if the attacker should stay ready to protect. */
function scoreOfAttack(view: View, seat: number, attacker: CardView, sparesHeroes: boolean): number {
  const score = bestAttackOf(view, seat, attacker.object, undefined, sparesHeroes)?.score ?? 0
  return score > 0 && shouldStayReadyToProtect(view, attacker, score) ? 0 : score
}

function bestDefender(view: View, { seat, source, options }: Decision, sparesHeroes: boolean): string {
  const plan = bestAttackOf(
    view,
    seat,
    source ?? 0,
    options.map((option) => ('object' in option ? option.object : 0)),
    sparesHeroes,
  )
  return plan ? optionId.object(plan.defender) : (options[0]?.id ?? 'back')
}

/** Chooses a quest or a power. The computer uses them after it has found no better use for its resources. */
function use(view: View, { options, seat }: Decision): string | undefined {
  const quest = options.find((option) => option.kind === 'quest' && isQuestUseful(view, option, seat))
  if (quest) return quest.id
  const power = options.find((option) => option.kind === 'power' && isPowerUseful(view, option, seat))
  return power?.id
}

/** Chooses a power that makes attackers stronger. It uses no resources with which a quest could be completed. */
function strengthen(view: View, { options, seat }: Decision): string | undefined {
  const isSpare = !options.some(({ kind }) => kind === 'quest')
  return options.find((option) => {
    if (option.kind !== 'power' || isTemporaryAttachPower(view, option)) return false
    const text = printedCardOf(view, option.object).powers[option.power]
    return (
      isAttackBonusPower(text, isSpare) &&
      isTimeForAttackBonus(view, seat, options, { source: option.object, power: text }) &&
      !isPointlessFreePower(view, option.object, text)
    )
  })?.id
}
