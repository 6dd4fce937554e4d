import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ConfigError, loadConfig } from './config.ts'

const NO_FILE = '/nowhere/.env'

function envFile(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lairkeeper-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, '.env'), content)
  return join(folder, '.env')
}

it('needs nothing to be set', () => {
  expect(loadConfig({}, NO_FILE)).toEqual({
    discordToken: undefined,
    playgroundUrl: undefined,
    discordGuildId: undefined,
    databaseUrl: undefined,
    shardCount: undefined,
    shards: 'any',
    port: 3000,
    sendsPerSecond: 40,
    keep: { raids: 30, reports: 90, lobbies: 14, leftServers: 30 },
    operator: { name: undefined, contact: undefined },
    limits: { raids: 20, lessons: 20, privateThreads: 30, reports: 20 },
    rates: {
      press: { perSecond: 5, atOnce: 20 },
      vote: { perSecond: 0.5, atOnce: 15 },
      opening: { perSecond: 1 / 6, atOnce: 5 },
      server: { perSecond: 200, atOnce: 500 },
    },
    computers: { threads: undefined, paceMs: 1_500 },
    dataDir: './data',
    healthPort: 3001,
    timeZone: 'UTC',
    logLevel: 'info',
    notices: [],
  })
})

it('answers nobody who asks how it is, where that is off', () => {
  expect(loadConfig({ HEALTH_PORT: 'off' }, NO_FILE).healthPort).toBeUndefined()
  expect(loadConfig({ HEALTH_PORT: '4001' }, NO_FILE).healthPort).toBe(4001)
})

it('plans in no thread if that is off', () => {
  expect(loadConfig({ PLANNING_THREADS: 'off' }, NO_FILE).computers.threads).toBe(0)
  expect(loadConfig({ PLANNING_THREADS: '2' }, NO_FILE).computers.threads).toBe(2)
})

it('reads the file, and the environment before it; empty counts as not set', () => {
  const file = envFile('PORT=4000\nDATA_DIR=/var/raids\nDISCORD_TOKEN=\n')
  const config = loadConfig({ PORT: '5000', DATA_DIR: '' }, file)
  expect(config).toMatchObject({ port: 5000, dataDir: '/var/raids', discordToken: undefined })
})

it.each([
  ['PORT', '70000', 'is not a number from 0 to 65535'],
  ['PORT', 'three', 'is not a number from 0 to 65535'],
  ['SHARD_COUNT', '0', 'is not a number from 1 to 9999'],
  ['SHARDS', 'all', 'is neither a list of shards such as 0,2 nor "any"'],
  ['SHARDS', '0,', 'is neither a list of shards'],
  ['SHARDS', '0', 'needs DATABASE_URL: the embedded database has one process'],
  ['TIME_ZONE', 'Berlin', 'is not a time zone such as Europe/Berlin'],
  ['RAIDS_PER_PERSON', '0', 'is not a number from 1 to 999999'],
  ['KEEP_RAIDS_DAYS', '0', 'is neither a number of days from 1 to 9999 nor "off"'],
  ['SENDS_PER_SECOND', '0', 'is not a number from 1 to 9999'],
  ['PRESSES_PER_SECOND', '0', 'is not a number from 1 to 9999'],
  ['OPENINGS_AT_ONCE', '10000', 'is not a number from 1 to 9999'],
  ['PLANNING_THREADS', '100', 'is neither a number of threads from 1 to 64 nor "off"'],
  ['COMPUTER_PACE_MS', 'slow', 'is not a number of milliseconds'],
  ['HEALTH_PORT', 'on', 'is neither a number from 0 to 65535 nor "off"'],
  ['LOG_LEVEL', 'loud', 'is none of fatal, error, warn'],
  ['DISCORD_GUILD_ID', 'My server', "is not a server's id"],
  ['DISCORD_TOKEN', 'Bot abc', 'begins with "Bot"'],
  ['PLAYGROUND_SEED', 'lucky', 'is not 32 hexadecimal digits'],
  ['PLAYGROUND_URL', 'http://example.com:80', 'is not an address such as http://127.0.0.1'],
  ['DATABASE_URL', 'hush', 'is not an address'],
  ['DATABASE_URL', 'mysql://me:hush@db/x', 'does not begin with postgres://'],
  ['DATABASE_URL', 'postgres://me:hush@db', 'names no database'],
  [
    'DATABASE_URL',
    'postgres://me:hush@db/x?schema=raids',
    'has the parameter schema, which asks for a schema',
  ],
  [
    'DATABASE_URL',
    'postgres://me:hush@db/x?pool_size=5',
    'has the parameter pool_size, which Lairkeeper doesn’t',
  ],
  ['DATABASE_POOL', '0', 'is not a number of connections from 1 to 1000'],
  ['DATABASE_POOL', '1001', 'is not a number of connections from 1 to 1000'],
])('%s=%s stops the start with a sentence, and without its secret', (name, value, why) => {
  const load = () => loadConfig({ [name]: value }, NO_FILE)
  expect(load).toThrow(ConfigError)
  expect(load).toThrow(`The setting ${name} ${why}`)
  expect(load).not.toThrow(/hush/)
})

