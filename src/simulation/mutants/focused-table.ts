/** Random tables at which one card is played often. */
import { reasonsAgainstCard } from '../../cards/legality.ts'
import { legalCardsFor } from '../../cards/pool/legal.ts'
import { playableCard } from '../../cards/pool/playable.ts'
import { type Card, type CardId, type Setup, walk } from '../../engine/index.ts'
import { DUNGEON_MODES } from '../../raids/dungeon/dungeon.ts'
import { raids } from '../../raids/index.ts'
import { userText } from '../../texts/user-text.ts'
import { poolCards } from '../fuzz/pool-decks.ts'
import { type RandomNumbers, randomElement, randomNumbers } from '../invariant-checks/random-numbers.ts'

export interface FocusedTable {
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
 * A duel of three players, or a dungeon. The first player has the hero, or many copies of the card in a deck of cards
 * that are legal with it, some of which its text asks for. The first two players of a duel have such decks.
 */
export function focusedTable(card: Card, seed: number): FocusedTable {
  const next = randomNumbers(seed)
  const isDuel = next(2) === 0
  const seatOf = (_: unknown, seat: number): Setup['seats'][number] => ({
    name: userText(`Player ${seat + 1}`),
    ...deckOf(seat === 0 || (isDuel && seat === 1) ? card : null, next),
  })
  const seats = Array.from({ length: SEATS }, seatOf)
  const place = isDuel
    ? { raid: 'duel', mode: 'duel' }
    : { raid: randomElement(dungeons, next), mode: randomElement(DUNGEON_MODES, next) }
  return { setup: { ...place, seats }, seed, resources: randomElement([4, 8, 12], next) }
}

function deckOf(card: Card | null, next: RandomNumbers): { hero: CardId; deck: CardId[] } {
  const hero = card?.type === 'hero' ? card : randomElement(heroesFor(card), next)
  const copies = card && card.type !== 'hero' ? Array.from({ length: COPIES }, () => card) : []
  const legal = legalCardsFor(hero, 'compiledToo')
  const partners = randomCards(card ? partnersIn(legal, card) : legal, PARTNERS, next)
  const others = randomCards(legal, OTHERS, next)
  return { hero: hero.id, deck: [...copies, ...partners, ...others].map(({ id }) => id) }
}

const randomCards = (cards: readonly Card[], count: number, next: RandomNumbers): Card[] =>
  Array.from({ length: count }, () => randomElement(cards, next))

/** The cards that have a tag or damage type that the card's text asks for, such as "Pet"; all if there are none. */
function partnersIn(legal: readonly Card[], { powers, effect, attach, back }: Card): readonly Card[] {
  const asked = new Set<unknown>()
  walk([powers, effect, attach, back], ({ kind, tag, type }) => {
    if (kind === 'tag') asked.add(tag)
    if (kind === 'damageType') asked.add(type)
    return true
  })
  const partners = legal.filter(
    ({ tags, damageType }) => asked.has(damageType) || tags.some(({ tag }) => asked.has(tag)),
  )
  return partners.length > 0 ? partners : legal
}

/** All heroes of whose decks the card may be a part. */
function heroesFor(card: Card | null): Card[] {
  const heroes = poolCards().filter(
    ({ type, master, level }) => type === 'hero' && !master && level === undefined,
  )
  const fitting = card ? heroes.filter((hero) => reasonsAgainstCard(hero, card).length === 0) : heroes
  return fitting.length > 0 ? fitting : heroes
}

/** @throws if the text of the card isn't known */
export function cardWithText(id: CardId): Card {
  const card = playableCard(id)
  if (!card) throw new Error(`${id} can't be played`)
  return card
}
