/**
 * Whole raids against a Boss of the group: four people in a real browser, one of them the Boss, the bot as a process
 * that is killed on the way. The same raids are known beforehand, so the test knows what is asked.
 */
import { describe, expect, test } from 'vitest'
import { buttonsOf, isEphemeral, messageOf } from '../src/playground/client.ts'
import { KINDS } from './databases.ts'
import { allWasWell } from './support/afterwards.ts'
import { CAST, fallenIn, LOST, played, theEnd, toldBy, WON } from './support/boss-night.ts'
import { findLost, findWon, hasFallen, isEvent, isSwap, type Lair } from './support/boss-story.ts'
import { sendCommand, typeCommand } from './support/browser.ts'
import { textOf } from './support/witness.ts'

const ONYXIA: Lair = {
  raid: 'onyxia',
  title: "Onyxia's Lair",
  decks: ['horde-hunter', 'horde-rogue', 'horde-warlock'],
  known: 0x205,
  most: 330,
}

describe('a Boss of the group who loses a stage, and all of them', () => {
  const story = findWon(ONYXIA, { event: isEvent, stage: isSwap, fallen: hasFallen })
  const night = played(KINDS.at(-1) ?? 'pglite', story, { ...ONYXIA, end: WON })

  test('the victory is told, with who fell and each stage that the Boss lost', async () => {
    const end = await theEnd(night(), WON)
    expect(end).toContain('This raid brings treasure, but no XP')
    expect(end).toContain('the Boss is beaten')
    expect(end).toContain('stage 2 of 3')
    expect(fallenIn(story)).toContain(0)
  })

  test('whoever raided opens a pack, the fallen too; the Boss has none', async () => {
    const { page, witness } = night().raider(0)
    await page.locator('button[data-label="Open the treasure"]').last().click()
    await page.locator('[data-ephemeral]').getByText('Card 1 of 10').last().waitFor()
    await page.locator('button[data-label="All of them"]').last().click()
    const pack = await witness.until('the pack', () =>
      [...witness.messages.values()].find((one) => textOf(one).includes('All of it is in the collection')),
    )
    expect(textOf(pack).match(/^★ \*\*.* Epic/gm)).toHaveLength(2)
    await typeCommand(night().raider(1).page, 'treasure')
    await sendCommand(night().raider(1).page)
    await night().raider(1).page.locator('[data-ephemeral]').getByText('Card 1 of 10').last().waitFor()
    const dora = messageOf(await night().discord.as(CAST.boss).in(night().thread).slash('treasure'))
    expect([isEphemeral(dora), buttonsOf(dora)]).toEqual([true, []])
    await allWasWell(night())
  })
})

describe('a Boss of the group who wins', () => {
  const lair: Lair = {
    ...ONYXIA,
    decks: ['horde-druid', 'horde-priest', 'horde-shaman'],
    known: 0x69,
    most: 300,
  }
  const story = findLost(lair)
  const night = played('pglite', story, { ...lair, end: LOST })

  test('that is told as her victory, with all who fell, and there is no treasure', async () => {
    const end = await theEnd(night(), LOST)
    expect(toldBy(night())).toContain('☠ The Boss wins.')
    expect(fallenIn(story).sort()).toEqual([0, 1, 2])
    expect(end).not.toContain('Open the treasure')
    const anna = messageOf(await night().discord.as('Anna').in(night().thread).slash('treasure'))
    expect([isEphemeral(anna), buttonsOf(anna)]).toEqual([true, []])
    await allWasWell(night())
  })
})
