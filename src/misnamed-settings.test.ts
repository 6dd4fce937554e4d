import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { loadConfig } from './config.ts'

const envFile = (content: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'lairkeeper-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, '.env'), content)
  return join(folder, '.env')
}

it.each([
  ['TOKEN', 'DISCORD_TOKEN'],
  ['BOT_TOKEN', 'DISCORD_TOKEN'],
  ['DISCORD_BOT_TOKEN', 'DISCORD_TOKEN'],
  ['discord_token', 'DISCORD_TOKEN'],
  ['discordToken', 'DISCORD_TOKEN'],
  ['DISCORD-TOKEN', 'DISCORD_TOKEN'],
  ['DISCORD_TOKN', 'DISCORD_TOKEN'],
  ['DSICORD_TOKEN', 'DISCORD_TOKEN'],
  ['DISCORD_ID', 'DISCORD_GUILD_ID'],
  ['GUILD_ID', 'DISCORD_GUILD_ID'],
  ['DB_URL', 'DATABASE_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['database_uri', 'DATABASE_URL'],
  ['PORTS', 'PORT'],
  ['RAID_PER_PERSON', 'RAIDS_PER_PERSON'],
])('a file that sets %s is refused, and the sentence names %s', (name, setting) => {
  const file = envFile(`# ours\n${name}=hush\n`)
  const load = () => loadConfig({}, file)
  expect(load).toThrow(
    `Line 2 of ${file} sets ${name}, which is no setting of Lairkeeper. Write ${setting}=… there.`,
  )
  expect(load).not.toThrow(/hush/)
})

it.each([
  'set DISCORD_TOKEN=hush',
  '$env:DISCORD_TOKEN = "hush"',
  '"DISCORD_TOKEN"=hush',
  '{"DISCORD_TOKEN": "hush"}',
  '- DISCORD_TOKEN=hush',
  'DISCORD_TOKEN hush',
  'set TOKEN=hush',
])('a line that sets nothing is refused: %s', (line) => {
  const file = envFile(`${line}\n`)
  const load = () => loadConfig({}, file)
  expect(load).toThrow(`Line 1 of ${file} sets nothing. Write DISCORD_TOKEN=… there.`)
  expect(load).not.toThrow(/hush/)
})

it.each(['export DISCORD_TOKEN=abc', "  DISCORD_TOKEN = 'abc'  ", 'DISCORD_TOKEN: abc'])(
  'a line that only looks different sets its setting: %s',
  (line) => expect(loadConfig({}, envFile(line)).discordToken).toBe('abc'),
)

it('a name that resembles a setting which is set belongs to another program', () => {
  const file = envFile('TOKEN=other\nDISCORD_TOKEN=abc\nDB_URL=other\n')
  expect(loadConfig({ DATABASE_URL: 'postgres://me:hush@db/x' }, file).discordToken).toBe('abc')
})

it('names of other programs, empty ones and lines of a longer value are left alone', () => {
  const file = envFile('PORT=4000\nHOME=/root\nCLIENT_ID=1\nTOKEN=\nKEY="first\nPORT is second"\n')
  expect(loadConfig({}, file)).toMatchObject({ port: 4000, notices: [] })
})

it('every misnamed line is pointed out, together with what else is wrong', () => {
  const load = () => loadConfig({}, envFile('TOKEN=a\nDB_URL=b\nPORT=x\n'))
  expect(load).toThrow(/Line 1 .*DISCORD_TOKEN.*\nLine 2 .*DATABASE_URL.*\nThe setting PORT /)
})

it.each(['', '# DISCORD_TOKEN=abc\n', 'DISCORD_TOKEN=\n', 'HOME=/root\n'])(
  'a file that sets nothing of ours opens the playground with a sentence: %j',
  (content) => {
    const file = envFile(content)
    const notice = `The file ${file} sets none of Lairkeeper's settings, so the playground runs. For Discord, write DISCORD_TOKEN=… into it.`
    expect(loadConfig({}, file).notices).toEqual([notice])
    expect(loadConfig({ DISCORD_TOKEN: 'abc' }, file).notices).toEqual([])
  },
)

it('a variable that resembles a decisive setting is pointed out, and others are not', () => {
  const environment = { BOT_TOKEN: 'hush', DB_URL: 'hush', DATA_FOLDER: '/x', TEST_DATABASE_URL: 'hush' }
  const { notices } = loadConfig({ ...environment, DATABASE_URL: 'postgres://db/x' }, '/nowhere/.env')
  expect(notices).toEqual([
    'The environment sets BOT_TOKEN, which is no setting of Lairkeeper. Did you mean DISCORD_TOKEN?',
  ])
})
