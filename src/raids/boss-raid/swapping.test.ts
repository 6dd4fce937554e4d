/** Boss cards that swap (R101.4). */
import { expect, test } from 'vitest'
import {
  ability,
  addCounters,
  ally,
  any,
  atkBonus,
  attachTo,
  each,
  enters,
  exhaust,
  flipOver,
  hero,
  hostCard,
  numberedCardsOfSet,
  ongoing,
  opposing,
  self,
  swapBossFor,
  target,
  thisTurn,
  when,
  wouldBeDestroyed,
  you,
  yourHero,
} from '../../cards/builders.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'

const next = { 1: swapBossFor('OWN-2', 'Fury'), 3: swapBossFor('OWN-2', 'Fury', { sameReadiness: true }) }

const cards = numberedCardsOfSet('OWN', {
  1: hero('Grief', { melee: 1, health: 10 }, 'Essence', self.has(wouldBeDestroyed(next[1]))),
  2: hero('Fury', { fire: 4, health: 20 }, 'Essence', when(enters(self), you.draw(2))),
  3: hero('Sorrow', { melee: 1, health: 10 }, 'Essence', self.has(wouldBeDestroyed(next[3]))),
  4: ability('Scorch', { cost: 0 }, '', yourHero.deals(12, 'fire').to(each(opposing.heroOrAlly))),
  5: ability('Bind', { cost: 0 }, '', attachTo(target(any.hero)), ongoing(hostCard.has(atkBonus(2)))),
  6: ability('Brand', { cost: 0 }, '', addCounters('brand', 2, each(opposing.hero))),
  7: ability('Weaken', { cost: 0 }, '', thisTurn(target(any.hero).has(atkBonus(3)))),
  8: ability('Tire', { cost: 0 }, '', exhaust(each(any.hero))),
  10: {
    ...hero('Calm', { health: 10 }, 'Essence'),
    back: { powers: [{ kind: 'continuous', mods: self.has(wouldBeDestroyed(next[1])) }] },
  },
  9: ability('Turn', { cost: 0 }, '', flipOver(yourHero)),
  11: ability(
    'Blaze',
    { cost: 0, instant: true },
    '',
    yourHero.deals(12, 'fire').to(each(opposing.heroOrAlly)),
  ),
  12: ability('Jolt', { cost: 0, instant: true }, '', yourHero.deals(1, 'nature').to(target(any.hero))),
  13: ally('Grunt', { cost: 0, melee: 3, health: 9 }, 'Orc'),
})

const before = ['Bind', 'Brand', 'Weaken', 'Tire', 'Scorch']

const swapped = (boss: string) => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: [...before, 'Bind'] } },
    boss: { bosses: [boss, 'OWN-2'], damage: 3 },
  })
  for (const card of before) {
    story.raider('Anna').plays(card, card === 'Bind' || card === 'Weaken' ? { on: 'Boss' } : {})
    story.resolve()
  }
  return story
}

test('the new card is in play, ready and without damage, whatever the excess, and the old one is removed from the game (R101.4)', () => {
  const story = swapped('OWN-1')
  expect([story.isInPlay('Fury'), story.isInPlay('Grief')]).toEqual([true, false])
  expect([story.damage('Boss'), story.exhausted('Boss'), story.health('Boss')]).toEqual([0, false, 20])
  expect(story.eventsOfKind('swapped')).toMatchObject([{ from: 'OWN-1', card: 'OWN-2' }])
  expect(story.eventsOfKind('lost')).toEqual([])
  expect(story.cards('Boss', 'graveyard')).toEqual([])
  story.waitsFor('Anna')
})

test('attachments and counters stay, and modifiers go on within their durations (R101.4)', () => {
  const story = swapped('OWN-1')
  expect(story.host('Bind')).toBe('Boss')
  expect(story.counters('Boss')).toEqual({ brand: 2 })
  expect(story.atk('Boss')).toBe(4 + 2 + 3)
  story.resolveAll().nextTurn()
  expect(story.atk('Boss')).toBe(4 + 2)
  story.waitsFor('Boss')
})

test('the new card enters play, so its player draws for it (R101.4)', () => {
  const story = swapped('OWN-1')
  expect(story.eventsOfKind('used')).toMatchObject([{ card: 'OWN-2', origin: 'triggered' }])
  expect(story.cards('Boss', 'hand')).toHaveLength(2)
  story.waitsFor('Anna')
})

test('it is exhausted if the old one was, where its raid says so (R101.4)', () => {
  const story = swapped('OWN-3')
  expect(story.exhausted('Boss')).toBe(true)
  story.waitsFor('Anna')
})

test('it comes face up (R101.4)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Scorch', 'Bind'] } },
    boss: { bosses: ['OWN-10', 'OWN-2'], hand: ['Turn'] },
    turn: 'Boss',
  })
  story.raider('Boss').plays('Turn')
  story.resolve()
  expect(story.isFaceDown('Boss')).toBe(true)
  story.turnOf('Anna').raider('Anna').plays('Scorch')
  story.resolve()
  expect([story.isInPlay('Fury'), story.isFaceDown('Boss')]).toEqual([true, false])
  story.waitsFor('Anna')
})

/** Begins a story in which Anna can attack the Boss, and can deal the Boss fatal damage in the attack window. */
const swappedInCombat = (): Story =>
  scenario({
    cards,
    raiders: { Anna: { hand: ['Blaze', 'Jolt'], play: ['Grunt'] } },
    boss: { bosses: ['OWN-1', 'OWN-2'] },
  })

test('the old card’s combat ends, and the new card isn’t in it (R101.4, 415.9a, 602.4)', () => {
  const story = swappedInCombat()
  story.raider('Anna').proposes('Grunt', 'Boss')
  story.resolve()
  story.passUntil(() => story.game.combat !== null && story.game.combat !== undefined)
  story.raider('Anna').plays('Blaze')
  story.resolve()
  expect(story.isInPlay('Fury')).toBe(true)
  expect(story.game.combat).toMatchObject({ attacker: story.find('Grunt') })
  expect([story.game.combat?.defender ?? null, story.game.combat?.proposed ?? null]).toEqual([null, null])
  story.fight()
  expect([story.damage('Boss'), story.damage('Grunt')]).toEqual([0, 0])
  story.waitsFor('Anna')
})

test('a link that targets the old card has lost its target (R101.4, 415.9a, 709.2a)', () => {
  const story = swappedInCombat()
  story.raider('Anna').plays('Jolt', { on: 'Boss' })
  story.raider('Anna').plays('Blaze')
  story.resolveAll()
  expect(story.isInPlay('Fury')).toBe(true)
  expect([story.damage('Boss'), story.eventsOfKind('interrupted').length]).toEqual([0, 1])
  story.waitsFor('Anna')
})

test('the new card did nothing of what the old card did this turn (R101.4, 415.9a)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Blaze'] } },
    boss: { bosses: ['OWN-1', 'OWN-2'] },
    turn: 'Boss',
  })
  story.raider('Boss').attacks('Boss', 'Anna')
  expect(story.game.registers.attacked).toContain(story.find('Boss'))
  story.raider('Anna').plays('Blaze')
  story.resolve()
  expect(story.isInPlay('Fury')).toBe(true)
  expect(story.game.registers.attacked).not.toContain(story.find('Boss'))
  story.waitsFor('Boss')
})
