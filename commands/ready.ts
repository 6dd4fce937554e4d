import { texts } from '../src/texts/texts.ts'
import { answerCommand } from './answers.ts'

export const ready = answerCommand({
  name: 'ready',
  description: () => texts.typing.ready,
  kinds: ['ready'],
  most: 10,
})
