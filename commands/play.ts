import { texts } from '../src/texts/texts.ts'
import { moveCommand } from './moves.ts'

const t = texts.command

export const play = moveCommand({
  name: 'play',
  description: () => t.play,
  group: 'play',
  move: { name: 'card', description: () => t.playCard },
  targets: [
    { name: 'target', description: () => t.target },
    { name: 'target2', description: () => t.target2 },
  ],
})
