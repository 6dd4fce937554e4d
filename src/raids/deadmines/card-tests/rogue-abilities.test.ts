/** The Rogue starter's hero and abilities. */
import { expect, test } from 'vitest'
import { scenario } from '../../../scenarios/scenario.ts'

const FRIZLIX = 'Frizlix of Kezan'
const BOSS = 'Lumbering Oaf'

test('Frizlix flips on his own turn to exhaust a character', () => {
  const story = scenario({ raiders: { Anna: { resources: 2 }, Bert: { resources: 2 } } })
  story.raider('Anna').uses('Anna', { on: 'Dungeon' })
  story.resolve()
  expect(story.exhausted('Dungeon')).toBe(true)
  expect(story.raider('Anna').may(`power ${FRIZLIX}`)).toBe(false)
  expect(story.resources('Anna').ready).toBe(0)
  story.waitsFor('Anna')
})

test('Adrenaline Rush readies your resources and fills your hand, and you discard your hand at the end of your turn', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Adrenaline Rush', 'Gouge'], resources: 8 }, Bert: {} },
  })
  story.raider('Anna').plays('Adrenaline Rush')
  story.resolve()
  expect(story.resources('Anna').ready).toBe(8)
  expect(story.cards('Anna', 'hand')).toHaveLength(7)
  story.turnOf('Bert')
  expect(story.cards('Anna', 'hand')).toEqual([])
  expect(story.cards('Anna', 'graveyard')).toHaveLength(8)
  story.turnOf('Anna')
  story.turnOf('Bert')
  expect(story.cards('Anna', 'hand')).toHaveLength(1)
  story.waitsFor('Bert')
})

test('Aggressive Exploitation deals 4 to an exhausted character, and can’t target others', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Aggressive Exploitation'], resources: 2 } },
    dungeon: { play: [{ card: BOSS, exhausted: true }, 'Defias Pirate'] },
  })
  story.raider('Anna').plays('Aggressive Exploitation')
  expect(story.offers).toEqual([BOSS])
  story.raider('Anna').answers(BOSS)
  story.resolve()
  expect(story.damage(BOSS)).toBe(4)
  story.waitsFor('Anna')
})

test('Carnage destroys all opposing allies with cost 4 or less, so all of the Dungeon’s, which cost 0', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Carnage'], play: ['Brigg'], resources: 5 }, Bert: { play: ['Brigg'] } },
    dungeon: { play: [BOSS, 'Vapor'] },
  })
  story.raider('Anna').plays('Carnage')
  story.resolve()
  expect(story.party('Dungeon')).toHaveLength(1)
  expect([story.party('Anna'), story.party('Bert')].map((party) => party.length)).toEqual([2, 2])
  story.waitsFor('Anna')
})

test('Deadly Poison attaches to a character that your hero dealt combat damage this turn, and deals it 2 each turn', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Deadly Poison', 'Brigg'], play: ['Scarlet Kris'], resources: 1 } },
    dungeon: { play: ['Defias Envoker'] },
  })
  const anna = story.raider('Anna')
  expect(anna.may('play Deadly Poison')).toBe(false)
  anna.attacks('Anna', 'Dungeon', 'Scarlet Kris').plays('Deadly Poison')
  expect(story.offers).toEqual(['Dungeon'])
  anna.answers('Dungeon')
  story.resolve()
  expect([story.host('Deadly Poison'), story.damage('Dungeon')]).toEqual(['Dungeon', 1])
  story.turnOf('Anna')
  expect(story.damage('Dungeon')).toBe(3)
  story.waitsFor('Anna')
})

test('Dismantle destroys equipment', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Dismantle'], resources: 2 } },
    dungeon: { play: ["Cookie's Cauldron"] },
  })
  story.raider('Anna').plays('Dismantle', { on: "Cookie's Cauldron" })
  story.resolve()
  expect(story.cards('Dungeon', 'graveyard')).toEqual(["Cookie's Cauldron"])
  story.waitsFor('Anna')
})

