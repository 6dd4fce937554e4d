/** Onyxia's treasure: nine helms and a cloak. */
import { expect, test } from 'vitest'
import { ability, any, item, numberedCardsOfSet, pay, target, yourHero } from '../../cards/builders.ts'
import { CLASS_TAGS } from '../../engine/index.ts'
import { type Story, scenario } from '../scenario.ts'
import type { PartySetup } from '../table-setup.ts'

const HELMS: [helm: string, whose: string][] = [
  ['Bloodfang Hood', 'Rogue'],
  ["Dragonstalker's Helm", 'Hunter'],
  ['Halo of Transcendence', 'Priest'],
  ['Helm of Wrath', 'Warrior'],
  ['Helmet of Ten Storms', 'Shaman'],
  ['Judgement Crown', 'Paladin'],
  ['Nemesis Skullcap', 'Warlock'],
  ['Netherwind Crown', 'Mage'],
  ['Stormrage Cover', 'Druid'],
]

const free = { cost: 0, instant: true } as const
const cards = numberedCardsOfSet('EX', {
  ...Object.fromEntries(
    CLASS_TAGS.map((whose) => [
      `deed-${whose}`,
      ability(`Deed of a ${whose}`, { ...free, classes: [whose] }, ''),
    ]),
  ),
  ...Object.fromEntries(
    CLASS_TAGS.map((whose) => [
      `tool-${whose}`,
      item(`Tool of a ${whose}`, { cost: 0, classes: [whose] }, ''),
    ]),
  ),
  bolt: ability('Bolt', free, '', yourHero.deals(3, 'fire').to(target(any.heroOrAlly))),
  balm: ability('Balm', free, '', yourHero.heals(3).from(target(any.heroOrAlly))),
  wand: item(
    'Wand',
    { cost: 0 },
    '',
    pay(0).to(yourHero.deals(3, 'fire').to(target(any.heroOrAlly))),
    pay(0).to(yourHero.heals(3).from(target(any.heroOrAlly))),
  ),
})

const table = (anna: PartySetup, bert: PartySetup = {}, turn = 'Anna'): Story =>
  scenario({
    cards,
    teams: [['Anna', 'Cleo'], ['Bert']],
    players: { Anna: anna, Bert: bert, Cleo: {} },
    turn,
  })

test.each(HELMS)('%s readies when you play an ability of a %s, and for no other card', (helm, whose) => {
  const deed = `Deed of a ${whose}`
  const other = whose === 'Mage' ? 'Deed of a Priest' : 'Deed of a Mage'
  const story = table({ hand: [deed, other, `Tool of a ${whose}`, 'Wrath'], play: [helm] }, { hand: [deed] })
  story.tire(helm)
  const anna = story.raider('Anna').plays(other)
  story.raider('Bert').plays(deed)
  story.resolveAll()
  anna.plays(`Tool of a ${whose}`)
  story.resolveAll()
  expect(story.exhausted(helm)).toBe(true)
  anna.plays(deed)
  story.resolveAll()
  expect(story.exhausted(helm)).toBe(false)
  story.waitsFor('Anna')
})

test('Bloodfang Hood exhausts a character, only on your turn', () => {
  const story = table(
    { hand: ['Wrath'], play: ['Bloodfang Hood'] },
    { hand: ['Bolt', 'Wrath'], play: ['Brigg'] },
  )
  const anna = story.raider('Anna').uses('Bloodfang Hood')
  expect(story.offers).toEqual(['Anna', 'Bert', 'Cleo', 'Brigg'])
  anna.answers('Brigg')
  story.resolve()
  expect([story.exhausted('Brigg'), story.exhausted('Bloodfang Hood')]).toEqual([true, true])
  story.turnOf('Bert')
  story.turnOf('Anna')
  story.turnOf('Bert')
  story.raider('Bert').plays('Bolt', { on: 'Bert' })
  expect(story.raider('Anna').may('power Bloodfang Hood')).toBe(false)
  story.resolveAll()
  story.waitsFor('Bert')
})

test('Dragonstalker’s Helm: a Pet has +1 ATK this turn', () => {
  const helm = "Dragonstalker's Helm"
  const story = table(
    { hand: ['Wrath'], play: [helm, 'Bloodclaw', 'Brigg'] },
    { hand: ['Wrath'], play: ['Chops'] },
  )
  const anna = story.raider('Anna').uses(helm)
  expect(story.offers).toEqual(['Bloodclaw', 'Chops'])
  anna.answers('Bloodclaw')
  story.resolve()
  expect(story.atk('Bloodclaw')).toBe(4)
  story.turnOf('Bert')
  expect(story.atk('Bloodclaw')).toBe(3)
  story.waitsFor('Bert')
})

test('Halo of Transcendence heals 1 damage from an ally', () => {
  const halo = 'Halo of Transcendence'
  const story = table({ hand: ['Wrath'], play: [halo, { card: 'Valanos', damage: 3 }] }, { play: ['Brigg'] })
  const anna = story.raider('Anna').uses(halo)
  expect(story.offers).toEqual(['Valanos', 'Brigg'])
  anna.answers('Valanos')
  story.resolve()
  expect([story.damage('Valanos'), story.exhausted(halo)]).toEqual([2, true])
  story.waitsFor('Anna')
})

