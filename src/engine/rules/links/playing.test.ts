/** Playing cards from zones other than the hand (409.1), and the size of the hand meanwhile (707.1a). */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  cardsInHand,
  costsLess,
  each,
  numberedCardsOfSet,
  numberOfCards,
  opposing,
  put,
  self,
  thatCard,
  wouldBePut,
  you,
  your,
} from '../../../cards/builders.ts'
import { scenario } from '../../../scenarios/scenario.ts'
import { exampleCardsAboutChoices } from '../../../scenarios/test-cards/choices.ts'

const LORD = 'Lor’themar Theron, Regent Lord'
const cards = [
  ...exampleCardsAboutChoices,
  ...numberedCardsOfSet('OWN', {
    1: ability('Banish', { cost: 0 }, '', put(cardsInHand(you, any.ability), 'removed')),
    2: ability('Study', { cost: 0 }, '', you.draw(1)),
    3: ally(
      'Hoarder',
      { cost: 4, melee: 1, health: 1 },
      '',
      self.has(costsLess(numberOfCards(cardsInHand(you)))),
    ),
    4: ally(
      'Bursar',
      { cost: 0, melee: 1, health: 1 },
      '',
      each(your.ally).has(costsLess(numberOfCards(cardsInHand(you)))),
    ),
    5: ally(
      'Warden',
      { cost: 0, melee: 1, health: 1 },
      '',
      each(opposing.ally).has(wouldBePut({ to: 'play' }, put(thatCard, 'hand'))),
    ),
  }),
]

test('abilities that are out of the game may be played from there on the player’s own turn (409.1, Felshroud)', () => {
  const story = scenario({
    cards,
    players: {
      Anna: { play: ['Vengeful Gladiator’s Felshroud'], hand: ['Banish', 'Study', 'Brigg'] },
      Bert: { hand: ['Banish', 'Study'] },
    },
  })
  const anna = story.raider('Anna').plays('Banish')
  story.resolve()
  expect([story.cards('Anna', 'removed'), anna.may('play Study')]).toEqual([['Study'], true])
  story.pick('play Study')
  story.resolve()
  expect([story.cards('Anna', 'hand').length, story.cards('Anna', 'removed')]).toEqual([2, []])
  story.turnOf('Bert')
  story.raider('Bert').plays('Banish')
  story.resolve()
  expect(story.raider('Bert').may('play Study')).toBe(false)
  story.waitsFor('Bert')
})

test('the top cards of all decks may be played; the next card is visible once one has been added (409.1, 415.3f, Lor’themar Theron)', () => {
  const story = scenario({
    cards,
    players: {
      Anna: { play: [LORD], deck: ['Study', 'Brigg'], hand: ['Rend'], resources: 5 },
      Bert: { deck: ['Wysko', 'Brigg'] },
    },
  })
  const anna = story.raider('Anna')
  expect([anna.may('play Study'), anna.may('play Wysko'), anna.may('play Brigg')]).toEqual([
    true,
    true,
    false,
  ])
  story.pick('play Wysko')
  story.resolve()
  expect([story.party('Anna').at(-1), story.object('Wysko').owner]).toEqual(['Wysko', 1])
  story.pick('play Study')
  story.resolve()
  expect([story.cards('Anna', 'graveyard'), story.cards('Anna', 'hand')]).toEqual([
    ['Study'],
    ['Rend', 'Brigg'],
  ])
  story.waitsFor('Anna')
})

test('a card that is being announced doesn’t count as part of the hand, for any text (707.1a)', () => {
  for (const [play, resources] of [
    [[], 2],
    [['Bursar'], 0],
  ] as const) {
    const story = scenario({
      cards,
      players: { Anna: { play: [...play], hand: ['Hoarder', 'Rend', 'Rend'], resources: 3 }, Bert: {} },
    })
    story.raider('Anna').plays('Hoarder')
    expect(story.resources('Anna').ready).toBe(3 - resources)
    story.waitsFor('Anna')
  }
})

test('a card’s entering play can be replaced (716.1, 716.1a)', () => {
  const story = scenario({
    cards,
    players: { Anna: { hand: ['Brigg', 'Rend'], resources: 1 }, Bert: { play: ['Warden'] } },
  })
  story.raider('Anna').plays('Brigg')
  story.resolve()
  expect([story.isInPlay('Brigg'), story.cards('Anna', 'hand'), story.chain]).toEqual([
    false,
    ['Rend', 'Brigg'],
    [],
  ])
  story.waitsFor('Anna')
})