test('Distract exhausts a player’s allies, which don’t ready in their next ready step, but do in later ones', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Distract'], play: ['Brigg'], resources: 3 } },
    dungeon: { play: [{ card: 'Defias Envoker', exhausted: true }, 'Defias Pirate'], below: 0 },
  })
  story.raider('Anna').plays('Distract', { on: 'Dungeon' })
  story.resolve()
  const allies = () => [story.exhausted('Defias Envoker'), story.exhausted('Defias Pirate')]
  expect([...allies(), story.exhausted('Dungeon'), story.exhausted('Brigg')]).toEqual([
    true,
    true,
    false,
    false,
  ])
  story.turnOf('Anna')
  expect(story.eventsOfKind('attacking').map((one) => one.card)).toEqual(['DDD-1'])
  expect(allies()).toEqual([true, true])
  story.turnOf('Anna')
  expect(story.eventsOfKind('attacking').map((one) => one.card)).toEqual([
    'DDD-1',
    'DDD-1',
    'DDD-10',
    'DDD-11',
  ])
  story.waitsFor('Anna')
})

test('Fan of Knives deals 2 to each opposing character', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Fan of Knives'], play: [BOSS], resources: 3 }, Bert: {} },
    dungeon: { play: ['Glubtok'] },
  })
  story.raider('Anna').plays('Fan of Knives')
  story.resolve()
  expect([story.damage('Dungeon'), story.damage('Glubtok')]).toEqual([2, 2])
  expect([story.damage('Anna'), story.damage(BOSS), story.damage('Bert')]).toEqual([0, 0, 0])
  story.waitsFor('Anna')
})

test('Fan of Knives comes back from the graveyard if you discard a weapon on your own turn', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Scarlet Kris', 'Brigg'], graveyard: ['Fan of Knives'] },
      Bert: { hand: ['Scarlet Kris'], graveyard: ['Fan of Knives'] },
    },
  })
  const anna = story.raider('Anna').uses('Fan of Knives')
  expect(story.offers).toEqual(['Scarlet Kris'])
  anna.answers('Scarlet Kris')
  expect(story.offers).not.toContain('power Fan of Knives')
  story.resolve()
  expect(story.cards('Anna', 'hand')).toEqual(['Brigg', 'Fan of Knives'])
  expect(story.cards('Anna', 'graveyard')).toEqual(['Scarlet Kris'])
  story.waitsFor('Anna')
})

test('Gouge exhausts a character, which doesn’t ready in its next ready step', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Gouge'], resources: 1 } },
    dungeon: { below: 0 },
  })
  story.raider('Anna').plays('Gouge', { on: 'Dungeon' })
  story.resolve()
  story.turnOf('Anna')
  expect([story.exhausted('Dungeon'), story.eventsOfKind('attacking')]).toEqual([true, []])
  story.turnOf('Anna')
  expect(story.eventsOfKind('attacking')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('Infiltrate gives up to two characters Assault 2 and Stealth this turn', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Infiltrate'], play: ['Brigg', 'Oruk Starstorm'], resources: 2 } },
  })
  story.raider('Anna').plays('Infiltrate', { on: ['Brigg', 'Anna'] })
  story.resolve()
  expect([story.atk('Brigg'), story.atk('Anna'), story.atk('Oruk Starstorm')]).toEqual([3, 2, 4])
  expect([story.has('Brigg', 'stealth'), story.has('Oruk Starstorm', 'stealth')]).toEqual([1, 0])
  story.turnOf('Anna')
  expect([story.atk('Brigg'), story.has('Brigg', 'stealth')]).toEqual([1, 0])
  story.waitsFor('Anna')
})

test('Prey on the Weak destroys an ally with cost 4 or less, so any ally of the Dungeon (cost 0)', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Prey on the Weak'], play: ['Karrok Scarrend', 'Brigg'], resources: 2 } },
    dungeon: { play: [BOSS, 'Vapor'] },
  })
  story.raider('Anna').plays('Prey on the Weak')
  expect(story.offers).toEqual(['Brigg', BOSS])
  story.raider('Anna').answers(BOSS)
  story.resolve()
  expect(story.isInPlay(BOSS)).toBe(false)
  story.waitsFor('Anna')
})

test('Sinister Strike deals 1 plus the ATK of a Melee weapon', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Sinister Strike'], play: ["Perdition's Blade"], resources: 2 } },
  })
  story.raider('Anna').plays('Sinister Strike', { on: 'Dungeon' })
  story.resolve()
  expect([story.damage('Dungeon'), story.exhausted("Perdition's Blade")]).toEqual([3, false])
  story.waitsFor('Anna')
})
