/** The setup of Black Temple (R500), unchanged except for the raiders' decks. */
import { expect, test } from 'vitest'
import {
  blackTempleMainDeck,
  cardIdsOfBetrayerEventDeck,
  cardIdsOfBlackTempleEventDeck,
  cardIdsOfBlackTempleMinionDeck,
  cardIdsOfDeck,
} from '../../cards/index.ts'
import { objectById, type Setup, startGame } from '../../engine/index.ts'
import { registerScenarioCards } from '../../scenarios/mutant.ts'
import { Story } from '../../scenarios/scenario.ts'
import { userText } from '../../texts/user-text.ts'
import { raiderCards } from './temple.testkit.ts'

const setup: Setup = {
  raid: 'black-temple',
  mode: 'standard',
  cards: registerScenarioCards(raiderCards),
  seats: ['Anna', 'Bert', 'Cleo'].map((name) => ({
    name: userText(name),
    hero: 'CD2-P1',
    deck: Array(30).fill('OWN-1'),
  })),
  boss: userText('Boss'),
}
const seated = (seed = 1) => startGame(setup, seed).game
const lair = ({ players }: ReturnType<typeof seated>) => players[3]
const named = (game: ReturnType<typeof seated>, ids: readonly number[] = []) =>
  ids.map((id) => objectById(game, id).card)

test('the Main, Minion, Event and Betrayer Event decks are shuffled separately (R500.1)', () => {
  const orders = (seed: number) => {
    const game = seated(seed)
    const { deck = [], hand = [], decks } = lair(game) ?? {}
    return {
      main: named(game, [...deck, ...hand]),
      minions: named(game, decks?.minions?.deck),
      events: named(game, decks?.events?.deck),
      betrayer: named(game, decks?.betrayer?.deck),
    }
  }
  const [one, other] = [orders(1), orders(2)]
  const lists = {
    main: cardIdsOfDeck(blackTempleMainDeck),
    minions: cardIdsOfBlackTempleMinionDeck,
    events: cardIdsOfBlackTempleEventDeck,
    betrayer: cardIdsOfBetrayerEventDeck,
  }
  for (const deck of ['main', 'minions', 'events', 'betrayer'] as const) {
    expect([...one[deck]].sort()).toEqual([...lists[deck]].sort())
    expect(one[deck]).not.toEqual(other[deck])
  }
  expect(Object.values(one).map(({ length }) => length)).toEqual([54, 28, 23, 5])
})

test('only High Warlord Naj’entus is in play, and the other Bosses wait outside the game (R500.2)', () => {
  const game = seated()
  expect(new Story(game).party('Boss')).toEqual(["High Warlord Naj'entus"])
  expect(lair(game)?.removed).toHaveLength(8)
})

test('everybody has seven cards, the Boss player from the Main deck, and all may mulligan (R500.3)', () => {
  const game = seated()
  const story = new Story(game)
  expect(game.players.map(({ hand }) => hand.length)).toEqual([7, 7, 7, 7])
  const main: readonly string[] = cardIdsOfDeck(blackTempleMainDeck)
  expect(named(game, lair(game)?.hand).every((id) => main.includes(id))).toBe(true)
  const asked: number[] = []
  while (story.decision?.kind === 'mulligan') {
    asked.push(story.decision.seat)
    story.pick('keep')
  }
  expect(asked).toEqual([0, 1, 2, 3])
})

test('the raider to the Boss player’s left goes first, and all draw in their first draw step (R500.4)', () => {
  const story = new Story(seated())
  while (story.decision?.kind === 'mulligan') story.pick('keep')
  expect(story.game.turn).toMatchObject({ player: 0, number: 1 })
  story.passUntil(() => story.game.turn.phase === 'action')
  expect(story.cards('Anna', 'hand')).toHaveLength(8)
})
