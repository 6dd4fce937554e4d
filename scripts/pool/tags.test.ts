import { expect, test } from 'vitest'
import { nameKey } from '../../src/cards/printed-names/printed-names.ts'
import type { PoolRow, PrintRow } from './sources.ts'
import { withTagsOfPrints } from './tags.ts'

const row = (name: string, type: string, tags: string[]): PoolRow => ({
  ...{ set: 'TST', setName: 'Test', no: '1', rarity: 'c', text: '', classIcons: [], professions: [] },
  ...{ name, type, tags },
})
const print = (name: string, category: string, types: string[], set = 'Test'): PrintRow => ({
  ...{ set, name, category, text: '', types },
})

/** Cards from which the usual tags are known. */
const OTHERS = [
  row('Gnasher', 'Ally', ['Monster', 'Shadow']),
  row('Hawk', 'Ability', ['Aspect (1)', 'Survival']),
  row('Orc', 'Ally', ['Blood Elf']),
]

const tagsOf = (one: PoolRow, other: PrintRow): string[] | undefined =>
  withTagsOfPrints([one, ...OTHERS], new Map([[nameKey(one.name), [other]]]))[0]?.tags

test('a card gets the tags that only the second list has, as other cards have them', () => {
  expect(tagsOf(row('Crab', 'Ally', ['Beast']), print('Crab', 'Ally', ['Beast', 'Monster']))).toEqual([
    'Beast',
    'Monster',
  ])
  expect(tagsOf(row('Viper', 'Ability', []), print('Viper', 'Ability', ['Aspect', 'Survival']))).toEqual([
    'Aspect (1)',
    'Survival',
  ])
  expect(tagsOf(row('Crab', 'Ally', []), print('Crab', 'Ally', ['Monster'], 'Another Set'))).toEqual([
    'Monster',
  ])
})

test('words that no card has as a tag, parts of longer tags and cards of other types are left out', () => {
  const crab = row('Crab', 'Ally', ['Blood Elf'])
  expect(tagsOf(crab, print('Crab', 'Ally', ['Blood', 'Elf', 'Misspelt', 'Shadow']))).toEqual(['Blood Elf'])
  expect(tagsOf(crab, print('Crab', 'Hero', ['Monster']))).toEqual(['Blood Elf'])
})

test('an ability that has a talent keeps it where the lists differ', () => {
  const viper = row('Viper', 'Ability', ['Survival'])
  expect(tagsOf(viper, print('Viper', 'Ability', ['Aspect']))).toEqual(['Survival'])
})
