/** Answers: by one statement where the raid is held here, else in a transaction, after which it is. */
import { takenInteraction } from '../../store/inputs.ts'
import type { Store, Tx } from '../../store/open.ts'
import type { Answered, Table } from '../contract.ts'
import { type Answering, answer } from '../play.ts'
import { orRejected, type Rejection } from '../rejection.ts'
import { type Playing, sitDown, toPlay } from '../sitting.ts'
import type { Write } from '../write.ts'
import { HOLDER, hold, letGo, reserve } from './held.ts'
import { quickly } from './quick.ts'

/** @param ring is told where something was announced that nobody has yet */
export function openAnswers(
  store: Store,
  write: Write,
  ring: () => void,
  noted: (rejection: Rejection) => void,
): Table['answer'] {
  return async (raidId, by, steps, interactionId, then) => {
    const asked = { raidId, by, steps, interactionId: interactionId ?? null, then }
    const quick = orRejected(
      () => quickly({ store, ring }, raidId, (playing) => answer(playing, asked)),
      noted,
    )
    return (await quick) ?? slowly(write, asked)
  }
}

async function slowly(write: Write, asked: Answering): ReturnType<Table['answer']> {
  const { raidId, interactionId } = asked
  let sat: Sat | null = null
  const answered = await write(async (tx) => {
    sat = null
    const one = await sitAndAnswer(tx, asked)
    sat = one.sat
    return one.answered
  }, interactionId ?? undefined)
  keep(raidId, sat)
  return answered
}

interface Sat {
  playing: Playing
  ticket: symbol
}

/** A click that was taken before is not taken again. */
async function sitAndAnswer(tx: Tx, asked: Answering): Promise<{ answered: Answered; sat: Sat | null }> {
  const { raidId, interactionId } = asked
  const sitting = await sitDown(tx, raidId, HOLDER)
  const ticket = reserve(raidId)
  const before = interactionId === null ? null : await takenInteraction(tx, interactionId)
  if (before)
    return {
      answered: { ok: true, version: before.seq, events: [], objects: {}, takeBack: false },
      sat: null,
    }
  const playing = await toPlay(sitting)
  return { answered: await answer(playing, asked), sat: { playing, ticket } }
}

/** From now on it is in memory here, while it goes on. */
function keep(raidId: string, sat: Sat | null): void {
  if (!sat || sat.playing.game.outcome) return letGo(raidId)
  const { row, raid, game, places } = sat.playing
  const { version, leader, cards } = raid
  const now = new Date()
  hold(sat.ticket, {
    row: { ...row, state: null, version, updatedAt: now, lastInputAt: now },
    game,
    places,
    leader,
    cards,
    recent: [],
  })
}
