/**
 * Lists lines of comments and docs whose English is hard to read at first sight.
 *
 *   npm run -s words                     # all files
 *   npm run -s words -- src/engine       # files below a folder
 *   npm run -s words -- --json           # one object: lines, unclear, share
 *   npm run -s words -- --draw 20 --seed 7 src   # 20 exported names and 20 comments, drawn at random
 *   npm run -s words -- --draw 20 --signatures   # below each name, the beginning of its declaration
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { drawNamesAndComments } from './plain-words/draw.ts'
import { filesToCheck } from './plain-words/files.ts'
import { findUnclearLines } from './plain-words/unclear.ts'

const { values, positionals } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    draw: { type: 'string' },
    seed: { type: 'string', default: '1' },
    signatures: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const root = fileURLToPath(new URL('..', import.meta.url))
const [folder = ''] = positionals
const files = filesToCheck(root).filter((file) => file.startsWith(folder))

if (values.draw === undefined) report()
else showDrawn(drawNamesAndComments(root, files, Number(values.draw), values.seed))

function showDrawn({ names, signatures, comments }: ReturnType<typeof drawNamesAndComments>): void {
  if (values.json)
    return console.log(JSON.stringify({ names, comments, ...(values.signatures ? { signatures } : {}) }))
  const lines = names.map((name, at) => (values.signatures ? `${name}\n    ${signatures[at]}` : name))
  console.log(`${lines.join('\n')}\n\n${comments.join('\n')}`)
}

function report(): void {
  const { lines, unclear } = findUnclearLines(files.map((file) => path.join(root, file)))
  const share = lines === 0 ? 0 : unclear.length / lines
  if (values.json) return console.log(JSON.stringify({ lines, unclear: unclear.length, share }))
  for (const { file, line, pattern, words } of unclear)
    console.log(`${path.relative(root, file)}:${line} ${pattern}: ${words}`)
  console.log(`${unclear.length} of ${lines} lines (${(100 * share).toFixed(1)} %)`)
}
