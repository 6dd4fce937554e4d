/** The files in src/cards/pool: the data of compiled cards by set, and the codes of refused cards. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Card } from '../../src/engine/index.ts'
import type { CompiledPool } from './all.ts'
import { formatPrintedFile } from './printings.ts'

const FOLDER = fileURLToPath(new URL('../../src/cards/pool/', import.meta.url))
const IN_PROJECT = 'src/cards/pool'
/** The tags of the lexicon, which the grammar reads. */
const TAGS = fileURLToPath(new URL('./tags.txt', import.meta.url))

/** The file with the facts of all cards, which has no card data. */
const PRINTED = 'printed.txt'

const tagsFile = ({ tags }: CompiledPool): string =>
  [...tags]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([tag, types]) => `${tag}: ${[...types].sort().join(', ')}\n`)
    .join('')

const byNumber = (a: Card, b: Card): number => a.id.localeCompare(b.id, 'en', { numeric: true })

/** Returns the set in a card's id. The bot looks for the card in the file of this set, whatever printing is right. */
const setOfId = (id: string): string => id.slice(0, id.indexOf('-'))

/** Returns the text of each file by its path below src/cards/pool. */
function filesOf({ results }: CompiledPool): Map<string, string> {
  const sets = new Map<string, Card[]>()
  const refused: [string, string][] = []
  for (const { printed, outcome, byHand, isRaiders } of results) {
    if (byHand || !isRaiders) continue
    if (outcome.ok) {
      const set = setOfId(printed.id)
      sets.set(set, [...(sets.get(set) ?? []), outcome.card])
    } else refused.push([printed.id, [...new Set(outcome.refusals.map(({ code }) => code))].join('; ')])
  }
  const files = new Map<string, string>()
  for (const [set, cards] of sets)
    files.set(
      `data/${set}.json`,
      `[\n${cards
        .sort(byNumber)
        .map((card) => JSON.stringify(card))
        .join(',\n')}\n]\n`,
    )
  files.set(PRINTED, formatPrintedFile(results.map(({ printed }) => printed)))
  const lines = refused.sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
  files.set(
    'refused.json',
    `{\n${lines.map(([id, code]) => `${JSON.stringify(id)}: ${JSON.stringify(code)}`).join(',\n')}\n}\n`,
  )
  return files
}

export function writePoolFiles(all: CompiledPool): string[] {
  const files = filesOf(all)
  mkdirSync(path.join(FOLDER, 'data'), { recursive: true })
  for (const old of readdirSync(path.join(FOLDER, 'data')))
    if (!files.has(`data/${old}`)) rmSync(path.join(FOLDER, 'data', old))
  writeFileSync(TAGS, tagsFile(all))
  for (const [name, text] of files) writeFileSync(path.join(FOLDER, name), text)
  return [`Wrote ${files.size} files to ${IN_PROJECT}.`]
}

export function checkPoolFiles(all: CompiledPool): string[] {
  const different = [...filesOf(all)].filter(([name, text]) => {
    const file = path.join(FOLDER, name)
    return !existsSync(file) || readFileSync(file, 'utf8') !== text
  })
  if (different.length > 0) process.exitCode = 1
  return different.length === 0
    ? ['The files are what the compiler writes.']
    : different.map(([name]) => `${IN_PROJECT}/${name} is not what the compiler writes.`)
}

/** Returns a line for each card whose data differs from that of a revision. */
export function compareWithRevision(all: CompiledPool, revision: string): string[] {
  const lines = [...filesOf(all)].flatMap(([name, text]) => {
    if (name === PRINTED) return []
    const [before, after] = [cardsIn(textAt(revision, name)), cardsIn(text)]
    const added = [...after.keys()].filter((id) => !before.has(id)).map((id) => `${id} is new`)
    const gone = [...before.keys()].filter((id) => !after.has(id)).map((id) => `${id} is gone`)
    const changed = [...after]
      .filter(([id, card]) => before.has(id) && before.get(id) !== card)
      .map(([id]) => `${id} has changed`)
    return [...added, ...gone, ...changed].map((line) => `${name}: ${line}`)
  })
  return lines.length === 0 ? [`No card differs from ${revision}.`] : lines
}

function textAt(revision: string, name: string): string {
  try {
    return execFileSync('git', ['show', `${revision}:${IN_PROJECT}/${name}`], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}

/** Returns the lines of a file by the id in them. Each line has one card or refusal. */
const cardsIn = (text: string): Map<string, string> =>
  new Map(
    text.split('\n').flatMap((line): [string, string][] => {
      const [, id] = /^(?:\{"id":)?"([^"]+)"/.exec(line) ?? []
      return id ? [[id, line.replace(/,$/, '')]] : []
    }),
  )
