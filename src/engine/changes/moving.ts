/** Moves cards between zones (415.9), and replaces heroes by other heroes (301.4). */

import { derivedCacheOf } from '../model/derived/derived-cache.ts'
import {
  gameObjectWithAllFields,
  inPlayStateWithAllFields,
  newGameObject,
} from '../model/state/all-fields.ts'
import type { GameEvent, MovedEvent } from '../model/state/events.ts'
import type { Game, GameObject, InPlayState } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import { updateMemoryAfterMove } from '../model/state/memory.ts'
import type { Move } from '../model/state/move.ts'
import {
  cardOf,
  controllerOf,
  inPlayStateOf,
  newObjectId,
  objectById,
  pileOfCard,
  playerInSeat,
} from '../model/state/objects.ts'
import { isBlankAndHidden } from '../model/state/rows.ts'
import { viewersOfFaceDownResources } from '../queries/boss.ts'
import { isCardInDeckPublic } from '../queries/open-decks.ts'
import { characteristicsOf } from '../queries/projection.ts'

/** Moves a card. A card that changes zones becomes a different card (415.9a). */
export function moveCard(game: Game, atom: Move, at: number): GameEvent {
  const old = objectById(game, atom.object)
  const from = old.zone
  if (from === 'gone') throw new Error(`object ${atom.object} is gone`)
  const controller = controllerOf(game, old.id)
  const was = seenBy(game, old)
  const wasFaceDown = old.play !== undefined && isBlankAndHidden(old.play)
  takeOut(game, old)
  if (was) old.unseen = was
  const object = newObject(game, old, atom, at, wasFaceDown)
  putIn(game, object, atom)
  removeFromCombatWithoutEvent(game, old.id)
  const event: MovedEvent = {
    kind: 'moved',
    why: atom.why,
    seat: old.owner,
    from,
    to: atom.to,
    was: old.id,
    object: object.id,
    card: old.card,
    owner: undefined,
    controller: undefined,
    exhausted: undefined,
    faceDown: undefined,
    host: undefined,
    top: undefined,
    by: atom.by,
    with: atom.with,
    doer: atom.doer,
    seenBy: undefined,
    instead: undefined,
  }
  if (object.owner !== old.owner) event.owner = object.owner
  if (from === 'play') event.controller = controller
  if (object.play) addEntryDetails(event, object.play)
  if (atom.to === 'deck' && !atom.bottom) event.top = true
  const before = isSeenToHand(game, atom) ? undefined : was
  const viewers = atom.hidden ? viewersOfFaceDownResources(game, old.owner) : seenBy(game, object)
  const hidden = atom.hidden ? viewers : narrower(before, viewers)
  if (hidden) event.seenBy = hidden
  updateMemoryAfterMove(game, { old, object, from, seenBy: hidden, viewers })
  return event
}

/** Adds the way in which a card entered play to the event. */
function addEntryDetails(event: MovedEvent, { controller, exhausted, faceDown, host }: InPlayState): void {
  event.controller = controller
  if (exhausted) event.exhausted = true
  if (faceDown) event.faceDown = true
  if (host !== undefined) event.host = host
}

/**
 * Returns the seats that may know an object in its current zone, or undefined for everybody (415.3–415.8). Face-down
 * resources that are removed from the game stay hidden (415.7a).
 */
function seenBy(game: Game, object: GameObject): Seat[] | undefined {
  if (object.zone === 'deck') return isCardInDeckPublic(game, object.id) ? undefined : [] // A deck is hidden (415.9f).
  if (object.zone === 'hand' || object.zone === 'collection') return [object.owner]
  if (object.zone === 'play' && object.play && isBlankAndHidden(object.play))
    return viewersOfFaceDownResources(game, object.play.controller)
  if (object.unseen) return object.unseen
  return undefined
}

/** Whether everybody sees which card goes to a hand, because the card has just been revealed. */
function isSeenToHand({ shown }: Game, { object, to }: Move): boolean {
  return to === 'hand' && shown?.includes(object) === true
}

/**
 * Returns the seats that see a move. Everybody (undefined) sees a move from or to a public zone; a move between two
 * hidden zones is seen by the players who know either zone.
 */
function narrower(before: Seat[] | undefined, after: Seat[] | undefined): Seat[] | undefined {
  if (!before || !after) return undefined
  return [...new Set([...before, ...after])]
}

/**
 * Takes an object out of its zone. The object remains as last known information until nothing refers to it (709.2d).
 */
function takeOut(game: Game, old: GameObject): void {
  if (old.zone === 'play') {
    rememberInPlay(game, old)
    game.play.splice(game.play.indexOf(old.id), 1)
  } else if (old.zone !== 'chain' && old.zone !== 'gone') {
    const pile = pileOfCard(game, old, old.zone)
    pile.splice(pile.indexOf(old.id), 1)
  }
  old.zone = 'gone'
  derivedCacheOf(game).gone?.push(old.id)
  old.entering = undefined
}

function rememberInPlay(game: Game, old: GameObject): void {
  const play = inPlayStateOf(game, old.id)
  const { atk, health, keywords, types, tags } = characteristicsOf(game, old.id)
  old.known = {
    controller: play.controller,
    atk,
    health,
    keywords,
    damage: play.damage,
    exhausted: play.exhausted,
  }
  if (play.host !== undefined) old.known.host = play.host
  const blank = isBlankAndHidden(play) // A blank card stays blank as it leaves play (412.1b).
  if (blank || play.as || derivedCacheOf(game).retyped) Object.assign(old.known, { types, tags })
  if (play.copy) old.known.copy = play.copy
  if (play.counters) old.known.counters = play.counters
  if (play.words) old.known.words = play.words
  old.play = undefined
}

