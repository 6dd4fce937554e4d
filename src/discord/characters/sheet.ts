/** `/sheet` */
import type { Sheet } from '../../campaign/sheet.ts'
import type { Person } from '../../table/contract.ts'
import { wordedFor } from '../../texts/language.ts'
import type { Desk, Visit } from '../desk.ts'
import { sheetInWords, sheetShown } from '../pictures/sheet/shown.ts'
import type { Studio } from '../pictures/studio.ts'
import { type Outcome, type PostFile, tellOrShow } from '../posts/post.ts'
import { pictured } from '../posts/with-picture.ts'
import { sheetPost } from './sheet-post.ts'

/** Shows the sheets as text, and the first one as a picture. */
export async function lookAtSheet(desk: Desk, visit: Visit, who: Person, forAll: boolean): Promise<Outcome> {
  const sheets = await desk.table.sheets(visit.guildId, who.id)
  const boss = await desk.table.bossSheet(visit.guildId, who.id)
  const [sheet] = sheets
  if (!sheet) return tellOrShow(forAll && boss !== null, () => sheetPost(who, sheets, boss))
  return wordedFor(forAll, () =>
    pictured(sheetPost(who, sheets, boss), paintedSheet(desk.studio, sheet), forAll ? 'show' : 'tell'),
  )
}

async function paintedSheet(studio: Studio, sheet: Sheet): Promise<PostFile | null> {
  const data = await studio.picture(sheetShown(sheet))
  return data && { name: 'sheet.png', data, description: sheetInWords(sheet) }
}
