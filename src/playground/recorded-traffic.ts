/**
 * Writes the traffic to a file, one JSON line for each request, event or frame, and reads such lines, so that another
 * process can check it.
 */
import { appendFileSync } from 'node:fs'
import { z } from 'zod'
import { replaceTrafficObserver, type Traffic } from './traffic.ts'

/** Any value. JSON leaves out undefined fields. */
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

/**
 * Appends all traffic of this process to the file. If the process is killed, the file has everything that was sent
 * before.
 */
export const startRecordingTraffic = (file: string): void => {
  replaceTrafficObserver((traffic) => appendFileSync(file, `${lineOf(traffic)}\n`))
}

const lineOf = (traffic: Traffic): string =>
  JSON.stringify(traffic.kind === 'request' ? { ...traffic, query: traffic.query.toString() } : traffic)

export const parseRecordedTraffic = (line: string): Traffic => lineSchema.parse(JSON.parse(line))
