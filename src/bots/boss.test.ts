/** The computer as a Boss player: which cards it saves, which it plays, and whom it attacks. */
import { expect, test } from 'vitest'
import {
  ability,
  each,
  hero,
  ifElse,
  named,
  numberedCardsOfSet,
  opposing,
  you,
  yourHero,
} from '../cards/builders.ts'
import { allCards } from '../cards/index.ts'
import { printedCard, viewFor } from '../engine/index.ts'
import { onyxiaStory } from '../raids/onyxia/onyxia.testkit.ts'
import { type Story, scenario } from '../scenarios/scenario.ts'
import { bossTimingOf } from './boss-timing.ts'
import { heuristicPicks } from './heuristic-picks.ts'

/** The offer that the computer would pick now, such as "play Crush". */
function wish({ game, decision, offers }: Story): string | undefined {
  if (!decision) throw new Error('nobody is asked')
  const [pick] = heuristicPicks(game, decision)
  return offers[decision.options.findIndex(({ id }) => id === pick)]
}

const made = (boss: string) =>
  ifElse(
    yourHero.isA(named(boss)),
    yourHero.deals(6, 'fire').to(each(opposing.hero)),
    yourHero.deals(1, 'fire').to(each(opposing.hero)),
  )
const cards = numberedCardsOfSet('OWN', {
  1: hero('First Fang', { melee: 2, health: 10 }, 'Hound, Boss 1'),
  2: hero('Second Fang', { melee: 2, health: 10 }, 'Hound, Boss 2'),
  3: hero('Third Fang', { melee: 2, health: 10 }, 'Hound, Boss 3'),
  4: ability('Made for the First', { cost: 1 }, '', made('First Fang')),
  5: ability('Made for the Second', { cost: 1 }, '', made('Second Fang')),
  6: ability('Made for the Third', { cost: 1 }, '', made('Third Fang')),
  7: ability('At Any Time', { cost: 3 }, '', you.draw(1)),
})

/** A raid against three Bosses that only this story defines. */
const fangs = (hand: string[], more = {}) =>
  scenario({
    cards,
    raiders: { Anna: {} },
    boss: { bosses: ['OWN-1', 'OWN-2', 'OWN-3'], hand, resources: 9, ...more },
    turn: 'Boss',
  })

test('it reads the raid’s own cards, which aren’t registered as cards of today', () => {
  const story = fangs(['At Any Time'])
  expect(allCards.has('OWN-7')).toBe(false)
  expect(wish(story)).toBe('play At Any Time')
  story.waitsFor('Boss')
})

test('which stage or Boss a card is made for is read from its data, and whether that is now from the game', () => {
  const story = onyxiaStory({ stage: 2 })
  const view = viewFor(story.game, story.seat('Boss'))
  const moments = ['OLR-6', 'OLR-21', 'OLR-15', 'OLR-31'].map((id) =>
    bossTimingOf(view, printedCard(view, id)),
  )
  expect(moments).toEqual(['now', 'later', null, 'now'])
  const own = fangs([])
  const seen = viewFor(own.game, own.seat('Boss'))
  expect(['OWN-4', 'OWN-5', 'OWN-6', 'OWN-7'].map((id) => bossTimingOf(seen, printedCard(seen, id)))).toEqual(
    ['now', 'later', 'later', null],
  )
  own.waitsFor('Boss')
  story.waitsFor('Boss')
})

test('it first plays what the present stage or Boss needs, and saves what the next one needs', () => {
  const staged = onyxiaStory({ hand: ['Burninate', 'Brood of Onyxia'], resources: 9, stage: 2 })
  expect(wish(staged)).toBe('play Brood of Onyxia')
  staged.waitsFor('Boss')
  const story = fangs(['At Any Time', 'Made for the Second', 'Made for the First'])
  expect(wish(story)).toBe('play Made for the First')
  story.raider('Boss').plays('Made for the First')
  story.resolve()
  expect(wish(story)).toBe('play At Any Time')
  story.raider('Boss').plays('At Any Time')
  story.resolve()
  expect(wish(story)).not.toContain('Made for the Second')
  story.waitsFor('Boss')
})

test('it saves nothing if its hand is full', () => {
  const story = fangs(Array(8).fill('Made for the Second'))
  expect(wish(story)).toBe('play Made for the Second')
  story.waitsFor('Boss')
})

test('it discards first the cards that no stage needs any more, and last the ones that a stage still needs', () => {
  const late = ['Bellowing Roar', 'Brood of Onyxia', 'Lava Cracks']
  const hand = [...late, ...Array(9).fill('Crush')]
  const story = onyxiaStory({ hand, stage: 3 })
  story.passUntil(() => false)
  expect(story.decision).toMatchObject({ kind: 'handSize', min: 2 })
  const gone = (told: Story) => {
    if (!told.decision) throw new Error('nobody is asked')
    const { options } = told.decision
    const picks = heuristicPicks(told.game, told.decision)
    return picks.map((pick) => {
      const option = options.find(({ id }) => id === pick)
      return option && 'object' in option ? told.cardName(option.object) : pick
    })
  }
  expect(gone(story)).toEqual(['Brood of Onyxia', 'Crush'])
  const first = onyxiaStory({ hand })
  first.passUntil(() => false)
  expect(gone(first)).toEqual(['Crush', 'Crush'])
  first.waitsFor('Boss', 'handSize')
  story.waitsFor('Boss', 'handSize')
})

test('it doesn’t use a power that destroys a card which still works on this stage or a later one', () => {
  const wishes = [1, 2, 3].map((stage) => {
    const story = onyxiaStory({ play: ['The Whelp Pits'], stage })
    story.raider('Boss').attacks('Onyxia', 'Anna')
    story.passUntil(() => story.game.combat === null)
    const wished = wish(story)
    story.waitsFor('Boss')
    return wished
  })
  expect(wishes).toEqual(['pass', 'pass', 'power The Whelp Pits'])
})

test('it counts ATK that its hero has only while attacking, and attacks the hero with the least health left', () => {
  const story = onyxiaStory({ stage: 3 }, { Anna: {}, Bert: { damage: 25 } })
  expect(wish(story)).toBe('attack Onyxia')
  story.pick('attack Onyxia')
  expect(wish(story)).toBe('Bert')
  story.waitsFor('Boss', 'defender')
})

test('it saves for an attack the cards that only help then', () => {
  const story = onyxiaStory(
    { hand: ['Knock Away', 'Devour'], play: ['Thrash'], resources: 4 },
    { Anna: { play: ['Squire'], hand: ['Standard', 'Standard'] } },
  )
  expect(wish(story)).toBe('attack Onyxia')
  story.raider('Boss').attacks('Onyxia', 'Anna')
  expect(wish(story)).toBe('power Thrash')
  story.turnOf('Anna')
  story.raider('Anna').proposes('Squire', 'Boss')
  story.passUntil(() => story.game.combat?.defender != null && story.decision?.seat === 1)
  expect(wish(story)).toBe('pass')
  story.waitsFor('Boss')
})

test('it answers a hard attack with a saved card', () => {
  const story = onyxiaStory(
    { hand: ['Devour'], resources: 4 },
    { Anna: { play: ['Champion'] } },
    { turn: 'Anna' },
  )
  story.raider('Anna').proposes('Champion', 'Boss')
  story.passUntil(() => story.game.combat?.defender != null && story.decision?.seat === 1)
  expect(wish(story)).toBe('play Devour')
  story.waitsFor('Boss')
})
