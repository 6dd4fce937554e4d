import { report as make, NOTE_LETTERS } from '../src/discord/reports/reports.ts'
import { command } from '../src/discord/slash-commands/declare.ts'
import { text } from '../src/discord/slash-commands/options.ts'

export const report = command('report', {
  opens: 'report',
  options: { note: text({ maxLetters: NOTE_LETTERS }) },
  run: (context, call) => make(context, call, call.text('note')),
})
