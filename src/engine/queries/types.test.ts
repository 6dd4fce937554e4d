/**
 * Keywords that stand for a power (rules glossary), the other side of a hero (301.2), Golems (304.4), Mounts (302.3),
 * tags (202.1a).
 */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  arcaneTorrentKeyword,
  atkBonus,
  awesomeKeyword,
  deathRattleKeyword,
  destroy,
  each,
  eternalKeyword,
  findTreasureKeyword,
  flipHero,
  hero,
  item,
  numberedCardsOfSet,
  ongoing,
  pay,
  portalKeyword,
  target,
  type UnnumberedCard,
  you,
  your,
} from '../../cards/builders.ts'
import { scenario } from '../../scenarios/scenario.ts'
import type { PartySetup } from '../../scenarios/table-setup.ts'
import { doesTagMatch } from '../model/data/tags.ts'
import { hasType, typesOf } from './types.ts'

const EX = (n: number): string => `EX-keywords-${n}`
const tell = (
  cards: UnnumberedCard[],
  anna: PartySetup,
  dungeon: Omit<PartySetup, 'hero' | 'hand' | 'resources' | 'quests'> = {},
) =>
  scenario({
    cards: numberedCardsOfSet('EX', Object.fromEntries(cards.map((one, i) => [`keywords-${i}`, one]))),
    raiders: { Anna: anna },
    dungeon,
  })
const body = { cost: 1, melee: 1, health: 1 }
const kill = ability('Kill', { cost: 1 }, '', destroy(target(any.ally)))

test('Arcane Torrent removes the powers of an opposing card for the turn', () => {
  const story = tell(
    [ally('Elf', body, '', arcaneTorrentKeyword)],
    { hand: [EX(0), 'Brigg'], resources: 1 },
    { play: ['Lumbering Oaf'] },
  )
  story.raider('Anna').plays('Elf')
  story.resolve()
  story.pick('Lumbering Oaf')
  story.resolveAll()
  expect(story.characteristics('Lumbering Oaf').powerless).toBe(true)
  story.waitsFor('Anna')
})

