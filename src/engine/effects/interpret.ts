/**
 * Running effects. A node that can't stop is done at once; one that asks or runs others is a frame with a step.
 * A frame knows where in which card's data it is; what the text has bound is in its scope's context.
 */
import { ask, contextOf, objectOption, pickedObject, pop, push, takeAnswer } from '../frames.ts'
import { nodeAt, type Procedure } from '../library.ts'
import { rollDice, shuffleDeck } from '../rules/chance.ts'
import { dealPackets, healAll, packetFrom } from '../rules/damage.ts'
import { addLasting, addLater, gainControl } from '../rules/modifiers.ts'
import { interrupt, startEntering } from '../rules/resolve.ts'
import { type Atom, batch, putMove } from '../state/atoms.ts'
import type { Context, Frame, Game, ObjectId, Seat } from '../state/game.ts'
import { isInPlay, lairSeat, linkOf, objectOf, playerAt } from '../state/objects.ts'
import { below, pickOne } from '../state/rng.ts'
import { emit, touched } from '../state/runtime.ts'
import { holds, isOneOf, matches, num, playersOf, select } from './evaluate.ts'
import type { Chooser, Effect, Place } from './vocabulary.ts'

type Node<K extends Effect['kind']> = Extract<Effect, { kind: K }>

/** What an effect needs while it runs. */
interface Run<K extends Effect['kind']> {
  game: Game
  frame: Frame
  node: Node<K>
  ctx: Context
  path: string
}

type Handlers = { [K in Effect['kind']]: (run: Run<K>) => void }

export const effect: Procedure = (game, frame) => {
  const path = String(frame.path)
  const ctx = contextOf(game, frame)
  const node = nodeAt<Effect>(game, ctx.card, path)
  execute({ game, frame, node, ctx, path })
}

function execute<K extends Effect['kind']>(run: Run<K>): void {
  const handler: (run: Run<K>) => void = handlers[run.node.kind as K]
  handler(run)
}

function runChild<K extends Effect['kind']>(run: Run<K>, part: string): void {
  push(run.game, { kind: 'effect', path: `${run.path}.${part}`, scope: run.frame.scope ?? -1 })
}

/** Whether what was tried was done; "if you do" asks (709.2f). */
function report(ctx: Context, performed: boolean): void {
  if (!performed) ctx.performed = false
}

