/** Plans in a separate thread, one question after the other. */
import { setPriority } from 'node:os'
import { performance } from 'node:perf_hooks'
import { parentPort } from 'node:worker_threads'
import { type ImaginedGame, registerCards, unregisterCards } from '../../engine/index.ts'
import '../../raids/index.ts' // registers the raids with this thread's engine
import { answerInGame, plainPicks } from '../search/answering.ts'
import { planAtLevel } from '../search/levels.ts'
import { needsPlanning } from '../search/plan.ts'
import { type IsOutOfTime, isNeverOutOfTime, newTimeLimit } from '../search/time-limit.ts'
import type { CardsToRegister, MessageFromWorker, PlanningJob } from './messages.ts'

function work({ id, level, game, raid, planMs, isWarmUp, cards, forget }: PlanningJob): MessageFromWorker {
  try {
    if (forget !== null) unregisterCards(forget)
    if (cards) register(cards)
    const imagined: ImaginedGame = JSON.parse(game)
    if (isWarmUp) playToPlannedQuestion(imagined)
    return {
      kind: 'planned',
      id,
      plan: imagined.decision && planAtLevel(level, imagined, raid, limitOf(planMs)),
    }
  } catch (error) {
    return { kind: 'failed', id, error: error instanceof Error ? (error.stack ?? error.message) : `${error}` }
  }
}

const limitOf = (ms: number | null): IsOutOfTime =>
  ms === null ? isNeverOutOfTime : newTimeLimit(() => performance.now(), ms)

/** A raid has this many questions before the first one that is worth planning. */
const MOST_ANSWERS = 100

function playToPlannedQuestion(game: ImaginedGame): void {
  for (let n = 0; n < MOST_ANSWERS && game.decision && !needsPlanning(game.decision); n++)
    answerInGame(game, game.decision, plainPicks(game, game.decision))
}

const register = ({ hash, cards, otherNames }: CardsToRegister): void =>
  registerCards(hash, new Map(cards.map((card) => [card.id, card])), otherNames)

/** On Linux this sets the priority of this thread only. Answers to people come before plans. */
if (parentPort && process.platform === 'linux') setPriority(10)

const send = (message: MessageFromWorker): void => parentPort?.postMessage(message)

parentPort?.on('message', (job: PlanningJob) => send(work(job)))
send({ kind: 'ready' })