it('a # in the password of an unquoted address in the file is not read as a comment', () => {
  const load = () => loadConfig({}, envFile('DATABASE_URL=postgres://me:hu#sh@db/x # ours\n'))
  expect(load).toThrow('The setting DATABASE_URL has # in its user or password: write # as %23.')
  expect(load).not.toThrow(/hu|sh/)
})

it('refuses one port for the playground and for /health, and says how to put that right', () => {
  const both =
    'The settings PORT and HEALTH_PORT are both 4001, and each needs a port of its own: set one of them'
  expect(() => loadConfig({ PORT: '4001', HEALTH_PORT: '4001' }, NO_FILE)).toThrow(both)
  expect(() => loadConfig({ PORT: '3001' }, NO_FILE)).toThrow('PORT and HEALTH_PORT are both 3001')
})

it.each([
  { PORT: '4001', HEALTH_PORT: '4001', DISCORD_TOKEN: 'token' },
  { PORT: '4001', HEALTH_PORT: '4001', PLAYGROUND_URL: 'http://127.0.0.1:4000' },
  { PORT: '0', HEALTH_PORT: '0' },
  { PORT: '3001', HEALTH_PORT: 'off' },
])('does not mind equal ports where one of them is unused: %j', (environment) => {
  expect(loadConfig(environment, NO_FILE).port).toBe(Number(environment.PORT))
})

it('never lets a token out to a playground', () => {
  const both = { DISCORD_TOKEN: 'hush', PLAYGROUND_URL: 'http://127.0.0.1:4000' }
  expect(() => loadConfig(both, NO_FILE)).toThrow(/PLAYGROUND_URL is not allowed beside DISCORD_TOKEN/)
  expect(() => loadConfig(both, NO_FILE)).not.toThrow(/hush/)
})

it('names every wrong setting at once', () => {
  expect(() => loadConfig({ PORT: 'x', LOG_LEVEL: 'y' }, NO_FILE)).toThrow(/PORT.*\n.*LOG_LEVEL/)
})

it('has a line in .env.example for every setting, and that file is fine as it is', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')
  const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1])
  const all = [
    'DISCORD_TOKEN',
    'PLAYGROUND_URL',
    'PLAYGROUND_SEED',
    'DISCORD_GUILD_ID',
    'DATABASE_URL',
    'DATABASE_POOL',
    'SHARD_COUNT',
    'SHARDS',
    'PORT',
    'SENDS_PER_SECOND',
    'RAIDS_PER_PERSON',
    'LESSONS_PER_DAY',
    'OWN_THREADS_PER_PERSON',
    'REPORTS_PER_DAY',
    'PRESSES_PER_SECOND',
    'PRESSES_AT_ONCE',
    'VOTES_PER_MINUTE',
    'VOTES_AT_ONCE',
    'OPENINGS_PER_MINUTE',
    'OPENINGS_AT_ONCE',
    'SERVER_PRESSES_PER_SECOND',
    'SERVER_PRESSES_AT_ONCE',
    'PLANNING_THREADS',
    'COMPUTER_PACE_MS',
    'KEEP_RAIDS_DAYS',
    'KEEP_REPORTS_DAYS',
    'CLOSE_LOBBIES_DAYS',
    'KEEP_LEFT_SERVERS_DAYS',
    'OPERATOR_NAME',
    'OPERATOR_CONTACT',
    'TIME_ZONE',
    'DATA_DIR',
    'HEALTH_PORT',
    'LOG_LEVEL',
  ]
  expect(named).toEqual(all)
  expect(loadConfig({}, envFile(example))).toEqual(loadConfig({}, NO_FILE))
})

it('takes one size of the pool, from its setting or from the address', () => {
  const pool = (address: string, setting = '') =>
    loadConfig({ DATABASE_URL: `postgres://me:hush@db/x${address}`, DATABASE_POOL: setting }, NO_FILE)
  expect(pool('', '7').databasePool).toBe(7)
  expect(pool('?max=7', '7').databasePool).toBe(7)
  expect(pool('?max=7').databasePool).toBeUndefined()
  expect(() => pool('?connection_limit=5', '7')).toThrow(
    'The setting DATABASE_POOL is 7, and DATABASE_URL asks for 5 connections: set one of them.',
  )
})

it('reads which shards are ours: certain ones, or our part', () => {
  const shards = (text: string) => {
    const settings = { DATABASE_URL: 'postgres://me:hush@db/x', SHARD_COUNT: '3', SHARDS: text }
    return loadConfig(settings, NO_FILE).shards
  }
  expect([shards(''), shards('any'), shards('0, 2,2')]).toEqual(['any', 'any', [0, 2]])
  expect(() => shards('0,3')).toThrow(
    'names shard 3, and the last is 2: they count from 0, and SHARD_COUNT is 3.',
  )
})
