import { BLANK, type Card } from './card.ts'
import type { ThingOf } from './decision.ts'
import type { Context, Game, GameObject, InPlay, Link, Player } from './game.ts'
import type { CardId, ObjectId, Seat } from './ids.ts'
import { printed } from './library.ts'
import { liesHidden } from './rows.ts'
import { runtimeOf } from './runtime.ts'
import { gameObject } from './shapes.ts'
import type { Counter } from './vocabulary/effects.ts'

/** Whether unnamed counters are of the same kind: what isn't said is 0. */
export function isSameBoost(a: Exclude<Counter, string>, b: Exclude<Counter, string>): boolean {
  return (['atk', 'health', 'def'] as const).every((stat) => (a[stat] ?? 0) === (b[stat] ?? 0))
}

/** Something that is no card, as an object that can be fought over while it lasts (601.2b). */
export function newThing(game: Game, { what, seat }: ThingOf): ObjectId {
  const id = newId(game)
  game.objects[id] = gameObject({ id, card: '', owner: seat, zone: 'gone', thing: what })
  runtimeOf(game).gone?.push(id)
  return id
}

/** Which thing an object is that is no card. */
export function thingOf(game: Game, id: ObjectId): ThingOf | undefined {
  const { thing: what, owner: seat } = objectOf(game, id)
  return what && { what, seat }
}

export function objectOf(game: Game, id: ObjectId): GameObject {
  const object = game.objects[id]
  if (!object) throw new Error(`no object ${id}`)
  return object
}

export function inPlay(game: Game, id: ObjectId): InPlay {
  const play = objectOf(game, id).play
  if (!play) throw new Error(`object ${id} is not in play`)
  return play
}

export function isInPlay(game: Game, id: ObjectId): boolean {
  return game.objects[id]?.zone === 'play'
}

/** The printed card as it is now: blank while a face-down resource, another while it is a copy (402.3). */
export function cardOf(game: Game, id: ObjectId): Card {
  const object = objectOf(game, id)
  const { play } = object
  if (play?.faceDown && liesHidden(play)) return BLANK
  if (object.unseen && object.zone === 'removed') return BLANK // 415.7b
  const card = faceOf(game, id, play?.copy ?? object.known?.copy ?? object.card)
  return object.called === undefined ? card : calledSo(object, card, object.called)
}

/** Each object's is remembered: the map of all cards is much slower. */
function faceOf(game: Game, id: ObjectId, card: CardId): Card {
  const { faces } = runtimeOf(game)
  const known = faces[id]
  if (known !== undefined && known.id === card) return known
  const found = printed(game, card)
  faces[id] = found
  return found
}

const called = new WeakMap<GameObject, Card>()

/** A card with a made-up name: the same one at each look. */
function calledSo(object: GameObject, card: Card, name: string): Card {
  const known = called.get(object)
  if (known?.id === card.id && known.name === name) return known
  const own = { ...card, name }
  called.set(object, own)
  return own
}

export function playerAt(game: Game, seat: Seat): Player {
  const player = game.players[seat]
  if (!player) throw new Error(`no seat ${seat}`)
  return player
}

/** Zones of which each player has his own. */
type PileZone = 'collection' | 'deck' | 'graveyard' | 'hand' | 'removed'

/** The cards of these players in a zone of theirs. */
export function cardsIn(players: readonly Player[], zone: PileZone): ObjectId[] {
  const found: ObjectId[] = []
  for (const player of players)
    for (const id of zone === 'graveyard' ? graveyardOf(player) : (player[zone] ?? [])) found.push(id)
  return found
}

/** The pile of its owner that a card is in, or goes to (415.2): each deck has a graveyard of its own (R101.3c). */
export function pileOf(
  game: Game,
  { owner, deck }: Pick<GameObject, 'owner' | 'deck'>,
  zone: PileZone,
): ObjectId[] {
  const player = playerAt(game, owner)
  const other = deck === undefined ? undefined : player.decks?.[deck]
  const pile = other && (zone === 'deck' || zone === 'graveyard') ? other[zone] : player[zone]
  if (!pile) throw new Error(`seat ${owner} has no ${zone}`)
  return pile
}

/** A player's graveyard; all of them where each deck has its own. */
export function graveyardOf({ graveyard, decks }: Player): readonly ObjectId[] {
  return decks ? [...graveyard, ...Object.values(decks).flatMap((pile) => pile.graveyard)] : graveyard
}

/** Seats still in the game, clockwise from the turn player (802.1). */
export function inTurnOrder(game: Game): Seat[] {
  const { players, order } = game
  const n = players.length
  const first = order ? order.indexOf(game.turn.player) : game.turn.player
  const seats: Seat[] = []
  for (let i = 0; i < n; i++) {
    const seat = order?.[(first + i) % n] ?? (first + i) % n
    if (!playerAt(game, seat).out) seats.push(seat)
  }
  return seats
}

