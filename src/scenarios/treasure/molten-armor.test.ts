/** Molten Core's treasure: nine pieces of leg armor and a shield. */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  attachTo,
  item,
  numberedCardsOfSet,
  ongoing,
  target,
  yourHero,
} from '../../cards/builders.ts'
import { CLASS_TAGS } from '../../engine/index.ts'
import { type Story, scenario } from '../scenario.ts'
import type { PartySetup } from '../table-setup.ts'

const LEGS: [legs: string, whose: string][] = [
  ['Bloodfang Pants', 'Rogue'],
  ["Dragonstalker's Legguards", 'Hunter'],
  ['Judgement Legplates', 'Paladin'],
  ['Leggings of Transcendence', 'Priest'],
  ['Legplates of Ten Storms', 'Shaman'],
  ['Legplates of Wrath', 'Warrior'],
  ['Nemesis Leggings', 'Warlock'],
  ['Netherwind Pants', 'Mage'],
  ['Stormrage Legguards', 'Druid'],
]

const free = { cost: 0, instant: true } as const
const cards = numberedCardsOfSet('EX', {
  ...Object.fromEntries(
    CLASS_TAGS.flatMap((whose) => [
      [`deed-${whose}`, ability(`Deed of a ${whose}`, { ...free, classes: [whose] }, '')],
      [`tool-${whose}`, item(`Tool of a ${whose}`, { cost: 0, classes: [whose] }, '')],
    ]),
  ),
  bolt: ability('Bolt', free, '', yourHero.deals(3, 'fire').to(target(any.heroOrAlly))),
  hex: ability('Hex', free, '', attachTo(target(any.heroOrAlly)), ongoing()),
  ward: ability('Ward', free, '', attachTo(target(any.heroOrAlly)), ongoing()),
  giant: ally('Giant', { melee: 4, health: 30 }, ''),
})

/** Begins a story of Anna and Cleo against Bert. Anna has the armor in play, and an ability of its class in hand. */
const wearing = (
  legs: string,
  anna: PartySetup = {},
  bert: PartySetup = {},
  cleo: PartySetup = {},
): Story => {
  const whose = LEGS.find(([name]) => name === legs)?.[1]
  const { hand = [], play = [], ...more } = anna
  return scenario({
    cards,
    teams: [['Anna', 'Cleo'], ['Bert']],
    players: {
      Anna: {
        resources: 1,
        ...more,
        hand: [...(whose ? [`Deed of a ${whose}`] : []), ...hand, 'Wrath'],
        play: [legs, ...play],
      },
      Bert: bert,
      Cleo: cleo,
    },
  })
}

/** Continues the story: Anna plays the ability of the armor's class, targets these, and pays 1 or not. */
const triggered = (story: Story, targets: string[] = [], answer = 'yes'): Story => {
  const whose = LEGS.find(([name]) => story.isInPlay(name))?.[1]
  const anna = story.raider('Anna').plays(`Deed of a ${whose}`)
  for (const one of targets) anna.answers(one)
  story.passUntil(() => story.decision?.kind === 'may')
  anna.answers(answer)
  return story.resolveAll()
}

const ready = (story: Story): number => story.resources('Anna').ready

test.each(LEGS)('%s lets you pay 1 when you play an ability of a %s, and at no other time', (legs, whose) => {
  const deed = `Deed of a ${whose}`
  const other = whose === 'Mage' ? 'Deed of a Priest' : 'Deed of a Mage'
  const story = wearing(
    legs,
    { hand: [other, `Tool of a ${whose}`], play: ['Giant', 'Ancient Bone Bow'] },
    { hand: [deed] },
  )
  const anna = story.raider('Anna').plays(other)
  story.raider('Bert').plays(deed)
  story.resolveAll()
  anna.plays(`Tool of a ${whose}`)
  story.resolveAll()
  story.tire('Giant')
  const asked = story.askedWhile(() => anna.plays(deed))
  if (story.decision?.kind === 'target') story.pick(story.offers[0] ?? '')
  story.passUntil(() => story.decision?.kind === 'may')
  expect([asked.length > 0, story.asked.filter(([, kind]) => kind === 'may')]).toEqual([
    true,
    [['Anna', 'may']],
  ])
  story.waitsFor('Anna', 'may')
})

