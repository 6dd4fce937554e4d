/** The past of this turn: damage (405), healing (407), played cards and other acts (rules glossary, Haste). */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  damageWasDealtThisTurn,
  destroy,
  didThisTurn,
  numberedCardsOfSet,
  opponents,
  opposing,
  target,
  timesDoneThisTurn,
  you,
  your,
  yourHero,
} from '../../cards/builders.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import { DUNGEON_NAME, NOTHING_CARD_NAME } from '../../scenarios/table-setup.ts'
import { exampleCardsAboutThisTurn } from '../../scenarios/test-cards/past.ts'
import type { Condition } from '../model/data/vocabulary/expressions.ts'
import { newTextContext } from '../model/state/objects.ts'
import { isConditionTrue } from './card-text/conditions.ts'

const instant = { cost: 0, instant: true } as const
const cards = [
  ...exampleCardsAboutThisTurn,
  ...numberedCardsOfSet('OWN', {
    1: ability('Spark', instant, '', yourHero.deals(2, 'fire').to(target(any.heroOrAlly))),
    2: ability('Chill', instant, '', yourHero.deals(1, 'frost').to(target(any.heroOrAlly))),
    3: ability('Salve', instant, '', yourHero.heals(2).from(target(any.heroOrAlly))),
    4: ability('Fall', instant, '', destroy(target(any.ally))),
    5: ability('Two Cards', instant, '', you.draw(2)),
    6: ability('Toss', instant, '', you.discard(1)),
    7: ally('Giant', { melee: 2, health: 9 }, 'Giant'),
    8: ally('Friend', { cost: 0, melee: 1, health: 9 }, 'Orc'),
  }),
]
const so = (story: Story, condition: Condition, seat = 0): boolean =>
  isConditionTrue(story.game, newTextContext('', 0, seat), condition)

test('damage of this turn counts by its types, its amount and its dealer’s controller (405)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Spark', 'Chill', 'Chill', 'Rake the Embers'], play: [] } },
    dungeon: { play: ['Giant'], filler: NOTHING_CARD_NAME },
  })
  const anna = story.raider('Anna')
  const byFire = { by: your.heroOrAlly, to: opposing.heroOrAlly, types: ['fire' as const] }
  expect(so(story, damageWasDealtThisTurn(byFire))).toBe(false)
  anna.plays('Chill', { on: 'Giant' })
  story.resolve()
  expect([so(story, damageWasDealtThisTurn(byFire)), anna.may('play Rake the Embers')]).toEqual([
    false,
    false,
  ])
  anna.plays('Spark', { on: 'Giant' })
  story.resolve()
  expect(so(story, damageWasDealtThisTurn(byFire, 2))).toBe(true)
  expect(so(story, damageWasDealtThisTurn(byFire, 3))).toBe(false)
  expect(so(story, damageWasDealtThisTurn(byFire), story.seat(DUNGEON_NAME))).toBe(false)
  expect(so(story, damageWasDealtThisTurn({ combat: true }))).toBe(false)
  expect(so(story, damageWasDealtThisTurn({ with: any.ability }))).toBe(true)
  expect(so(story, damageWasDealtThisTurn({ with: any.weapon }))).toBe(false)
  expect(so(story, damageWasDealtThisTurn({ fatal: true }))).toBe(false)
  anna.plays('Rake the Embers', { on: 'Giant' })
  story.resolve()
  expect(story.isInPlay('Giant')).toBe(false)
  story.waitsFor('Anna')
})

test('an ally that deals combat damage is found later in that turn, and no other (408.3b)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Name the Culprit', 'Rend'], play: ['Friend'] } },
    dungeon: { play: ['Giant', 'Lumbering Oaf'], filler: NOTHING_CARD_NAME },
  })
  const anna = story.raider('Anna')
  expect(anna.may('play Name the Culprit')).toBe(false)
  anna.attacks('Anna', 'Giant')
  anna.plays('Name the Culprit', { on: 'Giant' })
  story.resolve()
  expect([story.isInPlay('Giant'), story.isInPlay('Lumbering Oaf')]).toEqual([false, true])
  story.waitsFor('Anna')
})

test('a turn begins without a past (500)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Spark', 'Salve'] }, Bert: { hand: ['Rend'] } },
    dungeon: { filler: NOTHING_CARD_NAME },
  })
  story.raider('Anna').plays('Spark', { on: 'Anna' }).plays('Salve', { on: 'Anna' })
  story.resolve()
  expect(so(story, damageWasDealtThisTurn({ to: your.hero }))).toBe(true)
  story.nextTurn()
  expect(so(story, damageWasDealtThisTurn({ to: your.hero }))).toBe(false)
  expect(so(story, didThisTurn('played'))).toBe(false)
  story.waitsFor('Bert')
})

