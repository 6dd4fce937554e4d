/** Names that a text asks a player to choose: a card's name, an invented name (200.3) or a card type (R403). */

import { cardNamesByLowerCase } from '../model/data/card-registry.ts'
import { lookUpOwnProperty } from '../model/data/lookup.ts'
import type { ChosenNameKind } from '../model/data/vocabulary/effects.ts'
import type { Filter } from '../model/data/vocabulary/expressions.ts'
import { faceUpCardsInPlay } from '../model/derived/derived-cache.ts'
import type { Decision } from '../model/state/decision.ts'
import type { Game, TextContext } from '../model/state/game.ts'
import type { Refusal } from '../model/state/input.ts'
import { cardOf, graveyardOfPlayer, playerInSeat, seatsInTurnOrder } from '../model/state/objects.ts'
import { nameTypedInPick, pickedIndex } from '../model/state/picks.ts'

/** Whether a name counts as invented: no card and no token has the name, regardless of case (200.3). */
function isMadeUp(game: Game, name: string): boolean {
  return !cardNamesByLowerCase(game).has(name.toLowerCase())
}

/** Returns the reason why the picked name is not of the requested kind, or null if it is. */
export function refusalOfPickedName(
  game: Game,
  { says }: Decision,
  picks: readonly string[],
): Refusal | null {
  const name = says ? nameTypedInPick(picks[0] ?? '') : null
  if (name === null) return null
  if (isMadeUp(game, name) === (says === 'madeUp')) return null
  const why = says === 'madeUp' ? `A card is called ${name} already.` : `No card is called ${name}.`
  return { refused: 'notOffered', why }
}

/** The eight card types that may be named, with the filter for cards of each type (R403). */
const NAMED_TYPES: Readonly<Record<string, Filter>> = {
  ability: { kind: 'type', type: 'ability' },
  ally: { kind: 'type', type: 'ally' },
  armor: { kind: 'tag', tag: 'Armor' },
  hero: { kind: 'type', type: 'hero' },
  item: { kind: 'tag', tag: 'Item' },
  location: { kind: 'type', type: 'location' },
  quest: { kind: 'type', type: 'quest' },
  weapon: { kind: 'tag', tag: 'Weapon' },
}

/** The kinds of cards that may be named, with the filter for each: the card types and equipment. */
const NAMED_KINDS: Readonly<Record<string, Filter>> = {
  ...NAMED_TYPES,
  equipment: { kind: 'type', type: 'equipment' },
}

/** Returns the filter for cards of a named type, or undefined for any other word. */
export function filterOfNamedType(word: string | undefined): Filter | undefined {
  return lookUpOwnProperty(NAMED_KINDS, word ?? '')
}

/** The answer that the card has another type, when a player guesses a card's type. */
export const OTHER_CARD_TYPE_ANSWER = 'something else'

/**
 * Returns the names offered as options, besides the player's own words: names of cards that everybody sees, invented
 * names that no card has, all card types, or the words of the text.
 */
export function offeredNames(game: Game, what: ChosenNameKind | 'cardType' | readonly string[]): string[] {
  if (typeof what !== 'string') return [...what]
  if (what === 'cardType') return Object.keys(NAMED_TYPES)
  if (what === 'madeUp') return MADE_UP.filter((name) => isMadeUp(game, name))
  const open = [
    ...faceUpCardsInPlay(game),
    ...seatsInTurnOrder(game).flatMap((seat) => graveyardOfPlayer(playerInSeat(game, seat))),
  ]
  return [...new Set(open.map((id) => cardOf(game, id).name))].slice(0, MOST_OFFERED)
}

const MOST_OFFERED = 20
const MADE_UP = ['Bramblesnout', 'Old Thunderbelly', 'Honeymaw', 'Mossback the Patient', 'Grumbletoes']

/** Returns the picked name: one of the offered names, or the player's own words in the spelling of the card. */
export function pickedName(game: Game, pick: string, offered: readonly string[]): string {
  const name = nameTypedInPick(pick)
  if (name === null) return offered[pickedIndex(pick)] ?? ''
  return cardNamesByLowerCase(game).get(name.toLowerCase()) ?? name
}

/**
 * Returns the word that this text, or another text of the same card, stored under a key. Returns undefined if there is
 * none.
 */
export function wordChosenEarlier(
  game: Game,
  { words, source }: TextContext,
  as: string,
): string | undefined {
  const object = game.objects[source]
  return words?.[as] ?? object?.play?.words?.[as] ?? object?.known?.words?.[as]
}
