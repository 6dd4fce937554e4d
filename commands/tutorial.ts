import { declareCommand } from '../src/discord/command-building/declare.ts'
import { booleanOption, numberedChoiceOption } from '../src/discord/command-building/options.ts'
import { startLesson } from '../src/discord/tutorial/tutorial.ts'
import { texts } from '../src/texts/texts.ts'

export const tutorial = declareCommand('tutorial', {
  opens: 'thread',
  options: { lesson: numberedChoiceOption(() => texts.tutorial.lessonNames), anew: booleanOption() },
  run: (context, call) =>
    startLesson(context, call, { lesson: call.whole('lesson'), anew: call.flag('anew') }),
})
