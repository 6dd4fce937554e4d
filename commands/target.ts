import { texts } from '../src/texts/texts.ts'
import { answerCommand } from './answers.ts'

export const target = answerCommand({
  name: 'target',
  description: () => texts.typing.target,
  kinds: ['target', 'defender'],
  most: 5,
})
