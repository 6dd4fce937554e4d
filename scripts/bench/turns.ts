/** Functions for processes that work by turns: each works once for each message that it gets. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { z } from 'zod'

export const workResultSchema = z.object({ decisions: z.number(), spent: z.number() })

/** Returns the next message of a process. @throws if the process ends without one */
export async function nextMessageOf(child: ChildProcess): Promise<unknown> {
  const over = new AbortController()
  const { signal } = over
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('a compared process has ended')
  })
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), ended])
    return message
  } finally {
    ended.catch(() => {})
    over.abort()
  }
}
