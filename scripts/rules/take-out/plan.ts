/** The rules that one run of the tests takes out, and its findings. They are files, since vitest runs processes. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

const edit = z.object({ at: z.number(), text: z.string(), closes: z.literal(true).optional() })
const plan = z.object({
  /** The mutants that take out each rule. */
  mutants: z.record(z.string(), z.array(z.string())),
  edits: z.record(z.string(), z.array(edit)),
  /** The mutant that is active from the beginning, when the files are loaded. */
  only: z.string().nullable(),
})
const finding = z.object({ number: z.string(), mutant: z.string(), test: z.string(), failed: z.boolean() })

export type CodeEdit = z.infer<typeof edit>
export type TakeOutPlan = z.infer<typeof plan>
export type TakeOutFinding = z.infer<typeof finding>

/** The environment variable with the path of the plan. */
export const PLAN_PATH_VARIABLE = 'TAKE_OUT_PLAN'

const foundBeside = (path: string): string => `${path}.found`

export const writeTakeOutPlan = (path: string, given: TakeOutPlan): void =>
  writeFileSync(path, JSON.stringify(given))

export function readTakeOutPlan(): TakeOutPlan {
  return plan.parse(JSON.parse(readFileSync(process.env[PLAN_PATH_VARIABLE] ?? '', 'utf8')))
}

export function appendTakeOutFinding(found: TakeOutFinding): void {
  appendFileSync(foundBeside(process.env[PLAN_PATH_VARIABLE] ?? ''), `${JSON.stringify(found)}\n`)
}

export function readFindings(path: string): TakeOutFinding[] {
  if (!existsSync(foundBeside(path))) return []
  const lines = readFileSync(foundBeside(path), 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => finding.parse(JSON.parse(line)))
}
