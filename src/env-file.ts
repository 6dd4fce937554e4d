/** Reads the file .env, in the encodings that editors and PowerShell write. */
import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'dotenv'
import { ConfigError } from './config-error.ts'

interface Line {
  /** The number of the line, from 1. */
  readonly number: number
  readonly text: string
  /** The name that the line sets, or null if it sets nothing. */
  readonly name: string | null
}

export interface EnvFile {
  readonly path: string
  /** The values of the file, by name. */
  readonly values: ReadonlyMap<string, string>
  /** All lines except empty lines and comments. */
  readonly lines: readonly Line[]
}

/**
 * Reads the file. @returns null if there is no such file @throws ConfigError if the file can't be read, or isn't text
 */
export function readEnvFile(path: string): EnvFile | null {
  if (!existsSync(path)) return null
  const text = decoded(bytesOf(path))
  if (text === null)
    throw new ConfigError(`The file ${path} can't be read as text. Save it in the encoding UTF-8.`)
  const lines = linesOf(text)
  return { path, lines, values: valuesOf(text, lines) }
}

function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new ConfigError(`The file ${path} can't be read: ${code}.`)
  }
}

/** Decodes a file, as UTF-8 if it has no byte order mark. @returns null if the bytes aren't text */
function decoded(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
    return isPlainText(text) ? text : null
  } catch {
    return null
  }
}

function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return 'utf-8'
}

const isPlainText = (text: string): boolean =>
  [...text].every((sign) => sign >= ' ' || ['\t', '\r', '\n'].includes(sign))

function linesOf(text: string): Line[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, n) => ({ number: n + 1, text: line.trim(), name: Object.keys(parse(line))[0] ?? null }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'))
}

/**
 * dotenv ends an unquoted value at the first #, also within a word. A password or a path may have one there, so here a
 * comment begins after a space, as in a shell.
 */
function valuesOf(text: string, lines: readonly Line[]): Map<string, string> {
  const parsed = new Map(Object.entries(parse(text)))
  const values = new Map(parsed)
  for (const { name, text: line } of lines) {
    const value = parsed.get(name ?? '')
    if (name === null || value === undefined) continue
    const written = line.slice(line.indexOf('=') + 1).trim()
    const isCut = value !== '' && written.startsWith(`${value}#`)
    values.set(name, isCut ? withoutComment(written) : value)
  }
  return values
}

function withoutComment(written: string): string {
  const comment = written.search(/\s#/)
  return comment < 0 ? written : written.slice(0, comment).trimEnd()
}
