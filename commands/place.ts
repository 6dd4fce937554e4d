import { texts } from '../src/texts/texts.ts'
import { moveCommand } from './moves.ts'

export const place = moveCommand({
  name: 'place',
  description: () => texts.command.place,
  group: 'place',
  move: { name: 'card', description: () => texts.command.placeCard },
})
