/** The bot as people start it: a process beside the playground's process, which survives when the bot is killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../scripts/crowd/free-port.ts'
import { buttonLabels, newPlaygroundClient, resultingMessage } from '../src/playground/client.ts'
import { startPlayground } from '../src/playground/server.ts'
import { botV8Flags } from './support/v8-flags.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'lairkeeper-main-'))
const running: ChildProcess[] = []
let port = 0

beforeAll(async () => {
  port = await freePort()
})

afterAll(() => {
  for (const bot of running) bot.kill('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
})

/** Starts the bot and waits for its line of output. */
async function start(
  settings: Record<string, string> = {},
  folder = root,
): Promise<{ bot: ChildProcess; line: string }> {
  const empty = {
    DISCORD_TOKEN: '',
    DATABASE_URL: '',
    PLAYGROUND_URL: '',
    DISCORD_GUILD_ID: '',
    SHARD_COUNT: '',
  }
  const env = {
    ...process.env,
    ...empty,
    PORT: `${port}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ...settings,
  }
  const bot = spawn(
    process.execPath,
    [...botV8Flags, join(root, 'src/bundle.mjs'), join(root, 'src/main.ts')],
    {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  running.push(bot)
  const first = (stream: NodeJS.ReadableStream) =>
    new Promise<string>((resolve) => createInterface({ input: stream }).once('line', resolve))
  return { bot, line: await Promise.race([first(bot.stdout), first(bot.stderr)]) }
}

const isUp = () =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  )

test('after a kill and a start, the bot finds its raid and its buttons; after a proper end, nothing runs on', async () => {
  const url = `http://127.0.0.1:${port}`
  const first = await start()
  expect(first.line).toBe(`Lairkeeper's playground: ${url}`)
  const discord = newPlaygroundClient(url)
  const lobby = resultingMessage(
    await discord.as('Anna').slash('raid create', { raid: 'deadmines', mode: 'novice' }),
  )
  await discord.as('Anna').select(lobby.id, ['horde-rogue'])
  first.bot.kill('SIGKILL')
  await once(first.bot, 'exit')
  expect(await isUp()).toBe(true)

  const second = await start()
  expect(second.line).toBe(first.line)
  await discord.until(async () => (await discord.as('Anna').state()).bot.online)
  const joined = resultingMessage(await discord.as('Ben').select(lobby.id, ['horde-warrior']))
  expect(joined.id).toBe(lobby.id)
  expect(JSON.stringify(joined.embeds)).toContain('Ben')
  expect(buttonLabels(joined)).toContain('Start')
  second.bot.kill('SIGINT')
  await once(second.bot, 'exit')
  await discord.until(async () => !(await isUp()))
}, 60_000)

test('when it is stopped, it finishes the current answers, and no press at that moment fails', async () => {
  const { bot } = await start()
  const discord = newPlaygroundClient(`http://127.0.0.1:${port}`)
  await discord.until(async () => (await discord.as('Anna').state()).bot.online)
  const lobby = resultingMessage(
    await discord.as('Anna').slash('raid create', { raid: 'deadmines', mode: 'novice' }),
  )
  const presses = Array.from({ length: 30 }, (_, n) =>
    n % 2 === 0 ? discord.as('Ben').click(lobby.id, 'Ready') : discord.as('Cleo').slash('raid status'),
  )
  await Promise.any(presses)
  bot.kill('SIGTERM')
  const [code] = await once(bot, 'exit')
  const answers = (await Promise.all(presses)).map((answer) => resultingMessage(answer).content)
  expect([code, answers.filter((said) => said.includes('went wrong'))]).toEqual([0, []])
}, 60_000)

