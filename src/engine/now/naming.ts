/** What a text has a player name: a card, what nothing in the game is called by (200.3), or a card type (R403). */

import type { Decision } from '../model/decision.ts'
import type { Context, Game } from '../model/game.ts'
import type { Refusal } from '../model/input.ts'
import { cardNames } from '../model/library.ts'
import { cardOf, graveyardOf, inTurnOrder, playerAt } from '../model/objects.ts'
import { ownWords, pickedIndex } from '../model/picks.ts'
import { openInPlay } from '../model/runtime.ts'
import type { Filter } from '../model/vocabulary/asking.ts'
import type { Naming } from '../model/vocabulary/effects.ts'

/** A name is made up if no card and no token is called so, however it is written (200.3). */
function isMadeUp(game: Game, name: string): boolean {
  return !cardNames(game).has(name.toLowerCase())
}

/** Why these words are no name of the kind that is asked for; null when they are. */
export function refuseName(game: Game, { says }: Decision, picks: readonly string[]): Refusal | null {
  const name = says ? ownWords(picks[0] ?? '') : null
  if (name === null) return null
  if (isMadeUp(game, name) === (says === 'madeUp')) return null
  const why = says === 'madeUp' ? `A card is called ${name} already.` : `No card is called ${name}.`
  return { refused: 'notOffered', why }
}

/** The eight card types that may be named, and what a card of each is (R403). */
export const NAMED_TYPES: Readonly<Record<string, Filter>> = {
  ability: { kind: 'type', type: 'ability' },
  ally: { kind: 'type', type: 'ally' },
  armor: { kind: 'tag', tag: 'Armor' },
  hero: { kind: 'type', type: 'hero' },
  item: { kind: 'tag', tag: 'Item' },
  location: { kind: 'type', type: 'location' },
  quest: { kind: 'type', type: 'quest' },
  weapon: { kind: 'tag', tag: 'Weapon' },
}

/** What else a card may be guessed to be. */
export const SOMETHING_ELSE = 'something else'

/** What is offered besides one's own words: cards that all see, or names that nothing is called by; of types all. */
export function offeredNames(game: Game, what: Naming | 'cardType'): string[] {
  if (what === 'cardType') return Object.keys(NAMED_TYPES)
  if (what === 'madeUp') return MADE_UP.filter((name) => isMadeUp(game, name))
  const open = [
    ...openInPlay(game),
    ...inTurnOrder(game).flatMap((seat) => graveyardOf(playerAt(game, seat))),
  ]
  return [...new Set(open.map((id) => cardOf(game, id).name))].slice(0, MOST_OFFERED)
}

const MOST_OFFERED = 20
const MADE_UP = ['Bramblesnout', 'Old Thunderbelly', 'Honeymaw', 'Mossback the Patient', 'Grumbletoes']

/** The name that a pick says: one of the offered, or the player's own as the card has it. */
export function nameFrom(game: Game, pick: string, offered: readonly string[]): string {
  const name = ownWords(pick)
  if (name === null) return offered[pickedIndex(pick)] ?? ''
  return cardNames(game).get(name.toLowerCase()) ?? name
}

/** What was named under this name by this text, or by another of the same card. */
export function namedBefore(game: Game, { words, source }: Context, as: string): string | undefined {
  const object = game.objects[source]
  return words?.[as] ?? object?.play?.words?.[as] ?? object?.known?.words?.[as]
}
