import { texts } from '../src/texts/texts.ts'
import { answerCommand } from './answers.ts'

export const divide = answerCommand({
  name: 'divide',
  description: () => texts.typing.divide,
  kinds: ['divide'],
  most: 10,
})
