import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seenByPeople } from '../../test/support/discord-markup.ts'
import { asRead, faultsInMarkup, faultsInPlain, HOSTILE_NAMES } from '../../test/support/hostile.ts'
import { isSameUserText, rawText, toMarkup, toPlain, userText } from './user-text.ts'

describe('text from people in a message', () => {
  test.each(HOSTILE_NAMES)('is shown as it was written: %j', (name) => {
    const markup = toMarkup(userText(name))
    for (const message of [markup, `**${markup}** wins.`, `> ${markup}`, `- ${markup}: 3`, `a\n${markup}\nb`])
      expect(faultsInMarkup(message)).toEqual([])
  })

  test.each([
    ['[Gift](http://a.b)', '\\[Gift\\](http\\:\\/\\/a.b)'],
    ['# Big', '\\# Big'],
    ['12. Place', '12\\. Place'],
    ['-# small', '\\-# small'],
    ['@everyone', '@\u200beveryone'],
    ['<@&1> <#1>', '<\u200b@\u200b&1> <\u200b#1>'],
    ['back\\slash', 'back\\\\slash'],
    ['two\r\n\u2028lines\u0000', 'two lines'],
    ['Anne-Marie O’Neil (St. John)', 'Anne-Marie O’Neil (St. John)'],
    ['Zoë 🐉', 'Zoë 🐉'],
  ])('becomes markup that Discord shows as plain characters: %j', (name, markup) => {
    expect(toMarkup(userText(name))).toBe(markup)
  })

  test('no mixture of special characters works as markup, wherever it stands', () => {
    const sign = fc.constantFrom(...'\\*_~`|[]()<>@#&:/!-+. \n1ab', 'http://', '**', '||', '```', '@here')
    const text = fc.array(sign, { minLength: 1, maxLength: 12 }).map((signs) => signs.join(''))
    fc.assert(
      fc.property(text, (name) => {
        for (const around of ['', '**', '*', '~~']) {
          const {
            text: seen,
            links,
            mentions,
          } = seenByPeople(`x ${around}${toMarkup(userText(name))}${around} y`)
          expect(seen.replaceAll('\u200b', '')).toBe(`x ${asRead(name) || '?'} y`)
          expect([links, mentions]).toEqual([[], []])
        }
        const { text: alone } = seenByPeople(toMarkup(userText(name)))
        expect(alone.replaceAll('\u200b', '')).toBe(asRead(name) || '?')
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('the direction of text', () => {
  test.each(['\u202eevil', 'a\u202db', '\u2066\u2067\u2068x', '\u200e\u200f\u061cz'])(
    "can't be changed by a name: %j",
    (name) => {
      for (const shown of [toMarkup(userText(name)), toPlain(userText(name))])
        expect(shown).toMatch(/^[a-z]+$/)
    },
  )

  test.each(['דנה', 'ليلى (2)', 'Ben בן'])(
    "%s stays readable and doesn't change the direction of other text",
    (name) => {
      for (const shown of [toMarkup(userText(name)), toPlain(userText(name))])
        expect(shown).toBe(`\u2068${name}\u2069`)
    },
  )
})

describe('a name', () => {
  test('with very many combining marks keeps four per letter', () => {
    const zalgo = `Z${'\u0301'.repeat(60)}a`
    expect(toPlain(userText(zalgo))).toBe(`Z${'\u0301'.repeat(4)}a`)
    expect(toMarkup(userText('Việt สวัสดี'))).toBe('Việt สวัสดี')
  })

  test.each(['', ' ', '\u202e', '\n\n'])(
    'without visible characters is shown as a question mark: %j',
    (name) => {
      expect([toMarkup(userText(name)), toPlain(userText(name))]).toEqual(['?', '?'])
    },
  )

  test('is not escaped for a button, where Discord reads no markup', () => {
    expect(toPlain(userText('*An_na*\n[x]'))).toBe('*An_na* [x]')
    for (const hostile of HOSTILE_NAMES) expect(faultsInPlain(toPlain(userText(hostile)))).toEqual([])
  })

  test('is stored and compared as it was written', () => {
    expect(rawText(userText(' *Anna*\u202e'))).toBe(' *Anna*\u202e')
    expect(isSameUserText(userText(' anna'), userText('ANNA '))).toBe(true)
  })
})

test('the compiler refuses text from people in a message', () => {
  const name = userText('Anna')
  const greet = (who: string): string => `Hello ${who}`
  // @ts-expect-error: user text must pass through toMarkup or toPlain
  greet(name)
  // @ts-expect-error: a template can't contain user text either
  const direct = () => `Hello ${name}`
  // @ts-expect-error: user text can't be concatenated either
  const joined = () => name + name
  expect([greet(toMarkup(name)), direct, joined]).toHaveLength(3)
})
