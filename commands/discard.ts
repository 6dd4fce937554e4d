import { texts } from '../src/texts/texts.ts'
import { answerCommand } from './answers.ts'

export const discard = answerCommand({
  name: 'discard',
  description: () => texts.typing.discard,
  kinds: ['discard', 'handSize'],
  most: 10,
})
