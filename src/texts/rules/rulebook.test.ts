import { describe, expect, test } from 'vitest'
import { ALL_RULE_NUMBERS } from '../../../scripts/rules/numbers.ts'
import { KEYWORD_NAMES } from '../../cards/wording/keywords.ts'
import { runInLanguage } from '../language.ts'
import { allRulebookRules, findRuleByNumber, findRulesAbout } from './rulebook.ts'

const RULES = allRulebookRules()

const sections = [...new Set(ALL_RULE_NUMBERS.map((number) => number.split('.')[0] ?? number))]

describe('the rulebook', () => {
  test.each(sections)('explains section %s', (section) => {
    expect(findRuleByNumber(section)?.text.length).toBeGreaterThan(40)
  })

  test.each(Object.values(KEYWORD_NAMES))('explains %s', (keyword) => {
    const family = keyword.replace(/^\w+ (?=Resistance$)/, '')
    expect(RULES.map(({ title }) => title)).toContain(family)
  })

  test('has each rule once and refers only to rules that exist', () => {
    const numbers = RULES.map(({ number }) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const { number, see } of RULES)
      for (const other of see) expect(findRuleByNumber(other), `${number} leads to ${other}`).not.toBeNull()
  })

  test('mentions only rule numbers that exist', () => {
    const known = new Set(ALL_RULE_NUMBERS.flatMap((number) => [number, ...parents(number)]))
    const named = RULES.flatMap(({ text }) => text.match(/\bR?\d{3}\.\d+[a-z]?/g) ?? [])
    expect(named.filter((number) => !known.has(number))).toEqual([])
  })

  test.each(RULES)('explains $number in German as well', ({ number, text }) => {
    const german = runInLanguage('de', () => findRuleByNumber(number))
    expect(german?.number).toBe(number)
    expect(german?.text).not.toBe(text)
    const named = (said = '') => (said.match(/R?\d{3}\.\d+[a-z]?/g) ?? []).sort()
    expect(named(german?.text)).toEqual(named(text))
  })

  test('is searched in the current language', () => {
    expect(runInLanguage('de', () => findRulesAbout('Friedhof')).length).toBeGreaterThan(3)
    expect(findRulesAbout('Friedhof')).toEqual([])
  })

  test('has only rules that fit into one message', () => {
    for (const { text, title } of RULES) expect(`${title}${text}`.length).toBeLessThan(700)
  })
})

const parents = (number: string): string[] => {
  const shorter = number.replace(/(?:[a-z]|\.\d+)$/, '')
  return shorter === number ? [] : [shorter, ...parents(shorter)]
}

describe('a rule is found', () => {
  test.each([
    ['602', '602'],
    ['602.1c', '602'],
    ['602.2a', '602.2'],
    ['r101.3d', 'R101'],
    ['§ 410.5', '410.5'],
    ['protector', 'protector'],
  ])('by the number %s, or by the number of a part of that rule', (wanted, number) => {
    expect(findRuleByNumber(wanted)?.number).toBe(number)
  })

  test.each(['999', 'nonsense', '', '.', 'r', '12'])('and for %j there is none', (wanted) => {
    expect(findRuleByNumber(wanted)).toBeNull()
  })

  test('by a word: titles before texts, the exact title first', () => {
    const titles = findRulesAbout('protect').map(({ title }) => title)
    expect(titles.slice(0, 2)).toEqual(expect.arrayContaining(['Protect point', 'Protector']))
    expect(findRulesAbout('Targets')[0]?.number).toBe('706')
    expect(findRulesAbout('graveyard').length).toBeGreaterThan(3)
    expect(findRulesAbout('mulligan opening')[0]?.number).toMatch(/^101/)
    expect(findRulesAbout('zzz')).toEqual([])
  })
})

test('a text of more than a hundred letters finds nothing in the rulebook', () => {
  const [begins = ''] = RULES.map(({ text }) => text)
  expect(findRulesAbout(begins.slice(0, 100)).length).toBeGreaterThan(0)
  for (const wanted of [begins.repeat(3), '1.'.repeat(3_000), 'a '.repeat(3_000), ' '.repeat(101)])
    expect([findRuleByNumber(wanted), findRulesAbout(wanted)]).toEqual([null, []])
})
