import { texts } from '../src/texts/texts.ts'
import { sayingCommand } from './answers.ts'

export const no = sayingCommand({ name: 'no', description: () => texts.typing.no, kinds: ['may'] }, 'no')
