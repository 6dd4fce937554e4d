/** Plays raids while bots are killed, then compares all messages with all stored data. */
import { setTimeout as sleep } from 'node:timers/promises'
import { questionComponentIds } from '../../src/discord/raid-questions/ids.ts'
import { lairOfGame } from '../../src/engine/index.ts'
import { newPlaygroundClient, type SimulatedFaults } from '../../src/playground/client.ts'
import { newComputerPlayerRandomGenerator } from '../../src/simulation/simulate.ts'
import { openStore } from '../../src/store/database/open.ts'
import type { HousePlayerLevel } from '../../src/store/people/house.ts'
import '../../src/raids/index.ts'
import { texts } from '../../src/texts/texts.ts'
import type { EmptyDatabase } from '../../test/empty-database.ts'
import { type LossyProxy, lossyProxy } from '../../test/support/lossy-proxy.ts'
import type { RandomInt } from '../crowd/controls.ts'
import { MessageObserver } from '../crowd/message-observer.ts'
import { raidsChannelOf, startStandIn } from '../crowd/processes.ts'
import { type GroupMember, type PressResult, RaidGroup } from '../crowd/raid-group.ts'
import { BotFleet } from './bot-fleet.ts'
import {
  ActionSignals,
  endBotAtMoment,
  KILL_MOMENTS,
  type KillMoment,
  killDuringFirstStarts,
} from './moments.ts'
import { countWaitingAnnouncements, readStoredRaidFacts, type StoredRaidFacts } from './stored-raid-facts.ts'
import {
  hasShardedProcesses,
  killAndAwaitTakeover,
  type TakeoverFigures,
  takeoverFiguresOf,
} from './takeover.ts'
import {
  type AcknowledgedAnswer,
  announcementFaultsOf,
  countLostAnswers,
  type LossFigures,
} from './verdict.ts'

export interface ChaosPlan {
  kills: number
  processes: number
  seed: number
  /**
   * Shards of the gateway, with a server each. A killed process isn't started again before others answer in all
   * servers.
   */
  shards?: number
  /** The raid; by default the Deadmines. If it has a Boss, a person plays the Boss. */
  raid?: string
  /** The level of a computer player at each table, who takes the seat of one person. */
  computers?: HousePlayerLevel
  /** Whether everybody has a private thread. */
  privateThreads?: boolean
  /** Whether Discord has faults as well (429, 503, lost answers, broken sockets), and clocks are wrong. */
  faults: boolean
  /** The number of times that the connection to the database is cut, hangs, or loses a reply, in place of kills. */
  databaseLost?: number
}

export interface ChaosReport extends LossFigures, TakeoverFigures {
  kills: number
  moments: Partial<Record<KillMoment, number>>
  /** Bots that had to be killed after SIGTERM. */
  stuck: number
  databaseLost: number
  answers: number
  inputs: number
  raids: number
  /** Raids whose game differs from a replay of their inputs. */
  replaysDiffer: number
}

const RAIDS = 3
const RAIDS_IN_A_SHARD = 2
const raidsIn = ({ shards = 1 }: ChaosPlan): number => (shards > 1 ? RAIDS_IN_A_SHARD * shards : RAIDS)
const RAIDERS = 3
const hasBoss = ({ raid }: ChaosPlan): boolean =>
  raid !== undefined && lairOfGame({ raid, mode: '' })?.boss === true
const seatsAt = (plan: ChaosPlan): number => RAIDERS + (hasBoss(plan) ? 1 : 0) - (plan.computers ? 1 : 0)

/** The time in milliseconds between two faults of the connection to the database. */
const BREAK_MS = 3_000
/** The number of bots that are killed while the tables are created. */
const FIRST_STARTS = 3
/** By how many milliseconds a process' clock may be wrong. */
const CLOCKS_MS = [0, 0, 120_000, 3_600_000, -3_600_000]
const THINKING_MS = 150
/**
 * With shards, every third kill comes at a random moment, as without shards. After the other kills, the killed bot
 * starts again only after the takeover.
 */
const AT_ANY_TIME = 3
/** The percentage of questions at which a person lets the computer play, if computer players take part. */
const TAKEOVERS = 4
/**
 * A person whom nobody asks looks at the thread again after this time, a little later than Discord gives up on a
 * click.
 */
const PATIENCE_MS = 4_000
/** Kills before the first answer prove little: a slow machine, or a lair of many cards, needs a while. */
const FIRST_ANSWER_MS = 60_000

