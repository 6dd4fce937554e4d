/** Keywords about damage, healing and prohibitions (rules glossary), each defined as data. */
import { expect, test } from 'vitest'
import {
  aberration,
  ability,
  absorb,
  ally,
  any,
  berserking,
  destroy,
  hardiness,
  inspiringPresence,
  invincible,
  irradiated,
  mend,
  numberedCardsOfSet,
  resistance,
  smash,
  spellshield,
  untargetable,
  weapon,
} from '../../../cards/builders.ts'
import { scenario } from '../../../scenarios/scenario.ts'
import { DUNGEON_NAME } from '../../../scenarios/table-setup.ts'
import { exampleCardsAboutReplacement as cards } from '../../../scenarios/test-cards/replacing.ts'
import type { Card } from '../../model/data/card.ts'

const OAF = 'Lumbering Oaf'
type Keyword = typeof absorb
const one = (atk: number, health: number, ...keywords: Keyword[]): Card[] => [
  ...cards,
  ...numberedCardsOfSet('OWN', { 1: ally('Subject', { cost: 1, melee: atk, health }, '', ...keywords) }),
]

test('Aberration: prevents all damage except combat damage', () => {
  const story = scenario({
    cards: one(1, 20, aberration),
    raiders: { Anna: { hand: ['Fire Blast', 'Fel Flame', 'Rend'], resources: 3, play: ['Subject'] } },
    dungeon: { play: [OAF] },
  })
  story.raider('Anna').plays('Fire Blast', { on: 'Subject' })
  story.resolve()
  expect([story.damage('Subject'), story.eventsOfKind('prevented')]).toMatchObject([0, [{ amount: 2 }]])
  story.raider('Anna').attacks('Subject', OAF)
  expect(story.damage('Subject')).toBeGreaterThan(0)
  story.waitsFor('Anna')
})

test('Resistance: prevents all damage that has this type, also together with other types', () => {
  const story = scenario({
    cards: one(1, 20, resistance('fire')),
    raiders: { Anna: { hand: ['Fire Blast', 'Lightning Bolt', 'Rend'], resources: 4, play: ['Subject'] } },
  })
  for (const card of ['Fire Blast', 'Lightning Bolt']) {
    story.raider('Anna').plays(card, { on: 'Subject' })
    story.resolve()
  }
  expect(story.damage('Subject')).toBe(4)
  story.waitsFor('Anna')
})

test('Hardiness: prevents 1 of each packet, once for each instance', () => {
  const story = scenario({
    cards: one(1, 20, hardiness, hardiness),
    raiders: { Anna: { hand: ['Lightning Bolt', 'Rend'], resources: 3, play: ['Subject'] } },
  })
  story.raider('Anna').plays('Lightning Bolt', { on: 'Subject' })
  story.resolve()
  while (story.decision?.kind === 'prevent') story.pick(story.decision.options[0]?.id ?? '')
  expect(story.damage('Subject')).toBe(2)
  story.waitsFor('Anna')
})

test('Inspiring Presence: your characters deal 1 more non-combat damage', () => {
  const story = scenario({
    cards: one(3, 20, inspiringPresence),
    raiders: { Anna: { hand: ['Fire Blast', 'Rend'], resources: 1, play: ['Subject'] } },
    dungeon: { play: [OAF] },
  })
  story.raider('Anna').plays('Fire Blast', { on: OAF })
  story.resolve()
  story.raider('Anna').attacks('Subject', OAF)
  expect(story.damage(OAF)).toBe(3 + 3)
  story.waitsFor('Anna')
})

test('Berserking: +1 ATK for each damage', () => {
  const story = scenario({
    cards: one(1, 9, berserking),
    raiders: { Anna: { play: [{ card: 'Subject', damage: 3 }] } },
  })
  expect(story.atk('Subject')).toBe(4)
  story.waitsFor('Anna')
})

test('Smash: combat damage to a defending ally that exceeds fatal damage goes to its controller’s hero (717.8)', () => {
  const story = scenario({
    cards: one(9, 20, smash),
    raiders: { Anna: { play: ['Subject'] } },
    dungeon: { play: [{ card: OAF, damage: 4 }] },
  })
  const left = story.health(OAF) - 4
  story.raider('Anna').attacks('Subject', OAF)
  const dealt = story.eventsOfKind('damaged').filter((event) => event.byCard === 'OWN-1')
  expect(dealt.map((event) => [event.amount, event.combat])).toEqual([
    [left, true],
    [9 - left, true],
  ])
  expect(story.damage(DUNGEON_NAME)).toBe(9 - left)
  story.waitsFor('Anna')
})

