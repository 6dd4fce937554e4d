/** Wielding (303.2d, 406) and the uniqueness of weapons and off-hand equipment (414.3). */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  armor,
  asLongAs,
  conspicuous,
  dualWield,
  each,
  hero,
  numberedCardsOfSet,
  ongoing,
  self,
  stealth,
  strikesWith,
  thereAreAtLeast,
  type UnnumberedCard,
  weapon,
  when,
  you,
  your,
  yourHero,
} from '../../../cards/builders.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import { DUNGEON_NAME } from '../../../scenarios/table-setup.ts'
import { exampleCardsAboutCombat, idOfCombatExampleCard } from '../../../scenarios/test-cards/combat.ts'
import type { Card } from '../../model/data/card.ts'
import type { NamedKeyword } from '../../model/data/vocabulary/basic-words.ts'

const own = (...cards: UnnumberedCard[]): Card[] =>
  numberedCardsOfSet('OWN', Object.fromEntries(cards.map((card, i) => [i + 1, card])))
const keyword = (which: NamedKeyword) => ({ kind: 'keyword', keyword: which }) as const

const dagger = weapon('Dagger', { melee: 1, strikeCost: 0 }, '1H, Melee (1)')
const axe = weapon('Axe', { melee: 3, strikeCost: 0 }, 'Two-Handed, Melee (1)')
const bow = weapon('Bow', { ranged: 2, strikeCost: 0 }, 'Ranged (1)')
const shield = armor('Shield', { def: 1 }, 'Off-Hand (1), Shield')
const orb = armor('Orb', { def: 1 }, 'Off-Hand (1)')
const held = [dagger, axe, bow, shield, orb]
const ID: Record<string, string> = { D: 'OWN-1', A: 'OWN-2', B: 'OWN-3', S: 'OWN-4', O: 'OWN-5' }

/**
 * Begins a story in which Anna's hero has these keywords, and Anna has this equipment in play. The story shows from
 * which cards she must choose one to destroy.
 */
const holding = (wields: NamedKeyword[], letters: string): Story => {
  const powers = wields.map(keyword)
  return scenario({
    cards: own(...held, hero('Arms Master', { health: 30 }, '', ...powers)),
    raiders: {
      Anna: { hero: 'OWN-6', play: [...letters].map((letter) => ID[letter] ?? ''), hand: ['Rend'] },
    },
    dungeon: { below: 0 },
  })
}

test.each<[string, NamedKeyword[], string, string]>([
  ['one Melee weapon at a time (414.3)', [], 'DD', 'DD'],
  ['a dagger and a shield', [], 'DS', ''],
  ['no two-handed and off-hand (414.3c)', [], 'AS', 'AS'],
  ['one Ranged weapon besides', [], 'DB', ''],
  ['one Ranged weapon', [], 'BB', 'BB'],
  ['Dual Wield: two one-handed (406.1, 406.2)', ['dualWield'], 'DD', ''],
  ['Dual Wield: no third (414.3d)', ['dualWield'], 'DDD', 'DDD'],
  ['Dual Wield: no off-hand besides (406.2a)', ['dualWield'], 'DDO', 'DDO'],
  ['Dual Wield: no two-handed', ['dualWield'], 'DA', 'DA'],
  ['Dual Wield: one and an off-hand', ['dualWield'], 'DO', ''],
  ['Two-Handed Dual Wield: two two-handed (406.2)', ['twoHandedDualWield'], 'AA', ''],
  ['Two-Handed Dual Wield: one of each', ['twoHandedDualWield'], 'AD', ''],
  ['Two-Handed Dual Wield: two-handed and off-hand', ['twoHandedDualWield'], 'AO', ''],
  ['Two-Handed Dual Wield: two one-handed (406.2b)', ['twoHandedDualWield'], 'DD', ''],
  ['Two-Handed Dual Wield: not three', ['twoHandedDualWield'], 'AAO', 'AAO'],
  ['Dual Shield: two shields (406.2)', ['dualShield'], 'SS', ''],
  ['Dual Shield: no other off-hand', ['dualShield'], 'SO', 'SO'],
  ['Dual Shield: no Melee weapon besides', ['dualShield'], 'DSS', 'DSS'],
  ['Sextuple Wield: six hands (406.3)', ['sextupleWield'], 'AADD', ''],
  ['Sextuple Wield: not seven', ['sextupleWield'], 'AAAD', 'AAAD'],
  ['Sextuple Wield: an off-hand is one (406.3a)', ['sextupleWield'], 'AADO', ''],
  ['Sextuple Wield: no seventh hand for an off-hand', ['sextupleWield'], 'AAAO', 'AAAO'],
  ['Sextuple and Dual Wield add nothing to each other', ['sextupleWield', 'dualWield'], 'AAAD', 'AAAD'],
  ['Ranged Dual Wield: two (406.4)', ['rangedDualWield'], 'BB', ''],
  ['Ranged Dual Wield: not three (406.4)', ['rangedDualWield'], 'BBB', 'BBB'],
  ['Infinite Wield: one-handed without number (406.5)', ['infiniteWield'], 'DDDDD', ''],
  ['Infinite Wield: not two-handed (406.5)', ['infiniteWield'], 'DA', 'DA'],
])('%s', (_, wields, letters, violating) => {
  const story = holding(wields, letters)
  expect(story.decision?.kind).toBe(violating ? 'unique' : 'priority')
  if (violating) expect(story.offers).toEqual([...violating].map((letter) => NAMES[letter]))
  story.waitsFor('Anna', violating ? 'unique' : 'priority')
})
const NAMES: Record<string, string> = { D: 'Dagger', A: 'Axe', B: 'Bow', S: 'Shield', O: 'Orb' }

