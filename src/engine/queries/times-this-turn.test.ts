/** "For the first time each turn" is about the whole turn (703.1; rules glossary, Sentinel). */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  attacks,
  both,
  dealsDamage,
  defends,
  each,
  enters,
  entersCombat,
  heals,
  inOrder,
  numberedCardsOfSet,
  ongoing,
  onlyNthTimeEachTurn,
  opposing,
  protector,
  ready,
  strikesWith,
  tagged,
  target,
  weapon,
  when,
  you,
  your,
  yourHero,
} from '../../cards/builders.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import { NOTHING_CARD_NAME } from '../../scenarios/table-setup.ts'
import type { Trigger } from '../model/data/vocabulary/powers.ts'

const instant = { cost: 0, instant: true } as const

const cardsWith = (on: Trigger) =>
  numberedCardsOfSet('OWN', {
    1: ability('Spark', instant, '', yourHero.deals(1, 'fire').to(target(any.heroOrAlly))),
    2: ability('Salve', instant, '', yourHero.heals(1).from(target(any.heroOrAlly))),
    3: ability('Wake', instant, '', inOrder([ready(both(yourHero, each(your.weapon)))])),
    4: ability('Blaze', instant, '', yourHero.deals(1, 'fire').to(each(opposing.heroOrAlly))),
    5: ability('Lookout', instant, '', ongoing(onlyNthTimeEachTurn(1, when(on, you.draw(1))))),
    6: weapon('Club', { melee: 1, strikeCost: 0 }, 'Melee (1)'),
    7: ally('Giant', { melee: 0, health: 40 }, ''),
    8: ally('Pup', { cost: 0, melee: 0, health: 9 }, '', protector),
  })

const ATTACK = 'Wake'
const drawn = (story: Story): number =>
  story.eventsOfKind('moved').filter(({ why }) => why === 'drawn').length

const attack = (story: Story): void => {
  story.raider('Anna').plays('Wake')
  story.resolve()
  story.raider('Anna').attacks('Anna', 'Giant', 'Club')
}
const plays =
  (card: string, on?: string) =>
  (story: Story): void => {
    story.raider('Anna').plays(card, on === undefined ? {} : { on })
    story.resolve()
  }

test.each<[string, Trigger, string, (story: Story) => void]>([
  ['deals damage', dealsDamage(your.hero), 'Spark', plays('Spark', 'Giant')],
  ['deals damage twice at once', dealsDamage(your.hero), 'Blaze', plays('Blaze')],
  ['heals damage', heals(your.hero), 'Salve', plays('Salve', 'Anna')],
  ['attacks', attacks(your.hero), ATTACK, attack],
  ['enters combat', entersCombat(your.hero), ATTACK, attack],
  ['defends', defends(opposing.ally), ATTACK, attack],
  ['strikes', strikesWith(yourHero, tagged('Weapon')), ATTACK, attack],
  ['enters play', enters(your.ally), 'Pup', plays('Pup')],
])('“for the first time each turn” counts the whole turn: %s (703.1)', (_, on, card, act) => {
  const story = scenario({
    cards: cardsWith(on),
    raiders: { Anna: { play: ['Club'], hand: [card, card, card, card, 'Lookout'], damage: 8 } },
    dungeon: { play: ['Giant'], filler: NOTHING_CARD_NAME },
  })
  const drawnBy = (then: (story: Story) => void): number => {
    const before = drawn(story)
    then(story)
    story.resolveAll()
    return drawn(story) - before
  }
  act(story)
  plays('Lookout')(story)
  expect(drawnBy(act)).toBe(0)
  story.nextTurn().nextTurn()
  expect([drawnBy(act), drawnBy(act)]).toEqual([1, 0])
  story.waitsFor('Anna')
})
