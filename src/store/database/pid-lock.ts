/**
 * A lock file that names the process that has a folder open. Two processes on one embedded database would silently
 * lose rows. The lock of a process that has ended is taken over. Processes of another container or machine can't be
 * checked, so the owner updates the time of the file every two seconds.
 */
import {
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmdirSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { z } from 'zod'
import { StoreError } from './errors.ts'
import { identityOfThisProcess, isOtherProcessAlive, systemErrorCode } from './process.ts'

/** The age after which a guard folder belongs to a killed process. A takeover takes well under a millisecond. */
const GUARD_STALE_MS = 5_000

const TOUCH_MS = 2_000
/** The time after which a lock from another machine is abandoned, if its owner doesn't update it. */
const PATIENCE_MS = 10_000
const LOOK_MS = 250

const holderSchema = z.object({
  pid: z.number().int().positive(),
  started: z.string().nullable(),
  where: z.string().optional(),
})

type Holder = z.infer<typeof holderSchema>

/** The lock files of this process, each with the timer that updates it. */
const heldHere = new Map<string, NodeJS.Timeout>()

/**
 * Takes the lock, or takes it over from a process that has ended.
 * @param what the name of the locked thing, for the error message of a second process
 * @param patienceMs the time for which a lock from another container or machine is watched for updates. The process
 * is blocked meanwhile
 * @returns a function that releases the lock
 * @throws StoreError if a running process has the lock
 */
export function takePidLock(file: string, what: string, patienceMs = PATIENCE_MS): () => void {
  mkdirSync(dirname(file), { recursive: true })
  if (heldHere.has(file)) throw new StoreError(`${what} is already open in this process.`)
  if (!create(file)) takeOver(file, what, patienceMs)
  heldHere.set(file, setInterval(touch, TOUCH_MS, file).unref())
  return () => {
    clearInterval(heldHere.get(file))
    if (heldHere.delete(file)) unlinkSync(file)
  }
}

/** Updates the time of the lock file. The file and its folder may have been deleted. */
function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date())
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT') throw error
  }
}

/** Returns an id of the machine and container, within which process ids are unique. */
function here(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

/** Creates the lock file. It is written under another name and then linked, so that nobody reads an incomplete lock. */
function create(file: string): boolean {
  const own = `${file}.${process.pid}`
  try {
    writeFileSync(own, JSON.stringify({ ...identityOfThisProcess(), where: here() }))
    linkSync(own, file)
    return true
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    removeIfThere(own)
  }
}

function takeOver(file: string, what: string, patienceMs: number): void {
  refuseLiving(file, what, patienceMs)
  const guard = `${file}.guard`
  enterGuard(guard, what)
  try {
    refuseLiving(file, what, 0)
    removeIfThere(file)
    if (!create(file)) throw new StoreError(`${what} was opened by another process just now.`)
  } finally {
    rmdirSync(guard)
  }
}

function refuseLiving(file: string, what: string, patienceMs: number): void {
  const holder = readHolder(file)
  if (holder && (isFromHere(holder) ? isOtherProcessAlive(holder) : isTouched(file, patienceMs))) {
    throw new StoreError(
      `${what} is in use by another Lairkeeper (process ${holder.pid}). Stop that process first, or set DATA_DIR to another folder for this one.`,
    )
  }
}

const isFromHere = ({ where }: Holder): boolean => where === undefined || where === here()

/** Whether the owner updates the lock while this process waits. */
function isTouched(file: string, patienceMs: number): boolean {
  const before = touchedAt(file)
  const clock = new Int32Array(new SharedArrayBuffer(4))
  for (let waited = 0; waited < patienceMs; waited += LOOK_MS) {
    Atomics.wait(clock, 0, 0, LOOK_MS)
    if (touchedAt(file) !== before) return true
  }
  return false
}

const touchedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/**
 * Creates the guard folder. Only one process at a time may remove an abandoned lock, because two could each remove
 * the other's new lock.
 */
function enterGuard(guard: string, what: string): void {
  try {
    mkdirSync(guard)
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') throw error
    // The age is negative if the clock was set back, and is then unknown.
    const age = Date.now() - statSync(guard).mtimeMs
    if (age >= 0 && age < GUARD_STALE_MS) {
      throw new StoreError(`${what} is being opened by another process just now.`)
    }
    rmdirSync(guard)
    mkdirSync(guard)
  }
}

function readHolder(file: string): Holder | null {
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
    if (systemErrorCode(error) !== 'ENOENT') throw error
  }
}
