import { texts } from '../src/texts/texts.ts'
import { sayingCommand } from './answers.ts'

export const mulligan = sayingCommand(
  { name: 'mulligan', description: () => texts.typing.mulligan, kinds: ['mulligan'] },
  'mulligan',
)
