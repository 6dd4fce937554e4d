/** The Shaman starters' allies, Totem and weapons. */
import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

test('Inferno Totem deals an opposing hero 4 fire damage at the start of your turn', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Inferno Totem', 'Wrath'], play: ['Brigg'], resources: 2 },
      Bert: { play: ['Zulanji'] },
      Cleo: {},
    },
  })
  story.raider('Anna').plays('Inferno Totem')
  story.resolve()
  story.turnOf('Bert')
  story.turnOf('Cleo')
  expect(story.eventsOfKind('damaged')).toEqual([])
  story.turnOf('Anna')
  expect(story.offers).toEqual(['Bert', 'Cleo'])
  story.raider('Anna').answers('Cleo')
  story.resolve()
  expect([story.damage('Cleo'), story.damage('Bert')]).toEqual([4, 0])
  expect(story.eventsOfKind('damaged').map(({ types }) => types)).toEqual([['fire']])
  story.waitsFor('Anna')
})

test('Inferno Totem is an ability and an ally: it can be attacked, but can’t attack (305.3a)', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Cleanse Spirit'], play: ['Zulanji', 'Inferno Totem'], resources: 2 },
      Bert: { play: ['Inferno Totem'] },
    },
    turn: 'Anna',
  })
  story.passUntil(() => story.decision?.kind === 'target')
  if (story.decision?.kind === 'target') story.pick('Bert')
  story.passUntil(() => story.isCalm())
  expect(story.raider('Anna').may('attack Inferno Totem')).toBe(false)
  story.raider('Anna').attacks('Zulanji', 'Inferno Totem')
  expect(story.cards('Bert', 'graveyard')).toEqual(['Inferno Totem'])
  story.raider('Anna').plays('Cleanse Spirit')
  expect(story.offers).toEqual(['Inferno Totem'])
  story.waitsFor('Anna', 'target')
})

test.each([
  ['Boki Earthgaze', 6, 6],
  ["Toz'jun", 5, 4],
])('%s can attack at once (Ferocity)', (name, resources, atk) => {
  const story = scenario({ players: { Anna: { hand: [name, 'Wrath'], resources }, Bert: {} } })
  story.raider('Anna').plays(name)
  story.resolve()
  story.raider('Anna').attacks(name, 'Bert')
  expect(story.damage('Bert')).toBe(atk)
  story.waitsFor('Anna')
})

test('Lifemender Dorn heals 1 damage from a character for (1), once per turn', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['Lifemender Dorn'], damage: 3, resources: 2 },
      Bert: { play: ['Brigg'] },
    },
  })
  const anna = story.raider('Anna').uses('Lifemender Dorn')
  expect(story.offers).toEqual(['Anna', 'Bert', 'Lifemender Dorn', 'Brigg'])
  anna.answers('Anna')
  story.resolve()
  expect([story.damage('Anna'), story.resources('Anna').ready]).toEqual([2, 1])
  expect(anna.may('power Lifemender Dorn')).toBe(false)
  story.turnOf('Anna')
  anna.uses('Lifemender Dorn', { on: 'Anna' })
  story.resolve()
  expect(story.damage('Anna')).toBe(1)
  story.waitsFor('Anna')
})

test('Mojo Doctor Zin’tar heals one of yours and deals 1 to an opposing character when he attacks', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ["Mojo Doctor Zin'tar", 'Fel Iron Hatchet'], damage: 2 },
      Bert: { play: ['Karrok Scarrend', 'Fel Iron Hatchet'] },
    },
  })
  const anna = story.raider('Anna').proposes("Mojo Doctor Zin'tar", 'Bert')
  story.resolve()
  expect(story.offers).toEqual(['Anna', "Mojo Doctor Zin'tar"])
  anna.answers('Anna')
  expect(story.offers).toEqual(['Bert', 'Karrok Scarrend'])
  anna.answers('Karrok Scarrend')
  story.resolve()
  expect([story.damage('Anna'), story.damage('Karrok Scarrend')]).toEqual([1, 1])
  story.fight()
  expect(story.damage('Bert')).toBe(2)
  story.waitsFor('Anna')
})

