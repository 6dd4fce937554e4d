import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { takePidLock } from './pid-lock.ts'

const MODULE = fileURLToPath(new URL('./pid-lock.ts', import.meta.url))

function newLock(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lairkeeper-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'pglite.lock')
}

/** Starts a process that takes the lock, prints the result, and keeps the lock until it is killed. */
async function otherProcess(file: string) {
  const code = `
    import { takePidLock } from ${JSON.stringify(MODULE)}
    try { takePidLock(${JSON.stringify(file)}, 'It'); console.log('taken') } catch (error) { console.log(error.message) }
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code])
  const [said] = await once(child.stdout, 'data')
  const kill = async () => {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  return { said: String(said).trim(), pid: child.pid, kill }
}

it('is taken, names its process, and is gone when released', () => {
  const file = newLock()
  const release = takePidLock(file, 'It')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid })
  release()
  expect(existsSync(file)).toBe(false)
})

it('is refused a second time in the same process', () => {
  const file = newLock()
  takePidLock(file, 'The database')
  expect(() => takePidLock(file, 'The database')).toThrow('The database is already open in this process.')
})

it('is refused while another process lives, and taken over once that process was killed', async () => {
  const file = newLock()
  const other = await otherProcess(file)
  expect(other.said).toBe('taken')
  expect(() => takePidLock(file, 'It')).toThrow(`It is in use by another Lairkeeper (process ${other.pid})`)
  await other.kill()
  takePidLock(file, 'It')()
})

it.each([
  ['of an earlier process with our own pid', JSON.stringify({ pid: process.pid, started: '1' })],
  ['whose pid was given to another process since', JSON.stringify({ pid: process.ppid, started: '1' })],
  ['of a pid that nobody has', JSON.stringify({ pid: 2 ** 22 + 1, started: null })],
  ['that cannot be read', '{'],
])('takes over a lock %s', (_, content) => {
  const file = newLock()
  writeFileSync(file, content)
  takePidLock(file, 'It')()
})

describe('of a process in another container, whose pid may equal ours', () => {
  const elsewhere = JSON.stringify({ pid: process.pid, started: '1', where: 'elsewhere' })
  const PATIENCE_MS = 1_500

  it('is refused as long as another process touches it', async () => {
    const file = newLock()
    writeFileSync(file, elsewhere)
    const code = `setInterval(() => { const now = new Date(); fs.utimesSync(${JSON.stringify(file)}, now, now) }, 50); console.log('on')`
    const other = spawn(process.execPath, ['-e', code])
    onTestFinished(() => void other.kill('SIGKILL'))
    await once(other.stdout, 'data')
    expect(() => takePidLock(file, 'It', PATIENCE_MS)).toThrow('It is in use by another Lairkeeper')
  })

  it('is taken over once no process does', () => {
    const file = newLock()
    writeFileSync(file, elsewhere)
    takePidLock(file, 'It', PATIENCE_MS)()
  })
})

it('is touched by its process', async () => {
  const file = newLock()
  const release = takePidLock(file, 'It')
  const before = statSync(file).mtimeMs
  await vi.waitFor(() => expect(statSync(file).mtimeMs).toBeGreaterThan(before), { timeout: 10_000 })
  release()
})

it('goes to only one of several processes that find a stale lock', async () => {
  const file = newLock()
  writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + 1, started: null }))
  const others = await Promise.all([1, 2, 3, 4].map(() => otherProcess(file)))
  expect(others.filter((other) => other.said === 'taken')).toHaveLength(1)
  await Promise.all(others.map((other) => other.kill()))
  expect(readdirSync(join(file, '..'))).toEqual(['pglite.lock'])
}, 30_000)
