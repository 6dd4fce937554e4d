import { describe, expect, test } from 'vitest'
import { userText } from '../texts/user-text.ts'
import { ANNA, BERT, CARL, kindsOfEvents, makeMove, newTestWar, refusalReason } from './fixture.ts'

describe('the turn track', () => {
  test('p. 2, Component Overview (4); p. 3, Setup (4): where the marker stops on its icon, the top event of the shuffled deck happens', () => {
    const game = newTestWar({ top: { events: ['e-a-good-teacher'] } })
    makeMove(game, { by: ANNA, move: 'turn' })
    const events = makeMove(game, { by: BERT, move: 'turn' })
    expect(events).toContainEqual({ kind: 'event', card: 'e-a-good-teacher' })
    expect(game.piles.events.discard).toEqual(['e-a-good-teacher'])
    expect(game.players.map(({ xp }) => xp)).toEqual([1, 0, 1])
  })

  test('p. 7, Destiny Cards (8): icons that the marker passes over are ignored', () => {
    const game = newTestWar()
    // The marker passes the icons of an event and of the Merchant, and stops on the fifth space.
    const events = makeMove(game, { by: ANNA, move: 'advance', spaces: 4 })
    expect(game.marker).toBe(5)
    expect(kindsOfEvents(events)).not.toContain('event')
    expect(game.merchant).toEqual([])
    expect(events.filter((one) => one.kind === 'marker' && one.ignored)).toHaveLength(2)
  })

  test('p. 7, Destiny Cards (8): icons of the space on which it stops count', () => {
    const game = newTestWar()
    makeMove(game, { by: ANNA, move: 'advance', spaces: 3 })
    expect(game.marker).toBe(4)
    expect(game.merchant).toHaveLength(3)
    expect(game.piles.events.discard).toEqual([])
  })

  test('p. 6, Destiny Cards (3): a token on the way expires its card when the marker reaches it', () => {
    const lists = {
      destiny: ['two', 'next'].map((id) => ({
        id,
        name: userText(id),
        number: 2,
        now: [],
        holds: [],
        expires: [],
        met: [],
      })),
    }
    const game = newTestWar({ lists, destiny: 'two', top: { destiny: ['next'] } })
    makeMove(game, { by: ANNA, move: 'advance', spaces: 3 })
    expect(game.piles.destiny.discard).toEqual(['two'])
    expect(game.destiny).toMatchObject({ card: 'next', due: 5 })
  })

  test.each(['turn', 'manage'] as const)(
    'only the faction whose turn it is, or the leader, may make the move %s',
    (move) => {
      const game = newTestWar() // it is the turn of the Alliance: Anna, who leads, and Carl
      expect(refusalReason(game, { by: BERT, move })).toEqual({ kind: 'otherTurn', faction: 'alliance' })
      makeMove(game, { by: CARL, move })
      const next = newTestWar({ setup: { first: 'horde' } })
      expect(refusalReason(next, { by: CARL, move })).toEqual({ kind: 'otherTurn', faction: 'horde' })
      makeMove(next, { by: ANNA, move })
    },
  )

  test('the end of a turn gives the turn to the other faction, and the track has an end', () => {
    const game = newTestWar()
    makeMove(game, { by: CARL, move: 'turn' })
    expect(game.faction).toBe('horde')
    expect(refusalReason(game, { by: ANNA, move: 'advance', spaces: 29 })).toEqual({
      kind: 'trackEnds',
      spaces: 28,
    })
    expect(refusalReason(game, { by: ANNA, move: 'advance', spaces: 0 })).toEqual({ kind: 'spaces' })
    makeMove(game, { by: ANNA, move: 'advance', spaces: 28 })
    expect(refusalReason(game, { by: ANNA, move: 'turn' })).toEqual({ kind: 'trackEnds', spaces: 0 })
    makeMove(game, { by: ANNA, move: 'end', winner: 'alliance' })
    expect(refusalReason(game, { by: ANNA, move: 'turn' })).toEqual({ kind: 'over' })
  })
})
