/** Traffic in a file, one JSON line for each part, for checks by another process. */
import { appendFileSync } from 'node:fs'
import { z } from 'zod'
import { observeTraffic, type Traffic } from './traffic.ts'

/** JSON leaves out what is undefined. */
const anything = z.unknown().default(undefined)

const lineSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('request'),
    method: z.string(),
    path: z.string(),
    query: z.string().transform((query) => new URLSearchParams(query)),
    body: anything,
    fileCount: z.number(),
    status: z.number(),
    answer: anything,
  }),
  z.object({ kind: z.literal('event'), name: z.string(), data: anything }),
  z.object({ kind: z.literal('frame'), op: z.number(), data: anything }),
])

/** Adds all traffic of this process to the file. A process that is killed leaves what it has sent. */
export const recordTraffic = (file: string): void => {
  observeTraffic((traffic) => appendFileSync(file, `${lineOf(traffic)}\n`))
}

const lineOf = (traffic: Traffic): string =>
  JSON.stringify(traffic.kind === 'request' ? { ...traffic, query: traffic.query.toString() } : traffic)

export const trafficIn = (line: string): Traffic => lineSchema.parse(JSON.parse(line))
