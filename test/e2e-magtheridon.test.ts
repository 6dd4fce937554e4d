/**
 * Magtheridon's Lair against a Boss player of the group, in real browsers. The bot is a process that is killed on the
 * way. The raiders win once, with Cubes that are attached and moved by click, and lose once.
 */
import { describe, expect, test } from 'vitest'
import { KINDS } from './databases.ts'
import { expectNoFaults } from './support/afterwards.ts'
import {
  CAST,
  endOfThread,
  expectLost,
  expectNoTreasure,
  LOST,
  openPack,
  playBossRaid,
  playBossRaidByClient,
  publicTextOf,
  WON,
} from './support/boss-night.ts'
import { findLost, findWon, isSwap, type Lair, merciful } from './support/boss-story.ts'
import { cubeHolders, cubeUse, holdingCubes, isDivision, isUse } from './support/cubes.ts'

const LAIR: Lair = {
  raid: 'magtheridon',
  title: "Magtheridon's Lair",
  decks: ['horde-rogue', 'horde-mage', 'horde-warrior'],
  known: 0x13,
  most: 300,
}

const SCENES = {
  unleashed: isSwap,
  attach: isUse('attach'),
  take: isUse('take'),
  division: isDivision, // Fiery Pits
}

describe('a Boss player whose Lair the raiders keep closed', () => {
  const story = findWon(LAIR, SCENES, merciful(3), holdingCubes)
  const night = playBossRaid(KINDS.at(-1) ?? 'pglite', story, { ...LAIR, end: WON, worth: cubeUse })

  test('his chains break, and each new holder of a Cube is announced, after a click of its raider', () => {
    const told = publicTextOf(night())
    expect(told).toContain('His chains break')
    const attached = [...told.matchAll(/⊕ \*\*Manticron Cube.*?\*\* is attached to \*\*(.+?)\*\*/g)]
    const raiderOr = (host = '') => /\((\w+)\)$/.exec(host)?.[1] ?? host
    expect(attached.map(([, host]) => raiderOr(host))).toEqual(cubeHolders(story, CAST.raiders))
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

describe('a Boss player who wins', () => {
  const lair: Lair = {
    ...LAIR,
    decks: ['horde-druid', 'horde-priest', 'horde-shaman'],
    known: 0x2,
    most: 320,
  }
  const story = findLost(lair)
  const night = playBossRaidByClient('pglite', story, { ...lair, end: LOST })

  test('his victory is announced, with all fallen raiders, and there is no treasure', async () => {
    expect(publicTextOf(night())).toContain('His chains break')
    await expectLost(night(), story)
  })
})
