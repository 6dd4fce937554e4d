/**
 * Bots on folders of an embedded database in every state. A bot creates a database only where there is none. It
 * refuses every other folder that it can't open in a sentence, and changes no byte in it. Each bot is a real process.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startBotProcess, startStandIn } from '../scripts/crowd/processes.ts'
import { newPlaygroundClient, resultingMessage } from '../src/playground/client.ts'
import { openStore } from '../src/store/database/open.ts'
import { stop } from './support/bot-process.ts'
import { changed, contentsOf, DAMAGE, FIRST_LOG, LOG_BYTES, without } from './support/damaged-folders.ts'
import { botV8Flags } from './support/v8-flags.ts'
import { copyFolder, migratedFolder, placeForDatabases } from './templates.ts'

const PATIENCE = { timeout: 180_000 }
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const MAIN = [...botV8Flags, 'src/bundle.mjs', 'src/main.ts']
/** Less than a file of the log, which has 16 MB. */
const SMALL_FILES = `--fsize=${12 * 1024 * 1024}`

let place: string
/** Databases with one raid. The bot of the first was killed, and the bot of the second was stopped. */
let killed: string
let ended: string

/** Runs a bot on a database without rows, in which somebody opens a raid. */
async function aDatabase(dataDir: string, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  copyFolder(await migratedFolder(), join(dataDir, 'pglite'))
  const standIn = await startStandIn(1)
  const bot = await startBotProcess({ url: standIn.url, DATABASE_URL: '', DATA_DIR: dataDir })
  const raider = newPlaygroundClient(standIn.url).as('Raider1')
  expect(
    resultingMessage(await raider.slash('raid create', { raid: 'deadmines', mode: 'novice' })).content,
  ).not.toContain('went wrong')
  await bot.stop(signal)
  await standIn.stop('SIGTERM')
}

beforeAll(async () => {
  place = mkdtempSync(join(placeForDatabases(), 'lairkeeper-embedded-'))
  chmodSync(place, 0o755)
  killed = join(place, 'killed')
  ended = join(place, 'ended')
  await aDatabase(killed, 'SIGKILL')
  await aDatabase(ended, 'SIGTERM')
}, PATIENCE.timeout)

afterAll(() => rmSync(place, { recursive: true }))

/** @returns a DATA_DIR and the folder of its database */
function folderWith(database: string | null): { dataDir: string; folder: string } {
  const dataDir = mkdtempSync(join(place, 'data-'))
  const folder = join(dataDir, 'pglite')
  if (database !== null) copyFolder(join(database, 'pglite'), folder)
  return { dataDir, folder }
}

interface Start {
  /** A command that runs the bot, such as `prlimit` with a limit. */
  readonly before?: readonly string[]
  readonly uid?: number
}

function launched(dataDir: string, { before = [], uid }: Start = {}) {
  const [command = '', ...more] = [...before, process.execPath, ...MAIN]
  const child = spawn(command, more, {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: '',
      DISCORD_TOKEN: '',
      HEALTH_PORT: 'off',
      PORT: '0',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid }),
  })
  onTestFinished(() => stop(child, 'SIGKILL'))
  return child
}

/** Starts the bot and waits until it ends. */
async function refusalIn(dataDir: string, start: Start = {}) {
  const child = launched(dataDir, start)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk
    })
  const [code] = await once(child, 'close')
  return { code, said }
}

/** Expects exit code 1 and one line with a sentence; a stack trace has more lines. */
async function expectRefusal(dataDir: string, words: RegExp, start: Start = {}): Promise<void> {
  const { code, said } = await refusalIn(dataDir, start)
  expect(said).toMatch(words)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
}

/** A start of a bot costs a second, and each bot opens its store in the same way. */
const EVERY_FIFTH_DAMAGE = DAMAGE.filter((_, n) => n % 5 === 0)

/** Copies a database, damages the copy, and expects that `refused` doesn't change it. */
async function damagedThen(
  database: string,
  damage: (folder: string) => void,
  refused: (dataDir: string) => Promise<unknown>,
): Promise<void> {
  const { dataDir, folder } = folderWith(database)
  damage(folder)
  const before = contentsOf(dataDir)
  await refused(dataDir)
  expect(contentsOf(dataDir)).toEqual(before)
  rmSync(dataDir, { recursive: true })
}

