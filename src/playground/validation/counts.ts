import { ApiRefusal } from './form.ts'

/**
 * Discord's maximum numbers, each with the code and the message by which Discord refuses one more
 * (topics/opcodes-and-status-codes.mdx).
 */
const COUNTS = {
  files: [10, 30015, 'Maximum number of attachments in a message reached (10)'],
  activeThreads: [1000, 160006, 'Maximum number of active threads reached'],
  threadMembers: [1000, 30033, 'Maximum number of thread participants has been reached (1000)'],
  events: [100, 30038, 'Maximum number of uncompleted guild scheduled events reached (100)'],
  channels: [500, 30013, 'Maximum number of guild channels reached (500)'],
  pins: [250, 30003, 'Maximum number of pins reached for the channel (250)'],
} as const

/** Refuses a request that exceeds a maximum. @param count the number after the request */
export const refuseAboveLimit = (kind: keyof typeof COUNTS, count: number): void => {
  const [most, code, message] = COUNTS[kind]
  if (count > most) throw new ApiRefusal(400, code, message)
}
