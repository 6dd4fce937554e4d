/**
 * A Boss player against raiders: how each side wins and loses, the Boss player's turn, and Bosses (R100,
 * R101.1–R101.2).
 */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  atkBonus,
  destroy,
  each,
  flipOver,
  hero,
  heroOf,
  numberedCardsOfSet,
  ongoing,
  opponents,
  opposing,
  pay,
  self,
  target,
  you,
  yourHero,
} from '../../cards/builders.ts'
import { cardIdsOfDeck, deadminesDeck } from '../../cards/index.ts'
import { registerRaid, startGame, viewFor } from '../../engine/index.ts'
import { registerScenarioCards } from '../../scenarios/mutant.ts'
import { scenario } from '../../scenarios/scenario.ts'
import { userText } from '../../texts/user-text.ts'
import { newBossRaid } from './boss.ts'

const other = (...powers: Parameters<typeof hero>[3][]) =>
  powers.map((power) => (Array.isArray(power) ? { kind: 'continuous' as const, mods: power } : power))

const cards = numberedCardsOfSet('OWN', {
  1: {
    ...hero(
      'Old Fang',
      { fire: 0, health: 10 },
      'Hound, Boss 1',
      self.has(atkBonus(3)),
      pay(0).to(flipOver(self)),
    ),
    back: { powers: other(self.has(atkBonus(7)), pay(0).to(flipOver(self), you.draw(1))) },
  },
  2: hero('Last Fang', { melee: 5, health: 10 }, 'Hound, Boss 2'),
  3: ability('Strike Down', { cost: 0 }, '', yourHero.deals(10, 'melee').to(target(any.heroOrAlly))),
  4: ability('Everybody Falls', { cost: 0 }, '', yourHero.deals(50, 'fire').to(each(opposing.hero))),
  5: ability('Hot Air', { cost: 1 }, '', ongoing(each(opposing.hero).has(atkBonus(1)))),
  6: ally('Pup', { cost: 1, melee: 1, health: 1 }, 'Hound'),
  7: { ...hero('Dwarf', { health: 30, faction: 'Alliance' }, 'Dwarf') },
  8: { ...hero('Orc', { health: 30, faction: 'Horde' }, 'Orc, Traitor') },
  9: { ...hero('Demon', { health: 30 }, 'Demon') },
  10: ability('Turn Around', { cost: 0 }, '', flipOver(heroOf(opponents))),
  11: ability('Doom', { cost: 0 }, '', destroy(target(any.hero))),
})
const bosses: [string, ...string[]] = ['OWN-1', 'OWN-2']

// The tests below are about rule R100.

const seated = (heroes: string[], boss?: string) => () =>
  startGame(
    {
      raid: 'a Boss raid',
      mode: 'raid',
      cards: registerScenarioCards(cards),
      seats: heroes.map((hero, i) => ({ name: userText(`Raider ${i + 1}`), hero, deck: [] })),
      ...(boss ? { boss: userText(boss) } : {}),
    },
    1,
  )
registerRaid(
  newBossRaid({
    name: 'a Boss raid',
    first: 'lair',
    lair: { title: 'The Fangs', deck: cardIdsOfDeck(deadminesDeck) },
    bosses: { cards: ['OWN-1', 'OWN-2'] },
  }),
)

test('a Boss player plays a raid deck against raiders, whose heroes are all of one faction (R100.1)', () => {
  const { game } = seated(['OWN-7', 'OWN-7', 'OWN-9'], 'Boss')()
  expect(game.players.map(({ name, side, automaton }) => [name, side, automaton])).toEqual([
    ['Raider 1', 'raiders', false],
    ['Raider 2', 'raiders', false],
    ['Raider 3', 'raiders', false],
    ['Boss', 'lair', false],
  ])
  expect(game.decision).toMatchObject({ kind: 'mulligan', seat: 3 })
  expect(seated(['OWN-8', 'OWN-7'], 'Boss')).toThrow('Alliance and Horde')
  expect(seated(['OWN-7'])).toThrow('Somebody must play the Boss')
})

test('the Boss player wins when no other player is left (R100.2)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: {}, Bert: {} },
    boss: { bosses, hand: ['Everybody Falls'] },
    turn: 'Boss',
  })
  story.raider('Boss').plays('Everybody Falls')
  story.resolve()
  expect(story.eventsOfKind('lost').map(({ seat }) => seat)).toEqual([0, 1])
  story.isOver('lair')
})

test('the raiders win when the final Boss is destroyed by fatal damage (R100.2)', () => {
  const story = scenario({ cards, raiders: { Anna: { hand: ['Strike Down'] } }, boss: { bosses: ['OWN-2'] } })
  story.raider('Anna').plays('Strike Down', { on: 'Boss' })
  story.resolve()
  story.isOver('raiders')
})

