import { texts } from '../src/texts/texts.ts'
import { answerCommand } from './answers.ts'

export const order = answerCommand({
  name: 'order',
  description: () => texts.typing.order,
  kinds: ['order'],
  most: 10,
})
