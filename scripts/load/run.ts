/** One load: processes start, people play, and then the database is asked what it has of it. */
import { openStore } from '../../src/store/open.ts'
import type { EmptyDatabase } from '../../test/empty-database.ts'
import { type Helper, startBotAt, startHelper, startStandIn } from '../crowd/processes.ts'
import { type LoadReport, reportOf, type Told } from './report.ts'

export interface LoadPlan {
  users: number
  seconds: number
  /** SENDS_PER_SECOND of the bot; empty for its own default. */
  sendsPerSecond: string
}

/** Seconds of CPU of each process while people played. */
export interface Cpu {
  bot: number
  standIn: number
  clickers: number
}

type Processes = Record<keyof Cpu, Helper>

export async function runLoad(database: EmptyDatabase, plan: LoadPlan): Promise<LoadReport & { cpu: Cpu }> {
  const standIn = await startStandIn(plan.users)
  const bot = await startBotAt({ url: standIn.url, ...database.env, SENDS_PER_SECOND: plan.sendsPerSecond })
  const args = [standIn.url, `${plan.users}`, `${plan.seconds}`]
  const clickers = await startHelper('scripts/load/clickers.ts', args, {})
  const processes = { bot, standIn, clickers }
  try {
    const before = cpuOf(processes)
    const told: Told = JSON.parse(await clickers.line())
    const cpu = since(before, cpuOf(processes))
    await bot.stop('SIGTERM')
    for (const line of bot.complaints.slice(0, 5)) console.error(line.slice(0, 600))
    const raids = Math.floor(plan.users / 3)
    const report = reportOf({ users: plan.users, raids }, told, await committedOf(database, told.answers))
    return { ...report, cpu }
  } finally {
    for (const one of Object.values(processes)) await one.stop('SIGTERM')
  }
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

async function committedOf({ options }: EmptyDatabase, interactions: readonly string[]): Promise<number> {
  const store = await openStore(options)
  try {
    const rows = await store.db.input.findMany({ where: { kind: 'answer' }, select: { interactionId: true } })
    const taken = new Set(rows.map((row) => row.interactionId))
    return interactions.filter((id) => taken.has(id)).length
  } finally {
    await store.close()
  }
}
