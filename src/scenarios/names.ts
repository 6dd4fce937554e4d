/** Looks up cards by the names that a story uses. */
import { allCards } from '../cards/index.ts'
import type { Card, CardId } from '../engine/index.ts'
import { isTokenId } from '../engine/index.ts'

/** The ids of the cards that only the present story defines, by name. */
let own = new Map<string, CardId>()

/**
 * Sets the cards that the present story defines, in place of those of the story before. These cards take precedence
 * over other cards with the same name.
 */
export function setCardsOfStory(cards: readonly Card[]): void {
  own = new Map(cards.map(({ name, id }) => [name, id]))
}

/** Returns the id of the first card with this name that isn't a token, or of the card with this id. */
export function cardIdByName(name: string): CardId {
  if (allCards.has(name) || [...own.values()].includes(name)) return name
  const story = own.get(name)
  if (story) return story
  const found = [...allCards.values()].find((card) => card.name === name && !isTokenId(card.id))
  if (!found) throw new Error(`there is no card named ${name}`)
  return found.id
}
