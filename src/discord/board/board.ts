/** `/board`, and the button that shows the board. */
import type { Person, RaidCard } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { type Desk, type Visit, withRaid } from '../desk.ts'
import { type Outcome, tell } from '../posts/post.ts'
import { shownBoard } from './picture.ts'

export const lookAtBoard = (
  desk: Desk,
  visit: Visit,
  { forAll, inWords }: { forAll: boolean; inWords: boolean },
): Promise<Outcome> =>
  withRaid(desk, visit, (raid) => showBoard(desk, raid, forAll ? null : visit.person, inWords))

/** @param reader the person who sees the board; null shows it to everybody */
export async function showBoard(
  desk: Desk,
  raid: RaidCard,
  reader: Person | null,
  inWords = false,
): Promise<Outcome> {
  const { view, ...wait } = await desk.table.look(raid.id, null)
  return view ? shownBoard(desk, { raid, view, wait }, reader, inWords) : tell(texts.board.lobby)
}