const handlers: Handlers = {
  do({ game, frame, node, ctx, path }) {
    if (frame.step >= node.steps.length) return pop(game)
    frame.step += 1
    runChild({ game, frame, node, ctx, path }, `steps.${frame.step - 1}`)
  },

  deal({ game, frame, node, ctx }) {
    pop(game)
    const [by] = select(game, ctx, node.by)
    if (by === undefined) return report(ctx, false)
    const amount = num(game, ctx, node.amount)
    const packets = select(game, ctx, node.to).map((to) => ({
      ...packetFrom(game, ctx, by, to, amount),
      types: [...node.types],
      unpreventable: node.unpreventable === true,
    }))
    report(ctx, packets.length > 0 && amount > 0)
    dealPackets(game, packets, frame.scope, node.as)
  },

  heal({ game, node, ctx }) {
    pop(game)
    healAll(game, select(game, ctx, node.from), num(game, ctx, node.amount))
  },

  destroy({ game, node, ctx }) {
    pop(game)
    const ids = select(game, ctx, node.what).filter((id) => isInPlay(game, id))
    report(ctx, ids.length > 0)
    if (node.as) ctx.bound[node.as] = ids
    if (ids.length > 0)
      batch(
        game,
        ids.map((object): Atom => ({ atom: 'move', object, to: 'graveyard', why: 'destroyed' })),
      )
  },

  exhaust({ game, node, ctx }) {
    pop(game)
    const ids = select(game, ctx, node.what).filter((id) => isInPlay(game, id))
    if (node.as) ctx.bound[node.as] = ids
    report(
      ctx,
      ids.some((id) => !objectOf(game, id).play?.exhausted),
    )
    batch(
      game,
      ids.map((object): Atom => ({ atom: 'exhaust', object })),
    )
  },

  ready({ game, node, ctx }) {
    pop(game)
    const ids = select(game, ctx, node.what).filter((id) => isInPlay(game, id))
    batch(
      game,
      ids.map((object): Atom => ({ atom: 'ready', object })),
    )
  },

  put(run) {
    putCards(run)
  },

  draw({ game, node, ctx }) {
    const seats = playersOf(game, ctx, node.who)
    const count = num(game, ctx, node.count)
    pop(game)
    for (const seat of seats) drawCards(game, seat, count)
  },

  drawUntil({ game, node, ctx }) {
    pop(game)
    const limit = num(game, ctx, node.handSize)
    for (const seat of playersOf(game, ctx, node.who))
      drawCards(game, seat, limit - playerAt(game, seat).hand.length)
  },

  discard(run) {
    discardCards(run)
  },

  choose(run) {
    chooseCards(run)
  },

  forEach({ game, frame, node, ctx, path }) {
    const seats = (frame.seats as Seat[] | undefined) ?? playersOf(game, ctx, node.players)
    frame.seats = seats
    const seat = seats[frame.step]
    if (seat === undefined) {
      delete ctx.they
      return pop(game)
    }
    frame.step += 1
    if (playerAt(game, seat).out) return
    ctx.they = seat
    runChild({ game, frame, node, ctx, path }, 'do')
  },

  may({ game, frame, node, ctx, path }) {
    const answer = takeAnswer(frame)
    if (answer) {
      pop(game)
      if (answer[0] === 'yes') return runChild({ game, frame, node, ctx, path }, 'do')
      return report(ctx, false)
    }
    const [seat] = playersOf(game, ctx, node.who)
    if (seat === undefined || !isPossible(game, ctx, node.do)) {
      pop(game)
      return report(ctx, false)
    }
    const about = subjectOf(game, ctx, node.do)
    ask(game, {
      kind: 'may',
      seat,
      options: [
        { id: 'yes', kind: 'yes' },
        { id: 'no', kind: 'no' },
      ],
      source: ctx.source,
      ...(about ? { about } : {}),
    })
  },

  ifYouDo({ game, frame, node, ctx, path }) {
    if (frame.step === 0) {
      frame.step = 1
      ctx.performed = true
      return runChild({ game, frame, node, ctx, path }, 'first')
    }
    pop(game)
    if (ctx.performed) runChild({ game, frame, node, ctx, path }, 'then')
  },

  if({ game, frame, node, ctx, path }) {
    pop(game)
    if (holds(game, ctx, node.cond)) runChild({ game, frame, node, ctx, path }, 'then')
    else if (node.else) runChild({ game, frame, node, ctx, path }, 'else')
  },

  roll({ game, node, ctx }) {
    pop(game)
    const [seat = ctx.controller] = playersOf(game, ctx, node.who)
    ctx.bound[node.as] = rollDice(game, seat, node.dice, ctx.card)
  },

  byRoll({ game, frame, node, ctx, path }) {
    pop(game)
    const rolled = num(game, ctx, { kind: 'bound', name: node.roll })
    const row = node.rows.findIndex(({ from, to }) => from <= rolled && rolled <= to)
    if (row >= 0) runChild({ game, frame, node, ctx, path }, `rows.${row}.do`)
  },

  modal({ game, frame, node, ctx, path }) {
    pop(game)
    runChild({ game, frame, node, ctx, path }, `modes.${ctx.mode}`)
  },

  modify({ game, node, ctx, path }) {
    pop(game)
    const flagged = node.mods.flatMap((mod, i) =>
      addLasting(game, ctx, mod, `${path}.mods.${i}`, node.duration),
    )
    emit(game, { kind: 'modified', source: ctx.source, card: ctx.card, duration: node.duration, flagged })
  },

  later({ game, ctx, path }) {
    pop(game)
    addLater(game, ctx, path)
  },

  gainControl({ game, node, ctx, path }) {
    pop(game)
    const [seat] = playersOf(game, ctx, node.who)
    const ids = select(game, ctx, node.of)
    if (seat !== undefined && ids.length > 0) gainControl(game, ctx, path, seat, ids)
  },

  reveal({ game, node, ctx }) {
    pop(game)
    const ids = select(game, ctx, node.what)
    ctx.bound[node.as] = ids
    const [first] = ids
    if (first !== undefined)
      emit(game, {
        kind: 'revealed',
        seat: objectOf(game, first).owner,
        cards: ids.map((id) => objectOf(game, id).card),
      })
  },

  search(run) {
    searchDeck(run)
  },

  shuffleGraveyardIntoDeck({ game, node, ctx }) {
    pop(game)
    for (const seat of playersOf(game, ctx, node.who)) shuffleGraveyardIntoDeck(game, seat)
  },

  interrupt({ game, node, ctx }) {
    pop(game)
    for (const id of select(game, ctx, node.what)) {
      const link = linkOf(game, id)
      report(ctx, link !== undefined)
      if (link) interrupt(game, link, false)
    }
  },

  flip({ game, node, ctx }) {
    pop(game)
    batch(
      game,
      select(game, ctx, node.what).map((object): Atom => ({ atom: 'turnFaceDown', object })),
    )
  },

  earn({ game }) {
    pop(game)
  },
}

