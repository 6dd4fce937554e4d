import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ClickTokens } from './recent-clicks.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const grip = (token: string) => ({ applicationId: '1', token })
const minutes = (n: number) => vi.advanceTimersByTime(n * 60_000)

test('an acknowledged click’s token can change its message for less than a quarter of an hour', async () => {
  const clicks = new ClickTokens()
  let acknowledge = (_: boolean) => {}
  clicks.note('7', grip('a'), new Promise((resolve) => (acknowledge = resolve)))
  const asked = clicks.on('7')
  acknowledge(true)
  expect(await asked).toMatchObject(grip('a'))
  expect(await clicks.on('8')).toBeNull()
  minutes(13)
  expect(await clicks.on('7')).toMatchObject(grip('a'))
  minutes(2)
  expect(await clicks.on('7')).toBeNull()
})

test('a click that was answered elsewhere doesn’t replace the one before, and nobody waits long for a click', async () => {
  const clicks = new ClickTokens()
  clicks.note('7', grip('a'), Promise.resolve(true))
  clicks.note('7', grip('b'), Promise.resolve(false))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await clicks.on('7')).toMatchObject(grip('a'))
  clicks.note('7', grip('c'), new Promise(() => {}))
  const asked = clicks.on('7')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await asked).toMatchObject(grip('a'))
  clicks.drop('7')
  clicks.note('7', grip('d'), Promise.resolve(true))
  expect(await clicks.on('7')).toMatchObject(grip('d'))
})

test('a message that will be changed lacks a click until somebody presses it, and again once the click is too old', async () => {
  const clicks = new ClickTokens()
  expect(clicks.lacks('7')).toBe(false)
  clicks.want('7')
  expect(clicks.lacks('7')).toBe(true)
  clicks.note('7', grip('a'), Promise.resolve(true))
  expect(clicks.lacks('7')).toBe(false)
  await clicks.on('7')
  expect(clicks.lacks('7')).toBe(false)
  minutes(15)
  expect(clicks.lacks('7')).toBe(true)
  for (let n = 0; n < 5_000; n++) clicks.want(`later ${n}`)
  expect(clicks.lacks('7')).toBe(false)
})

const click = (id: string) => ({ id, ...grip(id) })

test('a click is answered by only one change, and never waits long for it', async () => {
  const clicks = new ClickTokens()
  expect(await clicks.offer('7', click('a'))).toBe(false)
  clicks.want('7')
  const first = clicks.offer('7', click('a'))
  expect(await clicks.offer('7', click('b'))).toBe(false)
  const open = await clicks.take('7')
  expect(open).toMatchObject({ interactionId: 'a', token: 'a' })
  expect(await clicks.take('7')).toBeNull()
  open?.settle(true)
  expect(await first).toBe(true)
  const late = clicks.offer('7', click('c'))
  await vi.advanceTimersByTimeAsync(300)
  expect(await late).toBe(false)
  expect(await clicks.take('7')).toBeNull()
})

test('a change waits for the click that leads to it, if that is still being answered', async () => {
  const clicks = new ClickTokens()
  clicks.want('7')
  let acknowledge = (_: boolean) => {}
  clicks.note('7', grip('a'), new Promise((resolve) => (acknowledge = resolve)))
  const taken = clicks.take('7')
  const offered = clicks.offer('7', click('a'))
  const open = await taken
  expect(open).toMatchObject({ interactionId: 'a' })
  open?.settle(false)
  expect(await offered).toBe(false)
  const none = clicks.take('7')
  acknowledge(true)
  expect(await none).toBeNull()
  expect(await clicks.on('7')).toMatchObject(grip('a'))
})

test('a click that a change is answering waits for it up to a second and a half, however slow Discord is', async () => {
  const clicks = new ClickTokens()
  clicks.want('7')
  const offered = clicks.offer('7', click('a'))
  await vi.advanceTimersByTimeAsync(200)
  const open = await clicks.take('7')
  await vi.advanceTimersByTimeAsync(1_400) // the time of the request to Discord
  const next = clicks.offer('7', click('b'))
  open?.settle(true)
  expect(await offered).toBe(true)
  expect(await clicks.take('7')).toMatchObject({ interactionId: 'b' })
  await vi.advanceTimersByTimeAsync(1_600)
  expect(await next).toBe(false)
})
