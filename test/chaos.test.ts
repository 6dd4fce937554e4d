/**
 * Kills a few bots, as `npm run -s chaos -- --kills 100` does, and checks that the judge of such a run finds faults.
 */
import { describe, expect, test } from 'vitest'
import { runChaos } from '../scripts/chaos/run.ts'
import { announcementFaultsOf, countLostAnswers } from '../scripts/chaos/verdict.ts'
import { runWarChaos } from '../scripts/chaos/wars.ts'
import { createDatabase, KINDS } from './empty-database.ts'

const posted = (...nonces: (string | null)[]) =>
  nonces.map((nonce, n) => ({ id: `${100 + n}`, channelId: '1', nonce }))
const row = (nonce: string, more = {}) => ({
  nonce,
  isSent: true,
  isSeen: true,
  messageId: '99',
  ...more,
})
const FINE = { announcementsLost: 0, announcementsDoubled: 0, announcementsOutOfOrder: 0 }

describe('the judge', () => {
  test('accepts messages that were each sent once, in order', () => {
    const rows = [row('a'), row('b', { isSeen: false }), row('c')]
    expect(announcementFaultsOf(rows, posted('a', null, 'c', 'of another raid'))).toEqual(FINE)
  })

  test('reports announcements that were never posted, and announcements that still wait', () => {
    const rows = [row('a'), row('b'), row('c', { isSent: false })]
    expect(announcementFaultsOf(rows, posted('a', 'c'))).toEqual({ ...FINE, announcementsLost: 2 })
  })

  test('counts an announcement as sent if it was merged into a message, also if the row of that message was deleted', () => {
    const rows = [row('a'), row('b', { messageId: '101' })]
    expect(announcementFaultsOf(rows, posted('a', 'forgotten'))).toEqual(FINE)
    const elsewhere = posted('a', 'of another raid').map((one, n) => ({ ...one, channelId: `${n}` }))
    expect(announcementFaultsOf(rows, elsewhere)).toEqual({ ...FINE, announcementsLost: 1 })
    expect(announcementFaultsOf(rows, posted('a', null))).toEqual({ ...FINE, announcementsLost: 1 })
  })

  test('reports repeated messages, and messages that came too early', () => {
    const rows = [row('a'), row('b')]
    expect(announcementFaultsOf(rows, posted('a', 'a', 'b'))).toEqual({ ...FINE, announcementsDoubled: 1 })
    expect(announcementFaultsOf(rows, posted('b', 'a'))).toEqual({ ...FINE, announcementsOutOfOrder: 1 })
  })

  test('reports an answer that was acknowledged and is missing', () => {
    const taken = new Map([['TEST22', new Set([1, 2])]])
    const acknowledged = [1, 2, 3].map((decision) => ({ code: 'TEST22', decision }))
    expect(countLostAnswers(acknowledged, taken)).toBe(1)
    expect(countLostAnswers([{ code: 'OTHER2', decision: 1 }], taken)).toBe(1)
  })
})

describe.each(KINDS)('killed bots (%s)', (kind) => {
  test('lose no answer and no announcement, and repeat none', { timeout: 180_000 }, async () => {
    const database = await createDatabase(kind)
    try {
      const processes = kind === 'postgres' ? 2 : 1
      const report = await runChaos(database, { kills: 3, processes, seed: 5, faults: true })
      expect(report).toMatchObject({ ...FINE, kills: 3, answersLost: 0, replaysDiffer: 0 })
      expect(report.answers).toBeGreaterThan(0)
    } finally {
      await database.drop()
    }
  })

  test.runIf(kind === 'postgres')(
    'leave their shards to others, which lose nothing either',
    { timeout: 180_000 },
    async () => {
      const database = await createDatabase(kind)
      try {
        const plan = { kills: 3, processes: 2, shards: 2, seed: 6, faults: false }
        const report = await runChaos(database, plan)
        const takenOver = { takenOver: 2, notTakenOver: 0 }
        expect(report).toMatchObject({ ...FINE, ...takenOver, answersLost: 0, replaysDiffer: 0, kills: 3 })
      } finally {
        await database.drop()
      }
    },
  )

  test('lose no entry of a game of Shadow of War, and take none twice', { timeout: 120_000 }, async () => {
    const database = await createDatabase(kind)
    try {
      const processes = kind === 'postgres' ? 2 : 1
      const report = await runWarChaos(database, { kills: 2, processes, seed: 5 })
      expect(report).toMatchObject({ ...FINE, entriesLost: 0, entriesDoubled: 0, isReplayed: true })
      expect(report.acknowledged).toBeGreaterThan(0)
    } finally {
      await database.drop()
    }
  })
})
