import { expect, test } from 'vitest'
import { splitTagsByRules } from './type-line.ts'

const tagsOf = (type: string, ...tags: string[]): string[] =>
  splitTagsByRules({
    ...{ set: 'TST', no: '1', name: 'Test Card', rarity: 'c', text: '', classIcons: [], professions: [] },
    ...{ type, tags },
  }).tags

test('an Armor Set is an armor (300.1)', () => {
  expect(tagsOf('Equipment', 'Armor Set', 'Plate')).toEqual(['Armor', 'Armor Set', 'Plate'])
})

test.each([
  ['Voidwalker Demon', ['Voidwalker', 'Demon']],
  ['Djinni Air Elemental', ['Djinni', 'Air Elemental']],
  ['Broken Elder Sage', ['Broken', 'Elder Sage']],
  ['Night Elf', ['Night Elf']],
  ['Keeper of the Grove', ['Keeper of the Grove']],
  ['Beast mastery', ['Beast Mastery']],
  ['Big Name (1)', ['Big Name (1)']],
])('of a character, “%s” is %j (202.1a)', (printed, tags) => {
  expect(tagsOf('Ally', printed)).toEqual(tags)
})

test('an ability keeps its tags of several words', () => {
  expect(tagsOf('Ability', 'Bear Form', 'Frost Disease')).toEqual(['Bear Form', 'Frost', 'Disease'])
})
