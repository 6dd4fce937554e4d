/** Several players choose for one text: all of them choose before anything happens (802.1). */
import { describe, expect, test } from 'vitest'
import {
  ability,
  ally,
  chosenCards,
  each,
  everyone,
  forEach,
  numberedCardsOfSet,
  opponents,
  putIntoResourceRow,
  their,
  they,
  you,
  yourHero,
} from '../../cards/builders.ts'
import { allCards } from '../../cards/index.ts'
import { type Card, hasNode } from '../../engine/index.ts'
import {
  namesStillInPlay,
  storyAfterEventResolves,
  storyInBossTurn,
} from '../../raids/black-temple/card-tests/minions-and-events.testkit.ts'
import { playForBoss } from '../../raids/molten-core/card-tests/core.testkit.ts'
import { onyxiaStory } from '../../raids/onyxia/onyxia.testkit.ts'
import { type Story, scenario } from '../scenario.ts'
import { allExampleCards } from '../test-cards/index.ts'

/** The setup of two raiders: Bert's attachment is on Anna's ally, and Bert has another card that he could lose. */
const bearing = {
  Anna: { play: ['Ogre', 'Squire'] },
  Bert: { play: [{ card: 'Blessing', on: 'Ogre' }, 'Lantern'] },
}

/**
 * Checks that Anna can destroy the ally, and that Bert can choose his attachment on it, so that he loses no other
 * card.
 */
const losesOnlyThat = (story: Story): void => {
  story.raider('Anna').answers('Ogre')
  expect(namesStillInPlay(story, 'Ogre', 'Blessing', 'Lantern')).toEqual(['Ogre', 'Blessing', 'Lantern'])
  story.raider('Bert').answers('Blessing')
  expect(namesStillInPlay(story, 'Ogre', 'Blessing', 'Squire', 'Lantern')).toEqual(['Squire', 'Lantern'])
}

describe('a player may choose an attachment that another player’s choice destroys anyway (802.1)', () => {
  test('BTR-51', () => {
    const story = storyAfterEventResolves('BTR-51', [], {}, bearing)
    losesOnlyThat(story)
    story.waitsFor('Anna')
  })
  test('OLR-E24, Sacrificial Meal', () => {
    const story = onyxiaStory({ events: ['OLR-E24'] }, bearing)
    losesOnlyThat(story)
    story.waitsFor('Boss')
  })
  test('BTR-38, Priestess of Dementia', () => {
    const sacrifice = { card: 'BTR-32', deck: 'minions' }
    const raiders = {
      Anna: { play: ['Axe', 'Helm'] },
      Bert: { play: ['Standard', 'Idol', 'Lantern'] },
    }
    const story = storyInBossTurn(
      { play: [{ card: 'BTR-38', deck: 'minions' }, sacrifice], resources: 3 },
      raiders,
    )
    story.raider('Boss').uses('Priestess of Dementia').answers('Bonechewer Shield Disciple')
    story.resolve()
    story.raider('Anna').answers('Helm')
    expect(namesStillInPlay(story, 'Helm')).toEqual(['Helm'])
    story.raider('Bert').answers('Standard')
    expect(namesStillInPlay(story, 'Axe', 'Helm', 'Standard', 'Lantern')).toEqual(['Axe', 'Lantern'])
    story.waitsFor('Boss')
  })
  test('MCR-19, Flame Burst: the resources leave at once', () => {
    const two = { Anna: { quests: ['Lantern', 'Standard'] }, Bert: { quests: ['Squire', 'Ogre'] } }
    const story = playForBoss('MCR-19', 'Flame Burst', {}, two)
    story.raider('Anna').answers('Standard')
    expect(story.resources('Anna').total).toBe(2)
    story.raider('Bert').answers('Squire')
    expect(['Anna', 'Bert'].map((name) => story.resources(name).total)).toEqual([1, 1])
    story.waitsFor('Boss')
  })
})

const chooseOne = they.choose(1, each(their.ally))

const own = numberedCardsOfSet('OWN', {
  1: ability('Famine', { cost: 0 }, '', forEach(opponents, they.discard(1))),
  2: ability('Ruin', { cost: 0 }, '', forEach(everyone, they.destroys(1, their.ally))),
  3: ally('Grunt', { cost: 0, melee: 1, health: 1 }, 'Orc'),
  4: ally('Scout', { cost: 0, melee: 1, health: 1 }, 'Orc'),
  5: ability('Burial', { cost: 0 }, '', forEach(opponents, chooseOne, putIntoResourceRow(chosenCards))),
  6: ability('Treason', { cost: 0 }, '', forEach(opponents, chooseOne, you.gainControlOf(chosenCards))),
  7: ability(
    'Volley',
    { cost: 0 },
    '',
    forEach(opponents, chooseOne, yourHero.deals(1, 'fire').to(chosenCards)),
  ),
  8: ability('Offering', { cost: 0 }, '', forEach(opponents, they.may(they.destroys(1, their.ally)))),
})

