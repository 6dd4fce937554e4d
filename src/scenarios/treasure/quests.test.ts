/** Treasure quests and locations. */
import { expect, test } from 'vitest'
import { ability, destroy, each, numberedCardsOfSet, your } from '../../cards/builders.ts'
import { scenario } from '../scenario.ts'

test('Battle for the Scarlet Monastery draws a card for each other Scarlet card that you control', () => {
  const story = scenario({
    players: {
      Anna: {
        hand: ['Wrath'],
        play: ['Scarlet Renegade', 'Chain of the Scarlet Crusade', 'Valanos'],
        quests: ['Battle for the Scarlet Monastery', 'Scarlet Monastery'],
        resources: 4,
      },
      Bert: { play: ['Scarlet Renegade'] },
    },
  })
  story.raider('Anna').completes('Battle for the Scarlet Monastery')
  story.resolve()
  expect([story.cards('Anna', 'hand').length, story.resources('Anna').ready]).toEqual([4, 0])
  story.waitsFor('Anna')
})

test('The Deadmines draws and discards a card if an ally that you controlled was destroyed this turn', () => {
  const story = scenario({
    players: {
      Anna: {
        hand: ['Breaking', 'Scorch', 'Execute', 'Prey on the Weak', 'Wrath'],
        play: ['Brigg', 'Golem Skull Helm'],
        quests: ['The Deadmines'],
        resources: 3,
      },
      Bert: { hand: ['Rend'], play: [{ card: 'Zulanji' }] },
    },
    cards: numberedCardsOfSet('EX', {
      1: ability('Breaking', { cost: 0 }, '', destroy(each(your.equipment))),
    }),
  })
  const anna = story.raider('Anna').plays('Breaking')
  story.resolve()
  anna.plays('Scorch', { on: 'Zulanji' })
  story.resolve()
  expect(story.cards('Anna', 'graveyard')).toContain('Golem Skull Helm')
  expect([story.isInPlay('Zulanji'), anna.may('power The Deadmines')]).toEqual([false, false])
  anna.plays('Prey on the Weak', { on: 'Brigg' })
  story.resolve()
  anna.uses('The Deadmines')
  story.resolve()
  expect([story.decision?.kind, story.offers.length]).toEqual(['discard', 3])
  anna.answers('Wrath')
  expect([story.cards('Anna', 'hand').length, story.exhausted('The Deadmines')]).toEqual([2, true])
  story.turnOf('Bert')
  story.turnOf('Anna')
  expect(anna.may('power The Deadmines')).toBe(false)
  story.waitsFor('Anna')
})

test('Scarlet Monastery: a character that was healed this turn has Assault 2', () => {
  const story = scenario({
    players: {
      Anna: {
        hand: ['Chain Heal', 'Wrath'],
        play: [{ card: 'Valanos', damage: 1 }, { card: 'Zerzu', damage: 1 }, 'Brigg'],
        quests: ['DTP-59'],
        resources: 4,
        damage: 3,
      },
      Bert: {},
    },
  })
  const anna = story.raider('Anna')
  expect(anna.may('power Scarlet Monastery')).toBe(false)
  anna.plays('Chain Heal')
  story.pick('Valanos', 'Anna', 'Brigg')
  story.resolve()
  anna.uses('Scarlet Monastery')
  expect(story.offers).toEqual(['Anna', 'Valanos'])
  anna.answers('Valanos')
  expect(story.resources('Anna')).toEqual({ ready: 1, total: 5 })
  expect(['Valanos', 'Zerzu', 'Brigg'].map((name) => story.has(name, 'assault'))).toEqual([2, 0, 0])
  story.turnOf('Bert')
  expect(story.has('Valanos', 'assault')).toBe(0)
  story.turnOf('Anna')
  expect(anna.may('power Scarlet Monastery')).toBe(false)
  story.waitsFor('Anna')
})

test('Shadowfang Keep: an ally of yours makes the next ally that you play this turn cost (2) less', () => {
  const story = scenario({
    players: {
      Anna: {
        hand: ['Brigg', 'Scorch', 'Karrok Scarrend', 'Zerzu', 'Wrath'],
        play: ['Valanos', 'Zulanji'],
        quests: ['DTP-60'],
        resources: 6,
      },
      Bert: { play: ['Crazy Igvand'] },
    },
  })
  const anna = story.raider('Anna').uses('Shadowfang Keep')
  expect(story.offers).toEqual(['Valanos', 'Zulanji'])
  anna.answers('Zulanji')
  story.resolve()
  expect([story.isInPlay('Zulanji'), story.resources('Anna').ready]).toEqual([false, 6])
  anna.plays('Scorch', { on: 'Bert' })
  story.resolve()
  anna.plays('Karrok Scarrend')
  expect(story.resources('Anna').ready).toBe(3)
  story.resolve()
  anna.plays('Zerzu')
  expect(story.resources('Anna').ready).toBe(0)
  story.resolveAll()
  story.waitsFor('Anna')
})

test('Shadowfang Keep’s reduction ends with the turn', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Zerzu', 'Wrath'], play: ['Zulanji'], quests: ['DTP-60'], resources: 1 },
      Bert: {},
    },
  })
  const anna = story.raider('Anna').uses('Shadowfang Keep')
  story.resolve()
  expect(anna.may('play Zerzu')).toBe(true)
  story.turnOf('Bert')
  story.turnOf('Anna')
  expect(anna.may('play Zerzu')).toBe(false)
  story.waitsFor('Anna')
})
