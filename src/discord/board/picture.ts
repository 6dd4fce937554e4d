/** Which picture goes with which words. */
import type { View } from '../../engine/index.ts'
import type { Person, RaidCard } from '../../table/contract.ts'
import { wordedFor } from '../../texts/language.ts'
import type { Wait } from '../asking/waiting.ts'
import type { Desk } from '../desk.ts'
import { boardShown } from '../pictures/board/shown.ts'
import { boardInWords } from '../pictures/board/words.ts'
import type { Studio } from '../pictures/studio.ts'
import type { Theme } from '../pictures/theme.ts'
import { type Outcome, type PostFile, post } from '../posts/post.ts'
import { pictured } from '../posts/with-picture.ts'
import { boardEmbed } from './embed.ts'

/** What everybody sees has no reader of its own to choose for. */
export const PUBLIC_THEME: Theme = 'dark'

/** @param view whose audience is the picture's */
export async function boardPicture(
  studio: Studio,
  raid: RaidCard,
  view: View,
  { theme, canMiss }: { theme: Theme; canMiss: boolean },
): Promise<PostFile | null> {
  const shown = boardShown(raid, view, theme)
  const data = await studio.picture(shown, canMiss)
  return data && { name: 'board.png', data, description: boardInWords(shown) }
}

/** The board as everybody may see it, for somebody who asks, or for all. */
export async function shownBoard(
  desk: Desk,
  { raid, view, wait }: { raid: RaidCard; view: View; wait: Wait },
  reader: Person | null,
): Promise<Outcome> {
  const theme = reader ? await themeOf(desk, reader) : PUBLIC_THEME
  return wordedFor(reader === null, () => {
    const painting = boardPicture(desk.studio, raid, view, { theme, canMiss: false })
    return pictured(post({ embeds: [boardEmbed(raid, view, { wait })] }), painting, reader ? 'tell' : 'show')
  })
}

export const themeOf = async ({ table }: Desk, person: Person): Promise<Theme> =>
  (await table.settings.ofPerson(person.id)).theme
