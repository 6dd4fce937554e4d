/** Resources (412), quests (306, 702) and costs (403). */
import { describe, expect, test } from 'vitest'
import {
  ability,
  ally,
  alsoHasCardType,
  alsoTagged,
  any,
  atkBonus,
  costsLess,
  destroy,
  each,
  everyone,
  exhaustSelf,
  faceDown,
  flips,
  grantedPower,
  isDestroyed,
  item,
  numberedCardsOfSet,
  pay,
  placeAdditionalResource,
  placesResource,
  placesResourceFaceUp,
  powerUsableBy,
  put,
  putIntoResourceRow,
  quest,
  reveal,
  revealedCards,
  self,
  stashKeyword,
  target,
  thisTurn,
  topCards,
  useOnlyIf,
  wasDestroyedThisTurn,
  when,
  withoutPaying,
  you,
  your,
} from '../../../cards/builders.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import type { PartySetup } from '../../../scenarios/table-setup.ts'

test('a player places one resource per turn, only on their own turn (412.1)', () => {
  const story = scenario({ raiders: { Anna: { hand: ['Brigg', 'Rend'] }, Bert: { hand: ['Zulanji'] } } })
  const anna = story.raider('Anna').places('Rend')
  expect(story.eventsOfKind('placed')).toHaveLength(1)
  expect(story.resources('Anna')).toEqual({ ready: 1, total: 1 })
  expect(anna.may('place Brigg')).toBe(false)
  story.turnOf('Anna')
  expect(anna.may('place Brigg')).toBe(true)
  story.waitsFor('Anna')
})

