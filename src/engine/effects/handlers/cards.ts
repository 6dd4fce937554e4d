/** Effects that move and turn cards. */

import { type Atom, applyAtoms, newMoveToZone } from '../../changes/atoms.ts'
import { shuffleDeck } from '../../changes/chance.ts'
import { turnDeckOver } from '../../changes/open-decks.ts'
import {
  drawCards,
  drawUntilHandSize,
  putGraveyardUnderShortDeck,
  shuffleGraveyardIntoDeck,
  topCardAfterRefill,
} from '../../changes/piles.ts'
import { moveWithReplacements, newDestroyMove } from '../../changes/replace.ts'
import { recordRevealAndTriggerPowers } from '../../changes/triggering.ts'
import { neverEntersPlay } from '../../model/data/card.ts'
import type { CardType } from '../../model/data/vocabulary/basic-words.ts'
import type { Destination } from '../../model/data/vocabulary/effects.ts'
import type { Filter, Selector } from '../../model/data/vocabulary/expressions.ts'
import { emitEvent } from '../../model/derived/derived-cache.ts'
import {
  cardsStillInExpectedZones,
  type EffectHandlers,
  type EffectOfKind,
  pickRandomObjects,
  type RunningEffect,
  recordWhetherActionWasPerformed,
  rememberMovedCards,
} from '../../model/state/effect-run.ts'
import { askQuestion, idOfResolvingLink, popFrame, takeAnswer } from '../../model/state/frames.ts'
import type { Game, TextContext } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { rememberCardsLookedAt } from '../../model/state/memory.ts'
import type { Move } from '../../model/state/move.ts'
import {
  cardOf,
  inPlayStateOf,
  isInPlay,
  linkOfObject,
  objectById,
  playerInSeat,
  seatsInTurnOrder,
} from '../../model/state/objects.ts'
import { objectOption, pickedObject } from '../../model/state/picks.ts'
import {
  bossPlayer,
  isBoss,
  mayTakeCardUnderBossRules,
  mayTakeFromPlayerUnderBossRules,
  mayTurnOverOrBlankUnderBossRules,
} from '../../queries/boss.ts'
import { isActForbidden } from '../../queries/cant.ts'
import { evaluateAmount } from '../../queries/card-text/amounts.ts'
import { selectPlayers } from '../../queries/card-text/players.ts'
import { selectCards } from '../../queries/card-text/selecting.ts'
import { playersReachedByText, selectCardsReachedByText } from '../../queries/ghosts.ts'
import { deckByRaidRule } from '../../queries/lair-decks.ts'
import { isCardInDeckPublic } from '../../queries/open-decks.ts'
import { startPuttingCardsIntoPlay } from '../../rules/entering/entering.ts'
import { swapBossCard } from '../../rules/entering/swapping.ts'
import { canBeInterrupted, interruptLink } from '../../rules/links/interrupt.ts'
import { enterResourceRow } from '../../rules/resource-row/resource-row.ts'
import { startEffectsOfRevealedCards } from '../../rules/revealing/revealing.ts'
import { discardCards } from './discards.ts'
import { exhaustCards } from './exhausting.ts'
import { isRewardResolving, searchCardPile } from './searching.ts'

export const cardHandlers: EffectHandlers<
  | 'destroy'
  | 'exhaust'
  | 'ready'
  | 'put'
  | 'draw'
  | 'drawUntil'
  | 'discard'
  | 'reveal'
  | 'look'
  | 'putResource'
  | 'newHand'
  | 'search'
  | 'shuffle'
  | 'turnDeckOver'
  | 'shuffleGraveyardIntoDeck'
  | 'interrupt'
  | 'flip'
  | 'turnUp'
  | 'swap'