test('Bloodfang Pants: an exhausted character is dealt 1', () => {
  const bert = { play: [{ card: 'Giant', exhausted: true } as const, 'Brigg'] }
  const story = triggered(wearing('Bloodfang Pants', {}, bert), ['Giant'])
  expect([story.damage('Giant'), story.eventsOfKind('damaged')[0]?.types, ready(story)]).toEqual([
    1,
    ['melee'],
    0,
  ])
  story.waitsFor('Anna')
})

test('the effect happens only if it is paid for, and only exhausted characters can be targeted', () => {
  const bert = { play: [{ card: 'Giant', exhausted: true } as const, 'Brigg'] }
  const story = wearing('Bloodfang Pants', {}, bert)
  story.raider('Anna').plays('Deed of a Rogue')
  expect(story.offers).toEqual(['Giant'])
  story.raider('Anna').answers('Giant')
  story.passUntil(() => story.decision?.kind === 'may')
  story.raider('Anna').answers('no')
  story.resolveAll()
  expect([story.damage('Giant'), ready(story)]).toEqual([0, 1])
  story.waitsFor('Anna')
})

test('Dragonstalker’s Legguards: a Ranged weapon has 2 more ATK this turn', () => {
  const legs = "Dragonstalker's Legguards"
  const story = wearing(legs, { play: ['Ancient Bone Bow', 'Abomination Knuckles'] }, { hand: ['Wrath'] })
  const before = story.atk('Ancient Bone Bow')
  story.raider('Anna').plays('Deed of a Hunter')
  expect(story.offers).toEqual(['Ancient Bone Bow'])
  story.raider('Anna').answers('Ancient Bone Bow')
  story.passUntil(() => story.decision?.kind === 'may')
  story.raider('Anna').answers('yes')
  story.resolveAll()
  expect([story.atk('Ancient Bone Bow') - before, ready(story)]).toEqual([2, 0])
  story.turnOf('Bert')
  expect(story.atk('Ancient Bone Bow')).toBe(before)
  story.waitsFor('Bert')
})

test('Drillborer Disk deals 1 to the dealer of damage that it prevents', () => {
  const disk = 'Drillborer Disk'
  const story = scenario({
    cards,
    teams: [['Anna', 'Cleo'], ['Bert']],
    players: {
      Anna: { hand: ['Wrath'], play: [disk] },
      Bert: { hand: ['Wrath'], play: ['Giant', 'Brigg'] },
      Cleo: {},
    },
    turn: 'Bert',
  })
  story.raider('Bert').proposes('Giant', 'Anna')
  story.idleUntil(() => story.decision?.kind === 'prevent')
  story.raider('Anna').answers(disk)
  story.fight()
  expect([story.damage('Anna'), story.damage('Giant'), story.damage('Bert'), story.damage('Brigg')]).toEqual([
    3, 1, 0, 0,
  ])
  expect(story.eventsOfKind('damaged').at(-1)?.types).toEqual(['arcane'])
  story.waitsFor('Bert')
})

test('Judgement Legplates: a friendly ally is dealt no damage and deals none this turn', () => {
  const story = wearing(
    'Judgement Legplates',
    { hand: ['Bolt', 'Bolt'] },
    { play: ['Brigg'], hand: ['Bolt'] },
    { play: ['Giant'] },
  )
  story.raider('Anna').plays('Deed of a Paladin')
  expect(story.offers).toEqual(['Giant'])
  story.raider('Anna').answers('Giant')
  story.passUntil(() => story.decision?.kind === 'may')
  story.raider('Anna').answers('yes')
  story.resolveAll()
  story.raider('Anna').plays('Bolt', { on: 'Giant' })
  story.resolveAll()
  expect([story.damage('Giant'), ready(story)]).toEqual([0, 0])
  story.waitsFor('Anna')
})

test.each(['this turn', 'the next'])(
  'Judgement Legplates prevent an ally from dealing damage: %s',
  (when) => {
    const story = wearing(
      'Judgement Legplates',
      { play: [{ card: 'Giant' }], hand: ['Bolt'] },
      { play: ['Valanos'], hand: ['Wrath'] },
    )
    triggered(story, ['Giant'])
    if (when === 'this turn') story.raider('Anna').attacks('Giant', 'Bert')
    else {
      story.turnOf('Bert')
      story.raider('Bert').attacks('Valanos', 'Giant')
    }
    expect(story.eventsOfKind('damaged').length).toBe(when === 'this turn' ? 0 : 2)
    story.waitsFor(when === 'this turn' ? 'Anna' : 'Bert')
  },
)

