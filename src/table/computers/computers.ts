/** Opens the part of the table for computer players that plan. */
import { type Game, type ImaginedGame, imagineGame } from '../../engine/index.ts'
import type { Store, Transaction } from '../../store/database/open.ts'
import { findRaidIdWithPlanningComputer, raidsWaitingForComputer } from '../../store/raids/open-questions.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import { Rejection } from '../model/rejection.ts'
import { runStepsAfterInputs } from '../playing/finish-inputs.ts'
import { addInput } from '../playing/inputs.ts'
import type { RunWithGame } from '../raids-in-memory/raid-runner.ts'
import { findRaidInfo, type LoadedRaidForLook, readFromGame, readFromRaid } from '../views/look.ts'
import { answerOpenDecisionByPlan } from './answer.ts'
import type {
  ComputerAnswerResult,
  ComputerPlayerService,
  ComputerQuestion,
  PlannedMove,
} from './contract.ts'
import { planningLevelOfDecision } from './seats.ts'
import { onRaidWaitingForComputer } from './waiting-raids.ts'

export const createComputerService = ({ db }: Store, played: RunWithGame): ComputerPlayerService => ({
  question: (raidId) => findQuestion(db, raidId),
  answer: ({ raidId, decision }, plan) => played(raidId, (playing) => answer(playing, decision, plan)),
  sampleGame: async () => {
    const raidId = await findRaidIdWithPlanningComputer(db)
    return raidId === null ? null : readFromGame(db, raidId, imaginedNow)
  },
  waiting: (from, to) => raidsWaitingForComputer(db, from, to),
  onWaiting: onRaidWaitingForComputer,
})

/**
 * Returns the question for which a raid waits; null if it doesn't wait for a computer player that plans, or is gone or
 * can't be read.
 */
async function findQuestion(db: Transaction, raidId: string): Promise<ComputerQuestion | null> {
  try {
    return (await findRaidInfo(db, { raidId })) && (await readFromRaid(db, raidId, questionIn))
  } catch (error) {
    if (error instanceof Rejection) return null
    throw error
  }
}

function questionIn({ game, ...loaded }: LoadedRaidForLook): ComputerQuestion | null {
  const decision = game?.decision
  if (!game || !decision || loaded.raid.status !== 'playing') return null
  const level = planningLevelOfDecision({ ...loaded, game }, decision)
  return (
    level && {
      raidId: loaded.raid.id,
      decision: decision.id,
      seat: decision.seat,
      level,
      turn: game.turn.number,
      game: imagineGame(game, decision.seat, 0),
    }
  )
}

/** Returns an imagined game; null if nobody is asked at the moment. */
const imaginedNow = (game: Game): ImaginedGame | null =>
  game.decision ? imagineGame(game, game.decision.seat, 0) : null

const NO_PLAN: PlannedMove = { steps: [], why: [] }

async function answer(
  playing: LockedGame,
  wanted: number,
  plan: PlannedMove | null,
): Promise<ComputerAnswerResult> {
  const { decision } = playing.game
  if (decision?.id !== wanted || !planningLevelOfDecision(playing, decision)) return { kind: 'stale' }
  const taken = await answerOpenDecisionByPlan(playing, decision, plan ?? NO_PLAN, addInput)
  const all = [...taken, ...(await runStepsAfterInputs(playing, taken))]
  return { kind: 'answered', isVisible: all.some(({ news }) => news.events.length > 0) }
}
