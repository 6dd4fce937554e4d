/** Determines the players whose answers an undo would discard. */
import type { Seat } from '../../engine/index.ts'
import type { LostAnswers } from '../../texts/en/undo.ts'

/** Counts the answers that an undo would discard, by player. @param lost the seat of each discarded answer */
export function countLostAnswersByPlayer(
  lost: readonly Seat[],
  nameOf: (seat: Seat) => string,
): LostAnswers[] {
  const counts = new Map<Seat, number>()
  for (const seat of lost) counts.set(seat, (counts.get(seat) ?? 0) + 1)
  return [...counts].map(([seat, answers]) => ({ name: nameOf(seat), answers }))
}
