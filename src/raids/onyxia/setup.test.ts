/** The unchanged setup of Onyxia's Lair (R200). */
import { expect, test } from 'vitest'
import { cardIdsOfDeck, cardIdsOfOnyxiaEventDeck, onyxiaDeck } from '../../cards/index.ts'
import { objectById, type Setup, startGame } from '../../engine/index.ts'
import { registerScenarioCards } from '../../scenarios/mutant.ts'
import { Story } from '../../scenarios/scenario.ts'
import '../index.ts'
import { userText } from '../../texts/user-text.ts'
import { raiderCards } from './onyxia.testkit.ts'

const setup: Setup = {
  raid: 'onyxia',
  mode: 'raid',
  cards: registerScenarioCards(raiderCards),
  seats: ['Anna', 'Bert', 'Cleo'].map((name) => ({
    name: userText(name),
    hero: 'CD2-P1',
    deck: Array(30).fill('OWN-1'),
  })),
  boss: userText('Boss'),
}

const seated = (seed = 1) => startGame(setup, seed).game

/** Begins a story in which everybody has kept the opening hand, and the Boss player's first turn has begun. */
function begun(seed = 1): Story {
  const story = new Story(seated(seed))
  while (story.decision?.kind === 'mulligan') story.pick('keep')
  return story
}

const lair = ({ players }: ReturnType<typeof seated>) => {
  const [player] = players.slice(-1)
  if (!player) throw new Error('nobody sits there')
  return player
}

test('the main deck and the event deck are shuffled separately (R200.1)', () => {
  const orders = (seed: number) => {
    const game = seated(seed)
    const { deck, hand, decks } = lair(game)
    const named = (ids: readonly number[]) => ids.map((id) => objectById(game, id).card)
    return { main: named([...deck, ...hand]), events: named(decks?.events?.deck ?? []) }
  }
  const [one, other] = [orders(1), orders(2)]
  expect([...one.main].sort()).toEqual([...cardIdsOfDeck(onyxiaDeck)].sort())
  expect([...one.events].sort()).toEqual([...cardIdsOfOnyxiaEventDeck].sort())
  expect([one.main.length, one.events.length]).toEqual([60, 30])
  expect(one.main).not.toEqual(other.main)
  expect(one.events).not.toEqual(other.events)
})

test('the Boss player begins with Onyxia on stage 1 in play (R200.2)', () => {
  const game = seated()
  expect(
    game.play.filter((id) => objectById(game, id).owner === 3).map((id) => objectById(game, id).card),
  ).toEqual(['OLR-1'])
})

test('everybody begins with seven cards, and the Boss player’s come from the main deck (R200.3)', () => {
  const game = seated()
  expect(game.players.map(({ hand }) => hand.length)).toEqual([7, 7, 7, 7])
  const main: readonly string[] = cardIdsOfDeck(onyxiaDeck)
  expect(lair(game).hand.every((id) => main.includes(objectById(game, id).card))).toBe(true)
})

test('the Boss player may take a mulligan too, into the main deck (R200.3)', () => {
  const story = new Story(seated())
  expect(story.decision).toMatchObject({ kind: 'mulligan', seat: 3 })
  const held = () => lair(story.game).hand.map((id) => objectById(story.game, id).card)
  const before = held()
  story.pick('mulligan')
  for (const seat of [0, 1, 2]) {
    expect(story.decision).toMatchObject({ kind: 'mulligan', seat })
    story.pick('keep')
  }
  const { hand, deck } = lair(story.game)
  expect([hand.length, deck.length]).toEqual([7, 53])
  expect(held()).not.toEqual(before)
})

test('the Boss player takes the first turn and skips its draw step, and then raiders draw in theirs, clockwise (R200.4)', () => {
  const story = begun()
  expect(story.eventsOfKind('turnStarted')).toMatchObject([{ seat: 3 }])
  expect(story.game.turn).toMatchObject({ player: 3, phase: 'event' })
  expect(story.eventsOfKind('moved').filter(({ why }) => why === 'drawn' || why === 'put')).toEqual([])
  goOn(story, () => story.game.turn.number === 4)
  expect(story.eventsOfKind('turnStarted').map(({ seat }) => seat)).toEqual([3, 0, 1, 2])
  for (const seat of [0, 1])
    expect(story.eventsOfKind('moved').some((one) => one.why === 'drawn' && one.seat === seat)).toBe(true)
})

/** Plays on until the condition is met. Everybody passes, or gives the first possible answer. */
function goOn(story: Story, enough: () => boolean): void {
  for (story.idleUntil(enough); !enough(); story.idleUntil(enough)) {
    const { options = [], min = 0 } = story.decision ?? {}
    story.pick(...options.slice(0, min).map(({ id }) => id))
  }
}

test('a Boss player may bring a main deck of her cards, but the event deck is fixed (booklet, p. 8)', () => {
  const bossDeck = Array.from({ length: 64 }, (_, at) => `OLR-${4 + (at % 16)}`)
  const { game } = startGame({ ...setup, bossDeck }, 1)
  const { deck, hand, decks } = lair(game)
  expect([...deck, ...hand].map((id) => objectById(game, id).card).sort()).toEqual([...bossDeck].sort())
  expect(decks?.events?.deck).toHaveLength(30)
  const twin = startGame({ ...setup, bossDeck }, 1).game
  expect(twin).toEqual(game)
})

test('the deck is fixed unless the lair says otherwise', () => {
  const seats = setup.seats.map((seat) => ({ ...seat, deck: [] }))
  const { boss: _, ...fixed } = { ...setup, raid: 'deadmines', mode: 'novice', seats }
  expect(() => startGame({ ...fixed, bossDeck: ['OLR-4'] }, 1)).toThrow('fixed')
})
