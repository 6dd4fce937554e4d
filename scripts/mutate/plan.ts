/** What one run of the stories takes out, and what it found: files, since vitest has processes of its own. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

/** Which parts of cards each file of stories may miss: `DDD-13:powers.0`. */
const plan = z.record(z.string(), z.array(z.string()))

export type Plan = z.infer<typeof plan>

/** The environment variable that says where the plan is. */
export const PLAN = 'MUTATE_PLAN'

const missedBeside = (path: string): string => `${path}.missed`

export const writePlan = (path: string, given: Plan): void => writeFileSync(path, JSON.stringify(given))

export const readPlan = (): Plan => plan.parse(JSON.parse(readFileSync(process.env[PLAN] ?? '', 'utf8')))

export function tellMissed(mutation: string): void {
  appendFileSync(missedBeside(process.env[PLAN] ?? ''), `${mutation}\n`)
}

/** Those that a story missed. */
export function missedIn(path: string): string[] {
  if (!existsSync(missedBeside(path))) return []
  return readFileSync(missedBeside(path), 'utf8').split('\n').filter(Boolean)
}
