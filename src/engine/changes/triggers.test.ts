/**
 * Triggered powers (703): the events for which they watch, the state that they read, and the zones where they are
 * active.
 */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  and,
  any,
  destroy,
  each,
  enters,
  entersParty,
  isDestroyed,
  isQuestCompleted,
  nextTime,
  numberedCardsOfSet,
  opponents,
  opposing,
  quest,
  reveal,
  self,
  tagged,
  target,
  topCards,
  turnsFaceDown,
  type UnnumberedCard,
  when,
  you,
  your,
  yourHero,
} from '../../cards/builders.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import type { PartySetup } from '../../scenarios/table-setup.ts'
import { exampleCardsAboutPowers } from '../../scenarios/test-cards/powers.ts'
import type { Card } from '../model/data/card.ts'

const LUMBERING_OAF = 'Lumbering Oaf'
const own: Record<string, UnnumberedCard> = {
  Massacre: ability('Massacre', { cost: 0 }, '', destroy(each(any.ally))),
  Mourner: ally(
    'Mourner',
    { cost: 1, melee: 1, health: 9 },
    '',
    when(isDestroyed(opposing.ally), you.draw(1)),
  ),
  Vow: ability('Vow', { cost: 0 }, '', nextTime(isDestroyed(opposing.ally), you.draw(1))),
  Fall: ability('Fall', { cost: 0 }, '', destroy(each(opposing.ally))),
  Host: ally(
    'Host',
    { cost: 1, melee: 1, health: 9 },
    '',
    when(entersParty(and(tagged('Orc'), your.ally)), you.draw(1)),
  ),
  Grunt: ally('Grunt', { cost: 0, melee: 1, health: 9 }, 'Orc'),
  Charm: ability('Charm', { cost: 0 }, '', you.gainControlOf(target(opposing.ally))),
  Scouting: quest('Scouting', 0, {}, reveal(topCards(1, you))),
  Glance: ability('Glance', { cost: 0 }, '', reveal(topCards(1, you))),
  Spark: ability('Spark', { cost: 0, instant: true }, '', yourHero.deals(1, 'fire').to(each(opposing.hero))),
  Twofold: ally(
    'Twofold',
    { cost: 0, melee: 1, health: 9 },
    '',
    when(enters(self), you.draw(1)),
    when(enters(self), yourHero.heals(2).from(yourHero)),
  ),
}

const cards: Card[] = [...exampleCardsAboutPowers, ...numberedCardsOfSet('OWN', own)]
const table = (anna: PartySetup, dungeon: { play?: string[]; graveyard?: string[] } = {}): Story =>
  scenario({ cards, raiders: { Anna: { ...anna, hand: [...(anna.hand ?? []), 'Brigg'] } }, dungeon })
const drawn = (story: Story): number =>
  story.eventsOfKind('moved').filter(({ why }) => why === 'drawn').length
/** Continues the story to Anna's next turn, with the effects that trigger at its start on the chain. */
const nextTurn = (story: Story): Story => {
  const { number } = story.game.turn
  return story.idleUntil(() => story.game.turn.number === number + 2 && story.game.chain.length > 0)
}

test('a power triggers for every instance of its event, including simultaneous ones (703.1)', () => {
  const story = table({ play: ['Mourner'], hand: ['Fall'] }, { play: [LUMBERING_OAF, 'Vapor'] })
  story.raider('Anna').plays('Fall')
  story.resolve()
  story.pick('t0')
  story.resolveAll()
  expect(drawn(story)).toBe(2)
  story.waitsFor('Anna')
})

test('simultaneous events all count as the next event (703.1a)', () => {
  const story = table({ hand: ['Vow', 'Fall'] }, { play: [LUMBERING_OAF, 'Vapor'] })
  story.raider('Anna').plays('Vow')
  story.resolve()
  story.raider('Anna').plays('Fall')
  story.resolve()
  story.pick('t0')
  story.resolveAll()
  expect([drawn(story), story.game.modifiers]).toEqual([2, []])
  story.waitsFor('Anna')
})