test('a Death Rattle works from the graveyard, even if its card lost its powers in play (703.3a)', () => {
  const story = tell([ally('Bones', body, '', deathRattleKeyword(you.draw(1))), kill], {
    play: [EX(0)],
    hand: [EX(1), 'Brigg'],
    resources: 1,
  })
  story.raider('Anna').plays('Kill', { on: 'Bones' })
  story.resolveAll()
  expect(story.eventsOfKind('moved').filter((one) => one.why === 'drawn')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('an Eternal card may be shuffled into its deck', () => {
  const story = tell([ally('Bones', body, '', eternalKeyword), kill], {
    play: [EX(0)],
    hand: [EX(1), 'Brigg'],
    resources: 1,
  })
  story.raider('Anna').plays('Kill', { on: 'Bones' })
  story.resolveAll()
  story.pick('yes')
  expect(story.cards('Anna', 'deck')).toContain('Bones')
  expect(story.eventsOfKind('shuffled')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('Find Treasure: draw, then discard', () => {
  const story = tell([ally('Digger', body, '', findTreasureKeyword)], {
    hand: [EX(0), 'Brigg'],
    resources: 1,
  })
  story.raider('Anna').plays('Digger')
  story.resolveAll()
  story.pick('yes')
  story.pick('Brigg')
  expect([story.cards('Anna', 'graveyard'), story.cards('Anna', 'hand').length]).toEqual([['Brigg'], 1])
  story.waitsFor('Anna')
})

test('AWESOME: a player who compliments it draws a card', () => {
  const story = tell([ally('Star', body, '', awesomeKeyword)], { play: [EX(0)], hand: ['Brigg'] })
  story.turnOf('Anna')
  expect(story.decision?.kind).toBe('may')
  story.pick('yes')
  expect(
    story.eventsOfKind('moved', story.latest).filter((one) => one.why === 'drawn').length,
  ).toBeGreaterThan(0)
  story.waitsFor('Anna')
})

test('a Portal fetches a Demon with a lower cost', () => {
  const imp = ally('Imp', { cost: 1, fire: 1, health: 1 }, 'Demon')
  const lord = ally('Lord', { cost: 9, fire: 1, health: 1 }, 'Demon')
  const gate = ability('Gate', { cost: 2 }, 'Demonology', portalKeyword)
  const story = tell([imp, lord, gate], {
    hand: [EX(2), 'Brigg'],
    resources: 2,
    deck: [EX(0), EX(1), 'Brigg'],
  })
  story.raider('Anna').plays('Gate')
  story.resolve()
  expect(story.offers).toEqual(['Imp'])
  story.pick('Imp')
  while (story.decision?.kind === 'order') story.pick(...story.offers)
  expect(story.isInPlay('Imp')).toBe(true)
  story.waitsFor('Anna')
})

test('a hero has the powers of its visible side; ATK and health may also differ between the sides (301.2, 301.2a, 301.2b)', () => {
  const turner = {
    ...hero('Turner', { health: 28 }, 'Goblin, Hunter', pay(1, flipHero).to(you.draw(1))),
    back: {
      powers: [{ kind: 'continuous' as const, mods: each(your.ally).has(atkBonus(2)) }],
      atk: 1,
      health: 30,
    },
  }
  const story = tell([turner], { hero: EX(0), play: ['Brigg'], hand: ['Brigg'], resources: 1 })
  expect([story.atk('Brigg'), story.health('Anna')]).toEqual([1, 28])
  story.raider('Anna').uses('Anna')
  story.resolve()
  expect([story.atk('Brigg'), story.atk('Anna'), story.health('Anna')]).toEqual([3, 1, 30])
  story.waitsFor('Anna')
})

test('a Golem is an equipment and an ally (304.4a), a Mount can’t attack (302.3)', () => {
  const golem = { ...item('Golem', { cost: 1, health: 3 }, 'Golem'), atk: 2, damageType: 'melee' as const }
  const story = tell([golem, ally('Horse', { cost: 1, melee: 1, health: 1 }, 'Mount')], {
    play: [EX(0), EX(1)],
    hand: ['Brigg'],
  })
  expect(story.characteristics('Golem').types).toEqual(['equipment', 'ally'])
  const anna = story.raider('Anna')
  expect([anna.may('attack Golem'), anna.may('attack Horse')]).toEqual([true, false])
  story.waitsFor('Anna')
})

const golem = { cost: 1, melee: 2, health: 3 }

test.each([
  ['Golem', ally('Both', golem, 'Mechanical, Golem'), ['ally', 'equipment']],
  ['Golem', ally('Both', golem, 'War Golem'), ['ally', 'equipment']],
  ['Golem', { ...item('Both', golem, 'Golem'), atk: 2 }, ['equipment', 'ally']],
  ['Totem', ally('Both', golem, 'Fire Totem (1)'), ['ally', 'ability']],
  ['Totem', ability('Both', golem, 'Totem', ongoing()), ['ability', 'ally']],
  ['neither', ally('Both', golem, 'Golemancer, Totemist'), ['ally']],
  ['no such', { ...ability('Both', golem, 'Golem', ongoing()) }, ['ability']],
])(
  'a %s is both types in all zones, whichever type comes first on its type line (304.4a, 305.3a): %#',
  (_, card, types) => {
    const story = tell([card], {
      hand: [EX(0), EX(0), 'Rend'],
      resources: 2,
      play: [EX(0)],
      deck: [EX(0)],
      graveyard: [EX(0)],
    })
    const { game } = story.raider('Anna').plays('Both').story
    const lying = Object.values(game.objects).filter((one) => one.card === EX(0))
    expect(new Set(lying.map(({ zone }) => zone))).toEqual(
      new Set(['hand', 'deck', 'graveyard', 'chain', 'play', 'gone']),
    )
    for (const { id } of lying) {
      expect(typesOf(game, id)).toEqual(types)
      for (const type of ['ally', 'equipment', 'ability'] as const)
        expect(hasType(game, id, type)).toBe(types.includes(type))
    }
    story.waitsFor('Anna')
  },
)

test('the last word of a tag also matches, unless the tag is always used whole (202.1a, 202.4); an Archdruid is a Druid (202.4a)', () => {
  expect([
    doesTagMatch('Blood Elf', 'Elf'),
    doesTagMatch('Night Elf', 'Night Elf'),
    doesTagMatch('Fire Totem', 'Totem'),
  ]).toEqual([true, true, true])
  expect([
    doesTagMatch('Death Knight', 'Knight'),
    doesTagMatch('Death Knight', 'Death Knight'),
    doesTagMatch('Sea Giant', 'Giant'),
  ]).toEqual([false, true, false])
  expect(doesTagMatch('Archdruid', 'Druid')).toBe(true)
})
