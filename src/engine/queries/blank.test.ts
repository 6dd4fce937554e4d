/** Face-down resources are blank (412.1b), but have the things that modifiers give them. */
import { expect, test } from 'vitest'
import {
  always,
  any,
  each,
  grantedPower,
  location,
  numberedCardsOfSet,
  pay,
  you,
} from '../../cards/builders.ts'
import { scenario } from '../../scenarios/scenario.ts'

const cards = numberedCardsOfSet('OWN', {
  'blank-1': location(
    'Generous Ground',
    { cost: 0 },
    '',
    always(each(any.card).has(grantedPower(pay(0).to(you.draw(1))))),
  ),
})

test('a card placed face down immediately has the power that a location gives to all cards (412.1b)', () => {
  for (const resources of [0, 1]) {
    const story = scenario({
      cards,
      raiders: { Anna: { play: ['Generous Ground'], hand: ['Brigg', 'Rend'], resources } },
    })
    expect(story.offers).not.toContain('power Brigg')
    story.raider('Anna').places('Brigg')
    story.resolve()
    expect(story.offers).toContain('power Brigg')
    story.pick('power Brigg')
    story.resolve()
    expect(story.cards('Anna', 'hand')).toHaveLength(2)
    story.waitsFor('Anna')
  }
})
