/**
 * Checks whether the last board in a thread shows the state at which the question is asked. The words of its picture
 * and the fields of its embed must be those that the bot would write for the present table. (A picture's words end at
 * Discord's 1,024 characters, so a change of the last cards of a crowded table may be missed.)
 */
import type { APIEmbed } from 'discord.js'
import { boardEmbed } from '../../src/discord/board/embed.ts'
import { boardPictureContents } from '../../src/discord/pictures/board-contents/contents.ts'
import { boardAltText } from '../../src/discord/pictures/board-contents/words.ts'
import { dropInProgressPictureContents } from '../../src/discord/pictures/dropped-card/contents.ts'
import { droppedCardAltText } from '../../src/discord/pictures/dropped-card/words.ts'
import type { View } from '../../src/engine/index.ts'
import type { RaidInfo } from '../../src/table/contract.ts'
import type { AnsweredQuestion } from './journal.ts'
import { type MessageParts, messagePictures } from './message-text.ts'

/** Returns whether the last board in a thread is current. @param thread its public messages, the newest first */
export function freshnessOfShownBoard(
  thread: readonly MessageParts[],
  raid: RaidInfo,
  view: View,
): AnsweredQuestion['board'] {
  const drop = dropInProgressPictureContents(raid, view, 'dark')
  if (drop) return dropIn(thread, droppedCardAltText(drop))
  const now = boardEmbed(raid, view)
  const last = thread.find((message) => hasPicture(message) || embedsOf(message, now).length > 0)
  if (!last) return 'none'
  const words = boardAltText(boardPictureContents(raid, view, 'dark'))
  const pictures = messagePictures(last).filter(isBoard)
  const isCurrent =
    pictures.every((picture) => picture.words === words) &&
    embedsOf(last, now).every((embed) => partiesOf(embed) === partiesOf(now))
  return isCurrent ? 'current' : 'stale'
}

/** During a drop, the picture of the drop replaces the board. */
function dropIn(thread: readonly MessageParts[], words: string): AnsweredQuestion['board'] {
  const last = thread.flatMap(messagePictures).find(({ name }) => name.startsWith('drop'))
  if (!last) return 'none'
  return last.words === words ? 'current' : 'stale'
}

const isBoard = ({ name }: { name: string }): boolean => name.startsWith('board')
const hasPicture = (message: MessageParts): boolean => messagePictures(message).some(isBoard)

const embedsOf = ({ embeds }: MessageParts, { title }: APIEmbed): object[] =>
  embeds.filter((embed) => 'title' in embed && embed.title === title)

/** Returns the list of parties. The message may cut it shorter than ours, to leave space for other text. */
function partiesOf(embed: object): string {
  const fields = 'fields' in embed && Array.isArray(embed.fields) ? embed.fields : []
  return JSON.stringify(fields.map(({ name, value }) => [name, value]))
}
