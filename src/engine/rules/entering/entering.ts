/**
 * Entering play (710): attachments get a host, effects happen that apply as each card enters, and then all cards enter
 * at the same time.
 */

import { applyAtoms } from '../../changes/atoms.ts'
import { findReplacements, moveWithReplacements } from '../../changes/replace.ts'
import { triggerPowersOnEvent } from '../../changes/triggers.ts'
import type { Card } from '../../model/data/card.ts'
import type { FrameProcedure } from '../../model/data/card-registry.ts'
import type { CardType } from '../../model/data/vocabulary/basic-words.ts'
import type { CardPower } from '../../model/derived/derived.ts'
import { derivedCacheOf } from '../../model/derived/derived-cache.ts'
import { printedCacheOf } from '../../model/derived/printed-cache.ts'
import type { EnteringCard, Frame } from '../../model/state/frame.ts'
import { askQuestion, popFrame, pushFrame, takeAnswer } from '../../model/state/frames.ts'
import type { Game, InPlayState, TextContext } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { type Move, newMove } from '../../model/state/move.ts'
import { cardOf, controllerOf, newObjectId, newTextContext, objectById } from '../../model/state/objects.ts'
import { objectOption, pickedObject } from '../../model/state/picks.ts'
import { isAttachment, possibleHosts } from '../../queries/attachments.ts'
import { possiblyNonBlankCardsInPlay } from '../../queries/blank.ts'
import { cardMatchesFilter } from '../../queries/card-text/matching.ts'
import {
  hasLeftGameWithOwner,
  heroThatCardWouldReplace,
  isBarredFromEnteringPlay,
} from '../../queries/heroes.ts'
import { printedPowers, printedTypes } from '../../queries/powers.ts'
import { lairRowForCard } from '../../queries/rows.ts'
import { powersOf } from '../../queries/types.ts'
import { orderEnteringCards } from './simultaneous.ts'

type Entering = Frame<'enter'>

interface How {
  host?: ObjectId
  exhausted?: boolean
  as?: CardType
  back?: true // The card is a starting hero that a Master Hero has kept out of the game (301.4d).
  named?: TextContext['bound']
  words?: Record<string, string>
}

/**
 * Starts to put cards into play together (710.1), after the effects that apply as each card enters (710.1a). `under` is
 * the controller of all cards, or a list with one controller for each. Returns the cards' new object ids.
 */
export function startPuttingCardsIntoPlay(
  game: Game,
  objects: readonly ObjectId[],
  under: Seat | readonly Seat[],
  { host, back, ...how }: How = {},
): ObjectId[] {
  const arrivals = objects.map((object, i): EnteringCard => {
    const seat = typeof under === 'number' ? under : (under[i] ?? 0)
    const id = heroThatCardWouldReplace(game, object, seat) ?? newObjectId(game)
    objectById(game, object).entering = seat
    return { object, id, under: seat, ...(host === undefined ? {} : { host }) }
  })
  const allowed = arrivals.filter(
    ({ object, under }) => back || !isBarredFromEnteringPlay(game, object, under),
  )
  pushFrame(game, { kind: 'enter', arrivals: allowed, at: 0, deed: 0, ...how })
  return allowed.map(({ id }) => id)
}

/** Runs the effects that apply as each card enters, one after the other, and then puts all cards into play. */
export const processEntering: FrameProcedure<'enter'> = (game, it) => {
  noteWords(it)
  noteEnrage(it)
  const arrival = it.arrivals[it.at]
  if (!arrival) return enterAll(game, it)
  if (it.deed === 0 && !it.as && arrival.host === undefined && isAttachment(game, arrival.object))
    return findHost(game, it, arrival)
  const next = asEnters(game, arrival)[it.deed]
  if (!next) {
    it.at += 1
    it.deed = 0
    return
  }
  it.deed += 1
  const event = { subject: arrival.id }
  const ctx = newTextContext(next.card, next.source, next.seat)
  it.ctx = Object.assign(ctx, { event, they: arrival.under } satisfies Partial<TextContext>)
  pushFrame(game, { kind: 'effect', step: 0, path: next.text, scope: game.frames.length - 1 })
}

/** Stores the words that the text of an entering card has chosen (704.1b). */
function noteWords({ ctx, arrivals }: Entering): void {
  const arrival = ctx?.words && arrivals.find(({ id }) => id === ctx.source)
  if (arrival) arrival.words = { ...arrival.words, ...ctx?.words }
}

/**
 * Stores the cards that Enrage has revealed. The entering card's powers see them once the card is in play (rules
 * glossary, Enrage).
 */
function noteEnrage(it: Entering): void {
  const cards = it.ctx?.bound.enraged
  if (!it.ctx || !Array.isArray(cards)) return
  it.enraged = [
    ...(it.enraged ?? []),
    ...cards.map((card): [ObjectId, ObjectId] => [card, it.ctx?.source ?? 0]),
  ]
  it.ctx = undefined
}

/**
 * Finds a host for an attachment that enters from a zone other than the chain. Without a host the card stays in its
 * zone (400.7a).
 */
function findHost(game: Game, it: Entering, arrival: EnteringCard): void {
  const answer = takeAnswer(it)
  const hosts = possibleHosts(game, arrival.object, arrival.under)
  if (!answer && hosts.length > 1)
    return askQuestion(game, {
      kind: 'choose',
      seat: arrival.under,
      options: hosts.map(objectOption),
      source: arrival.object,
    })
  const host = answer ? pickedObject(answer[0] ?? '') : hosts[0]
  if (host === undefined) it.arrivals.splice(it.at, 1)
  else arrival.host = host
}

