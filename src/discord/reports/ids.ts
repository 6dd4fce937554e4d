/** The custom id of the window in which something is reported. */
import { customId } from '../posts/custom-ids.ts'

export const reportForms = { report: customId('report') }
