/** The quests in both starters. */
import { expect, test } from 'vitest'
import { scenario } from '../../../scenarios/scenario.ts'

test.each([
  ['Brigg', ['Brigg']],
  ['Rend', []],
])('A Bird in Hand reveals %s and puts an ally into your hand', (top, hand) => {
  const story = scenario({ raiders: { Anna: { quests: ['A Bird in Hand'], resources: 2, deck: [top] } } })
  story.raider('Anna').completes('A Bird in Hand')
  story.resolve()
  expect(story.cards('Anna', 'hand')).toEqual(hand)
  expect(story.eventsOfKind('revealed')).toHaveLength(1)
  expect(story.isFaceDown('A Bird in Hand')).toBe(true)
  story.waitsFor('Anna')
})

test('Blueleaf Tubers shuffles your graveyard into your deck', () => {
  const story = scenario({
    raiders: { Anna: { quests: ['Blueleaf Tubers'], resources: 1, graveyard: ['Brigg', 'Rend'], below: 3 } },
  })
  story.raider('Anna').completes('Blueleaf Tubers')
  story.resolve()
  expect(story.cards('Anna', 'graveyard')).toEqual([])
  expect(story.cards('Anna', 'deck')).toEqual(expect.arrayContaining(['Brigg', 'Rend']))
  expect(story.eventsOfKind('shuffled')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('Entrenched draws a card if you have an ally', () => {
  const story = scenario({
    raiders: { Anna: { quests: ['Entrenched'], resources: 3, play: ['Brigg'] } },
  })
  story.raider('Anna').completes('Entrenched')
  story.resolve()
  expect(story.cards('Anna', 'hand')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('Entrenched can’t be completed without an ally', () => {
  const story = scenario({ raiders: { Anna: { quests: ['Entrenched'], resources: 3 } } })
  expect(story.raider('Anna').may('quest Entrenched')).toBe(false)
  story.waitsFor('Anna')
})

test.each([
  ['The Essence of Enmity', ['Zulanji', 'Brigg'], 'Brigg'],
  ['The Grimtotem Weapon', ['Scarlet Kris', 'Golem Skull Helm'], 'Golem Skull Helm'],
])(
  '%s takes a card of its kind from the top five and puts the rest on the bottom',
  (quest, offered, chosen) => {
    const deck = ['Zulanji', 'Scarlet Kris', 'Brigg', 'Golem Skull Helm', 'Rend', 'Execute']
    const story = scenario({ raiders: { Anna: { quests: [quest], resources: 3, deck, below: 0 } } })
    const anna = story.raider('Anna').completes(quest)
    story.resolve()
    expect(story.offers.sort()).toEqual(offered.sort())
    anna.answers(chosen)
    const rest = deck.filter((name) => name !== chosen && name !== 'Execute')
    anna.answers(...rest)
    expect(story.cards('Anna', 'hand')).toEqual([chosen])
    expect(story.cards('Anna', 'deck')[0]).toBe('Execute')
    expect(story.cards('Anna', 'deck').slice(1).sort()).toEqual(rest.sort())
    story.waitsFor('Anna')
  },
)

test('The Key to Freedom draws a card for four resources', () => {
  const story = scenario({ raiders: { Anna: { quests: ['The Key to Freedom'], resources: 4 } } })
  story.raider('Anna').completes('The Key to Freedom')
  expect(story.resources('Anna')).toEqual({ ready: 1, total: 5 })
  story.resolve()
  expect(story.eventsOfKind('moved', story.latest)).toMatchObject([{ why: 'drawn' }])
  story.waitsFor('Anna')
})
