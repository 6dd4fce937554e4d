import { texts } from '../src/discord/texts.ts'
import { answerCommand } from './answers.ts'

export const name = answerCommand({
  name: 'name',
  description: () => texts.typing.name,
  kinds: ['name'],
})
