/** Votes, and answers that are taken back by a click. */
import { forEverybody } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import type { Click } from '../clicks.ts'
import type { Desk } from '../desk.ts'
import { type Outcome, tell } from '../posts/post.ts'
import { takeBackNow } from '../undo/undo.ts'
import type { MotionId } from './ids.ts'
import { motionPost } from './post.ts'

export async function clickedMotion(desk: Desk, click: Click, id: MotionId): Promise<Outcome> {
  if (id[0] === 'vote') return vote(desk, click, id[1], id[2] === 'yes')
  const raid = await desk.table.find({ code: id[1] })
  return raid ? takeBackNow(desk, click, raid, id[2]) : tell(texts.reply.noSuchRaid(id[1]))
}

/** The question changes in place, with nobody called again. */
async function vote(desk: Desk, click: Click, motionId: string, agrees: boolean): Promise<Outcome> {
  const motion = await desk.table.motions.vote(motionId, memberOf(click), agrees)
  return 'rejected' in motion
    ? tell(motion.rejected)
    : { how: 'change', post: { ...forEverybody(() => motionPost(motion)), pings: [] } }
}

const memberOf = ({ person, roles }: Click) => ({ person, roles })
