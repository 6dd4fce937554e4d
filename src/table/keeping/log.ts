/** What a raid's inputs brought about: as it was noted, or played again where they lie in the archive. */
import { setImmediate } from 'node:timers/promises'
import { eventFor, type Game, type GameEvent } from '../../engine/index.ts'
import type { SavedInput } from '../../store/inputs.ts'
import type { Tx } from '../../store/open.ts'
import type { LoadedRaid } from '../../store/raids.ts'
import { findRaid, lookAtRaid } from '../../store/raids.ts'
import { texts } from '../../texts/texts.ts'
import { type NamedObjects, namedIn, publicObjects } from '../named.ts'
import { lendCards } from '../pinned.ts'
import { Rejection } from '../rejection.ts'
import { beginningOf, entriesOf, playedAgain } from '../replay.ts'
import { Shelf } from '../shelf.ts'
import { shaped } from '../stored/reading.ts'
import { isMark } from './archived.ts'

interface Log {
  inputs: SavedInput[]
  /** Why there are not all of them; null when there are. */
  trouble: string | null
}

interface Retold extends Log {
  /** As it was left; null when there is trouble. */
  game: Game | null
}

/** Some hundred kilobytes each, and 0.2 to 0.4 s of CPU. */
const KEPT = 8
const shelf = new Shelf<Retold>(KEPT)

/** Where today's rules would have told it otherwise than it was, it ends. @throws Unreadable */
export async function logOf(tx: Tx, raidId: string): Promise<Log> {
  const inputs = await entriesOf(tx, raidId)
  return inputs.some(({ events }) => isMark(events)) ? retold(tx, raidId, inputs) : { inputs, trouble: null }
}

/**
 * A raid with its game, to be looked at and not to be changed, also where that has to be played again.
 * @throws Rejection where today's rules lead elsewhere
 */
export async function lookAtGame(tx: Tx, raidId: string): Promise<LoadedRaid | null> {
  const row = await lookAtRaid(tx, raidId)
  if (!row || row.state !== null || row.version === 0) return row
  const { game } = await retold(tx, raidId, await entriesOf(tx, raidId))
  if (!game) throw new Rejection(texts.past.otherRules(row.code))
  return { ...row, state: game }
}

async function retold(tx: Tx, raidId: string, inputs: readonly SavedInput[]): Promise<Retold> {
  const raid = await findRaid(tx, { id: raidId })
  await lendCards(tx, beginningOf(inputs).setup, raid?.cardHash ?? null)
  return shelf.take(raidId, () => tellAgain(inputs)) // nothing is asked of the database in there
}

/** Without the fields of which JSON has none. */
const asNoted = (events: readonly GameEvent[]): GameEvent[] => JSON.parse(JSON.stringify(events))

/** After so many inputs, others who wait for this process have their turn. */
const BREATH = 20

export async function tellAgain(inputs: readonly SavedInput[]): Promise<Retold> {
  const told: SavedInput[] = []
  let before: NamedObjects = {}
  let last: Game | null = null
  try {
    for (const { seq, game, events } of playedAgain(inputs)) {
      const input = inputs[told.length]
      if (!input) break
      const known = input.kind === 'undo' ? {} : before
      const open = events.map((event) => eventFor(event, null))
      const objects = namedIn(open, known, game)
      told.push({ ...input, events: shaped({ events: asNoted(events), objects }) })
      before = publicObjects(game)
      last = game
      if (seq % BREATH === 0) await setImmediate()
    }
    return { inputs: told, trouble: null, game: last }
  } catch (error) {
    return { inputs: told, trouble: String(error), game: null }
  }
}
