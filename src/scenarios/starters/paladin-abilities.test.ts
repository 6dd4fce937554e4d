/** The Paladin starters' heroes, and the abilities of the Alliance starter. */
import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

const OAF = 'Lumbering Oaf'
const BODYGUARD = 'Ogre Bodyguard'

test('Saria flips for (5) to make an opposing ally deal itself melee damage equal to its ATK, on her turn', () => {
  const story = scenario({
    raiders: {
      Bert: { hand: ['Zulanji'], resources: 2 },
      Anna: { hero: 'Saria of Stormwind', play: ['Brigg'], resources: 10 },
    },
    dungeon: { play: [OAF] },
    turn: 'Bert',
  })
  story.raider('Bert').plays('Zulanji')
  expect(story.party('Bert')).toContain('Zulanji') // nobody was asked
  story.turnOf('Anna')
  story.raider('Anna').uses('Anna')
  expect(story.offers).toEqual([OAF])
  story.pick(OAF)
  story.resolve()
  expect(story.eventsOfKind('damaged').at(-1)).toMatchObject({ byCard: 'DDD-9', amount: 4, types: ['melee'] })
  expect([story.damage(OAF), story.resources('Anna').ready]).toEqual([4, 5])
  expect(story.raider('Anna').may('power Saria of Stormwind')).toBe(false)
  story.waitsFor('Anna')
})

test('Naedia flips for (3) to deal 2 unpreventable damage, on her turn', () => {
  const story = scenario({
    raiders: {
      Bert: { hand: ['Zulanji'], resources: 2 },
      Anna: { hero: 'Naedia of Silvermoon City', resources: 6 },
    },
    dungeon: { play: [BODYGUARD] },
    turn: 'Bert',
  })
  story.raider('Bert').plays('Zulanji')
  expect(story.party('Bert')).toContain('Zulanji') // nobody was asked
  story.turnOf('Anna')
  story.raider('Anna').uses('Anna')
  expect(story.offers.toSorted()).toEqual(['Anna', 'Bert', 'Dungeon', BODYGUARD, 'Zulanji'].toSorted())
  story.pick(BODYGUARD)
  story.resolve()
  expect([story.damage(BODYGUARD), story.eventsOfKind('damaged').at(-1)?.types]).toEqual([2, ['holy']])
  expect(story.resources('Anna').ready).toBe(3)
  expect(story.raider('Anna').may('power Naedia of Silvermoon City')).toBe(false)
  story.waitsFor('Anna')
})

test('Blessing of Might gives 1 ATK while attacking, but not while defending', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Blessing of Might'], play: ['Vaerik Proudhoof'], resources: 2 },
      Bert: { play: ['Zulanji', 'Karrok Scarrend'] },
    },
  })
  story.raider('Anna').plays('Blessing of Might')
  expect(story.offers).toEqual(['Anna', 'Bert', 'Vaerik Proudhoof', 'Zulanji', 'Karrok Scarrend'])
  story.pick('Vaerik Proudhoof')
  story.resolve()
  expect([story.host('Blessing of Might'), story.atk('Vaerik Proudhoof')]).toEqual(['Vaerik Proudhoof', 5])
  story.raider('Anna').attacks('Vaerik Proudhoof', 'Bert')
  expect(story.damage('Bert')).toBe(6)
  story.turnOf('Bert')
  story.raider('Bert').attacks('Karrok Scarrend', 'Vaerik Proudhoof')
  expect(
    story
      .eventsOfKind('damaged')
      .find(({ by, amount }) => amount === 6 && story.cardName(by) !== 'Vaerik Proudhoof'),
  ).toBe(undefined)
  expect(story.eventsOfKind('damaged').at(-2)?.amount).toBe(5)
  story.waitsFor('Bert')
})

