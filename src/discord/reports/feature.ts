/** Telling the operator that something went wrong. */
import { type Feature, on, opening } from '../feature.ts'
import { reportForms } from './ids.ts'
import { filledInReport } from './reports.ts'

export const reports: Feature = {
  commands: ['report'],
  opens: { report: 'report' },
  forms: [opening('report', on(reportForms.report, filledInReport))],
}