> = {
  destroy({ game, frame, node, ctx }) {
    popFrame(game)
    const ids = selectCards(game, ctx, node.what).filter((id) => isInPlay(game, id))
    moveWithReplacements(game, ids.map(newDestroyMove), { scope: frame.scope, as: node.as })
  },

  exhaust(run) {
    exhaustCards(run)
  },

  ready({ game, node, ctx }) {
    popFrame(game)
    const ids = selectCardsReachedByText(game, ctx, node.what).filter(
      (id) => isInPlay(game, id) && !isActForbidden(game, id, 'beReadied'),
    )
    applyAtoms(
      game,
      ids.map((object): Atom => ({ atom: 'ready', object })),
    )
  },

  put(run) {
    putCards(run)
  },

  draw({ game, frame, node, ctx }) {
    const seats = playersReachedByText(game, ctx, node.who)
    const count = evaluateAmount(game, ctx, node.count)
    popFrame(game)
    drawCards(game, seats, { count }, frame.scope)
  },

  drawUntil({ game, frame, node, ctx }) {
    popFrame(game)
    const until = (they: Seat) => evaluateAmount(game, { ...ctx, they }, node.handSize)
    drawUntilHandSize(game, playersReachedByText(game, ctx, node.who), until, frame.scope)
  },

  discard(run) {
    discardCards(run)
  },

  reveal({ game, node, ctx }) {
    popFrame(game)
    const ids = selectCards(game, ctx, node.what)
    ctx.bound[node.as] = ids
    const [first] = ids
    if (first !== undefined)
      emitEvent(game, {
        kind: 'revealed',
        seat: objectById(game, first).owner,
        cards: ids.map((id) => objectById(game, id).card),
      })
    recordRevealAndTriggerPowers(game, ids, isRewardResolving(game))
    startEffectsOfRevealedCards(game, ids)
  },

  look({ game, node, ctx }) {
    popFrame(game)
    const ids = selectCards(game, ctx, node.what)
    ctx.bound[node.as] = ids
    const seat = ctx.they ?? ctx.controller
    rememberCardsLookedAt(game, ids, seat)
    if (ids.length > 0)
      emitEvent(game, {
        kind: 'looked',
        seat,
        cards: ids.map((id) => objectById(game, id).card),
        seenBy: [seat],
      })
  },

  putResource({ game, node, ctx }) {
    popFrame(game)
    refillDecksFor(game, ctx, node.what)
    const ids = cardsStillInExpectedZones(game, ctx, selectCardsReachedByText(game, ctx, node.what)).filter(
      (id) =>
        mayTakeCardUnderBossRules(game, id, ctx.controller) &&
        mayTakeFromPlayerUnderBossRules(game, objectById(game, id).owner, ctx.controller),
    )
    recordWhetherActionWasPerformed(ctx, ids.length > 0)
    rememberMovedCards(ctx, ids)
    for (const id of attachedFirst(game, ids)) {
      const { owner } = objectById(game, id)
      const card = asResource(game, owner, id)
      if (card !== undefined)
        enterResourceRow(game, card, owner, { faceDown: true, exhausted: node.exhausted === true })
    }
  },

  newHand({ game, node, ctx }) {
    popFrame(game)
    const seat = ctx.controller
    shuffleDeck(game, seat, false, node.deck)
    for (let left = evaluateAmount(game, ctx, node.count); left > 0; left--) {
      const object = topCardAfterRefill(game, seat, node.deck)
      if (object !== undefined) applyAtoms(game, [newMoveToZone(game, object, 'hand')])
    }
  },

  search(run) {
    searchCardPile(run)
  },

  shuffle({ game, node, ctx }) {
    popFrame(game)
    for (const seat of playersReachedByText(game, ctx, node.who)) shuffleDeck(game, seat)
  },

  turnDeckOver({ game, node, ctx }) {
    popFrame(game)
    for (const seat of playersReachedByText(game, ctx, node.who)) turnDeckOver(game, seat)
  },

  shuffleGraveyardIntoDeck({ game, node, ctx }) {
    popFrame(game)
    for (const seat of playersReachedByText(game, ctx, node.who))
      if (mayTakeFromPlayerUnderBossRules(game, seat, ctx.controller)) shuffleGraveyardIntoDeck(game, seat)
  },

  /** Interrupts links, but never the link whose text this is (711.2). */
  interrupt({ game, node, ctx }) {
    popFrame(game)
    const resolving = idOfResolvingLink(game)
    for (const id of selectCardsReachedByText(game, ctx, node.what)) {
      const link = linkOfObject(game, id)
      const possible = link !== undefined && link.id !== resolving && canBeInterrupted(game, link)
      recordWhetherActionWasPerformed(ctx, possible)
      if (!possible) continue
      rememberMovedCards(ctx, [id])
      interruptLink(game, link, false)
    }
  },

  flip({ game, node, ctx }) {
    popFrame(game)
    applyAtoms(
      game,
      selectCardsReachedByText(game, ctx, node.what).flatMap((object): Atom[] => flipping(game, ctx, object)),
    )
  },

  turnUp({ game, node, ctx }) {
    popFrame(game)
    const ids = selectCardsReachedByText(game, ctx, node.what).filter(
      (id) => isInPlay(game, id) && inPlayStateOf(game, id).faceDown,
    )
    recordWhetherActionWasPerformed(ctx, ids.length > 0)
    applyAtoms(
      game,
      ids.map((object): Atom => ({ atom: 'turnOver', object })),
    )
  },

  swap({ game, node, ctx }) {
    popFrame(game)
    for (const id of selectCards(game, ctx, node.what))
      if (isInPlay(game, id)) swapBossCard(game, id, node.with.id, node.sameReadiness === true)
  },
}

