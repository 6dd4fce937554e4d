import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { citedRuleNumbers, formatCitation } from '../scripts/rules/cite.ts'
import { ALL_RULE_NUMBERS } from '../scripts/rules/numbers.ts'
import { citesRules, headerCommentOf, ruleFiles, rulesPage, testsForFile } from '../scripts/rules/page.ts'

test('docs/rules.md shows where the rules are (npm run -s rules -- --page > docs/rules.md writes it)', () => {
  expect(readFileSync(new URL('../docs/rules.md', import.meta.url), 'utf8')).toBe(rulesPage())
})

describe.each(ruleFiles())('%s', (file) => {
  test('has a header with its subject and its rules', () => {
    expect(headerCommentOf(file)).toSatisfy(citesRules)
  })

  test('has stories, beside it or where the page says', () => {
    expect(testsForFile(file)).not.toEqual([])
  })
})

describe('numbers in citations', () => {
  test.each([
    [['707.1d', '707.1b', '707.1c', '709.1'], '707.1b–d, 709.1'],
    [['701.1', '701.2', '701.3', '701.1a'], '701.1, 701.1a, 701.2, 701.3'],
    [['415.9e', '415.9f'], '415.9e, 415.9f'],
    [[], ''],
  ])('%j: %s', (numbers, text) => {
    expect(formatCitation(numbers)).toBe(text)
  })

  test('are read back unchanged', () => {
    expect(citedRuleNumbers(formatCitation(ALL_RULE_NUMBERS))).toEqual(ALL_RULE_NUMBERS)
  })
})

test.each([
  ['Costs (403)', true],
  ['Adding links (707.1b)', true],
  ['A deck of one’s own (R201.2)', true],
  ['Warp (glossary)', true],
  ['Warp (rules glossary)', true],
  ['What a judge puts right (docs/rulings.md)', true],
  ['In 2026 there were 19 KB', false],
])('whether the header cites its rules: %s', (header, says) => {
  expect(citesRules(header)).toBe(says)
})
