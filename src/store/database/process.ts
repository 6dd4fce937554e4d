/**
 * Determines whether a process of this machine still lives, even if its pid has been given to another process since.
 */
import { readFileSync } from 'node:fs'

/** `started` is in clock ticks since boot; null if /proc does not exist. */
export type ProcessIdentity = { readonly pid: number; readonly started: string | null }

/** The mark of this process. */
export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, started: statOf(process.pid)?.started ?? null }
}

/**
 * Whether the marked process lives. A mark with our own pid belongs to an earlier process (in a container often pid
 * 1), which is gone.
 */
export function isProcessAlive({ pid, started }: ProcessIdentity): boolean {
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
