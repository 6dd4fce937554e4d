/**
 * Checks PostgreSQL's write-ahead log before the database is opened. PostgreSQL treats the first record that it can't read
 * as the end of the log, so it would silently drop all records after a damaged one. Records are `XLogRecord` in
 * PostgreSQL 18's `src/include/access/xlogrecord.h`.
 */
import type { ControlFile } from './control-file.ts'
import { crc32c } from './crc32c.ts'
import { Damage } from './damage.ts'
import { FILE_BYTES, formatLogPosition, LogFiles, PAGE_BYTES, pageOf } from './log-files.ts'

const RECORD_HEADER_BYTES = 24
const CHECKSUM_AT = 20
/** `XLogRecordMaxSize` */
const MOST_BYTES = 1020 * 1024 * 1024
/** `RM_XLOG_ID` and `XLOG_SWITCH`: the rest of the file is empty. */
const XLOG = 0
const SWITCH = 0x40

/**
 * A position of the log has one of these:
 * - a record, and `next` is where the next one begins;
 * - a record that recovery has given up and overwritten;
 * - the end of the log. Nothing was written from `lastPage` on, or after the position on that page;
 * - damage.
 */
type Found =
  | { readonly kind: 'record'; readonly next: number }
  | { readonly kind: 'overwritten'; readonly next: number }
  | { readonly kind: 'end'; readonly lastPage: number }
  | { readonly kind: 'damaged' }

/**
 * Checks the records that PostgreSQL needs to start. After a shutdown that is one record.
 * @returns the position of the last of them, or after a crash the end of the log
 * @throws Damage if one of them is missing or damaged, or the log continues after its first unreadable record
 */
export function checkLog(folder: string, control: ControlFile): number {
  const files = new LogFiles(folder, control)
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

function demandRecord(files: LogFiles, position: number): void {
  if (recordAt(files, position).kind !== 'record')
    throw new Damage(
      `the log in pg_wal has no valid record at ${formatLogPosition(position)}, where the database starts`,
    )
}

function endOfLog(files: LogFiles, redo: number): { position: number; found: Found } {
  for (let position = redo; ; ) {
    const found = recordAt(files, position)
    if (found.kind === 'end' || found.kind === 'damaged') return { position, found }
    position = found.next
  }
}

/** Pages are written in order. So an unwritten page before a written one is lost. */
function checkEnd(files: LogFiles, { position, found }: { position: number; found: Found }): void {
  const goesOn = found.kind === 'end' && files.nextWritten(found.lastPage) !== null
  if (found.kind === 'damaged' || goesOn)
    throw new Damage(`the log in pg_wal is damaged at ${formatLogPosition(position)}, and more follows`)
}

function recordAt(files: LogFiles, position: number): Found {
  const page = files.page(position)
  const at = position % PAGE_BYTES || (page?.from ?? 0)
  if (page === null || isEmpty(page.bytes, at)) return { kind: 'end', lastPage: pageOf(position) }
  const length = page.bytes.readUInt32LE(at)
  if (length < RECORD_HEADER_BYTES || length > MOST_BYTES) return { kind: 'damaged' }
  return recordFrom(files, pageOf(position) + at, page.bytes.subarray(at, at + length), length)
}

/** Reads a record whose first part is on the page of `start`, and the rest on the pages that follow. */
function recordFrom(files: LogFiles, start: number, firstPart: Buffer, length: number): Found {
  const parts = [firstPart]
  let page = pageOf(start)
  let from = start % PAGE_BYTES
  for (let missing = length - firstPart.length; missing > 0; missing -= parts.at(-1)?.length ?? 0) {
    page += PAGE_BYTES
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

/** PostgreSQL fills a page with zeros after its last record. */
const isEmpty = (page: Buffer, from: number): boolean => page.subarray(from).every((byte) => byte === 0)

function isWhole(record: Buffer): boolean {
  const checksum = crc32c(record.subarray(RECORD_HEADER_BYTES), record.subarray(0, CHECKSUM_AT))
  return checksum === record.readUInt32LE(CHECKSUM_AT)
}

/** Records begin at multiples of 8 bytes. */
function nextOf(end: number, record: Buffer): number {
  const isSwitch = record.readUInt8(17) === XLOG && (record.readUInt8(16) & 0xf0) === SWITCH
  return isSwitch ? Math.ceil(end / FILE_BYTES) * FILE_BYTES : Math.ceil(end / 8) * 8
}
