/**
 * Whole raids against a Boss player of the group. In the raid that the Boss loses, four people use a real browser, one of
 * them the Boss, and the bot is a process that is killed on the way. The raid that the Boss wins is played through the typed
 * client, as those of Molten Core and Magtheridon are. The test knows the raids in advance, so it knows each question.
 */
import { describe, expect, test } from 'vitest'
import { KINDS } from './databases.ts'
import { expectNoFaults } from './support/afterwards.ts'
import {
  CAST,
  endOfThread,
  expectLost,
  expectNoTreasure,
  fallenIn,
  LOST,
  openPack,
  playBossRaid,
  playBossRaidByClient,
  WON,
} from './support/boss-night.ts'
import { findLost, findWon, hasFallen, isEvent, isSwap, type Lair } from './support/boss-story.ts'
import { sendCommand, typeCommand } from './support/browser.ts'

const ONYXIA: Lair = {
  raid: 'onyxia',
  title: "Onyxia's Lair",
  decks: ['horde-hunter', 'horde-rogue', 'horde-warlock'],
  known: 0x8e,
  most: 300,
}

describe('a Boss player who loses a stage, and then all of them', () => {
  const story = findWon(ONYXIA, { event: isEvent, stage: isSwap, fallen: hasFallen })
  const night = playBossRaid(KINDS.at(-1) ?? 'pglite', story, { ...ONYXIA, end: WON })

  test('the victory is announced, with the fallen raiders and each stage that the Boss lost', async () => {
    const end = await endOfThread(night(), WON)
    expect(end).toContain('This raid gives treasure, but no XP')
    expect(end).toContain('struck down')
    expect(end).toContain('as the Boss: destroyed')
    expect(fallenIn(story)).toContain(0)
  })

  test('each raider opens a pack, also a fallen one; the Boss player has none', async () => {
    expect((await openPack(night())).match(/^★ \*\*.* Epic/gm)).toHaveLength(2)
    await typeCommand(night().pageOf(1), 'treasure')
    await sendCommand(night().pageOf(1))
    await night().pageOf(1).locator('[data-ephemeral]').getByText('Card 1 of 10').last().waitFor()
    await expectNoTreasure(night(), CAST.boss)
    await expectNoFaults(night())
  })
})

describe('a Boss player who wins', () => {
  const lair: Lair = {
    ...ONYXIA,
    decks: ['horde-druid', 'horde-priest', 'horde-shaman'],
    known: 0x49,
    most: 170,
  }
  const story = findLost(lair)
  const night = playBossRaidByClient('pglite', story, { ...lair, end: LOST })

  test('her victory is announced, with all fallen raiders, and there is no treasure', async () => {
    await expectLost(night(), story)
  })
})
