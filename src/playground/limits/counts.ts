import { Refusal } from './form.ts'

/** How many things Discord allows at most, with its refusal of one more (topics/opcodes-and-status-codes.mdx). */
const COUNTS = {
  files: [10, 30015, 'Maximum number of attachments in a message reached (10)'],
  activeThreads: [1000, 160006, 'Maximum number of active threads reached'],
  threadMembers: [1000, 30033, 'Maximum number of thread participants has been reached (1000)'],
  events: [100, 30038, 'Maximum number of uncompleted guild scheduled events reached (100)'],
  channels: [500, 30013, 'Maximum number of guild channels reached (500)'],
  pins: [250, 30003, 'Maximum number of pins reached for the channel (250)'],
} as const

/** @param count the number after the request */
export const refuseAbove = (kind: keyof typeof COUNTS, count: number): void => {
  const [most, code, message] = COUNTS[kind]
  if (count > most) throw new Refusal(400, code, message)
}
