/** Counterspell, and Arcane Barrage, which it can't interrupt. */
import { expect, test } from 'vitest'
import { cant, each, item, numberedCardsOfSet, your } from '../../cards/builders.ts'
import { scenario } from '../scenario.ts'

const duel = (hand: string[], graveyard: string[] = []) =>
  scenario({
    players: {
      Anna: { hand: [...hand, 'Gouge'], graveyard, resources: 8 },
      Bert: { hand: ['Counterspell', 'Fire Blast'], resources: 3 },
    },
  })

test('Counterspell interrupts an ability, and nothing else', () => {
  const story = duel(['Zulanji', 'Frostbolt'])
  story.raider('Anna').plays('Zulanji').passes()
  expect(story.raider('Bert').may('play Counterspell')).toBe(false)
  story.raider('Bert').passes()
  story.raider('Anna').plays('Frostbolt', { on: 'Bert' }).passes()
  story.raider('Bert').plays('Counterspell')
  expect(story.offers).toEqual(['Frostbolt'])
  story.pick('Frostbolt')
  story.resolve()
  expect([story.damage('Bert'), story.chain]).toEqual([0, []])
  expect(story.cards('Anna', 'graveyard')).toEqual(['Frostbolt'])
  story.waitsFor('Anna')
})

test('Arcane Barrage can be targeted, and can’t be interrupted', () => {
  const story = duel(['Arcane Barrage'])
  story.raider('Anna').plays('Arcane Barrage', { on: 'Bert' })
  story.raider('Bert').plays('Counterspell', { on: 'Arcane Barrage' })
  story.resolveAll()
  expect([story.damage('Bert'), story.eventsOfKind('interrupted')]).toEqual([4, []])
  expect(story.cards('Anna', 'graveyard')).toEqual(['Arcane Barrage'])
  story.waitsFor('Anna')
})

test('Arcane Barrage can be played once more from the graveyard, and is then removed from the game', () => {
  const story = duel([], ['Arcane Barrage'])
  story.raider('Anna').plays('Arcane Barrage', { on: 'Bert' })
  expect(story.resources('Anna').ready).toBe(4)
  story.resolve()
  expect([story.damage('Bert'), story.cards('Anna', 'graveyard')]).toEqual([4, []])
  expect(story.cards('Anna', 'removed')).toEqual(['Arcane Barrage'])
  expect(story.raider('Anna').may('play Arcane Barrage')).toBe(false)
  story.waitsFor('Anna')
})

test('Arcane Barrage from the graveyard is removed even if its target is gone and it has no effect (709.2a)', () => {
  const story = scenario({
    players: {
      Anna: { graveyard: ['Arcane Barrage'], hand: ['Gouge'], resources: 4 },
      Bert: { play: ['Zulanji'], hand: ['Fire Blast', 'Gouge'], resources: 1 },
    },
  })
  story.raider('Anna').plays('Arcane Barrage', { on: 'Zulanji' })
  story.raider('Bert').plays('Fire Blast', { on: 'Zulanji' })
  story.resolveAll()
  expect([story.cards('Anna', 'graveyard'), story.cards('Anna', 'removed')]).toEqual([[], ['Arcane Barrage']])
  story.waitsFor('Anna')
})

test('another card can make your cards uninterruptible (103.2)', () => {
  const story = scenario({
    cards: numberedCardsOfSet('OWN', {
      1: item('Focus', { cost: 0 }, '', each(your.ability).has(cant('beInterrupted'))),
    }),
    players: {
      Anna: { hand: ['Frostbolt', 'Gouge'], play: ['Focus'], resources: 4 },
      Bert: { hand: ['Counterspell'], resources: 2 },
    },
  })
  story.raider('Anna').plays('Frostbolt', { on: 'Bert' })
  story.raider('Bert').plays('Counterspell', { on: 'Frostbolt' })
  story.resolveAll()
  expect([story.damage('Bert'), story.eventsOfKind('interrupted')]).toEqual([3, []])
  story.waitsFor('Anna')
})
