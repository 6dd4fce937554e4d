/**
 * Nobody reads about a card that they may not know: not in messages, answers, suggestions, pictures, refusals or the
 * log.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { heuristicPlayer } from '../src/bots/heuristic.ts'
import { randomPlayer } from '../src/bots/player.ts'
import { starterDecks } from '../src/cards/index.ts'
import { easiestMode, lairKindOf, raids } from '../src/raids/index.ts'
import type { Store } from '../src/store/database/open.ts'
import { hasBossPlayerSeat } from '../src/table/boss-player/boss-player.ts'
import type { RaidInfo, Table } from '../src/table/contract.ts'
import {
  newId,
  newPerson,
  playOnWithComputerPlayer,
  requireAccepted,
  TEST_GUILD_ID,
  type TestParty,
} from '../src/table/fixture.ts'
import { createTable } from '../src/table/table.ts'
import { type BorrowedStore, borrowStore } from './shared-stores.ts'
import { Eavesdropper, type Faults } from './support/eavesdropping.ts'
import { namesIn } from './support/spoken.ts'

const PATIENCE = { timeout: 240_000 }

let store: Store
let giveBack: BorrowedStore['giveBack']

beforeAll(async () => {
  ;({ store, giveBack } = await borrowStore('pglite'))
})
afterAll(() => giveBack())

interface Plan {
  raid: string
  seed: number
  decks: readonly string[]
  clever: boolean
}

async function begin({ raid: name, seed, decks }: Plan): Promise<TestParty> {
  const table = createTable(store, { newSeed: () => seed.toString(16).padStart(32, '7') })
  const raiders = [newPerson('Anna'), newPerson('Ben'), newPerson('Cleo')] as const
  const at = { guildId: TEST_GUILD_ID, channelId: newId() }
  let raid = requireAccepted(await table.create(at, raiders[0], name, easiestMode(name)))
  await table.setThread(raid.id, newId())
  for (const [seat, one] of raiders.entries())
    raid = requireAccepted(await table.join(raid.id, one, decks[seat] ?? 'horde-rogue'))
  const people = await withBoss(table, raid, raiders)
  await table.settings.changePerson(people[0], { privateThread: true })
  raid = requireAccepted(await table.start(raid.id, people[0]))
  return {
    table,
    people,
    raid: { ...raid, threadId: (await table.find({ raidId: raid.id }))?.threadId ?? null },
  }
}

/** A person plays the lair if the raid allows it. */
async function withBoss(
  table: Table,
  raid: RaidInfo,
  raiders: TestParty['people'],
): Promise<TestParty['people']> {
  if (!hasBossPlayerSeat(raid)) return raiders
  const erin = newPerson('Erin')
  requireAccepted(await table.joinAsBoss(raid.id, erin))
  return [...raiders, erin]
}

/** Everybody looks at the beginning, and then after every N answers. */
const LOOKS_EVERY = 12

async function eavesdrop(plan: Plan, answers: number, faults?: Faults): Promise<Eavesdropper> {
  const party = await begin(plan)
  const ear = new Eavesdropper(store, party, faults)
  for (let n = 0; n < answers; n++) {
    const game = await ear.follow()
    if (n % LOOKS_EVERY === 0) await ear.everybodyLooks(game)
    if ((await playOnWithComputerPlayer(party, plan.clever ? heuristicPlayer : randomPlayer, 1)) === 0) break
  }
  await ear.follow()
  return ear
}

/** Against a Boss player all raiders have one faction (R100.1). */
const decksFor = (raid: string) =>
  fc.shuffledSubarray(
    starterDecks
      .map(({ key }) => key)
      .filter((key) => lairKindOf(raid) !== 'boss' || key.startsWith('horde')),
    { minLength: 3, maxLength: 3 },
  )

describe.each(raids.map(({ name }) => name))('a raid in %s', (raid) => {
  test('names no card to a person who may not know it', PATIENCE, async () => {
    const plans = fc.record({
      raid: fc.constant(raid),
      seed: fc.nat(),
      decks: decksFor(raid),
      clever: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        const { leaks, heard, threads } = await eavesdrop(plan, 30)
        expect(leaks).toEqual([])
        expect(threads).toBe(1)
        expect(heard).toBeGreaterThan(300)
      }),
      { numRuns: 1, endOnFailure: true },
    )
  })
})

describe('the check itself', () => {
  test('lets a person who knows a card read its type line, though it contains another card’s name', () => {
    expect(namesIn({ hand: ['CD2-W3'] })).toContain('Fury') // an ally of the hunters, and Battle Shout's talent
  })

  const plan: Plan = { raid: 'deadmines', seed: 3, decks: ['horde-rogue', 'horde-warrior'], clever: true }

  test('reports a bot that confuses two viewers', PATIENCE, async () => {
    const { leaks } = await eavesdrop(plan, 8, {
      context: (context) => ({
        ...context,
        table: {
          ...context.table,
          look: async (raidId, _who, seat) => {
            const raid = await context.table.find({ raidId })
            return context.table.look(raidId, raid?.seats[0]?.person ?? null, seat)
          },
        },
      }),
    })
    expect(leaks.map(({ by }) => by)).toContain(null)
    expect(leaks.map(({ by }) => by)).toContain(1)
  })

  test('reports a bot that shows a hand to everybody, or logs it', PATIENCE, async () => {
    const { leaks } = await eavesdrop(plan, 8, {
      announcement: (announcement, game) => {
        const cards = game.players[0]?.hand.map((id) => game.objects[id]?.card ?? '') ?? []
        if (announcement.kind !== 'news') return announcement
        return { ...announcement, events: [...announcement.events, { kind: 'revealed', seat: 0, cards }] }
      },
      context: (context) => ({
        ...context,
        table: {
          ...context.table,
          look: async (raidId, who, seat) => {
            const seen = await context.table.look(raidId, who, seat)
            context.log.debug({ seen: seen.view?.seats }, 'looked')
            return seen
          },
        },
      }),
    })
    const where = leaks.map((leak) => leak.where)
    expect([where.includes('news'), where.includes('the log')]).toEqual([true, true])
  })
})
