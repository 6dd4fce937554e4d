import { DECISION_KINDS } from '../src/engine/index.ts'
import { texts } from '../src/texts/texts.ts'
import { sayingCommand } from './answers.ts'

export const back = sayingCommand(
  { name: 'back', description: () => texts.typing.back, kinds: DECISION_KINDS },
  'back',
)
