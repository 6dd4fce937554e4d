import { describe, expect, test } from 'vitest'
import { userText } from '../texts/user-text.ts'
import { ANNA, BERT, CARL, makeMove, newTestWar } from './fixture.ts'
import type { WarGame } from './model.ts'
import { applySessionEntry, newWarSession, type SessionEntry, type WarSession } from './session.ts'

const dora = { id: '7', name: userText('Dora') }
const place = (isAbsent: boolean): SessionEntry => ({
  kind: 'ask',
  by: CARL,
  about: { kind: 'replace', player: BERT, newcomer: dora, isAbsent },
})
const vote = (by: number | 'newcomer', agrees = true): SessionEntry => ({
  kind: 'vote',
  by,
  agrees,
  topic: 'seat',
})
const now = (session: WarSession) => (): WarGame => structuredClone(session.game)
const refusedFor = (kind: string) => ({ refused: { kind } })

function told(session: WarSession, ...entries: SessionEntry[]): unknown[] {
  return entries.map((entry) => {
    const done = applySessionEntry(session, entry, now(session))
    return 'refused' in done ? done.refused.kind : (done.events.at(-1)?.kind ?? done.voted)
  })
}

describe('the player of a character', () => {
  test('changes when the player and the newcomer agree, and the character keeps everything', () => {
    const session = newWarSession(newTestWar())
    makeMove(session.game, { by: BERT, move: 'gain', player: BERT, deck: 'circle' })
    const bag = session.game.players[BERT]?.bag
    expect(told(session, place(false), vote(ANNA), vote('newcomer'), vote(BERT))).toEqual([
      'asked',
      'noVote',
      'agreed',
      'replaced',
    ])
    expect(session.game.players[BERT]).toMatchObject({ name: 'Dora', bag })
    expect(session.seat).toBeNull()
    expect(told(session, vote(BERT))).toEqual(['nothingToUndo'])
  })

  test('stays the same when one of them is against it', () => {
    const session = newWarSession(newTestWar())
    expect(told(session, place(false), vote('newcomer', false))).toEqual(['asked', 'refused'])
    expect(session.game.players[BERT]?.name).toBe('Bert')
  })

  test('changes by a vote of the table if the player is absent, never without the newcomer, while moves go on', () => {
    const session = newWarSession(newTestWar())
    const turn: SessionEntry = { kind: 'move', move: { by: ANNA, move: 'turn' } }
    expect(told(session, place(true), vote(BERT), turn, vote(ANNA))).toEqual([
      'asked',
      'noVote',
      expect.any(String),
      'agreed',
    ])
    expect(session.seat).not.toBeNull()
    expect(told(session, vote('newcomer'))).toEqual(['replaced'])
  })

  test('stays the new one when an earlier move is taken back', () => {
    const session = newWarSession(newTestWar())
    const before = now(session)()
    const turn: SessionEntry = { kind: 'move', move: { by: ANNA, move: 'turn' } }
    told(session, turn, place(false), vote('newcomer'), vote(BERT), { kind: 'ask', by: ANNA })
    applySessionEntry(session, { kind: 'vote', by: BERT, agrees: true }, () => before)
    expect(session.game).toMatchObject({ marker: 1 })
    expect(session.game.players[BERT]?.name).toBe('Dora')
  })
})

describe('an open choice', () => {
  /** Bert has drawn an eighth Bonus Item and must choose which one goes to the Merchant. */
  function asksBert(): WarSession {
    const session = newWarSession(newTestWar({ top: { bonus: ['b-whetstone'] } }))
    Object.assign(session.game.players[BERT] ?? {}, { small: Array<string>(7).fill('b-linen-bandage') })
    makeMove(session.game, { by: BERT, move: 'gain', player: BERT, deck: 'bonus' })
    expect(session.game.choice).toMatchObject({ kind: 'overflow', who: [BERT] })
    return session
  }
  const proposes = (session: WarSession, by: number, pick: number): SessionEntry => ({
    kind: 'ask',
    by,
    about: { kind: 'answer', asked: session.game.asked, pick: [pick] },
  })

  test('is answered by more than half of the others, without looking into the Bag', () => {
    const session = asksBert()
    expect(told(session, proposes(session, ANNA, 0))).toEqual(['pick'])
    expect(told(session, proposes(session, ANNA, 7))).toEqual(['asked'])
    const bert: SessionEntry = { kind: 'vote', by: BERT, agrees: true }
    const carl: SessionEntry = { kind: 'vote', by: CARL, agrees: true }
    expect(told(session, bert)).toEqual(['noVote'])
    expect(told(session, carl)).toEqual(['merchant'])
    expect(session.game.choice).toBeNull()
    expect(session.game.merchant).toEqual(['b-whetstone'])
    expect(session.line).toHaveLength(1)
  })

  test('is closed for votes when its player answers', () => {
    const session = asksBert()
    const entry = proposes(session, ANNA, 7)
    const own: SessionEntry = {
      kind: 'move',
      move: { by: BERT, move: 'choose', asked: session.game.asked, pick: [0] },
    }
    told(session, entry, own)
    expect(session.motion).toBeNull()
    expect(told(session, entry)).toEqual(['stale'])
  })

  test('is answered by a friend only if the player has trusted that friend', () => {
    const session = asksBert()
    const move = { by: BERT, move: 'choose', asked: session.game.asked, pick: [0] } as const
    const forBert: SessionEntry = { kind: 'move', move, friend: CARL }
    const trust = (friend: number | null): SessionEntry => ({ kind: 'trust', by: BERT, friend })
    expect(applySessionEntry(session, forBert, now(session))).toEqual(refusedFor('noTrust'))
    expect(told(session, trust(BERT), trust(9), trust(CARL), trust(null), forBert)).toEqual([
      'noPlayer',
      'noPlayer',
      'trusts',
      'trusts',
      'noTrust',
    ])
    told(session, trust(CARL))
    const done = applySessionEntry(session, forBert, now(session))
    expect(done).toMatchObject({ events: [{ kind: 'answeredFor', player: BERT, friend: CARL }, {}, {}] })
    expect(session.game.merchant).toEqual(['b-linen-bandage'])
  })
})