/** Cards are drawn one at a time; an automated player without a hand draws nothing (docs/rulings.md). */
export function drawCards(game: Game, seat: Seat, count: number): void {
  const player = playerAt(game, seat)
  if (player.automaton) return
  for (let i = 0; i < count; i++) {
    const top = player.deck[player.deck.length - 1]
    if (top === undefined) becomeDecked(game, seat)
    else batch(game, [{ atom: 'move', object: top, to: 'hand', why: 'drawn' }])
  }
}

/** Noticed at the next pre-priority check (410.6b). */
function becomeDecked(game: Game, seat: Seat): void {
  playerAt(game, seat).decked = true
  touched(game)
}

export function shuffleGraveyardIntoDeck(game: Game, seat: Seat, replenished = false): void {
  const player = playerAt(game, seat)
  const atoms = player.graveyard.map((object): Atom => ({ atom: 'move', object, to: 'deck', why: 'put' }))
  if (atoms.length > 0) batch(game, atoms)
  shuffleDeck(game, seat, replenished)
}

/** Cards that are still where the text left them (415.9b). */
function present(game: Game, ids: ObjectId[]): ObjectId[] {
  return ids.filter((id) => game.objects[id] !== undefined && game.objects[id]?.zone !== 'gone')
}

function putCards({ game, frame, node, ctx }: Run<'put'>): void {
  const answer = takeAnswer(frame)
  const ids = present(game, select(game, ctx, node.what))
  const { to } = node
  if (to === 'play') {
    pop(game)
    if (ids.length > 0) startEntering(game, ids, ctx.controller, node.exhausted ? { exhausted: true } : {})
    return
  }
  const seat = ctx.controller
  if (!answer && needsOrder(game, ids, to, seat)) return askOrder(game, ctx, seat, ids)
  pop(game)
  report(ctx, ids.length > 0)
  const ordered = answer ? answer.map(pickedObject) : ids
  if (ordered.length > 0)
    batch(
      game,
      ordered.map((id) => putMove(game, id, to)),
    )
}

/** Several cards put together on a deck go there in the order their player likes (415.3c). */
function needsOrder(game: Game, ids: ObjectId[], to: Place, seat: Seat): boolean {
  return (
    (to === 'deckTop' || to === 'deckBottom') &&
    ids.filter((id) => objectOf(game, id).owner === seat).length > 1 &&
    !playerAt(game, seat).automaton
  )
}

function askOrder(game: Game, ctx: Context, seat: Seat, ids: ObjectId[]): void {
  ask(game, {
    kind: 'order',
    seat,
    options: ids.map(objectOption),
    min: ids.length,
    max: ids.length,
    ordered: true,
    source: ctx.source,
  })
}

/** Discards of an automated player without a hand come from the top of its deck. */
function discardCards({ game, frame, node, ctx }: Run<'discard'>): void {
  const [seat] = playersOf(game, ctx, node.who)
  const answer = takeAnswer(frame)
  if (seat === undefined) return pop(game)
  const player = playerAt(game, seat)
  const wanted = node.count === 'hand' ? player.hand.length : num(game, ctx, node.count)
  const count = player.automaton ? Math.min(wanted, player.deck.length) : Math.min(wanted, player.hand.length)
  const ids = answer ? answer.map(pickedObject) : chosenForDiscard(game, seat, count, node)
  if (!ids)
    return ask(game, {
      kind: 'discard',
      seat,
      options: player.hand.map(objectOption),
      min: count,
      max: count,
      source: ctx.source,
    })
  pop(game)
  report(ctx, ids.length >= (node.count === 'hand' ? 0 : wanted))
  if (node.as) ctx.bound[node.as] = ids.length
  for (const id of ids) batch(game, [putMove(game, id, 'graveyard', 'discarded')])
}

