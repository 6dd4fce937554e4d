/** The timestamp of lost powers that come back (700.3, 718.2f). */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  asLongAs,
  atkBonus,
  each,
  exhaustSelf,
  grantedPower,
  losesAndCantHaveKeywords,
  losesPowers,
  named,
  numberedCardsOfSet,
  pay,
  self,
  target,
  thereIsNo,
  thisTurn,
  you,
  your,
} from '../../cards/builders.ts'
import { scenario } from '../../scenarios/scenario.ts'
import type { PartySetup } from '../../scenarios/table-setup.ts'
import { exampleCardsAboutCosts } from '../../scenarios/test-cards/costs.ts'
import { exampleCardsAboutObjects } from '../../scenarios/test-cards/objects.ts'
import type { Card } from '../model/data/card.ts'

const EX = (n: number): string => `EX-objects-${n}`
const table = (anna: PartySetup, dungeon: PartySetup, more: readonly Card[]) =>
  scenario({
    cards: [...exampleCardsAboutObjects, ...exampleCardsAboutCosts, ...more],
    raiders: { Anna: anna },
    dungeon,
  })

test('powers that come back have a new timestamp (700.3, 718.2f)', () => {
  const more = numberedCardsOfSet('EX', {
    'objects-90': ally(
      'Keeper',
      { cost: 1, melee: 1, health: 1 },
      '',
      asLongAs(thereIsNo(each(named('Brigg', your.ally))), each(named('Holder', any.ally)).has(losesPowers)),
    ),
    'objects-91': ally('Holder', { cost: 1, melee: 1, health: 1 }, '', self.has(atkBonus(1))),
  })
  const story = table({ play: [EX(91), EX(90)], hand: ['Brigg', 'Brigg'], resources: 1 }, {}, more)
  expect(story.atk('Holder')).toBe(1)
  const before = story.object('Holder').play?.at ?? 0
  story.raider('Anna').plays('Brigg')
  story.resolve()
  expect(story.atk('Holder')).toBe(2)
  expect(story.object('Holder').play?.regained).toBeGreaterThan(before)
  story.waitsFor('Anna')
})

test('a card whose only power is a lost keyword keeps its timestamp as the keyword comes back (700.3, 718.2f)', () => {
  const more = numberedCardsOfSet('EX', {
    'objects-90': ally(
      'Spotter',
      { cost: 1, melee: 1, health: 1 },
      '',
      asLongAs(
        thereIsNo(each(named('Brigg', your.ally))),
        each(any.ally).has(losesAndCantHaveKeywords('stealth')),
      ),
    ),
    'objects-91': ability('Silence', { cost: 1 }, '', thisTurn(target(any.ally).has(losesPowers))),
    'objects-92': ally('Holder', { cost: 1, melee: 1, health: 1 }, '', self.has(atkBonus(1))),
  })
  const play = [EX(90), 'Kozik Skullcracker', EX(92)]
  const story = table({ hand: [EX(91), 'Brigg'], resources: 2, play }, {}, more)
  const anna = story.raider('Anna').plays('Silence', { on: 'Holder' })
  story.resolve()
  expect([story.atk('Holder'), story.has('Kozik Skullcracker', 'stealth')]).toEqual([1, 0])
  story.turnOf('Anna')
  expect([story.atk('Holder'), story.has('Kozik Skullcracker', 'stealth')]).toEqual([2, 0])
  anna.plays('Brigg')
  story.resolve()
  expect(story.has('Kozik Skullcracker', 'stealth')).toBe(1)
  expect(story.object('Kozik Skullcracker').play?.regained).toBeUndefined()
  expect(story.object('Holder').play?.regained).toBeGreaterThan(0)
  story.waitsFor('Anna')
})

test('an added power doesn’t bring the lost powers back (718.2f)', () => {
  const more = numberedCardsOfSet('EX', {
    'objects-90': ability('Silence', { cost: 1 }, '', thisTurn(target(any.ally).has(losesPowers))),
    'objects-91': ability(
      'Teach',
      { cost: 1 },
      '',
      thisTurn(target(any.ally).has(grantedPower(pay(exhaustSelf).to(you.draw(1))))),
    ),
    'objects-92': ally('Holder', { cost: 1, melee: 1, health: 1 }, '', self.has(atkBonus(1))),
  })
  const story = table({ hand: [EX(90), EX(91), 'Brigg'], resources: 2, play: [EX(92)] }, {}, more)
  const anna = story.raider('Anna').plays('Silence', { on: 'Holder' })
  story.resolve()
  anna.plays('Teach', { on: 'Holder' })
  story.resolve()
  expect(anna.may('power Holder')).toBe(true)
  expect(story.object('Holder').play?.regained).toBeUndefined()
  story.turnOf('Anna')
  expect(story.object('Holder').play?.regained).toBeGreaterThan(0)
  story.waitsFor('Anna')
})
