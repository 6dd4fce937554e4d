/**
 * Handles `/sheet`, which shows a character sheet as a picture, with buttons to the person's other sheets and to
 * the whole sheet in words.
 */
import type { CharacterSheet } from '../../campaign/sheet.ts'
import type { Person } from '../../table/contract.ts'
import { runInPublicLanguageIf } from '../../texts/language.ts'
import { userText } from '../../texts/user-text.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import type { Click } from '../feature.ts'
import { parseChosenNumber } from '../message-parts/custom-ids.ts'
import {
  type PostFile,
  type Reply,
  replyInPlaceOrPrivately,
  replyToPersonOrAll,
} from '../message-parts/post.ts'
import { pictureReplyInPlaceOrPrivately, replyWithPictureIfSoon } from '../message-parts/with-picture.ts'
import { sheetAltText, sheetPictureContents } from '../pictures/character-sheet/contents.ts'
import type { PictureRenderer } from '../pictures/picture-renderer.ts'
import type { CharacterSheetAction } from './ids.ts'
import { characterSheetPost, characterSheetTextPost, type SheetsOfPerson } from './sheet-post.ts'

export async function showCharacterSheet(
  context: BotContext,
  source: InteractionSource,
  who: Person,
  forAll: boolean,
): Promise<Reply> {
  const book = await bookOf(context, source, who, 0)
  const isOwn = !forAll && who.id === source.person.id
  const [sheet] = book.sheets
  if (!sheet) return replyToPersonOrAll(forAll && book.boss !== null, () => characterSheetPost(book, isOwn))
  return runInPublicLanguageIf(forAll, () =>
    replyWithPictureIfSoon(
      characterSheetPost(book, isOwn),
      paintedSheet(context.studio, sheet),
      forAll ? 'show' : 'tell',
      () => characterSheetTextPost(book),
    ),
  )
}

/** Shows another sheet of the person, or one in words. */
export async function handleCharacterSheetClick(
  context: BotContext,
  click: Click,
  [id, deed, at]: readonly [who: string, deed: CharacterSheetAction, at: number],
): Promise<Reply> {
  const chosen = deed === 'pick' ? (parseChosenNumber(click.values) ?? 0) : at
  const book = await bookOf(context, click, { id, name: userText('') }, chosen)
  const sheet = book.sheets[chosen]
  const words = characterSheetPost(book, id === click.person.id)
  if (!sheet) return replyInPlaceOrPrivately(click, words)
  if (deed === 'words') return replyInPlaceOrPrivately(click, characterSheetTextPost(book))
  return pictureReplyInPlaceOrPrivately(click, words, paintedSheet(context.studio, sheet), () =>
    characterSheetTextPost(book),
  )
}

async function bookOf(
  { table }: BotContext,
  { guildId, person }: InteractionSource,
  who: Person,
  at: number,
): Promise<SheetsOfPerson> {
  const sheets = await table.sheets(guildId, who.id)
  const boss = await table.bossSheet(guildId, who.id)
  if (!boss || who.id === person.id) return { who: who.id === person.id ? person : who, sheets, boss, at }
  const history = await table.records.bossHistory({ guildId, personId: who.id }, 1)
  return { who: 'rejected' in history ? who : { ...who, name: history.name }, sheets, boss, at }
}

async function paintedSheet(studio: PictureRenderer, sheet: CharacterSheet): Promise<PostFile | null> {
  const data = await studio.picture(sheetPictureContents(sheet))
  return data && { name: 'sheet.png', data, description: sheetAltText(sheet) }
}
