/**
 * node scripts/run.mjs file.ts arguments: prepares the clone, then runs the TypeScript file in this process. Files that
 * start the bot run as a build. Scripts, and all files with --from-source, run from source. --help prints how a script is
 * used.
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from '../src/bundle.mjs'
import { ready } from './ready.mjs'
import { isWrongArgument, usageOf } from './usage.mjs'

const isFromSource = process.argv[2] === '--from-source'
const [file, ...args] = process.argv.slice(isFromSource ? 3 : 2)
if (!file) {
  console.error('Name a file: node scripts/run.mjs src/main.ts')
  process.exit(1)
}
endWithNpm()
ready()
process.argv = [process.execPath, resolve(file), ...args]
if (isFromSource || !file.startsWith('src/')) await runFromSource(file)
else await run(file)

async function runFromSource(file) {
  if (process.argv.includes('--help')) return console.log(usageOf(file))
  const { register } = await import('tsx/esm/api')
  register()
  try {
    await import(pathToFileURL(resolve(file)).href)
  } catch (error) {
    if (!isWrongArgument(error)) throw error
    console.error(`${error.message}\n\n${usageOf(file)}`)
    process.exitCode = 1
  }
}

/** Ends when npm ends. On a signal, npm ends only the shell between npm and this process. */
function endWithNpm() {
  const parent = process.ppid
  if (process.env.npm_lifecycle_event === undefined) return
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  looking.unref()
}
