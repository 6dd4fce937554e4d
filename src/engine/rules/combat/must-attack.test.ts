/** Characters that can't attack or exhaust unless their controller pays (600.3a). */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  attachTo,
  each,
  exhaust,
  exhausting,
  exhaustSelf,
  hostCard,
  ifYouDo,
  numberedCardsOfSet,
  ongoing,
  pay,
  protector,
  resourceCost,
  target,
  type UnnumberedCard,
  you,
  your,
} from '../../../cards/builders.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import { DUNGEON_NAME } from '../../../scenarios/table-setup.ts'
import type { Card } from '../../model/data/card.ts'

const own = (...cards: UnnumberedCard[]): Card[] =>
  numberedCardsOfSet('OWN', Object.fromEntries(cards.map((card, i) => [i + 1, card])))

const cards = own(
  ability(
    'Roots',
    { cost: 1 },
    '',
    attachTo(target(any.ally)),
    ongoing(hostCard.cantAttackOrExhaustUnlessPaid(resourceCost(2))),
  ),
  ally('Digger', { melee: 1, health: 9 }, '', protector, pay(exhaustSelf).to(you.draw(1))),
  ability('Drowse', { cost: 0, instant: true }, '', ifYouDo(exhaust(target(any.ally)), you.draw(1))),
  ability('Muster', { cost: 0 }, '', pay(exhausting(each(your.ally))).to(you.draw(1))),
)
const rooted = (ready: number, more: object = {}): Story =>
  scenario({
    cards: cards.map((card) => (card.name === 'Muster' ? { ...card, ongoing: true } : card)),
    raiders: {
      Anna: {
        play: ['OWN-2', 'OWN-4', { card: 'OWN-1', on: 'OWN-2' }],
        hand: ['OWN-3', 'Gouge'],
        resources: ready,
      },
    },
    dungeon: { below: 0 },
    ...more,
  })
const told = (story: Story): [boolean, number] => [story.exhausted('Digger'), story.resources('Anna').ready]

test('the ally attacks at that cost, and exhausts for the attack without a second payment (600.3, 600.3a)', () => {
  const story = rooted(3)
  story.raider('Anna').attacks('Digger', DUNGEON_NAME)
  expect([story.damage(DUNGEON_NAME), ...told(story)]).toEqual([1, true, 1])
  story.waitsFor('Anna')
})

test('the cost of its power with [Activate] rises by the price (600.3a)', () => {
  const story = rooted(3)
  story.raider('Anna').uses('Digger')
  expect(told(story)).toEqual([true, 1])
  story.resolve()
  story.waitsFor('Anna')
})

test('the ally can be exhausted as a cost only if the price is paid too (600.3a)', () => {
  const poor = rooted(1)
  expect(poor.offers.filter((offer) => /power|attack Digger/.test(offer))).toEqual([])
  poor.waitsFor('Anna')
  const rich = rooted(2)
  rich.raider('Anna').uses('Muster')
  if (rich.decision?.kind === 'cost') rich.pick('Digger')
  expect(told(rich)).toEqual([true, 0])
  rich.resolve()
  rich.waitsFor('Anna')
})

test.each<[string, boolean, number]>([
  ['yes', true, 1],
  ['no', false, 3],
])(
  'an effect that would exhaust the ally asks its controller to pay: %s (600.3a)',
  (answer, exhausted, left) => {
    const story = rooted(3)
    const hand = story.cards('Anna', 'hand').length
    story.raider('Anna').plays('Drowse', { on: 'Digger' })
    story.resolve()
    expect([story.decision?.kind, story.decision?.amount]).toEqual(['may', 2])
    story.pick(answer)
    expect(told(story)).toEqual([exhausted, left])
    expect(story.cards('Anna', 'hand').length).toBe(exhausted ? hand : hand - 1)
    story.waitsFor('Anna')
  },
)

test('a player who can’t pay isn’t asked, and the ally doesn’t exhaust (600.3a)', () => {
  const story = rooted(1)
  story.raider('Anna').plays('Drowse', { on: 'Digger' })
  story.resolve()
  expect(told(story)).toEqual([false, 1])
  story.waitsFor('Anna')
})

test.each<[number, boolean]>([
  [2, true],
  [1, false],
])('with %s resources the ally may protect or not (600.3a)', (ready, protects) => {
  const story = rooted(ready, { turn: DUNGEON_NAME })
  story.passUntil(() => story.isCalm())
  expect(story.decision?.kind === 'protect').toBe(protects)
  if (protects) {
    story.pick('Digger')
    expect(told(story)).toEqual([true, 0])
    story.passUntil(() => story.isCalm())
  }
  story.waitsFor('Anna')
})
