import { texts } from '../src/discord/texts.ts'
import { sayingCommand } from './answers.ts'

export const no = sayingCommand({ name: 'no', description: () => texts.typing.no, kinds: ['may'] }, 'no')
