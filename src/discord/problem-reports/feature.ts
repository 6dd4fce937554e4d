/** Reports of problems to the operator. */
import { declareCostly, type Feature, onForm } from '../feature.ts'
import { reportForms } from './ids.ts'
import { handleReportForm, MAX_NOTE_LENGTH } from './reports.ts'

export const reports: Feature = {
  forms: [declareCostly('report', onForm(reportForms.report, MAX_NOTE_LENGTH, handleReportForm))],
}
