/** Plays a stored raid on, at the table or by the engine alone, with a computer player in every seat. */

import type { ComputerPlayer } from '../../src/bots/player.ts'
import { applyInput, type Game, isRefusal, viewFor } from '../../src/engine/index.ts'
import { newComputerPlayerRandomGenerator } from '../../src/simulation/simulate.ts'
import type { RaidInfo, RaidLook, Table } from '../../src/table/contract.ts'
import { requireAccepted } from '../../src/table/fixture.ts'

/** A raid that isn't over by then never ends. */
const LONGEST = 5_000

/** Returns the view of each seat and of the table. @throws if one of them can't look */
export async function looks(table: Table, raidId: string): Promise<RaidLook[]> {
  const open = await table.look(raidId, null)
  const seats: RaidLook[] = []
  for (const { person, seat } of open.raid.seats) seats.push(await table.look(raidId, person, seat))
  return [open, ...seats]
}

/** Answers the open question, and plays on to the end. @returns the number of answers */
export async function playOut(table: Table, raidId: string, player: ComputerPlayer): Promise<number> {
  const answers = await playOn(table, raidId, player, LONGEST)
  if (answers === LONGEST) throw new Error('it is not over')
  return answers
}

/** Gives this number of answers, or plays to the end. @returns the number of answers */
export async function playOn(
  table: Table,
  raidId: string,
  player: ComputerPlayer,
  most: number,
): Promise<number> {
  const random = newComputerPlayerRandomGenerator(LONGEST)
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

/** Plays to the end by the engine alone, which is much faster. @returns how the raid ended */
export function playAlone(game: Game, player: ComputerPlayer): Game['outcome'] {
  const random = newComputerPlayerRandomGenerator(LONGEST)
  for (let answers = 0; answers < LONGEST && game.decision; answers++) {
    const { id, seat } = game.decision
    const picks = player.decide(() => viewFor(game, seat), game.decision, random)
    const events = applyInput(game, { kind: 'answer', decision: id, seat, picks })
    if (isRefusal(events)) throw new Error(events.why)
  }
  return game.outcome
}

const personAt = ({ seats }: RaidInfo, seat: number) => seats.find((one) => one.seat === seat)?.person
