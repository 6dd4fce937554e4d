import { texts } from '../src/texts/texts.ts'
import { sayingCommand } from './answers.ts'

export const yes = sayingCommand({ name: 'yes', description: () => texts.typing.yes, kinds: ['may'] }, 'yes')