/**
 * Sorts attachments before their hosts. These cards move one after the other, and a host would otherwise take its
 * attachments along to the graveyard (400.5).
 */
function attachedFirst(game: Game, ids: readonly ObjectId[]): ObjectId[] {
  const depth = (id: ObjectId): number => {
    const host = objectById(game, id).play?.host
    return host === undefined ? 0 : 1 + depth(host)
  }
  return [...ids].sort((a, b) => depth(b) - depth(a))
}

/** If the text needs the top cards of decks, makes sure that the decks contain as many as possible (R101.3c). */
function refillDecksFor(game: Game, ctx: TextContext, what: Selector): void {
  if (what.kind !== 'top' || !bossPlayer(game)) return
  const count = evaluateAmount(game, ctx, what.count)
  for (const seat of selectPlayers(game, ctx, what.of))
    if (mayTakeFromPlayerUnderBossRules(game, seat, ctx.controller))
      putGraveyardUnderShortDeck(game, seat, count, what.deck)
}

/**
 * Returns the card that becomes a resource. If all resources of a player come from one deck, a card of another deck is
 * replaced by the top card of that deck, and a card from elsewhere by none.
 */
function asResource(game: Game, seat: Seat, id: ObjectId): ObjectId | undefined {
  const from = deckByRaidRule(game, seat, 'placed')
  const { deck, zone } = objectById(game, id)
  if (from === undefined || deck === from) return id
  return zone === 'deck' ? topCardAfterRefill(game, seat, from) : undefined
}

/**
 * Returns the atoms by which an effect flips a card. A Boss turns over, whichever side is visible (R101.1b), and so
 * does a Lair (R402.4b).
 */
function flipping(game: Game, ctx: TextContext, object: ObjectId): Atom[] {
  if (isTwoSided(game, object)) return [{ atom: 'turnOver', object }]
  if (!isBoss(game, object)) return [{ atom: 'turnFaceDown', object }]
  return mayTurnOverOrBlankUnderBossRules(game, object, ctx) ? [{ atom: 'turnOver', object }] : []
}

/** Whether the card is not a hero and has a text on both sides. */
function isTwoSided(game: Game, id: ObjectId): boolean {
  const { type, back } = cardOf(game, id)
  return type !== 'hero' && back !== undefined
}

function putCards(run: RunningEffect<'put'>): void {
  const { game, frame, node, ctx } = run
  const answer = takeAnswer(frame)
  refillDecksFor(game, ctx, node.what)
  const ids = cardsStillInExpectedZones(game, ctx, selectCardsReachedByText(game, ctx, node.what))
  const { to } = node
  if (to === 'play') {
    popFrame(game)
    return putIntoPlay(game, ctx, node, entering(game, ctx, ids, node.as))
  }
  const [into] = node.of ? selectPlayers(game, ctx, node.of) : []
  if (into === undefined && node.of) return popFrame(game)
  const order = isOnDeck(to) ? orderOf(run, ids, into, answer) : ids
  if (!order) return
  popFrame(game)
  const inOrder = to === 'deckTop' ? order.toReversed() : order // The first card of `order` will be drawn first.
  moveWithReplacements(
    game,
    inOrder.map((id) =>
      movesAs(game, ctx, node, newMoveToZone(game, id, to, node.discards ? 'discarded' : 'put', into)),
    ),
    {
      scope: frame.scope,
      bind: node.bind,
      ...(node.discards ? { each: true as const } : {}),
      says: ids.length > 0 && ids.every((id) => names(game, node.what, id)),
    },
  )
}

/**
 * Whether a text names this card, or is the card's own text. Such a text takes precedence over the rules about the card
 * (103.1, R303.2b).
 */
function names(game: Game, what: Selector, id: ObjectId): boolean {
  if (what.kind === 'self') return true
  return what.kind === 'all' && isNamed(what.filter, cardOf(game, id).name)
}

function isNamed(filter: Filter, name: string): boolean {
  if (filter.kind === 'and') return filter.all.some((part) => isNamed(part, name))
  return filter.kind === 'named' && filter.name === name
}

/**
 * Adds to the move of a card that is removed from the game the card whose text removes it, and whether it is face down
 * (415.7a).
 */
