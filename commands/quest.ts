import { texts } from '../src/texts/texts.ts'
import { moveCommand } from './moves.ts'

const t = texts.command

export const quest = moveCommand({
  name: 'quest',
  description: () => texts.typing.quest,
  group: 'quest',
  move: { name: 'quest', description: () => texts.typing.questWhich },
  targets: [
    { name: 'target', description: () => t.target },
    { name: 'target2', description: () => t.target2 },
  ],
})