test('Censure returns an opposing ally that is attacking to its owner’s hand', () => {
  const story = scenario({
    players: {
      Bert: { play: ['Karrok Scarrend', 'Brigg'] },
      Anna: { hand: ['Censure'], resources: 1 },
    },
  })
  story.raider('Bert').proposes('Karrok Scarrend', 'Anna')
  story.resolve()
  story.raider('Anna').plays('Censure')
  expect(story.offers).toEqual(['Karrok Scarrend'])
  story.pick('Karrok Scarrend')
  story.resolve()
  story.fight()
  expect([story.damage('Anna'), story.cards('Bert', 'hand').includes('Karrok Scarrend')]).toEqual([0, true])
  story.waitsFor('Bert')
})

test('Censure can target neither an attacking hero nor an ally of its own player', () => {
  const story = scenario({
    players: {
      Bert: { play: ['Scarlet Kris'], hand: ['Censure'], resources: 1 },
      Anna: { hand: ['Censure'], play: ['Brigg'], resources: 1 },
    },
  })
  story.raider('Bert').proposes('Bert', 'Anna')
  story.resolve()
  story.pick('Scarlet Kris') // nobody was asked
  expect(story.damage('Anna')).toBe(1)
  story.turnOf('Anna')
  story.raider('Anna').proposes('Brigg', 'Bert')
  story.resolve()
  expect(story.name(story.decision?.seat ?? 0)).toBe('Bert')
  story.raider('Bert').plays('Censure')
  expect(story.offers).toEqual(['Brigg'])
  story.waitsFor('Bert', 'target')
})

test('Hammer of Justice exhausts a character, which doesn’t ready in its next ready step, and draws a card', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Hammer of Justice'], resources: 2 },
      Bert: { play: ['Zulanji'] },
    },
  })
  story.raider('Anna').plays('Hammer of Justice')
  expect(story.offers).toEqual(['Anna', 'Bert', 'Zulanji'])
  story.pick('Zulanji')
  story.resolve()
  expect([story.exhausted('Zulanji'), story.cards('Anna', 'hand').length]).toEqual([true, 1])
  story.turnOf('Bert')
  expect(story.exhausted('Zulanji')).toBe(true)
  story.turnOf('Anna')
  story.turnOf('Bert')
  expect(story.exhausted('Zulanji')).toBe(false)
  story.waitsFor('Bert')
})

test('Holy Light heals 5 and draws a card', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Holy Light'], play: ['Brigg'], resources: 3 }, Bert: { damage: 9 } },
    dungeon: { play: [OAF] },
  })
  story.raider('Anna').plays('Holy Light')
  expect(story.offers).toEqual(['Anna', 'Bert', 'Dungeon', 'Brigg', OAF])
  story.pick('Bert')
  story.resolve()
  expect([story.damage('Bert'), story.cards('Anna', 'hand').length]).toEqual([4, 1])
  story.waitsFor('Anna')
})

test('Holy Shock prevents the next 4 damage to a friend this turn, or deals unpreventable damage to an opponent', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Holy Shock', 'Fire Blast', 'Drain Essence', 'Scorch'], play: ['Brigg'], resources: 7 },
      Bert: { hand: ['Fire Blast'], resources: 1 },
    },
    dungeon: { play: [BODYGUARD, OAF, "Cookie's Cauldron"] },
  })
  const anna = story.raider('Anna').plays('Holy Shock')
  expect(story.offers).toEqual(['Anna', 'Bert', 'Brigg'])
  story.pick('Bert')
  expect(story.offers).toEqual(['Dungeon', BODYGUARD, OAF])
  story.pick(BODYGUARD)
  story.resolve()
  expect([story.isInPlay(BODYGUARD), story.eventsOfKind('damaged').at(-1)?.amount]).toEqual([false, 4])
  anna.plays('Drain Essence', { on: 'Bert' })
  story.resolve()
  anna.plays('Fire Blast', { on: 'Bert' })
  story.resolve()
  expect(story.damage('Bert')).toBe(1)
  story.waitsFor('Anna')
})

