/** Cards whose controller changes (401.3). */
import { expect, test } from 'vitest'
import { ability, each, numberedCardsOfSet, opposing, you } from '../../cards/builders.ts'
import { scenario } from '../../scenarios/scenario.ts'

test('nobody is told which face-down resource changes controllers (415.8c)', () => {
  const cards = numberedCardsOfSet('OWN', {
    1: ability('Foreclosure', { cost: 0 }, '', you.gainControlOf(each(opposing.resource))),
  })
  const story = scenario({
    cards,
    players: { Anna: { hand: ['Foreclosure', 'Brigg'] }, Bert: { resources: 1 } },
    turn: 'Anna',
  })
  story.raider('Anna').plays('Foreclosure')
  story.resolve()
  expect(story.eventsOfKind('controlled')).toMatchObject([{ card: '', from: 1, to: 0 }])
  story.waitsFor('Anna')
})
