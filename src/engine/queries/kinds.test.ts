/**
 * Unique (414.3a), unlimited (100.4), ongoing (305.2) and instant cards (409.1), parts of numbers, discards of chosen
 * cards (415.9e), and quests, graveyards and removals that are forbidden (103.2).
 */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  cardsInGraveyard,
  each,
  everyone,
  numberedCardsOfSet,
  playableFrom,
  put,
  quest,
  you,
} from '../../cards/builders.ts'
import { scenario } from '../../scenarios/scenario.ts'
import { DUNGEON_NAME, NOTHING_CARD_NAME } from '../../scenarios/table-setup.ts'
import { exampleCardsAboutPrintedFacts } from '../../scenarios/test-cards/kinds.ts'
import { playerInSeat } from '../model/state/objects.ts'
import { isPlayableAtAnyTime } from './play-modifiers.ts'

const instant = { cost: 0, instant: true } as const
const dungeon = { filler: NOTHING_CARD_NAME }
const cards = [
  ...exampleCardsAboutPrintedFacts,
  ...numberedCardsOfSet('OWN', {
    1: ally('Duke', { cost: 3, melee: 1, health: 5, unique: true }, 'Orc'),
    2: ally('Footman', { cost: 2, melee: 1, health: 5, unlimited: true }, 'Orc'),
    3: ally('Swift', { cost: 0, melee: 1, health: 5 }, 'Orc'),
    4: quest('Errand', 0, {}, you.draw(1)),
    8: ally('Early Bird', { cost: 0, instant: true, melee: 1, health: 1, unique: true }, ''),
    5: ability('Banish', instant, '', put(each(any.ally), 'removed')),
    7: ally(
      'Grave Robber',
      { cost: 0, melee: 1, health: 5 },
      '',
      each(any.card).has(playableFrom('graveyard', you)),
    ),
    6: ability('Recall', instant, '', put(cardsInGraveyard(everyone, any.ally), 'hand')),
  }),
]

test('unique, unlimited and ordinary cards are told apart (414.3a, 100.4)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Roll Call', 'Thin the Ranks', 'Rend'], play: ['Duke', 'Footman'] } },
    dungeon,
  })
  const anna = story.raider('Anna').plays('Roll Call', { on: DUNGEON_NAME })
  story.resolve()
  expect(story.damage(DUNGEON_NAME)).toBe(1)
  anna.plays('Thin the Ranks', { on: 'Footman' })
  story.resolve()
  expect([story.isInPlay('Footman'), story.isInPlay('Duke')]).toEqual([false, true])
  story.waitsFor('Anna')
})

test('an odd or even cost is the printed one (201.1)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Odd and Even', 'Rend'], play: ['Duke', 'Swift'] } },
    dungeon: { play: ['Footman'], filler: NOTHING_CARD_NAME },
  })
  story.raider('Anna').plays('Odd and Even', { on: 'Duke' }).answers('Footman')
  story.resolve()
  expect(['Duke', 'Swift', 'Footman'].map((name) => story.isInPlay(name))).toEqual([false, true, false])
  story.waitsFor('Anna')
})

test('a part of a number is rounded down, or up if the text says so', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Old Wounds'], damage: 11, deck: ['Rend', 'Rend', 'Rend'] } },
    dungeon,
  })
  story.raider('Anna').plays('Old Wounds', { on: DUNGEON_NAME })
  story.resolve()
  expect([story.cards('Anna', 'hand'), story.damage(DUNGEON_NAME)]).toEqual([['Rend', 'Rend'], 6])
  story.waitsFor('Anna')
})

test('a card that is made instant can be played in another player’s turn, until one is played (409.1)', () => {
  const story = scenario({
    cards,
    raiders: {
      Anna: { hand: ['Rend'] },
      Bert: { hand: ['Quick Thinking', 'Swift', 'Footman', 'Late Bloom'] },
    },
    dungeon,
  })
  story.raider('Anna').passes()
  const bert = story.raider('Bert')
  const { hand } = playerInSeat(story.game, story.seat('Bert'))
  const instants = (): string[] =>
    hand.filter((id) => isPlayableAtAnyTime(story.game, 1, id)).map((id) => story.cardName(id))
  expect([bert.may('play Swift'), instants()]).toEqual([false, ['Quick Thinking']])
  bert.plays('Quick Thinking')
  story.resolve()
  story.raider('Anna').passes()
  expect([bert.may('play Swift'), bert.may('play Late Bloom'), instants()]).toEqual([
    true,
    false,
    ['Swift', 'Footman'],
  ])
  bert.plays('Swift')
  story.resolve()
  expect([story.isInPlay('Swift'), instants()]).toEqual([true, []])
  story.waitsFor('Anna')
})