test('Leggings of Transcendence heal 2 damage from each friendly ally', () => {
  const story = wearing(
    'Leggings of Transcendence',
    { play: [{ card: 'Giant', damage: 5 }] },
    { play: [{ card: 'Crazy Igvand', damage: 1 }] },
    { play: [{ card: 'Valanos', damage: 3 }], damage: 4 },
  )
  triggered(story)
  expect(['Giant', 'Valanos', 'Crazy Igvand', 'Cleo'].map((name) => story.damage(name))).toEqual([3, 1, 1, 4])
  expect(ready(story)).toBe(0)
  story.waitsFor('Anna')
})

test('Legplates of Ten Storms divide 2 damage among up to two characters', () => {
  const story = wearing('Legplates of Ten Storms', {}, { play: ['Giant'] })
  const anna = story.raider('Anna').plays('Deed of a Shaman')
  expect([story.decision?.min, story.decision?.max]).toEqual([1, 2])
  anna.answers('Giant', 'Bert')
  story.passUntil(() => story.decision?.kind === 'may')
  anna.answers('yes')
  story.resolveAll()
  expect([story.damage('Giant'), story.damage('Bert'), ready(story)]).toEqual([1, 1, 0])
  expect(story.eventsOfKind('damaged')[0]?.types).toEqual(['nature'])
  story.waitsFor('Anna')
})

test('Legplates of Wrath ready an armor', () => {
  const legs = 'Legplates of Wrath'
  const story = wearing(legs, { play: ['Abomination Knuckles'] }, { play: ['Bloodfang Hood'] })
  story.tire(legs, 'Bloodfang Hood', 'Abomination Knuckles')
  story.raider('Anna').plays('Deed of a Warrior')
  expect(story.offers).toEqual([legs, 'Bloodfang Hood'])
  story.raider('Anna').answers(legs)
  story.passUntil(() => story.decision?.kind === 'may')
  story.raider('Anna').answers('yes')
  story.resolveAll()
  expect([story.exhausted(legs), story.exhausted('Bloodfang Hood'), ready(story)]).toEqual([false, true, 0])
  story.waitsFor('Anna')
})

test('Nemesis Leggings: an opposing hero is dealt 1 for each ability attached to it', () => {
  const story = wearing('Nemesis Leggings', { hand: ['Hex', 'Ward', 'Hex'] }, { play: ['Giant'] })
  const anna = story.raider('Anna')
  for (const [spell, whom] of [
    ['Hex', 'Bert'],
    ['Ward', 'Bert'],
    ['Hex', 'Giant'],
  ] as const) {
    anna.plays(spell, { on: whom })
    story.resolveAll()
  }
  anna.plays('Deed of a Warlock')
  expect(story.offers).toEqual(['Bert'])
  anna.answers('Bert')
  story.passUntil(() => story.decision?.kind === 'may')
  anna.answers('yes')
  story.resolveAll()
  expect([story.damage('Bert'), story.eventsOfKind('damaged')[0]?.types, ready(story)]).toEqual([
    2,
    ['shadow'],
    0,
  ])
  story.waitsFor('Anna')
})

test('Netherwind Pants: you and an opponent draw a card each', () => {
  const story = wearing('Netherwind Pants', { deck: ['Valanos'] }, { deck: ['Brigg'] })
  story.raider('Anna').plays('Deed of a Mage')
  expect(story.offers).toEqual(['Bert'])
  story.raider('Anna').answers('Bert')
  story.passUntil(() => story.decision?.kind === 'may')
  story.raider('Anna').answers('yes')
  story.resolveAll()
  expect([story.cards('Anna', 'hand'), story.cards('Bert', 'hand'), ready(story)]).toEqual([
    ['Wrath', 'Valanos'],
    ['Brigg'],
    0,
  ])
  story.waitsFor('Anna')
})

test('Stormrage Legguards: an ally has 1 more ATK this turn', () => {
  const story = wearing('Stormrage Legguards', {}, { play: ['Giant'], hand: ['Wrath'] })
  triggered(story, ['Giant'])
  expect([story.atk('Giant'), ready(story)]).toEqual([5, 0])
  story.turnOf('Bert')
  expect(story.atk('Giant')).toBe(4)
  story.waitsFor('Bert')
})
