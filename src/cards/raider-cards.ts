/** The defined cards that can be in a raider's deck, without a lair's own cards, tokens, heroes and Achievements. */
import type { Card, CardId } from '../engine/index.ts'
import {
  blackTempleMainDeck,
  cardIdsOfBlackTempleForRaiders,
  lairDecksOfSixtyCards,
  magtheridonDeck,
  moltenCoreMainDeck,
} from './decks.ts'
import { allCards } from './index.ts'
import { nameKey } from './printed-names/printed-names.ts'

const OF_LAIRS = new Set(
  [...lairDecksOfSixtyCards, moltenCoreMainDeck, magtheridonDeck, blackTempleMainDeck].map(
    ({ hero }) => allCards.get(hero)?.set,
  ),
)
/** A lair's cards that other players can play too. */
const SHARED = new Set(cardIdsOfBlackTempleForRaiders)

/** Whether a card written by hand is a hero who can lead a raider's deck. */
export const isRaiderHero = ({ type, master, level, set, no }: Card): boolean =>
  type === 'hero' && !master && level === undefined && no !== '' && !OF_LAIRS.has(set)

const isForDecks = ({ type, master }: Card): boolean =>
  type === 'hero' ? master === true : type !== 'achievement' && type !== 'rule'

export const allRaiderCards: readonly Card[] = [...allCards.values()].filter(
  (card) => card.no !== '' && (!OF_LAIRS.has(card.set) || SHARED.has(card.id)) && isForDecks(card),
)

const idsForRaiders = new Set(allRaiderCards.map(({ id }) => id))

/** Whether a card can be in a raider's deck. This is so for all printed cards that aren't written by hand. */
export const isCardForRaiders = (id: CardId): boolean => !allCards.has(id) || idsForRaiders.has(id)

const byName = new Map<string, Card[]>()
for (const card of allRaiderCards) {
  const key = nameKey(card.name)
  byName.set(key, [...(byName.get(key) ?? []), card])
}

/** Returns all raider cards of a name, ignoring quotes, accents and case. */
export const raiderCardsNamed = (name: string): readonly Card[] => byName.get(nameKey(name)) ?? []
