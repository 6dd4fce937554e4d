/** Random tables at which one card is played often. */
import { reasonsAgainstCardInDeck } from '../../cards/legality.ts'
import { automatedCard } from '../../cards/pool/automated.ts'
import { legalCardsForHero } from '../../cards/pool/legal.ts'
import type { Card, CardId, Setup } from '../../engine/index.ts'
import { DUNGEON_MODES } from '../../raids/dungeon/dungeon.ts'
import { raids } from '../../raids/index.ts'
import { userText } from '../../texts/user-text.ts'
import { poolCards } from '../fuzz/pool-decks.ts'
import {
  newRandomNumberGenerator,
  type RandomNumberGenerator,
  randomElement,
} from '../invariant-checks/random-numbers.ts'
import { randomPartnerCards } from './partners.ts'

/** A table at which one card is played often. */
export interface TableForCard {
  readonly card: CardId
  /** Cards in the decks that give the card something to do. */
  readonly partners: readonly CardId[]
  readonly setup: Omit<Setup, 'cards'>
  readonly seed: number
  /** The number of face-down resources with which each player begins. */
  readonly resources: number
}

const COPIES = 12
const PARTNERS = 12
const OTHERS = 24
const SEATS = 3

const dungeons = raids.filter(({ lair }) => !lair.boss).map(({ name }) => name)

/**
 * Returns a random table for a card: a duel of three players, or a dungeon. The first player, or the first two in a
 * duel, have the card as their hero or many copies of it, with legal cards, some of which its text asks for.
 */
export function randomTableForCard(card: Card, seed: number): TableForCard {
  const next = newRandomNumberGenerator(seed)
  const isDuel = next(2) === 0
  const decks = Array.from({ length: SEATS }, (_, seat) =>
    deckOf(seat === 0 || (isDuel && seat === 1) ? card : null, next),
  )
  const seats = decks.map(({ hero, deck }, n) => ({ name: userText(`Player ${n + 1}`), hero, deck }))
  const place = isDuel
    ? { raid: 'duel', mode: 'duel' }
    : { raid: randomElement(dungeons, next), mode: randomElement(DUNGEON_MODES, next) }
  const partners = decks.flatMap((one) => one.partners)
  return {
    card: card.id,
    partners,
    setup: { ...place, seats },
    seed,
    resources: randomElement([4, 8, 12], next),
  }
}

interface FocusedDeck {
  hero: CardId
  deck: CardId[]
  partners: CardId[]
}

function deckOf(card: Card | null, next: RandomNumberGenerator): FocusedDeck {
  const hero = card?.type === 'hero' ? card : randomElement(heroesFor(card), next)
  const copies = card && card.type !== 'hero' ? Array.from({ length: COPIES }, () => card) : []
  const legal = legalCardsForHero(hero, 'compiledToo')
  const partners = card ? randomPartnerCards(card, legal, PARTNERS, next) : []
  const others = randomCards(legal, PARTNERS + OTHERS - partners.length, next)
  const ids = (cards: readonly Card[]) => cards.map(({ id }) => id)
  return { hero: hero.id, deck: ids([...copies, ...partners, ...others]), partners: ids(partners) }
}

const randomCards = (cards: readonly Card[], count: number, next: RandomNumberGenerator): Card[] =>
  Array.from({ length: count }, () => randomElement(cards, next))

/** Returns all heroes whose decks may contain the card, or all heroes if there are none. */
function heroesFor(card: Card | null): Card[] {
  const heroes = poolCards().filter(
    ({ type, master, level }) => type === 'hero' && !master && level === undefined,
  )
  const fitting = card ? heroes.filter((hero) => reasonsAgainstCardInDeck(hero, card).length === 0) : heroes
  return fitting.length > 0 ? fitting : heroes
}

/** Returns a card whose text is known. @throws if it isn't */
export function requireAutomatedCard(id: CardId): Card {
  const card = automatedCard(id)
  if (!card) throw new Error(`${id} can't be played`)
  return card
}
