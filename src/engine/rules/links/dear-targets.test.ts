/**
 * Targets that make a link cost more: only targets with which the link can still be paid for are offered (707.1d–e).
 */
import { expect, test } from 'vitest'
import {
  ability,
  anotherTarget,
  any,
  costsMoreIfTargeting,
  each,
  item,
  numberedCardsOfSet,
  opposing,
  pay,
  target,
  targetPlayer,
  valueOfX,
  you,
  yourHero,
} from '../../../cards/builders.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'

const dealing = (n: Parameters<typeof yourHero.deals>[0]) => yourHero.deals(n, 'fire')
const cards = numberedCardsOfSet('OWN', {
  1: item('Ward', {}, '', each(opposing.ability).has(costsMoreIfTargeting(yourHero, 1))),
  2: ability('Bolt', { cost: 1 }, '', dealing(1).to(target(any.heroOrAlly))),
  3: ability('Duel', { cost: 1 }, '', dealing(1).to(target(opposing.hero))),
  4: ability('Blaze', { cost: 0, costHasX: true }, '', dealing(valueOfX).to(target(opposing.hero))),
  5: ability('Whim', { cost: 1 }, '', you.chooseOne(dealing(1).to(target(opposing.hero)), you.draw(1))),
  6: ability(
    'Fork',
    { cost: 1 },
    '',
    dealing(1).to(target(any.hero)),
    dealing(1).to(anotherTarget(any.hero)),
  ),
  7: item('Wand', {}, '', pay(1).to(dealing(1).to(target(opposing.hero)))),
  8: ability('Gift', { cost: 1 }, '', targetPlayer.draw(1)),
})

/** Begins a story in which Bert has the Ward in play, and Anna has these cards and this number of resources. */
const against = (hand: string[], resources: number, play: string[] = []): Story =>
  scenario({
    cards,
    players: { Anna: { hand: [...hand, 'Wrath'], play, resources }, Bert: { play: ['Ward', 'Brigg'] } },
  })

test.each([
  [1, ['Anna', 'Brigg']],
  [2, ['Anna', 'Bert', 'Brigg']],
])('with %i resources, these can be targeted: %s', (resources, offered) => {
  const story = against(['Bolt'], resources)
  const anna = story.raider('Anna').plays('Bolt')
  expect(story.offers).toEqual(offered)
  anna.answers(offered.includes('Bert') ? 'Bert' : 'Anna')
  expect(story.resources('Anna').ready).toBe(0)
  story.resolve()
  story.waitsFor('Anna')
})

test.each(['Duel', 'Blaze'])(
  '%s, which has no other possible target, can’t be played without the higher cost',
  (card) => {
    const poor = against([card], card === 'Duel' ? 1 : 0)
    expect(poor.raider('Anna').may(`play ${card}`)).toBe(false)
    poor.waitsFor('Anna')
  },
)

test('X leaves enough resources for the higher cost', () => {
  const story = against(['Blaze'], 3)
  story.raider('Anna').plays('Blaze')
  expect(story.decision?.amounts).toMatchObject({ max: 2 })
  story.pick('x=2')
  if (story.decision?.kind === 'target') story.raider('Anna').answers('Bert')
  story.resolve()
  expect([story.damage('Bert'), story.resources('Anna').ready]).toEqual([2, 0])
  story.waitsFor('Anna')
})

test('a mode that can’t be paid for is not offered', () => {
  const story = against(['Whim'], 1)
  story.raider('Anna').plays('Whim')
  expect(story.offers).toEqual(['m1'])
  story.pick('m1')
  story.resolve()
  expect(story.resources('Anna').ready).toBe(0)
  story.waitsFor('Anna')
})

test.each([
  [1, false],
  [2, true],
])(
  'of two required targets, one makes it more expensive: with %i resources it can be played: %s',
  (n, may) => {
    const story = against(['Fork'], n)
    expect(story.raider('Anna').may('play Fork')).toBe(may)
    story.waitsFor('Anna')
  },
)

test('the Ward raises the cost only for abilities that target the hero, not for powers or for targeting the player', () => {
  const story = against(['Gift'], 2, ['Wand'])
  const anna = story.raider('Anna').plays('Gift').answers('Bert')
  story.resolve()
  anna.uses('Wand')
  if (story.decision?.kind === 'target') anna.answers('Bert')
  story.resolve()
  expect([story.damage('Bert'), story.resources('Anna').ready]).toEqual([1, 0])
  story.waitsFor('Anna')
})
