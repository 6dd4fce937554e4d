/**
 * The decks that a player assumes for the others, whose lists they don't know: the starter of the hero's class. The decks
 * are fixed and public, so an imagined game can contain their cards without revealing anything (`view/assumed.ts`).
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

/** Returns the cards that others assume in the deck of a player with this hero: those of the same class, if possible. */
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
