/**
 * The Achievements of The Deadmines: earned when their event happens, or as soon as their condition holds, and once a
 * run.
 */
import { expect, test } from 'vitest'
import { newMoveToZone } from '../../../engine/changes/atoms.ts'
import { playerInSeat, seatOfLairPlayer } from '../../../engine/index.ts'
import { applyAtoms } from '../../../engine/internals.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'

const SWEEPER = 'DDD-41'
const DEFIAS = 'DDD-42'
const FURY = 'DDD-43'
const SABOTAGE = 'DDD-44'
const PILE = 'DDD-45'
const FLESH = 'DDD-46'

type Fate = 'here' | 'fallen' | 'decked' | 'conceded'

/**
 * Begins a story in which Anna has just destroyed the Dungeon hero. `others` are the fates of the other raiders, and
 * `damage` their damage.
 */
function lastBlow(others: Record<string, Fate>, damage: Record<string, number> = {}): Story {
  const dealt = (name: string, fate?: Fate) => (fate === 'fallen' ? 27 : (damage[name] ?? 0))
  const raiders = Object.fromEntries(
    Object.entries(others).map(([name, fate]) => [
      name,
      { damage: dealt(name, fate), below: fate === 'decked' ? 0 : 9 },
    ]),
  )
  const story = scenario({
    raiders: { Anna: { damage: dealt('Anna'), play: ['Oruk Starstorm'], below: 20 }, ...raiders },
    dungeon: { damage: 49, below: 40, filler: 'Vapor' },
  })
  for (const [name, fate] of Object.entries(others)) if (fate === 'conceded') story.raider(name).concedes()
  if (Object.values(others).includes('decked')) story.turnOf('Anna')
  story.raider('Anna').attacks('Oruk Starstorm', 'Dungeon')
  return story
}

/** Returns the reasons why raiders have lost, in order. */
const losses = (story: Story): string[] =>
  story.eventsOfKind('lost').flatMap(({ side, why }) => (side === 'raiders' ? [why] : []))

test.each<[Record<string, Fate>, boolean]>([
  [{ Bert: 'here', Cleo: 'here', Dora: 'here' }, true],
  [{ Bert: 'fallen', Cleo: 'here', Dora: 'here' }, false],
  [{ Bert: 'fallen', Cleo: 'fallen', Dora: 'here' }, true],
  [{ Bert: 'fallen', Cleo: 'decked', Dora: 'here' }, true],
  [{ Bert: 'fallen', Cleo: 'fallen', Dora: 'fallen' }, true],
  [{ Bert: 'conceded', Cleo: 'here', Dora: 'here' }, false],
  [{ Bert: 'conceded', Cleo: 'conceded', Dora: 'here' }, false],
  [{ Bert: 'fallen', Cleo: 'conceded', Dora: 'here' }, false],
])('Deadmine Sweeper: won with %o: %s', (others, earned) => {
  const story = lastBlow(others)
  expect(losses(story)).toHaveLength(Object.values(others).filter((fate) => fate !== 'here').length)
  expect(story.game.earned.includes(SWEEPER)).toBe(earned)
  story.isOver('raiders')
})

test.each([
  [10, true],
  [11, false],
])("'Tis But a Flesh Wound: won with %i damage on a raiding hero: %s", (damage, earned) => {
  const story = lastBlow({}, { Anna: damage })
  expect(story.game.earned.includes(FLESH)).toBe(earned)
  story.isOver('raiders')
})

test("'Tis But a Flesh Wound counts raiding heroes in play: one that was destroyed earlier has no damage", () => {
  const story = lastBlow({ Bert: 'fallen' })
  expect([losses(story), story.game.earned]).toEqual([['destroyed'], [FLESH]])
  story.isOver('raiders')
})

test.each([
  [10, [FLESH]],
  [11, []],
])(
  "'Tis But a Flesh Wound: the %i damage of a player who concedes before the last blow doesn’t count",
  (damage, earned) => {
    const story = lastBlow({ Bert: 'conceded' }, { Bert: damage })
    expect([losses(story), story.game.earned]).toEqual([['conceded'], earned])
    story.isOver('raiders')
  },
)

test("'Tis But a Flesh Wound: a raiding hero that is destroyed together with the Dungeon hero counts", () => {
  const story = scenario({
    level: 4,
    raiders: { Anna: {}, Bert: { damage: 26, play: ['Arcanite Reaper'] } },
    dungeon: { damage: 49, below: 0 },
    turn: 'Bert',
  })
  story.raider('Bert').attacks('Bert', 'Dungeon', 'Arcanite Reaper')
  expect([losses(story), story.game.earned.includes(FLESH)]).toEqual([['destroyed'], false])
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

test('Defias on Defias: the Cannon has come back to the Dungeon, and a Dungeon ally destroys a Boss with it', () => {
  const story = scenario({
    level: 2,
    raiders: { Anna: {}, Bert: { hand: ['Gouge'], resources: 1 } },
    dungeon: { deck: ['Defias Cannon', 'Mine Bunny'], play: [{ card: 'Glubtok', damage: 10 }] },
    turn: 'Dungeon',
    marked: 'Bert',
  })
  story.passUntil(() => story.eventsOfKind('controlled').length > 0)
  expect(story.controller('Defias Cannon')).toBe('Bert')
  story.luckily(() => !story.isInPlay('Glubtok'))
  story.raider('Bert').concedes()
  expect([story.controller('Defias Cannon'), story.cards('Dungeon', 'graveyard')]).toEqual([
    'Dungeon',
    ['Glubtok'],
  ])
  expect(story.game.earned).toEqual([DEFIAS])
  story.waitsFor('Anna')
})

test('Defias on Defias needs a Boss, and the damage must destroy it', () => {
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

/** A card that makes the Dungeon discard. */
function discardFromTop({ game }: Story): void {
  const object = playerInSeat(game, seatOfLairPlayer(game)).deck.at(-1)
  if (object !== undefined) applyAtoms(game, [newMoveToZone(game, object, 'graveyard', 'discarded')])
}

const piled = (cards: number) => Array<string>(cards).fill('Vapor')

test.each([
  [18, []],
  [19, [PILE]],
])('Pile High Club: a card comes from play onto %i others', (cards, earned) => {
  const story = scenario({
    raiders: { Anna: { hand: ['Prey on the Weak', 'Brigg'], resources: 2 } },
    dungeon: { graveyard: piled(cards), play: ['Defias Pirate'] },
  })
  story.raider('Anna').plays('Prey on the Weak', { on: 'Defias Pirate' })
  story.resolve()
  expect(story.game.earned).toEqual(earned)
  story.waitsFor('Anna')
})

test('Pile High Club: the twentieth card may be the Dungeon hero’s own', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Oruk Starstorm'] } },
    dungeon: { graveyard: piled(19), damage: 49 },
  })
  story.raider('Anna').attacks('Oruk Starstorm', 'Dungeon')
  expect(story.game.earned).toContain(PILE)
  story.isOver('raiders')
})

test('Pile High Club: not for a state in between, because everything happens at once', () => {
  const story = scenario({ raiders: { Anna: {} }, dungeon: { graveyard: piled(19), deck: ['Glubtok'] } })
  const { deck, graveyard } = playerInSeat(story.game, seatOfLairPlayer(story.game))
  const [first = 0] = graveyard
  applyAtoms(story.game, [
    newMoveToZone(story.game, deck.at(-1) ?? 0, 'graveyard', 'discarded'),
    { atom: 'move', object: first, to: 'removed', why: 'removed' },
  ])
  expect([graveyard.length, story.game.earned]).toEqual([19, []])
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
