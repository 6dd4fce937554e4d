/** Telling the operator that something went wrong. */
import { type Feature, on } from '../feature.ts'
import { reportForms } from './ids.ts'
import { filledInReport } from './reports.ts'

export const reports: Feature = {
  commands: ['report'],
  forms: [on(reportForms.report, filledInReport)],
}