test('Zerzu heals all damage from your nature allies when she enters play, and from no other cards', () => {
  const story = scenario({
    players: {
      Anna: {
        hand: ['Zerzu', 'Wrath'],
        play: [
          { card: "Toz'jun", damage: 2 },
          { card: 'Brigg', damage: 1 },
        ],
        damage: 3,
        resources: 3,
      },
      Bert: { play: [{ card: 'Kalek Deepearth', damage: 2 }] },
    },
  })
  story.raider('Anna').plays('Zerzu')
  story.resolveAll()
  const hurt = ["Toz'jun", 'Brigg', 'Anna', 'Kalek Deepearth'].map((name) => story.damage(name))
  expect(hurt).toEqual([0, 1, 3, 2])
  story.waitsFor('Anna')
})

test('Masterwork Stormhammer exhausts, for (5), to deal up to three characters 1 nature damage each', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['Masterwork Stormhammer'], resources: 5 },
      Bert: { play: ['Karrok Scarrend', 'Brigg', 'Zip'] },
    },
  })
  const anna = story.raider('Anna').uses('Masterwork Stormhammer')
  expect([story.decision?.min, story.decision?.max]).toEqual([0, 3])
  anna.answers('Karrok Scarrend', 'Brigg', 'Bert')
  story.resolve()
  const hurt = ['Karrok Scarrend', 'Brigg', 'Bert', 'Zip'].map((name) => story.damage(name))
  expect([hurt, story.resources('Anna').ready]).toEqual([[1, 1, 1, 0], 0])
  expect(story.exhausted('Masterwork Stormhammer')).toBe(true)
  expect(story.eventsOfKind('damaged').every(({ types }) => types.includes('nature'))).toBe(true)
  story.waitsFor('Anna')
})

test.each(['Arvos Jadestone', 'Kalek Deepearth'])(
  '%s may heal 1 damage at the start of your turn (Mend 1)',
  (name) => {
    const story = scenario({
      players: { Anna: { hand: ['Wrath'], play: [name], damage: 2 }, Bert: {} },
    })
    story.passUntil(() => story.decision?.kind === 'target')
    if (story.game.turn.number === 1) story.pick('Anna')
    story.passUntil(() => story.decision?.kind === 'may')
    story.pick('yes')
    expect(story.damage('Anna')).toBe(1)
    story.passUntil(() => story.isCalm())
    story.waitsFor('Anna')
  },
)

test.each([
  ['Zerzu', true],
  ["Crul'korak, the Lightning's Arc", true],
  ['Brigg', false],
])('Bella Wilder can attack at once if you have another nature card (%s)', (card, attacks) => {
  const story = scenario({
    players: {
      Anna: { hand: ['Bella Wilder', 'Wrath'], play: [card], resources: 3 },
      Bert: { play: ['Zerzu'] },
    },
  })
  story.raider('Anna').plays('Bella Wilder')
  story.resolve()
  expect(story.raider('Anna').may('attack Bella Wilder')).toBe(attacks)
  story.waitsFor('Anna')
})

test.each([0, 1])('Tinker Casey Springlock can protect while she is undamaged: %i damage', (damage) => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['Zulanji'] },
      Bert: { play: [{ card: 'Tinker Casey Springlock', damage }] },
    },
  })
  story.raider('Anna').proposes('Zulanji', 'Bert')
  story.passUntil(() => story.decision?.kind === 'protect' || !story.game.combat)
  if (damage === 0) return story.waitsFor('Bert', 'protect')
  expect(story.damage('Bert')).toBe(4)
  story.waitsFor('Anna')
})

