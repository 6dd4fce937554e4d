/** Reports of problems to the operator. */
import { alwaysCostlyRoute, type Feature, formRoute } from '../feature.ts'
import { reportFormIds } from './ids.ts'
import { handleReportForm, MAX_REPORT_NOTE_LENGTH } from './reports.ts'

export const reportsFeature: Feature = {
  forms: [
    alwaysCostlyRoute('report', formRoute(reportFormIds.report, MAX_REPORT_NOTE_LENGTH, handleReportForm)),
  ],
}
