/**
 * A file that says which process has a folder open: two processes on one embedded database silently lose rows.
 * A lock whose process is gone (killed, machine restarted) is taken over.
 */
import { linkSync, mkdirSync, readFileSync, rmdirSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { StoreError } from './errors.ts'
import { codeOf, lives, type ProcessMark, thisProcess } from './process.ts'

/** Taking over takes well under a millisecond; a guard older than this belonged to a process that was killed. */
const GUARD_STALE_MS = 5_000

const holderSchema = z.object({ pid: z.number().int().positive(), started: z.string().nullable() })

const heldHere = new Set<string>()

/**
 * Takes the lock, or takes it over from a process that no longer lives.
 * @param what what is locked, for the sentence that a second process gets
 * @returns releases the lock
 * @throws StoreError when a living process has it
 */
export function takePidLock(file: string, what: string): () => void {
  mkdirSync(dirname(file), { recursive: true })
  if (heldHere.has(file)) throw new StoreError(`${what} is already open in this process.`)
  if (!create(file)) takeOver(file, what)
  heldHere.add(file)
  return () => {
    if (heldHere.delete(file)) unlinkSync(file)
  }
}

/** Writes the whole file first and links it into place, so that nobody ever reads half a lock. */
function create(file: string): boolean {
  const own = `${file}.${process.pid}`
  writeFileSync(own, JSON.stringify(thisProcess()))
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    unlinkSync(own)
  }
}

function takeOver(file: string, what: string): void {
  refuseLiving(file, what)
  const guard = `${file}.guard`
  enterGuard(guard, what)
  try {
    refuseLiving(file, what)
    removeIfThere(file)
    if (!create(file)) throw new StoreError(`${what} was opened by another process just now.`)
  } finally {
    rmdirSync(guard)
  }
}

function refuseLiving(file: string, what: string): void {
  const holder = readHolder(file)
  if (holder && lives(holder)) {
    throw new StoreError(
      `${what} is in use by another Lairkeeper (process ${holder.pid}). Stop that one first, or give this one a DATA_DIR of its own.`,
    )
  }
}

/** Only one process at a time may remove a stale lock, or two could each remove the other's fresh one. */
function enterGuard(guard: string, what: string): void {
  try {
    mkdirSync(guard)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    if (Date.now() - statSync(guard).mtimeMs < GUARD_STALE_MS) {
      throw new StoreError(`${what} is being opened by another process just now.`)
    }
    rmdirSync(guard)
    mkdirSync(guard)
  }
}

function readHolder(file: string): ProcessMark | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

function removeIfThere(file: string): void {
  try {
    unlinkSync(file)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
}
