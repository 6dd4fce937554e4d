/** Determines whether a process of this machine still runs, even if its pid now belongs to another process. */
import { readFileSync } from 'node:fs'

/** The identity of a process. `started` is its start time in clock ticks since boot; null if /proc does not exist. */
export type ProcessIdentity = { readonly pid: number; readonly started: string | null }

/** Returns the identity of this process. */
export function identityOfThisProcess(): ProcessIdentity {
  return { pid: process.pid, started: statOf(process.pid)?.started ?? null }
}

/**
 * Whether the process still runs. An identity with our own pid belongs to an earlier process, which has ended; in a
 * container the pid is often 1.
 */
export function isOtherProcessAlive({ pid, started }: ProcessIdentity): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (systemErrorCode(error) === 'ESRCH') return false
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

/** Returns the code of a system error, such as EEXIST; empty for any other value. */
export function systemErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
