/**
 * Prepares a fresh clone: installs packages and generates the Prisma client, each only if necessary.
 * The script is plain JavaScript without packages, since nothing may be installed yet. Its output goes to stderr.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const CLIENT = join(ROOT, 'src/store/generated')

export function ready() {
  refuseOldNode()
  if (!installed()) run('Installing packages ...', 'npm', ['ci', '--include=dev'])
  if (!generated()) generate()
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Lairkeeper needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Compares the lock file with the one that npm leaves in node_modules when it has finished. */
function installed() {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  return Object.entries(wanted).every(([path, want]) => {
    const has = present[path]
    return path === '' || (has ? has.version === want.version : want.optional === true)
  })
}

function packagesOf(file) {
  const path = join(ROOT, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

function generated() {
  const stamp = join(CLIENT, 'made-from')
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === clientSource()
}

/** The Prisma client depends on the schema and on Prisma's version. */
function clientSource() {
  const schema = readFileSync(join(ROOT, 'prisma/schema.prisma'))
  const version = packagesOf('package-lock.json')['node_modules/prisma'].version
  return createHash('sha256').update(schema).update(version).digest('hex')
}

function generate() {
  const prisma = join(ROOT, 'node_modules/prisma/build/index.js')
  run('Generating the Prisma client ...', process.execPath, [prisma, 'generate', '--no-hints'])
  writeFileSync(join(CLIENT, 'made-from'), clientSource())
}

/** Runs a step with its output on stderr, quietly unless it fails. */
function run(what, command, args) {
  console.error(what)
  const env = { ...process.env, CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' }
  const shell = process.platform === 'win32' && command === 'npm'
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: ROOT,
    env,
    shell,
    encoding: 'utf8',
  })
  if (status === 0) return
  console.error(`${stdout ?? ''}${stderr ?? ''}${error ? error.message : ''}`)
  console.error(`Failed command: ${command} ${args.join(' ')}`)
  process.exit(1)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ready()
