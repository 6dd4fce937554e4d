/** Motions as the table sees them, and how they end by themselves. */
import { type Motion, openMotion, settleMotion } from '../../store/motions.ts'
import type { Tx } from '../../store/open.ts'
import { announce } from '../announce.ts'
import type { RaidCard } from '../contract.ts'
import { parsed } from '../stored/carrying.ts'
import { readOr, readStored } from '../stored/damage.ts'
import type { Item } from '../stored/unreadable.ts'
import type { MotionCard } from './contract.ts'
import { electorateOf } from './electorate.ts'
import { type Payload, payloadShape, votesShape } from './shapes.ts'

const itemOf = ({ id }: Motion): Item => ({ kind: 'motion', id, name: '' })

interface Content {
  payload: Payload
  votes: Record<string, boolean>
}

/** @throws Unreadable */
export const contentOf = (motion: Motion): Content =>
  readStored(itemOf(motion), () => ({
    payload: parsed(payloadShape, motion.payload),
    votes: parsed(votesShape, motion.votes),
  }))

/** Null where it can't be read. */
export const readableOr = (motion: Motion): Content | null =>
  readOr<Content | null>(itemOf(motion), () => contentOf(motion), null)

/** @throws Unreadable */
export function cardOf(raid: RaidCard, motion: Motion): MotionCard {
  const { id, status } = motion
  const { payload, votes: cast } = contentOf(motion)
  const electorate = electorateOf(raid, payload.proposal, payload.by)
  const votes = electorate.voters.flatMap((person) => {
    const agrees = cast[person.id]
    return agrees === undefined ? [] : [{ person, agrees }]
  })
  return { ...payload, ...electorate, id, raid, status, votes }
}

/** The game goes on: what was asked about it before has no meaning any more. Who sits where is asked all the same. */
export async function withdrawMotions(tx: Tx, raid: RaidCard): Promise<void> {
  const motion = await openMotion(tx, raid.id, 'game')
  if (motion) await letGoOf(tx, raid, motion, 'withdrawn')
}

/** One that can't be read is settled without a word: nothing waits for it. */
export async function letGoOf(
  tx: Tx,
  raid: RaidCard,
  motion: Motion,
  why: 'withdrawn' | 'superseded',
): Promise<void> {
  if (readableOr(motion)) await withdraw(tx, raid, motion, why)
  else await settleMotion(tx, motion.id, why)
}

/** The raid has gone on, or something else is asked for: it is told, and its buttons go. */
export async function withdraw(
  tx: Tx,
  raid: RaidCard,
  motion: Motion,
  why: 'withdrawn' | 'superseded' = 'withdrawn',
): Promise<MotionCard> {
  const card = cardOf(raid, await settleMotion(tx, motion.id, why))
  await announce(tx, raid, [{ kind: 'motion', motion: card }])
  return card
}
