/** Writes down what is stored, as its types say it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SHAPE } from '../../src/engine/index.ts'
import { isWord, storedTypes } from '../../test/stored/types.ts'

const FILE = fileURLToPath(new URL('../../test/stored/types.txt', import.meta.url))

/** @throws when more has changed than words that were added, and the shape is the same */
export function writeTypes(): void {
  const [shape, ...before] = readFileSync(FILE, 'utf8').trimEnd().split('\n')
  const lines = storedTypes()
  const changed = before.filter((line) => !lines.includes(line))
  changed.push(...lines.filter((line) => !before.includes(line) && !isWord(line)))
  if (shape === `shape ${SHAPE}` && changed.length > 0)
    throw new Error(`SHAPE is still ${SHAPE}, but this has changed:\n${changed.join('\n')}`)
  writeFileSync(FILE, `${[`shape ${SHAPE}`, ...lines].join('\n')}\n`)
}
