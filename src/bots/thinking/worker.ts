/** Plans in a separate thread, one question after the other. */
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type ImaginedGame, registerCards, unregisterCards } from '../../engine/index.ts'
import '../../raids/index.ts' // registers the raids with this thread's engine
import { planAt } from '../search/levels.ts'
import type { CardSet, FromWorker, Job } from './messages.ts'

function work({ id, level, game, raid, cards, forget }: Job): FromWorker {
  try {
    if (forget !== null) unregisterCards(forget)
    if (cards) register(cards)
    const imagined: ImaginedGame = JSON.parse(game)
    return { kind: 'planned', id, plan: planAt(level, imagined, raid) }
  } catch (error) {
    return { kind: 'failed', id, error: error instanceof Error ? (error.stack ?? error.message) : `${error}` }
  }
}

const register = ({ hash, cards, otherNames }: CardSet): void =>
  registerCards(hash, new Map(cards.map((card) => [card.id, card])), otherNames)

/** On Linux this sets the priority of this thread only. Answers to people come before plans. */
if (parentPort && process.platform === 'linux') setPriority(10)

const send = (message: FromWorker): void => parentPort?.postMessage(message)

parentPort?.on('message', (job: Job) => send(work(job)))
send({ kind: 'ready' })
