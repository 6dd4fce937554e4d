/** The parts that one run of the stories takes out, and its findings. They are files, since vitest runs processes. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

/** The parts of cards whose absence each file of stories may notice: `DDD-13:powers.0`. */
const plan = z.record(z.string(), z.array(z.string()))

export type MutationPlan = z.infer<typeof plan>

/** The environment variable with the path of the plan. */
export const PLAN_PATH_VARIABLE = 'MUTATE_PLAN'

/**
 * A run writes two files beside its plan: the parts whose absence a story noticed, and the stories that fail without
 * a mutation.
 */
type Finding = 'missed' | 'red'

const beside = (path: string, finding: Finding): string => `${path}.${finding}`

export const writeMutationPlan = (path: string, given: MutationPlan): void =>
  writeFileSync(path, JSON.stringify(given))

export const readMutationPlan = (): MutationPlan =>
  plan.parse(JSON.parse(readFileSync(process.env[PLAN_PATH_VARIABLE] ?? '', 'utf8')))

export function appendFinding(finding: Finding, line: string): void {
  appendFileSync(beside(process.env[PLAN_PATH_VARIABLE] ?? '', finding), `${line}\n`)
}

export function readFindings(path: string, finding: Finding): string[] {
  const file = beside(path, finding)
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
}
