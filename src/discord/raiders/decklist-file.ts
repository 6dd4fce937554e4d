/** Text files that people send: decklists, and the lists of a war. */
import { isUtf8 } from 'node:buffer'
import { texts } from '../../texts/texts.ts'
import type { GivenFile } from '../desk.ts'

/** A long list has 4 KB; with a column for everything, 30. */
const MOST_KB = 64
const MOST_BYTES = MOST_KB * 1024
const PATIENCE_MS = 10_000

type Why = 'tooBig' | 'notFetched' | 'notText'
type ReadFile = { text: string } | { why: string }

/** Fetches a file and decodes its text, or says in a sentence why it can't. A file that is too big is not fetched at all. */
export async function readTextFile({ size, url }: GivenFile): Promise<ReadFile> {
  const bytes = size > MOST_BYTES ? 'tooBig' : await fetched(url)
  const text = typeof bytes === 'string' ? { why: bytes } : decoded(bytes)
  return 'why' in text ? { why: sentenceFor(text.why) } : text
}

const sentenceFor = (why: Why): string => (why === 'tooBig' ? texts.deck.tooBig(MOST_KB) : texts.deck[why])

async function fetched(url: string): Promise<Buffer | 'tooBig' | 'notFetched'> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { 'accept-encoding': 'identity' }, // a packed answer can unpack to a thousand times its size
    })
    if (response.ok && response.body) return await taken(response.body)
    await response.body?.cancel()
    return 'notFetched'
  } catch {
    return 'notFetched'
  }
}

/** Takes no more of a stream than a file may have. Leaving the loop cancels the stream. */
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

/** Decodes UTF-8, or UTF-16 as spreadsheets save it. */
function decoded(bytes: Buffer): { text: string } | { why: 'notText' } {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  if (!isWide && !isPlainText(bytes)) return { why: 'notText' }
  try {
    const text = new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? { why: 'notText' } : { text }
  } catch {
    return { why: 'notText' }
  }
}

/** File formats that begin with text and are none. Others have bytes that no text has. */
const FORMATS = ['%PDF-', '{\\rtf']

const isPlainText = (bytes: Buffer): boolean =>
  isUtf8(bytes) &&
  !bytes.some(isControl) &&
  !FORMATS.some((format) => bytes.subarray(0, format.length).equals(Buffer.from(format)))

/** Tabs and line breaks are fine. */
const isControl = (byte: number): boolean => byte < 9 || (byte > 13 && byte < 32)
