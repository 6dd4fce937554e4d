import { BLANK_CARD, type Card } from '../data/card.ts'
import { printedCard } from '../data/card-registry.ts'
import type { Counter } from '../data/vocabulary/effects.ts'
import { derivedCacheOf } from '../derived/derived-cache.ts'
import { gameObjectWithAllFields } from './all-fields.ts'
import type { PlayerOrZone } from './decision.ts'
import type { Game, GameObject, InPlayState, Link, Player, TextContext } from './game.ts'
import type { CardId, ObjectId, Seat } from './ids.ts'
import { isBlankAndHidden } from './rows.ts'

/** Whether two unnamed counters are of the same kind. A missing number counts as 0. */
export function isSameUnnamedCounter(a: Exclude<Counter, string>, b: Exclude<Counter, string>): boolean {
  return (['atk', 'health', 'def'] as const).every((stat) => (a[stat] ?? 0) === (b[stat] ?? 0))
}

/** Creates an object for something that is not a card, so that it can be attacked while the combat lasts (601.2b). */
export function newPlayerOrZoneObject(game: Game, { what, seat }: PlayerOrZone): ObjectId {
  const id = newObjectId(game)
  game.objects[id] = gameObjectWithAllFields({ id, card: '', owner: seat, zone: 'gone', thing: what })
  derivedCacheOf(game).gone?.push(id)
  return id
}

/** Returns the player or zone that the object stands for, or undefined if the object is a card. */
export function playerOrZoneOf(game: Game, id: ObjectId): PlayerOrZone | undefined {
  const { thing: what, owner: seat } = objectById(game, id)
  return what && { what, seat }
}

/** Returns the object with this id. Throws if there is none. */
export function objectById(game: Game, id: ObjectId): GameObject {
  const object = game.objects[id]
  if (!object) throw new Error(`no object ${id}`)
  return object
}

/** Returns the state in play of an object. Throws if the object isn't in play. */
export function inPlayStateOf(game: Game, id: ObjectId): InPlayState {
  const play = objectById(game, id).play
  if (!play) throw new Error(`object ${id} is not in play`)
  return play
}

export function isInPlay(game: Game, id: ObjectId): boolean {
  return game.objects[id]?.zone === 'play'
}

/**
 * Returns the printed card as which the object counts now: the blank card for a face-down resource, another card for
 * a copy (402.3).
 */
export function cardOf(game: Game, id: ObjectId): Card {
  const object = objectById(game, id)
  const { play } = object
  if (play?.faceDown && isBlankAndHidden(play)) return BLANK_CARD
  if (object.unseen && object.zone === 'removed') return BLANK_CARD // Such a card is blank (415.7b).
  const card = faceOf(game, id, play?.copy ?? object.known?.copy ?? object.card)
  return object.called === undefined ? card : calledSo(object, card, object.called)
}

/** Returns the printed card as which the object counts while it lies face up. */
export function faceUpCardOf(game: Game, id: ObjectId): Card {
  const { play, known, card } = objectById(game, id)
  return faceOf(game, id, play?.copy ?? known?.copy ?? card)
}

/** Returns an object's printed card. The card is cached by object, because the map of all cards is much slower. */
function faceOf(game: Game, id: ObjectId, card: CardId): Card {
  const { faces } = derivedCacheOf(game)
  const known = faces[id]
  if (known !== undefined && known.id === card) return known
  const found = printedCard(game, card)
  faces[id] = found
  return found
}

const called = new WeakMap<GameObject, Card>()

/** Returns the card with an invented name. The same object is returned each time. */
function calledSo(object: GameObject, card: Card, name: string): Card {
  const known = called.get(object)
  if (known?.id === card.id && known.name === name) return known
  const own = { ...card, name }
  called.set(object, own)
  return own
}

export function playerInSeat(game: Game, seat: Seat): Player {
  const player = game.players[seat]
  if (!player) throw new Error(`no seat ${seat}`)
  return player
}

/** Zones that each player has. */
type PileZone = 'collection' | 'deck' | 'graveyard' | 'hand' | 'removed'

/** Returns the cards that these players have in this zone. */
export function cardsInZoneOfPlayers(players: readonly Player[], zone: PileZone): ObjectId[] {
  const found: ObjectId[] = []
  for (const player of players)
    for (const id of zone === 'graveyard' ? graveyardOfPlayer(player) : (player[zone] ?? [])) found.push(id)
  return found
}

/**
 * Returns the pile that contains a card, or to which the card goes (415.2). Each deck has its own graveyard
 * (R101.3c).
 */