function newObject(game: Game, old: GameObject, atom: Move, at: number, wasFaceDown: boolean): GameObject {
  const id = atom.enter?.id ?? newObjectId(game)
  const owner = atom.owner ?? old.owner // A player who is given a card becomes its owner (415.2).
  // The card's identity stays hidden (415.7a, 415.7b).
  const isHidden = atom.to === 'removed' && (wasFaceDown || atom.faceDown === true)
  const object = newGameObject(id, old.card, owner, ceases(old, atom) ? 'gone' : atom.to)
  object.token = old.token
  if (owner === old.owner) object.deck = old.deck
  object.starting = old.starting
  object.duplicate = old.duplicate
  if (old.token) object.called = old.called
  if (isHidden) object.unseen = viewersOfFaceDownResources(game, owner)
  object.removedBy = atom.remover
  if (atom.enter) object.play = arrivalOf(atom.enter, at)
  game.objects[id] = object
  const { faces } = derivedCacheOf(game)
  faces[id] = faces[old.id] // The cached printed card stays valid, because the new object usually is the same card.
  if (object.zone === 'gone') derivedCacheOf(game).gone?.push(id)
  old.became = id
  return object
}

function arrivalOf(enter: NonNullable<Move['enter']>, at: number): InPlayState {
  const { under, row, faceDown = false, exhausted = false, host, as, named, words } = enter
  return inPlayStateWithAllFields({
    controller: under,
    under,
    at,
    since: at,
    row,
    exhausted,
    faceDown,
    damage: 0,
    host,
    as,
    words,
    named,
  })
}

/**
 * Whether the object ceases to exist: a token outside play (404.2c, 410.6d), or a copy of a link outside the chain
 * (402.1).
 */
function ceases(old: GameObject, atom: Move): boolean {
  return (old.token === true && atom.to !== 'play') || (old.duplicate === true && atom.to !== 'chain')
}

/**
 * Puts an object into its new zone. Decks are ordered: a card goes on top unless a text says otherwise (415.1).
 * Decks, hands, graveyards and cards out of the game belong to the cards' owner, and a player who is given a card
 * owns it (415.2).
 */
function putIn(game: Game, object: GameObject, atom: Move): void {
  if (object.zone === 'gone') return
  if (atom.to === 'play') arrive(game, object)
  else if (atom.to !== 'chain') {
    const pile = pileOfCard(game, object, atom.to)
    if (atom.bottom) pile.unshift(object.id)
    else pile.push(object.id)
  }
}

function arrive(game: Game, object: GameObject): void {
  game.play.push(object.id)
  if (object.play?.row === 'hero' && cardOf(game, object.id).type === 'hero')
    playerInSeat(game, object.play.controller).hero = object.id
}

/**
 * Removes a card from combat and from proposed combats, without an event, because the card becomes a different card
 * or changes controllers (601.2f, 602.4). Returns whether the card was in combat.
 */
export function removeFromCombatWithoutEvent(game: Game, id: ObjectId): boolean {
  for (const link of game.chain) {
    if (link.kind !== 'proposal' || (link.attacker !== id && link.defender !== id)) continue
    link[link.attacker === id ? 'attacker' : 'defender'] = undefined
  }
  const { combat } = game
  if (!combat) return false
  const was = combat.attacker === id || combat.proposed === id || combat.defender === id
  if (combat.proposed === id || combat.defender === id) combat.protecting = false
  if (combat.attacker === id) combat.attacker = null
  if (combat.proposed === id) combat.proposed = null
  if (combat.defender === id) combat.defender = null
  combat.strikes = combat.strikes.filter((strike) => strike.weapon !== id && strike.wielder !== id)
  return was
}

/** Whether a hero enters a party that has a hero, and therefore replaces that hero. */
export function doesMoveReplaceHero(game: Game, { enter }: Move): boolean {
  return enter?.id !== undefined && game.objects[enter.id]?.play !== undefined
}

/**
 * Replaces the party's hero. The same object represents the new card from now on. Attachments, counters, damage
 * and orientation stay on it, and links, modifiers and registers still refer to it (301.4a, 301.4b). The old card is
 * removed from the game with the same side up. A starting hero returns with that side up (301.4d).
 */
export function replaceHero(game: Game, atom: Move, at: number): GameEvent[] {
  const old = objectById(game, atom.object)
  const hero = objectById(game, atom.enter?.id ?? 0)
  const play = inPlayStateOf(game, hero.id)
  const { card, owner } = hero
  const { zone: from } = old
  if (from === 'gone') throw new Error(`object ${old.id} is gone`)
  const removed = setAside(game, hero, play.faceDown)
  takeOut(game, old)
  old.became = hero.id
  hero.card = old.card
  hero.owner = old.owner
  if (old.starting) hero.starting = true
  else hero.starting = undefined
  play.copy = undefined
  Object.assign(play, { at, since: at, faceDown: old.turned === true })
  const seat = play.controller
  const moved = { kind: 'moved', controller: seat } as const
  return [
    {
      ...moved,
      why: 'entered',
      seat: old.owner,
      from,
      to: 'play',
      was: old.id,
      object: hero.id,
      card: old.card,
      ...(play.faceDown ? { faceDown: true as const } : {}),
      instead: card,
    },
    {
      ...moved,
      why: 'removed',
      seat: owner,
      from: 'play',
      to: 'removed',
      was: removed,
      object: removed,
      card,
    },
  ]
}

function setAside(game: Game, { card, owner, starting }: GameObject, turned: boolean): ObjectId {
  const id = newObjectId(game)
  game.objects[id] = gameObjectWithAllFields({
    id,
    card,
    owner,
    zone: 'removed',
    sealed: true,
    turned: turned ? true : undefined,
    starting,
  })
  playerInSeat(game, owner).removed.push(id)
  return id
}
