import { expect, test } from 'vitest'
import { MessagesBelowQuestion } from './messages-below.ts'

test('three later messages in the same channel push a question out of sight', () => {
  const messagesBelow = new MessagesBelowQuestion()
  const question = { channelId: '1', id: '1000' }
  messagesBelow.note('1', '999')
  for (const id of ['1001', '1002']) messagesBelow.note('1', id)
  for (const id of ['1001', '1002', '1003']) messagesBelow.note('2', id)
  expect(messagesBelow.isPushed(question)).toBe(false)
  messagesBelow.note('1', '10000')
  expect(messagesBelow.isPushed(question)).toBe(true)
  expect(messagesBelow.isPushed({ channelId: '1', id: '10001' })).toBe(false)
  expect(messagesBelow.isPushed({ channelId: '3', id: '1' })).toBe(false)
})
