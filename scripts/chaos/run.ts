/** Raids are played while bots are killed; then all that was said is compared with all that is kept. */
import { setTimeout as sleep } from 'node:timers/promises'
import { askingIds } from '../../src/discord/asking/ids.ts'
import { lairOf } from '../../src/engine/index.ts'
import { generator } from '../../src/players/simulate.ts'
import { type FaultOrder, playgroundClient } from '../../src/playground/client.ts'
import { openStore } from '../../src/store/open.ts'
import '../../src/raids/index.ts'
import { texts } from '../../src/texts/texts.ts'
import type { EmptyDatabase } from '../../test/empty-database.ts'
import { type LossyProxy, lossyProxy } from '../../test/support/lossy-proxy.ts'
import type { Chance } from '../crowd/controls.ts'
import { Lookout } from '../crowd/lookout.ts'
import { Party, type Pressed, type Someone } from '../crowd/party.ts'
import { startStandIn } from '../crowd/processes.ts'
import { Fleet } from './fleet.ts'
import { type Kept, keptIn, waitingIn } from './ledger.ts'
import { type Acknowledged, announcementsOf, answersLost, type Verdict } from './verdict.ts'

export interface ChaosPlan {
  kills: number
  processes: number
  seed: number
  /** Another raid than the Deadmines; where it has a Boss, a person plays that. */
  raid?: string
  /** Whether everybody has a private thread of their own. */
  ownThreads?: boolean
  /** Whether Discord has its troubles as well: 429, 503, lost answers, broken sockets. */
  faults: boolean
  /** So often, in place of kills, the connection to the database is cut, hangs, or loses a reply. */
  databaseLost?: number
}

export interface ChaosReport extends Verdict {
  kills: number
  databaseLost: number
  answers: number
  inputs: number
  raids: number
  /** Raids whose game is another than their inputs make of it. */
  replaysDiffer: number
}

const RAIDS = 3
const RAIDERS = 3
const hasBoss = ({ raid }: ChaosPlan): boolean =>
  raid !== undefined && lairOf({ raid, mode: '' })?.boss === true
const seatsAt = (plan: ChaosPlan): number => RAIDERS + (hasBoss(plan) ? 1 : 0)

/** Between two kills, in milliseconds. */
const [SOONEST_MS, LATEST_MS] = [0, 3_000]
const THINKING_MS = 150
/** Whom nobody asks again looks at the thread anew: a little later than Discord gives a click up. */
const PATIENCE_MS = 4_000
const [FIRST_ANSWER_MS, LOOK_MS] = [60_000, 50]

export async function runChaos(database: EmptyDatabase, plan: ChaosPlan): Promise<ChaosReport> {
  const standIn = await startStandIn(RAIDS * seatsAt(plan))
  const proxy = plan.databaseLost ? await lossyProxy(database.env.DATABASE_URL) : null
  const env = { ...database.env, ...(proxy ? { DATABASE_URL: proxy.url } : {}) }
  const fleet = new Fleet({ url: standIn.url, ...env }, plan.processes)
  try {
    await fleet.start()
    const lookout = await Lookout.open(standIn.url, 'Raider1')
    const evening = { plan, fleet, proxy, lookout, url: standIn.url, chance: generator(plan.seed) }
    const acknowledged = await playUnderFire(evening)
    proxy?.loseNext(null)
    const kept = await keptAtLast(fleet, database)
    lookout.close()
    return reportOf(plan, acknowledged, kept, lookout)
  } finally {
    await fleet.stop()
    proxy?.close()
    await standIn.stop('SIGTERM')
  }
}

interface Evening {
  plan: ChaosPlan
  fleet: Fleet
  proxy: LossyProxy | null
  lookout: Lookout
  url: string
  chance: Chance
}

/** @returns the answers that people were told were taken */
async function playUnderFire(evening: Evening): Promise<Acknowledged[]> {
  const { plan, fleet, url, chance } = evening
  const acknowledged: Acknowledged[] = []
  const ending = new AbortController()
  const parties = await seated(evening, ending.signal, (pressed) => {
    const answer = acknowledgedBy(pressed)
    if (answer) acknowledged.push(answer)
  })
  const playing = parties.map((party) => party.play())
  await answered(acknowledged)
  const { kills, databaseLost = 0 } = plan
  for (let n = 0; n < Math.max(kills, databaseLost); n++) {
    if (plan.faults) await trouble(url, chance)
    await sleep(SOONEST_MS + chance(LATEST_MS - SOONEST_MS))
    if (n < databaseLost && evening.proxy) lose(evening.proxy, chance)
    if (n < kills) await fleet.replace(chance(plan.processes))
  }
  ending.abort()
  await Promise.all(playing)
  await playgroundClient(url).faults({ clear: true })
  await sleep(PATIENCE_MS) // what is not answered by now never is
  return acknowledged
}

