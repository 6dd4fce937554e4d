import { texts } from '../src/discord/texts.ts'
import { answerCommand } from './answers.ts'

export const protect = answerCommand({
  name: 'protect',
  description: () => texts.typing.protect,
  kinds: ['protect'],
})
