/** The Druid starters' allies and their weapon. */
import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

test.each(['Braxiss the Sleeper', "Sha'lin Nightwind"])('%s can’t be attacked (Elusive)', (name) => {
  const story = scenario({ players: { Anna: { play: ['Brigg'] }, Bert: { play: [name, 'Zulanji'] } } })
  story.pick('attack Brigg')
  expect(story.offers).toEqual(['Bert', 'Zulanji'])
  story.waitsFor('Anna', 'defender')
})

test('Kysa Shadowstalker gives a hero or ally Stealth this turn', () => {
  const story = scenario({
    players: { Anna: { hand: ['Kysa Shadowstalker'], resources: 3, play: ['Brigg'] }, Bert: {} },
  })
  story.raider('Anna').plays('Kysa Shadowstalker')
  story.resolve()
  expect(story.offers).toEqual(['Anna', 'Bert', 'Brigg', 'Kysa Shadowstalker'])
  story.raider('Anna').answers('Brigg')
  story.resolve()
  expect([story.has('Brigg', 'stealth'), story.has('Anna', 'stealth')]).toEqual([1, 0])
  story.turnOf('Bert')
  expect(story.has('Brigg', 'stealth')).toBe(0)
  story.waitsFor('Bert')
})

test.each([
  ['Varah, Fury of the Stars', 6],
  ['Besora Galefeather', 1],
])('%s has 2 ATK more in its controller’s turn (Assault 2)', (name, atk) => {
  const story = scenario({ players: { Anna: { play: [name] }, Bert: {} } })
  expect(story.atk(name)).toBe(atk + 2)
  story.turnOf('Bert')
  expect(story.atk(name)).toBe(atk)
  story.waitsFor('Bert')
})

test('Forager Cloudbloom draws a card when she readies, but only if she was exhausted', () => {
  const story = scenario({
    players: { Anna: { play: ['Forager Cloudbloom', 'Forager Cloudbloom'] }, Bert: {} },
  })
  story.raider('Anna').attacks('Forager Cloudbloom', 'Bert')
  story.turnOf('Anna')
  expect(story.cards('Anna', 'hand')).toHaveLength(2)
  story.waitsFor('Anna')
})

test.each([true, false])('Voss Treebender may exhaust a character when he attacks (%s)', (wanted) => {
  const story = scenario({ players: { Anna: { play: ['Voss Treebender'] }, Bert: { play: ['Brigg'] } } })
  story.raider('Anna').proposes('Voss Treebender', 'Bert')
  story.resolve()
  expect(story.offers).toEqual(['Anna', 'Bert', 'Voss Treebender', 'Brigg'])
  story.raider('Anna').answers('Brigg')
  story.resolve()
  story.raider('Anna').answers(wanted ? 'yes' : 'no')
  story.fight()
  expect([story.exhausted('Brigg'), story.damage('Bert')]).toEqual([wanted, 2])
  story.waitsFor('Anna')
})

test('Hersir’s Greatspear: when an ally of yours enters play, your hero may deal 1 nature damage', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Brigg', 'Zulanji', 'Savage Cat Form'], play: ["Hersir's Greatspear"], resources: 6 },
      Bert: { hand: ['Brigg'], resources: 1 },
    },
  })
  const anna = story.raider('Anna').plays('Brigg')
  story.resolve()
  expect(story.offers).toEqual(['Anna', 'Bert', 'Brigg'])
  anna.answers('Bert')
  story.resolve()
  anna.answers('yes')
  expect(story.eventsOfKind('damaged').map(({ types, amount }) => [types, amount])).toEqual([[['nature'], 1]])
  anna.plays('Savage Cat Form')
  story.resolve()
  anna.plays('Zulanji')
  story.resolve()
  anna.answers('Bert')
  story.resolve()
  anna.answers('no')
  story.turnOf('Bert')
  story.raider('Bert').plays('Brigg')
  story.resolve()
  expect(story.damage('Bert')).toBe(1)
  story.waitsFor('Bert')
})

test('Hersir’s Greatspear strikes for 3 nature damage, for (2)', () => {
  const story = scenario({
    players: { Anna: { hand: ['Wrath'], play: ["Hersir's Greatspear"], resources: 2 }, Bert: {} },
  })
  story.raider('Anna').attacks('Anna', 'Bert', "Hersir's Greatspear")
  expect([story.damage('Bert'), story.resources('Anna').ready]).toEqual([3, 0])
  story.waitsFor('Anna')
})
