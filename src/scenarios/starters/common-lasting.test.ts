/** Cards that several class starters share: keywords, lasting powers, payment powers and later triggers. */
import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

const BOSS = 'Lumbering Oaf'

test.each([
  'Dominic Kandor',
  'Gully Rustinax',
  'Trixie Boltclunker',
  'Alador Stonebrew',
  'Petreus Roffe',
  'Guardian Steelhoof',
  "Ka'tali Stonetusk",
  'Knight Karia',
  'Shanis Bladefall',
  'Kirga Earthguard',
])('%s protects (Protector)', (name) => {
  const story = scenario({ raiders: { Anna: { play: [name] } }, dungeon: { below: 0 }, turn: 'Dungeon' })
  expect(story.offers).toEqual([name, 'none'])
  story.waitsFor('Anna', 'protect')
})

test.each(['Gully Rustinax', 'Jinie Swizzleshade', 'Kistix Shockvat', 'Latro Abiectus'])(
  '%s can’t be attacked (Elusive)',
  (name) => {
    const story = scenario({ raiders: { Anna: { play: [name] } } })
    expect(story.has(name, 'elusive')).toBe(1)
    story.waitsFor('Anna')
  },
)

test.each([
  ['Nethermaven Donna Chastain', 3, 3],
  ['Doom', 2, 4],
])('%s has %i ATK, and on your turn %i more (Assault)', (name, atk, more) => {
  const story = scenario({ raiders: { Anna: { play: [name] }, Bert: {} } })
  expect(story.atk(name)).toBe(atk + more)
  story.turnOf('Bert')
  expect(story.atk(name)).toBe(atk)
  story.waitsFor('Bert')
})

test.each(['Onnekra Bloodfang', 'Kelsa Wildfire'])(
  '%s can attack in the turn in which it enters play (Ferocity)',
  (name) => {
    const story = scenario({ raiders: { Anna: { hand: [name], resources: 1 } } })
    const anna = story.raider('Anna').plays(name)
    story.resolve()
    expect(anna.may(`attack ${name}`)).toBe(true)
    story.waitsFor('Anna')
  },
)

test('Onnekra Bloodfang attacks only heroes', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Onnekra Bloodfang'] } },
    dungeon: { play: ['Defias Envoker'] },
  })
  story.pick('attack Onnekra Bloodfang')
  expect(story.offers).toEqual(['Dungeon'])
  story.waitsFor('Anna', 'defender')
})

test('Guardian Steelhoof can’t attack', () => {
  const story = scenario({ raiders: { Anna: { play: ['Guardian Steelhoof', 'Burom Bladeseer'] } } })
  const anna = story.raider('Anna')
  expect(anna.may('attack Burom Bladeseer')).toBe(true)
  expect(anna.may('attack Guardian Steelhoof')).toBe(false)
  story.waitsFor('Anna')
})

test("Ka'tali Stonetusk heals 1 damage from himself at the start of your turn", () => {
  const story = scenario({ raiders: { Anna: { play: [{ card: "Ka'tali Stonetusk", damage: 1 }] } } })
  expect(story.damage("Ka'tali Stonetusk")).toBe(0)
  expect(story.eventsOfKind('healed')).toMatchObject([{ amount: 1 }])
  story.waitsFor('Anna')
})

test('Kirga Earthguard readies at the end of your turn', () => {
  const story = scenario({ raiders: { Anna: { play: ['Kirga Earthguard'] }, Bert: {} } })
  story.raider('Anna').attacks('Kirga Earthguard', 'Dungeon')
  expect(story.exhausted('Kirga Earthguard')).toBe(true)
  story.turnOf('Bert')
  expect(story.exhausted('Kirga Earthguard')).toBe(false)
  story.waitsFor('Bert')
})

test('Yazli Earthspark may deal 2 nature damage to a hero when she attacks', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Yazli Earthspark'] } },
    dungeon: { play: ['Defias Envoker'] },
  })
  const anna = story.raider('Anna').proposes('Yazli Earthspark', 'Defias Envoker')
  story.resolve()
  expect(story.offers).toEqual(['Anna', 'Dungeon'])
  anna.answers('Dungeon')
  story.resolve()
  anna.answers('yes')
  expect(story.damage('Dungeon')).toBe(2)
  expect(story.eventsOfKind('damaged')[0]).toMatchObject({
    byCard: 'CD3-D25',
    types: ['nature'],
    combat: false,
  })
  story.waitsFor('Anna')
})

