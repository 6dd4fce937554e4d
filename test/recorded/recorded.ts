/**
 * The 200 raids that were recorded before the engine was rebuilt, and the places where they are known to differ now.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import type { RaidRecording } from '../../src/simulation/recording.ts'
import { departure } from './departure.ts'

/** One file for each corrected fault: the reason, and the first answer of each raid that differs. */
export const DEPARTURES: URL = new URL('departures/', import.meta.url)
const departures = z.object({ why: z.string(), from: z.record(z.string(), z.number()) })

/** A raid that differs without a known reason. -1 means that it doesn't differ although a file says so. */
export interface Surprise {
  raid: number
  answer: number
  why: string
}

export function compared(): { raids: number; asKnown: number; surprises: Surprise[] } {
  const raids: RaidRecording[] = JSON.parse(
    gunzipSync(readFileSync(new URL('raids.json.gz', import.meta.url))).toString(),
  )
  const known = knownDepartures()
  const surprises: Surprise[] = []
  let asKnown = 0
  for (const [raid, recorded] of raids.entries()) {
    const found = departure(recorded)
    const expected = known.get(raid)
    if (found && found.answer === expected) asKnown += 1
    else if (found || expected !== undefined)
      surprises.push({ raid, ...(found ?? { answer: -1, why: 'it tells the same events to the end' }) })
  }
  return { raids: raids.length, asKnown, surprises }
}

/** For each raid, the first answer from which a correction makes it differ. */
function knownDepartures(): Map<number, number> {
  const first = new Map<number, number>()
  for (const file of readdirSync(DEPARTURES).filter((name) => name.endsWith('.json'))) {
    const { from } = departures.parse(JSON.parse(readFileSync(new URL(file, DEPARTURES), 'utf8')))
    for (const [raid, answer] of Object.entries(from))
      first.set(Number(raid), Math.min(first.get(Number(raid)) ?? Number.POSITIVE_INFINITY, answer))
  }
  return first
}
