/** Runs one load: starts processes, lets people play, and then reads the result from the database. */
import { cpus } from 'node:os'
import { z } from 'zod'
import { openStore } from '../../src/store/database/open.ts'
import type { EmptyDatabase } from '../../test/empty-database.ts'
import { HUMAN_SPEED } from '../../test/support/machine-speed.ts'
import { freePort } from '../crowd/free-port.ts'
import { type StartedProcess, startBotProcess, startProcess, startStandIn } from '../crowd/processes.ts'
import { limitCpuShare } from './cpu-share.ts'
import { addBotCounters, type CostPerAnswer, costPerAnswerBetween, readBotCounters } from './metrics.ts'
import {
  type ClickReport,
  type LoadReport,
  loadReportOf,
  mergeClickReports,
  questionKey,
  type StoredAnswers,
} from './report.ts'
import { type ResourceGrowth, type ResourceSample, resourceGrowthIn, takeResourceSample } from './samples.ts'

export interface LoadPlan {
  users: number
  seconds: number
  /** The bot's SENDS_PER_SECOND; empty for its default. */
  sendsPerSecond: string
  /** The number of bots, each with a shard and a server; 1 by default. */
  processes?: number
  /** The share of a core that each bot may use during the measurement. */
  share?: number
  /** Whether each person is alone at a table with two strong computer players. By default three people are. */
  alone?: boolean
  /** The seconds between two samples. */
  every?: number
  onSample?: (sample: ResourceSample) => void
}

/** Seconds of CPU of each process, in the span in which answers are counted. */
export interface CpuSecondsOfProcesses {
  bot: number // the sum of all processes of the bot
  bots: number[]
  standIn: number
  clickers: number
}

type Loaded = LoadReport &
  CostPerAnswer & {
    processes: number
    /** The 99th percentile of the delay of the bot's event loop. */
    loopDelayMsP99: number
    answersPerSecond: number
    botCpuMsPerAnswer: number
    /** The share of a core that each process was allowed, and the shares that they used. */
    share?: { allowed: number; used: number[] }
    cpu: CpuSecondsOfProcesses
    /** The share of all cores that was idle. */
    idle: number
    growth?: ResourceGrowth
  }

interface Processes {
  bots: readonly StartedProcess[]
  standIn: StartedProcess
  clickers: StartedProcess
}

/** Runs a load, and always ends all of its processes. */
export async function runLoad(database: EmptyDatabase, plan: LoadPlan): Promise<Loaded> {
  const started: StartedProcess[] = []
  const begun = <T extends StartedProcess>(helper: T): T => {
    started.push(helper)
    return helper
  }
  const end = () => Promise.all(started.map((one) => one.stop('SIGTERM')))
  const onSignal = () => void end().then(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, onSignal)
  try {
    const { users, seconds, processes = 1, every = seconds } = plan
    const standIn = begun(await startStandIn(users, processes))
    const bots: StartedProcess[] = []
    const ports: number[] = []
    for (let n = 0; n < processes; n++) {
      const port = await freePort()
      ports.push(port)
      bots.push(
        begun(await startBotProcess({ url: standIn.url, ...database.env, ...settings(plan, n, port) })),
      )
    }
    const args = [standIn.url, `${users}`, `${seconds}`, `${every}`, `${processes}`, plan.alone ? '1' : '3']
    const clickers = begun(await startProcess('scripts/load/clickers.ts', args, {}))
    return await measured(database, { ...plan, every, ports }, { standIn, bots, clickers })
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, onSignal)
    await end()
  }
}

const settings = ({ sendsPerSecond, processes = 1 }: LoadPlan, n: number, port: number) => ({
  ...HUMAN_SPEED,
  SENDS_PER_SECOND: sendsPerSecond,
  HEALTH_PORT: `${port}`,
  ...(processes > 1 ? { SHARD_COUNT: `${processes}`, SHARDS: `${n}` } : {}),
})

const answerSchema = z.object({
  id: z.string(),
  code: z.string().nullable(),
  decision: z.number().nullable(),
  isTaken: z.boolean(),
  customId: z.string(),
  said: z.string(),
})
const clickReportSchema: z.ZodType<ClickReport> = z.object({
  answers: z.array(answerSchema),
  answeredAfterMs: z.record(z.string(), z.array(z.number())),
  unanswered: z.number(),
})

type Course = LoadPlan & { every: number; ports: readonly number[] }