test('when another Boss is destroyed, the raid goes on, and all cards that its player controls stay (R100.2, R101.2)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Strike Down'] } },
    boss: { bosses, play: ['Pup', 'Hot Air'] },
  })
  story.raider('Anna').plays('Strike Down', { on: 'Boss' })
  story.resolve()
  expect(story.isInPlay('Old Fang')).toBe(false)
  expect([story.cards('Boss', 'graveyard'), story.cards('Boss', 'removed')]).toEqual([[], ['Old Fang']])
  expect(story.party('Boss')).toEqual(['Pup', 'Hot Air'])
  expect(story.atk('Anna')).toBe(1)
  story.waitsFor('Anna')
})

test('a Boss player places no resource, in a turn that is otherwise ordinary (R100.3)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: {} },
    boss: { bosses, hand: ['Pup', 'Hot Air'], resources: 1 },
    turn: 'Boss',
  })
  expect(story.offers.filter((offer) => offer.startsWith('place'))).toEqual([])
  story.raider('Boss').plays('Hot Air')
  story.resolve()
  story.raider('Boss').attacks('Boss', 'Anna')
  expect(story.damage('Anna')).toBe(3)
  story.nextTurn()
  expect(story.offers).toContain('place Oruk Starstorm')
  story.waitsFor('Anna')
})

test('nobody may look at a Boss player’s face-down resources, not even that player (R100.3)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { resources: 1 } },
    boss: { bosses, resources: 1 },
  })
  const seen = (viewer: number, whose: number) =>
    viewFor(story.game, viewer).seats[whose]?.resources.cards.map(({ name }) => name)
  expect([seen(1, 1), seen(0, 1)]).toEqual([[''], ['']])
  expect([seen(0, 0), seen(1, 0)]).toEqual([['Oruk Starstorm'], ['']])
  story.waitsFor('Anna')
})

test('at the end of the turn a Boss player keeps ten cards and a raider seven, and both began with seven (R100.4)', () => {
  const hand = Array(12).fill('Pup')
  const story = scenario({ cards, raiders: { Anna: { hand } }, boss: { bosses, hand }, turn: 'Boss' })
  story.passUntil(() => false)
  expect(story.decision).toMatchObject({ kind: 'handSize', seat: 1, min: 2 })
  story.raider('Boss').answers('Pup', 'Pup#2')
  story.passUntil(() => false)
  expect(story.decision).toMatchObject({ kind: 'handSize', seat: 0, min: 6 })
  const dealt = seated(['OWN-7', 'OWN-7'], 'Boss')().game.players
  expect(dealt.map(({ hand: cards, handSize }) => [cards.length, handSize])).toEqual([
    [0, 7],
    [0, 7],
    [7, 10],
  ])
  story.waitsFor('Anna', 'handSize')
})

// The tests below are about rule R101.

test('the powers of the visible side of a Boss function, and those of the other side don’t (R101.1)', () => {
  const story = scenario({ cards, raiders: { Anna: {} }, boss: { bosses }, turn: 'Boss' })
  expect(story.atk('Boss')).toBe(3)
  story.raider('Boss').uses('Boss')
  story.resolve()
  expect(story.atk('Boss')).toBe(7)
  const before = story.cards('Boss', 'hand').length
  story.raider('Boss').uses('Boss')
  story.resolve()
  expect(story.atk('Boss')).toBe(3)
  expect(story.cards('Boss', 'hand')).toHaveLength(before + 1)
  story.waitsFor('Boss')
})

test('every hero in a Boss player’s party is a Boss, and none of them can be destroyed outright (R101.1)', () => {
  const doom = (boss: string) => {
    const story = scenario({
      cards,
      raiders: { Anna: { hand: ['Doom'] } },
      boss: { bosses, play: ['Demon'] },
    })
    story.raider('Anna').plays('Doom', { on: boss })
    story.resolve()
    expect(story.isInPlay(boss)).toBe(true)
    story.waitsFor('Anna')
  }
  doom('Old Fang')
  doom('Demon')
})

test('a Boss has its type line and its damage icon on either side, and begins with that side up (R101.1a)', () => {
  const story = scenario({ cards, raiders: { Anna: {} }, boss: { bosses }, turn: 'Boss' })
  const looks = () => {
    const { types, tags, damageTypes } = story.characteristics('Boss')
    return { types, tags: tags.map(({ tag }) => tag), damageTypes }
  }
  const front = { types: ['hero'], tags: ['Hound', 'Boss 1'], damageTypes: ['fire'] }
  expect(looks()).toEqual(front)
  expect(story.isFaceDown('Boss')).toBe(false)
  story.raider('Boss').uses('Boss')
  story.resolve()
  expect(story.isFaceDown('Boss')).toBe(true)
  expect(looks()).toEqual(front)
  story.waitsFor('Boss')
})

test('an effect that flips a Boss can turn it over again, but a raider’s hero stays face down (R101.1b)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: {} },
    boss: { bosses, hand: ['Turn Around', 'Turn Around'] },
    turn: 'Boss',
  })
  for (const faceDown of [true, true]) {
    story.raider('Boss').plays('Turn Around')
    story.resolve()
    expect(story.isFaceDown('Anna')).toBe(faceDown)
  }
  for (const faceDown of [true, false, true]) {
    story.raider('Boss').uses('Boss')
    story.resolve()
    expect(story.isFaceDown('Boss')).toBe(faceDown)
  }
  story.waitsFor('Boss')
})
