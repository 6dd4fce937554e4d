import { expect, test } from 'vitest'
import { type Outcome, start, viewFor } from '../../engine/index.ts'
import { setupFor } from '../../simulation/simulate.ts'
import type { RaidSummary } from '../../table/records/contract.ts'
import { userText } from '../../texts/user-text.ts'
import { characterIds } from '../characters/ids.ts'
import { judge, raidCardOf } from '../fixture.ts'
import { LIMITS } from '../message-parts/limits.ts'
import { aSummary } from '../pictures/fixture.ts'
import { endedPost } from './ending.ts'
import { summaryInWords } from './summary.ts'

const { game } = start(setupFor({ raid: 'deadmines', mode: 'novice', seats: 3, seed: 1 }), 1)
const raid = raidCardOf(1, 3)

const ended = (reply: Outcome, summary: RaidSummary | null = null) =>
  endedPost(
    { kind: 'ended', version: 9, outcome: reply, raid, rewards: [], view: viewFor(game, null) },
    summary,
  )

test('the end shows each raider’s results, the course of the boss’s health and the turning points', () => {
  const post = ended({ kind: 'won', side: 'raiders' }, aSummary)
  judge(post)
  const told = JSON.stringify(post.embeds)
  expect(told).toContain(': 108 dealt, 31 taken, 5 healed, 7 destroyed')
  expect(told).toContain('corrected the game 2 times, so this raid is not on the leaderboards')
  expect(told).toContain('turn 9: 22/50, turn 10: 50/50')
  expect(told).toContain('Turn 9: ')
  expect(summaryInWords(raid, aSummary).length).toBeLessThanOrEqual(LIMITS.altText)
  const long = { ...aSummary, health: Array.from({ length: 400 }, (_, turn) => ({ turn, left: 50, of: 50 })) }
  judge(ended({ kind: 'won', side: 'raiders' }, long))
  expect(summaryInWords(raid, long).length).toBeLessThanOrEqual(LIMITS.altText)
})

test.each<[string, Outcome, boolean]>([
  ['won', { kind: 'won', side: 'raiders' }, true],
  ['lost', { kind: 'won', side: 'lair' }, false],
  ['drawn', { kind: 'drawn' }, false],
  ['abandoned', { kind: 'abandoned' }, false],
])(
  'the end of a raid that is %s has a treasure button only if there is treasure',
  (_, outcome, hasTreasure) => {
    const post = ended(outcome)
    judge(post)
    const shown = post.components.flatMap((row) => row.components)
    const isTreasure = (one: object) =>
      'custom_id' in one && one.custom_id === characterIds.treasure(raid.code)
    expect(shown.some(isTreasure)).toBe(hasTreasure)
  },
)

test('a raid for which no rulebook gives XP promises no XP for another time', () => {
  const none = { xp: [], before: 4, after: 4, levelBefore: 1, levelAfter: 1, achievements: [] }
  const told = (name: string) =>
    JSON.stringify(
      endedPost(
        {
          kind: 'ended',
          version: 9,
          outcome: { kind: 'won', side: 'raiders' },
          raid: { ...raid, raid: name },
          rewards: [{ seat: 0, character: userText('Frizlix'), ...none }],
          view: viewFor(game, null),
        },
        null,
      ).embeds,
    )
  expect(told('deadmines')).toContain('No XP this time')
  expect(told('onyxia')).toContain('This raid gives treasure, but no XP')
})

test('after a win a harder raid is offered, and after a defeat an easier one', () => {
  const labels = (reply: Outcome): string => JSON.stringify(ended(reply).components)
  expect(labels({ kind: 'won', side: 'raiders' })).toMatch(/"Next: /)
  expect(labels({ kind: 'won', side: 'lair' })).toContain('"Easier: Story (of the house)"')
})
