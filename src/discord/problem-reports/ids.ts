/** The custom id of the form for a report. */
import { customIdKind } from '../message-parts/custom-ids.ts'

export const reportFormIds = { report: customIdKind('report') }