test('damage and healing of this turn can be amounts (405, 407)', () => {
  const story = scenario({
    cards,
    raiders: {
      Anna: { hand: ['Spark', 'Salve', 'Second Helping', 'Rend'], play: ['Kind Hand'], damage: 5 },
    },
    dungeon: { play: ['Giant'], filler: NOTHING_CARD_NAME },
  })
  const anna = story.raider('Anna')
  expect(anna.may('power Kind Hand')).toBe(false)
  anna.plays('Spark', { on: 'Anna' })
  story.resolve()
  anna.plays('Second Helping', { on: 'Giant' })
  story.resolve()
  expect(story.damage('Giant')).toBe(2)
  anna.plays('Salve', { on: 'Anna' })
  story.resolve()
  anna.uses('Kind Hand', { on: 'Giant' })
  story.resolve()
  expect(story.damage('Giant')).toBe(4)
  story.waitsFor('Anna')
})

test('cards that dealt damage are counted once, with their controllers of that time (405)', () => {
  const story = scenario({
    cards,
    raiders: {
      Anna: {
        hand: ['Rend'],
        play: ['Friend', 'Latecomer'],
        quests: ['Many Hands', 'Trial by Fire'],
        deck: ['Spark', 'Chill'],
      },
    },
    dungeon: { play: ['Giant', 'Lumbering Oaf'], filler: NOTHING_CARD_NAME },
  })
  const anna = story.raider('Anna')
  anna.attacks('Friend', 'Giant')
  expect(anna.may('quest Many Hands')).toBe(false)
  anna.attacks('Latecomer', 'Giant')
  expect([anna.may('quest Many Hands'), anna.may('quest Trial by Fire')]).toEqual([true, false])
  anna.completes('Many Hands')
  story.resolve()
  expect(story.cards('Anna', 'hand')).toContain('Spark')
  expect(story.cards('Anna', 'hand')).not.toContain('Chill')
  story.waitsFor('Anna')
})

test('played cards are counted, without the card that asks (409)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Patience', 'Salve', 'Spark', 'Encore', 'Patience', 'Rend'], deck: ['Toss'] } },
    dungeon: { play: ['Giant'], filler: NOTHING_CARD_NAME },
  })
  const anna = story.raider('Anna').plays('Patience')
  story.resolve()
  expect(story.cards('Anna', 'hand')).toContain('Toss')
  anna.plays('Spark', { on: 'Giant' })
  story.resolve()
  anna.plays('Encore', { on: 'Giant' })
  story.resolve()
  expect(story.damage('Giant')).toBe(2 + 3)
  const held = story.cards('Anna', 'hand').length
  anna.plays('Patience')
  story.resolve()
  expect(story.cards('Anna', 'hand')).toHaveLength(held - 1)
  expect(so(story, didThisTurn('played', any.ability, { least: 4 }))).toBe(true)
  expect(so(story, didThisTurn('played', any.ability, { least: 5 }))).toBe(false)
  expect(so(story, didThisTurn('played', any.ally))).toBe(false)
  expect(so(story, didThisTurn('played', any.ability, { by: opponents }))).toBe(false)
  story.waitsFor('Anna')
})

test('entering, leaving, drawing and discarding count for the rest of the turn (410, 415.9)', () => {
  const story = scenario({
    cards,
    raiders: {
      Anna: {
        hand: ['Two Cards', 'Toss', 'Fall', 'Friend', 'Rend'],
        play: ['Latecomer'],
        deck: ['Rend', 'Rend'],
      },
    },
    dungeon: { play: ['Giant'], filler: NOTHING_CARD_NAME },
  })
  const anna = story.raider('Anna')
  expect(story.atk('Latecomer')).toBe(1)
  anna.plays('Two Cards')
  story.resolve()
  expect(story.atk('Latecomer')).toBe(1 + 7)
  anna.plays('Friend')
  story.resolve()
  expect(story.atk('Latecomer')).toBe(1 + 7)
  anna.plays('Fall', { on: 'Giant' })
  story.resolve()
  expect(story.atk('Latecomer')).toBe(1 + 7 + 3)
  anna.plays('Toss')
  story.resolve()
  story.pick('Rend')
  expect(story.atk('Latecomer')).toBe(1 + 7 + 3 + 5)
  expect(so(story, didThisTurn('left', opposing.ally, { by: null }))).toBe(true)
  expect(so(story, didThisTurn('left', your.ally, { by: null }))).toBe(false)
  expect(so(story, didThisTurn('entered', your.ally))).toBe(true)
  expect(so(story, { kind: 'compare', a: timesDoneThisTurn('entered'), op: '=', b: 1 })).toBe(true)
  story.waitsFor('Anna')
})
