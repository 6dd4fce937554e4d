/** Commands that only look. */
import type { Sheet } from '../campaign/sheet.ts'
import type { Person } from '../table/contract.ts'
import { wordedFor } from '../texts/language.ts'
import { texts } from '../texts/texts.ts'
import { shownBoard } from './board/picture.ts'
import { type Desk, type Visit, withRaid } from './desk.ts'
import { shownHand } from './hand/post.ts'
import { lookedUp } from './log/log.ts'
import { sheetInWords, sheetShown } from './pictures/sheet/shown.ts'
import type { Studio } from './pictures/studio.ts'
import { pictured } from './posts/pictured.ts'
import { type Outcome, type PostFile, tell } from './posts/post.ts'
import { sheetPost } from './raiders/sheet.ts'

export const lookAtHand = (desk: Desk, visit: Visit): Promise<Outcome> =>
  withRaid(desk, visit, (raid) => shownHand(desk, raid, visit.person))

export const lookAtBoard = (desk: Desk, visit: Visit, forAll: boolean): Promise<Outcome> =>
  withRaid(desk, visit, async (raid) => {
    const { view, ...wait } = await desk.table.look(raid.id, null)
    if (!view) return tell(texts.board.lobby)
    return shownBoard(desk, { raid, view, wait }, forAll ? null : visit.person)
  })

export const lookAtLog = (desk: Desk, visit: Visit, page: number | null): Promise<Outcome> =>
  withRaid(desk, visit, async (raid) => ({ how: 'tell', post: await lookedUp(desk, raid, page) }))

/** As text, and the first one as a picture. */
export async function lookAtSheet(desk: Desk, visit: Visit, who: Person, forAll: boolean): Promise<Outcome> {
  const sheets = await desk.table.sheets(visit.guildId, who.id)
  const [sheet] = sheets
  if (!sheet) return { how: 'tell', post: sheetPost(who, sheets) }
  return wordedFor(forAll, () =>
    pictured(sheetPost(who, sheets), paintedSheet(desk.studio, sheet), forAll ? 'show' : 'tell'),
  )
}

async function paintedSheet(studio: Studio, sheet: Sheet): Promise<PostFile | null> {
  const data = await studio.picture(sheetShown(sheet))
  return data && { name: 'sheet.png', data, description: sheetInWords(sheet) }
}
