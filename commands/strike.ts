import { texts } from '../src/texts/texts.ts'
import { answerCommand } from './answers.ts'

export const strike = answerCommand({
  name: 'strike',
  description: () => texts.typing.strike,
  kinds: ['strike'],
})