test('nobody discards before all players have chosen, and nobody sees another player’s choice (802.1)', () => {
  const hands = { hand: ['Grunt', 'Scout'] }
  const story = scenario({
    cards: own,
    players: { Anna: { hand: ['Famine'] }, Bert: hands, Cora: hands },
  })
  story.raider('Anna').plays('Famine')
  story.resolve()
  story.raider('Bert').answers('Grunt')
  expect([story.cards('Bert', 'graveyard'), story.cards('Bert', 'hand')]).toEqual([[], ['Grunt', 'Scout']])
  story.raider('Cora').answers('Scout')
  expect(['Bert', 'Cora'].map((name) => story.cards(name, 'graveyard'))).toEqual([['Grunt'], ['Scout']])
  story.waitsFor('Anna')
})

test('a player who concedes before all have chosen discards nothing, and the others go on (102.2, 802.1)', () => {
  const hands = { hand: ['Grunt', 'Scout'] }
  const story = scenario({
    cards: own,
    players: { Anna: { hand: ['Famine', 'Grunt'] }, Bert: hands, Cora: hands },
  })
  story.raider('Anna').plays('Famine')
  story.resolve()
  story.raider('Bert').answers('Grunt').concedes()
  story.raider('Cora').answers('Scout')
  expect(['Bert', 'Cora'].map((name) => story.cards(name, 'graveyard'))).toEqual([[], ['Scout']])
  story.waitsFor('Anna')
})

test('the turn player chooses first, and all chosen cards are destroyed at once (802.1)', () => {
  const allies = { play: ['Grunt', 'Scout'] }
  const story = scenario({ cards: own, players: { Anna: { hand: ['Ruin'], ...allies }, Bert: allies } })
  story.raider('Anna').plays('Ruin')
  story.resolve()
  story.raider('Anna').answers('Grunt')
  expect(story.party('Anna')).toContain('Grunt')
  story.raider('Bert').answers('Scout')
  expect([story.party('Anna'), story.party('Bert')].map((party) => party.slice(1))).toEqual([
    ['Scout'],
    ['Grunt'],
  ])
  story.waitsFor('Anna')
})

const theirAllies = { play: ['Grunt', 'Scout'] }
const allies = (story: Story) => ['Bert', 'Cora'].map((name) => story.party(name).slice(1))

test.each(['Burial', 'Treason', 'Volley'])(
  '%s: whatever is done to chosen cards, all are chosen first (802.1)',
  (card) => {
    const players = { Anna: { hand: [card, 'Grunt'] }, Bert: theirAllies, Cora: theirAllies }
    const story = scenario({ cards: own, players })
    story.raider('Anna').plays(card)
    story.resolve()
    story.raider('Bert').answers('Grunt')
    expect(allies(story)).toEqual([theirAllies.play, theirAllies.play])
    story.raider('Cora').answers('Scout')
    expect(allies(story)).toEqual([['Scout'], ['Grunt']])
    expect(story.eventsOfKind('damaged')).toHaveLength(card === 'Volley' ? 2 : 0)
    story.waitsFor('Anna')
  },
)

test('players who may destroy something all decide before anything is destroyed (802.1)', () => {
  const players = {
    Anna: { hand: ['Offering', 'Grunt'] },
    Bert: theirAllies,
    Cora: theirAllies,
    Dora: theirAllies,
  }
  const story = scenario({ cards: own, players })
  story.raider('Anna').plays('Offering')
  story.resolve()
  story.raider('Bert').answers('yes').answers('Grunt')
  story.raider('Cora').answers('no')
  expect(allies(story)).toEqual([theirAllies.play, theirAllies.play])
  story.raider('Dora').answers('yes').answers('Scout')
  expect([...allies(story), story.party('Dora').slice(1)]).toEqual([['Scout'], theirAllies.play, ['Grunt']])
  story.waitsFor('Anna')
})

test('a player without an ally is not asked whether they destroy one (709.2b, 712.7)', () => {
  const players = { Anna: { hand: ['Offering', 'Grunt'] }, Bert: {}, Cora: theirAllies }
  const story = scenario({ cards: own, players })
  story.raider('Anna').plays('Offering')
  story.resolve()
  story.raider('Cora').answers('no')
  story.waitsFor('Anna')
})

/** The kinds of effects that move, turn or change cards, or change the damage and counters on them. */
const HAPPENING = new Set([
  ...['destroy', 'exhaust', 'ready', 'flip', 'turnUp', 'putResource', 'pay', 'gainControl', 'attach'],
  ...['heal', 'putDamage', 'removeDamage', 'addCounters', 'removeCounters'],
])

test.each([...allCards.values(), ...allExampleCards])(
  '$id $name: nothing happens between the choices of several players (802.1)',
  (card: Card) => {
    const happensBetween = hasNode(
      card,
      (node) =>
        node.kind === 'forEach' &&
        hasNode(node.do, ({ kind }) => kind === 'choose') &&
        hasNode(node.do, ({ kind, zone }) => zone === undefined && HAPPENING.has(String(kind))),
    )
    const discardsBetween = hasNode(
      card,
      (node) =>
        node.kind === 'forEach' &&
        hasNode(node.do, ({ kind, random, count }) => kind === 'discard' && !random && count !== 'hand'),
    )
    expect([happensBetween, discardsBetween]).toEqual([false, false])
  },
)
