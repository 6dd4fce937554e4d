/**
 * Constructors of objects with a uniform shape: every field exists, always in the same order, and is `undefined` if
 * the JSON has no value. The engine reads these objects hundreds of times per decision, and reading objects of many
 * shapes is several times slower. A game from JSON is converted when its derived cache is created.
 */

import type { Modifier } from '../data/vocabulary/modifiers.ts'
import type { ModifierInForce } from '../derived/derived.ts'
import type { Game, GameObject, InPlayState, TextContext } from './game.ts'
import type { CardId, ObjectId, Seat } from './ids.ts'

/** Requires every field of T, so that the compiler reports a forgotten one. */
export type AllFields<T> = { [K in keyof Required<T>]: T[K] }

export function gameObjectWithAllFields(it: GameObject): AllFields<GameObject> {
  return {
    id: it.id,
    card: it.card,
    owner: it.owner,
    zone: it.zone,
    play: it.play && inPlayStateWithAllFields(it.play),
    known: it.known,
    became: it.became,
    unseen: it.unseen,
    entering: it.entering,
    deck: it.deck,
    token: it.token,
    duplicate: it.duplicate,
    sealed: it.sealed,
    turned: it.turned,
    starting: it.starting,
    called: it.called,
    thing: it.thing,
    removedBy: it.removedBy,
    rememberedBy: it.rememberedBy,
  }
}

export function inPlayStateWithAllFields(it: InPlayState): AllFields<InPlayState> {
  return {
    controller: it.controller,
    under: it.under,
    at: it.at,
    since: it.since,
    row: it.row,
    exhausted: it.exhausted,
    faceDown: it.faceDown,
    damage: it.damage,
    host: it.host,
    copy: it.copy,
    as: it.as,
    inherited: it.inherited,
    counters: it.counters,
    boosts: it.boosts,
    words: it.words,
    powerless: it.powerless,
    regained: it.regained,
    named: it.named,
    number: it.number,
  }
}

/** Returns a new object without any optional data. */
export function newGameObject(
  id: ObjectId,
  card: CardId,
  owner: Seat,
  zone: GameObject['zone'],
): AllFields<GameObject> {
  return {
    id,
    card,
    owner,
    zone,
    play: undefined,
    known: undefined,
    became: undefined,
    unseen: undefined,
    entering: undefined,
    deck: undefined,
    token: undefined,
    duplicate: undefined,
    sealed: undefined,
    turned: undefined,
    starting: undefined,
    called: undefined,
    thing: undefined,
    removedBy: undefined,
    rememberedBy: undefined,
  }
}

/** Returns a modifier without any optional data: only its content, its context and its timestamp. */
export function newModifierInForce(mod: Modifier, ctx: TextContext, at: number): AllFields<ModifierInForce> {
  return {
    mod,
    to: mod.to,
    ctx,
    at,
    while: undefined,
    locked: undefined,
    flagged: undefined,
    cards: undefined,
    power: undefined,
    line: undefined,
    path: undefined,
    made: undefined,
    readying: undefined,
  }
}

/** Converts all objects of a game to the uniform shapes. The data of the game stay the same. */
export function addMissingFields(game: Game): void {
  for (const object of Object.values(game.objects)) game.objects[object.id] = gameObjectWithAllFields(object)
}
