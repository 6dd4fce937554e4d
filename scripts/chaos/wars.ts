/** Plays a game of the companion while bots are killed, then compares the confirmed acts with the stored ones. */

import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import {
  type ActionResult,
  isEphemeral,
  newPlaygroundClient,
  type PlaygroundClient,
} from '../../src/playground/client.ts'
import { newComputerPlayerRandomGenerator } from '../../src/simulation/simulate.ts'
import { openStore, type Store } from '../../src/store/database/open.ts'
import { findWar, findWarStateBeforeEntry, warEntriesWithEvents } from '../../src/store/wars.ts'
import { parseGameBeforeWarEntry, warSessionOfRow } from '../../src/table/war/rows.ts'
import type { WarGame } from '../../src/war/model.ts'
import {
  applySessionEntry,
  newWarSession,
  type SessionEntry,
  type WarSession,
} from '../../src/war/session.ts'
import type { EmptyDatabase } from '../../test/empty-database.ts'
import { MessageObserver } from '../crowd/message-observer.ts'
import { startStandIn } from '../crowd/processes.ts'
import { BotFleet } from './bot-fleet.ts'
import { countWaitingAnnouncements } from './stored-raid-facts.ts'
import { type AnnouncementRow, announcementFaultsOf } from './verdict.ts'

export interface WarChaosPlan {
  kills: number
  processes: number
  seed: number
}

export interface WarChaosReport {
  kills: number
  /** The number of acts that the bot confirmed to people. */
  acknowledged: number
  entries: number
  entriesLost: number
  entriesDoubled: number
  announcementsLost: number
  announcementsDoubled: number
  announcementsOutOfOrder: number
  /** Whether a replay of the entries leads to the same game. */
  isReplayed: boolean
}

const SEATS = [
  ['Raider1', 'alliance', 'mage'],
  ['Raider2', 'horde', 'warrior'],
  ['Raider3', 'alliance', 'rogue'],
  ['Raider4', 'horde', 'priest'],
] as const
const LATEST_MS = 2_500
const PATIENCE_MS = 4_000
const ROUNDS = 30

export async function runWarChaos(database: EmptyDatabase, plan: WarChaosPlan): Promise<WarChaosReport> {
  const standIn = await startStandIn(SEATS.length)
  const fleet = new BotFleet({ url: standIn.url, ...database.env }, plan.processes)
  try {
    await fleet.start()
    const lookout = await MessageObserver.open(standIn.url, 'Raider1')
    const discord = newPlaygroundClient(standIn.url)
    const thread = await begun(discord)
    const acknowledged = await playUnderFire({ plan, fleet, discord, thread })
    const store = await sentAtLast(fleet, database)
    try {
      return { kills: plan.kills, ...(await judged(store, thread, acknowledged, lookout)) }
    } finally {
      lookout.close()
      await store.close()
    }
  } finally {
    await fleet.stop()
    await standIn.stop('SIGTERM')
  }
}

/** Begins a game of the companion. @returns its thread */
async function begun(discord: PlaygroundClient): Promise<string> {
  const leader = discord.as(SEATS[0][0])
  await leader.slash('war create', { overlord: 'kazzak' })
  const { id } = await discord.until(
    async () => (await leader.state()).channels.find((one) => one.parent_id),
    20_000,
  )
  for (const [name, faction, cls] of SEATS)
    await discord.as(name).in(id).slash('war join', { faction, class: cls })
  await leader.in(id).slash('war start')
  return id
}

interface Evening {
  plan: WarChaosPlan
  fleet: BotFleet
  discord: PlaygroundClient
  thread: string
}

/** Plays while bots are killed. @returns the ids of the interactions that the bot confirmed to people */
async function playUnderFire({ plan, fleet, discord, thread }: Evening): Promise<string[]> {
  const chance = newComputerPlayerRandomGenerator(plan.seed)
  const confirmed: string[] = []
  const ending = new AbortController()
  const playing = SEATS.map(async ([name]) => {
    while (!ending.signal.aborted) {
      const done = await discord
        .as(name)
        .in(thread)
        .slash('war reward', { energy: 1 })
        .catch(() => null)
      if (done && isDone(done, name)) confirmed.push(done.interactionId)
      await sleep(chance(100))
    }
  })
  while (confirmed.length === 0) await sleep(50)
  for (let kills = 0; kills < plan.kills; kills++) {
    await sleep(chance(LATEST_MS))
    await fleet.replace(chance(plan.processes))
  }
  ending.abort()
  await Promise.all(playing)
  return confirmed
}

const isDone = ({ outcome }: ActionResult, name: string): boolean =>
  outcome.kind === 'message' &&
  isEphemeral(outcome.message) &&
  outcome.message.content.startsWith(`${name}: `)

/** Waits until a surviving bot has sent all announcements. @returns the store, which the caller closes */
async function sentAtLast(fleet: BotFleet, database: EmptyDatabase): Promise<Store> {
  for (let round = 0; ; round++) {
    await fleet.stop()
    const store = await openStore(database.options)
    if (round === ROUNDS || (await countWaitingAnnouncements(store)) === 0) return store
    await store.close()
    await fleet.start()
    await sleep(PATIENCE_MS)
  }
}

async function judged(
  store: Store,
  thread: string,
  acknowledged: readonly string[],
  { posted }: MessageObserver,
): Promise<Omit<WarChaosReport, 'kills'>> {
  const row = await findWar(store.db, { place: thread })
  if (!row) throw new Error('the database does not have the game')
  const { game } = warSessionOfRow(row)
  const rows = await store.db.warEntry.findMany({ where: { warId: row.id }, orderBy: { seq: 'asc' } })
  const kept = new Set(rows.map(({ interactionId }) => interactionId))
  const first = parseGameBeforeWarEntry(row, await findWarStateBeforeEntry(store.db, row.id, 2))
  const gained = (now: WarGame) => now.players.reduce((sum, one) => sum + one.energy, 0)
  const again = replayed(first, await warEntriesWithEvents(store.db, row.id))
  return {
    acknowledged: acknowledged.length,
    entries: rows.length,
    entriesLost: acknowledged.filter((id) => !kept.has(id)).length,
    entriesDoubled: gained(game) - gained(first) - (rows.length - 1),
    ...announcementFaultsOf(await announced(store, row.id), posted),
    isReplayed: isDeepStrictEqual(plain(again.game), plain(game)) && row.version === rows.length,
  }
}

const plain = ({ lists: _, ...game }: WarGame): unknown => JSON.parse(JSON.stringify(game))

/** Replays the entries from the beginning of the game. */
function replayed(first: WarGame, entries: readonly { seq: number; entry: unknown }[]): WarSession {
  const session = newWarSession(structuredClone(first))
  for (const { entry } of entries.slice(1)) {
    const done = applySessionEntry(session, entryOf(entry), () => session.game)
    if ('refused' in done) throw new Error(`a stored entry is refused: ${done.refused.kind}`)
  }
  return session
}

/** Parses an entry that this version has written. */
const entryOf = (stored: unknown): SessionEntry => entrySchema.parse(stored)
const entrySchema = z.custom<SessionEntry>((value) => typeof value === 'object' && value !== null)

async function announced({ db }: Store, warId: string): Promise<AnnouncementRow[]> {
  const rows = await db.outbox.findMany({ where: { about: { warId } }, orderBy: { order: 'asc' } })
  return rows.map(({ nonce, status, messageId }) => ({
    nonce,
    isSent: status === 'sent',
    isSeen: true,
    messageId,
  }))
}
