/** The number of presses of people in a raid. */
import { retell, type Story } from './story.ts'

/** The presses in each raider's turn, including the responses of others. */
export function pressesByTurn(story: Story, presses: ReadonlyMap<number, number>): number[] {
  const turns: { isRaiders: boolean; presses: number }[] = []
  let at = 0
  for (const { move, game, events } of retell(story)) {
    const turn = turns.at(-1)
    if (move && turn) turn.presses += presses.get(at) ?? 0
    if (move) at += 1
    for (const event of events)
      if (event.kind === 'turnStarted')
        turns.push({ isRaiders: game.players[event.seat]?.automaton !== true, presses: 0 })
  }
  return turns.filter(({ isRaiders }) => isRaiders).map((turn) => turn.presses)
}
