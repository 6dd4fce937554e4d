/** The custom id of the button by which the coach shows what to do. Once posted, it stays readable. */
import { customId, parts } from '../posts/custom-ids.ts'

export const tutorialIds = { showMe: customId('showme', parts.raid) }