test('406.2a, example: Deathbringer and Sword of Zeal are allowed with Dual Wield; an Off-Hand is one too many, and any of them may be destroyed', () => {
  const story = scenario({
    cards: [
      ...exampleCardsAboutCombat,
      ...own(hero('Arms Master', { health: 30 }, '', dualWield), { ...orb, cost: 0 }),
    ],
    raiders: {
      Anna: {
        hero: 'OWN-1',
        play: [idOfCombatExampleCard('Deathbringer')],
        hand: [idOfCombatExampleCard('Sword of Zeal'), 'OWN-2', 'Rend'],
        resources: 4,
      },
    },
    dungeon: { below: 0 },
  })
  story.raider('Anna').plays('Sword of Zeal')
  story.resolve()
  expect(story.decision?.kind).toBe('priority')
  story.raider('Anna').plays('Orb')
  story.resolve()
  expect([story.decision?.kind, story.offers]).toEqual(['unique', ['Deathbringer', 'Sword of Zeal', 'Orb']])
  story.pick('Deathbringer')
  expect(story.party('Anna')).toEqual(['Arms Master', 'Sword of Zeal', 'Orb'])
  story.waitsFor('Anna')
})

test('a hero that loses Dual Wield has too many weapons (406.2b)', () => {
  const story = scenario({
    cards: own(
      dagger,
      ability(
        'Stance',
        { cost: 0 },
        '',
        ongoing(asLongAs(thereAreAtLeast(1, each(your.ally)), yourHero.has(keyword('dualWield')))),
      ),
      ally('Trainer', { melee: 1, health: 1 }, ''),
      ability('Fell', { cost: 0 }, '', { kind: 'destroy', what: each(any.ally).is }),
    ),
    raiders: { Anna: { play: ['OWN-3', 'OWN-2', 'OWN-1', 'OWN-1'], hand: ['OWN-4', 'Rend'] } },
    dungeon: { below: 0 },
  })
  expect(story.decision?.kind).toBe('priority')
  story.raider('Anna').plays('Fell')
  story.resolve()
  expect(story.offers).toEqual(['Dagger', 'Dagger'])
  story.pick('Dagger')
  story.waitsFor('Anna')
})

/** Returns the numbers of weapons that Anna is offered, one question after the other, if she always takes the first. */
const striking = (wields: NamedKeyword[], letters: string): string => {
  const story = holding(wields, letters)
  story.raider('Anna').proposes('Anna', DUNGEON_NAME)
  story.resolve()
  let offered = ''
  while (story.decision?.kind === 'strike') {
    offered += story.offers.length - 1
    story.pick(story.offers[0] ?? '')
  }
  story.fight()
  story.waitsFor('Anna')
  return `${offered}: ${story.eventsOfKind('struck').length} struck for ${story.damage(DUNGEON_NAME)}`
}

test.each<[string, NamedKeyword[], string, string]>([
  ['one weapon a combat (303.2c)', [], 'DB', '2: 1 struck for 1'],
  ['two Melee weapons with Dual Wield', ['dualWield'], 'DD', '21: 2 struck for 2'],
  ['two with Two-Handed Dual Wield', ['twoHandedDualWield'], 'AA', '21: 2 struck for 6'],
  ['never Melee and Ranged', ['dualWield', 'rangedDualWield'], 'DB', '2: 1 struck for 1'],
  ['two Ranged weapons', ['rangedDualWield'], 'BB', '21: 2 struck for 4'],
  ['six hands', ['sextupleWield'], 'AADD', '4321: 4 struck for 8'],
  ['any number of one-handed', ['infiniteWield'], 'DDDD', '4321: 4 struck for 4'],
])('strikes together: %s (406.6)', (_, wields, letters, told) => {
  expect(striking(wields, letters)).toBe(told)
})

