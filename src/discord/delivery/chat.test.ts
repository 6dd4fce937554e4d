import { expect, test } from 'vitest'
import { Chat } from './chat.ts'

test('three later messages in the same channel push a question out of sight', () => {
  const chat = new Chat()
  const question = { channelId: '1', id: '1000' }
  chat.note('1', '999')
  for (const id of ['1001', '1002']) chat.note('1', id)
  for (const id of ['1001', '1002', '1003']) chat.note('2', id)
  expect(chat.isPushed(question)).toBe(false)
  chat.note('1', '10000')
  expect(chat.isPushed(question)).toBe(true)
  expect(chat.isPushed({ channelId: '1', id: '10001' })).toBe(false)
  expect(chat.isPushed({ channelId: '3', id: '1' })).toBe(false)
})
