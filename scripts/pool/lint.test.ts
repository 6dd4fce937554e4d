/** Faults in the data of made-up cards. */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  and,
  any,
  cant,
  chosenCards,
  deathRattleKeyword,
  delveKeyword,
  each,
  not,
  onlyForHeroWithTrait,
  opposing,
  otherRevealedCards,
  pay,
  put,
  removingFromGame,
  reveal,
  revealedCards,
  revealedCardsMatching,
  topCards,
  untilYourNextTurn,
  withStat,
  you,
} from '../../src/cards/builders.ts'
import type { Card } from '../../src/engine/index.ts'
import { lintCard } from './lint.ts'

type Unnumbered = ReturnType<typeof ability>

const numbered = (card: Unnumbered): Card => ({ id: 'TEST-1', set: 'TEST', no: '1', ...card })
const trick = (
  ...effects: Parameters<typeof ability> extends [string, object, string, ...infer T] ? T : never
): Card => numbered(ability('Made-Up Trick', { cost: 2 }, 'Fire', ...effects))

const dear = and(any.ally, withStat(any.ally, 'cost', '>=', 4))
const withRest = (rest: typeof dear): Card =>
  trick(
    reveal(topCards(5, you)),
    put(revealedCardsMatching(dear, you), 'hand'),
    put(revealedCardsMatching(not(rest), you), 'deckBottom'),
  )
const paidWith = (cards: number): Card =>
  numbered(ally('', {}, '', pay(removingFromGame(topCards(10, you), cards)).to(you.draw(1))))
const frozen = trick(untilYourNextTurn(each(opposing.ally).has(cant('attack'))))

/** Replaces a part of a card's data. */
function withFault(card: Card, part: string, by: string): Card {
  const data = JSON.stringify(card)
  expect(data).toContain(part)
  return JSON.parse(data.replace(part, by))
}

test.each<[string, Card]>([
  ['Delve', trick(delveKeyword)],
  [
    'a Death Rattle of one class',
    numbered(ally('', {}, '', onlyForHeroWithTrait('Rogue', deathRattleKeyword(you.draw(1))))),
  ],
  ['the rest of the revealed cards', withRest(dear)],
  [
    'the cards that were not chosen',
    trick(
      reveal(topCards(2, you)),
      you.choose(1, revealedCards),
      put(otherRevealedCards(chosenCards, you), 'hand'),
    ),
  ],
  ['a cost with one number', paidWith(10)],
  ['a duration with one end', frozen],
])('the lint finds nothing in %s', (_what, card) => {
  expect(lintCard(card)).toEqual([])
})

test.each<[string, Card, string]>([
  [
    'Delve',
    withFault(trick(delveKeyword), '"count":2', '"count":3'),
    'another text than that of the keyword',
  ],
  [
    'a Death Rattle',
    withFault(numbered(ally('', {}, '', deathRattleKeyword(you.draw(1)))), '"to":"graveyard"', '"to":"hand"'),
    'another text than that of the keyword',
  ],
  ['the rest', withRest(any.ally), 'the rest of other cards'],
  ['a cost', paidWith(11), 'a cost with two numbers'],
  [
    'a duration',
    withFault(frozen, '"duration":"yourNextTurn"', '"duration":"turn","until":{"kind":"you"}'),
    'a duration with two ends',
  ],
])('the lint finds a fault in %s', (_what, card, fault) => {
  expect(lintCard(card)).toEqual([fault])
})
