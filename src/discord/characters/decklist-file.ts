/** Reads text files that people send: decklists, and card lists of the companion. */
import { isUtf8 } from 'node:buffer'
import type { UnreadableFileKind } from '../../texts/en/decks.ts'
import { texts } from '../../texts/texts.ts'
import type { AttachedFile } from '../bot-context.ts'

/** The largest file that is read, in KB. A long decklist has 4 KB, and a spreadsheet with many columns 30 KB. */
const MOST_KB = 64
const MOST_BYTES = MOST_KB * 1024
const PATIENCE_MS = 10_000

type Why = 'tooBig' | 'notFetched' | UnreadableFileKind
type ReadFile = { text: string } | { why: string }

/**
 * Fetches a file and decodes its text, or returns a sentence with the reason why it can't. A file that is too big is
 * not fetched.
 * @param possible a sentence with the possible formats, for a file that isn't text
 */
export async function downloadTextFile({ size, url }: AttachedFile, possible: string): Promise<ReadFile> {
  const bytes = size > MOST_BYTES ? 'tooBig' : await fetched(url)
  const text = typeof bytes === 'string' ? { why: bytes } : decoded(bytes)
  return 'why' in text ? { why: sentenceFor(text.why, possible) } : text
}

function sentenceFor(why: Why, possible: string): string {
  if (why === 'tooBig') return texts.deck.tooBig(MOST_KB)
  return why === 'notFetched' ? texts.deck.notFetched : texts.deck.notText(why, possible)
}

async function fetched(url: string): Promise<Buffer | 'tooBig' | 'notFetched'> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { 'accept-encoding': 'identity' }, // A compressed answer can unpack to a thousand times its size.
    })
    if (response.ok && response.body) return await taken(response.body)
    await response.body?.cancel()
    return 'notFetched'
  } catch {
    return 'notFetched'
  }
}

/** Reads a stream up to the maximum size of a file, and cancels a longer one. */
async function taken(body: AsyncIterable<Uint8Array>): Promise<Buffer | 'tooBig'> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > MOST_BYTES) return 'tooBig'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Decodes UTF-8, UTF-16 with its byte order mark, or Windows-1252, which older programs use. */
function decoded(bytes: Buffer): { text: string } | { why: UnreadableFileKind } {
  const found = formatOf(bytes)
  const encoding = found === null ? encodingOf(bytes) : null
  if (encoding === null) return { why: found ?? 'data' }
  try {
    const text =
      encoding === 'windows-1252'
        ? fromWindows1252(bytes)
        : new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? { why: 'data' } : { text }
  } catch {
    return { why: 'data' }
  }
}

/** The first bytes of other formats. Files of RTF and PDF begin with text. */
const FORMATS: readonly (readonly [begin: string, format: UnreadableFileKind])[] = [
  ['PK\x03\x04', 'archive'],
  ['\x1f\x8b', 'archive'],
  ['Rar!', 'archive'],
  ['7z\xbc\xaf', 'archive'],
  ['\xd0\xcf\x11\xe0', 'office'],
  ['%PDF-', 'pdf'],
  ['{\\rtf', 'richText'],
  ['\x89PNG', 'picture'],
  ['\xff\xd8\xff', 'picture'],
  ['GIF8', 'picture'],
  ['RIFF', 'picture'],
]

const formatOf = (bytes: Buffer): UnreadableFileKind | null =>
  FORMATS.find(([begin]) => bytes.subarray(0, begin.length).equals(Buffer.from(begin, 'latin1')))?.[1] ?? null

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Returns the encoding of a text; null if the bytes aren't text. */
function encodingOf(bytes: Buffer): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes.some(isControl)) return null
  if (isUtf8(bytes)) return 'utf-8'
  return isWindows1252(bytes) ? 'windows-1252' : null
}

/** Whether a byte is a control character other than a tab or line break. */
const isControl = (byte: number): boolean => byte < 9 || (byte > 13 && byte < 32)

/** The characters of the bytes 0x80 to 0x9F, in which Windows-1252 differs from Latin-1. */
const CHARACTERS = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ'

/** Decodes Windows-1252, which the TextDecoder of Node.js 20 reads as Latin-1. */
const fromWindows1252 = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (letter) => CHARACTERS.charAt(letter.charCodeAt(0) - 0x80))

/** Bytes that are no character in Windows-1252. */
const UNASSIGNED: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])
/**
 * The largest part of non-ASCII bytes in a text file. Card names are in English, so few of their letters have
 * accents.
 */
const MOST_BEYOND_ASCII = 0.2

const isWindows1252 = (bytes: Buffer): boolean =>
  !bytes.some((byte) => UNASSIGNED.has(byte)) &&
  bytes.filter((byte) => byte > 127).length <= MOST_BEYOND_ASCII * bytes.length
