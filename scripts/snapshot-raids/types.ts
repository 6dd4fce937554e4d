/** Writes the types of stored data to a file. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SCHEMA_VERSION } from '../../src/engine/index.ts'
import { WAR_SCHEMA_VERSION } from '../../src/war/model.ts'
import { isWord, storedTypes, storedWarTypes } from '../../test/stored/types.ts'

interface Stored {
  file: string
  today: number
  lines: string[]
}

const stored = (): Stored[] => [
  { file: 'types.txt', today: SCHEMA_VERSION, lines: storedTypes() },
  { file: 'wars/types.txt', today: WAR_SCHEMA_VERSION, lines: storedWarTypes() },
]

const pathOf = (file: string): string => fileURLToPath(new URL(`../../test/stored/${file}`, import.meta.url))

/** Writes the files. @throws an error if types have changed by more than words, but the schema version has not */
export const writeStoredTypes = (): void => stored().forEach(write)

function write({ file, today, lines }: Stored): void {
  const path = pathOf(file)
  const [shape, ...before] = readFileSync(path, 'utf8').trimEnd().split('\n')
  const changed = before.filter((line) => !lines.includes(line))
  changed.push(...lines.filter((line) => !before.includes(line) && !isWord(line)))
  if (shape === `shape ${today}` && changed.length > 0)
    throw new Error(`SCHEMA_VERSION is still ${today}, but these types have changed:\n${changed.join('\n')}`)
  writeFileSync(path, `${[`shape ${today}`, ...lines].join('\n')}\n`)
}
