/**
 * Reads the pages of PostgreSQL's write-ahead log, in `pg_wal`. The log consists of files of 16 MB and pages of 8 kB,
 * each with a header (`XLogPageHeaderData` in PostgreSQL 18's `src/include/access/xlog_internal.h`). Positions in the
 * log are bytes since the database was created.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ControlFile } from './control-file.ts'
import { DamagedFileError } from './damaged-file.ts'

export const LOG_PAGE_BYTES = 8192
export const LOG_FILE_BYTES = 16 * 1024 * 1024
const FILES_PER_ID = 0x1_0000_0000 / LOG_FILE_BYTES

/** The number with which each page of PostgreSQL 18's log begins (`XLOG_PAGE_MAGIC`). */
const MAGIC = 0xd118
const HEADER_BYTES = 24
/** The size of the header on the first page of a file, which is longer than others. */
const LONG_HEADER_BYTES = 40

const CONTINUES = 0x01
const OVERWRITES = 0x08

export interface WriteAheadLogPage {
  readonly bytes: Buffer
  /** The offset in the page at which its records begin. */
  readonly from: number
  /** The number of bytes, on this page and later ones, of a record that began on an earlier page; 0 for none. */
  readonly remaining: number
  /** Whether recovery has abandoned the record that began on an earlier page, so that another record begins here. */
  readonly overwrites: boolean
}

export const startOfLogPage = (position: number): number => position - (position % LOG_PAGE_BYTES)

/** Returns a position as PostgreSQL writes it, such as 0/16EF920. */
export const formatLogPosition = (position: number): string =>
  `${hex(Math.floor(position / 0x1_0000_0000))}/${hex(position % 0x1_0000_0000)}`

const hex = (number: number, digits = 1): string => number.toString(16).toUpperCase().padStart(digits, '0')

export class WriteAheadLogFiles {
  readonly #folder: string
  readonly #control: ControlFile
  readonly #files = new Map<number, Buffer | null>()

  constructor(folder: string, control: ControlFile) {
    this.#folder = join(folder, 'pg_wal')
    this.#control = control
  }

  /** Returns the page at a position; null if the log was never written there, or if its contents are lost. */
  page(position: number): WriteAheadLogPage | null {
    const start = startOfLogPage(position)
    const at = start % LOG_FILE_BYTES
    const bytes = this.#file(Math.floor(start / LOG_FILE_BYTES))?.subarray(at, at + LOG_PAGE_BYTES)
    if (bytes?.length !== LOG_PAGE_BYTES || !this.#isOf(bytes, start)) return null
    const info = bytes.readUInt16LE(2)
    return {
      bytes,
      from: at === 0 ? LONG_HEADER_BYTES : HEADER_BYTES,
      remaining: info & CONTINUES ? bytes.readUInt32LE(16) : 0,
      overwrites: (info & OVERWRITES) !== 0,
    }
  }

  /** Returns the first page after a position that was written; null if there is none. */
  nextWritten(position: number): number | null {
    const end = (this.#lastFile() + 1) * LOG_FILE_BYTES
    for (let start = startOfLogPage(position) + LOG_PAGE_BYTES; start < end; start += LOG_PAGE_BYTES)
      if (this.page(start)) return start
    return null
  }

  /** Checks that the file of a position is complete. @throws DamagedFileError if it is missing or incomplete */
  demandFile(position: number): void {
    const number = Math.floor(position / LOG_FILE_BYTES)
    const bytes = this.#file(number)
    const name = `pg_wal/${this.#nameOf(number)}`
    if (bytes === null) throw new DamagedFileError(`the file ${name} is missing, which is a part of the log`)
    if (bytes.length !== LOG_FILE_BYTES)
      throw new DamagedFileError(
        `the file ${name}, which is a part of the log, has ${bytes.length} bytes instead of ${LOG_FILE_BYTES}`,
      )
  }

  /**
   * Whether the page has the expected position. Files are reused under other names, so old pages have other
   * positions.
   */
  #isOf(bytes: Buffer, start: number): boolean {
    const { timeline, systemId } = this.#control
    const isHere =
      bytes.readUInt16LE(0) === MAGIC &&
      bytes.readUInt32LE(4) === timeline &&
      Number(bytes.readBigUInt64LE(8)) === start
    return isHere && (start % LOG_FILE_BYTES !== 0 || bytes.readBigUInt64LE(HEADER_BYTES) === systemId)
  }

  #file(number: number): Buffer | null {
    const known = this.#files.get(number)
    if (known !== undefined) return known
    const bytes = readIfThere(join(this.#folder, this.#nameOf(number)))
    this.#files.set(number, bytes)
    return bytes
  }

  #nameOf(number: number): string {
    const parts = [this.#control.timeline, Math.floor(number / FILES_PER_ID), number % FILES_PER_ID]
    return parts.map((part) => hex(part, 8)).join('')
  }

  #lastFile(): number {
    const names = readdirSync(this.#folder).filter((name) => /^[0-9A-F]{24}$/.test(name))
    return Math.max(-1, ...names.map(numberOf))
  }
}

const numberOf = (name: string): number =>
  Number.parseInt(name.slice(8, 16), 16) * FILES_PER_ID + Number.parseInt(name.slice(16), 16)

function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file)
  } catch {
    return null
  }
}
