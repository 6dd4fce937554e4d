/**
 * Malicious lists: each is refused with sentences, whatever it contains. `npm run -s bench -- --hostile` measures how long
 * that takes.
 */

import { describe, expect, test } from 'vitest'
import { toMarkup, userText } from '../../texts/user-text.ts'
import { CARD_LIST_NAMES, type CardListName } from '../cards.ts'
import { readCardList, textLinesOfFaults } from './read.ts'

const faultsIn = (list: CardListName, text: string): string[] => {
  const read = readCardList(list, text)
  return 'faults' in read ? textLinesOfFaults(read) : []
}

const KB64 = 64 * 1024

const full = (part: string): string => part.repeat(Math.floor(KB64 / part.length))

describe('64 KB are read', () => {
  test.each<[string, CardListName, string]>([
    ['JSON of nothing but line breaks', 'events', `[${full('{\n\n}\n,\n').slice(0, -3)}]`],
    ['JSON of empty objects in one line', 'events', `[${full('{},').slice(0, -1)}]`],
    ['JSON that is too deep', 'events', full('[')],
    ['JSON with one long text', 'events', `[{"id":"${full('a').slice(20)}"}]`],
    ['JSON with many keys', 'events', `[{${full('"k":1,').slice(0, -1)}}]`],
    ['one long cell', 'destiny', `id,name,number,hunt\nd-1,One,1,a${' '.repeat(KB64 - 40)}b\n`],
    ['thousands of columns', 'events', `${full('id,').slice(0, 16_200)}id\n${'\n,'.repeat(8_000)}`],
    ['thousands of lines', 'events', `id,name\n${full('e,E\n')}`],
    ['nothing but line breaks', 'events', full('\n')],
    ['nothing but carriage returns', 'events', full('\r')],
    ['nothing but quotation marks', 'events', full('"')],
    ['nothing but spaces', 'events', full(' ')],
    ['nothing but semicolons', 'events', full(';')],
  ])('%s', (_, list, text) => {
    const faults = faultsIn(list, text)
    expect(faults.length).toBeGreaterThan(1)
    expect(faults.length).toBeLessThanOrEqual(12)
    expect(faults.join('\n').length).toBeLessThan(2_000)
  })
})

describe('checking stops after the tenth fault', () => {
  const lines = Array.from({ length: 40 }, (_, n) => `e-${n},`)

  test('in a table, and the answer says how many lines were not checked', () => {
    const faults = faultsIn('events', ['id,name', ...lines].join('\n'))
    expect(faults).toHaveLength(12)
    expect(faults[0]).toContain('10 errors')
    expect(faults[10]).toBe('Line 11, column 2: “name” is missing.')
    expect(faults[11]).toBe('I did not check anything from line 12, column 1 on: 30 lines.')
  })

  test('in JSON on one line, and the answer says from which card on nothing was checked', () => {
    const faults = faultsIn('events', JSON.stringify(lines.map((id) => ({ id: id.slice(0, -1) }))))
    expect(faults).toHaveLength(12)
    expect(faults[11]).toBe('I did not check anything from line 1, column 132 on: 1 line.')
  })

  test('and the answer mentions no unchecked lines if all were checked', () => {
    expect(faultsIn('events', ['id,name', ...lines.slice(0, 9)].join('\n'))).toHaveLength(10)
    expect(faultsIn('events', ['id,name', ...lines.slice(0, 10)].join('\n'))).toHaveLength(11)
  })
})

describe('a list that exceeds a limit is refused at the place where it does', () => {
  const HEADING = 'id,name'
  test.each([
    [`${HEADING}${',x'.repeat(30)}\n`, 'Line 1, column 21: a list has at most 20 columns.'],
    [`${HEADING}\ne-1,${'x'.repeat(1_001)}\n`, 'Line 2, column 2: this has more than 1000 letters.'],
    [`${HEADING}\ne-1,"${'x'.repeat(1_001)}"\n`, 'Line 2, column 2: this has more than 1000 letters.'],
    [
      `${HEADING}\n${Array.from({ length: 501 }, (_, n) => `e-${n},E\n`).join('')}`,
      'Line 502, column 1: a list has at most 500 cards.',
    ],
    [`[${'{"id":"e","name":"E"},\n'.repeat(501)}{}]`, 'Line 501, column 1: a list has at most 500 cards.'],
    [`[{"name": "${'x'.repeat(1_001)}"}]`, 'Line 1, column 11: this has more than 1000 letters.'],
    [`[{"does": [${'0,'.repeat(20)}0]}]`, 'Line 1, column 52: each part of a card has at most 20 entries.'],
    [
      `${'['.repeat(20)}${']'.repeat(20)}`,
      'Line 1, column 14: parts of a list can be nested at most 12 deep.',
    ],
    ['\n'.repeat(7_000), 'Line 6001, column 1: a list has at most 6000 lines.'],
    [
      '[{"id": "e-1",\n"name": "One\\u0000"}]',
      'Line 2, column 9: this has control characters or half an emoji.',
    ],
    ['[{"name": "One\\ud83d"}]', 'Line 1, column 11: this has control characters or half an emoji.'],
    ['[{"\\ud83d": 1}]', 'Line 1, column 3: this has control characters or half an emoji.'],
    ['id,name,id\n', 'Line 1, column 3: the column “id” is there twice.'],
  ])('%#', (text, fault) => {
    expect(faultsIn('events', text)).toContain(fault)
  })
})

describe('names of Object.prototype have no meaning', () => {
  const WORDS = ['hasOwnProperty', 'valueOf', 'isPrototypeOf', 'constructor', '__proto__', 'toString']

  test.each(WORDS)('the deed “%s”', (word) => {
    for (const deed of [word, `${word} x`, `${word} each 1`])
      expect(faultsIn('events', `id,name,does\ne-1,One,${deed}\n`)[1]).toContain(
        `“${toMarkup(userText(deed))}” is not an effect`,
      )
  })

  test.each(WORDS)('the key “%s”', (word) => {
    const faults = faultsIn('events', `[{"id": "e-1", "name": "One", "${word}": 1}]`)
    expect(faults[1]).toBe(
      `Line 1, column ${35 + word.length}: such a card has no “${toMarkup(userText(word))}”.`,
    )
    expect(faultsIn('events', `{"${word}": [{"id": "e-1", "name": "One"}]}`)[1]).toContain('a list of cards')
  })

  test.each(WORDS)('the column “%s”', (word) => {
    expect(faultsIn('events', `id,name,${word}\ne-1,One,1\n`)[1]).toContain('there is no column')
  })

  test.each(CARD_LIST_NAMES)('in each cell of %s', (list) => {
    for (const word of WORDS) {
      const text = `[{"id": "${word}", "name": "${word}", "cls": "${word}", "does": [{"do": "${word}"}]}]`
      expect(faultsIn(list, text).length).toBeGreaterThan(1)
    }
  })
})
