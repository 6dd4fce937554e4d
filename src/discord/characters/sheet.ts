/** `/sheet` */
import type { Sheet } from '../../campaign/sheet.ts'
import type { Person } from '../../table/contract.ts'
import { wordedFor } from '../../texts/language.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import { type PostFile, type Reply, tellOrShow } from '../message-parts/post.ts'
import { pictured } from '../message-parts/with-picture.ts'
import { sheetInWords, sheetShown } from '../pictures/character-sheet/shown.ts'
import type { Studio } from '../pictures/studio.ts'
import { sheetPost } from './sheet-post.ts'

/** Shows the sheets as text, and the first one as a picture. */
export async function lookAtSheet(
  context: BotContext,
  source: InteractionSource,
  who: Person,
  forAll: boolean,
): Promise<Reply> {
  const sheets = await context.table.sheets(source.guildId, who.id)
  const boss = await context.table.bossSheet(source.guildId, who.id)
  const [sheet] = sheets
  if (!sheet) return tellOrShow(forAll && boss !== null, () => sheetPost(who, sheets, boss))
  return wordedFor(forAll, () =>
    pictured(sheetPost(who, sheets, boss), paintedSheet(context.studio, sheet), forAll ? 'show' : 'tell'),
  )
}

async function paintedSheet(studio: Studio, sheet: Sheet): Promise<PostFile | null> {
  const data = await studio.picture(sheetShown(sheet))
  return data && { name: 'sheet.png', data, description: sheetInWords(sheet) }
}
