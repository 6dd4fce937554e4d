/**
 * Black Temple against a Boss player of the group, in real browsers. The bot is a process that is killed on the way.
 * The raiders win against all nine Bosses, and a raider becomes a ghost and is later none.
 */
import { describe, expect, test } from 'vitest'
import { viewFor } from '../src/engine/index.ts'
import { KINDS } from './databases.ts'
import { expectNoFaults } from './support/afterwards.ts'
import {
  CAST,
  endOfThread,
  expectNoTreasure,
  openPack,
  playBossRaid,
  publicTextOf,
  WON,
} from './support/boss-night.ts'
import { findWon, isEvent, isScene, type Lair } from './support/boss-story.ts'
import { retell, type Story } from './support/story.ts'
import { timid } from './support/timid-boss.ts'

const TEMPLE: Lair = {
  raid: 'black-temple',
  title: 'Black Temple',
  decks: ['horde-druid', 'horde-priest', 'horde-shaman'],
  known: 0x8d,
  most: 420,
}

/** The number of raiders that are ghosts, once for each change. */
function ghostsIn(story: Story): number[] {
  const counts: number[] = []
  for (const { game } of retell(story)) {
    const now = viewFor(game, null).seats.filter(({ ghost, out }) => ghost && !out).length
    if (now !== counts.at(-1)) counts.push(now)
  }
  return counts
}

const SCENES = { boss: isScene('arrival'), event: isEvent }

describe('a Boss player who loses one Boss after the other', () => {
  const story = findWon(TEMPLE, SCENES, timid, undefined, (one) => ghostsIn(one).length > 2)
  const night = playBossRaid(KINDS.at(-1) ?? 'pglite', story, { ...TEMPLE, end: WON })

  test('a raider becomes a ghost, and later is no ghost', () => {
    const counts = ghostsIn(story)
    expect(counts.slice(0, 2)).toEqual([0, 1])
    expect(counts.at(-1)).toBe(0)
    const told = publicTextOf(night())
    expect(told).toMatch(/^◎ .* becomes a ghost\.$/m)
    expect(told).toMatch(/^◎ .* (is no longer a ghost|are no longer ghosts)\.$/m)
  })

  test('the thread announces each Boss, with the events that the last one’s death turns up and the Minions of the next', () => {
    const told = publicTextOf(night())
    expect(told.match(/^### ♛ The next Boss: /gm)).toHaveLength(8)
    expect(told.match(/^☄ Event: \*\*You Are Not Prepared!/gm)?.length).toBeGreaterThan(8)
    expect(told).toMatch(/^↻ The Minions? of the row: /m)
    expect(told).toContain('The next Boss: **The Betrayer**')
  })

  test('the victory is announced, and each raider opens a pack of ten rares; the Boss player has none', async () => {
    const end = await endOfThread(night(), WON)
    expect(end).toContain('This raid gives treasure, but no XP')
    expect(end).toContain('struck down')
    expect((await openPack(night())).match(/^.*\*\*.* Rare/gm)).toHaveLength(10)
    await expectNoTreasure(night(), CAST.boss)
    await expectNoFaults(night())
  })
})