interface AsEnters extends CardPower {
  source: ObjectId
  seat: Seat
}

/**
 * Returns the definite powers that apply as a card enters (704.1b): its own, and those of cards in play that apply to
 * entering cards (710.1a).
 */
function asEnters(game: Game, { object, id, under }: EnteringCard): readonly AsEnters[] {
  if (objectById(game, object).zone === 'gone') return []
  const found: AsEnters[] = []
  for (const one of printedPowers(game, object))
    if (one.power.kind === 'asEnters' && !one.power.what) found.push({ ...one, source: id, seat: under })
  const inPlay = possiblyNonBlankCardsInPlay(game) // This call evaluates the modifiers in force, which sets `powersVary`.
  const given = derivedCacheOf(game).powersVary
  for (const source of inPlay)
    if (given || looksAtOthers(cardOf(game, source))) addLooking(game, source, object, found)
  return found
}

/** Whether a power of the card applies as other cards enter: "As an ally enters play under an opponent's control". */
function looksAtOthers(card: Card): boolean {
  const cache = printedCacheOf(card)
  cache.looksAtOthers ??= card.powers.some((power) => power.kind === 'asEnters' && power.what !== undefined)
  return cache.looksAtOthers
}

function addLooking(game: Game, source: ObjectId, object: ObjectId, found: AsEnters[]): void {
  const seat = controllerOf(game, source)
  for (const one of powersOf(game, source)) {
    const { power } = one
    if (power.kind !== 'asEnters' || !power.what) continue
    if (cardMatchesFilter(game, newTextContext(one.card, source, seat), power.what, object))
      found.push({ ...one, source, seat })
  }
}

/**
 * Puts all cards into play. A card that another text has moved in the meantime is a different card and doesn't enter.
 * The batch applies the exhaustion, damage and counters with which cards enter (710.1b), and triggers powers.
 */
function enterAll(game: Game, it: Entering): void {
  it.arrivals = it.arrivals.filter(({ object }) => mayArrive(game, object))
  if (it.entered) {
    popFrame(game)
    return seeEnraged(game, it)
  }
  if (!orderEnteringCards(game, it) || !inOrder(game, it)) return
  const moves = it.arrivals.map((arrival) => arrivalAtom(game, it, arrival))
  if (mayBeKeptOut(game)) {
    it.entered = true
    return moveWithReplacements(game, moves, { byGame: true })
  }
  popFrame(game)
  applyAtoms(game, moves)
  seeEnraged(game, it)
}

/** Whether a card can still enter. Its owner may have left the game together with it (102.2). */
function mayArrive(game: Game, id: ObjectId): boolean {
  return objectById(game, id).zone !== 'gone' && !hasLeftGameWithOwner(game, id)
}

function seeEnraged(game: Game, it: Entering): void {
  for (const [card, by] of it.enraged ?? [])
    triggerPowersOnEvent(game, { event: 'enraged', subject: card, dealer: by })
}

/** Whether a modifier may replace the event that a card enters play (716.1). */
function mayBeKeptOut(game: Game): boolean {
  return (
    findReplacements(
      game,
      [],
      ({ event, ...would }) => event === 'moved' && 'to' in would && would.to === 'play',
    ).length > 0
  )
}

function arrivalAtom(
  game: Game,
  { as, named, words, exhausted = false }: Entering,
  arrival: EnteringCard,
): Move {
  const { object, id, under, host } = arrival
  const row = rowOf(game, object, host, as)
  const move = newMove(object, 'play', 'entered')
  const chosenWords = words || arrival.words ? { ...words, ...arrival.words } : undefined
  move.enter = { under, row, faceDown: undefined, exhausted, host, id, as, named, words: chosenWords }
  return move
}

/**
 * Returns the row that a card enters. Allies go to the ally row (302.1). Weapons, armor and items (303.1, 304.1),
 * heroes and ongoing abilities (305.2c) go to the hero row. Attachments go to their hosts (415.8a).
 */
function rowOf(
  game: Game,
  object: ObjectId,
  host: ObjectId | undefined,
  as: CardType | undefined,
): InPlayState['row'] {
  if (host !== undefined) return 'attached'
  const own = lairRowForCard(game, object)
  if (own !== undefined) return own
  return as === 'ally' || (!as && printedTypes(cardOf(game, object)).includes('ally')) ? 'ally' : 'hero'
}

/**
 * Asks for the order in which several heroes enter one party and replace each other (301.4e). Returns whether the order
 * is settled.
 */
function inOrder(game: Game, it: Entering): boolean {
  const answer = takeAnswer(it)
  if (answer) {
    const order = answer.map(pickedObject)
    const place = ({ object }: EnteringCard): number => order.indexOf(object)
    it.arrivals.sort((a, b) => place(a) - place(b))
    return true
  }
  const heroes = it.arrivals.filter(({ object }) => cardOf(game, object).type === 'hero')
  if (heroes.length < 2 || it.ordered) return true
  it.ordered = true
  const seat = heroes[0]?.under ?? 0
  const n = heroes.length
  const options = heroes.map(({ object }) => objectOption(object))
  askQuestion(game, { kind: 'order', seat, options, min: n, max: n, ordered: true })
  return false
}
