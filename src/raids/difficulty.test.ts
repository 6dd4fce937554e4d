/** How hard raids are: the measured figures, the words for them, and the raids that follow each other. */
import { describe, expect, test } from 'vitest'
import {
  difficultyWordOf,
  easiestRaidAndMode,
  hardestModeNotHarderThan,
  measuredDungeonModesEasiestFirst,
  measuredWinRateOf,
  nextEasierRaidAndMode,
  nextHarderRaidAndMode,
} from './difficulty.ts'
import { summariesOfRaidsWithoutBossPlayer } from './index.ts'
import type { MeasuredRaid } from './measured-raids.ts'

const all = summariesOfRaidsWithoutBossPlayer.flatMap(({ name, modes }) =>
  modes.map((mode) => ({ raid: name, mode })),
)
const rate = (which: MeasuredRaid): number => measuredWinRateOf(which) ?? Number.NaN

test.each(all)('$raid on $mode was measured', (which) => {
  expect(rate(which)).toBeGreaterThanOrEqual(0)
})

test.each(summariesOfRaidsWithoutBossPlayer.map(({ name }) => name))(
  '%s on Story is won in at least nine of ten raids, and on Novice less often',
  (raid) => {
    const story = { raid, mode: 'story' }
    expect(rate(story)).toBeGreaterThanOrEqual(0.9)
    expect(rate({ raid, mode: 'novice' })).toBeLessThan(rate(story))
    expect(difficultyWordOf(story)).toBe('gentle')
  },
)

test('no raid is won more often than the one that a server begins with', () => {
  expect(Math.max(...all.map(rate))).toBe(rate(easiestRaidAndMode))
  expect(easiestRaidAndMode.mode).toBe('story')
})

describe('the raid that follows', () => {
  test.each(all)('$raid on $mode: not easier after a win', (which) => {
    const next = nextHarderRaidAndMode(which)
    if (next) expect(rate(next)).toBeLessThanOrEqual(rate(which))
    else expect(measuredDungeonModesEasiestFirst.at(-1)).toEqual(which)
  })

  test.each(all)('$raid on $mode: easier after a defeat, if anything is', (which) => {
    const next = nextEasierRaidAndMode(which)
    if (next) expect(rate(next)).toBeGreaterThanOrEqual(rate(which))
  })

  test('after a defeat it is the same dungeon, if that has an easier difficulty', () => {
    expect(nextEasierRaidAndMode({ raid: 'deadmines', mode: 'novice' })).toEqual({
      raid: 'deadmines',
      mode: 'story',
    })
    expect(nextEasierRaidAndMode(easiestRaidAndMode)).toBeNull()
  })

  test('a raid against a Boss has no harder and no easier one, and more raiders win it more often', () => {
    const onyxia = { raid: 'onyxia', mode: 'standard' }
    expect([nextHarderRaidAndMode(onyxia), nextEasierRaidAndMode(onyxia)]).toEqual([null, null])
    expect([difficultyWordOf({ ...onyxia, raiders: 1 }), difficultyWordOf(onyxia)]).toEqual([
      'veryHard',
      'veryHard',
    ])
    expect(rate({ ...onyxia, raiders: 5 })).toBeGreaterThan(rate({ ...onyxia, raiders: 3 }))
    expect(measuredWinRateOf({ raid: 'no raid', mode: 'standard' })).toBeUndefined()
  })
})

test('a dungeon that somebody chooses is no harder than the suggested raid, if it can be', () => {
  for (const suggested of all)
    for (const { name } of summariesOfRaidsWithoutBossPlayer) {
      const mode = hardestModeNotHarderThan(name, suggested)
      const isEasiest = mode === 'story'
      expect(isEasiest || rate({ raid: name, mode }) >= rate(suggested)).toBe(true)
    }
})