test('the costs of all strikes are paid together, and weapons that can’t be paid for aren’t offered (406.6)', () => {
  const story = scenario({
    cards: [...exampleCardsAboutCombat, ...own(hero('Arms Master', { health: 30 }, '', dualWield))],
    raiders: {
      Anna: {
        hero: 'OWN-1',
        play: [idOfCombatExampleCard('Deathbringer'), idOfCombatExampleCard('Sword of Zeal')],
        hand: ['Rend'],
        resources: 3,
      },
    },
    dungeon: { below: 0 },
  })
  story.raider('Anna').proposes('Anna', DUNGEON_NAME)
  story.resolve()
  expect(story.offers).toEqual(['Deathbringer', 'Sword of Zeal', 'none'])
  story.pick('Sword of Zeal')
  story.fight()
  story.pick('Anna')
  story.resolve()
  story.pick()
  expect([story.damage(DUNGEON_NAME), story.resources('Anna').ready]).toEqual([2, 1])
  story.waitsFor('Anna')
})

test('a player isn’t asked about weapons with which the hero can’t strike (103.2)', () => {
  const story = scenario({
    cards: own(dagger, { ...bow, powers: [{ kind: 'continuous', mods: yourHero.cant('strike', self) }] }),
    raiders: { Anna: { play: ['OWN-1', 'OWN-2'], hand: ['Rend'] } },
    dungeon: { below: 0 },
  })
  story.raider('Anna').proposes('Anna', DUNGEON_NAME)
  story.resolve()
  expect(story.offers).toEqual(['Dagger', 'none'])
  story.pick('none')
  story.fight()
  story.waitsFor('Anna')
})

test('an ally can strike if a weapon or the ally’s own card says so (303.2d)', () => {
  const story = scenario({
    cards: own(
      weapon(
        'Loaned Blade',
        { melee: 2, strikeCost: 0 },
        '1H, Melee (1)',
        each(your.ally).canStrikeWith(self),
      ),
      { ...bow, name: 'Longbow' },
      ally('Marksman', { ranged: 1, health: 9 }, '', self.canStrikeWith({ kind: 'tag', tag: 'Ranged' })),
    ),
    raiders: { Anna: { play: ['OWN-1', 'OWN-2', 'OWN-3', 'Brigg'], hand: ['Rend'] } },
    dungeon: { below: 0 },
  })
  story.raider('Anna').proposes('Brigg', DUNGEON_NAME)
  story.resolve()
  expect(story.offers).toEqual(['Loaned Blade', 'none'])
  story.pick('none')
  story.fight()
  story.raider('Anna').proposes('Marksman', DUNGEON_NAME)
  story.resolve()
  expect(story.offers).toEqual(['Loaned Blade', 'Longbow', 'none'])
  story.pick('Longbow')
  story.fight()
  expect(story.eventsOfKind('damaged').at(-1)).toMatchObject({ amount: 3, types: ['ranged'] })
  story.waitsFor('Anna')
})

test('a wielder has its weapon’s Conspicuous and Stealth, and powers trigger on the strike (303.2b)', () => {
  const story = scenario({
    cards: own(
      weapon(
        'Loud Blade',
        { melee: 2, strikeCost: 0 },
        '1H, Melee (1)',
        conspicuous,
        stealth,
        when(strikesWith(any.hero, self), you.draw(1)),
      ),
    ),
    raiders: { Anna: { play: ['OWN-1'], hand: ['Gouge'], resources: 1 } },
    dungeon: { below: 0 },
  })
  story.raider('Anna').proposes('Anna', DUNGEON_NAME)
  story.resolve()
  story.pick('Loud Blade')
  expect([story.has('Anna', 'conspicuous'), story.has('Anna', 'stealth'), story.chain]).toEqual([
    1,
    1,
    ['Loud Blade'],
  ])
  story.fight()
  expect([story.has('Anna', 'conspicuous'), story.has('Loud Blade', 'conspicuous')]).toEqual([0, 1])
  story.waitsFor('Anna')
})

test('406.6, example: Deathbringer and Sword of Zeal strike together, and both trigger on the same damage', () => {
  const story = scenario({
    cards: [...exampleCardsAboutCombat, ...own(hero('Arms Master', { health: 30 }, '', dualWield))],
    players: {
      Anna: {
        hero: 'OWN-1',
        play: [idOfCombatExampleCard('Deathbringer'), idOfCombatExampleCard('Sword of Zeal')],
        hand: ['Rend'],
        resources: 6,
      },
      Bert: { play: [idOfCombatExampleCard('Exarch Orelis')] },
    },
  })
  story.raider('Anna').proposes('Anna', 'Exarch Orelis')
  story.resolve()
  story.pick('Deathbringer')
  story.pick('Sword of Zeal')
  story.fight()
  expect([story.damage('Exarch Orelis'), story.resources('Anna').ready]).toEqual([4, 2])
  expect([story.decision?.kind, story.decision?.options.length]).toEqual(['order', 2])
  story.pick('t0')
  story.pick('Bert')
  story.pick('Anna')
  expect(story.chain).toEqual(['Deathbringer', 'Sword of Zeal'])
  story.resolve()
  expect([story.decision?.kind, story.decision?.max]).toEqual(['choose', 4])
  story.pick(...(story.decision?.options.slice(0, 4) ?? []).map(({ id }) => id))
  story.resolve()
  expect([story.damage('Bert'), story.resources('Anna').ready]).toEqual([4, 6])
  story.waitsFor('Anna')
})
