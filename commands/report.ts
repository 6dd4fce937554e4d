import { MAX_NOTE_LENGTH, openReportForm as make } from '../src/discord/problem-reports/reports.ts'
import { declareCommand } from '../src/discord/slash-commands/declare.ts'
import { textOption } from '../src/discord/slash-commands/options.ts'

export const report = declareCommand('report', {
  opens: 'report',
  options: { note: textOption({ maxLetters: MAX_NOTE_LENGTH }) },
  run: (context, call) => make(context, call, call.text('note')),
})
