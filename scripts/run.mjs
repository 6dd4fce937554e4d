/**
 * node scripts/run.mjs file.ts arguments: makes the clone ready, then runs the TypeScript file in this process. What
 * starts the bot runs as a build; scripts, and with --from-source everything, as it stands.
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from '../src/built.mjs'
import { ready } from './ready.mjs'

const isFromSource = process.argv[2] === '--from-source'
const [file, ...args] = process.argv.slice(isFromSource ? 3 : 2)
if (!file) {
  console.error('Say which file: node scripts/run.mjs src/main.ts')
  process.exit(1)
}
endWithNpm()
ready()
process.argv = [process.execPath, resolve(file), ...args]
if (isFromSource || !file.startsWith('src/')) await runFromSource(file)
else await run(file)

async function runFromSource(file) {
  const { register } = await import('tsx/esm/api')
  register()
  await import(pathToFileURL(resolve(file)).href)
}

/** Told to end, npm ends the shell between us and itself, and tells us nothing. */
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
