/**
 * Magtheridon's Lair against a Boss of the group, in real browsers with the bot as a process that is killed on the way:
 * unleashed, and lost.
 */
import { describe, expect, test } from 'vitest'
import { isLost, LOST, played, toldBy } from './support/boss-night.ts'
import { findLost, type Lair } from './support/boss-story.ts'

const LAIR: Lair = {
  raid: 'magtheridon',
  title: "Magtheridon's Lair",
  decks: ['horde-druid', 'horde-priest', 'horde-shaman'],
  known: 0x0,
  most: 400,
}

describe('a Boss of the group who wins', () => {
  const story = findLost(LAIR)
  const night = played('pglite', story, { ...LAIR, end: LOST })

  test('that is told as his victory, with all who fell, and there is no treasure', async () => {
    expect(toldBy(night())).toContain('His chains break')
    await isLost(night(), story)
  })
})
