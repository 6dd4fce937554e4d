import { declareCommand } from '../src/discord/command-building/declare.ts'
import { textOption } from '../src/discord/command-building/options.ts'
import {
  MAX_REPORT_NOTE_LENGTH,
  reportProblemOrOpenForm as make,
} from '../src/discord/problem-reports/reports.ts'

export const report = declareCommand('report', {
  opens: 'report',
  options: { note: textOption({ maxLetters: MAX_REPORT_NOTE_LENGTH }) },
  run: (context, call) => make(context, call, call.text('note')),
})
