/** Motions as the table sees them, and how they end by themselves. */
import { type Motion, openMotion, settleMotion } from '../../store/motions.ts'
import type { Tx } from '../../store/open.ts'
import { announce } from '../announce.ts'
import type { RaidCard } from '../contract.ts'
import type { MotionCard } from './contract.ts'
import { electorateOf } from './electorate.ts'
import { payloadShape, votesShape } from './shapes.ts'

export function cardOf(raid: RaidCard, motion: Motion): MotionCard {
  const { id, status } = motion
  const cast = votesShape.parse(motion.votes)
  const payload = payloadShape.parse(motion.payload)
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
  if (motion) await withdraw(tx, raid, motion)
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
