/** The cards that a seat assumes in other players' decks. */
import { expect, test } from 'vitest'
import { allCards, cardIdsOfDeck, hashOfAllCards, starterDecks } from '../../cards/index.ts'
import { raids } from '../../raids/index.ts'
import { randomFuzzTable, startFuzzTable } from '../../simulation/fuzz/tables.ts'
import { randomAnswer } from '../../simulation/invariant-checks/answers.ts'
import { newRandomNumberGenerator } from '../../simulation/invariant-checks/random-numbers.ts'
import { userText } from '../../texts/user-text.ts'
import { applyInput, startGame } from '../engine.ts'
import { registerCards, unregisterCards } from '../model/data/card-registry.ts'
import type { Game } from '../model/state/game.ts'
import { seatOfLairPlayer } from '../model/state/objects.ts'
import { imagineGame } from './imagined.ts'
import { viewFor } from './view.ts'

const starter = (key: string) => {
  const found = starterDecks.find((one) => one.key === key)
  if (!found) throw new Error(`no starter ${key}`)
  return { hero: found.hero, deck: cardIdsOfDeck(found) }
}

/** Starts a Dungeon raid of three raiders. The third raider has a Priest as hero, and this deck. */
function raidWith(deck: readonly string[], cards = hashOfAllCards): Game {
  const third = { ...starter('alliance-priest'), deck: [...deck] }
  const seats = [starter('alliance-mage'), starter('alliance-druid'), third].map((one, n) => ({
    name: userText(`Player ${n}`),
    ...one,
  }))
  return startGame({ raid: 'deadmines', mode: 'novice', cards, seats }, 1).game
}

const deckOf = ({ objects }: Game, seat: number): string[] =>
  Object.values(objects)
    .filter(({ owner, zone }) => owner === seat && zone !== 'play' && zone !== 'gone')
    .map(({ card }) => card)
    .sort()

test('a player knows their own list, and assumes the starter of the class in the decks of others', () => {
  const game = raidWith(starter('horde-shaman').deck)
  const dealt = imagineGame(game, game.decision?.seat ?? 0, 1)
  expect(game.decision?.seat).toBe(0)
  expect(deckOf(dealt, 0)).toEqual(deckOf(game, 0))
  expect(deckOf(dealt, 2)).toEqual([...starter('alliance-priest').deck].sort())
  expect(deckOf(dealt, 2)).not.toEqual(deckOf(game, 2))
})

test('if a player plays a starter, the assumed list is the true one', () => {
  const game = raidWith(starter('alliance-priest').deck)
  const dealt = imagineGame(game, 0, 1)
  expect([1, 2].map((seat) => deckOf(dealt, seat))).toEqual([1, 2].map((seat) => deckOf(game, seat)))
})

test('a larger deck than the assumed one is filled up with more copies', () => {
  const { deck } = starter('horde-shaman')
  const game = raidWith([...deck, ...deck.slice(0, 15)])
  const known = new Set(starter('alliance-priest').deck)
  const dealt = deckOf(imagineGame(game, 0, 1), 2)
  expect([dealt.length, dealt.every((card) => known.has(card))]).toEqual([75, true])
})

test('the assumed cards don’t have to be among the cards with which the raid began', () => {
  const priest = starter('alliance-priest')
  const others = [...allCards].filter(([id]) => !priest.deck.includes(id))
  registerCards('without Priests', new Map(others))
  const game = raidWith(starter('horde-shaman').deck, 'without Priests')
  const dealt = imagineGame(game, 0, 1)
  expect(deckOf(dealt, 2)).toEqual([...priest.deck].sort())
  expect(viewFor(dealt, 2).seats[2]?.hand.cards.every(({ name }) => name !== '')).toBe(true)
  unregisterCards('without Priests')
})

test.each(raids.map(({ name }) => name))('the printed list of the lair is known: %s', (name) => {
  const game = startFuzzTable(randomFuzzTable(7, name))
  const lair = seatOfLairPlayer(game)
  for (const next = newRandomNumberGenerator(1); game.decision?.seat === lair; )
    applyInput(game, randomAnswer(game.decision, next))
  expect(deckOf(imagineGame(game, game.decision?.seat ?? 0, 1), lair)).toEqual(deckOf(game, lair))
})
