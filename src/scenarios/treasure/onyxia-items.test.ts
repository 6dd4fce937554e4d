/** Onyxia's treasure: the items. */
import { expect, test } from 'vitest'
import { ability, ally, any, numberedCardsOfSet, target, yourHero } from '../../cards/builders.ts'
import { type Story, scenario } from '../scenario.ts'
import type { PartySetup } from '../table-setup.ts'

const cards = numberedCardsOfSet('EX', {
  bolt: ability('Bolt', { cost: 1, instant: true }, '', yourHero.deals(3, 'fire').to(target(any.heroOrAlly))),
  wyrm: ally('Wyrm', { melee: 2, health: 20 }, 'Dragon'),
  pup: ally('Pup', { melee: 2, health: 20 }, ''),
  spawn: ally('Spawn', { melee: 2, health: 20 }, 'Black, Dragonkin'),
})

const table = (parties: { Anna: PartySetup; Bert?: PartySetup; Cleo?: PartySetup }, turn = 'Anna'): Story =>
  scenario({
    cards,
    teams: [['Anna', 'Cleo'], ['Bert']],
    players: { Bert: {}, Cleo: {}, ...parties },
    turn,
  })

test('Ancient Cornerstone Grimoire creates a Skeleton that can attack at once, protects, and is gone at the end of the turn', () => {
  const grimoire = 'Ancient Cornerstone Grimoire'
  const story = table({
    Anna: { hand: ['Wrath'], play: [grimoire], resources: 2 },
    Bert: { hand: ['Wrath'] },
  })
  const anna = story.raider('Anna').uses(grimoire)
  story.resolve()
  expect([story.atk('Skeleton'), story.health('Skeleton'), story.has('Skeleton', 'protector')]).toEqual([
    1, 1, 1,
  ])
  expect([story.exhausted(grimoire), story.resources('Anna').ready]).toEqual([true, 0])
  anna.attacks('Skeleton', 'Bert')
  expect(story.damage('Bert')).toBe(1)
  story.turnOf('Bert')
  expect([
    story.isInPlay('Skeleton'),
    story.eventsOfKind('moved').filter(({ why }) => why === 'destroyed').length,
  ]).toEqual([false, 1])
  story.waitsFor('Bert')
})

test('the Skeleton is also gone at the end of another player’s turn', () => {
  const grimoire = 'Ancient Cornerstone Grimoire'
  const story = table(
    {
      Anna: { hand: ['Bolt', 'Wrath'], play: [grimoire], resources: 2 },
      Bert: { hand: ['Bolt', 'Wrath'], resources: 1 },
      Cleo: { hand: ['Wrath'] },
    },
    'Bert',
  )
  story.raider('Bert').plays('Bolt', { on: 'Bert' })
  story.raider('Anna').uses(grimoire)
  story.resolveAll()
  expect(story.isInPlay('Skeleton')).toBe(true)
  story.turnOf('Cleo')
  expect(story.isInPlay('Skeleton')).toBe(false)
  story.waitsFor('Cleo')
})

test.each([
  ['Cleo', 'Wyrm', 4],
  ['Anna', 'Spawn', 4],
  ['Anna', 'Crazy Igvand', 3],
  ['Cleo', 'Bert', 3],
  ['Bert', 'Wyrm', 3],
])('Dragonslayer’s Signet: friends deal Dragons and Dragonkin 1 more (%s, %s)', (who, whom, dealt) => {
  const story = table(
    {
      Anna: { play: ["Dragonslayer's Signet"] },
      Bert: { play: ['Wyrm', 'Spawn', 'Crazy Igvand'] },
      [who]: {
        hand: ['Bolt', 'Wrath'],
        resources: 1,
        play: { Anna: ["Dragonslayer's Signet"], Bert: ['Wyrm'] }[who] ?? [],
      },
    },
    who,
  )
  story.raider(who).plays('Bolt', { on: whom })
  story.resolveAll()
  expect(story.damage(whom)).toBe(dealt)
  story.waitsFor(who)
})

test('Dragonslayer’s Signet: a friendly ally deals 1 more, too', () => {
  const story = table(
    {
      Anna: { play: ["Dragonslayer's Signet"] },
      Bert: { play: ['Wyrm'] },
      Cleo: { hand: ['Wrath'], play: ['Brigg'] },
    },
    'Cleo',
  )
  story.raider('Cleo').attacks('Brigg', 'Wyrm')
  expect(story.damage('Wyrm')).toBe(2)
  story.waitsFor('Cleo')
})

/** Begins a story in which Anna's hero attacks with 1 ATK. If Bert's hero defends, it strikes with 2 ATK. */
const duel = (whom: string): Story => {
  const story = table({
    Anna: { hand: ['Wrath'], play: ["Eskhandar's Collar", 'Abomination Knuckles'] },
    Bert: { play: ['Fel Iron Hatchet', 'Wyrm'] },
  })
  story.raider('Anna').proposes('Anna', whom)
  story.passUntil(() => story.decision?.kind === 'strike')
  story.pick('Abomination Knuckles')
  story.passUntil(() => story.decision?.kind === 'strike' || !story.game.combat)
  if (story.decision?.kind === 'strike') story.pick('Fel Iron Hatchet')
  return story.fight()
}

test('Eskhandar’s Collar: in combat with an opposing hero, yours has 1 ATK more and the opposing one 1 less', () => {
  const story = duel('Bert')
  expect([story.damage('Bert'), story.damage('Anna')]).toEqual([2, 1])
  story.waitsFor('Anna')
})

