/** Keywords of turns and combat (glossary): Shadowmeld. */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  cardsOf,
  destroy,
  elusive,
  shadowmeld,
  target,
  type Unnumbered,
  untargetable,
} from '../../../cards/builders.ts'
import type { Card } from '../../../engine/effects/card.ts'
import { touched } from '../../../engine/state/runtime.ts'
import { scenario } from '../scenario.ts'
import { DUNGEON } from '../setting.ts'

const own = (...cards: Unnumbered[]): Card[] =>
  cardsOf('OWN', Object.fromEntries(cards.map((card, i) => [i + 1, card])))

test('Shadowmeld: Elusive and Untargetable while ready', () => {
  const story = scenario({
    cards: own(
      ally('Prowler', { melee: 1, health: 9 }, '', shadowmeld),
      ability('Snipe', { cost: 0, instant: true }, '', destroy(target(any.ally))),
    ),
    raiders: { Anna: { play: ['Brigg'], hand: ['OWN-2', 'Rend'] } },
    dungeon: { play: ['OWN-1'], below: 0 },
  })
  expect([elusive, untargetable].map((one) => story.has('Prowler', one.keyword))).toEqual([1, 1])
  story.pick('attack Brigg')
  expect(story.offers).toEqual([DUNGEON])
  story.pick('back')
  story.raider('Anna').plays('Snipe')
  expect(story.offers).toEqual(['Brigg'])
  story.pick('back')
  const { play } = story.object('Prowler')
  if (play) play.exhausted = true
  touched(story.game)
  story.pick('attack Brigg')
  expect(story.offers).toEqual([DUNGEON, 'Prowler'])
  story.waitsFor('Anna', 'defender')
})