/** Kills before anybody has answered prove nothing: a slow machine needs a while for the first answer. */
async function answered(acknowledged: readonly Acknowledged[]): Promise<void> {
  const end = Date.now() + FIRST_ANSWER_MS
  while (acknowledged.length === 0 && Date.now() < end) await sleep(LOOK_MS)
}

async function seated(
  { plan, url, lookout, chance }: Evening,
  signal: AbortSignal,
  onPress: (pressed: Pressed) => void,
): Promise<Party[]> {
  const { users } = await playgroundClient(url).as('Raider1').state()
  const people = users.map(({ id, username }): Someone => ({ id, name: username }))
  const parties = Array.from({ length: RAIDS }, (_, n) => {
    const [boss, ...others] = people.slice(n * seatsAt(plan), (n + 1) * seatsAt(plan))
    const cast = boss && (hasBoss(plan) ? { people: others, boss } : { people: [boss, ...others] })
    const { raid, ownThreads = false } = plan
    const think = () => chance(THINKING_MS)
    const how = { url, lookout, chance, think, onPress, signal, ownThreads, patienceMs: PATIENCE_MS }
    return new Party({ ...how, ...(cast ?? { people: [] }), ...(raid ? { raid } : {}) })
  })
  for (const party of parties) await party.sitDown()
  return parties
}

/** An answer that was refused because the same question had been answered already is as good as taken. */
function acknowledgedBy({ isAnswer, customId, result: { outcome } }: Pressed): Acknowledged | null {
  const said = askingIds.pick.read(customId) ?? askingIds.choose.read(customId)
  if (!said || !isAnswer || outcome.kind === 'failure') return null
  const [code, decision] = said
  const told = outcome.kind === 'message' || outcome.kind === 'update' ? outcome.message.content : ''
  return told === texts.reply.broken ? null : { code, decision }
}

const TROUBLES: readonly FaultOrder[] = [
  {},
  { rules: [{ do: 'error503', times: 2, match: 'POST /channels' }] },
  { rules: [{ do: 'rateLimit', times: 2, match: '/channels', retryAfter: 0.3 }] },
  { rules: [{ do: 'dropAfter', match: 'POST /channels' }] },
  { rules: [{ do: 'dropBefore', match: 'POST /channels' }] },
  { killSockets: 'lost' },
  { killSockets: 'forgotten' },
]

/** Discord has its troubles too. */
const trouble = (url: string, chance: Chance): Promise<null> =>
  playgroundClient(url).faults({ clear: true, ...TROUBLES[chance(TROUBLES.length)] })

/** Longer than anybody waits for an answer, shorter than a process waits for its database. */
const HANGS_MS = 4_000

/** Something happens on the way to the database. */
function lose(proxy: LossyProxy, chance: Chance): void {
  const ways = [
    () => proxy.cut(),
    () => proxy.hang(chance(HANGS_MS)),
    () => proxy.loseNext('COMMIT'),
    () => proxy.loseNext('an answer'),
  ]
  ways[chance(ways.length)]?.()
}

const ROUNDS = 30

/** What is still to be announced is sent first, by a bot that lives on. */
async function keptAtLast(fleet: Fleet, database: EmptyDatabase): Promise<Kept[]> {
  for (let round = 0; ; round++) {
    await fleet.stop()
    const store = await openStore(database.options)
    try {
      if (round === ROUNDS || (await waitingIn(store)) === 0) return await keptIn(store)
    } finally {
      await store.close()
    }
    await fleet.start()
    await sleep(PATIENCE_MS)
  }
}

function reportOf(
  { kills, databaseLost = 0 }: ChaosPlan,
  acknowledged: readonly Acknowledged[],
  kept: readonly Kept[],
  { posted }: Lookout,
): ChaosReport {
  const said = kept.map(({ outbox }) => announcementsOf(outbox, posted))
  const sum = (what: keyof Omit<Verdict, 'answersLost'>) => said.reduce((total, one) => total + one[what], 0)
  return {
    kills,
    databaseLost,
    answersLost: answersLost(acknowledged, new Map(kept.map(({ code, decisions }) => [code, decisions]))),
    announcementsLost: sum('announcementsLost'),
    announcementsDoubled: sum('announcementsDoubled'),
    announcementsOutOfOrder: sum('announcementsOutOfOrder'),
    replaysDiffer: kept.filter((one) => !one.isReplayed).length,
    raids: kept.length,
    answers: acknowledged.length,
    inputs: kept.reduce((total, one) => total + one.inputs, 0),
  }
}
