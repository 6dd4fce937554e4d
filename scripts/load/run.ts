/** One load: processes start, people play, and then the database is asked what it has of it. */
import { z } from 'zod'
import { openStore } from '../../src/store/open.ts'
import type { EmptyDatabase } from '../../test/empty-database.ts'
import { type Helper, startBotAt, startHelper, startStandIn } from '../crowd/processes.ts'
import { countsAt, freePort, perAnswer } from './metrics.ts'
import { type Committed, joined, type LoadReport, questionOf, reportOf, type Told } from './report.ts'
import { type Growth, growthOf, type Sample, sampleOf } from './samples.ts'

export interface LoadPlan {
  users: number
  seconds: number
  /** SENDS_PER_SECOND of the bot; empty for its own default. */
  sendsPerSecond: string
  /** Told how it is after every so many seconds. */
  every?: number
  onSample?: (sample: Sample) => void
}

/** Seconds of CPU of each process in the span in which answers are counted. */
export interface Cpu {
  bot: number
  standIn: number
  clickers: number
}

/** What one answer costs, all that people look at between answers included. */
interface Each {
  botCpuMsPerAnswer: number
  statementsPerAnswer: number
  requestsPerAnswer: number
}

type Loaded = LoadReport & Each & { cpu: Cpu; growth?: Growth }

type Processes = Record<keyof Cpu, Helper>

/** Whatever happens, none of the processes outlives it. */
export async function runLoad(database: EmptyDatabase, plan: LoadPlan): Promise<Loaded> {
  const started: Helper[] = []
  const begun = <T extends Helper>(helper: T): T => {
    started.push(helper)
    return helper
  }
  const end = () => Promise.all(started.map((one) => one.stop('SIGTERM')))
  const onSignal = () => void end().then(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, onSignal)
  try {
    const standIn = begun(await startStandIn(plan.users))
    const { sendsPerSecond: SENDS_PER_SECOND, every = plan.seconds } = plan
    const port = await freePort()
    const env = { ...database.env, SENDS_PER_SECOND, HEALTH_PORT: `${port}` }
    const bot = begun(await startBotAt({ url: standIn.url, ...env }))
    const args = [standIn.url, `${plan.users}`, `${plan.seconds}`, `${every}`]
    const clickers = begun(await startHelper('scripts/load/clickers.ts', args, {}))
    return await measured(database, { ...plan, every, port }, { standIn, bot, clickers })
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, onSignal)
    await end()
  }
}

const answerShape = z.object({
  id: z.string(),
  code: z.string().nullable(),
  decision: z.number().nullable(),
  isTaken: z.boolean(),
})
const toldShape: z.ZodType<Told> = z.object({
  answers: z.array(answerShape),
  answeredAfterMs: z.array(z.number()),
  unanswered: z.number(),
})

async function measured(
  database: EmptyDatabase,
  plan: LoadPlan & { every: number; port: number },
  processes: Processes,
): Promise<Loaded> {
  const { bot, clickers } = processes
  const neverAsked = z.array(z.string()).parse(await heard(clickers))
  const before = cpuOf(processes)
  const countsBefore = await countsAt(plan.port)
  const parts: Told[] = []
  const samples: Sample[] = []
  for (
    let last = before.bot, seconds = plan.every;
    parts.length * plan.every < plan.seconds;
    seconds += plan.every
  ) {
    const told = toldShape.parse(await heard(clickers))
    parts.push(told)
    const now = bot.cpuSeconds()
    if (plan.onSample)
      samples.push(await sampleOf({ bot, database }, { seconds, cpuSeconds: now - last }, told))
    const sample = samples.at(-1)
    if (sample) plan.onSample?.(sample)
    last = now
  }
  const cpu = since(before, cpuOf(processes))
  const counts = await countsAt(plan.port)
  const after = toldShape.parse(await heard(clickers))
  await bot.stop('SIGTERM')
  for (const line of bot.complaints.slice(0, 5)) console.error(line.slice(0, 600))
  const { users } = plan
  const course = { users, raids: Math.floor(users / 3), neverAsked, told: joined(parts), after }
  const report = reportOf(course, await committedIn(database))
  const each = {
    botCpuMsPerAnswer: rounded((1_000 * cpu.bot) / report.answers),
    ...perAnswer(countsBefore, counts, report.answers),
  }
  return { ...report, ...each, cpu, ...(samples.length > 1 ? { growth: growthOf(samples) } : {}) }
}

/** @throws with what it complained of where it has ended */
async function heard(helper: Helper): Promise<unknown> {
  const line = await helper.line()
  if (line === '') throw new Error(`The clickers have ended:\n${helper.complaints.join('\n')}`)
  return JSON.parse(line)
}

const cpuOf = ({ bot, standIn, clickers }: Processes): Cpu => ({
  bot: bot.cpuSeconds(),
  standIn: standIn.cpuSeconds(),
  clickers: clickers.cpuSeconds(),
})

const since = (before: Cpu, after: Cpu): Cpu => ({
  bot: rounded(after.bot - before.bot),
  standIn: rounded(after.standIn - before.standIn),
  clickers: rounded(after.clickers - before.clickers),
})

const rounded = (seconds: number): number => Math.round(seconds * 10) / 10

const inputShape = z.array(
  z.object({ code: z.string(), decision: z.number().nullable(), interactionId: z.string().nullable() }),
)

async function committedIn({ options }: EmptyDatabase): Promise<Committed> {
  const store = await openStore(options)
  try {
    const rows = inputShape.parse(
      await store.db.$queryRaw`
        SELECT r.code, (i.payload->>'decision')::int AS decision, i."interactionId"
        FROM "Input" i JOIN "Raid" r ON r.id = i."raidId" WHERE i.kind = 'answer'`,
    )
    return {
      interactions: new Set(rows.flatMap(({ interactionId }) => interactionId ?? [])),
      questions: new Set(rows.map(({ code, decision }) => questionOf(code, decision))),
    }
  } finally {
    await store.close()
  }
}
