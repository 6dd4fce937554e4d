import { texts } from '../src/texts/texts.ts'
import { moveCommand } from './moves.ts'

const t = texts.command

export const power = moveCommand({
  name: 'power',
  description: () => texts.typing.power,
  group: 'power',
  move: { name: 'power', description: () => texts.typing.powerWhich },
  targets: [
    { name: 'target', description: () => t.target },
    { name: 'target2', description: () => t.target2 },
  ],
})
