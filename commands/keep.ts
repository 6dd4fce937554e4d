import { texts } from '../src/texts/texts.ts'
import { sayingCommand } from './answers.ts'

export const keep = sayingCommand(
  { name: 'keep', description: () => texts.typing.keep, kinds: ['mulligan'] },
  'keep',
)
