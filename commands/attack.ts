import { texts } from '../src/texts/texts.ts'
import { moveCommand } from './moves.ts'

export const attack = moveCommand({
  name: 'attack',
  description: () => texts.command.attack,
  group: 'attack',
  move: { name: 'attacker', description: () => texts.command.attackAttacker },
  targets: [{ name: 'defender', description: () => texts.command.attackDefender }],
})
