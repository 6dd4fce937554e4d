/** Numbers that become another number (718.1), and cards that pay as though they were resources (412.2). */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  alsoTagged,
  and,
  any,
  atkAndHealthBonus,
  attachTo,
  each,
  eachAffectedCard,
  hostCard,
  numberedCardsOfSet,
  ongoing,
  paysAsResource,
  playableFrom,
  statsBecome,
  tagged,
  target,
  targetInGraveyard,
  thisTurn,
  you,
  your,
} from '../../cards/builders.ts'
import { scenario } from '../../scenarios/scenario.ts'

const cards = numberedCardsOfSet('OWN', {
  1: ability(
    'Pigskin',
    { cost: 0 },
    '',
    attachTo(target(any.ally)),
    ongoing(hostCard.has(statsBecome(1, 1), alsoTagged('Pig'))),
  ),
  2: ally('Bruiser', { melee: 5, health: 6 }, 'Orc'),
  3: ability('Growth', { cost: 0 }, '', thisTurn(each(any.ally).has(atkAndHealthBonus(2, 2)))),
  4: ally('Chief', { melee: 1, health: 2 }, 'Orc', each(and(tagged('Orc'), your.ally)).has(paysAsResource)),
  5: ally('Dear', { melee: 1, health: 2, cost: 2 }, 'Human'),
  6: ability(
    'Recall',
    { cost: 0 },
    '',
    thisTurn(targetInGraveyard(you, any.ability).has(playableFrom('graveyard', you))),
  ),
})

test('an ally becomes 1/1, and only later modifiers change these numbers (718.1)', () => {
  const story = scenario({
    cards,
    players: { Anna: { hand: ['Growth', 'Pigskin', 'Growth'], play: ['Bruiser'] }, Bert: {} },
  })
  const anna = story.raider('Anna').plays('Growth')
  story.resolve()
  expect([story.atk('Bruiser'), story.health('Bruiser')]).toEqual([7, 8])
  anna.plays('Pigskin', { on: 'Bruiser' })
  story.resolve()
  expect([story.atk('Bruiser'), story.health('Bruiser')]).toEqual([1, 1])
  anna.plays('Growth')
  story.resolve()
  expect([story.atk('Bruiser'), story.health('Bruiser')]).toEqual([3, 3])
  story.waitsFor('Anna')
})

test('an ally that becomes 1/1 with damage on it is destroyed (405.2)', () => {
  const story = scenario({
    cards,
    players: { Anna: { hand: ['Pigskin', 'Dear'], play: [{ card: 'Bruiser', damage: 1 }] }, Bert: {} },
  })
  story.raider('Anna').plays('Pigskin', { on: 'Bruiser' })
  story.resolve()
  expect(story.isInPlay('Bruiser')).toBe(false)
  story.waitsFor('Anna')
})

test('cards that pay as though they were resources are exhausted after the resources (412.2)', () => {
  const story = scenario({
    cards,
    players: { Anna: { hand: ['Dear'], play: ['Chief', 'Bruiser'], resources: 1 }, Bert: {} },
  })
  story.raider('Anna').plays('Dear')
  expect([story.resources('Anna').ready, story.exhausted('Chief'), story.exhausted('Bruiser')]).toEqual([
    0,
    true,
    false,
  ])
  story.resolve()
  story.waitsFor('Anna')
})

test('a card that a text allows to be played from a graveyard is played this turn, and no longer then (409.1)', () => {
  const story = scenario({
    cards,
    players: { Anna: { hand: ['Recall', 'Dear'], graveyard: ['Growth', 'Pigskin'] }, Bert: {} },
  })
  const anna = story.raider('Anna').plays('Recall', { on: 'Growth' })
  story.resolve()
  expect([anna.may('play Growth'), anna.may('play Pigskin')]).toEqual([true, false])
  anna.plays('Growth')
  story.resolve()
  expect(anna.may('play Growth')).toBe(false)
  story.waitsFor('Anna')
})

test('a number of a continuous power may be about each card that it changes (718.1)', () => {
  const own = numberedCardsOfSet('OWN', {
    1: ally(
      'Banner',
      { cost: 0, melee: 0, health: 1 },
      '',
      each(your.ally).has(atkAndHealthBonus(eachAffectedCard.stat('cost'), 0)),
    ),
    2: ally('Squire', { cost: 1, melee: 1, health: 1 }, ''),
    3: ally('Knight', { cost: 3, melee: 1, health: 1 }, ''),
  })
  const anna = { play: ['Banner', 'Squire', 'Knight'], hand: ['Brigg'] }
  const story = scenario({ cards: own, players: { Anna: anna, Bert: {} }, turn: 'Anna' })
  expect(['Banner', 'Squire', 'Knight'].map((name) => story.atk(name))).toEqual([0, 2, 4])
  story.waitsFor('Anna')
})
