/**
 * The decks that a player assumes the other players to have, because their lists are hidden: for each hero, the
 * starter deck of the hero's class. These decks are fixed and public, so an imagined game can contain their cards
 * without revealing anything (`view/assumed.ts`).
 */
import type { CardId } from '../state/ids.ts'
import { type Card, factionsOfCard } from './card.ts'
import { registerCardsOfAssumedDecks } from './card-registry.ts'

export interface AssumedDeck {
  readonly hero: Card
  readonly cards: readonly Card[]
}

interface Assumed {
  readonly hero: Card
  readonly ids: readonly CardId[]
}

let assumed: readonly Assumed[] = []

/** Registers the decks that players assume, in order of preference. Every thread needs the same decks. */
export function registerAssumedDecks(decks: readonly AssumedDeck[]): void {
  registerCardsOfAssumedDecks(decks.flatMap(({ cards }) => cards))
  assumed = decks.map(({ hero, cards }) => ({ hero, ids: cards.map(({ id }) => id) }))
}

/**
 * Returns the cards that other players assume in the deck of a player with this hero. A deck with the same hero is
 * preferred, then a deck of the same class and faction, then one of the same class.
 */
export function assumedDeckCardsOfHero(hero: Card): readonly CardId[] {
  const found =
    assumed.find((one) => one.hero.id === hero.id) ??
    assumed.find((one) => isOfClass(one.hero, hero) && isOfFaction(one.hero, hero)) ??
    assumed.find((one) => isOfClass(one.hero, hero)) ??
    assumed[0]
  if (!found) throw new Error('no assumed decks are registered')
  return found.ids
}

const isOfClass = (a: Card, b: Card): boolean =>
  (a.classes ?? []).some((one) => b.classes?.includes(one) === true)

const isOfFaction = (a: Card, b: Card): boolean =>
  factionsOfCard(a).some((one) => factionsOfCard(b).includes(one))
