/** node scripts/run.mjs file.ts arguments: makes the clone ready, then runs the TypeScript file in this process. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ready } from './ready.mjs'

const [file, ...args] = process.argv.slice(2)
if (!file) {
  console.error('Say which file: node scripts/run.mjs src/main.ts')
  process.exit(1)
}
endWithNpm()
ready()
const { register } = await import('tsx/esm/api')
register()
process.argv = [process.execPath, resolve(file), ...args]
await import(pathToFileURL(resolve(file)).href)

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
