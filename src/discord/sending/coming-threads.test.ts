import { expect, it } from 'vitest'
import { ComingThreads } from './coming-threads.ts'

it('who has something to say in a thread waits until it is open', async () => {
  const coming = new ComingThreads()
  const opened = coming.expect('raid')
  const said = coming.of('raid')
  opened('thread')
  expect([await said, await coming.of('another')]).toEqual(['thread', null])
})

it('where there will be none nobody waits', async () => {
  const coming = new ComingThreads()
  coming.expect('raid')(null)
  expect(await coming.of('raid')).toBeNull()
})
