/**
 * Molten Core against a Boss player of the group, in real browsers. The bot is a process that is killed on the way.
 * The raiders win past six Bosses and Ragnaros' awakening, and lose another raid.
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
import { findLost, findWon, isDrop, isScene, type Lair, merciful } from './support/boss-story.ts'

const CORE: Lair = {
  raid: 'molten-core',
  title: 'Molten Core',
  decks: ['horde-rogue', 'horde-mage', 'horde-warrior'],
  known: 0x39,
  most: 360,
}

const SCENES = {
  boss: isScene('arrival'),
  fall: isScene('fall'),
  awakening: isScene('awakening'),
  drop: isDrop,
}

describe('a Boss player who loses one Boss after the other', () => {
  const story = findWon(CORE, SCENES, merciful(2))
  const night = playBossRaid(KINDS.at(-1) ?? 'pglite', story, { ...CORE, end: WON })

  test('the thread announces each Boss’s coming and fall, the Minions of the row, the drop and the awakening', () => {
    const told = publicTextOf(night())
    expect(told.match(/^### ♛ The next Boss: /gm)).toHaveLength(4)
    expect(told.match(/^### ♛ .+ has fallen, and his Minions turn face up/gm)).toHaveLength(4)
    expect(told).toMatch(/^↻ The Minions? of the row: /m)
    expect(told).toMatch(/^▦ \*\*Shazzrah\*\* lands /m)
    expect(told).toContain('his master awakens')
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
    ...CORE,
    decks: ['horde-druid', 'horde-priest', 'horde-shaman'],
    known: 0x71,
    most: 130,
  }
  const story = findLost(lair)
  const night = playBossRaidByClient('pglite', story, { ...lair, end: LOST })

  test('his victory is announced, with all fallen raiders, and there is no treasure', async () => {
    await expectLost(night(), story)
  })
})