test('Smash of a weapon counts for its wielder, and the new packets have the modifiers of the old one (717.4c)', () => {
  const maul = weapon('Maul', { cost: 1, melee: 6, strikeCost: 0 }, 'Two-Handed, Mace, Melee (1)', smash)
  const story = scenario({
    cards: [...cards, ...numberedCardsOfSet('OWN', { 2: maul })],
    raiders: { Anna: { play: ['Maul', 'Berserker Stance'] } },
    dungeon: { play: [{ card: OAF, damage: 4 }] },
  })
  const left = story.health(OAF) - 4
  story.raider('Anna').attacks('Anna', OAF, 'Maul')
  expect(story.damage(DUNGEON_NAME)).toBe(7 - left)
  story.waitsFor('Anna')
})

test('Absorb: combat damage to a hero heals the same amount from your hero, once for each instance', () => {
  const story = scenario({
    cards: one(2, 9, absorb, absorb),
    raiders: { Anna: { play: ['Subject'], damage: 10 } },
  })
  story.raider('Anna').attacks('Subject', DUNGEON_NAME)
  story.resolveAll()
  expect([story.damage('Anna'), story.eventsOfKind('healed').map((event) => event.amount)]).toEqual([
    6,
    [2, 2],
  ])
  story.waitsFor('Anna')
})

test('Irradiated is passed on to allies in combat', () => {
  const story = scenario({
    cards: one(1, 9, irradiated),
    raiders: { Anna: { play: ['Subject'] } },
    dungeon: { play: [OAF] },
  })
  story.raider('Anna').attacks('Subject', OAF)
  story.resolveAll()
  expect(story.has(OAF, 'irradiated')).toBe(1)
  story.waitsFor('Anna')
})

test('Mend: may heal its number at the start of your turn', () => {
  const story = scenario({
    cards: one(1, 9, mend(2)),
    raiders: { Anna: { play: ['Subject'], damage: 5 } },
    turn: DUNGEON_NAME,
    marked: 'Anna',
  })
  story.idleUntil(() => story.decision?.kind === 'target')
  const before = story.damage('Anna')
  story.pick('Anna')
  story.idleUntil(() => story.decision?.kind === 'may')
  story.pick('yes')
  expect(story.damage('Anna')).toBe(before - 2)
  story.idleUntil(() => story.isCalm())
  story.waitsFor('Anna')
})

test.each<[string, Keyword, number]>([
  ['Spellshield: opponents can’t target it, friends can', spellshield, 1],
  ['Untargetable: nobody can target it', untargetable, 0],
  ['Invincible: nobody can target it', invincible, 0],
])('%s', (_, keyword, own) => {
  const story = scenario({
    cards: one(1, 9, keyword),
    raiders: { Anna: { hand: ['Fire Blast', 'Fire Blast'], resources: 2, play: ['Subject', 'Brigg'] } },
    dungeon: { play: ['Subject', OAF] },
  })
  story.pick('play Fire Blast')
  const subjects = story.offers.filter((offer) => offer === 'Subject')
  expect(subjects).toHaveLength(own)
  story.waitsFor('Anna', 'target')
})

test('Invincible: the ally can’t leave play and can’t be dealt damage', () => {
  const doom = ability('Doom', { cost: 1 }, '', destroy({ is: { kind: 'all', filter: any.ally } } as never))
  const story = scenario({
    cards: [...one(5, 9, invincible), ...numberedCardsOfSet('OWN', { 2: doom })],
    raiders: { Anna: { hand: ['Doom', 'Brigg'], resources: 1, play: ['Subject'] } },
    dungeon: { play: [OAF] },
  })
  story.raider('Anna').attacks('Subject', OAF)
  story.raider('Anna').plays('Doom')
  story.resolve()
  expect([story.damage('Subject'), story.isInPlay('Subject'), story.isInPlay(OAF)]).toEqual([0, true, false])
  story.waitsFor('Anna')
})