test('"Acid Hands" McGillicutty may destroy an equipment when he is destroyed', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Execute'], resources: 1, play: [{ card: '"Acid Hands" McGillicutty', damage: 1 }] },
    },
    dungeon: { play: ["Cookie's Cauldron"] },
  })
  const anna = story.raider('Anna').plays('Execute', { on: '"Acid Hands" McGillicutty' })
  story.resolve()
  anna.answers("Cookie's Cauldron")
  story.resolve()
  anna.answers('yes')
  expect(story.isInPlay("Cookie's Cauldron")).toBe(false)
  story.waitsFor('Anna')
})

test('Haratha Hammerflame may deal 3 fire damage to an opposing hero when she is destroyed', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Execute'], resources: 1, play: [{ card: 'Haratha Hammerflame', damage: 1 }] },
    },
    dungeon: { play: [BOSS] },
  })
  const anna = story.raider('Anna').plays('Execute', { on: 'Haratha Hammerflame' })
  story.resolve()
  expect(story.offers).toEqual(['Dungeon'])
  anna.answers('Dungeon')
  story.resolve()
  anna.answers('yes')
  expect(story.damage('Dungeon')).toBe(3)
  expect(story.eventsOfKind('damaged')).toMatchObject([{ byCard: 'CD3-S15', types: ['fire'] }])
  story.waitsFor('Anna')
})

test('Scaramanga can be destroyed to draw a card', () => {
  const story = scenario({ raiders: { Anna: { play: ['Scaramanga'], resources: 2 } } })
  story.raider('Anna').uses('Scaramanga')
  expect(story.cards('Anna', 'graveyard')).toEqual(['Scaramanga'])
  expect(story.resources('Anna').ready).toBe(0)
  story.resolve()
  expect(story.cards('Anna', 'hand')).toHaveLength(1)
  story.waitsFor('Anna')
})

test("Bloodbane's Fall gives your hero Assault 1", () => {
  const story = scenario({ raiders: { Anna: { play: ["Bloodbane's Fall"] }, Bert: {} } })
  expect([story.has('Anna', 'assault'), story.has('Bert', 'assault')]).toEqual([1, 0])
  story.waitsFor('Anna')
})

test("Reanimator's Hacker can be destroyed to put an ally from your graveyard into play", () => {
  const story = scenario({
    raiders: {
      Anna: { play: ["Reanimator's Hacker"], resources: 2, graveyard: ['Vala Carville', 'Rend'] },
      Bert: { graveyard: ['Alecia Hall'] },
    },
  })
  const anna = story.raider('Anna').uses("Reanimator's Hacker")
  expect(story.offers).toEqual(['Vala Carville'])
  anna.answers('Vala Carville')
  expect(story.cards('Anna', 'graveyard')).toContain("Reanimator's Hacker")
  expect(story.resources('Anna').ready).toBe(0)
  story.resolve()
  expect(story.cards('Anna', 'hand')).toEqual(['Vala Carville'])
  story.waitsFor('Anna')
})

test('Mystery Goo takes an ability from the top five cards and puts the rest on the bottom', () => {
  const deck = ['Cerwyn', 'Rend', 'Angry Dread', 'Execute', 'Hira', 'Whirlwind']
  const story = scenario({ raiders: { Anna: { quests: ['Mystery Goo'], resources: 2, deck, below: 0 } } })
  const anna = story.raider('Anna').completes('Mystery Goo')
  expect(story.resources('Anna').ready).toBe(0)
  story.resolve()
  expect(story.offers.sort()).toEqual(['Execute', 'Rend'])
  anna.answers('Execute')
  anna.answers('Cerwyn', 'Rend', 'Angry Dread', 'Hira')
  expect(story.cards('Anna', 'hand')).toEqual(['Execute'])
  expect(story.cards('Anna', 'deck')[0]).toBe('Whirlwind')
  expect(story.cards('Anna', 'deck').slice(1).sort()).toEqual(['Angry Dread', 'Cerwyn', 'Hira', 'Rend'])
  story.waitsFor('Anna')
})
