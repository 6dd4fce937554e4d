/**
 * Whole raids against a Boss of the group: four people in a real browser, one of them the Boss, the bot as a process
 * that is killed on the way. The same raids are known beforehand, so the test knows what is asked.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buttonsOf, isEphemeral, messageOf } from '../src/playground/client.ts'
import { type DatabaseKind, KINDS } from './databases.ts'
import { allWasWell, leaksOf } from './support/afterwards.ts'
import { findLost, findWon, isEvent, isSwap, type Lair } from './support/boss-story.ts'
import { sendCommand, typeCommand } from './support/browser.ts'
import { dieAfter, dieBefore } from './support/dying.ts'
import { eventsOf, landmarks, landmarksIn } from './support/expected.ts'
import { planOf } from './support/plan.ts'
import { type Cast, type Ends, endAll, RAIDERS, RaidNight } from './support/raid-night.ts'
import type { Story } from './support/story.ts'
import { textOf } from './support/witness.ts'

const PATIENCE = 600_000
const CAST = { raiders: RAIDERS, boss: 'Dora', watcher: 'Emil' } as const satisfies Cast
const NAMES = [...RAIDERS, CAST.boss]
const BOSS = RAIDERS.length

const ONYXIA: Lair = {
  raid: 'onyxia',
  title: "Onyxia's Lair",
  decks: ['horde-hunter', 'horde-rogue', 'horde-warlock'],
  known: 0x205,
  most: 330,
}

const WON = 'The Raiders have won'
const LOST = 'The Raiders have fallen'

/** Opens the raid and plays it to its end by clicks; the bot is killed on the way. */
function played(
  kind: DatabaseKind,
  story: Story,
  { title, raid, decks, end }: Lair & { end: string },
): () => RaidNight {
  const plan = planOf(story)
  const ends: Ends = []
  let night: RaidNight

  beforeAll(async () => {
    night = await RaidNight.open(kind, story, ends, CAST)
  }, PATIENCE)

  afterAll(() => endAll(ends), PATIENCE)

  test('three take seats, the fourth takes the Boss’s, and the raid begins', async () => {
    await night.begin(decks, { title, name: raid })
    for (const { page } of night.raiders) await page.getByText('the raid begins').waitFor()
  })

  test(
    'they play; the bot is killed twice, and old buttons go on working',
    async () => {
      for (const step of plan.steps) {
        if (step === plan.killBefore) await dieBefore(night, step)
        else if (step === plan.killAfter) await dieAfter(night, step)
        else await night.make(step)
      }
      const bosses = plan.steps.filter(({ moves, by }) => by !== 'client' && moves[0]?.decision.seat === BOSS)
      console.log(`${kind}: ${plan.steps.length} steps, ${bosses.length} of the Boss's in the browser.`)
      expect(bosses.length).toBeGreaterThan(10)
    },
    PATIENCE,
  )

  test('everything was told once and in order: turns, events, plays, stages', async () => {
    await theEnd(night, end)
    const told = [...night.watcher.messages.values()].map(textOf).join('\n')
    expect(landmarksIn(told)).toEqual(landmarks(story, NAMES))
  })

  test('nobody was shown a card that they may not know, and only the Boss what the Boss holds', () => {
    const leaks = leaksOf(story)
    expect(leaks(night.watcher, null)).toEqual([])
    expect(leaks(night.raider(BOSS).witness, null)).not.toEqual([]) // the Boss's hand
    for (const [seat, { witness }] of night.raiders.entries()) expect(leaks(witness, seat)).toEqual([])
  })

  return () => night
}

/** What the thread says at its end, as everybody sees it in the browser too. */
async function theEnd(night: RaidNight, words: string): Promise<string> {
  for (const { page } of night.raiders) await page.getByText(words).first().waitFor()
  const end = await night.watcher.until('the end', () =>
    [...night.watcher.messages.values()].find((one) => textOf(one).includes(words)),
  )
  return textOf(end)
}

const fallenIn = (story: Story): number[] =>
  eventsOf(story).flatMap((event) => (event.kind === 'lost' && event.side === 'raiders' ? [event.seat] : []))

describe('a Boss of the group who loses a stage, and all of them', () => {
  const story = findWon(ONYXIA, { event: isEvent, stage: isSwap })
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
    const told = [...night().watcher.messages.values()].map(textOf).join('\n')
    expect(told).toContain('☠ The Boss wins.')
    expect(fallenIn(story).sort()).toEqual([0, 1, 2])
    expect(end).not.toContain('Open the treasure')
    const anna = messageOf(await night().discord.as('Anna').in(night().thread).slash('treasure'))
    expect([isEphemeral(anna), buttonsOf(anna)]).toEqual([true, []])
    await allWasWell(night())
  })
})
