import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import {
  DEFAULT_LANGUAGE,
  LOCALES_BY_LANGUAGE,
  languageOfLocale,
  languageOfLocaleInTable,
  parseLanguage,
} from './languages.ts'

test.each([
  ['en-US', 'en'],
  ['en-GB', 'en'],
  ['de', 'de'],
  ['de-AT', 'de'],
  ['pt-BR', null],
  ['constructor', null],
  [null, null],
])('a locale has the language of its row: %s is %s', (locale, language) => {
  expect(languageOfLocale(locale)).toBe(language)
})

test('a further language needs only its row: its locale has it, and others are English', () => {
  const table = new Map<string, readonly string[]>([...LOCALES_BY_LANGUAGE, ['pt-BR', ['pt-BR']]])
  const chosen = (locale: string) => languageOfLocaleInTable(table, locale) ?? DEFAULT_LANGUAGE
  expect(chosen('pt-BR')).toBe('pt-BR')
  expect(['pt-PT', 'fr', 'es-ES', 'zh-CN'].map(chosen)).toEqual(['en', 'en', 'en', 'en'])
  expect(['en-GB', 'de', 'de-AT'].map(chosen)).toEqual(['en', 'de', 'de'])
})

test('a stored name of a language is read, and no other word', () => {
  expect(['en', 'de', 'auto', 'constructor', null].map(parseLanguage)).toEqual(['en', 'de', null, null, null])
})

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The files that may name languages: the table itself, the translations, and the readers of days in words. */
const MAY_NAME_LANGUAGES =
  /^src\/(?:texts\/(?:languages\.ts|de\/|en\/)|discord\/typed-times\/days\.ts|store\/generated)/

/**
 * Matches code that names a language: `=== 'en'`, `startsWith('de')`, `{ de: … }`. A bare `'en'` is allowed, because
 * Intl needs it to sort and to read time zones.
 */
const NAMES_A_LANGUAGE = /'de'|[=!]== 'en'|startsWith\('en'|(?<![\w'])(?:de|en): /

test('no other file names a language', () => {
  const files = ['src', 'commands', 'scripts', 'test/support'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => path.join(folder, name)),
  )
  const naming = files.filter(
    (file) =>
      !MAY_NAME_LANGUAGES.test(file) && NAMES_A_LANGUAGE.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(naming).toEqual([])
})
