/** node scripts/run.mjs file.ts arguments: makes the clone ready, then runs the TypeScript file in this process. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ready } from './ready.mjs'

const [file, ...args] = process.argv.slice(2)
if (!file) {
  console.error('Say which file: node scripts/run.mjs src/main.ts')
  process.exit(1)
}
ready()
const { register } = await import('tsx/esm/api')
register()
process.argv = [process.execPath, resolve(file), ...args]
await import(pathToFileURL(resolve(file)).href)