test('only cards in the hand are made instant, until their player plays such a card from any zone (409.1)', () => {
  const story = scenario({
    cards,
    raiders: {
      Anna: { hand: ['Rend'] },
      Bert: {
        hand: ['Nimble Mind', 'Swift', 'Late Bloom'],
        graveyard: ['Footman', 'Early Bird'],
        play: ['Grave Robber'],
        resources: 2,
      },
    },
    dungeon,
  })
  story.raider('Anna').passes()
  const bert = story.raider('Bert').plays('Nimble Mind')
  story.resolve()
  story.raider('Anna').passes()
  expect(['Swift', 'Footman', 'Late Bloom', 'Early Bird'].map((name) => bert.may(`play ${name}`))).toEqual([
    true,
    false,
    false,
    true,
  ])
  bert.plays('Early Bird')
  story.resolve()
  expect(bert.may('play Swift')).toBe(false)
  story.waitsFor('Anna')
})

test('cards are instant as long as a card in play says so, except those that it leaves out (409.1)', () => {
  const story = scenario({
    cards,
    raiders: {
      Anna: { hand: ['Rend'] },
      Bert: { hand: ['Late Bloom', 'Ready Mind'], play: ['Ready Mind'] },
      Cara: { hand: ['Late Bloom', 'Prepared'] },
    },
    dungeon,
  })
  story.raider('Anna').passes()
  const bert = story.raider('Bert')
  expect([bert.may('play Late Bloom'), bert.may('play Ready Mind')]).toEqual([true, false])
  bert.passes()
  const cara = story.raider('Cara')
  expect([cara.may('play Late Bloom'), cara.may('play Prepared')]).toEqual([false, true])
  story.waitsFor('Cara')
})

test('the owner discards the card that an opponent has chosen (415.9e)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Sleight', 'Rend'] }, Bert: { hand: ['Duke', 'Swift', 'Late Bloom'] } },
    dungeon,
  })
  story.raider('Anna').plays('Sleight', { on: 'Bert' })
  story.resolve()
  expect(story.decision?.options).toHaveLength(2)
  story.pick('Duke')
  expect([story.cards('Bert', 'hand'), story.cards('Bert', 'graveyard')]).toEqual([
    ['Swift', 'Late Bloom'],
    ['Duke'],
  ])
  expect(story.eventsOfKind('moved').some(({ why }) => why === 'discarded')).toBe(true)
  story.waitsFor('Anna')
})

test('a discard can be limited to cards of a kind, and isn’t offered without one (709.2b)', () => {
  const story = scenario({
    cards,
    raiders: {
      Anna: {
        hand: ['Trade Up', 'Trade Up', 'Clean Slate', 'Duke', 'Late Bloom'],
        deck: ['Swift', 'Footman', 'Rend'],
      },
    },
    dungeon,
  })
  const anna = story.raider('Anna').plays('Trade Up')
  story.resolve()
  story.pick('yes')
  expect(story.cards('Anna', 'graveyard')).toEqual(expect.arrayContaining(['Duke', 'Trade Up']))
  expect(story.cards('Anna', 'hand')).toEqual(expect.arrayContaining(['Swift', 'Footman']))
  anna.plays('Clean Slate')
  story.resolve()
  expect(story.cards('Anna', 'graveyard')).toEqual(expect.arrayContaining(['Duke', 'Swift', 'Footman']))
  anna.plays('Trade Up')
  story.resolve()
  expect(story.cards('Anna', 'hand')).toEqual(expect.arrayContaining(['Late Bloom', 'Rend']))
  expect(story.cards('Anna', 'hand')).toHaveLength(2)
  story.waitsFor('Anna')
})

test.each([
  { on: 'nobody’s', play: [], may: true, left: [], back: true },
  { on: 'the opponent’s', play: ['Seal of Silence'], may: false, left: ['Footman'], back: false },
])(
  'quests, graveyards and removals are forbidden by a card on $on side (103.2)',
  ({ play, may, left, back }) => {
    const story = scenario({
      cards,
      raiders: {
        Anna: {
          hand: ['Banish', 'Recall', 'Rend'],
          play: ['Swift'],
          quests: ['Errand'],
          graveyard: ['Duke'],
        },
      },
      dungeon: { play: ['Footman', ...play], ...dungeon },
    })
    const anna = story.raider('Anna')
    expect(anna.may('quest Errand')).toBe(may)
    anna.plays('Banish')
    story.resolve()
    expect(['Swift', 'Footman'].filter((name) => story.isInPlay(name))).toEqual(left)
    anna.plays('Recall')
    story.resolve()
    expect(story.cards('Anna', 'hand').includes('Duke')).toBe(back)
    story.waitsFor('Anna')
  },
)

test('a token can be armor with a defense (304.2, 404.2)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Rend'], play: ['Smithy'] } },
    dungeon,
  })
  story.raider('Anna').uses('Smithy')
  story.resolve()
  expect(story.characteristics('Armor Mail').def).toBe(2)
  story.waitsFor('Anna')
})

test('a token can have a faction (206.1d, 404.2)', () => {
  const story = scenario({ cards, raiders: { Anna: { hand: ['Rend'], play: ['Banner'] } }, dungeon })
  story.raider('Anna').uses('Banner')
  story.resolve()
  expect(story.characteristics('Orc').health).toBe(2)
  story.waitsFor('Anna')
})
