import { texts } from '../src/texts/texts.ts'
import { moveCommand } from './moves.ts'

const t = texts.command

export const use = moveCommand({
  name: 'use',
  description: () => t.use,
  group: 'use',
  move: { name: 'power', description: () => t.usePower },
  targets: [
    { name: 'target', description: () => t.target },
    { name: 'target2', description: () => t.target2 },
  ],
})
