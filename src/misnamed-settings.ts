/** Finds environment variables whose names resemble a setting, so that a misspelled setting is reported. */
import type { EnvFile } from './env-file.ts'
import { settingMeantByName } from './setting-names.ts'

interface Names {
  /** The names of all settings. */
  readonly all: readonly string[]
  /** The names of the settings that are not set. Only these can have been misspelt. */
  readonly missing: readonly string[]
}

/** Settings that decide where the bot runs and stores. Other programs' variables resemble the rest too often. */
const DECISIVE: readonly string[] = ['DISCORD_TOKEN', 'DISCORD_GUILD_ID', 'DATABASE_URL']

/** In a line that sets nothing, the name is one of the first words: `set NAME=…`, `$env:NAME = …`, `NAME …`. */
const FIRST_WORDS = 3

/** Returns a sentence for each line of the file that was meant for a setting and doesn't set it. */
export function describeMisnamedSettingsInFile(
  { path, lines, values }: EnvFile,
  { all, missing }: Names,
): string[] {
  return lines.flatMap(({ number, text, name }) => {
    if (name !== null && (all.includes(name) || !values.get(name))) return []
    const words = name === null ? firstWords(text) : [name]
    const setting = words.map((word) => settingMeantByName(word, missing)).find((meant) => meant !== null)
    if (!setting) return []
    const what = name === null ? 'sets nothing' : `sets ${name}, which is no setting of Lairkeeper`
    return [`Line ${number} of ${path} ${what}. Write ${setting}=… there.`]
  })
}

/** Returns a sentence for each variable that was probably meant for a decisive setting. */
export function describeMisnamedSettingsInEnvironment(
  environment: NodeJS.ProcessEnv,
  { all, missing }: Names,
): string[] {
  const decisive = DECISIVE.filter((name) => missing.includes(name))
  return Object.keys(environment).flatMap((name) => {
    if (all.includes(name) || !environment[name]?.trim()) return []
    const setting = settingMeantByName(name, decisive)
    return setting === null
      ? []
      : [`The environment sets ${name}, which is no setting of Lairkeeper. Did you mean ${setting}?`]
  })
}

const firstWords = (text: string): string[] =>
  [...text.matchAll(/[A-Za-z][\w.-]*/g)].slice(0, FIRST_WORDS).map(([word]) => word)