/** The cards, when nobody has to choose; null when the player does. */
function chosenForDiscard(game: Game, seat: Seat, count: number, node: Node<'discard'>): ObjectId[] | null {
  const { automaton, hand, deck } = playerAt(game, seat)
  if (automaton) return deck.slice(deck.length - count).reverse()
  if (count >= hand.length) return [...hand]
  return node.random ? randomFrom(game, hand, count) : null
}

function randomFrom(game: Game, ids: readonly ObjectId[], count: number): ObjectId[] {
  const left = [...ids]
  return Array.from({ length: count }, () => left.splice(below(game, left.length), 1)).flat()
}

/** Chooses as many as possible; adds to what this text has chosen already. */
function chooseCards({ game, frame, node, ctx }: Run<'choose'>): void {
  const answer = takeAnswer(frame)
  const from = present(game, select(game, ctx, node.from)).filter(
    (id) => !boundIds(ctx, node.as).includes(id),
  )
  const max = Math.max(0, Math.min(num(game, ctx, node.count), from.length))
  const min = node.upTo ? 0 : max
  const { seat, side } = chooser(game, ctx, node.who)
  const picked = answer ? answer.map(pickedObject) : automatic(game, seat, from, min, max)
  if (!picked)
    return ask(game, {
      kind: 'choose',
      seat,
      options: from.map(objectOption),
      min,
      max,
      source: ctx.source,
      ...(side ? { side } : {}),
    })
  pop(game)
  ctx.bound[node.as] = [...boundIds(ctx, node.as), ...picked]
}

function boundIds(ctx: Context, name: string): ObjectId[] {
  const value = ctx.bound[name]
  return Array.isArray(value) ? value : []
}

function chooser(game: Game, ctx: Context, who: Chooser): { seat: Seat; side?: 'raiders' | 'lair' } {
  if (who.kind !== 'together') return { seat: playersOf(game, ctx, who)[0] ?? ctx.controller }
  return who.side === 'raiders'
    ? { seat: game.leader, side: who.side }
    : { seat: lairSeat(game), side: who.side }
}

/** What is picked without asking: all there is, or at random by an automated player. */
function automatic(game: Game, seat: Seat, from: ObjectId[], min: number, max: number): ObjectId[] | null {
  if (max === 0) return []
  if (min === from.length) return from
  return playerAt(game, seat).automaton ? randomFrom(game, from, max) : null
}

/** Finds one card; the deck is shuffled afterwards (413.2). A described card may not be found (413.3). */
function searchDeck({ game, frame, node, ctx }: Run<'search'>): void {
  const [seat = ctx.controller] = playersOf(game, ctx, node.who)
  const answer = takeAnswer(frame)
  const found = game.players
    .filter((player) => isOneOf(game, ctx, node.deckOf, player.seat))
    .flatMap((player) => player.deck.filter((id) => matches(game, ctx, node.filter, id)))
  if (!answer && found.length > 0 && !playerAt(game, seat).automaton)
    return ask(game, {
      kind: 'choose',
      seat,
      options: found.map(objectOption),
      min: 0,
      max: 1,
      source: ctx.source,
    })
  pop(game)
  const chosen = answer ? answer.map(pickedObject) : found.length > 0 ? [pickOne(game, found)] : []
  ctx.bound[node.as] = chosen
  if (chosen.length > 0)
    emit(game, { kind: 'revealed', seat, cards: chosen.map((id) => objectOf(game, id).card) })
  for (const player of game.players)
    if (isOneOf(game, ctx, node.deckOf, player.seat)) shuffleDeck(game, player.seat)
}

/** Options are offered only for what can be done whole (712.7). */
function isPossible(game: Game, ctx: Context, node: Effect): boolean {
  switch (node.kind) {
    case 'destroy':
    case 'put':
      return present(game, select(game, ctx, node.what)).length > 0
    case 'exhaust':
      return select(game, ctx, node.what).some((id) => game.objects[id]?.play?.exhausted === false)
    case 'deal':
      return (
        select(game, ctx, node.by).length > 0 && select(game, ctx, node.to).some((id) => isInPlay(game, id))
      )
    case 'do':
      return node.steps.every((step) => isPossible(game, ctx, step))
    default:
      return true
  }
}

/** The card that an optional effect is about, for the question. */
function subjectOf(game: Game, ctx: Context, node: Effect): ObjectId | undefined {
  if (node.kind === 'destroy' || node.kind === 'exhaust' || node.kind === 'put')
    return select(game, ctx, node.what)[0]
  if (node.kind === 'deal') return select(game, ctx, node.to)[0]
  return undefined
}
