/** Paints pictures of boards, with their descriptions. */
import type { ObjectId, View } from '../../engine/index.ts'
import type { Person, RaidInfo } from '../../table/contract.ts'
import { runInPublicLanguageIf } from '../../texts/language.ts'
import type { BotContext, ContextWithTable } from '../bot-context.ts'
import { newPost, type PostFile, type Reply } from '../message-parts/post.ts'
import { replyWithPictureIfSoon } from '../message-parts/with-picture.ts'
import type { BoardPictureContents } from '../pictures/board-contents/board.ts'
import { boardPictureContents } from '../pictures/board-contents/contents.ts'
import { boardAltText } from '../pictures/board-contents/words.ts'
import { dropInProgressPictureContents } from '../pictures/dropped-card/contents.ts'
import type { DroppedCardPictureContents } from '../pictures/dropped-card/drop.ts'
import { droppedCardAltText } from '../pictures/dropped-card/words.ts'
import type { PictureRenderer } from '../pictures/picture-renderer.ts'
import type { Theme } from '../pictures/theme.ts'
import type { WaitingDetails } from '../raid-questions/waiting.ts'
import { boardEmbed, boardHeading } from './embed.ts'

/** The theme of public pictures, which have no single reader whose setting could apply. */
export const PUBLIC_PICTURE_THEME: Theme = 'dark'

interface Painting {
  readonly kind: BoardPictureContents['kind']
  readonly choices?: readonly ObjectId[]
  readonly theme: Theme
  readonly canMiss: boolean
}

/** Paints the board of a raid; null if it can't be painted. @param view the view of the picture's audience */
export async function boardPicture(
  studio: PictureRenderer,
  raid: RaidInfo,
  view: View,
  { theme, canMiss, ...beside }: Painting,
): Promise<PostFile | null> {
  const shown = boardPictureContents(raid, view, theme, beside)
  const data = await studio.picture(shown, canMiss)
  return data && { name: 'board.png', data, description: boardAltText(shown) }
}

/** Returns the picture for a question: the parties with the dropped cards, or else the board. */
export async function questionPicture(
  studio: PictureRenderer,
  raid: RaidInfo,
  view: View,
  choices: readonly ObjectId[],
): Promise<PostFile | null> {
  const drop = dropInProgressPictureContents(raid, view, PUBLIC_PICTURE_THEME)
  if (drop) return droppedCardPicture(studio, drop)
  return boardPicture(studio, raid, view, {
    kind: 'live',
    choices,
    theme: PUBLIC_PICTURE_THEME,
    canMiss: true,
  })
}

export async function droppedCardPicture(
  studio: PictureRenderer,
  shown: DroppedCardPictureContents,
): Promise<PostFile | null> {
  const data = await studio.picture(shown)
  return data && { name: 'drop.png', data, description: droppedCardAltText(shown) }
}

interface Looking {
  readonly raid: RaidInfo
  readonly view: View
  readonly wait: WaitingDetails
}

/** Returns the public board for one person or for everybody: the large picture, or words instead of it. */
export async function boardReply(
  context: BotContext,
  { raid, view, wait }: Looking,
  reader: Person | null,
  inWords: boolean,
): Promise<Reply> {
  const how = reader ? 'tell' : 'show'
  const theme = reader ? await pictureThemeOfPerson(context, reader) : PUBLIC_PICTURE_THEME
  return runInPublicLanguageIf(reader === null, async () => {
    const words = () => newPost({ embeds: [boardEmbed(raid, view, { wait })] })
    if (inWords) return { how, post: words() }
    const painting = boardPicture(context.studio, raid, view, { kind: 'board', theme, canMiss: false })
    return replyWithPictureIfSoon(newPost({ content: boardHeading(raid, view, wait) }), painting, how, words)
  })
}

export const pictureThemeOfPerson = async ({ table }: ContextWithTable, person: Person): Promise<Theme> =>
  (await table.settings.recent.ofPerson(person.id)).theme
