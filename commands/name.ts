import { texts } from '../src/texts/texts.ts'
import { answerCommand } from './answers.ts'

export const name = answerCommand({
  name: 'name',
  description: () => texts.typing.name,
  kinds: ['name'],
})
