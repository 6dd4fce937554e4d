/** The setup of Molten Core (R300), unchanged except for the story's own cards in the decks. */
import { expect, test } from 'vitest'
import {
  cardIdsOfDeck,
  cardIdsOfMoltenCoreMinionDeck,
  cardIdsOfMoltenCoreRunes,
  cardIdsOfRagnarosDeck,
  moltenCoreMainDeck,
} from '../../cards/index.ts'
import { objectById, type Setup, startGame, viewFor } from '../../engine/index.ts'
import { registerScenarioCards } from '../../scenarios/mutant.ts'
import { Story } from '../../scenarios/scenario.ts'
import '../index.ts'
import { userText } from '../../texts/user-text.ts'
import { raiderCards } from './molten.testkit.ts'

const setup = (mode: string): Setup => ({
  raid: 'molten-core',
  mode,
  cards: registerScenarioCards(raiderCards),
  seats: ['Anna', 'Bert', 'Cleo'].map((name) => ({
    name: userText(name),
    hero: 'CD2-P1',
    deck: Array(30).fill('OWN-1'),
  })),
  boss: userText('Boss'),
})

const seated = (seed = 1, mode = 'standard') => startGame(setup(mode), seed).game

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

const named = (game: ReturnType<typeof seated>, ids: readonly number[] = []) =>
  ids.map((id) => objectById(game, id).card)

test('the Main, Minion and Ragnaros decks are shuffled separately (R300.1)', () => {
  const orders = (seed: number) => {
    const game = seated(seed)
    const { deck, hand, decks } = lair(game)
    return {
      main: named(game, [...deck, ...hand]),
      minions: named(game, decks?.minions?.deck),
      ragnaros: named(game, decks?.ragnaros?.deck),
    }
  }
  const [one, other] = [orders(1), orders(2)]
  expect([...one.main].sort()).toEqual([...cardIdsOfDeck(moltenCoreMainDeck)].sort())
  expect([...one.minions].sort()).toEqual([...cardIdsOfMoltenCoreMinionDeck].sort())
  expect([...one.ragnaros].sort()).toEqual([...cardIdsOfRagnarosDeck].sort())
  expect([one.main.length, one.minions.length, one.ragnaros.length]).toEqual([45, 30, 25])
  expect(one.main).not.toEqual(other.main)
  expect(one.minions).not.toEqual(other.minions)
  expect(one.ragnaros).not.toEqual(other.ragnaros)
})

const runesOf = (seed: number, mode: string) => {
  const game = seated(seed, mode)
  return named(game, lair(game).decks?.runes?.deck).reverse()
}

test('three random runes are used, or all of them in a full clear, and nobody sees which (R300.2)', () => {
  const chosen = Array.from({ length: 12 }, (_, seed) => runesOf(seed, 'standard'))
  expect(new Set(chosen.map((runes) => runes.length))).toEqual(new Set([3]))
  expect(new Set(chosen.map(String)).size).toBeGreaterThan(6)
  expect(new Set(chosen.flat()).size).toBe(7)
  expect(runesOf(1, 'full')).toEqual(cardIdsOfMoltenCoreRunes)
  const view = viewFor(seated(), 0)
  expect(view.seats[3]?.decks?.runes).toEqual({ deck: 3, graveyard: [] })
  const removed = (seed: number) => named(seated(seed), lair(seated(seed)).removed)
  expect(removed(1)).toEqual(removed(2))
})

test('the rune deck lies from the lowest Boss to the highest (R300.3)', () => {
  for (let seed = 1; seed < 12; seed++) {
    const runes = runesOf(seed, 'standard')
    expect(runes).toEqual([...runes].sort())
  }
})

test('Lucifron and two Flamewaker Protectors begin in play (R300.4)', () => {
  const game = seated()
  const party = game.play.filter((id) => objectById(game, id).owner === 3)
  expect(new Story(game).party('Boss')).toEqual(['Lucifron', 'Flamewaker Protector', 'Flamewaker Protector'])
  expect(party.map((id) => objectById(game, id).token === true)).toEqual([false, true, true])
})

test('everybody has seven cards, and the Boss player’s come from the Main deck, with no mulligan (R300.5)', () => {
  const game = seated()
  expect(game.players.map(({ hand }) => hand.length)).toEqual([7, 7, 7, 7])
  const main: readonly string[] = cardIdsOfDeck(moltenCoreMainDeck)
  expect(named(game, lair(game).hand).every((id) => main.includes(id))).toBe(true)
  const story = new Story(game)
  const asked: number[] = []
  while (story.decision?.kind === 'mulligan') {
    asked.push(story.decision.seat)
    story.pick('keep')
  }
  expect(asked).toEqual([0, 1, 2])
})

test('the raider to the Boss player’s left goes first, and all draw in their first draw step (R300.6)', () => {
  const story = begun()
  expect(story.game.turn).toMatchObject({ player: 0, number: 1 })
  story.passUntil(() => story.game.turn.phase === 'action')
  expect(story.cards('Anna', 'hand')).toHaveLength(8)
})
