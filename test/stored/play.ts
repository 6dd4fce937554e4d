/** Plays a stored raid on, at the table or by the engine alone, with a computer player in every seat. */

import type { ComputerPlayer } from '../../src/bots/player.ts'
import { applyInput, type Game, isRefusal, viewFor } from '../../src/engine/index.ts'
import { newComputerPlayerRandomGenerator } from '../../src/simulation/simulate.ts'
import type { RaidInfo, RaidLook, Table } from '../../src/table/contract.ts'
import { requireAccepted } from '../../src/table/fixture.ts'

/** A number of answers after which every raid is over. */
export const TO_ITS_END = 5_000

/** Returns the view of each seat and of the table. @throws if one of them can't look */
export async function looks(table: Table, raidId: string): Promise<RaidLook[]> {
  const open = await table.look(raidId, null)
  const seats: RaidLook[] = []
  for (const { person, seat } of open.raid.seats) seats.push(await table.look(raidId, person, seat))
  return [open, ...seats]
}

/** Answers the open question, and plays on to the end. @returns the number of answers */
export async function playOut(table: Table, raidId: string, player: ComputerPlayer): Promise<number> {
  const answers = await playOn(table, raidId, player, TO_ITS_END)
  if (answers === TO_ITS_END) throw new Error('it is not over')
  return answers
}

/** Gives this number of answers, or plays to the end. @returns the number of answers */
export async function playOn(
  table: Table,
  raidId: string,
  player: ComputerPlayer,
  most: number,
): Promise<number> {
  const random = newComputerPlayerRandomGenerator(TO_ITS_END)
  let { view, raid } = await table.look(raidId, null)
  for (let answers = 0; answers < most; answers++) {
    const who = view?.waitingFor && personAt(raid, view.waitingFor.seat)
    if (!who) return answers
    if (!view?.decision) ({ view, raid } = await table.look(raidId, who, view?.waitingFor?.seat))
    const seen = view
    if (!seen?.decision) throw new Error('who is asked does not see the question')
    const { id } = seen.decision
    const picks = player.decide(() => seen, seen.decision, random)
    requireAccepted(await table.answer(raidId, who, [{ decision: id, picks }]))
    ;({ view, raid } = await table.look(raidId, who))
  }
  return most
}

/** Gives this number of answers by the engine alone, which is much faster, or plays to the end. */
export function playAlone(
  game: Game,
  player: ComputerPlayer,
  most: number,
): { readonly outcome: Game['outcome']; readonly answers: number } {
  const random = newComputerPlayerRandomGenerator(TO_ITS_END)
  let answers = 0
  for (; answers < most && game.decision; answers++) {
    const { id, seat } = game.decision
    const picks = player.decide(() => viewFor(game, seat), game.decision, random)
    const events = applyInput(game, { kind: 'answer', decision: id, seat, picks })
    if (isRefusal(events)) throw new Error(events.why)
  }
  return { outcome: game.outcome, answers }
}

const personAt = ({ seats }: RaidInfo, seat: number) => seats.find((one) => one.seat === seat)?.person