/** How many players are still in the game. */
export function countIn(game: Game): number {
  let count = 0
  for (const player of game.players) if (!player.out) count += 1
  return count
}

/** The next seat still in the game, clockwise. */
export function nextSeat(game: Game, seat: Seat): Seat {
  const { players, order } = game
  const n = players.length
  const at = order ? order.indexOf(seat) : seat
  for (let i = 1; i <= n; i++) {
    const next = order?.[(at + i) % n] ?? (at + i) % n
    if (!playerAt(game, next).out) return next
  }
  return seat
}

export function areOpposed(game: Game, a: Seat, b: Seat): boolean {
  return playerAt(game, a).side !== playerAt(game, b).side
}

/** The seat of the lair's player, wherever that is; −1 where there is no lair. */
export function lairSeat(game: Pick<Game, 'players'>): Seat {
  for (const { side, seat } of game.players) if (side === 'lair') return seat
  return -1
}

/** The controller of a card in play, of a link's card, or of what is gone; of any other its owner (401.1, 401.2). */
export function controllerOf(game: Game, id: ObjectId): Seat {
  const object = objectOf(game, id)
  if (object.play) return object.play.controller
  if (object.known) return object.known.controller
  if (object.entering !== undefined) return object.entering
  if (object.zone === 'chain') return linkOf(game, id)?.controller ?? object.owner
  return object.owner
}

/** By its number. */
export function linkWith(game: Game, id: number): Link | undefined {
  for (const link of game.chain) if (link.id === id) return link
  return undefined
}

/** That which this card is. */
export function linkOf(game: Game, object: ObjectId): Link | undefined {
  return game.chain.find((link) => link.object === object)
}

/** Every field is there, in one order (docs/speed.md). */
export function newContext(card: string, source: ObjectId, controller: Seat): Context {
  return {
    card,
    source,
    controller,
    targets: [],
    x: 0,
    modes: [],
    bound: {},
    settled: undefined,
    rolls: undefined,
    words: undefined,
    shares: undefined,
    they: undefined,
    about: undefined,
    announced: undefined,
    event: undefined,
    performed: undefined,
    moved: undefined,
  }
}

/** Of a card that is announced: it counts no longer as one of its hand (707.1a). */
export function playContext(game: Game, id: ObjectId, seat: Seat): Context {
  const ctx = newContext(cardOf(game, id).id, id, seat)
  ctx.announced = id
  return ctx
}

/** The same for a power, which knows what its card's text named as it resolved ("removed this way", "the chosen type"). */
export function powerContext(game: Game, card: string, source: ObjectId, controller: Seat): Context {
  const ctx = newContext(card, source, controller)
  const named = game.objects[source]?.play?.named
  if (named) ctx.bound = copyBound(named)
  return ctx
}

/** The same context, to be changed in one field: what is in it is shared with the first. */
export function likeContext(ctx: Context): Context {
  return {
    card: ctx.card,
    source: ctx.source,
    controller: ctx.controller,
    targets: ctx.targets,
    x: ctx.x,
    modes: ctx.modes,
    bound: ctx.bound,
    settled: ctx.settled,
    rolls: ctx.rolls,
    words: ctx.words,
    shares: ctx.shares,
    they: ctx.they,
    about: ctx.about,
    announced: ctx.announced,
    event: ctx.event,
    performed: ctx.performed,
    moved: ctx.moved,
  }
}

/** A context of its own: nothing in it is shared with the first, but for lists that are only ever replaced. */
export function copyContext(ctx: Context): Context {
  const copy = likeContext(ctx)
  copy.targets = ctx.targets.length > 0 ? ctx.targets.map(copyList) : []
  copy.modes = copyList(ctx.modes)
  copy.bound = copyBound(ctx.bound)
  if (ctx.settled) copy.settled = structuredClone(ctx.settled)
  if (ctx.rolls) copy.rolls = { ...ctx.rolls }
  if (ctx.words) copy.words = { ...ctx.words }
  if (ctx.shares) copy.shares = { ...ctx.shares }
  if (ctx.event) copy.event = { ...ctx.event }
  return copy
}

function copyList(ids: readonly number[]): number[] {
  return ids.slice()
}

function copyBound(bound: Context['bound']): Context['bound'] {
  const copy: Context['bound'] = {}
  for (const name in bound) {
    const value = bound[name]
    if (value !== undefined) copy[name] = typeof value === 'number' ? value : copyList(value)
  }
  return copy
}

export function tick(game: Game): number {
  game.clock += 1
  return game.clock
}

export function newId(game: Game): ObjectId {
  game.nextId += 1
  return game.nextId
}