describe('a database whose bot was killed', () => {
  test.each(DAMAGE)('with %s is refused and left unchanged', PATIENCE, (_what, damage, words) =>
    damagedThen(killed, damage, (dataDir) => expect(openStore({ dataDir })).rejects.toThrow(words)),
  )

  test.each(EVERY_FIFTH_DAMAGE)(
    'with %s is refused by the bot in one line',
    PATIENCE,
    (_what, damage, words) => damagedThen(killed, damage, (dataDir) => expectRefusal(dataDir, words)),
  )

  test(
    'with a log that is damaged in its middle, and goes on, is refused and left unchanged',
    PATIENCE,
    () => {
      const damage = (folder: string) => {
        const control = readFileSync(join(folder, 'global/pg_control'))
        const redo = Number(control.readBigUInt64LE(40)) % LOG_BYTES
        changed(FIRST_LOG, redo + 20_000)(folder)
      }
      return damagedThen(killed, damage, (dataDir) =>
        expectRefusal(
          dataDir,
          /the log in pg_wal is damaged at 0\/\w+, and more follows\. Nothing was changed/,
        ),
      )
    },
  )
})

test('a database in which PostgreSQL misses a file is refused in PostgreSQL’s words', PATIENCE, async () => {
  const { dataDir, folder } = folderWith(ended)
  without('base/5/1259')(folder)
  await expectRefusal(
    dataDir,
    /^PostgreSQL can’t open the database in .*: could not open file "base\/5\/1259": No such file or directory\. .*backup/,
  )
})

test.each([
  ['was killed', () => killed],
  ['was stopped', () => ended],
])('an undamaged database whose bot %s opens with all its data', PATIENCE, async (_how, database) => {
  const { dataDir } = folderWith(database())
  const store = await openStore({ dataDir })
  expect(await store.db.raid.count()).toBe(1)
  await store.close()
})

describe('where there is no database', () => {
  test('a folder with other files is refused and left unchanged', PATIENCE, async () => {
    const { dataDir, folder } = folderWith(null)
    mkdirSync(join(folder, 'photos'), { recursive: true })
    writeFileSync(join(folder, 'notes.txt'), 'mine')
    const before = contentsOf(dataDir)
    await expectRefusal(
      dataDir,
      /has other files \(notes\.txt, photos\) and no database\. Nothing was changed\./,
    )
    expect(contentsOf(dataDir)).toEqual(before)
  })

  test('a file in its place is refused and left unchanged', PATIENCE, async () => {
    const { dataDir, folder } = folderWith(null)
    writeFileSync(folder, 'mine')
    await expectRefusal(dataDir, /where the embedded database belongs, is no folder\. Nothing was changed\./)
    expect(readFileSync(folder, 'utf8')).toBe('mine')
  })

  test('a new database is created, also in an empty folder', PATIENCE, async () => {
    const { dataDir, folder } = folderWith(null)
    mkdirSync(folder)
    const store = await openStore({ dataDir })
    expect(await store.db.raid.count()).toBe(0)
    await store.close()
    expect(readdirSync(dataDir)).toEqual(['pglite'])
  })

  test(
    'a bot that is killed while it creates one leaves nothing that hinders the next',
    PATIENCE,
    async () => {
      const { dataDir, folder } = folderWith(null)
      const child = launched(dataDir)
      const isBegun = () => existsSync(join(`${folder}.new`, 'base', '1'))
      while (!isBegun() && child.exitCode === null) await sleep(5)
      child.kill('SIGKILL')
      await once(child, 'close')
      expect([existsSync(folder), isBegun()]).toEqual([false, true])
      const store = await openStore({ dataDir })
      expect(await store.db.raid.count()).toBe(0)
      await store.close()
      expect(readdirSync(dataDir)).toEqual(['pglite'])
    },
  )
})

function hasPrlimit(): boolean {
  try {
    execFileSync('prlimit', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

test.runIf(hasPrlimit())(
  'a full disk is reported in a sentence, and nothing is left there',
  PATIENCE,
  async () => {
    const { dataDir } = folderWith(null)
    const before = ['prlimit', SMALL_FILES]
    await expectRefusal(
      dataDir,
      /^A new embedded database can’t be made in .*\. Nothing was left there\. Make room/,
      { before },
    )
    expect(readdirSync(dataDir)).toEqual([])
  },
)

/** Only root can start a process of another user. */
const isRoot = process.getuid?.() === 0
const NOBODY = 65_534

describe.runIf(isRoot)('files of another user', () => {
  test('a database is refused in a sentence and left unchanged', PATIENCE, async () => {
    const { dataDir, folder } = folderWith(ended)
    chmodSync(dataDir, 0o777)
    chmodSync(folder, 0o755)
    const before = contentsOf(dataDir)
    await expectRefusal(
      dataDir,
      /can’t be opened, since .*\/pglite can’t be written to: .*Nothing was changed/,
      { uid: NOBODY },
    )
    expect(contentsOf(dataDir)).toEqual(before)
  })

  test('a folder in which no database can be created is refused in a sentence', PATIENCE, async () => {
    const { dataDir } = folderWith(null)
    chmodSync(dataDir, 0o755)
    await expectRefusal(dataDir, /^The folder .* cannot be written to: EACCES/, { uid: NOBODY })
    expect(readdirSync(dataDir)).toEqual([])
  })
})
