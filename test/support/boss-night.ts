/** A whole raid against a Boss player of the group, played to its end, with checks for each such raid. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buttonLabels, isEphemeral, resultingMessage } from '../../src/playground/client.ts'
import type { DatabaseKind } from '../databases.ts'
import { expectNoFaults, leaksOf } from './afterwards.ts'
import type { Lair } from './boss-story.ts'
import { killBotAfter, killBotBefore } from './dying.ts'
import { eventsOf, landmarks, landmarksIn } from './expected.ts'
import { planOf, type Worth } from './plan.ts'
import { type Cast, type Ends, endAll, RAIDERS, RaidNight } from './raid-night.ts'
import type { Story } from './story.ts'
import { textOf } from './witness.ts'

const PATIENCE = 600_000
export const CAST = { raiders: RAIDERS, boss: 'Dora', watcher: 'Emil' } as const satisfies Cast
const NAMES = [...RAIDERS, CAST.boss]
const BOSS = RAIDERS.length

export const WON = 'The Raiders have won'
export const LOST = 'The Raiders have fallen'

/** Opens the raid and plays it to its end by clicks. The bot is killed on the way. */
export function playBossRaid(
  kind: DatabaseKind,
  story: Story,
  { title, raid, decks, end, worth }: Lair & { end: string; worth?: Worth },
): () => RaidNight {
  const plan = planOf(story, worth)
  const night = openNight(kind, story, 'unpainted')

  test('three take seats, the fourth takes the Boss’s, and the raid begins', async () => {
    await night().begin(decks, { title, name: raid })
    await night().everybodyReads('the raid begins')
  })

  test(
    'they play; the bot is killed twice, and old buttons still work',
    async () => {
      for (const step of plan.steps) {
        if (step === plan.killBefore) await killBotBefore(night(), step)
        else if (step === plan.killAfter) await killBotAfter(night(), step)
        else await night().make(step)
      }
      const bosses = plan.steps.filter(({ moves, by }) => by !== 'client' && moves[0]?.decision.seat === BOSS)
      console.log(`${kind}: ${plan.steps.length} steps, ${bosses.length} of the Boss's in the browser.`)
      expect(bosses.length).toBeGreaterThan(10)
    },
    PATIENCE,
  )

  expectGoodRaid(night, story, end)
  return night
}

/** Opens the raid and plays it to its end through the typed client, where a page would show nothing new. */
export function playBossRaidByClient(
  kind: DatabaseKind,
  story: Story,
  { raid, decks, end }: Lair & { end: string },
): () => RaidNight {
  const night = openNight(kind, story, 'none')

  test('three take seats, the fourth takes the Boss’s, and the raid begins', async () => {
    await night().beginByClient(decks, raid)
    await night().everybodyReads('the raid begins')
  })

  test(
    'they play',
    async () => {
      for (const step of planOf(story).steps) await night().make(step)
    },
    PATIENCE,
  )

  expectGoodRaid(night, story, end)
  return night
}

function openNight(kind: DatabaseKind, story: Story, pages: 'unpainted' | 'none'): () => RaidNight {
  const ends: Ends = []
  let night: RaidNight

  beforeAll(async () => {
    night = await RaidNight.open(kind, story, ends, CAST, { pages })
  }, PATIENCE)

  afterAll(() => endAll(ends), PATIENCE)
  return () => night
}

/** The tests of every such raid after its end. */
function expectGoodRaid(night: () => RaidNight, story: Story, end: string): void {
  test('everything was announced once and in order: turns, events, plays, Bosses', async () => {
    await endOfThread(night(), end)
    expect(landmarksIn(publicTextOf(night()))).toEqual(landmarks(story, NAMES))
  })

  test('nobody saw a card that they may not know, and only the Boss player saw the Boss’s hand', () => {
    const leaks = leaksOf(story)
    const { watcher, raiders } = night()
    expect(leaks(watcher, null)).toEqual([])
    expect(leaks(night().raider(BOSS).witness, null)).not.toEqual([]) // the Boss's hand
    for (const [seat, { witness }] of raiders.entries()) expect(leaks(witness, seat)).toEqual([])
  })
}

/** The end of the thread, which everybody sees, also in the browser. */
export async function endOfThread(night: RaidNight, words: string): Promise<string> {
  await night.everybodyReads(words)
  const end = await night.watcher.until('the end', () =>
    [...night.watcher.messages.values()].find((one) => textOf(one).includes(words)),
  )
  return textOf(end)
}

/** All text that everybody can read. */
export const publicTextOf = ({ watcher }: RaidNight): string =>
  [...watcher.messages.values()].map(textOf).join('\n')

export const fallenIn = (story: Story): number[] =>
  eventsOf(story).flatMap((event) => (event.kind === 'lost' && event.side === 'raiders' ? [event.seat] : []))

/** The first raider opens the whole treasure with the mouse. @returns the contents of the pack */
export async function openPack(night: RaidNight): Promise<string> {
  const { witness } = night.raider(0)
  const page = night.pageOf(0)
  await page.locator('button[data-label="Treasure"]').last().click()
  await page.locator('[data-ephemeral]').getByText('Card 1 of 10').last().waitFor()
  await page.locator('button[data-label="All cards"]').last().click()
  return textOf(
    await witness.until('the pack', () =>
      [...witness.messages.values()].find((one) =>
        textOf(one).includes('All these cards are in the collection'),
      ),
    ),
  )
}

/** A person without treasure who asks for it gets a private answer. */
export async function expectNoTreasure({ discord, thread }: RaidNight, name: string): Promise<void> {
  const told = resultingMessage(await discord.as(name).in(thread).slash('treasure'))
  expect([isEphemeral(told), buttonLabels(told)]).toEqual([true, []])
}

/** The Boss player has won: all raiders have fallen, and there is no treasure. */
export async function expectLost(night: RaidNight, story: Story): Promise<void> {
  const end = await endOfThread(night, LOST)
  expect(publicTextOf(night)).toContain('☠ The Boss wins.')
  expect(fallenIn(story).sort()).toEqual([0, 1, 2])
  expect(end).not.toContain('Treasure')
  await expectNoTreasure(night, 'Anna')
  await expectNoFaults(night)
}
