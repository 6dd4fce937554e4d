import { command } from '../src/discord/slash-commands/declare.ts'
import { flag, oneOfNumbered } from '../src/discord/slash-commands/options.ts'
import { learnToRaid } from '../src/discord/tutorial/tutorial.ts'
import { texts } from '../src/texts/texts.ts'

export const tutorial = command('tutorial', {
  opens: 'thread',
  options: { lesson: oneOfNumbered(() => texts.tutorial.lessonNames), anew: flag() },
  run: (context, call) =>
    learnToRaid(context, call, { lesson: call.whole('lesson'), anew: call.flag('anew') }),
})
