/** Tells whether a process of this machine still lives, also when its pid has been given to another since. */
import { readFileSync } from 'node:fs'

/** `started` is in clock ticks since boot; null where /proc does not exist. */
export type ProcessMark = { readonly pid: number; readonly started: string | null }

/** The mark of the process that asks. */
export function thisProcess(): ProcessMark {
  return { pid: process.pid, started: statOf(process.pid)?.started ?? null }
}

/** A mark with our own pid that is not ours is an earlier process's (in a container often pid 1): it is gone. */
export function lives({ pid, started }: ProcessMark): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false
  }
  const now = statOf(pid)
  return !now || (now.state !== 'Z' && (started === null || now.started === started))
}

function statOf(pid: number): { state: string; started: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', started: fields[19] ?? '' }
  } catch {
    return null
  }
}

/** The code of a system error, such as EEXIST; empty for anything else. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
