import { texts } from '../src/texts/texts.ts'
import { answerCommand } from './answers.ts'

export const choose = answerCommand({
  name: 'choose',
  description: () => texts.typing.choose,
  kinds: ['choose', 'mode', 'cost', 'replace', 'unique', 'prevent', 'trigger'],
  most: 10,
})
