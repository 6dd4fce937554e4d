/** Decklists that people send along as files. */
import { texts } from '../../texts/texts.ts'
import type { GivenFile } from '../desk.ts'

/** A long list has 4 KB; with a column for everything, 30. */
const MOST_KB = 64
const PATIENCE_MS = 10_000

type ReadFile = { text: string } | { why: string }

/** What a file says, or a sentence about why it can't be read. What is too big isn't fetched at all. */
export async function readTextFile({ size, url }: GivenFile): Promise<ReadFile> {
  if (size > MOST_KB * 1024) return { why: texts.deck.tooBig(MOST_KB) }
  const bytes = await fetched(url)
  if (!bytes) return { why: texts.deck.notFetched }
  if (bytes.byteLength > MOST_KB * 1024) return { why: texts.deck.tooBig(MOST_KB) }
  return decoded(bytes) ?? { why: texts.deck.notText }
}

async function fetched(url: string): Promise<ArrayBuffer | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return response.ok ? await response.arrayBuffer() : null
  } catch {
    return null
  }
}

/** UTF-8, or UTF-16 as spreadsheets save it; null for what is no text. */
function decoded(bytes: ArrayBuffer): ReadFile | null {
  const [first, second] = new Uint8Array(bytes)
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : { text }
  } catch {
    return null
  }
}
