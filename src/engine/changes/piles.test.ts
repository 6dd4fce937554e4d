/**
 * An empty deck of a lair is made again from its graveyard, but not while a text is running (R101.3c,
 * docs/rulings.md).
 */
import { describe, expect, test } from 'vitest'
import {
  ability,
  ally,
  always,
  any,
  cardsInGraveyard,
  destroy,
  each,
  flipFromDungeonDeck,
  hero,
  maxHandSize,
  numberedCardsOfSet,
  opposing,
  put,
  self,
  theDungeon,
  topCards,
  wouldBePut,
  you,
  yourHero,
} from '../../cards/builders.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import { DUNGEON_NAME, type PartySetup } from '../../scenarios/table-setup.ts'

const free = { cost: 0, melee: 0, health: 1 }
const cards = numberedCardsOfSet('OWN', {
  1: ability(
    'Harvest',
    { cost: 0 },
    '',
    put(topCards(5, theDungeon), 'graveyard'),
    put(cardsInGraveyard(theDungeon, any.ally), 'play'),
  ),
  2: ability('Upheaval', { cost: 0 }, '', put(topCards(5, theDungeon), 'graveyard'), flipFromDungeonDeck(2)),
  3: ability('Assassination', { cost: 0 }, '', destroy(each(opposing.hero))),
  4: ability(
    'Clean Death',
    { cost: 0 },
    '',
    destroy(each(opposing.hero)),
    theDungeon.shuffleGraveyardIntoDeck(),
  ),
  5: ally('Undertaker', free, '', each(any.ally).has(wouldBePut({ to: 'graveyard' }, put(self, 'removed')))),
  6: ability('Thirst', { cost: 0 }, '', you.draw(3), put(cardsInGraveyard(you, any.ally), 'hand')),
  7: ability('Frenzy', { cost: 0 }, '', yourHero.deals(10, 'fire').to(each(opposing.hero))),
  8: hero('Old Fang', { melee: 1, health: 10 }, 'Hound'),
  9: hero('Last Fang', { melee: 1, health: 10 }, 'Hound'),
  10: ally('Pup', free, 'Hound'),
  11: ability('Bottomless Cup', { cost: 0 }, '', you.draw(1_000_000_000)),
  12: ability('Full Cup', { cost: 0 }, '', you.drawUpTo(maxHandSize)),
  13: ally('Giant’s Hands', free, '', always(you.hasHandSize({ none: true }))),
})
const against = (hand: string[], dungeon: PartySetup, anna: PartySetup = {}): Story =>
  scenario({
    cards,
    raiders: { Anna: { hand: [...hand, 'Brigg'], ...anna } },
    dungeon: { below: 0, ...dungeon },
  })
const anew = (story: Story) => story.eventsOfKind('shuffled').filter(({ replenished }) => replenished)

describe('a text that empties the deck', () => {
  test.each([3, 5])('finds the cards that it put into the graveyard: %i cards', (n) => {
    const story = against(['Harvest'], { deck: ['Vapor', ...Array(n - 1).fill('Sneak Attack')] })
    story.raider('Anna').plays('Harvest')
    story.resolveAll()
    expect([story.controller('Vapor'), story.cards(DUNGEON_NAME, 'graveyard')]).toEqual(['Anna', []])
    expect([story.cards(DUNGEON_NAME, 'deck').length, anew(story).length]).toEqual([n - 1, 1])
    story.waitsFor('Anna')
  })

  test('makes the deck again immediately when it flips a card', () => {
    const story = against(['Upheaval'], { deck: ['Vapor'], graveyard: ['Ogre Bodyguard'] })
    story.raider('Anna').plays('Upheaval')
    story.resolveAll()
    expect(story.eventsOfKind('flipped')).toHaveLength(2)
    expect(story.party(DUNGEON_NAME).slice(1).sort()).toEqual(['Ogre Bodyguard', 'Vapor'])
    story.waitsFor('Anna')
  })

  test('lets a Boss player continue to draw from the new deck (R101.3c)', () => {
    const story = scenario({
      cards,
      raiders: { Anna: {} },
      boss: {
        bosses: ['OWN-8', 'OWN-9'],
        hand: ['Thirst'],
        deck: ['Pup'],
        graveyard: ['Pup', 'Pup', 'Pup'],
        below: 0,
      },
      turn: 'Boss',
    })
    story.raider('Boss').plays('Thirst')
    story.resolveAll()
    expect([story.cards('Boss', 'hand'), anew(story).length]).toEqual([['Pup', 'Pup', 'Pup'], 1])
    expect([story.cards('Boss', 'deck'), story.cards('Boss', 'graveyard')]).toEqual([['Pup'], ['Thirst']])
    story.waitsFor('Boss')
  })
})

describe('a destroyed hero is never shuffled into its deck (102.1a)', () => {
  test.each([{}, { play: ['Undertaker'] }])('if deck and graveyard are empty: %j', (anna) => {
    const story = against(['Frenzy'], { damage: 45 }, anna)
    story.raider('Anna').plays('Frenzy')
    story.passUntil(() => story.game.outcome !== null)
    expect(anew(story)).toEqual([])
    story.isOver('raiders')
  })

  test.each(['Assassination', 'Clean Death'])('if it is destroyed in the middle of a text: %s', (card) => {
    const story = against([card], {}, { play: ['Undertaker'] })
    story.raider('Anna').plays(card)
    story.passUntil(() => story.game.outcome !== null)
    story.isOver('raiders')
  })

  test('a Boss before the last one is out of the game (R302.1, R502.1a)', () => {
    const story = scenario({
      cards,
      raiders: { Anna: { hand: ['Frenzy', 'Brigg'] } },
      boss: { bosses: ['OWN-8', 'OWN-9'], below: 0 },
    })
    story.raider('Anna').plays('Frenzy')
    story.resolve()
    const where = (['graveyard', 'deck', 'removed'] as const).map((zone) => story.cards('Boss', zone))
    expect(where).toEqual([[], [], ['Old Fang']])
    story.waitsFor('Anna')
  })
})

test('a player with an empty deck stops drawing, however many cards the text names (410.6b)', () => {
  const story = against(['Bottomless Cup'], {}, { below: 0, deck: ['Rend', 'Rend'] })
  story.raider('Anna').plays('Bottomless Cup')
  story.resolve()
  expect(story.eventsOfKind('moved').filter(({ why }) => why === 'drawn')).toHaveLength(2)
  story.isOver('lair')
})

test('a player who has no maximum hand size draws no cards up to it (713.2)', () => {
  const story = against(['Full Cup'], {}, { play: ['Giant’s Hands'] })
  story.raider('Anna').plays('Full Cup')
  story.resolve()
  expect(story.cards('Anna', 'hand')).toEqual(['Brigg'])
  story.waitsFor('Anna')
})
