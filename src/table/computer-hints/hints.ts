/** Opens the part of the table for hints of the computer. */
import { heuristicPicks } from '../../bots/heuristic-picks.ts'
import {
  clonePlainData,
  type Decision,
  type ImaginedGame,
  imagineGame,
  type Seat,
} from '../../engine/index.ts'
import type { Store } from '../../store/database/open.ts'
import { incrementHintCount } from '../../store/raids/hints.ts'
import { texts } from '../../texts/texts.ts'
import type { Person } from '../model/person.ts'
import { catchRejection, Rejection } from '../model/rejection.ts'
import { seatOfPersonInRaid } from '../raid-loading/lock.ts'
import { settingsOfRaid } from '../settings/settings.ts'
import { type LoadedRaidForLook, readFromRaid } from '../views/look.ts'
import type { HintPlanner, HintService, SuggestedAnswer } from './contract.ts'

/**
 * The time in ms for planning a hint, for a worker that is slow to begin, and for which it waits for a worker. Hints
 * come first in the queue.
 */
const PLAN_MS = 500
const WITHIN_MS = 2_000
const QUEUED_MS = 3_000

/** Creates the service for hints. @param planner null if hints are the plain player's answers */
export const createHintService = ({ db }: Store, planner: HintPlanner | null): HintService => ({
  give: (raidId, who) =>
    catchRejection(async () => {
      const { hints } = await settingsOfRaid(db, raidId)
      if (!hints) throw new Rejection(texts.hints.off)
      const question = await readFromRaid(db, raidId, (seen) => questionOf(seen, who))
      const { seat, decision } = question
      const { steps, why } = await answerTo(question, planner)
      await incrementHintCount(db, raidId)
      return { seat, decision, steps, why }
    }),
})

interface HintQuestion {
  readonly raidId: string
  readonly seat: Seat
  readonly decision: Decision
  /** A game that the seat can imagine, so a hint can't reveal anything else. The true game never leaves the table. */
  readonly game: ImaginedGame
}

/** Returns the question that a person is asked. @throws Rejection if they aren't asked */
function questionOf({ raid, game }: LoadedRaidForLook, who: Person): HintQuestion {
  const decision = game?.decision
  if (!game || !decision || raid.status !== 'playing') throw new Rejection(texts.hints.notAsked)
  const { seat } = decision
  if (seatOfPersonInRaid(raid, game, who) !== seat) throw new Rejection(texts.hints.notAsked)
  return { raidId: raid.id, seat, decision: clonePlainData(decision), game: imagineGame(game, seat, 0) }
}

/** Returns the planned answer, or the plain player's where nothing was planned. */
async function answerTo(
  { raidId, decision, seat, game }: HintQuestion,
  planner: HintPlanner | null,
): Promise<SuggestedAnswer> {
  const planned = await planner?.plan({
    key: `${raidId} ${seat} ${decision.id}`,
    priority: 'hint',
    level: 'strong',
    game,
    raid: raidId,
    planMs: PLAN_MS,
    withinMs: WITHIN_MS,
    queuedMs: QUEUED_MS,
  })
  if (planned?.kind === 'planned' && planned.plan) return planned.plan
  return { steps: [heuristicPicks(game, decision)], why: [] }
}