test('a message that Discord delays for a long time doesn’t delay the end', async () => {
  const { bot } = await start()
  const discord = newPlaygroundClient(`http://127.0.0.1:${port}`)
  await discord.until(async () => (await discord.as('Anna').state()).bot.online)
  await discord.faults({ rules: [{ do: 'rateLimit', match: 'POST /channels', retryAfter: 120, times: 5 }] })
  await discord.as('Dora').slash('raid create', { raid: 'onyxia' })
  await discord.as('Dora').slash('raid join', { deck: 'horde-rogue' })
  bot.kill('SIGTERM')
  expect(await once(bot, 'exit')).toEqual([0, null])
}, 60_000)

test('a session that Discord ends for good ends the process, which says why', async () => {
  const { bot } = await start()
  const said: string[] = []
  createInterface({ input: bot.stderr ?? process.stdin }).on('line', (line) => said.push(line))
  const discord = newPlaygroundClient(`http://127.0.0.1:${port}`)
  await discord.until(async () => (await discord.as('Anna').state()).bot.online)
  await discord.faults({ closeWith: 4014, killSockets: 'forgotten' })
  expect(await once(bot, 'exit')).toEqual([1, null])
  expect(said.join('\n')).toContain('developer portal')
}, 60_000)

test('a start whose commands are refused says so at once and ends later, so that a supervisor can’t repeat it at once', async () => {
  const playground = await startPlayground()
  onTestFinished(() => playground.close())
  const rule = { do: 'refuse', match: '/commands', times: 20 } as const
  await newPlaygroundClient(playground.url).faults({ rules: [rule] })
  const settings = { PLAYGROUND_URL: playground.url, DATA_DIR: join(dataDir, 'refused') }
  const { bot, line } = await start(settings)
  const said = performance.now()
  expect(line).toContain('Discord refuses to register the commands')
  expect(await once(bot, 'exit')).toEqual([1, null])
  expect(performance.now() - said).toBeGreaterThan(9_000)
}, 60_000)

test.skipIf(process.platform === 'win32')(
  'npm start leaves nothing running when it is stopped',
  async () => {
    const settings = {
      PORT: `${port}`,
      DATA_DIR: dataDir,
      HEALTH_PORT: 'off',
      DATABASE_URL: '',
      DISCORD_TOKEN: '',
    }
    const npm = spawn('npm', ['start'], { cwd: root, env: { ...process.env, ...settings }, stdio: 'ignore' })
    const discord = newPlaygroundClient(`http://127.0.0.1:${port}`)
    await discord.until(isUp, 30_000)
    await discord.until(async () => (await discord.as('Anna').state()).bot.online, 30_000)
    npm.kill('SIGTERM')
    await discord.until(async () => !(await isUp()), 15_000)
  },
  60_000,
)

test('a port that is in use is reported in a sentence', async () => {
  const other = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nno'))
  const taken = await freePort()
  await once(other.listen(taken, '127.0.0.1'), 'listening')
  const { bot, line } = await start({ PORT: `${taken}` })
  expect(line).toBe(`Port ${taken} is in use by another program. Set PORT to a free one.`)
  if (bot.exitCode === null) await once(bot, 'exit')
  expect(bot.exitCode).toBe(1)
  other.close()
}, 30_000)

test('a .env that PowerShell wrote is read, and one that names only TOKEN is refused', async () => {
  const folder = mkdtempSync(join(dataDir, 'folder-'))
  const write = (text: string) => writeFileSync(join(folder, '.env'), Buffer.from(`\uFEFF${text}`, 'utf16le'))
  write('PORT=high\r\n')
  const high = await start({ PORT: '' }, folder)
  expect(high.line).toBe('The setting PORT is not a number from 0 to 65535.')
  write('TOKEN=hush\r\n')
  const { bot, line } = await start({}, folder)
  expect(line).toBe(
    'Line 1 of .env sets TOKEN, which is no setting of Lairkeeper. Write DISCORD_TOKEN=… there.',
  )
  if (bot.exitCode === null) await once(bot, 'exit')
  expect(bot.exitCode).toBe(1)
}, 30_000)
