/** The custom id of the form for a report. */
import { customId } from '../message-parts/custom-ids.ts'

export const reportForms = { report: customId('report') }
