/**
 * Checks PostgreSQL's write-ahead log before the database is opened. PostgreSQL treats the first unreadable record as
 * the end of the log, so it would silently lose all records after a damaged one. Records are `XLogRecord` in
 * PostgreSQL 18's `src/include/access/xlogrecord.h`.
 */
import type { ControlFile } from './control-file.ts'
import { crc32c } from './crc32c.ts'
import { DamagedFileError } from './damaged-file.ts'
import {
  formatLogPosition,
  LOG_FILE_BYTES,
  LOG_PAGE_BYTES,
  startOfLogPage,
  WriteAheadLogFiles,
} from './wal-files.ts'

const RECORD_HEADER_BYTES = 24
const CHECKSUM_AT = 20
/** The most bytes of a record (`XLogRecordMaxSize`). */
const MOST_BYTES = 1020 * 1024 * 1024
/** The kind of a record after which the rest of the file is empty (`RM_XLOG_ID` and `XLOG_SWITCH`). */
const XLOG = 0
const SWITCH = 0x40

/**
 * The content of the log at a position:
 * - a record; `next` is the position of the next one;
 * - a record that recovery has abandoned and overwritten;
 * - the end of the log: nothing was written from `lastPage` on, or after the position on that page;
 * - damage.
 */
type Found =
  | { readonly kind: 'record'; readonly next: number }
  | { readonly kind: 'overwritten'; readonly next: number }
  | { readonly kind: 'end'; readonly lastPage: number }
  | { readonly kind: 'damaged' }

/**
 * Checks the records that PostgreSQL needs to start. After a shutdown that is one record.
 * @returns the position of the last of these records, or after a crash the end of the log
 * @throws DamagedFileError if a record is missing or damaged, or the log continues after an unreadable record
 */
export function checkWriteAheadLog(folder: string, control: ControlFile): number {
  const files = new WriteAheadLogFiles(folder, control)
  const { isShutDown, checkpoint, redo } = control
  for (const position of isShutDown ? [checkpoint] : [redo, checkpoint]) {
    files.demandFile(position)
    demandRecord(files, position)
  }
  if (isShutDown) return checkpoint
  const end = endOfLog(files, redo)
  checkEnd(files, end)
  return end.position
}

function demandRecord(files: WriteAheadLogFiles, position: number): void {
  if (recordAt(files, position).kind !== 'record')
    throw new DamagedFileError(
      `the log in pg_wal has no valid record at ${formatLogPosition(position)}, where the database starts`,
    )
}

function endOfLog(files: WriteAheadLogFiles, redo: number): { position: number; found: Found } {
  for (let position = redo; ; ) {
    const found = recordAt(files, position)
    if (found.kind === 'end' || found.kind === 'damaged') return { position, found }
    position = found.next
  }
}

/**
 * Checks that no page was written after the end of the log. Pages are written in order, so an unwritten page before a
 * written one is lost.
 */
function checkEnd(files: WriteAheadLogFiles, { position, found }: { position: number; found: Found }): void {
  const goesOn = found.kind === 'end' && files.nextWritten(found.lastPage) !== null
  if (found.kind === 'damaged' || goesOn)
    throw new DamagedFileError(
      `the log in pg_wal is damaged at ${formatLogPosition(position)}, and more follows`,
    )
}

function recordAt(files: WriteAheadLogFiles, position: number): Found {
  const page = files.page(position)
  const at = position % LOG_PAGE_BYTES || (page?.from ?? 0)
  if (page === null || isEmpty(page.bytes, at)) return { kind: 'end', lastPage: startOfLogPage(position) }
  const length = page.bytes.readUInt32LE(at)
  if (length < RECORD_HEADER_BYTES || length > MOST_BYTES) return { kind: 'damaged' }
  return recordFrom(files, startOfLogPage(position) + at, page.bytes.subarray(at, at + length), length)
}

/** Reads a record that begins on the page of `start` and continues on later pages. */
function recordFrom(files: WriteAheadLogFiles, start: number, firstPart: Buffer, length: number): Found {
  const parts = [firstPart]
  let page = startOfLogPage(start)
  let from = start % LOG_PAGE_BYTES
  for (let missing = length - firstPart.length; missing > 0; missing -= parts.at(-1)?.length ?? 0) {
    page += LOG_PAGE_BYTES
    const more = files.page(page)
    if (more === null) return { kind: 'end', lastPage: page }
    if (more.overwrites) return { kind: 'overwritten', next: page + more.from }
    if (more.remaining !== missing) return { kind: 'damaged' }
    parts.push(more.bytes.subarray(more.from, more.from + missing))
    from = more.from
  }
  const record = Buffer.concat(parts)
  if (!isWhole(record)) return { kind: 'damaged' }
  return { kind: 'record', next: nextOf(page + from + (parts.at(-1)?.length ?? 0), record) }
}

/** Whether the rest of a page is empty: PostgreSQL fills it with zeros after its last record. */
const isEmpty = (page: Buffer, from: number): boolean => page.subarray(from).every((byte) => byte === 0)

function isWhole(record: Buffer): boolean {
  const checksum = crc32c(record.subarray(RECORD_HEADER_BYTES), record.subarray(0, CHECKSUM_AT))
  return checksum === record.readUInt32LE(CHECKSUM_AT)
}

/** Returns the position of the next record, which is a multiple of 8 bytes. */
function nextOf(end: number, record: Buffer): number {
  const isSwitch = record.readUInt8(17) === XLOG && (record.readUInt8(16) & 0xf0) === SWITCH
  return isSwitch ? Math.ceil(end / LOG_FILE_BYTES) * LOG_FILE_BYTES : Math.ceil(end / 8) * 8
}
