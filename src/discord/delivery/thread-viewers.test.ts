import { expect, test } from 'vitest'
import { RecentThreadViewers } from './thread-viewers.ts'

const at = { raidId: 'one', turn: 1, channelId: '1' }

/** Anna was notified, and pressed something at time 0. */
function present() {
  const clock = { now: 0 }
  const viewers = new RecentThreadViewers(() => clock.now)
  viewers.noteNotified(at, ['Anna'])
  viewers.notePress('1', 'Anna')
  return { viewers, clock }
}

test('a person who was notified in this turn is spared for a minute after a press', () => {
  const { viewers, clock } = present()
  clock.now = 59_999
  expect(viewers.needsNoNotification(at, 'Anna')).toBe(true)
  clock.now = 60_000
  expect(viewers.needsNoNotification(at, 'Anna')).toBe(false)
  viewers.notePress('1', 'Anna')
  expect(viewers.needsNoNotification(at, 'Anna')).toBe(true)
})

test('nobody is spared in another turn, raid or channel', () => {
  const { viewers } = present()
  const others = [{ turn: 2 }, { raidId: 'two' }, { channelId: '2' }].map((other) => ({ ...at, ...other }))
  expect(others.map((other) => viewers.needsNoNotification(other, 'Anna'))).toEqual([false, false, false])
})

test('a person who was not notified, or has not pressed, is not spared', () => {
  const { viewers } = present()
  viewers.notePress('1', 'Ben')
  expect(viewers.needsNoNotification(at, 'Ben')).toBe(false)
  viewers.noteNotified(at, ['Ben', 'Cleo'])
  expect(['Anna', 'Ben', 'Cleo'].map((who) => viewers.needsNoNotification(at, who))).toEqual([
    true,
    true,
    false,
  ])
})

test('the people who pressed last are remembered', () => {
  const viewers = new RecentThreadViewers(() => 0)
  viewers.noteNotified(at, ['0', '1'])
  for (let n = 0; n <= 5_000; n++) viewers.notePress('1', `${n}`)
  expect(['0', '1'].map((who) => viewers.needsNoNotification(at, who))).toEqual([false, true])
})
