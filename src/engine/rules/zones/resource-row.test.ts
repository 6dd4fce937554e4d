/** Resources (412), quests (306, 702) and costs (403). */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  cardsOf,
  costsLess,
  destroy,
  each,
  item,
  pay,
  placeResource,
  places,
  put,
  putIntoRow,
  reveal,
  revealed,
  self,
  target,
  thisTurn,
  top,
  useOnlyIf,
  wasDestroyedThisTurn,
  when,
  withoutPaying,
  you,
  your,
} from '../../../cards/builders.ts'
import { scenario } from '../../../stories/scenario.ts'

test('one resource a turn, on the own turn only (412.1)', () => {
  const story = scenario({ raiders: { Anna: { hand: ['Brigg', 'Rend'] }, Bert: { hand: ['Zulanji'] } } })
  const anna = story.raider('Anna').places('Rend')
  expect(story.told('placed')).toHaveLength(1)
  expect(story.resources('Anna')).toEqual({ ready: 1, total: 1 })
  expect(anna.may('place Brigg')).toBe(false)
  story.turnOf('Anna')
  expect(anna.may('place Brigg')).toBe(true)
  story.waitsFor('Anna')
})

test('quests are placed face up or down, other cards only face down, and quests are never played (201.2, 306.1, 409.2, 412.1b)', () => {
  const story = scenario({ raiders: { Anna: { hand: ['Entrenched', 'Brigg'], resources: 2 } } })
  const places = story.decision?.options.filter((option) => option.kind === 'place') ?? []
  expect(places.map((option) => [story.wordsFor(option), option.kind === 'place' && option.faceUp])).toEqual([
    ['place Entrenched', true],
    ['place Entrenched', false],
    ['place Brigg', false],
  ])
  expect(story.offers).not.toContain('play Entrenched')
  story.waitsFor('Anna')
})

test('a resource placed face down is blank and its quest can’t be completed (412.1b)', () => {
  const story = scenario({ raiders: { Anna: { hand: ['The Key to Freedom'], resources: 4 } } })
  story.raider('Anna').places('The Key to Freedom', 'down')
  story.resolve()
  expect(story.raider('Anna').may('quest The Key to Freedom')).toBe(false)
  expect(story.told('placed')).toMatchObject([{ faceUp: false, seenBy: [0] }])
  story.waitsFor('Anna')
})

test('a quest helps to pay for itself, turns face down and stays a resource (702.1, 702.2)', () => {
  const story = scenario({ raiders: { Anna: { quests: ['A Bird in Hand'], resources: 1, hand: ['Brigg'] } } })
  story.raider('Anna').completes('A Bird in Hand')
  expect(story.resources('Anna')).toEqual({ ready: 0, total: 2 })
  story.resolve()
  expect(story.object('A Bird in Hand').play).toMatchObject({ faceDown: true, row: 'resource' })
  expect(story.raider('Anna').may('quest A Bird in Hand')).toBe(false)
  story.waitsFor('Anna')
})

test('a reward’s restriction is read only as it is added, not as it resolves (702.1)', () => {
  const story = scenario({
    raiders: { Anna: { quests: ['Entrenched'], resources: 4, play: ['Brigg'], hand: ['Prey on the Weak'] } },
  })
  const anna = story.raider('Anna').completes('Entrenched')
  anna.plays('Prey on the Weak', { on: 'Brigg' })
  story.resolveAll()
  expect([story.isInPlay('Brigg'), story.told('moved').filter((one) => one.why === 'drawn').length]).toEqual([
    false,
    1,
  ])
  story.waitsFor('Anna')
})

test('what is too expensive is not offered (403.1); resources are exhausted, face-down ones first (412.2)', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Rend', 'Juggernaut', 'Thunder Clap'], quests: ['Entrenched'], resources: 2 } },
  })
  const anna = story.raider('Anna')
  expect([anna.may('play Rend'), anna.may('play Thunder Clap')]).toEqual([true, false])
  anna.plays('Juggernaut')
  story.resolve()
  expect([story.resources('Anna').ready, story.exhausted('Entrenched')]).toEqual([2, false])
  story.waitsFor('Anna')
})

const free = { cost: 0 } as const
const cards = cardsOf('OWN', {
  1: item('Ledger', free, '', when(places(you), you.draw(1))),
  2: ability('Digging', free, '', putIntoRow(top(1, you))),
  3: ability('Planting', free, '', reveal(top(1, you)), placeResource(revealed)),
  4: item('Urn', free, '', useOnlyIf(wasDestroyedThisTurn(your.ally), pay(0).to(you.draw(1)))),
  5: ability('Landslide', free, '', destroy(target(any.resource))),
  6: ability('Return', free, '', put(target(your.ally), 'hand')),
  7: ability('Muster', free, '', thisTurn(each(your.ally).has(costsLess(2, { next: true })))),
  8: ally('Volunteer', { cost: 3, melee: 1, health: 1 }, '', self.has(withoutPaying)),
})

test.each([
  ['Planting', 1],
  ['Digging', 0],
])(
  'a resource is placed as it enters the row, also an additional one (412.1a, 412.1c): %s',
  (card, drawn) => {
    const story = scenario({ cards, raiders: { Anna: { hand: [card, 'Rend'], play: ['Ledger'] } } })
    story.raider('Anna').plays(card)
    story.resolveAll()
    expect([story.resources('Anna').total, story.cards('Anna', 'hand').length]).toEqual([1, 1 + drawn])
    story.waitsFor('Anna')
  },
)

test('placing one’s resource triggers once it has resolved', () => {
  const story = scenario({ cards, raiders: { Anna: { hand: ['Brigg', 'Rend'], play: ['Ledger'] } } })
  story.raider('Anna').places('Brigg')
  story.resolveAll()
  expect([story.resources('Anna').total, story.cards('Anna', 'hand').length]).toEqual([1, 2])
  story.waitsFor('Anna')
})

test.each([
  ['Prey on the Weak', 'Brigg', true],
  ['Return', 'Brigg', false],
  ['Landslide', 'Oruk Starstorm', false],
])(
  'an ally is destroyed, not a card that was blank in a resource row (412.1b, 415.9d): %s',
  (card, on, seen) => {
    const story = scenario({
      cards,
      raiders: { Anna: { hand: [card, 'Rend'], play: ['Brigg', 'Urn'], resources: 2 } },
      dungeon: { play: ['Defias Pirate'] },
    })
    const anna = story.raider('Anna').plays(card)
    if (story.decision?.kind === 'target') anna.answers(on)
    story.resolveAll()
    expect(anna.may('power Urn')).toBe(seen)
    story.waitsFor('Anna')
  },
)

test('the next ally costs less, or would have: it is the next whatever was paid for it (707.1e)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Muster', 'Volunteer', 'Zerzu', 'Rend'], resources: 3 } },
  })
  const anna = story.raider('Anna').plays('Muster')
  story.resolve()
  anna.plays('Volunteer')
  expect(story.decision?.kind).toBe('cost')
  anna.answers('c1')
  story.resolve()
  anna.plays('Zerzu')
  expect(story.resources('Anna').ready).toBe(0)
  story.resolveAll()
  story.waitsFor('Anna')
})
