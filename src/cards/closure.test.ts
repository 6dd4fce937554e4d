import { expect, test } from 'vitest'
import { randomPlayer } from '../bots/player.ts'
import {
  apply,
  type Game,
  isRefusal,
  lairIn,
  registerCards,
  type Setup,
  start,
  viewFor,
} from '../engine/index.ts'
import { generator, setupFor } from '../players/simulate.ts'
import { raids } from '../raids/index.ts'
import { closureOf, idsIn } from './closure.ts'
import { contentHash } from './hash.ts'
import { allCards, card, starterDecks } from './index.ts'

const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id)

test('a hero comes with the levels that it may reach, and nothing else', () => {
  expect(idsOf(closureOf(allCards, ['DDD-1']))).toEqual(['DDD-1', 'DDD-2', 'DDD-3', 'DDD-4'])
  expect(idsOf(closureOf(allCards, ['DDD-3', 'DDD-3']))).toEqual(['DDD-3', 'DDD-4'])
})

test('tokens come with the cards that make them, and bring them', () => {
  const token = [...allCards.keys()].find((id) => id.endsWith('@effect.token')) ?? ''
  const maker = token.replace('@effect.token', '')
  for (const known of [maker, token]) expect(idsOf(closureOf(allCards, [known]))).toEqual([maker])
})

test('ids of no card are left out', () => {
  expect(closureOf(allCards, ['ZZZ-1', ''])).toEqual([])
})

test('where a name can be said, every card is known by its name (200.3)', () => {
  const teller = { ...card('CD2-R1'), id: 'ZZZ-1', powers: [], effect: sayName }
  const cards = new Map([...allCards, ['ZZZ-1', teller]])
  const printed = [...cards.values()].filter(({ no }) => no !== '')
  expect(closureOf(cards, ['ZZZ-1'])).toEqual(printed)
})

const sayName = { kind: 'name', who: { kind: 'you' }, what: 'madeUp', as: 'name' } as const

test('of a raid, all that its description and the raiders’ decks bring are known', () => {
  for (const raid of raids)
    for (const { name } of raid.modes) {
      const lair = lairIn(raid, name)
      const [deck] = starterDecks
      const known = new Set(idsOf(closureOf(allCards, idsIn([lair, deck], allCards))))
      for (const id of [lair.hero, ...lair.deck, ...lair.achievements, deck?.hero ?? ''])
        expect(known).toContain(id)
      expect(known.size).toBeLessThan(120)
    }
})

const treasure = [...allCards.values()]
  .filter(({ set, no }) => ['DTP', 'OLT', 'MCT'].includes(set) && no !== '')
  .map(({ id }) => id)

/** Raiders whose decks have all the treasure, dealt out among them. */
function withTreasure(setup: Setup): Setup {
  const seats = setup.seats.map((seat, n) => {
    const own = treasure.filter((_, i) => i % setup.seats.length === n)
    return { ...seat, deck: [...own, ...seat.deck.slice(own.length)] }
  })
  return { ...setup, seats }
}

/** @throws where a card is asked for that is not among them */
function playOut(setup: Setup, seed: number): Game {
  const random = generator(seed)
  const { game } = start(setup, seed)
  while (game.decision) {
    const { id, seat } = game.decision
    const picks = randomPlayer.decide(() => viewFor(game, seat), game.decision, random)
    const events = apply(game, { kind: 'answer', decision: id, seat, picks })
    if (isRefusal(events)) throw new Error(events.why)
  }
  return game
}

const beginnings = raids.flatMap((raid) => raid.modes.map(({ name }) => [raid.name, name, raid] as const))

test.each(beginnings)('%s, %s, is played to its end with nothing but what it brings', (name, mode, raid) => {
  for (const [seed, seats] of [3, 4, 5].entries()) {
    const setup = withTreasure(setupFor({ raid: name, mode, seats, seed }))
    const cards = closureOf(allCards, idsIn([setup.seats, lairIn(raid, mode)], allCards))
    const hash = contentHash(cards)
    registerCards(hash, new Map(cards.map((one) => [one.id, one])))
    expect(playOut({ ...setup, cards: hash }, seed).outcome).not.toBeNull()
  }
})
