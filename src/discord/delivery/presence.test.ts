import { expect, test } from 'vitest'
import { Presence } from './presence.ts'

test('a person is present for a minute after a press, in that channel alone', () => {
  let now = 0
  const presence = new Presence(() => now)
  expect(presence.isHere('1', 'Anna')).toBe(false)
  presence.note('1', 'Anna')
  now = 59_000
  expect([presence.isHere('1', 'Anna'), presence.isHere('2', 'Anna'), presence.isHere('1', 'Ben')]).toEqual([
    true,
    false,
    false,
  ])
  presence.note('1', 'Anna')
  now = 118_000
  expect(presence.isHere('1', 'Anna')).toBe(true)
  now = 119_000
  expect(presence.isHere('1', 'Anna')).toBe(false)
})

test('the people who pressed last are remembered', () => {
  const presence = new Presence(() => 0)
  for (let n = 0; n <= 5_000; n++) presence.note('1', `${n}`)
  expect([presence.isHere('1', '0'), presence.isHere('1', '1'), presence.isHere('1', '5000')]).toEqual([
    false,
    true,
    true,
  ])
})
