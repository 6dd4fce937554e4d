/** The Alliance Hunter starter: its hero and abilities. */
import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'
import { expectPowerOnlyOnOwnTurn } from './flipping.testkit.ts'

const JARAL = 'Jaral of Gilneas'

test('Jaral flips to deal an ally with cost 4 or more 3 ranged damage', () => {
  const story = scenario({
    players: {
      Anna: { hero: JARAL, resources: 2 },
      Bert: { play: ['Karrok Scarrend', 'Benethor Draigo', 'Valanos', 'Fel Iron Hatchet'] },
    },
  })
  story.raider('Anna').uses(JARAL)
  expect(story.offers).toEqual(['Karrok Scarrend', 'Valanos'])
  story.raider('Anna').answers('Karrok Scarrend')
  story.resolve()
  expect([story.damage('Karrok Scarrend'), story.isFaceDown('Anna')]).toEqual([3, true])
  expect(story.resources('Anna').ready).toBe(0)
  expect(story.eventsOfKind('damaged').map(({ types }) => types)).toEqual([['ranged']])
  story.waitsFor('Anna')
})

test('Jaral flips only on his own turn', () => {
  const story = scenario({
    players: { Anna: { play: ['Valanos'] }, Bert: { hero: JARAL, resources: 2 } },
  })
  story.passUntil(() => story.decision?.seat === story.seat('Bert'))
  expect(story.game.turn.player).toBe(story.seat('Bert'))
  story.waitsFor('Bert')
})

test('Arcane Shot deals a character 1 arcane damage, and you draw a card', () => {
  const story = scenario({
    players: { Anna: { hand: ['Arcane Shot'], resources: 2 }, Bert: { play: ['Brigg'] } },
  })
  story.raider('Anna').plays('Arcane Shot')
  expect(story.offers).toEqual(['Anna', 'Bert', 'Brigg'])
  story.raider('Anna').answers('Bert')
  story.resolve()
  expect([story.damage('Bert'), story.cards('Anna', 'hand').length]).toEqual([1, 1])
  story.waitsFor('Anna')
})

test('Cobra Shot deals damage equal to the ATK of your Pet plus that of your Ranged weapon', () => {
  const story = scenario({
    players: {
      Anna: {
        hand: ['Cobra Shot', 'Brigg'],
        play: ['Karrok Scarrend', 'Chops', 'Fel Iron Hatchet', 'Blackcrow'],
        resources: 4,
      },
      Bert: { play: ['Fury', 'Ancient Bone Bow'] },
    },
  })
  story.raider('Anna').plays('Cobra Shot')
  expect(story.offers).toEqual(['Anna', 'Bert', 'Karrok Scarrend', 'Chops', 'Fury'])
  story.raider('Anna').answers('Bert')
  story.resolve()
  expect(story.damage('Bert')).toBe(4)
  story.waitsFor('Anna')
})

test('Cobra Shot counts only the weapon if you have no Pet', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Cobra Shot', 'Brigg'], play: ['Ancient Bone Bow'], resources: 4 },
      Bert: { play: ['Fury'] },
    },
  })
  story.raider('Anna').plays('Cobra Shot', { on: 'Bert' })
  story.resolve()
  expect(story.damage('Bert')).toBe(2)
  story.waitsFor('Anna')
})

test('Crippling Shot takes 5 ATK from a character for the turn', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Crippling Shot', 'Brigg'], resources: 2 },
      Bert: { play: ['Fury', "Lu'ka the Wall"] },
    },
  })
  story.raider('Anna').plays('Crippling Shot')
  expect(story.offers).toEqual(['Anna', 'Bert', 'Fury', "Lu'ka the Wall"])
  story.raider('Anna').answers("Lu'ka the Wall")
  story.resolve()
  expect([story.atk("Lu'ka the Wall"), story.atk('Fury')]).toEqual([1, 5])
  story.turnOf('Bert')
  expect(story.atk("Lu'ka the Wall")).toBe(6)
  story.waitsFor('Bert')
})

test('Master of the Hunt gives your Pets +2/+2, and no other cards', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Master of the Hunt', 'Zip'], play: ['Chops', 'Brigg'], resources: 3 },
      Bert: { play: ['Fury'] },
    },
  })
  story.raider('Anna').plays('Master of the Hunt')
  story.resolve()
  const stats = ['Chops', 'Brigg', 'Fury'].map((name) => [story.atk(name), story.health(name)])
  expect(stats).toEqual([
    [5, 6],
    [1, 2],
    [5, 3],
  ])
  story.waitsFor('Anna')
})

test('Trophy Kill destroys an ally with cost 4 or more', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Trophy Kill', 'Brigg'], resources: 3 },
      Bert: { play: ['Karrok Scarrend', 'Benethor Draigo', 'Valanos', 'Fel Iron Hatchet'] },
    },
  })
  story.raider('Anna').plays('Trophy Kill')
  expect(story.offers).toEqual(['Karrok Scarrend', 'Valanos'])
  story.raider('Anna').answers('Valanos')
  story.resolve()
  expect(story.cards('Bert', 'graveyard')).toEqual(['Valanos'])
  story.waitsFor('Anna')
})

const ZUNJO = "Zunjo of Sen'jin"

test('Zunjo flips to take 4 ATK from an ally for the turn', () => {
  const story = scenario({
    players: {
      Anna: { hero: ZUNJO, hand: ['Brigg'], resources: 2 },
      Bert: { play: ['Karrok Scarrend', 'Fury'] },
    },
  })
  story.raider('Anna').uses(ZUNJO)
  expect(story.offers).toEqual(['Karrok Scarrend', 'Fury'])
  story.raider('Anna').answers('Karrok Scarrend')
  story.resolve()
  expect([story.atk('Karrok Scarrend'), story.atk('Fury'), story.resources('Anna').ready]).toEqual([1, 5, 0])
  expect(story.isFaceDown('Anna')).toBe(true)
  story.turnOf('Bert')
  expect(story.atk('Karrok Scarrend')).toBe(5)
  story.waitsFor('Bert')
})

test('Zunjo flips only on his own turn', () => expectPowerOnlyOnOwnTurn(ZUNJO, 2))
