/** Lists as files to fill in, with the house set's cards as examples. An exported list can be imported. */
import type { ListName } from '../cards.ts'
import { house } from '../house-set/index.ts'
import { COLUMNS } from './columns.ts'

export const FORMATS = ['csv', 'json'] as const
export type Format = (typeof FORMATS)[number]

export const templateFor = (list: ListName, format: Format): string =>
  format === 'csv' ? asCsv(list) : `${JSON.stringify({ [list]: house[list] }, null, 2)}\n`

function asCsv(list: ListName): string {
  const columns = COLUMNS[list]
  const heading = columns.map(({ name }) => name)
  const lines = house[list].map((card) => columns.map(({ path, write }) => write(partOf(card, path))))
  return [heading, ...lines].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')
}

const partOf = (card: object, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    card,
  )

const cellOf = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
