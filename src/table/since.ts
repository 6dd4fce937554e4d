/** What happened since somebody's last answer, as they may know it. */
import { eventFor, type Seat } from '../engine/index.ts'
import { lastAnswer, readInputs } from '../store/inputs.ts'
import type { Tx } from '../store/open.ts'
import type { Happening } from './contract.ts'
import { mergeNames } from './named.ts'
import { isRaidId } from './shapes.ts'
import { toldFrom } from './stored/reading.ts'

/** Whoever was away for longer reads the log. */
const MOST = 80

/** Without what was taken back. What the table has answered for a seat is none of its answers. */
export async function since(tx: Tx, raidId: string, seat: Seat): Promise<Happening> {
  if (!isRaidId(raidId)) return { events: [], objects: {} }
  const inputs = await readInputs(tx, raidId, { after: await lastAnswer(tx, raidId, seat), last: MOST })
  const standing = inputs.slice(inputs.findLastIndex(({ kind }) => kind === 'undo') + 1)
  const told = standing.map(({ events }) => toldFrom(events))
  return {
    events: told.flatMap(({ events }) => events.map((event) => eventFor(event, seat))),
    objects: told.map(({ objects }) => objects).reduce(mergeNames, {}),
  }
}
