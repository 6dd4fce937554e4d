/** The Warrior starter's abilities. */
import { expect, test } from 'vitest'
import { scenario } from '../../../scenarios/scenario.ts'

const GURZAK = 'Gurzak of Orgrimmar'

test('Gurzak flips to give a weapon 2 ATK for the turn, only on his own turn', () => {
  const story = scenario({
    raiders: { Anna: { hero: GURZAK, play: ['Fel Iron Hatchet'], resources: 2 } },
  })
  const anna = story.raider('Anna').uses(GURZAK, { on: 'Fel Iron Hatchet' })
  story.resolve()
  expect(story.atk('Fel Iron Hatchet')).toBe(4)
  expect(story.isFaceDown('Anna')).toBe(true)
  expect(anna.may(`power ${GURZAK}`)).toBe(false)
  story.turnOf('Anna')
  expect(story.atk('Fel Iron Hatchet')).toBe(2)
  story.waitsFor('Anna')
})

test('Armed to the Teeth deals 3 plus one for each equipment', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Armed to the Teeth'], play: ['Fel Iron Hatchet', 'Golem Skull Helm'], resources: 3 },
    },
    dungeon: { play: ['Lumbering Oaf'] },
  })
  story.raider('Anna').plays('Armed to the Teeth', { on: 'Lumbering Oaf' })
  story.resolve()
  expect(story.damage('Lumbering Oaf')).toBe(5)
  story.waitsFor('Anna')
})

test('Battle Shout gives all your allies 1 ATK while it is in play, and no other cards', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Battle Shout'], play: ['Karrok Scarrend'], resources: 3 },
      Bert: { play: ['Nikka Blastbor'] },
    },
  })
  story.raider('Anna').plays('Battle Shout')
  story.resolve()
  expect([story.atk('Karrok Scarrend'), story.atk('Nikka Blastbor')]).toEqual([6, 2])
  story.waitsFor('Anna')
})

test('Crushing Strike destroys equipment, and may deal its controller’s hero 3', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Crushing Strike'], resources: 3 } },
    dungeon: { play: ["Cookie's Cauldron"] },
  })
  story.raider('Anna').plays('Crushing Strike', { on: "Cookie's Cauldron" })
  story.resolve()
  story.raider('Anna').answers('yes')
  expect(story.isInPlay("Cookie's Cauldron")).toBe(false)
  expect(story.damage('Dungeon')).toBe(3)
  story.waitsFor('Anna')
})

test('Execute destroys only a damaged ally', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Execute'], resources: 1 } },
    dungeon: { play: [{ card: 'Lumbering Oaf', damage: 1 }, 'Defias Pirate'] },
  })
  story.raider('Anna').plays('Execute')
  expect(story.offers).toEqual(['Lumbering Oaf'])
  story.raider('Anna').answers('Lumbering Oaf')
  story.resolve()
  expect(story.cards('Dungeon', 'graveyard')).toEqual(['Lumbering Oaf'])
  story.waitsFor('Anna')
})

test('Juggernaut exhausts all opposing characters, and your hero has Assault 3 this turn', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Juggernaut'], resources: 1, play: ['Karrok Scarrend'] } },
    dungeon: { play: ['Defias Envoker'] },
  })
  story.raider('Anna').plays('Juggernaut')
  story.resolve()
  expect([story.exhausted('Dungeon'), story.exhausted('Defias Envoker')]).toEqual([true, true])
  expect([story.exhausted('Anna'), story.exhausted('Karrok Scarrend')]).toEqual([false, false])
  expect(story.atk('Anna')).toBe(3)
  story.waitsFor('Anna')
})

test('Rend attaches to any character and deals it 1 at the start of your turn', () => {
  const story = scenario({ raiders: { Anna: { hand: ['Rend'], resources: 1 }, Bert: {} } })
  story.raider('Anna').plays('Rend', { on: 'Dungeon' })
  story.resolve()
  expect([story.host('Rend'), story.damage('Dungeon')]).toEqual(['Dungeon', 0])
  story.turnOf('Bert')
  expect(story.damage('Dungeon')).toBe(0)
  story.turnOf('Anna')
  expect(story.damage('Dungeon')).toBe(1)
  story.waitsFor('Anna')
})

test('Thunder Clap deals 1 to all opposing characters, and those that it damaged have 1 ATK less this turn', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Thunder Clap'], resources: 4 } },
    dungeon: { play: ['Lumbering Oaf', 'Ogre Bodyguard'] },
  })
  story.raider('Anna').plays('Thunder Clap')
  story.resolve()
  expect([story.damage('Dungeon'), story.damage('Lumbering Oaf'), story.damage('Ogre Bodyguard')]).toEqual([
    1, 1, 0,
  ])
  expect([story.atk('Lumbering Oaf'), story.atk('Ogre Bodyguard')]).toEqual([3, 2])
  story.turnOf('Anna')
  expect(story.atk('Lumbering Oaf')).toBe(4)
  story.waitsFor('Anna')
})

test('Whirlwind deals the ATK of a Melee weapon to each opposing ally, without striking', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Whirlwind'], play: ['Arcanite Reaper'], resources: 5 } },
    dungeon: { play: [{ card: 'Lumbering Oaf' }, 'Admiral Ripsnarl'] },
  })
  story.raider('Anna').plays('Whirlwind')
  story.resolve()
  expect([story.damage('Lumbering Oaf'), story.damage('Admiral Ripsnarl')]).toEqual([5, 5])
  expect([story.damage('Dungeon'), story.exhausted('Arcanite Reaper')]).toEqual([0, false])
  story.waitsFor('Anna')
})
