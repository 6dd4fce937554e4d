/** Writes lists as files to fill in, with the house set's cards as examples. An exported list can be imported. */
import type { CardListName } from '../cards.ts'
import { houseCardLists } from '../house-set/index.ts'
import { LIST_COLUMNS } from './columns.ts'

export const LIST_FORMATS = ['csv', 'json'] as const
export type ListFormat = (typeof LIST_FORMATS)[number]

export const templateTextFor = (list: CardListName, format: ListFormat): string =>
  format === 'csv' ? asCsv(list) : `${JSON.stringify({ [list]: houseCardLists[list] }, null, 2)}\n`

function asCsv(list: CardListName): string {
  const columns = LIST_COLUMNS[list]
  const heading = columns.map(({ name }) => name)
  const lines = houseCardLists[list].map((card) =>
    columns.map(({ path, write }) => write(partOf(card, path))),
  )
  return [heading, ...lines].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')
}

const partOf = (card: object, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    card,
  )

const cellOf = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