const lilies = (...hand: string[]): PartySetup => ({ play: ['Lei of Lilies'], damage: 5, hand })

test('(703.2, example) Lei of Lilies does not trigger with fewer than four cards in hand', () => {
  const story = table(lilies('Grunt', 'Grunt')).turnOf('Anna')
  expect([story.cards('Anna', 'hand').length, story.eventsOfKind('healed')]).toEqual([4, []])
  story.waitsFor('Anna')
})

test('(703.2) Lei of Lilies heals with four cards in hand', () => {
  const story = nextTurn(table(lilies('Grunt', 'Grunt', 'Spark')))
  const before = story.damage('Anna')
  story.resolve()
  expect(story.damage('Anna')).toBe(before - 1)
  story.waitsFor('Anna')
})

test('(703.2, example) Lei of Lilies is interrupted if there are fewer cards as it resolves', () => {
  const story = nextTurn(table(lilies('Grunt', 'Grunt', 'Spark')))
  const before = story.damage('Anna')
  story.raider('Anna').plays('Spark')
  story.resolveAll()
  expect(story.damage('Anna')).toBe(before)
  expect(story.eventsOfKind('interrupted').map(({ byGame }) => byGame)).toEqual([true])
  story.waitsFor('Anna')
})

test('a card’s powers don’t trigger while it is a face-down resource (703.3)', () => {
  const story = table({ hand: ['Mourner', 'Fall'] }, { play: [LUMBERING_OAF] })
  story.raider('Anna').places('Mourner')
  story.resolve()
  story.raider('Anna').plays('Fall')
  story.resolveAll()
  expect(drawn(story)).toBe(0)
  story.waitsFor('Anna')
  const open = table({ hand: ['Fall'], play: ['Mourner'] }, { play: [LUMBERING_OAF] })
  open.raider('Anna').plays('Fall')
  open.resolveAll()
  expect(drawn(open)).toBe(1)
  open.waitsFor('Anna')
})

test('(703.3a, example) Jubilee draws a card when a quest reveals her from your deck', () => {
  const story = table({ quests: ['Scouting'], deck: ['Jubilee Arcspark'] })
  story.raider('Anna').completes('Scouting')
  story.resolveAll()
  expect(story.cards('Anna', 'hand')).toContain('Jubilee Arcspark')
  story.waitsFor('Anna')
})

test('a power about completed quests sees the quest, though the quest then turns face down (702.2)', () => {
  const story = scenario({
    cards: [
      ...numberedCardsOfSet('OWN', {
        1: quest('Scouting', 2, {}, you.draw(1)),
        2: ally('Scribe', { cost: 1, health: 1 }, '', when(isQuestCompleted(any.quest, you), you.draw(1))),
        3: ally(
          'Rival',
          { cost: 1, health: 1 },
          '',
          when(isQuestCompleted(any.quest, opponents), you.draw(1)),
        ),
      }),
    ],
    players: { Anna: { quests: ['Scouting'], resources: 2, play: ['Scribe'] }, Bert: { play: ['Rival'] } },
  })
  story.raider('Anna').completes('Scouting')
  story.resolveAll()
  expect(
    story
      .eventsOfKind('moved')
      .filter(({ why }) => why === 'drawn')
      .map(({ seat }) => seat),
  ).toEqual([1, 0, 0])
  story.waitsFor('Anna')
})

test('a power sees which card is turned face down, although it then has no type (412.1b)', () => {
  const story = scenario({
    cards: numberedCardsOfSet('OWN', {
      1: quest('Scouting', 2, {}, you.draw(1)),
      2: ally('Scribe', { cost: 1, health: 1 }, '', when(turnsFaceDown(your.quest), you.draw(1))),
      3: ally('Rival', { cost: 1, health: 1 }, '', when(turnsFaceDown(your.quest), you.draw(1))),
    }),
    players: { Anna: { quests: ['Scouting'], resources: 2, play: ['Scribe'] }, Bert: { play: ['Rival'] } },
  })
  story.raider('Anna').completes('Scouting')
  story.resolveAll()
  expect(drawn(story)).toBe(2)
  story.waitsFor('Anna')
})

