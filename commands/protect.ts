import { texts } from '../src/texts/texts.ts'
import { answerCommand } from './answers.ts'

export const protect = answerCommand({
  name: 'protect',
  description: () => texts.typing.protect,
  kinds: ['protect'],
})