export async function runChaos(database: EmptyDatabase, plan: ChaosPlan): Promise<ChaosReport> {
  const { shards = 1 } = plan
  const standIn = await startStandIn(raidsIn(plan) * seatsAt(plan), shards)
  const proxy = plan.databaseLost ? await lossyProxy(database.env.DATABASE_URL) : null
  const env = { ...database.env, ...(proxy ? { DATABASE_URL: proxy.url } : {}) }
  const chance = newComputerPlayerRandomGenerator(plan.seed)
  const clockMs = () => (plan.faults ? (CLOCKS_MS[chance(CLOCKS_MS.length)] ?? 0) : 0)
  const place = { url: standIn.url, ...env, SHARD_COUNT: `${shards}` }
  const fleet = new BotFleet(place, plan.processes, clockMs)
  try {
    if (plan.kills > 0) await killDuringFirstStarts({ fleet, chance }, FIRST_STARTS)
    await fleet.start()
    const lookout = await MessageObserver.open(standIn.url, 'Raider1')
    const evening = { plan, fleet, proxy, lookout, url: standIn.url, chance, pulse: new ActionSignals() }
    const fire = await playUnderFire(evening)
    proxy?.loseNext(null)
    const kept = await keptAtLast(fleet, database)
    lookout.close()
    return {
      ...reportOf(plan, fire, kept, lookout),
      stuck: fleet.stuck,
      ...takeoverFiguresOf(fire.takeovers),
    }
  } finally {
    await fleet.stop()
    proxy?.close()
    await standIn.stop('SIGTERM')
  }
}

interface Evening {
  plan: ChaosPlan
  fleet: BotFleet
  proxy: LossyProxy | null
  lookout: MessageObserver
  url: string
  chance: RandomInt
  pulse: ActionSignals
}

interface Fire {
  /** The answers that the bot confirmed to people. */
  acknowledged: AcknowledgedAnswer[]
  moments: Partial<Record<KillMoment, number>>
  takeovers: (number | null)[]
}

async function playUnderFire(evening: Evening): Promise<Fire> {
  const { plan, fleet, url, chance, pulse } = evening
  const fire: Fire = { acknowledged: [], moments: {}, takeovers: [] }
  const { acknowledged, moments, takeovers } = fire
  const answeredIn: number[] = []
  const ending = new AbortController()
  const parties = await seated(evening, ending.signal, (pressed, guild) => {
    const answer = acknowledgedBy(pressed)
    if (!answer) return
    acknowledged.push(answer)
    answeredIn.push(guild)
    pulse.notify('answered')
  })
  const playing = parties.map((party) => party.play())
  if (acknowledged.length === 0) await pulse.next('answered', FIRST_ANSWER_MS)
  const { kills, databaseLost = 0 } = plan
  for (let n = 0; n < Math.max(kills, databaseLost); n++) {
    if (plan.faults) await trouble(url, chance)
    if (n < databaseLost) await loseSoon(evening)
    if (n >= kills) continue
    if (hasShardedProcesses(plan) && n % AT_ANY_TIME > 0) {
      takeovers.push(await killAndAwaitTakeover(plan, answeredIn, () => fleet.kill(chance(plan.processes))))
      await fleet.start()
      continue
    }
    const moment = KILL_MOMENTS[chance(KILL_MOMENTS.length)] ?? 'anyTime'
    moments[moment] = (moments[moment] ?? 0) + 1
    await endBotAtMoment(evening, chance(plan.processes), moment)
  }
  ending.abort()
  await Promise.all(playing)
  await newPlaygroundClient(url).faults({ clear: true })
  await sleep(PATIENCE_MS) // After this time the bot sends no answer any more.
  return fire
}

async function loseSoon({ proxy, chance }: Evening): Promise<void> {
  await sleep(chance(BREAK_MS))
  if (proxy) lose(proxy, chance)
}

async function seated(
  { plan, url, lookout, chance, pulse }: Evening,
  signal: AbortSignal,
  onPress: (pressed: PressResult, guild: number) => void,
): Promise<RaidGroup[]> {
  const { users } = await newPlaygroundClient(url).as('Raider1').state()
  const people = users.map(({ id, username }): GroupMember => ({ id, name: username }))
  const parties = Array.from({ length: raidsIn(plan) }, (_, n) => {
    const guild = n % (plan.shards ?? 1)
    const [boss, ...others] = people.slice(n * seatsAt(plan), (n + 1) * seatsAt(plan))
    const cast = boss && (hasBoss(plan) ? { people: others, boss } : { people: [boss, ...others] })
    const { raid, privateThreads = false } = plan
    const think = () => chance(THINKING_MS)
    const onGroupPress = (pressed: PressResult) => onPress(pressed, guild)
    const place = { url, channel: raidsChannelOf(guild), lookout, signal, patienceMs: PATIENCE_MS }
    const onPressing = () => pulse.notify('pressing')
    const computers = plan.computers && { players: 1, level: plan.computers, takeovers: TAKEOVERS }
    const how = {
      ...(computers ? { computers } : {}),
      ...place,
      chance,
      think,
      onPressing,
      onPress: onGroupPress,
      privateThreads,
    }
    return new RaidGroup({ ...how, ...(cast ?? { people: [] }), ...(raid ? { raid } : {}) })
  })
  for (const party of parties) await party.takeSeats()
  return parties
}

