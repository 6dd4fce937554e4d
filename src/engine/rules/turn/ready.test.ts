/**
 * The ready step (501.1a): as a turn starts, modifiers expire, cards ready, modifiers are made and powers trigger, in
 * this order.
 */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  asLongAs,
  asTurnStarts,
  atkBonus,
  atStartOfYourTurn,
  each,
  everyone,
  exhausted,
  grantedPower,
  losesPowers,
  numberedCardsOfSet,
  opposing,
  preventsNextDamage,
  self,
  target,
  thisTurn,
  type UnnumberedCard,
  untilYourNextTurn,
  you,
  yourHero,
} from '../../../cards/builders.ts'
import { scenario } from '../../../scenarios/scenario.ts'
import { DUNGEON_NAME, NOTHING_CARD_NAME } from '../../../scenarios/table-setup.ts'
import type { Card } from '../../model/data/card.ts'
import { isActForbidden } from '../../queries/cant.ts'

const own = (...cards: UnnumberedCard[]): Card[] =>
  numberedCardsOfSet('OWN', Object.fromEntries(cards.map((card, i) => [i + 1, card])))
const instant = { cost: 0, instant: true } as const
/** The setup of a Dungeon that does nothing. */
const idle = { filler: NOTHING_CARD_NAME }

test('“until the start of your next turn” lasts through other players’ turns, and ends exactly then (501.1a)', () => {
  const story = scenario({
    cards: own(
      ability(
        'Frozen Fingers',
        instant,
        '',
        untilYourNextTurn(each(opposing.card).cant('attack'), each(any.ally).cant('ready')),
      ),
    ),
    raiders: { Anna: { hand: ['OWN-1'], play: ['Brigg'] }, Bert: { hand: ['Rend'] } },
    dungeon: { ...idle, play: ['Defias Pirate'] },
  })
  story.raider('Anna').plays('Frozen Fingers')
  story.resolve()
  story.tire('Brigg')
  story.nextTurn()
  expect(isActForbidden(story.game, story.find('Defias Pirate'), 'attack')).toBe(true)
  story.turnOf('Anna')
  expect([story.eventsOfKind('attacking'), story.exhausted('Brigg')]).toEqual([[], false])
  expect(isActForbidden(story.game, story.find('Defias Pirate'), 'attack')).toBe(false)
  story.waitsFor('Anna')
})

test('a modifier is made as each turn starts, without the chain (501.1a, 704.1b)', () => {
  const story = scenario({
    cards: own(
      ally(
        'Old Croc',
        { melee: 1, health: 9 },
        '',
        asTurnStarts(everyone, thisTurn(self.has(preventsNextDamage(2)))),
      ),
      ability('Singe', instant, '', yourHero.deals(3, 'fire').to(target(any.ally))),
    ),
    raiders: { Anna: { hand: ['OWN-2', 'OWN-2', 'OWN-2', 'Rend'], play: ['OWN-1'] }, Bert: {} },
    dungeon: idle,
  })
  const singe = (): number => {
    const before = story.damage('Old Croc')
    story.raider('Anna').plays('Singe', { on: 'Old Croc' })
    story.resolve()
    return story.damage('Old Croc') - before
  }
  expect([singe(), singe()]).toEqual([1, 3])
  story.nextTurn()
  expect([story.eventsOfKind('used'), singe()]).toEqual([[], 1])
  story.waitsFor('Bert')
})

test('a power that returns as the turn starts makes no modifier any more, but it triggers (501.1a)', () => {
  const story = scenario({
    cards: own(
      ally(
        'Herald',
        { melee: 1, health: 9 },
        '',
        asTurnStarts(you, thisTurn(self.has(atkBonus(5)))),
        atStartOfYourTurn(thisTurn(self.has(atkBonus(1)))),
      ),
      ability('Dread', instant, '', untilYourNextTurn(target(any.ally).has(losesPowers))),
    ),
    raiders: { Anna: { hand: ['OWN-2', 'Rend'], play: ['OWN-1'] }, Bert: {} },
    dungeon: idle,
  })
  expect(story.atk('Herald')).toBe(7)
  story.raider('Anna').plays('Dread', { on: 'Herald' })
  story.resolve()
  story.turnOf('Anna')
  expect(story.atk('Herald')).toBe(2)
  story.nextTurn()
  story.turnOf('Anna')
  expect(story.atk('Herald')).toBe(7)
  story.waitsFor('Anna')
})

test('a power that is lost as cards ready still makes its modifier, but doesn’t trigger (501.1a)', () => {
  const story = scenario({
    cards: own(
      ally(
        'Dreamer',
        { melee: 1, health: 9 },
        '',
        asLongAs(
          self.isA(exhausted(any.card)),
          self.has(
            grantedPower(asTurnStarts(you, thisTurn(self.has(atkBonus(5))))),
            grantedPower(atStartOfYourTurn(thisTurn(self.has(atkBonus(1))))),
          ),
        ),
      ),
    ),
    raiders: { Anna: { hand: ['Rend'], play: ['OWN-1', 'Brigg'] }, Bert: {} },
    dungeon: idle,
  })
  expect(story.atk('Dreamer')).toBe(1)
  story.raider('Anna').attacks('Dreamer', DUNGEON_NAME)
  expect(story.exhausted('Dreamer')).toBe(true)
  story.turnOf('Anna')
  expect([story.exhausted('Dreamer'), story.atk('Dreamer')]).toEqual([false, 6])
  story.waitsFor('Anna')
})
