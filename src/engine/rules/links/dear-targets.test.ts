/** Targets that make a link cost more: only such are offered as it can be paid for with (707.1d–e). */
import { expect, test } from 'vitest'
import {
  ability,
  anotherTarget,
  any,
  cardsOf,
  costsMoreAimedAt,
  each,
  item,
  opposing,
  pay,
  target,
  targetPlayer,
  x,
  you,
  yourHero,
} from '../../../cards/builders.ts'
import { type Story, scenario } from '../../../stories/scenario.ts'

const dealing = (n: Parameters<typeof yourHero.deals>[0]) => yourHero.deals(n, 'fire')
const cards = cardsOf('OWN', {
  1: item('Ward', {}, '', each(opposing.ability).has(costsMoreAimedAt(yourHero, 1))),
  2: ability('Bolt', { cost: 1 }, '', dealing(1).to(target(any.heroOrAlly))),
  3: ability('Duel', { cost: 1 }, '', dealing(1).to(target(opposing.hero))),
  4: ability('Blaze', { cost: 0, costHasX: true }, '', dealing(x).to(target(opposing.hero))),
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

/** Bert wears the Ward; Anna has these cards and so many resources. */
const against = (hand: string[], resources: number, play: string[] = []): Story =>
  scenario({
    cards,
    players: { Anna: { hand: [...hand, 'Wrath'], play, resources }, Bert: { play: ['Ward', 'Brigg'] } },
  })

test.each([
  [1, ['Anna', 'Brigg']],
  [2, ['Anna', 'Bert', 'Brigg']],
])('with %i resources these may be targeted: %s', (resources, offered) => {
  const story = against(['Bolt'], resources)
  const anna = story.raider('Anna').plays('Bolt')
  expect(story.offers).toEqual(offered)
  anna.answers(offered.includes('Bert') ? 'Bert' : 'Anna')
  expect(story.resources('Anna').ready).toBe(0)
  story.resolve()
  story.waitsFor('Anna')
})

test.each(['Duel', 'Blaze'])('%s, which can have no other target, isn’t played without the price', (card) => {
  const poor = against([card], card === 'Duel' ? 1 : 0)
  expect(poor.raider('Anna').may(`play ${card}`)).toBe(false)
  poor.waitsFor('Anna')
})

test('an X leaves enough for the price', () => {
  const story = against(['Blaze'], 3)
  story.raider('Anna').plays('Blaze')
  expect(story.decision?.amounts).toMatchObject({ max: 2 })
  story.pick('x=2')
  if (story.decision?.kind === 'target') story.raider('Anna').answers('Bert')
  story.resolve()
  expect([story.damage('Bert'), story.resources('Anna').ready]).toEqual([2, 0])
  story.waitsFor('Anna')
})

test('a mode that nobody can pay for is not offered', () => {
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
])('of two targets, both of which it takes, one is dear: with %i resources it is played: %s', (n, may) => {
  const story = against(['Fork'], n)
  expect(story.raider('Anna').may('play Fork')).toBe(may)
  story.waitsFor('Anna')
})

test('it is the hero that is dear, not his player, and abilities that are, not powers', () => {
  const story = against(['Gift'], 2, ['Wand'])
  const anna = story.raider('Anna').plays('Gift').answers('Bert')
  story.resolve()
  anna.uses('Wand')
  if (story.decision?.kind === 'target') anna.answers('Bert')
  story.resolve()
  expect([story.damage('Bert'), story.resources('Anna').ready]).toEqual([1, 0])
  story.waitsFor('Anna')
})
