import { expect, test } from 'vitest'
import { applyMove, startWar } from './engine.ts'
import { ANNA, BERT, CARL, TEST_SETUP } from './fixture.ts'
import { houseCardLists } from './house-set/index.ts'
import type { WarGame, WarSetup } from './model.ts'
import { applySessionEntry, newWarSession, type SessionEntry, type WarSession } from './session.ts'
import { newEffectCountsByCard, simulateWar } from './simulate.ts'

const turn: SessionEntry = { kind: 'move', move: { by: ANNA, move: 'turn' } }
const gain: SessionEntry = { kind: 'move', move: { by: ANNA, move: 'gain', player: ANNA, deck: 'circle' } }

function play(...entries: SessionEntry[]) {
  const session = newWarSession(startWar(TEST_SETUP, 7).game)
  const past = new Map<number, WarGame>()
  const done = entries.map((entry) => {
    past.set(session.seq + 1, structuredClone(session.game))
    return applySessionEntry(session, entry, (seq) => structuredClone(past.get(seq) ?? session.game))
  })
  return { session, done }
}

/** Rebuilds the game from its set-up, its seed and its log. */
function replay(setup: WarSetup, seed: number | string, entries: readonly SessionEntry[]): WarSession {
  const session = newWarSession(startWar(setup, seed).game)
  const past = new Map<number, WarGame>()
  for (const entry of entries) {
    past.set(session.seq + 1, structuredClone(session.game))
    const done = applySessionEntry(session, entry, (seq) => structuredClone(past.get(seq) ?? session.game))
    if ('refused' in done) throw new Error(`entry ${session.seq + 1} is refused: ${done.refused.kind}`)
  }
  return session
}

test('replaying a log leads to the same game', () => {
  const entries: SessionEntry[] = [
    turn,
    gain,
    { kind: 'ask', by: ANNA },
    { kind: 'vote', by: BERT, agrees: true },
    turn,
  ]
  expect(replay(TEST_SETUP, 7, entries)).toEqual(play(...entries).session)
})

test('a move is taken back when more than half agree, but random results aren’t', () => {
  const { session, done } = play(turn, gain, { kind: 'ask', by: ANNA })
  expect(done[2]).toEqual({ events: [], voted: 'asked' })
  expect(session.game.players[ANNA]?.bag).toHaveLength(1)
  const { session: back, done: all } = play(
    turn,
    gain,
    { kind: 'ask', by: ANNA },
    { kind: 'vote', by: CARL, agrees: true },
  )
  expect(all[3]).toEqual({ events: [], voted: 'undone' })
  expect(back.game.players[ANNA]?.bag).toEqual([])
  expect(back.game.marker).toBe(play(turn).session.game.marker)
  expect(back.line).toEqual([1])
  const before = play(turn).session.game.piles.circle.deck
  expect(back.game.piles.circle.deck.toSorted()).toEqual(before.toSorted())
})

test('the request is refused when half are against it, and closed by the next move', () => {
  const against = (by: number): SessionEntry => ({ kind: 'vote', by, agrees: false })
  const { session, done } = play(turn, { kind: 'ask', by: ANNA }, against(BERT), against(CARL), against(CARL))
  expect(done.slice(2)).toEqual([
    { events: [], voted: 'against' },
    { events: [], voted: 'refused' },
    { refused: { kind: 'noMotion' } },
  ])
  expect(session.game.marker).toBe(play(turn).session.game.marker)
  expect(play(turn, { kind: 'ask', by: ANNA }, turn).session.motion).toBeNull()
  expect(play({ kind: 'ask', by: ANNA }).done).toEqual([{ refused: { kind: 'nothingToUndo' } }])
  expect(play(turn, { kind: 'ask', by: ANNA }, { kind: 'vote', by: ANNA, agrees: true }).done[2]).toEqual({
    refused: { kind: 'voted' },
  })
})

test('whole random games end without a violation, with a twin', () => {
  const worked = new Set<string>()
  for (const seed of [1, 2, 3]) {
    const played = simulateWar(seed, { lists: houseCardLists })
    expect(played.violations).toEqual([])
    expect(played.finished).toBe(true)
    for (const card of Object.keys(played.worked)) worked.add(card)
  }
  expect(
    Object.keys(newEffectCountsByCard(houseCardLists)).filter((id) => worked.has(id)).length,
  ).toBeGreaterThan(100)
})

test('the watcher reports a broken invariant', () => {
  const broken = { ...houseCardLists, destiny: houseCardLists.destiny.filter(({ number }) => number === 0) }
  expect(simulateWar(1, { lists: broken }).violations[0]).toContain('no Destiny card is in play')
})

test('a player who doesn’t exist can’t make any move', () => {
  const { game } = startWar(TEST_SETUP, 1)
  expect(applyMove(game, { by: 9, move: 'turn' })).toEqual({ refused: { kind: 'noPlayer' } })
})