export function pileOfCard(
  game: Game,
  { owner, deck }: Pick<GameObject, 'owner' | 'deck'>,
  zone: PileZone,
): ObjectId[] {
  const player = playerInSeat(game, owner)
  const other = deck === undefined ? undefined : player.decks?.[deck]
  const pile = other && (zone === 'deck' || zone === 'graveyard') ? other[zone] : player[zone]
  if (!pile) throw new Error(`seat ${owner} has no ${zone}`)
  return pile
}

/** Returns a player's graveyard. If each deck has its own graveyard, it returns the cards of all of them. */
export function graveyardOfPlayer({ graveyard, decks }: Player): readonly ObjectId[] {
  return decks ? [...graveyard, ...Object.values(decks).flatMap((pile) => pile.graveyard)] : graveyard
}

/** Returns the seats that are still in the game, clockwise from the turn player (802.1). */
export function seatsInTurnOrder(game: Game): Seat[] {
  const { players, order } = game
  const n = players.length
  const first = order ? order.indexOf(game.turn.player) : game.turn.player
  const seats: Seat[] = []
  for (let i = 0; i < n; i++) {
    const seat = order?.[(first + i) % n] ?? (first + i) % n
    if (!playerInSeat(game, seat).out) seats.push(seat)
  }
  return seats
}

/** Returns the number of players who are still in the game. */
export function countPlayersInGame(game: Game): number {
  let count = 0
  for (const player of game.players) if (!player.out) count += 1
  return count
}

/** Returns the next seat clockwise that is still in the game. */
export function nextSeat(game: Game, seat: Seat): Seat {
  const { players, order } = game
  const n = players.length
  const at = order ? order.indexOf(seat) : seat
  for (let i = 1; i <= n; i++) {
    const next = order?.[(at + i) % n] ?? (at + i) % n
    if (!playerInSeat(game, next).out) return next
  }
  return seat
}

export function areOpponents(game: Game, a: Seat, b: Seat): boolean {
  return playerInSeat(game, a).side !== playerInSeat(game, b).side
}

/** Returns the seat of the lair's player, or −1 if there is no lair. */
export function seatOfLairPlayer(game: Pick<Game, 'players'>): Seat {
  for (const { side, seat } of game.players) if (side === 'lair') return seat
  return -1
}

/**
 * Returns the controller of a card in play, of a link's card, or of an object that is gone. For any other card, returns
 * its owner (401.1, 401.2).
 */
export function controllerOf(game: Game, id: ObjectId): Seat {
  const object = objectById(game, id)
  if (object.play) return object.play.controller
  if (object.known) return object.known.controller
  if (object.entering !== undefined) return object.entering
  if (object.zone === 'chain') return linkOfObject(game, id)?.controller ?? object.owner
  return object.owner
}

/** Returns the link with this id, or undefined if the chain has no such link. */
export function linkById(game: Game, id: number): Link | undefined {
  for (const link of game.chain) if (link.id === id) return link
  return undefined
}

/** Returns the link of a card on the chain, or undefined if the card has no link. */
export function linkOfObject(game: Game, object: ObjectId): Link | undefined {
  return game.chain.find((link) => link.object === object)
}

/** Returns an empty context with every field, always in the same order (docs/speed.md). */
export function newTextContext(card: string, source: ObjectId, controller: Seat): TextContext {
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

/** Returns the context of a card that is being announced. The card no longer counts as part of the hand (707.1a). */
export function newContextOfPlayedCard(game: Game, id: ObjectId, seat: Seat): TextContext {
  const ctx = newTextContext(cardOf(game, id).id, id, seat)
  ctx.announced = id
  return ctx
}

/**
 * Returns the context of a power. It includes the names that the card's text bound as it resolved ("removed this
 * way", "the chosen type").
 */
export function newContextOfPower(game: Game, card: string, source: ObjectId, controller: Seat): TextContext {
  const ctx = newTextContext(card, source, controller)
  const named = game.objects[source]?.play?.named
  if (named) ctx.bound = copyBound(named)
  return ctx
}

/**
 * Returns a shallow copy of a context, so that the caller can change one field. The values of the fields are shared
 * with the original.
 */
export function shallowCopyOfContext(ctx: TextContext): TextContext {
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

/** Returns a copy of a context that can be changed freely. It shares only lists that are always replaced as a whole. */
export function copyContext(ctx: TextContext): TextContext {
  const copy = shallowCopyOfContext(ctx)
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

function copyBound(bound: TextContext['bound']): TextContext['bound'] {
  const copy: TextContext['bound'] = {}
  for (const name in bound) {
    const value = bound[name]
    if (value !== undefined) copy[name] = typeof value === 'number' ? value : copyList(value)
  }
  return copy
}

/** Advances the game's clock and returns the new timestamp (718.2). */
export function nextTimestamp(game: Game): number {
  game.clock += 1
  return game.clock
}

export function newObjectId(game: Game): ObjectId {
  game.nextId += 1
  return game.nextId
}
