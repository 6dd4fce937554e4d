import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { citedRuleNumbers } from '../scripts/rules/cite.ts'
import { ruleCoverage } from '../scripts/rules/coverage.ts'
import { ALL_RULE_NUMBERS } from '../scripts/rules/numbers.ts'
import { faqQuestions } from '../scripts/rules/questions.ts'
import { applyEdits, mutantsOf } from '../scripts/rules/take-out/mutants.ts'

describe('the rules that a text cites', () => {
  test.each([
    ['one', '(707.1d)', ['707.1d']],
    ['several', '410.6, 708', ['410.6']],
    ['letters up to another', '707.1b–d', ['707.1b', '707.1c', '707.1d']],
    ['siblings up to another', '701.1–701.3', ['701.1', '701.2', '701.3']],
    ['no range of families', '700–719', []],
    ['no part of another number', 'R602.1, 1100.1 and 415.35', []],
    ['a raid rule', 'see R101.4', ['R101.4']],
    ['none that is no rule', '999.1 or 100.9', []],
  ])('%s: %s', (_, text, numbers) => {
    expect(citedRuleNumbers(text)).toEqual(numbers)
  })
})

describe('coverage', () => {
  const rules = new Map(ruleCoverage().map((rule) => [rule.number, rule]))

  test('contains every rule once', () => {
    expect([...rules.keys()]).toEqual(ALL_RULE_NUMBERS)
    expect(ALL_RULE_NUMBERS).toHaveLength(548)
  })

  test('names a function and a test that cite a rule', () => {
    const drawing = rules.get('501.2b')
    expect(drawing?.implemented).toContain('src/engine/rules/turn/steps.ts#drawStep')
    expect(drawing?.tested.join()).toContain('src/engine/rules/turn/start.test.ts > the first player skips')
    expect(drawing?.notApplicable).toBeNull()
  })

  test('a heading contains its words', () => {
    expect(rules.get('501.2')?.notApplicable).toBe('Only the heading of 501.2a, 501.2b.')
  })
})

test('each question that a raid’s FAQ answers has a story that names its card', () => {
  const asked = faqQuestions()
  expect(asked).toHaveLength(21)
  expect(asked.filter(({ tested }) => tested.length === 0)).toEqual([])
  const oil = asked.find(({ card }) => card === 'Superior Mana Oil')
  expect(oil?.tested.every((name) => name.startsWith('src/scenarios/treasure/magtheridon.test.ts'))).toBe(
    true,
  )
})

describe('a rule that is taken out', () => {
  const out = (code: string, id: string | undefined): unknown => {
    globalThis.takenOut = id
    const js = ts.transpile(code, { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.None })
    return new Function(`${js}; return rule()`)()
  }
  const mutate = (code: string) => {
    const source = ts.createSourceFile('a.ts', code, ts.ScriptTarget.Latest, true)
    const node = source.statements[0]
    const mutants = node ? mutantsOf({ file: 'a.ts', symbol: 'rule', node }) : []
    const text = applyEdits(
      code,
      mutants.flatMap(({ edits }) => edits),
    )
    return [...mutants.map(({ id }) => out(text, id)), out(text, undefined)]
  }

  test.each([
    ['a condition holds always, or never', 'function rule(): boolean { return 1 > 0 }', [true, false, true]],
    ['a list is empty', 'const rule = (): number[] => [7]', [[], [7]]],
    ['a number is 0', 'function rule(): number { return 7 }', [0, 7]],
    ['nothing is done', 'function rule(): void { return 7 as never }', [undefined, 7]],
  ])('%s', (_, code, results) => {
    expect(mutate(code)).toEqual(results)
  })
})
