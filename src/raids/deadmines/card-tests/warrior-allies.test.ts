/** The Warrior starter's allies and equipment, and Wysko, who is in both starters. */
import { expect, test } from 'vitest'
import { scenario } from '../../../scenarios/scenario.ts'

const TANK = 'Lumbering Oaf'

test('Brigg destroys a damaged ally to which he deals combat damage, but not one that had no damage (703.4, example)', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Brigg', 'Brigg'] } },
    dungeon: { play: [TANK] },
  })
  const anna = story.raider('Anna').attacks('Brigg', TANK)
  expect(story.damage(TANK)).toBe(1)
  anna.attacks('Brigg', TANK)
  expect(story.cards('Dungeon', 'graveyard')).toEqual([TANK])
  story.waitsFor('Anna')
})

test.each(['Gurzuk', 'Kagra of the Crossroads', 'Moko Hunts-at-Dawn'])(
  '%s attacks in the turn it enters play (Ferocity), and others don’t',
  (name) => {
    const story = scenario({ raiders: { Anna: { hand: [name, 'Nikka Blastbor'], resources: 7 } } })
    const anna = story.raider('Anna').plays('Nikka Blastbor')
    story.resolve()
    anna.plays(name)
    story.resolve()
    expect([anna.may(`attack ${name}`), anna.may('attack Nikka Blastbor')]).toEqual([true, false])
    story.waitsFor('Anna')
  },
)

test("Taz'dingo deals 1 to a character when he enters play", () => {
  const story = scenario({ raiders: { Anna: { hand: ["Taz'dingo"], resources: 3 }, Bert: {} } })
  story.raider('Anna').plays("Taz'dingo")
  story.resolve()
  expect(story.offers).toEqual(['Anna', 'Bert', 'Dungeon', "Taz'dingo"])
  story.raider('Anna').answers('Dungeon')
  story.resolve()
  expect(story.eventsOfKind('damaged')).toMatchObject([{ byCard: 'CD2-W17', amount: 1, types: ['ranged'] }])
  expect(story.damage('Dungeon')).toBe(1)
  story.waitsFor('Anna')
})

test('Tyrennius Scatheblade protects (Protector)', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Tyrennius Scatheblade'] } },
    dungeon: { deck: [], below: 0 },
    turn: 'Dungeon',
  })
  expect(story.offers).toEqual(['Tyrennius Scatheblade', 'none'])
  story.raider('Anna').answers('Tyrennius Scatheblade')
  expect([story.damage('Anna'), story.cards('Anna', 'graveyard')]).toEqual([0, ['Tyrennius Scatheblade']])
  story.waitsFor('Anna')
})

test.each([
  ['yes', true],
  ['no', false],
])('Zygore Bladebreaker may destroy a weapon or armor, but no item: %s', (answer, gone) => {
  const story = scenario({
    raiders: { Anna: { hand: ['Zygore Bladebreaker'], play: ['Golem Skull Helm'], resources: 6 } },
    dungeon: { play: ["Cookie's Stirring Stick", "Cookie's Cauldron"] },
  })
  story.raider('Anna').plays('Zygore Bladebreaker')
  story.resolve()
  expect(story.offers).toEqual(['Golem Skull Helm', "Cookie's Stirring Stick"])
  story.raider('Anna').answers("Cookie's Stirring Stick")
  story.resolve()
  story.raider('Anna').answers(answer)
  expect(story.isInPlay("Cookie's Stirring Stick")).toBe(!gone)
  story.waitsFor('Anna')
})

test('Wysko gives your weapons 1 ATK while your hero attacks', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Wysko', 'Fel Iron Hatchet'] }, Bert: { play: ['Arcanite Reaper'] } },
  })
  expect(story.atk('Fel Iron Hatchet')).toBe(2)
  story.raider('Anna').proposes('Anna', 'Dungeon')
  story.resolve()
  expect([story.atk('Fel Iron Hatchet'), story.atk('Arcanite Reaper')]).toEqual([3, 5])
  story.raider('Anna').answers('Fel Iron Hatchet')
  story.fight()
  expect([story.damage('Dungeon'), story.atk('Fel Iron Hatchet')]).toEqual([3, 2])
  story.waitsFor('Anna')
})

test('Golem Skull Helm prevents 3 damage to its hero', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Golem Skull Helm'] } },
    dungeon: { play: ['Lumbering Oaf'], below: 0 },
    turn: 'Dungeon',
  })
  expect(story.decision?.amount).toBe(3)
  story.raider('Anna').answers('Golem Skull Helm')
  expect(story.eventsOfKind('prevented')).toMatchObject([{ amount: 3, byCard: 'CD2-W23' }])
  expect([story.damage('Anna'), story.eventsOfKind('readied').length]).toEqual([4, 1])
  story.waitsFor('Anna')
})
