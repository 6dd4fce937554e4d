/** The custom ids of the topics of help. Once posted, they stay readable. */
import { customId, parts } from '../posts/custom-ids.ts'

export const helpIds = {
  /** A select of all. */
  help: customId('help'),
  /** Buttons of those that newcomers ask for first. */
  topic: customId('topic', parts.key),
}
