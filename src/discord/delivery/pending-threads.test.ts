import { expect, it } from 'vitest'
import { PendingThreads } from './pending-threads.ts'

it('a message for a thread waits until the thread is open', async () => {
  const coming = new PendingThreads()
  const opened = coming.expect('raid')
  const said = coming.of('raid')
  opened('thread')
  expect([await said, await coming.of('another')]).toEqual(['thread', null])
})

it("nobody waits if the thread can't be opened", async () => {
  const coming = new PendingThreads()
  coming.expect('raid')(null)
  expect(await coming.of('raid')).toBeNull()
})