test('(703.3a) Jubilee doesn’t trigger for another revealing card, for another revealed card, or from play', () => {
  const story = table({
    quests: ['Scouting'],
    hand: ['Glance'],
    deck: ['Jubilee Arcspark', 'Jubilee Arcspark'],
    play: ['Jubilee Arcspark'],
  })
  story.raider('Anna').plays('Glance')
  story.resolveAll()
  expect(drawn(story)).toBe(0)
  story.raider('Anna').completes('Scouting')
  story.resolveAll()
  expect(drawn(story)).toBe(1)
  story.waitsFor('Anna')
})

test('(703.3b, example) Dimzer sees his own play while on the chain, and the allies after him while in play', () => {
  const story = table({ hand: ['Dimzer the Prestidigitator', 'Grunt'], resources: 5 })
  const anna = story.raider('Anna').plays('Dimzer the Prestidigitator')
  expect(story.chain).toEqual(['Dimzer the Prestidigitator', 'Dimzer the Prestidigitator'])
  story.resolve()
  anna.answers('yes')
  expect([drawn(story), story.damage('Dimzer the Prestidigitator')]).toEqual([1, 1])
  anna.plays('Grunt')
  story.resolve()
  anna.answers('no')
  expect([drawn(story), story.damage('Grunt')]).toEqual([1, 0])
  story.waitsFor('Anna')
})

test('(703.3b, example) Dimzer doesn’t trigger from hand or from a graveyard', () => {
  const idle = ['Dimzer the Prestidigitator']
  const story = table({ hand: ['Grunt', ...idle], graveyard: idle })
  story.raider('Anna').plays('Grunt')
  story.resolve()
  expect([story.isInPlay('Grunt'), drawn(story)]).toEqual([true, 0])
  story.waitsFor('Anna')
})

test('(703.3c, example) Mal’wi enters play together with the ally that she shoots', () => {
  const story = table(
    { play: ['Kaal Soulreaper'], resources: 7, graveyard: ["Watcher Mal'wi"] },
    { graveyard: ['Defias Pirate', LUMBERING_OAF] },
  )
  story.raider('Anna').uses('Kaal Soulreaper')
  story.resolve()
  expect(story.controller(LUMBERING_OAF)).toBe('Dungeon')
  story.pick('t0')
  story.resolveAll()
  expect([story.isInPlay('Defias Pirate'), story.damage(LUMBERING_OAF)]).toEqual([false, 1])
  expect(story.cards('Anna', 'removed')).toEqual(['Kaal Soulreaper'])
  story.waitsFor('Anna')
})

test('a power that watches for allies entering your party reads the state after the event, however they enter (415.8b, 703.4)', () => {
  const story = table({ play: ['Host'], hand: ['Grunt', 'Charm'] }, { play: ['Grunt'] })
  story.raider('Anna').plays('Grunt')
  story.resolveAll()
  expect(drawn(story)).toBe(1)
  story.raider('Anna').plays('Charm', { on: 'Grunt#1' })
  story.resolveAll()
  expect(drawn(story)).toBe(2)
  story.waitsFor('Anna')
})

test('two powers with the same event are separate: their order is chosen, and each resolves alone (703.6)', () => {
  const story = table({ hand: ['Twofold', 'Spark'], damage: 5 })
  story.raider('Anna').plays('Twofold')
  story.resolve()
  expect(story.decision).toMatchObject({ kind: 'order' })
  story.pick('t0')
  story.resolve()
  expect([story.damage('Anna'), drawn(story)]).toEqual([3, 0])
  story.resolve()
  expect([story.damage('Anna'), drawn(story)]).toEqual([3, 1])
  story.waitsFor('Anna')
})