async function measured(database: EmptyDatabase, plan: Course, processes: Processes): Promise<Loaded> {
  const { bots, clickers } = processes
  const neverAsked = z.array(z.string()).parse(await nextLineOf(clickers))
  const { share, users } = plan
  const limits = share === undefined ? [] : bots.map((bot) => limitCpuShare(share, bot))
  const [before, idleBefore, began] = [cpuOf(processes), idleTime(), performance.now()]
  const countsBefore = await countsOf(plan)
  const { parts, samples } = await course(database, plan, processes)
  const cpu = since(before, cpuOf(processes))
  const [idle, seconds] = [idleSince(idleBefore), (performance.now() - began) / 1_000]
  for (const end of limits) end()
  const counts = await countsOf(plan)
  const after = clickReportSchema.parse(await nextLineOf(clickers))
  for (const bot of bots) await bot.stop('SIGTERM')
  for (const { stderrLines } of bots)
    for (const line of stderrLines.slice(0, 5)) console.error(line.slice(0, 600))
  const reports = {
    users,
    raids: Math.floor(users / (plan.alone ? 1 : 3)),
    neverAsked,
    during: mergeClickReports(parts),
    after,
  }
  const report = loadReportOf(reports, await committedIn(database))
  const each = {
    processes: bots.length,
    loopDelayMsP99: rounded(counts.loopDelayMs),
    answersPerSecond: hundredth(report.committed / seconds),
    botCpuMsPerAnswer: rounded((1_000 * cpu.bot) / report.answers),
    ...costPerAnswerBetween(countsBefore, counts, report.answers),
    ...(share === undefined
      ? {}
      : { share: { allowed: share, used: cpu.bots.map((one) => hundredth(one / seconds)) } }),
  }
  return {
    ...report,
    ...each,
    cpu,
    idle,
    ...(samples.length > 1 ? { growth: resourceGrowthIn(samples) } : {}),
  }
}

/** Collects the presses and a sample of the bot for each part of the time. */
async function course(database: EmptyDatabase, plan: Course, { bots, clickers }: Processes) {
  const [parts, samples]: [ClickReport[], ResourceSample[]] = [[], []]
  const used = () => sum(bots.map((bot) => bot.cpuSeconds()))
  for (
    let last = used(), seconds = plan.every;
    parts.length * plan.every < plan.seconds;
    seconds += plan.every
  ) {
    const presses = clickReportSchema.parse(await nextLineOf(clickers))
    parts.push(presses)
    const now = used()
    if (plan.onSample) {
      const sample = await takeResourceSample(
        { bots, database },
        { seconds, cpuSeconds: now - last },
        presses,
      )
      samples.push(sample)
      plan.onSample(sample)
    }
    last = now
  }
  return { parts, samples }
}

const countsOf = async ({ ports }: Course) => addBotCounters(await Promise.all(ports.map(readBotCounters)))

/** Returns the milliseconds of all cores, and those in which they were idle. */
function idleTime() {
  const times = cpus().map((one) => one.times)
  return { all: sum(times.flatMap((one) => Object.values(one))), idle: sum(times.map((one) => one.idle)) }
}

function idleSince(before: ReturnType<typeof idleTime>): number {
  const now = idleTime()
  return hundredth((now.idle - before.idle) / (now.all - before.all))
}

/** Returns the next line of the clickers. @throws an error with their lines on stderr if they have ended */
async function nextLineOf(helper: StartedProcess): Promise<unknown> {
  const line = await helper.line()
  if (line === '') throw new Error(`The clickers have ended early:\n${helper.stderrLines.join('\n')}`)
  return JSON.parse(line)
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)

function cpuOf({ bots, standIn, clickers }: Processes): CpuSecondsOfProcesses {
  const each = bots.map((bot) => bot.cpuSeconds())
  return { bot: sum(each), bots: each, standIn: standIn.cpuSeconds(), clickers: clickers.cpuSeconds() }
}

const since = (before: CpuSecondsOfProcesses, after: CpuSecondsOfProcesses): CpuSecondsOfProcesses => ({
  bot: rounded(after.bot - before.bot),
  bots: after.bots.map((one, n) => rounded(one - (before.bots[n] ?? 0))),
  standIn: rounded(after.standIn - before.standIn),
  clickers: rounded(after.clickers - before.clickers),
})

const rounded = (seconds: number): number => Math.round(seconds * 10) / 10
const hundredth = (value: number): number => Math.round(value * 100) / 100

const inputSchema = z.array(
  z.object({ code: z.string(), decision: z.number().nullable(), interactionId: z.string().nullable() }),
)

async function committedIn({ options }: EmptyDatabase): Promise<StoredAnswers> {
  const store = await openStore(options)
  try {
    const rows = inputSchema.parse(
      await store.db.$queryRaw`
        SELECT r.code, (i.payload->>'decision')::int AS decision, i."interactionId"
        FROM "Input" i JOIN "Raid" r ON r.id = i."raidId" WHERE i.kind = 'answer'`,
    )
    return {
      interactions: new Set(rows.flatMap(({ interactionId }) => interactionId ?? [])),
      questions: new Set(rows.map(({ code, decision }) => questionKey(code, decision))),
    }
  } finally {
    await store.close()
  }
}
