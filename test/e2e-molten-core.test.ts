/**
 * Molten Core against a Boss of the group, in real browsers with the bot as a process that is killed on the way: won past
 * six Bosses and Ragnaros' awakening, and lost.
 */
import { describe, expect, test } from 'vitest'
import { buttonsOf, isEphemeral, messageOf } from '../src/playground/client.ts'
import { KINDS } from './databases.ts'
import { allWasWell } from './support/afterwards.ts'
import { CAST, fallenIn, LOST, played, theEnd, toldBy, WON } from './support/boss-night.ts'
import { findLost, findWon, isDrop, isScene, type Lair, merciful } from './support/boss-story.ts'
import { textOf } from './support/witness.ts'

const CORE: Lair = {
  raid: 'molten-core',
  title: 'Molten Core',
  decks: ['horde-rogue', 'horde-mage', 'horde-warrior'],
  known: 0x19,
  most: 400,
}

const SCENES = {
  boss: isScene('arrival'),
  fall: isScene('fall'),
  awakening: isScene('awakening'),
  drop: isDrop,
}

describe('a Boss of the group who loses one Boss after the other', () => {
  const story = findWon(CORE, SCENES, merciful(2))
  const night = played(KINDS.at(-1) ?? 'pglite', story, { ...CORE, end: WON })

  test('each Boss’s coming and fall is told, the Minions of the row, the drop and the awakening', () => {
    const told = toldBy(night())
    expect(told.match(/^### ♛ The next Boss: /gm)).toHaveLength(4)
    expect(told.match(/^### ♛ .+ has fallen: his Minions come out of hiding/gm)).toHaveLength(4)
    expect(told).toMatch(/^↻ The Minions? of the row: /m)
    expect(told).toMatch(/^▦ \*\*Shazzrah\*\* lands /m)
    expect(told).toContain('his master awakens')
  })

  test('the victory is told, and each raider opens a pack of ten rares; the Boss has none', async () => {
    const end = await theEnd(night(), WON)
    expect(end).toContain('This raid brings treasure, but no XP')
    expect(end).toContain('the Boss is beaten')
    const { page, witness } = night().raider(0)
    await page.locator('button[data-label="Open the treasure"]').last().click()
    await page.locator('[data-ephemeral]').getByText('Card 1 of 10').last().waitFor()
    await page.locator('button[data-label="All of them"]').last().click()
    const pack = await witness.until('the pack', () =>
      [...witness.messages.values()].find((one) => textOf(one).includes('All of it is in the collection')),
    )
    expect(textOf(pack).match(/^.*\*\*.* Rare/gm)).toHaveLength(10)
    const dora = messageOf(await night().discord.as(CAST.boss).in(night().thread).slash('treasure'))
    expect([isEphemeral(dora), buttonsOf(dora)]).toEqual([true, []])
    await allWasWell(night())
  })
})

describe('a Boss of the group who wins', () => {
  const lair: Lair = {
    ...CORE,
    decks: ['horde-druid', 'horde-priest', 'horde-shaman'],
    known: 0x0,
    most: 300,
  }
  const story = findLost(lair)
  const night = played('pglite', story, { ...lair, end: LOST })

  test('that is told as his victory, with all who fell, and there is no treasure', async () => {
    const end = await theEnd(night(), LOST)
    expect(toldBy(night())).toContain('☠ The Boss wins.')
    expect(fallenIn(story).sort()).toEqual([0, 1, 2])
    expect(end).not.toContain('Open the treasure')
    const anna = messageOf(await night().discord.as('Anna').in(night().thread).slash('treasure'))
    expect([isEphemeral(anna), buttonsOf(anna)]).toEqual([true, []])
    await allWasWell(night())
  })
})
