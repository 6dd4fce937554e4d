/**
 * The bot with the packages for production alone. The test performs the steps of the Dockerfile in clean folders, since
 * Docker isn't on every machine, and starts the bot beside the stand-in for Discord.
 */
import { execFile, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../scripts/crowd/free-port.ts'
import { type StartedProcess, startStandIn } from '../scripts/crowd/processes.ts'
import { newPlaygroundClient, resultingMessage } from '../src/playground/client.ts'
import { VERSION } from '../src/version.ts'
import { stop } from './support/bot-process.ts'
import { type Copy, readDockerfile, type Stage } from './support/dockerfile.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const run = promisify(execFile)
const stages = readDockerfile(read('Dockerfile'))
const folder = mkdtempSync(join(tmpdir(), 'lairkeeper-production-'))
const folderOf = (stage: string | null) => join(folder, stage ?? 'app')
const context = join(folder, 'context')
const dataDir = join(folder, 'data')
const PATIENCE_MS = 300_000

/** The user who runs the bot: nobody, where the tests may choose one. That user can write only into the data. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

let standIn: StartedProcess & { url: string }

beforeAll(async () => {
  chmodSync(folder, 0o755)
  mkdirSync(dataDir)
  if (NOBODY.uid !== undefined) chownSync(dataDir, NOBODY.uid, NOBODY.gid)
  copyContext()
  for (const stage of stages) await perform(stage)
  standIn = await startStandIn(3)
}, PATIENCE_MS)

afterAll(async () => {
  await standIn?.stop('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

/** Copies the files that Docker would receive: those that git has or would add, without those of .dockerignore. */
function copyContext(): void {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard']
  const ignored = read('.dockerignore').trim().split('\n')
  const isIgnored = (file: string) => ignored.some((pattern) => isIn(file, pattern))
  for (const file of execFileSync('git', list, { cwd: root, encoding: 'utf8' }).trim().split('\n'))
    if (!isIgnored(file) && existsSync(join(root, file))) copy(join(root, file), join(context, file))
}

/** @param pattern of .dockerignore: a path, a path at any depth, or the end of a name in the root folder */
function isIn(file: string, pattern: string): boolean {
  if (pattern.startsWith('**/')) return file.split('/').includes(pattern.slice(3))
  if (pattern.startsWith('*')) return file.endsWith(pattern.slice(1)) && !file.includes('/')
  return file === pattern || file.startsWith(`${pattern}/`)
}

async function perform(stage: Stage): Promise<void> {
  const cwd = folderOf(stage.name)
  mkdirSync(cwd)
  for (const step of stage.steps) {
    if ('copy' in step) copyFiles(step.copy, cwd)
    else if (step.run === 'npm ci') symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'))
    else if (step.run.startsWith('npm ')) await npm(step.run, cwd)
  }
}

/** All stages work in /app. */
function copyFiles({ from, files, to }: Copy, cwd: string): void {
  const source = from === null ? context : folderOf(from)
  for (const file of files.map((path) => join(source, path.replace(/^\/app\//, ''))))
    copy(file, statSync(file).isDirectory() ? join(cwd, to) : join(cwd, to, basename(file)))
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true })
}

async function npm(command: string, cwd: string): Promise<void> {
  const [name = '', ...args] = command.split(' ')
  await run(name, args, { cwd, env: { ...process.env, npm_config_prefer_offline: 'true' } })
}

const last = (): Stage => stages.at(-1) ?? expect.fail('The Dockerfile has no stage.')
const app = folderOf(null)

interface Started {
  readonly line: string
  end(): Promise<number | null>
}

/** Starts the bot by the last stage's command, and waits for its first line. */
async function start(settings: Record<string, string>): Promise<Started> {
  const [, ...args] = last().command
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir, ...settings }
  const bot = spawn(process.execPath, args, { cwd: app, env, stdio: ['ignore', 'pipe', 'pipe'], ...NOBODY })
  const first = (stream: NodeJS.ReadableStream) =>
    new Promise<string>((resolve) => createInterface({ input: stream }).once('line', resolve))
  const line = await Promise.race([first(bot.stdout), first(bot.stderr)])
  const end = async () => {
    await stop(bot, 'SIGTERM')
    return bot.exitCode
  }
  return { line, end }
}

/** @returns whether HEALTHCHECK finds the bot well, with its output */
async function checked(HEALTH_PORT: string): Promise<{ isWell: boolean; out: string }> {
  const [, ...args] = last().healthcheck
  const options = { cwd: app, env: { PATH: process.env.PATH, HEALTH_PORT } }
  try {
    return { isWell: true, out: (await run(process.execPath, args, options)).stdout }
  } catch (error) {
    const out = error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
    return { isWell: false, out }
  }
}

test('the image has the steps that this test performs, and doesn’t run as root', () => {
  const steps = stages.map(({ steps }) => steps.flatMap((step) => ('run' in step ? [step.run] : [])))
  expect(steps).toEqual([
    ['npm ci', 'npm run build'],
    ['npm ci --omit=dev', 'mkdir /data && chown node:node /data'],
  ])
  expect(last().user).toBe('node')
  expect([last().command[0], last().healthcheck[0]]).toEqual(['node', 'node'])
})

test('the image has no packages for development, and no sources', () => {
  const packages = readdirSync(join(app, 'node_modules'))
  const unwanted = ['esbuild', 'prisma', 'tsx', 'typescript', 'vitest']
  expect(packages.filter((name) => unwanted.includes(name))).toEqual([])
  const files = readdirSync(join(app, 'src'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => name.endsWith('.ts'))).toEqual([])
})

test('the image has every file that the sources read', () => {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.includes('generated'))
    .map((name) => join('src', name))
  const named = sources.flatMap((file) =>
    [...read(file).matchAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g)].map(([, path = '']) =>
      join(dirname(file), path),
    ),
  )
  const missing = named.filter((file) => !existsSync(join(app, file)))
  expect(missing).toEqual(['src/playground/main.ts']) // a bundle
  expect(named.length).toBeGreaterThan(4)
})

test('the bot starts in the image, is well, answers, and ends', async () => {
  const HEALTH_PORT = `${await freePort()}`
  const { line, end } = await start({ PLAYGROUND_URL: standIn.url, HEALTH_PORT, LOG_LEVEL: 'warn' })
  expect(line).toBe(`Lairkeeper's playground: ${standIn.url}`)
  const discord = newPlaygroundClient(standIn.url)
  const person = discord.as('Raider1')
  await discord.until(async () => (await person.state()).bot.online)
  const { isWell, out } = await checked(HEALTH_PORT)
  expect([isWell, JSON.parse(out)]).toMatchObject([true, { version: VERSION, why: [] }])
  expect(JSON.stringify(resultingMessage(await person.slash('help')).embeds)).toContain(
    `Lairkeeper ${VERSION}`,
  )
  expect(await end()).toBe(0)
  expect((await checked(HEALTH_PORT)).isWell).toBe(false)
}, 60_000)
