import { expect, test } from 'vitest'
import { Presence } from './presence.ts'

const at = { raidId: 'one', turn: 1, channelId: '1' }

/** Anna was notified, and pressed something at time 0. */
function present() {
  const clock = { now: 0 }
  const presence = new Presence(() => clock.now)
  presence.noteNotified(at, ['Anna'])
  presence.notePress('1', 'Anna')
  return { presence, clock }
}

test('a person who was notified in this turn is spared for a minute after a press', () => {
  const { presence, clock } = present()
  clock.now = 59_999
  expect(presence.isSpared(at, 'Anna')).toBe(true)
  clock.now = 60_000
  expect(presence.isSpared(at, 'Anna')).toBe(false)
  presence.notePress('1', 'Anna')
  expect(presence.isSpared(at, 'Anna')).toBe(true)
})

test('nobody is spared in another turn, raid or channel', () => {
  const { presence } = present()
  const others = [{ turn: 2 }, { raidId: 'two' }, { channelId: '2' }].map((other) => ({ ...at, ...other }))
  expect(others.map((other) => presence.isSpared(other, 'Anna'))).toEqual([false, false, false])
})

test('a person who was not notified, or has not pressed, is not spared', () => {
  const { presence } = present()
  presence.notePress('1', 'Ben')
  expect(presence.isSpared(at, 'Ben')).toBe(false)
  presence.noteNotified(at, ['Ben', 'Cleo'])
  expect(['Anna', 'Ben', 'Cleo'].map((who) => presence.isSpared(at, who))).toEqual([true, true, false])
})

test('the people who pressed last are remembered', () => {
  const presence = new Presence(() => 0)
  presence.noteNotified(at, ['0', '1'])
  for (let n = 0; n <= 5_000; n++) presence.notePress('1', `${n}`)
  expect(['0', '1'].map((who) => presence.isSpared(at, who))).toEqual([false, true])
})
