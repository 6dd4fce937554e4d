/** Builds the shown form of motions, and ends motions without a decision. */
import type { Transaction } from '../../store/database/open.ts'
import { findOpenMotion, type Motion, settleMotion } from '../../store/raids/votes.ts'
import { addAnnouncements } from '../announcing/announce.ts'
import type { MotionInfo } from '../model/motion.ts'
import type { RaidInfo } from '../model/raid.ts'
import { readStoredItem, readStoredItemOrDefault } from '../stored/damaged-items.ts'
import { parseStoredValue } from '../stored/migrate.ts'
import type { StoredItem } from '../stored/unreadable.ts'
import { electorateOfProposal } from './electorate.ts'
import { type MotionPayload, motionPayloadSchema, votesByPersonSchema } from './schemas.ts'

const itemOf = ({ id }: Motion): StoredItem => ({ kind: 'motion', id, name: '' })

interface Content {
  payload: MotionPayload
  votes: Record<string, boolean>
}

/** Returns the readable content of a stored motion. @throws UnreadableState */
export const motionContentOf = (motion: Motion): Content =>
  readStoredItem(itemOf(motion), () => ({
    payload: parseStoredValue(motionPayloadSchema, motion.payload),
    votes: parseStoredValue(votesByPersonSchema, motion.votes),
  }))

/** Returns the content of a motion; null if it can't be read. */
export const motionContentOrNull = (motion: Motion): Content | null =>
  readStoredItemOrDefault<Content | null>(itemOf(motion), () => motionContentOf(motion), null)

/** Returns a stored motion with all facts that its message shows. @throws UnreadableState */
export function motionInfoOf(raid: RaidInfo, motion: Motion): MotionInfo {
  const { id, status } = motion
  const { payload, votes: cast } = motionContentOf(motion)
  const electorate = electorateOfProposal(raid, payload.proposal, payload.by)
  const votes = electorate.voters.flatMap((person) => {
    const agrees = cast[person.id]
    return agrees === undefined ? [] : [{ person, agrees }]
  })
  return { ...payload, ...electorate, id, raid, status, votes }
}

/** Withdraws the open motion about the game, because the game has changed. A motion about a seat stays open. */
export async function withdrawOpenMotionAboutGame(tx: Transaction, raid: RaidInfo): Promise<void> {
  const motion = await findOpenMotion(tx, raid.id, 'game')
  if (motion) await withdrawMotionEvenIfUnreadable(tx, raid, motion, 'withdrawn')
}

/** Ends a motion without a decision. A motion that can't be read ends without an announcement. */
export async function withdrawMotionEvenIfUnreadable(
  tx: Transaction,
  raid: RaidInfo,
  motion: Motion,
  why: 'withdrawn' | 'superseded',
): Promise<void> {
  if (motionContentOrNull(motion)) await withdrawMotionAndAnnounce(tx, raid, motion, why)
  else await settleMotion(tx, motion.id, why)
}

/** Ends a motion because the raid has changed or another motion replaces it, and announces that. */
export async function withdrawMotionAndAnnounce(
  tx: Transaction,
  raid: RaidInfo,
  motion: Motion,
  why: 'withdrawn' | 'superseded' = 'withdrawn',
): Promise<MotionInfo> {
  const card = motionInfoOf(raid, await settleMotion(tx, motion.id, why))
  await addAnnouncements(tx, raid, [{ kind: 'motion', motion: card }])
  return card
}