function movesAs(
  game: Game,
  { source }: TextContext,
  { to, faceDown }: EffectOfKind<'put'>,
  move: Move,
): Move {
  if (to !== 'removed') return move
  const remover = game.objects[source] ? { remover: source } : {}
  return { ...move, ...remover, ...(faceDown ? { faceDown } : {}) }
}

const isOnDeck = (to: Destination): boolean => to === 'deckTop' || to === 'deckBottom'

function putIntoPlay(
  game: Game,
  ctx: TextContext,
  { what, exhausted, as, under, bind }: EffectOfKind<'put'>,
  ids: ObjectId[],
): void {
  recordWhetherActionWasPerformed(ctx, ids.length > 0)
  if (ids.length === 0) return
  rememberMovedCards(ctx, ids)
  const seatOf = (id: ObjectId): Seat => (under === 'owners' ? objectById(game, id).owner : ctx.controller)
  const open = ids.filter((id) => !isFaceDown(game, id))
  for (const id of ids)
    if (isFaceDown(game, id))
      enterResourceRow(game, id, seatOf(id), { faceDown: true, exhausted: exhausted === true })
  if (open.length === 0) return
  const entered = startPuttingCardsIntoPlay(game, open, open.map(seatOf), {
    ...(exhausted ? { exhausted } : {}),
    ...(as ? { as } : {}),
    ...(what.kind === 'startingHero' ? { back: true } : {}),
  })
  if (bind) ctx.bound[bind] = entered
}

/**
 * Whether a card was removed from the game face down. Such a card is blank, and can enter play only as a face-down
 * resource (415.7b).
 */
function isFaceDown(game: Game, id: ObjectId): boolean {
  const { zone, unseen } = objectById(game, id)
  return zone === 'removed' && unseen !== undefined
}

/**
 * Returns the cards that can enter play. A non-ongoing ability stays where it is (415.8d), unless it enters as
 * another type.
 */
function entering(game: Game, ctx: TextContext, all: ObjectId[], as: CardType | undefined): ObjectId[] {
  const ids = all.filter((id) => mayTakeCardUnderBossRules(game, id, ctx.controller))
  if (as) return ids
  return ids.filter((id) => !neverEntersPlay(cardOf(game, id)))
}

/**
 * Returns the cards in the order in which they are put on a deck: at random for several cards of an automated player.
 */
function ordering(game: Game, ids: ObjectId[]): ObjectId[] {
  const isRandom =
    ids.length > 1 && ids.every((id) => playerInSeat(game, objectById(game, id).owner).automaton)
  return isRandom ? pickRandomObjects(game, ids, ids.length) : ids
}

/**
 * Returns the order in which several cards are put on decks at the same time, or null while a player is asked. The
 * deck's player chooses the order (415.3c) if they know the cards: the text's controller knows all of them, other
 * players only their hands and public cards.
 */
function orderOf(
  { game, frame, ctx }: Pick<RunningEffect<'put'>, 'game' | 'frame' | 'ctx'>,
  ids: ObjectId[],
  into: Seat | undefined,
  answer: string[] | null,
): ObjectId[] | null {
  const said = [...(frame.said ?? []), ...(answer ?? []).map(pickedObject)]
  frame.said = said
  const left = ids.filter((id) => !said.includes(id))
  const deckOf = (id: ObjectId): Seat => into ?? objectById(game, id).owner
  const isKnown = (id: ObjectId, seat: Seat): boolean => seat === ctx.controller || isKnownTo(game, id, seat)
  for (const seat of seatsInTurnOrder(game)) {
    const own = left.filter((id) => deckOf(id) === seat)
    if (own.length < 2 || playerInSeat(game, seat).automaton || !own.every((id) => isKnown(id, seat)))
      continue
    askOrder(game, ctx, seat, own)
    return null
  }
  return [...said, ...ordering(game, left)]
}

/** Whether a player knows a card. Cards in a deck are unknown unless they have been revealed. */
function isKnownTo(game: Game, id: ObjectId, seat: Seat): boolean {
  const { zone, owner } = objectById(game, id)
  if (zone === 'hand') return owner === seat
  return zone !== 'deck' || isCardInDeckPublic(game, id) || game.shown?.includes(id) === true
}

function askOrder(game: Game, ctx: TextContext, seat: Seat, ids: ObjectId[]): void {
  askQuestion(game, {
    kind: 'order',
    seat,
    options: ids.map(objectOption),
    min: ids.length,
    max: ids.length,
    ordered: true,
    source: ctx.source,
  })
}
