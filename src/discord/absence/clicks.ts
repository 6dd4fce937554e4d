/** Buttons below reminders: muting them, passing for a friend, coming back. */
import { texts } from '../../texts/texts.ts'
import type { Click } from '../clicks.ts'
import type { Desk } from '../desk.ts'
import { type Outcome, tell } from '../posts/post.ts'
import { comeBack, mute, passForFriend } from './absence.ts'
import type { AbsenceId } from './ids.ts'

export async function clickedAbsence(desk: Desk, click: Click, id: AbsenceId): Promise<Outcome> {
  if (id[0] === 'muteall') return mute(desk, click, null)
  if (id[0] === 'back') return comeBack(desk, click)
  const raid = await desk.table.find({ code: id[1] })
  if (!raid) return tell(texts.reply.noSuchRaid(id[1]))
  if (id[0] === 'mute') return mute(desk, click, raid)
  const name = raid.seats.find(({ person }) => person.id === id[2])?.person.name ?? texts.news.somebody
  return passForFriend(desk, click, raid, { id: id[2], name, decision: id[3] })
}
