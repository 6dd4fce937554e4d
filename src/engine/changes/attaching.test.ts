/**
 * Triggers on attaching (400.2), on prevented damage by its source (717.2d) and on resources that turn face down, and
 * changes of fatal damage (405.2).
 */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  attaches,
  attachTo,
  each,
  faceDown,
  faceUp,
  flips,
  numberedCardsOfSet,
  ongoing,
  opposing,
  pay,
  preventsDamage,
  self,
  target,
  thatDamageDealer,
  thatMuch,
  turningFaceDown,
  when,
  you,
  your,
  yourHero,
} from '../../cards/builders.ts'
import { scenario } from '../../scenarios/scenario.ts'

const cards = numberedCardsOfSet('OWN', {
  1: ally(
    'Binder',
    { melee: 1, health: 3 },
    'Human',
    when(attaches(you, any.ability, any.ally), you.draw(1)),
  ),
  2: ability('Chain', { cost: 0 }, '', attachTo(target(any.heroOrAlly)), ongoing()),
  3: ally(
    'Thorns',
    { melee: 1, health: 9 },
    'Human',
    self.has(preventsDamage(1)),
    when(
      { event: 'prevented', by: { kind: 'is', what: self.is }, dealer: opposing.hero },
      yourHero.deals(thatMuch, 'holy').to(thatDamageDealer),
    ),
  ),
  4: ability('Zap', { cost: 0 }, '', yourHero.deals(2, 'fire').to(target(any.heroOrAlly))),
  5: ally('Reader', { melee: 1, health: 3 }, 'Human', when(flips(faceDown(your.resource)), you.draw(1))),
  6: ally(
    'Closer',
    { melee: 1, health: 3 },
    'Human',
    pay(turningFaceDown(each(faceUp(your.resource)))).to(yourHero.heals(1).from(yourHero)),
  ),
  7: ally('Stone', { melee: 1, health: 3 }, 'Human', self.has(preventsDamage('all', { fatal: false }))),
  8: ability('Blast', { cost: 0 }, '', yourHero.deals(3, 'fire').to(target(any.heroOrAlly))),
})

test('a power triggers when its controller attaches an ability to an ally, not to a hero (400.2)', () => {
  const story = scenario({
    cards,
    players: { Anna: { hand: ['Chain', 'Chain'], play: ['Binder'] }, Bert: {} },
  })
  const anna = story.raider('Anna').plays('Chain', { on: 'Bert' })
  story.resolveAll()
  expect(story.cards('Anna', 'hand')).toHaveLength(1)
  anna.plays('Chain', { on: 'Binder' })
  story.resolveAll()
  expect(story.cards('Anna', 'hand')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('an attachment of another player doesn’t trigger it (400.2)', () => {
  const story = scenario({
    cards,
    players: { Anna: { hand: ['Chain', 'Reader'] }, Bert: { play: ['Binder'] } },
  })
  story.raider('Anna').plays('Chain', { on: 'Binder' })
  story.resolveAll()
  expect(story.cards('Bert', 'hand')).toEqual([])
  story.waitsFor('Anna')
})

test('a power that triggers on prevented damage knows its source (717.2d)', () => {
  const story = scenario({
    cards,
    players: { Anna: { hand: ['Zap', 'Reader'] }, Bert: { play: ['Thorns'] } },
  })
  story.raider('Anna').plays('Zap', { on: 'Thorns' })
  story.resolveAll()
  expect([story.damage('Thorns'), story.damage('Anna')]).toEqual([1, 1])
  story.waitsFor('Anna')
})

test('a resource that is turned face down flips', () => {
  const story = scenario({
    cards,
    players: { Anna: { play: ['Reader', 'Closer'], quests: ['A Bird in Hand'], damage: 2 }, Bert: {} },
  })
  story.raider('Anna').uses('Closer')
  story.resolveAll()
  expect(story.cards('Anna', 'hand')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('damage that isn’t fatal is prevented, and fatal damage is dealt (405.2)', () => {
  const story = scenario({
    cards,
    players: { Anna: { hand: ['Zap', 'Blast', 'Reader'] }, Bert: { play: ['Stone'] } },
  })
  const anna = story.raider('Anna').plays('Zap', { on: 'Stone' })
  story.resolve()
  expect(story.damage('Stone')).toBe(0)
  anna.plays('Blast', { on: 'Stone' })
  story.resolve()
  expect(story.isInPlay('Stone')).toBe(false)
  story.waitsFor('Anna')
})
