import { texts } from '../src/texts/texts.ts'
import { answerCommand } from './answers.ts'

export const number = answerCommand({
  name: 'number',
  description: () => texts.typing.number,
  kinds: ['number', 'loop'],
})
