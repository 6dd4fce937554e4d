/**
 * Cards compiled from the printed pool. The file of a set is read when one of its cards is first requested, and a card
 * is parsed and checked when it is first requested itself.
 */
import { readdirSync, readFileSync } from 'node:fs'
import type { Card, CardId } from '../../engine/index.ts'
import { parseCard } from '../card-schema/index.ts'
import { withClassAndTalent } from './heroes.ts'

const FOLDER = new URL('./data/', import.meta.url)

/** The JSON of each card of a set. */
type SetLines = ReadonlyMap<CardId, string>

let codes: ReadonlySet<string> | undefined
const sets = new Map<string, SetLines>()
const parsed = new Map<CardId, Card>()

export const hasCompiledCard = (id: CardId): boolean => linesOfSet(id)?.has(id) === true

/**
 * Returns a compiled card; undefined if there is none. @throws an error with a sentence if its data don't fit the
 * schema
 */
export function compiledCard(id: CardId): Card | undefined {
  const known = parsed.get(id)
  if (known) return known
  const line = linesOfSet(id)?.get(id)
  if (line === undefined) return undefined
  const card = cardFrom(line)
  parsed.set(id, card)
  return card
}

/** Reads a card for a search, without keeping it. A test checks the data of all cards. */
export function readCompiledCardWithoutCache(id: CardId): Card | undefined {
  const known = parsed.get(id)
  if (known) return known
  const line = linesOfSet(id)?.get(id)
  if (line === undefined) return undefined
  const card: Card = JSON.parse(line)
  return withClassAndTalent(card)
}

function cardFrom(line: string): Card {
  const read = parseCard(JSON.parse(line))
  if (!read.ok) throw new Error(read.problem)
  return withClassAndTalent(read.card)
}

function linesOfSet(id: CardId): SetLines | undefined {
  const dash = id.indexOf('-')
  if (dash < 0) return undefined
  const set = id.slice(0, dash)
  codes ??= new Set(readdirSync(FOLDER).map((file) => file.replace('.json', '')))
  if (!codes.has(set)) return undefined
  const known = sets.get(set)
  if (known) return known
  const lines = readLines(set)
  sets.set(set, lines)
  return lines
}

const ID = /^\{"id":"([^"]+)"/

/** Reads the file of a set, in which each card is a line. */
function readLines(set: string): SetLines {
  const text = readFileSync(new URL(`${set}.json`, FOLDER), 'utf8')
  return new Map(
    text.split('\n').flatMap((line): [string, string][] => {
      const [, id] = ID.exec(line) ?? []
      return id === undefined ? [] : [[id, line.replace(/,$/, '')]]
    }),
  )
}