test('quests are placed face up or face down, other cards only face down, and quests are never played (201.2, 306.1, 409.2, 412.1b)', () => {
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
  expect(story.eventsOfKind('placed')).toMatchObject([{ faceUp: false, seenBy: [0] }])
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

test('a reward’s restriction is read as it is added, not as it resolves (702.1)', () => {
  const story = scenario({
    raiders: { Anna: { quests: ['Entrenched'], resources: 4, play: ['Brigg'], hand: ['Prey on the Weak'] } },
  })
  const anna = story.raider('Anna').completes('Entrenched')
  anna.plays('Prey on the Weak', { on: 'Brigg' })
  story.resolveAll()
  expect([
    story.isInPlay('Brigg'),
    story.eventsOfKind('moved').filter((one) => one.why === 'drawn').length,
  ]).toEqual([false, 1])
  story.waitsFor('Anna')
})

test('a card that is too expensive is not offered (403.1); face-down resources are exhausted first (412.2)', () => {
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
const cards = numberedCardsOfSet('OWN', {
  1: item('Ledger', free, '', when(placesResource(you), you.draw(1))),
  2: ability('Digging', free, '', putIntoResourceRow(topCards(1, you))),
  3: ability('Planting', free, '', reveal(topCards(1, you)), placeAdditionalResource(revealedCards)),
  4: item('Urn', free, '', useOnlyIf(wasDestroyedThisTurn(your.ally), pay(0).to(you.draw(1)))),
  5: ability('Landslide', free, '', destroy(target(any.resource))),
  6: ability('Return', free, '', put(target(your.ally), 'hand')),
  7: ability('Muster', free, '', thisTurn(each(your.ally).has(costsLess(2, { next: true })))),
  11: quest('Errand', 0, {}, you.draw(1)),
  9: item('Pennant', free, '', when(placesResourceFaceUp(you), you.draw(2))),
  10: item('Waymark', free, '', when(placesResourceFaceUp(you, any.quest), you.draw(1))),
  8: ally('Volunteer', { cost: 3, melee: 1, health: 1 }, '', self.has(withoutPaying)),
})

test.each([
  ['Planting', 1],
  ['Digging', 0],
])(
  'a resource counts as placed when it enters the row, including an additional one (412.1a, 412.1c): %s',
  (card, drawn) => {
    const story = scenario({ cards, raiders: { Anna: { hand: [card, 'Rend'], play: ['Ledger'] } } })
    story.raider('Anna').plays(card)
    story.resolveAll()
    expect([story.resources('Anna').total, story.cards('Anna', 'hand').length]).toEqual([1, 1 + drawn])
    story.waitsFor('Anna')
  },
)

test('placing a resource triggers powers once it has resolved', () => {
  const story = scenario({ cards, raiders: { Anna: { hand: ['Brigg', 'Rend'], play: ['Ledger'] } } })
  story.raider('Anna').places('Brigg')
  story.resolveAll()
  expect([story.resources('Anna').total, story.cards('Anna', 'hand').length]).toEqual([1, 2])
  story.waitsFor('Anna')
})

test.each([
  ['Pennant', 2],
  ['Waymark', 1],
])(
  '%s has seen a quest placed face up, and resolves after that quest is completed (703.2)',
  (item, drawn) => {
    const story = scenario({ cards, raiders: { Anna: { hand: ['Errand', 'Rend', 'Brigg'], play: [item] } } })
    const anna = story.raider('Anna').places('Errand', 'up')
    story.resolve()
    anna.completes('Errand')
    story.resolveAll()
    expect(story.cards('Anna', 'hand').length).toBe(2 + 1 + drawn)
    story.waitsFor('Anna')
  },
)

test('a power that watches for resources placed face up does not see one that is placed face down', () => {
  const story = scenario({ cards, raiders: { Anna: { hand: ['Errand', 'Brigg'], play: ['Pennant'] } } })
  story.raider('Anna').places('Errand')
  story.resolveAll()
  expect(story.cards('Anna', 'hand').length).toBe(1)
  story.waitsFor('Anna')
})

test.each([
  ['Prey on the Weak', 'Brigg', true],
  ['Return', 'Brigg', false],
  ['Landslide', 'Oruk Starstorm', false],
])(
  'an ally is destroyed, but a card that was blank in a resource row doesn’t count as an ally (412.1b, 415.9d): %s',
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

test('the reduction for the next ally is used up, even if that ally was played in another way (707.1e)', () => {
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

const given = numberedCardsOfSet('OWN', {
  1: item('Seed Vault', free, '', each(your.resource).has(grantedPower(pay(exhaustSelf).to(you.draw(1))))),
  2: item(
    'Mass Grave',
    free,
    '',
    each(your.resource).has(grantedPower(when(isDestroyed(self), you.draw(1)))),
  ),
  3: item(
    'War Chest',
    free,
    '',
    each(your.resource).has(grantedPower({ kind: 'continuous', mods: each(your.ally).has(atkBonus(1)) })),
  ),
  4: ability('Blessing', free, '', thisTurn(target(your.resource).has(grantedPower(pay(0).to(you.draw(1)))))),
  5: item(
    'Rising Roots',
    free,
    '',
    each(your.resource).has(alsoHasCardType('ally', { nature: 2, health: 2 })),
  ),
  6: item('Grove Bell', free, '', each(your.ally).has(grantedPower(pay(exhaustSelf).to(you.draw(1))))),
  7: ability('Landslide', free, '', destroy(target(any.resource))),
  8: item(
    'Market',
    free,
    '',
    each(your.resource).has(grantedPower(powerUsableBy(everyone, pay(0).to(you.draw(1))))),
  ),
  9: item('Kennel', free, '', each(your.resource).has(alsoTagged('Pet'))),
  10: ally('Hound', { cost: 0, melee: 1, health: 1 }, 'Pet (1)'),
})
const table = (play: string[], more: PartySetup = {}) =>
  scenario({
    cards: given,
    raiders: { Anna: { resources: 1, hand: ['Brigg', 'Brigg'], play, ...more }, Bert: {} },
  })
const drawn = (story: Story) => story.eventsOfKind('moved').filter((one) => one.why === 'drawn').length

describe('modifiers can add anything to a face-down resource (412.1b)', () => {
  test('a payment power, which its controller uses', () => {
    const story = table(['Seed Vault'])
    story.pick('power Oruk Starstorm')
    story.resolve()
    expect([drawn(story), story.resources('Anna').ready]).toEqual([1, 0])
    story.waitsFor('Anna')
  })

  test('a payment power that any player may use, if it says so (701.2)', () => {
    const story = table(['Market'])
    story.pick('pass')
    expect(story.offers).toContain('power Oruk Starstorm')
    story.waitsFor('Bert')
  })

  test('a power for a resource that is placed later', () => {
    const story = table(['Seed Vault'], { resources: 0 })
    story.raider('Anna').places('Brigg')
    story.resolve()
    expect(story.offers).toContain('power Brigg')
    story.waitsFor('Anna')
  })

  test('a power for a limited time, to a single resource', () => {
    const story = table([], { resources: 2, hand: ['Blessing', 'Brigg'] })
    story.raider('Anna').plays('Blessing')
    story.pick('Oruk Starstorm')
    story.resolve()
    expect(story.offers.filter((one) => one === 'power Oruk Starstorm')).toHaveLength(1)
    story.waitsFor('Anna')
  })

  test('a triggered power', () => {
    const story = table(['Mass Grave'], { hand: ['Landslide', 'Brigg'] })
    story.raider('Anna').plays('Landslide')
    story.pick('Oruk Starstorm')
    story.resolveAll()
    expect(drawn(story)).toBe(1)
    story.waitsFor('Anna')
  })

  test('a continuous power', () => {
    const story = table(['War Chest', 'Zulanji'], { resources: 2 })
    const before = table(['Zulanji'])
    expect(story.atk('Zulanji')).toBe(before.atk('Zulanji') + 2)
    for (const one of [story, before]) one.waitsFor('Anna')
  })

  test('a type, and then the things that this type is given', () => {
    const story = table(['Rising Roots', 'Grove Bell'])
    expect(story.offers).toEqual(expect.arrayContaining(['attack Oruk Starstorm', 'power Oruk Starstorm']))
    story.raider('Anna').attacks('Oruk Starstorm', 'Dungeon')
    expect([story.damage('Dungeon'), story.resources('Anna').ready]).toEqual([2, 0])
    story.waitsFor('Anna')
  })

  test('a tag, which counts for uniqueness (414.3b)', () => {
    const story = table(['Kennel'], { hand: ['Hound'] })
    story.raider('Anna').plays('Hound')
    story.resolve()
    expect(story.offers).toEqual(['Oruk Starstorm', 'Hound'])
    story.waitsFor('Anna', 'unique')
  })
})

test('a stashed card is turned face down, and other cards see that (rules glossary, Stash)', () => {
  const story = scenario({
    cards: numberedCardsOfSet('OWN', {
      1: ally(
        'Watcher',
        { cost: 1, melee: 1, health: 5 },
        '',
        when(flips(faceDown(your.resource)), you.draw(1)),
      ),
      2: ally('Hidden Blade', { cost: 2, melee: 2, health: 3 }, '', stashKeyword(everyone.draw(1))),
    }),
    raiders: {
      Anna: { play: ['Watcher'], hand: ['Hidden Blade', 'Rend'], deck: ['Brigg', 'Zulanji'] },
      Bert: {},
    },
  })
  story.raider('Anna').places('Hidden Blade')
  story.resolve()
  story.pick('yes')
  while (story.decision?.kind === 'order') story.pick(story.decision.options[0]?.id ?? '')
  story.resolveAll()
  expect(story.cards('Anna', 'hand')).toEqual(expect.arrayContaining(['Brigg', 'Zulanji']))
  story.waitsFor('Anna')
})
