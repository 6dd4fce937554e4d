/** The Achievements of The Deadmines: earned as their event happens, once a run. */
import { expect, test } from 'vitest'
import { putMove } from '../../../engine/atoms/atoms.ts'
import { lairSeat, playerAt } from '../../../engine/index.ts'
import { batch } from '../../../engine/inside.ts'
import { type Story, scenario } from '../../../stories/scenario.ts'

const SWEEPER = 'DDD-41'
const DEFIAS = 'DDD-42'
const FURY = 'DDD-43'
const SABOTAGE = 'DDD-44'
const PILE = 'DDD-45'
const FLESH = 'DDD-46'

/** Anna is about to destroy the Dungeon hero; some of the others have left. */
function lastBlow(left: string[], damage = 0): Story {
  const story = scenario({
    raiders: { Anna: { damage, play: ['Oruk Starstorm'] }, Bert: {}, Cleo: {}, Dora: {} },
    dungeon: { damage: 49 },
  })
  for (const name of left) story.raider(name).concedes()
  story.raider('Anna').attacks('Oruk Starstorm', 'Dungeon')
  return story
}

test.each([
  [[], true],
  [['Bert'], false],
  [['Bert', 'Cleo'], true],
  [['Bert', 'Cleo', 'Dora'], true],
])('Deadmine Sweeper: won with %j lost: %s', (left, earned) => {
  const story = lastBlow(left)
  expect(story.game.earned.includes(SWEEPER)).toBe(earned)
  story.isOver('raiders')
})

test.each([
  [10, true],
  [11, false],
])("'Tis But a Flesh Wound: won with %i damage on a raiding hero: %s", (damage, earned) => {
  const story = lastBlow([], damage)
  expect(story.game.earned.includes(FLESH)).toBe(earned)
  story.isOver('raiders')
})

test("'Tis But a Flesh Wound looks only at raiding heroes that are left", () => {
  const story = scenario({
    raiders: { Anna: { play: ['Oruk Starstorm'] }, Bert: { damage: 25 } },
    dungeon: { damage: 49 },
  })
  story.raider('Bert').concedes()
  story.raider('Anna').attacks('Oruk Starstorm', 'Dungeon')
  expect(story.game.earned).toContain(FLESH)
  story.isOver('raiders')
})

test('Defias on Defias: the Dungeon hero is destroyed by a Watcher that a raider controls', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Defias Watcher'] } },
    dungeon: { damage: 45 },
  })
  story.raider('Anna').attacks('Defias Watcher', 'Dungeon')
  expect(story.game.earned).toContain(DEFIAS)
  story.isOver('raiders')
})

test('Defias on Defias: a Boss is destroyed with the Cannon', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Brigg', 'Brigg'], resources: 2, play: ['Defias Cannon'] } },
    dungeon: { play: [{ card: 'Glubtok', damage: 10 }, 'Vapor'] },
  })
  story.raider('Anna').plays('Brigg')
  story.resolve()
  story.pick('Glubtok')
  story.resolve()
  story.pick('yes')
  expect(story.game.earned).toEqual([DEFIAS])
  story.waitsFor('Anna')
})

test('Defias on Defias: the Dungeon hero is destroyed with the Gunpowder', () => {
  const story = scenario({ raiders: { Anna: { play: ['Defias Gunpowder'] } }, dungeon: { damage: 49 } })
  story.raider('Anna').uses('Defias Gunpowder', { on: 'Dungeon' })
  story.resolve()
  expect(story.game.earned).toContain(DEFIAS)
  story.isOver('raiders')
})

test('Defias on Defias needs a Boss, and the damage that destroys it', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Brigg', 'Brigg', 'Execute'], resources: 3, play: ['Defias Cannon'] } },
    dungeon: { play: ['Glubtok', 'Defias Squallshaper'] },
  })
  for (const target of ['Defias Squallshaper', 'Glubtok']) {
    story.raider('Anna').plays('Brigg')
    story.resolve()
    story.pick(target)
    story.resolve()
    story.pick('yes')
  }
  story.raider('Anna').plays('Execute', { on: 'Glubtok' })
  story.resolve()
  expect([story.cards('Dungeon', 'graveyard'), story.game.earned]).toEqual([
    ['Defias Squallshaper', 'Glubtok'],
    [],
  ])
  story.waitsFor('Anna')
})

test('Hell Hath No Fury: the second Dungeon turn that ends with Vanessa', () => {
  const story = scenario({
    level: 4,
    raiders: { Anna: { below: 40 }, Bert: { below: 40 } },
    dungeon: { below: 40 },
  })
  story.turnOf('Bert')
  story.turnOf('Anna')
  expect(story.game.earned).toEqual([])
  story.turnOf('Bert')
  expect(story.game.earned).toEqual([])
  story.turnOf('Anna')
  expect(story.game.earned).toEqual([FURY])
  story.waitsFor('Anna')
})

test('Hell Hath No Fury counts no turn with Cookie', () => {
  const story = scenario({ level: 1, raiders: { Anna: {} }, dungeon: { below: 40 } })
  story.turnOf('Anna').turnOf('Anna')
  expect(story.game.earned).toEqual([])
  story.waitsFor('Anna')
})

test("It's a Sabotage: Helix Gearbreaker goes from the Dungeon deck to its graveyard", () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Prey on the Weak'], resources: 2 } },
    dungeon: { play: ['Helix Gearbreaker'], deck: ['Vapor', 'Helix Gearbreaker'] },
  })
  story.raider('Anna').plays('Prey on the Weak', { on: 'Helix Gearbreaker' })
  story.resolve()
  discardFromTop(story)
  expect(story.game.earned).toEqual([])
  discardFromTop(story)
  expect(story.game.earned).toEqual([SABOTAGE])
  story.waitsFor('Anna')
})

/** What a card does that would have the Dungeon discard. */
function discardFromTop({ game }: Story): void {
  const object = playerAt(game, lairSeat(game)).deck.at(-1)
  if (object !== undefined) batch(game, [putMove(game, object, 'graveyard', 'discarded')])
}

const piled = (cards: number) => Array<string>(cards).fill('Vapor')

test.each([
  [18, []],
  [19, [PILE]],
])('Pile High Club: a card comes from play upon %i others', (cards, earned) => {
  const story = scenario({
    raiders: { Anna: { hand: ['Prey on the Weak', 'Brigg'], resources: 2 } },
    dungeon: { graveyard: piled(cards), play: ['Defias Pirate'] },
  })
  story.raider('Anna').plays('Prey on the Weak', { on: 'Defias Pirate' })
  story.resolve()
  expect(story.game.earned).toEqual(earned)
  story.waitsFor('Anna')
})

test('Pile High Club: an ability that resolved comes from the chain', () => {
  const story = scenario({ raiders: { Anna: {} }, dungeon: { graveyard: piled(19) } })
  story.nextTurn()
  expect(story.game.earned).toEqual([PILE])
  story.waitsFor('Anna')
})

test('Pile High Club: a card comes from the deck, before the ability that put it there', () => {
  const deck = ['The Brotherhood Assembles', 'Sneak Attack', 'Vapor', "Cookie's Cauldron"]
  const story = scenario({ raiders: { Anna: {} }, dungeon: { graveyard: piled(18), deck } })
  story.nextTurn()
  const earned = story.log.findIndex((event) => event.kind === 'earned')
  const resolved = story.log.findIndex((event) => event.kind === 'resolved' && event.card === 'DDD-20')
  expect(earned).toBeGreaterThan(0)
  expect(earned).toBeLessThan(resolved)
  story.waitsFor('Anna')
})
