/**
 * npm run build: writes the folder dist, from which the bot runs with the packages for production alone.
 * It needs only a `npm ci --omit=dev` there, and then `npm start`. The Dockerfile and docs/operating.md do that.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildFor } from '../src/bundle.mjs'
import { ready } from './ready.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const DIST = join(ROOT, 'dist')

/** The npm scripts of dist. */
const SCRIPTS = { start: 'src/main.ts', report: 'scripts/report.ts', replay: 'scripts/replay.ts' }

/** The processes and threads that the bot starts. */
const STARTED = [
  'src/bots/planning-threads/worker.ts',
  'src/discord/pictures/worker.ts',
  'src/playground/main.ts',
]

/** Files that are read or run as they are. `test/production.test.ts` compares the list with the sources. */
const FILES = [
  '.env.example',
  '.npmrc',
  'LICENSE',
  'deploy',
  'docs/rulings.md',
  'prisma/migrations',
  'src/bots/planning-threads/worker.mjs',
  'src/bundle.mjs',
  'src/cards/card-schema/data-schemas.json',
  'src/cards/printed-names/printed-names.txt',
  'src/cards/pool/data',
  'src/cards/pool/printed.txt',
  'src/discord/pictures/worker.mjs',
  'src/playground/page',
]

ready()
rmSync(DIST, { recursive: true, force: true })
for (const file of FILES) copy(file)
writeJson('package.json', packageOf(readJson('package.json')))
writeJson('package-lock.json', lockOf(readJson('package-lock.json')))
for (const file of [...Object.values(SCRIPTS), ...STARTED]) await buildFor(DIST, join(ROOT, file))

function copy(file) {
  mkdirSync(dirname(join(DIST, file)), { recursive: true })
  cpSync(join(ROOT, file), join(DIST, file), { recursive: true })
}

function packageOf({ devDependencies, allowScripts, ...given }) {
  const run = ([name, file]) => [name, `node src/bundle.mjs ${file}`]
  return { ...given, scripts: Object.fromEntries(Object.entries(SCRIPTS).map(run)) }
}

/**
 * Removes the packages for development. npm would install some of them with `--omit=dev`, too: the Prisma client can
 * use Prisma's command line and TypeScript (260 MB), but doesn't need them.
 */
function lockOf({ packages, ...lock }) {
  const { devDependencies, ...root } = packages['']
  const isNeeded = ([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional
  const needed = Object.fromEntries(Object.entries(packages).filter(isNeeded))
  return { ...lock, packages: { '': root, ...needed } }
}

function readJson(file) {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
}

function writeJson(file, value) {
  writeFileSync(join(DIST, file), `${JSON.stringify(value, null, 2)}\n`)
}