/** The replies to people whose answer was not taken, and who may answer again. */
const NOT_TAKEN: readonly string[] = [texts.reply.broken, texts.reply.ending]

/**
 * Returns the answer that the bot confirmed, also if the question had been answered already; null for any other
 * press.
 */
function acknowledgedBy({ isAnswer, customId, result: { outcome } }: PressResult): AcknowledgedAnswer | null {
  const answered =
    questionComponentIds.pick.read(customId) ??
    questionComponentIds.here.read(customId) ??
    questionComponentIds.choose.read(customId)
  if (!answered || !isAnswer || outcome.kind === 'failure') return null
  const [code, decision] = answered
  const reply = outcome.kind === 'message' || outcome.kind === 'update' ? outcome.message.content : ''
  return NOT_TAKEN.includes(reply) ? null : { code, decision }
}

const TROUBLES: readonly SimulatedFaults[] = [
  {},
  { rules: [{ do: 'error503', times: 2, match: 'POST /channels' }] },
  { rules: [{ do: 'rateLimit', times: 2, match: '/channels', retryAfter: 0.3 }] },
  { rules: [{ do: 'dropAfter', match: 'POST /channels' }] },
  { rules: [{ do: 'dropBefore', match: 'POST /channels' }] },
  { killSockets: 'lost' },
  { killSockets: 'forgotten' },
]

/** Makes Discord's stand-in fail at random. */
const trouble = (url: string, chance: RandomInt): Promise<null> =>
  newPlaygroundClient(url).faults({ clear: true, ...TROUBLES[chance(TROUBLES.length)] })

/**
 * The longest time for which the database hangs: longer than people wait for an answer, shorter than a process waits.
 */
const HANGS_MS = 4_000

/** Makes a random fault in the connection to the database. */
function lose(proxy: LossyProxy, chance: RandomInt): void {
  const ways = [
    () => proxy.cut(),
    () => proxy.hang(chance(HANGS_MS)),
    () => proxy.loseNext('COMMIT'),
    () => proxy.loseNext('an answer'),
  ]
  ways[chance(ways.length)]?.()
}

const ROUNDS = 30

/** Waits until a surviving bot has sent all announcements, then reads the stored data. */
async function keptAtLast(fleet: BotFleet, database: EmptyDatabase): Promise<StoredRaidFacts[]> {
  for (let round = 0; ; round++) {
    await fleet.stop()
    const store = await openStore(database.options)
    try {
      if (round === ROUNDS || (await countWaitingAnnouncements(store)) === 0)
        return await readStoredRaidFacts(store)
    } finally {
      await store.close()
    }
    await fleet.start()
    await sleep(PATIENCE_MS)
  }
}

function reportOf(
  { kills, databaseLost = 0 }: ChaosPlan,
  { acknowledged, moments }: Fire,
  kept: readonly StoredRaidFacts[],
  { posted }: MessageObserver,
): Omit<ChaosReport, 'stuck' | keyof TakeoverFigures> {
  const faults = kept.map(({ outbox }) => announcementFaultsOf(outbox, posted))
  const sum = (what: keyof Omit<LossFigures, 'answersLost'>) =>
    faults.reduce((total, one) => total + one[what], 0)
  return {
    kills,
    moments,
    databaseLost,
    answersLost: countLostAnswers(
      acknowledged,
      new Map(kept.map(({ code, decisions }) => [code, decisions])),
    ),
    announcementsLost: sum('announcementsLost'),
    announcementsDoubled: sum('announcementsDoubled'),
    announcementsOutOfOrder: sum('announcementsOutOfOrder'),
    replaysDiffer: kept.filter((one) => !one.isReplayed).length,
    raids: kept.length,
    answers: acknowledged.length,
    inputs: kept.reduce((total, one) => total + one.inputs, 0),
  }
}
