import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { loadConfig } from './config.ts'
import { ConfigError } from './config-error.ts'

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'lairkeeper-env-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

const envFile = (content: string | Uint8Array): string => {
  const file = join(folder(), '.env')
  writeFileSync(file, content)
  return file
}

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le')
const LINE = 'DISCORD_TOKEN=abc # Kekse für Anna\r\n'

it.each([
  ['UTF-8', Buffer.from(LINE)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${LINE}`)],
  ['UTF-16 LE, as PowerShell writes it', utf16(`\uFEFF${LINE}`)],
  ['UTF-16 BE', utf16(`\uFEFF${LINE}`).swap16()],
])('reads a file in %s', (_, bytes) => {
  expect(loadConfig({}, envFile(bytes)).discordToken).toBe('abc')
})

it.each([
  ['UTF-16 without a byte order mark', utf16(LINE)],
  ['half a UTF-16 sign at the end', utf16(`\uFEFF${LINE}`).subarray(0, -1)],
  ['Latin-1', Buffer.from(LINE, 'latin1')],
  ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])],
])('refuses %s in a sentence', (_, bytes) => {
  const load = () => loadConfig({}, envFile(bytes))
  expect(load).toThrow(ConfigError)
  expect(load).toThrow("can't be read as text. Save it in the encoding UTF-8.")
})

it('refuses a folder of that name', () => {
  const file = join(folder(), '.env')
  mkdirSync(file)
  expect(() => loadConfig({}, file)).toThrow(`The file ${file} can't be read: EISDIR.`)
})

it('either reads or refuses whatever bytes there are', () => {
  const file = envFile('')
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      writeFileSync(file, bytes)
      try {
        loadConfig({}, file)
      } catch (error) {
        expect(error).toBeInstanceOf(ConfigError)
      }
    }),
  )
})

it('begins a comment after a space, and not within a word', () => {
  const dataDir = (line: string) => loadConfig({}, envFile(line)).dataDir
  expect(dataDir('DATA_DIR=/var/a#b # here')).toBe('/var/a#b')
  expect(dataDir('DATA_DIR="/var/a#b" # here')).toBe('/var/a#b')
  expect(dataDir('DATA_DIR=/var/a #b')).toBe('/var/a')
  expect(dataDir('DATA_DIR=/var/a#b\nDATA_DIR=/var/a')).toBe('/var/a')
  expect(dataDir('export DATA_DIR = /var/a#b')).toBe('/var/a#b')
})