test('Helm of Wrath: an ally can attack only your hero this turn', () => {
  const story = table(
    { hand: ['Bolt'], play: ['Helm of Wrath', 'Brigg'], resources: 1 },
    { hand: ['Bolt', 'Wrath'], play: ['Valanos'] },
    'Bert',
  )
  const bert = story.raider('Bert').plays('Bolt', { on: 'Bert' })
  story.raider('Anna').uses('Helm of Wrath', { on: 'Valanos' })
  story.resolveAll()
  expect([story.exhausted('Helm of Wrath'), story.resources('Anna').ready]).toEqual([true, 0])
  expect(() => bert.proposes('Valanos', 'Cleo')).toThrow('no Cleo among')
  bert.answers('Anna')
  story.fight()
  expect(story.damage('Anna')).toBe(2)
  story.waitsFor('Bert')
})

test('Helmet of Ten Storms deals a character 1 and heals 1 damage from one', () => {
  const helm = 'Helmet of Ten Storms'
  const story = table({ hand: ['Wrath'], play: [helm], resources: 2, damage: 2 })
  story.raider('Anna').uses(helm).answers('Bert').answers('Anna')
  story.resolve()
  expect([story.damage('Bert'), story.damage('Anna'), story.exhausted(helm)]).toEqual([1, 1, true])
  expect([story.eventsOfKind('damaged')[0]?.types, story.resources('Anna').ready]).toEqual([['nature'], 0])
  story.waitsFor('Anna')
})

test('Judgement Crown prevents the next 1 damage to an ally this turn', () => {
  const crown = 'Judgement Crown'
  const story = table(
    { hand: ['Bolt', 'Bolt', 'Wrath'], play: [crown], resources: 1 },
    { play: ['Crazy Igvand'] },
  )
  const anna = story.raider('Anna').uses(crown, { on: 'Crazy Igvand' })
  story.resolve()
  anna.plays('Bolt', { on: 'Crazy Igvand' })
  story.resolve()
  expect([story.damage('Crazy Igvand'), story.resources('Anna').ready]).toEqual([2, 0])
  anna.plays('Bolt', { on: 'Crazy Igvand' })
  story.resolve()
  expect(story.damage('Crazy Igvand')).toBe(5)
  story.waitsFor('Anna')
})

test('Nemesis Skullcap: your hero heals 1 damage from itself', () => {
  const story = table({ hand: ['Wrath'], play: ['Nemesis Skullcap'], damage: 3 }, { damage: 3 })
  story.raider('Anna').uses('Nemesis Skullcap')
  story.resolve()
  expect([story.damage('Anna'), story.damage('Bert'), story.exhausted('Nemesis Skullcap')]).toEqual([
    2,
    3,
    true,
  ])
  story.waitsFor('Anna')
})

test('Netherwind Crown deals an ally 1', () => {
  const crown = 'Netherwind Crown'
  const story = table({ hand: ['Wrath'], play: [crown, 'Valanos'], resources: 1 }, { play: ['Brigg'] })
  const anna = story.raider('Anna').uses(crown)
  expect(story.offers).toEqual(['Valanos', 'Brigg'])
  anna.answers('Brigg')
  story.resolve()
  expect([story.damage('Brigg'), story.eventsOfKind('damaged')[0]?.types]).toEqual([1, ['arcane']])
  expect([story.exhausted(crown), story.resources('Anna').ready]).toEqual([true, 0])
  story.waitsFor('Anna')
})

test('Sapphiron Drape: your hero’s abilities deal and heal 1 more, but no other cards do', () => {
  const story = table(
    { hand: ['Bolt', 'Balm', 'Wrath'], play: ['Sapphiron Drape', 'Wand'], damage: 20 },
    { hand: ['Bolt'] },
  )
  const anna = story.raider('Anna').plays('Bolt', { on: 'Bert' })
  story.raider('Bert').plays('Bolt', { on: 'Cleo' })
  story.resolveAll()
  expect([story.damage('Bert'), story.damage('Cleo')]).toEqual([4, 3])
  anna.plays('Balm', { on: 'Anna' })
  story.resolveAll()
  expect(story.damage('Anna')).toBe(16)
  for (const [power, whom] of [
    [0, 'Bert'],
    [1, 'Anna'],
  ] as const) {
    const uses = story.decision?.options.filter((one) => one.kind === 'power') ?? []
    story.pick(uses[power]?.id ?? '')
    anna.answers(whom)
    story.resolveAll()
  }
  expect([story.damage('Bert'), story.damage('Anna')]).toEqual([7, 13])
  story.waitsFor('Anna')
})

test('Stormrage Cover draws a card, then you discard one', () => {
  const cover = 'Stormrage Cover'
  const story = table({ hand: ['Bolt', 'Wrath'], deck: ['Valanos'], play: [cover], resources: 1 })
  story.raider('Anna').uses(cover)
  story.resolve()
  expect(story.offers).toEqual(['Bolt', 'Wrath', 'Valanos'])
  story.raider('Anna').answers('Valanos')
  expect(story.cards('Anna', 'graveyard')).toEqual(['Valanos'])
  expect([story.exhausted(cover), story.resources('Anna').ready]).toEqual([true, 0])
  story.waitsFor('Anna')
})
