/**
 * Lists lines of comments and docs whose English is hard to read at first sight.
 *
 *   npm run -s words                     # all files
 *   npm run -s words -- src/engine       # files below a folder
 *   npm run -s words -- --json           # one object: lines, unclear, share
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { checkedFiles } from './plain-words/files.ts'
import { unclearIn } from './plain-words/unclear.ts'

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const root = fileURLToPath(new URL('..', import.meta.url))
const [folder = ''] = positionals
const files = checkedFiles(root).filter((file) => file.startsWith(folder))
const { lines, unclear } = unclearIn(files.map((file) => path.join(root, file)))
const share = lines === 0 ? 0 : unclear.length / lines

if (values.json) console.log(JSON.stringify({ lines, unclear: unclear.length, share }))
else {
  for (const { file, line, pattern, words } of unclear)
    console.log(`${path.relative(root, file)}:${line} ${pattern}: ${words}`)
  console.log(`${unclear.length} of ${lines} lines (${(100 * share).toFixed(1)} %)`)
}
