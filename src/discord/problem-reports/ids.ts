/** The custom id of the form for a report. */
import { declareCustomIdKind } from '../message-parts/custom-ids.ts'

export const reportFormIds = { report: declareCustomIdKind('report') }
