import { texts } from '../src/discord/texts.ts'
import { DECISION_KINDS } from '../src/engine/index.ts'
import { sayingCommand } from './answers.ts'

export const back = sayingCommand(
  { name: 'back', description: () => texts.typing.back, kinds: DECISION_KINDS },
  'back',
)
