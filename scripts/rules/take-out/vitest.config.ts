import { relative } from 'node:path'
import ts from 'typescript'
import { defineConfig, type Plugin } from 'vitest/config'
import { applyEdits } from './mutants.ts'
import { type CodeEdit, readTakeOutPlan } from './plan.ts'

const plan = readTakeOutPlan()
if (plan.only !== null) process.env.TAKE_OUT_ONLY = plan.only

/** Puts the mutants into each file when it is loaded, and a call into every loop of the engine. */
const takingOut: Plugin = {
  name: 'take-out',
  enforce: 'pre',
  transform(code, id) {
    const file = relative(process.cwd(), id).replaceAll('\\', '/')
    if (!/^src\/(engine|cards|raids)\/.*\.ts$/.test(file) || file.endsWith('.test.ts')) return undefined
    return { code: applyEdits(code, [...(plan.edits[file] ?? []), ...counting(file, code)]), map: null }
  },
}

function counting(file: string, code: string): CodeEdit[] {
  if (!/\b(while|for) \(/.test(code)) return []
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const edits: CodeEdit[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isWhileStatement(node) || ts.isForStatement(node) || ts.isDoStatement(node)) {
      edits.push({ at: node.statement.getStart(), text: '{ globalThis.takeOutTick?.();' })
      edits.push({ at: node.statement.getEnd(), text: '}', closes: true })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return edits
}

export default defineConfig({
  plugins: [takingOut],
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    runner: 'scripts/rules/take-out/runner.ts',
    setupFiles: ['scripts/rules/take-out/from-the-start.ts'],
    testTimeout: 600_000,
    maxWorkers: 1,
    isolate: false,
  },
})