test('Eskhandar’s Collar does nothing against an ally', () => {
  const story = duel('Wyrm')
  expect([story.damage('Wyrm'), story.damage('Anna')]).toEqual([1, 2])
  story.waitsFor('Anna')
})

test('Onyxia Blood Talisman: friendly allies have 2 more health', () => {
  const story = table({
    Anna: { hand: ['Wrath'], play: ['Onyxia Blood Talisman', 'Brigg'] },
    Bert: { play: ['Zulanji'] },
    Cleo: { play: ['Valanos'] },
  })
  expect(['Brigg', 'Valanos', 'Zulanji', 'Anna'].map((name) => story.health(name))).toEqual([4, 7, 1, 27])
  story.waitsFor('Anna')
})

test('Onyxia Hide Backpack: you can discard an equipment to draw a card', () => {
  const backpack = 'Onyxia Hide Backpack'
  const story = table({ Anna: { hand: ['Golem Skull Helm', 'Wrath'], deck: ['Valanos'], play: [backpack] } })
  story.raider('Anna').uses(backpack, { discarding: 'Golem Skull Helm' })
  story.resolve()
  expect(story.cards('Anna', 'hand')).toEqual(['Wrath', 'Valanos'])
  expect([story.cards('Anna', 'graveyard'), story.exhausted(backpack)]).toEqual([['Golem Skull Helm'], true])
  story.waitsFor('Anna')
})

test('Onyxia Hide Backpack can’t be used without an equipment in hand', () => {
  const story = table({ Anna: { hand: ['Wrath', 'Brigg'], play: ['Onyxia Hide Backpack'] } })
  expect(story.raider('Anna').may('power Onyxia Hide Backpack')).toBe(false)
  story.waitsFor('Anna')
})

test('Onyxia Tooth Pendant: friendly allies have 2 more ATK while attacking', () => {
  const story = table({
    Anna: { hand: ['Wrath'], play: ['Onyxia Tooth Pendant', 'Valanos', 'Abomination Knuckles'] },
    Bert: { hand: ['Wrath'], play: ['Wyrm'] },
    Cleo: { hand: ['Wrath'], play: ['Pup'] },
  })
  const anna = story.raider('Anna').attacks('Valanos', 'Wyrm')
  expect([story.damage('Wyrm'), story.damage('Valanos'), story.atk('Valanos')]).toEqual([4, 2, 2])
  anna.attacks('Anna', 'Bert', 'Abomination Knuckles')
  expect(story.damage('Bert')).toBe(1)
  story.turnOf('Bert')
  story.raider('Bert').attacks('Wyrm', 'Valanos')
  expect([story.damage('Wyrm'), story.damage('Valanos')]).toEqual([6, 4])
  story.turnOf('Cleo')
  story.raider('Cleo').attacks('Pup', 'Wyrm')
  expect(story.damage('Wyrm')).toBe(10)
  story.waitsFor('Cleo')
})

test.each([
  [1, ['Bert', 'Cleo']],
  [2, ['Bert', 'Cleo', 'Anna']],
])('Ring of Binding: opponents pay 1 more for abilities that target your hero (%i)', (resources, offered) => {
  const story = table(
    {
      Anna: { play: ['Ring of Binding'] },
      Bert: { hand: ['Bolt', 'Wrath'], resources },
    },
    'Bert',
  )
  story.raider('Bert').plays('Bolt')
  expect([...story.offers].sort()).toEqual([...offered].sort())
  story.raider('Bert').answers(resources === 2 ? 'Anna' : 'Cleo')
  story.resolve()
  expect(story.resources('Bert').ready).toBe(0)
  story.waitsFor('Bert')
})

test('Ring of Binding doesn’t raise costs for your own side', () => {
  const story = table({ Anna: { hand: ['Bolt', 'Wrath'], play: ['Ring of Binding'], resources: 1 } })
  story.raider('Anna').plays('Bolt', { on: 'Anna' })
  story.resolve()
  expect(story.damage('Anna')).toBe(3)
  story.waitsFor('Anna')
})

test('Shard of the Scale puts the top card of your deck into play as an exhausted resource', () => {
  const story = table({
    Anna: { hand: ['Wrath'], deck: ['Valanos'], play: ['Shard of the Scale'], resources: 2 },
  })
  story.raider('Anna').uses('Shard of the Scale')
  story.resolve()
  expect([story.faceDown('Anna').includes('Valanos'), story.resources('Anna')]).toEqual([
    true,
    { ready: 0, total: 3 },
  ])
  expect(story.cards('Anna', 'graveyard')).toEqual(['Shard of the Scale'])
  story.waitsFor('Anna')
})

test('Skibi’s Pendant: you pay 1 less to strike with your weapons', () => {
  const story = table({
    Anna: { hand: ['Wrath'], play: ["Skibi's Pendant", 'Ancient Bone Bow'], resources: 2 },
    Bert: { hand: ['Wrath'], play: ['Ancient Bone Bow'], resources: 2 },
  })
  story.raider('Anna').attacks('Anna', 'Bert', 'Ancient Bone Bow')
  expect([story.damage('Bert'), story.resources('Anna').ready]).toEqual([2, 1])
  story.turnOf('Bert')
  story.raider('Bert').attacks('Bert', 'Anna', 'Ancient Bone Bow')
  expect([story.damage('Anna'), story.resources('Bert').ready]).toEqual([2, 0])
  story.waitsFor('Bert')
})
