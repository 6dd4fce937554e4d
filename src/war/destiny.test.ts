import { describe, expect, test } from 'vitest'
import { userText } from '../texts/user-text.ts'
import type { DestinyCard } from './cards.ts'
import { destinyCardsForOverlord } from './destiny.ts'
import { startWar } from './engine.ts'
import {
  ANNA,
  BERT,
  CARL,
  killedBlueCreatures,
  kindsOfEvents,
  makeMove,
  newTestWar,
  refusalReason,
  TEST_SETUP,
  wholeCombatMove,
} from './fixture.ts'
import { houseCardLists } from './house-set/index.ts'

const card = (id: string, number: number, more: Partial<DestinyCard> = {}): DestinyCard => ({
  id,
  name: userText(id),
  number,
  now: [],
  holds: [],
  expires: [],
  met: [],
  ...more,
})
const lists = (...destiny: DestinyCard[]) => ({ destiny })
const turn = { by: ANNA, move: 'turn' } as const

describe('Destiny cards', () => {
  test('p. 2, Component Overview (5): some cards belong to one overlord', () => {
    for (const overlord of ['kelthuzad', 'kazzak', 'nefarian'] as const)
      expect(houseCardLists.destiny.filter((one) => one.overlord === overlord)).toHaveLength(6)
  })

  test('p. 3, Setup (5): six cards of the game’s overlord are in the deck, and no other overlord’s', () => {
    const cards = destinyCardsForOverlord(houseCardLists.destiny, 'kazzak')
    expect(cards).toHaveLength(39 - 12)
    expect(cards.filter((one) => one.overlord !== undefined).map((one) => one.overlord)).toEqual(
      Array(6).fill('kazzak'),
    )
    const { game } = startWar({ ...TEST_SETUP, overlord: 'nefarian' }, 5)
    const all = [...game.piles.destiny.deck, ...game.piles.destiny.discard, ...game.away, game.destiny.card]
    const owners = all.map((id) => houseCardLists.destiny.find((one) => one.id === id)?.overlord)
    expect(new Set(owners)).toEqual(new Set([undefined, 'nefarian']))
    expect(all).toHaveLength(27)
  })

  test('p. 3, Setup (6): the seed shuffles the deck, and its top card is in play', () => {
    const first = (seed: number) => startWar(TEST_SETUP, seed).game.destiny.card
    expect(first(3)).toBe(first(3))
    expect(new Set([1, 2, 3, 4, 5, 6].map(first)).size).toBeGreaterThan(2)
    expect(first(1)).not.toBeNull()
  })

  test('p. 3, Setup (7): a number places a hit token, and a zero resolves during set-up and is replaced', () => {
    const zero = card('zero', 0, { now: [{ do: 'energy', who: 'each', amount: 1 }] })
    const set = { ...houseCardLists, destiny: [zero, { ...zero, id: 'zero-2' }, card('four', 4)] }
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { game, events } = startWar({ ...TEST_SETUP, lists: set }, seed)
      expect(game.destiny).toMatchObject({ card: 'four', due: 5 })
      const resolved = events.filter((one) => one.kind === 'destiny' && one.how === 'resolved').length
      expect(game.players[ANNA]?.energy).toBe(4 + resolved)
    }
  })

  test('p. 6, Destiny Cards (1): exactly one is in play, and another is revealed when it leaves', () => {
    const game = newTestWar({ lists: lists(card('next', 3), card('later', 3)), top: { destiny: ['next'] } })
    const before = game.destiny.card
    const events = makeMove(game, { by: ANNA, move: 'discard' })
    expect(game.destiny.card).toBe('next')
    expect(game.piles.destiny.discard).toEqual([before])
    expect(events.filter((one) => one.kind === 'destiny')).toHaveLength(2)
  })

  test('p. 6, Destiny Cards (2); p. 6, Revealing a Destiny Card (1, 2): the hit token is as many spaces from the marker as the number says', () => {
    const game = newTestWar({ lists: lists(card('crusade', 4)), top: { destiny: ['crusade'] } })
    expect(game.marker).toBe(1)
    makeMove(game, { by: ANNA, move: 'discard' })
    expect(game.destiny).toMatchObject({ card: 'crusade', due: 5 })
    const later = newTestWar({ lists: lists(card('crusade', 4)), top: { destiny: ['crusade'] } })
    makeMove(later, { by: ANNA, move: 'advance', spaces: 2 })
    makeMove(later, { by: ANNA, move: 'discard' })
    expect(later.destiny.due).toBe(7)
  })

  test('p. 6, Destiny Cards (3); p. 6, Revealing a Destiny Card (3): it expires when the marker reaches its token, after the fourth turn', () => {
    const crusade = card('crusade', 4, { expires: [{ do: 'xp', who: 'each', amount: 2 }] })
    const game = newTestWar({
      lists: lists(crusade, card('next', 3)),
      destiny: 'crusade',
      top: { destiny: ['next'] },
    })
    for (let n = 0; n < 3; n++) {
      makeMove(game, turn)
      expect(game.destiny.card).toBe('crusade')
    }
    const events = makeMove(game, turn)
    expect(game.marker).toBe(5)
    expect(game.players.map(({ xp }) => xp)).toEqual([2, 2, 2])
    expect(game.piles.destiny.discard).toEqual(['crusade'])
    expect(game.destiny).toMatchObject({ card: 'next', due: 8 })
    expect(events).toContainEqual({ kind: 'token', space: 5, how: 'removed' })
  })

  test('p. 6, Destiny Cards (3): a card that says so goes back into the deck, or out of the game', () => {
    const game = (goes: 'deck' | 'away') => {
      const one = newTestWar({ lists: lists(card('ends', 1, { goes }), card('last', 5)), destiny: 'ends' })
      makeMove(one, turn)
      return one
    }
    const back = game('deck')
    expect([...back.piles.destiny.deck, back.destiny.card].toSorted()).toEqual(['d-calm', 'ends', 'last'])
    expect(back.piles.destiny.discard).toEqual([])
    const gone = game('away')
    expect(gone.away).toEqual(['ends'])
    expect(gone.destiny.card).not.toBe('ends')
  })

  test('p. 6, Destiny Cards (4): the lasting effects of a card hold while it is in play', () => {
    const plenty = card('plenty', 1, { holds: [{ holds: 'closed' }] })
    const game = newTestWar({
      lists: lists(plenty, card('next', 5)),
      destiny: 'plenty',
      top: { destiny: ['next'] },
    })
    game.merchant.push('b-whetstone')
    const buy = { by: ANNA, move: 'buy', player: ANNA, card: 'b-whetstone' } as const
    expect(refusalReason(game, buy)).toEqual({ kind: 'closed' })
    makeMove(game, turn)
    expect(refusalReason(game, buy)).toBeNull()
  })

  const boss = card('Boss: Grim', 5, {
    boss: userText('Grim'),
    met: [{ do: 'xp', who: 'alliance', amount: 3 }],
  })

  test('p. 6, Destiny Cards (5): when its Boss is defeated, the card leaves with its token', () => {
    const game = newTestWar({
      lists: lists(boss, card('next', 2)),
      destiny: 'Boss: Grim',
      top: { destiny: ['next'] },
    })
    expect(refusalReason(game, { by: ANNA, move: 'boss', boss: userText('Somebody') })).toEqual({
      kind: 'noBoss',
    })
    const events = makeMove(game, { by: BERT, move: 'boss', boss: userText('grim') })
    expect(events).toContainEqual({ kind: 'token', space: 6, how: 'removed' })
    expect(game.destiny).toMatchObject({ card: 'next', due: 3 })
    expect(game.players.map(({ xp }) => xp)).toEqual([3, 0, 3])
    expect(game.piles.destiny.discard).toContain('Boss: Grim')
  })

  test('p. 6, Destiny Cards (5): a Boss that a combat slew is defeated, whatever its colour', () => {
    const game = newTestWar({
      lists: lists(boss, card('next', 2)),
      destiny: 'Boss: Grim',
      top: { destiny: ['next'] },
      quests: ['q-no-more-howling', 'q-a-debt-in-teeth', 'q-warm-pelts'],
    })
    const events = makeMove(
      game,
      wholeCombatMove(
        [ANNA],
        [{ creature: userText('GRIM'), colour: 'other', count: 1 }, killedBlueCreatures('Imp')],
      ),
    )
    const at = (how: string) => events.findIndex((one) => 'how' in one && one.how === how)
    expect(game.destiny).toMatchObject({ card: 'next', due: 3 })
    expect(at('done')).toBeGreaterThan(0) // the quest that the Imp completes
    expect(game.players[CARL]?.xp).toBe(3)
    makeMove(game, wholeCombatMove([ANNA], [killedBlueCreatures('Grim')]))
    expect(game.destiny.card).toBe('next')
  })

  test('p. 6, Destiny Cards (5): a card that says so stays when its Boss is defeated', () => {
    const stays = { ...boss, stays: true }
    const game = newTestWar({ lists: lists(stays), destiny: 'Boss: Grim' })
    makeMove(game, { by: ANNA, move: 'boss', boss: userText('Grim') })
    expect(game.destiny).toMatchObject({ card: 'Boss: Grim', due: 6 })
    expect(game.players[ANNA]?.xp).toBe(3)
  })

  test('p. 7, Destiny Cards (6): when it is discarded before it expires, its token is taken off the track', () => {
    const hunt = card('hunt', 5, {
      hunt: { creature: userText('Kobold'), count: 2 },
      met: [{ do: 'xp', who: 'active', amount: 1 }],
    })
    const game = newTestWar({
      lists: lists(hunt, card('next', 3)),
      destiny: 'hunt',
      top: { destiny: ['next'] },
      quests: ['q-no-more-howling', 'q-a-debt-in-teeth', 'q-warm-pelts'],
    })
    makeMove(game, wholeCombatMove([ANNA], [killedBlueCreatures('Kobold')]))
    expect(game.destiny).toMatchObject({ card: 'hunt', hunted: 1 })
    const events = makeMove(
      game,
      wholeCombatMove([ANNA], [{ creature: userText('kobold'), colour: 'other', count: 1 }]),
    )
    expect(events).toContainEqual({ kind: 'token', space: 6, how: 'removed' })
    expect(game.destiny).toMatchObject({ card: 'next', due: 4 })
    expect(game.players[ANNA]?.xp).toBe(1)
  })

  test('p. 7, Destiny Cards (7): a zero is resolved at once and another card is drawn, repeatedly', () => {
    const zero = (id: string) => card(id, 0, { now: [{ do: 'hits', who: 'horde', amount: 1 }] })
    const game = newTestWar({
      lists: lists(zero('one'), zero('two'), card('stays', 2)),
      top: { destiny: ['one', 'two', 'stays'] },
    })
    makeMove(game, { by: ANNA, move: 'discard' })
    expect(game.destiny).toMatchObject({ card: 'stays', due: 3 })
    expect(game.players[BERT]?.hits).toBe(2)
    expect(game.piles.destiny.discard).toEqual(expect.arrayContaining(['one', 'two']))
  })

  test('p. 7, Destiny Cards (7): set-up ends with no card in play if the deck has only zeros', () => {
    const game = newTestWar({ lists: lists(card('zero', 0)), top: { destiny: ['zero'] } })
    game.away.push(...game.piles.destiny.deck.splice(1))
    game.destiny.card = null
    makeMove(game, { by: ANNA, move: 'tokens', player: ANNA, energy: 1, hits: 0 })
    game.todo.push({ do: 'reveal' })
    const events = makeMove(game, { by: ANNA, move: 'tokens', player: ANNA, energy: 1, hits: 0 })
    expect(kindsOfEvents(events)).toContain('empty')
    expect(game.destiny.card).toBeNull()
  })

  test('p. 7, Destiny Cards (9): an expiring card is resolved before everything else on its space', () => {
    const first = card('first', 2, { expires: [{ do: 'xp', who: 'each', amount: 1 }] })
    const game = newTestWar({
      lists: lists(first, card('next', 3)),
      destiny: 'first',
      top: { destiny: ['next'] },
    })
    makeMove(game, turn)
    const events = makeMove(game, turn) // the third space has an event
    const at = (test: (event: (typeof events)[number]) => boolean) => events.findIndex(test)
    const expired = at((one) => one.kind === 'destiny' && one.how === 'expired')
    const text = at((one) => one.kind === 'xp')
    const revealed = at((one) => one.kind === 'destiny' && one.how === 'revealed')
    const event = at((one) => one.kind === 'event')
    expect([expired, text, revealed, event].every((n) => n >= 0)).toBe(true)
    expect([expired, text, revealed, event]).toEqual(
      [expired, text, revealed, event].toSorted((a, b) => a - b),
    )
  })
})
