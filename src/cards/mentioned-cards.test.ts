import { expect, test } from 'vitest'
import { randomPlayer } from '../bots/player.ts'
import {
  applyInput,
  type Game,
  isRefusal,
  lairInMode,
  registerCards,
  type Setup,
  startGame,
  viewFor,
} from '../engine/index.ts'
import { raids } from '../raids/index.ts'
import { newComputerPlayerRandomGenerator, setupForPlan } from '../simulation/simulate.ts'
import { contentHash } from './hash.ts'
import { allCards, cardWithId, starterDecks } from './index.ts'
import { cardIdsIn, cardsWithMentionedCards, needsPrintedNames } from './mentioned-cards.ts'

const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id)

test('a hero brings the levels that it may reach, and nothing else', () => {
  expect(idsOf(cardsWithMentionedCards(allCards, ['DDD-1']))).toEqual(['DDD-1', 'DDD-2', 'DDD-3', 'DDD-4'])
  expect(idsOf(cardsWithMentionedCards(allCards, ['DDD-3', 'DDD-3']))).toEqual(['DDD-3', 'DDD-4'])
})

test('a card brings the tokens that it makes, and a token brings its card', () => {
  const token = [...allCards.keys()].find((id) => id.endsWith('@effect.token')) ?? ''
  const maker = token.replace('@effect.token', '')
  for (const known of [maker, token])
    expect(idsOf(cardsWithMentionedCards(allCards, [known]))).toEqual([maker])
})

test('unknown ids are left out', () => {
  expect(cardsWithMentionedCards(allCards, ['ZZZ-1', ''])).toEqual([])
})

test('a card for which a player says a name brings no other card', () => {
  const teller = { ...cardWithId('CD2-R1'), id: 'ZZZ-1', powers: [], effect: sayName }
  const cards = new Map([...allCards, ['ZZZ-1', teller]])
  expect(cardsWithMentionedCards(cards, ['ZZZ-1'])).toEqual([teller])
  expect([needsPrintedNames([teller]), needsPrintedNames([cardWithId('CD2-R1')])]).toEqual([true, false])
})

const sayName = { kind: 'name', who: { kind: 'you' }, what: 'madeUp', as: 'name' } as const

test('a raid includes everything that its description and the raiders’ decks bring', () => {
  for (const raid of raids)
    for (const { name } of raid.modes) {
      const lair = lairInMode(raid, name)
      const [deck] = starterDecks
      const known = new Set(idsOf(cardsWithMentionedCards(allCards, cardIdsIn([lair, deck], allCards))))
      for (const id of [lair.hero, ...lair.deck, ...lair.achievements, deck?.hero ?? ''])
        expect(known).toContain(id)
      expect(known.size).toBeLessThan(120)
    }
})

const treasure = [...allCards.values()]
  .filter(({ set, no }) => ['DTP', 'OLT', 'MCT'].includes(set) && no !== '')
  .map(({ id }) => id)

/** Raiders whose decks have all the treasure, distributed among them. */
function withTreasure(setup: Setup): Setup {
  const seats = setup.seats.map((seat, n) => {
    const own = treasure.filter((_, i) => i % setup.seats.length === n)
    return { ...seat, deck: [...own, ...seat.deck.slice(own.length)] }
  })
  return { ...setup, seats }
}

/** Plays a raid to its end. @throws if the raid needs a card that isn't among its cards */
function playOut(setup: Setup, seed: number): Game {
  const random = newComputerPlayerRandomGenerator(seed)
  const { game } = startGame(setup, seed)
  while (game.decision) {
    const { id, seat } = game.decision
    const picks = randomPlayer.decide(() => viewFor(game, seat), game.decision, random)
    const events = applyInput(game, { kind: 'answer', decision: id, seat, picks })
    if (isRefusal(events)) throw new Error(events.why)
  }
  return game
}

const beginnings = raids.flatMap((raid) => raid.modes.map(({ name }) => [raid.name, name, raid] as const))

test.each(beginnings)(
  '%s, %s, can be played to its end with only the cards that it brings',
  (name, mode, raid) => {
    for (const [seed, seats] of [3, 4, 5].entries()) {
      const setup = withTreasure(setupForPlan({ raid: name, mode, seats, seed }))
      const cards = cardsWithMentionedCards(
        allCards,
        cardIdsIn([setup.seats, lairInMode(raid, mode)], allCards),
      )
      const hash = contentHash(cards)
      registerCards(hash, new Map(cards.map((one) => [one.id, one])))
      expect(playOut({ ...setup, cards: hash }, seed).outcome).not.toBeNull()
    }
  },
)