test('Holy Shock’s prevention ends with the turn', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Holy Shock'], resources: 3 }, Bert: { hand: ['Scorch'] } },
    dungeon: { play: [OAF], below: 0 },
  })
  story.raider('Anna').plays('Holy Shock', { on: 'Bert' }).answers(OAF)
  story.resolve()
  story.turnOf('Bert')
  story.raider('Bert').plays('Scorch', { on: 'Bert' })
  story.resolve()
  expect(story.damage('Bert')).toBe(1)
  story.waitsFor('Bert')
})

test('Seal of Wrath: combat damage that your hero deals with a weapon may be followed by 2 more', () => {
  const story = scenario({
    raiders: {
      Anna: {
        play: ['Seal of Wrath', 'Vaerik Proudhoof'],
        hand: ["Perdition's Blade", 'Gouge'],
        resources: 4,
      },
      Bert: { play: ['Scarlet Kris'] },
    },
    dungeon: { play: [BODYGUARD] },
  })
  const anna = story.raider('Anna').plays("Perdition's Blade")
  story.resolve()
  story.pick('Dungeon')
  story.resolve()
  anna.attacks('Vaerik Proudhoof', 'Dungeon')
  expect(story.damage('Dungeon')).toBe(6)
  anna.proposes('Anna', 'Dungeon')
  story.resolve()
  story.pick("Perdition's Blade")
  story.fight()
  expect(story.offers).toEqual(['Anna', 'Bert', 'Dungeon', 'Vaerik Proudhoof', BODYGUARD])
  story.pick(BODYGUARD)
  story.resolve()
  anna.answers('yes')
  story.fight()
  expect([story.damage('Dungeon'), story.damage(BODYGUARD)]).toEqual([8, 2])
  story.turnOf('Bert')
  story.raider('Bert').attacks('Bert', 'Dungeon', 'Scarlet Kris')
  expect(story.eventsOfKind('damaged').at(-1)?.byCard).toBe('CD2-R1')
  story.waitsFor('Bert')
})

test('Seal of Wrath stays in play, and needs a weapon', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Seal of Wrath', 'Juggernaut'], resources: 3 } },
    dungeon: { play: [OAF] },
  })
  const anna = story.raider('Anna').plays('Seal of Wrath')
  story.resolve()
  expect(story.isInPlay('Seal of Wrath')).toBe(true)
  anna.plays('Juggernaut')
  story.resolve()
  anna.proposes('Anna', OAF)
  story.fight()
  expect(story.damage(OAF)).toBe(3)
  story.waitsFor('Anna')
})

test('Wrath of Turalyon destroys all allies that attacked this turn, and no others', () => {
  const story = scenario({
    players: {
      Bert: { play: ['Karrok Scarrend', 'Brigg', 'Zulanji', 'Scarlet Kris'] },
      Anna: { hand: ['Wrath of Turalyon'], play: ['Oruk Starstorm'], resources: 4 },
    },
  })
  const bert = story.raider('Bert').proposes('Karrok Scarrend', 'Anna')
  story.fight()
  bert.proposes('Bert', 'Anna')
  story.resolve()
  story.pick('Scarlet Kris')
  story.fight()
  bert.proposes('Brigg', 'Anna')
  story.resolve()
  story.raider('Anna').plays('Wrath of Turalyon')
  story.resolve()
  story.fight()
  expect(
    ['Karrok Scarrend', 'Brigg', 'Zulanji', 'Oruk Starstorm'].map((name) => story.isInPlay(name)),
  ).toEqual([false, false, true, true])
  expect(story.party('Bert')).toContain('Frizlix of Kezan')
  story.waitsFor('Bert')
})

test('Wrath of Turalyon ignores allies that attacked only in an earlier turn', () => {
  const story = scenario({
    players: {
      Bert: { play: ['Karrok Scarrend', 'Brigg'] },
      Anna: { hand: ['Wrath of Turalyon'], resources: 4 },
    },
  })
  story.raider('Bert').attacks('Karrok Scarrend', 'Anna')
  story.turnOf('Anna')
  story.raider('Anna').plays('Wrath of Turalyon')
  story.resolve()
  expect(story.isInPlay('Karrok Scarrend')).toBe(true)
  story.waitsFor('Anna')
})