test('Windspeaker Nuvu readies when he attacks for the first time each turn', () => {
  const story = scenario({
    players: { Anna: { hand: ['Wrath'], play: ['Windspeaker Nuvu'] }, Bert: {} },
  })
  const anna = story.raider('Anna').attacks('Windspeaker Nuvu', 'Bert')
  expect(story.exhausted('Windspeaker Nuvu')).toBe(false)
  anna.attacks('Windspeaker Nuvu', 'Bert')
  expect(story.exhausted('Windspeaker Nuvu')).toBe(true)
  story.turnOf('Anna')
  anna.attacks('Windspeaker Nuvu', 'Bert')
  expect([story.exhausted('Windspeaker Nuvu'), story.damage('Bert')]).toEqual([false, 3])
  story.waitsFor('Anna')
})

test.each([true, false])('Zuur may return a nature card from your graveyard to your hand (%s)', (wanted) => {
  const story = scenario({
    players: {
      Anna: {
        hand: ['Zuur', 'Wrath'],
        graveyard: ['Brigg', 'Zerzu', "Crul'korak, the Lightning's Arc", 'Wrath'],
        resources: 4,
      },
      Bert: { graveyard: ['Zerzu'] },
    },
  })
  story.raider('Anna').plays('Zuur')
  story.resolve()
  expect(story.offers).toEqual(['Zerzu', "Crul'korak, the Lightning's Arc"])
  story.raider('Anna').answers('Zerzu')
  story.resolve()
  story.raider('Anna').answers(wanted ? 'yes' : 'no')
  expect(story.cards('Anna', 'hand').includes('Zerzu')).toBe(wanted)
  story.waitsFor('Anna')
})

test.each([
  ['Golem Skull Helm', true],
  ["Cookie's Cauldron", true],
  ['Golem Skull Helm', false],
])('Abomination Knuckles may destroy an armor or item when they enter play (%s, %s)', (what, wanted) => {
  const story = scenario({
    players: {
      Anna: { hand: ['Abomination Knuckles', 'Wrath'], resources: 3 },
      Bert: { play: ['Golem Skull Helm', "Cookie's Cauldron", 'Fel Iron Hatchet'] },
    },
  })
  story.raider('Anna').plays('Abomination Knuckles')
  story.resolve()
  expect(story.offers).toEqual(['Golem Skull Helm', "Cookie's Cauldron"])
  story.raider('Anna').answers(what)
  story.resolve()
  story.raider('Anna').answers(wanted ? 'yes' : 'no')
  expect(story.isInPlay(what)).toBe(!wanted)
  story.waitsFor('Anna')
})

test('Claws of Torment: your hero strikes with a second Melee weapon as well (Dual Wield)', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Claws of Torment', 'Wrath'], play: ['Fel Iron Hatchet'], resources: 4 },
      Bert: {},
    },
  })
  story.raider('Anna').plays('Claws of Torment')
  story.resolve()
  expect(story.party('Anna')).toHaveLength(3)
  story.raider('Anna').proposes('Anna', 'Bert')
  story.resolve()
  story.pick('Fel Iron Hatchet')
  story.passUntil(() => story.decision?.kind === 'strike' || !story.game.combat)
  expect(story.offers).toEqual(['Claws of Torment', 'none'])
  story.waitsFor('Anna', 'strike')
})

test('Crul’korak gives your nature allies Assault equal to its ATK', () => {
  const story = scenario({
    players: {
      Anna: {
        hand: ['Infusion of Earth', 'Wrath'],
        play: ["Crul'korak, the Lightning's Arc", "Toz'jun", 'Brigg'],
        resources: 2,
      },
      Bert: { play: ['Zerzu'] },
    },
  })
  expect([
    story.has("Toz'jun", 'assault'),
    story.has('Brigg', 'assault'),
    story.has('Zerzu', 'assault'),
  ]).toEqual([1, 0, 0])
  story.raider('Anna').plays('Infusion of Earth', { on: "Crul'korak, the Lightning's Arc" })
  story.resolve()
  expect([story.atk("Crul'korak, the Lightning's Arc"), story.atk("Toz'jun")]).toEqual([4, 8])
  story.turnOf('Bert')
  expect(story.atk("Toz'jun")).toBe(4)
  story.waitsFor('Bert')
})
