/**
 * Adds the tags of characters and abilities that only the second list has, such as "Monster" on 41 allies of one set.
 */
import { nameKey } from '../../src/cards/printed-names/printed-names.ts'
import { printCategoryOf } from './categories.ts'
import type { PoolRow, PrintRow } from './sources.ts'

type Prints = ReadonlyMap<string, readonly PrintRow[]>

/** The card types of which the second list adds tags. For equipment it lists other words, too. */
const TAGGED: ReadonlySet<string> = new Set(['Ability', 'Ability Ally', 'Ally', 'Hero', 'Master Hero'])

/** Words of the second list that are no tags, and one that is a part of "Shadow Hunter". */
const NO_TAGS: ReadonlySet<string> = new Set([
  'Ability:Talent',
  'Ability:Attachment',
  'Ally:Token',
  'Ally:Shadow',
  'Master Hero:Master',
  'Master Hero:Talent',
])

export function withTagsOfPrints(rows: readonly PoolRow[], prints: Prints): PoolRow[] {
  const forms = commonForms(rows)
  return rows.map((row) => {
    const added = missingTags(row, prints).flatMap(
      (tag) => forms.get(keyOf(row.type, tag)) ?? (tag.includes(' ') ? [tag] : []),
    )
    return added.length > 0 ? { ...row, tags: [...row.tags, ...added] } : row
  })
}

function missingTags({ name, type, setName, tags }: PoolRow, prints: Prints): string[] {
  if (!TAGGED.has(type)) return []
  if (type === 'Ability' && tags.some((tag) => !tag.endsWith('(1)'))) return [] // for talents, the two lists may differ
  const all = prints.get(nameKey(name))?.filter(({ category }) => category === printCategoryOf(type))
  const print = all?.find(({ set }) => set === setName) ?? all?.[0]
  const own = nameKey(tags.join(' '))
  const missing =
    print?.types.filter((word) => !own.includes(nameKey(word)) && !NO_TAGS.has(`${type}:${word}`)) ?? []
  return missing.includes('of') ? [missing.join(' ')] : missing // the second list splits most tags of several words
}

/** Returns the form in which most cards of a type have a tag, such as "Aspect (1)" for abilities. */
function commonForms(rows: readonly PoolRow[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>()
  for (const { type, tags } of rows)
    for (const tag of tags.flatMap((all) => all.split(', '))) {
      const key = `${keyOf(type, tag.replace(/ ?\(\d+\)$/, ''))}\t${tag}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  const rising = [...counts].sort(([, a], [, b]) => a - b)
  return new Map(rising.map(([key]) => [key.slice(0, key.indexOf('\t')), key.slice(key.indexOf('\t') + 1)]))
}

const keyOf = (type: string, tag: string): string => `${printCategoryOf(type)}:${tag}`
