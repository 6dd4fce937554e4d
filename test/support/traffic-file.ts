/** The file in which the stand-ins of other processes record their traffic (PLAYGROUND_TRAFFIC), so that it can be checked. */
import { chmodSync, closeSync, mkdtempSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeViolation, findViolations } from '../../src/playground/conformance/check.ts'
import { parseRecordedTraffic } from '../../src/playground/recorded-traffic.ts'

export interface TrafficFile {
  /** Checks the traffic since the last call. @returns a sentence for each violation */
  violations(): string[]
  remove(): void
}

/** Makes each stand-in record its traffic that this process starts from now on, also through a bot. */
export function openTrafficFile(): TrafficFile {
  const before = process.env.PLAYGROUND_TRAFFIC
  const folder = mkdtempSync(join(tmpdir(), 'lairkeeper-traffic-'))
  const file = join(folder, 'traffic.jsonl')
  writeFileSync(file, '')
  chmodSync(folder, 0o777) // some tests start a bot, and its stand-in, as another user
  chmodSync(file, 0o666)
  process.env.PLAYGROUND_TRAFFIC = file
  const lines = linesOf(openSync(file, 'r'))
  return {
    violations: () => [
      ...new Set(
        lines.read().flatMap((line) => findViolations(parseRecordedTraffic(line)).map(describeViolation)),
      ),
    ],
    remove() {
      if (before === undefined) delete process.env.PLAYGROUND_TRAFFIC
      else process.env.PLAYGROUND_TRAFFIC = before
      lines.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const CHUNK = 1 << 20

/** Reads the whole lines that have been added to a file. */
function linesOf(file: number) {
  let rest = Buffer.alloc(0)
  const chunk = Buffer.alloc(CHUNK)
  return {
    read(): string[] {
      const lines: string[] = []
      for (let size = readSync(file, chunk); size > 0; size = readSync(file, chunk)) {
        const bytes = Buffer.concat([rest, chunk.subarray(0, size)])
        const end = bytes.lastIndexOf('\n') + 1
        lines.push(...bytes.subarray(0, end).toString().split('\n').filter(Boolean))
        rest = bytes.subarray(end)
      }
      return lines
    },
    close: () => closeSync(file),
  }
}
