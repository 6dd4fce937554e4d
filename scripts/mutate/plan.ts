/** What one run of the stories takes out, and what it found: files, since vitest has processes of its own. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

/** Which parts of cards each file of stories may miss: `DDD-13:powers.0`. */
const plan = z.record(z.string(), z.array(z.string()))

export type Plan = z.infer<typeof plan>

/** The environment variable that says where the plan is. */
export const PLAN = 'MUTATE_PLAN'

/** What a run writes beside its plan, a line each: the parts that a story missed, and the stories that fail as they are. */
type Finding = 'missed' | 'red'

const beside = (path: string, finding: Finding): string => `${path}.${finding}`

export const writePlan = (path: string, given: Plan): void => writeFileSync(path, JSON.stringify(given))

export const readPlan = (): Plan => plan.parse(JSON.parse(readFileSync(process.env[PLAN] ?? '', 'utf8')))

export function tell(finding: Finding, line: string): void {
  appendFileSync(beside(process.env[PLAN] ?? '', finding), `${line}\n`)
}

export function found(path: string, finding: Finding): string[] {
  const file = beside(path, finding)
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
}
