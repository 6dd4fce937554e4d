/** Custom ids of learning to raid. Once posted, they stay readable. */
import { customId, parts } from '../posts/custom-ids.ts'

export const tutorialIds = {
  /** The coach shows what to do. */
  showMe: customId('showme', parts.raid),
  /** Begins a lesson, or goes on with it. */
  lesson: customId('lesson', parts.count),
}
