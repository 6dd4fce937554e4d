import type { SuggestFunction } from '../src/discord/command.ts'
import { declareCommand } from '../src/discord/command-building/declare.ts'
import { givenOptionTexts, textOption } from '../src/discord/command-building/options.ts'
import { answerByCommand, suggestAnswers } from '../src/discord/raid-questions/typed.ts'

const suggest: SuggestFunction = (context, call, { typed }) => suggestAnswers(context, call, typed)
const further = textOption({ suggest })

const options = {
  choice: textOption({ suggest, required: true }),
  choice2: further,
  choice3: further,
  choice4: further,
  choice5: further,
  choice6: further,
  choice7: further,
  choice8: further,
  choice9: further,
  choice10: further,
}

/**
 * `/answer` answers any open question: opening hands, protectors, strikes, targets, orders, and yes or no.
 */
export const answer = declareCommand('answer', {
  options,
  run: (context, call) =>
    answerByCommand(context, call, givenOptionTexts<string>(call, Object.keys(options))),
})
