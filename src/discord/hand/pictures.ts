/**
 * The pictures of a hand in a message. Discord crops several attachments of one message to a gallery, so the
 * first picture is an attachment and each further one is in an embed, which Discord shows whole.
 */
import type { HandStyle } from '../../table/settings/contract.ts'
import { texts } from '../../texts/texts.ts'
import type { Post } from '../message-parts/post.ts'
import { handPictureContents } from '../pictures/card-face/contents.ts'
import { handPictureAltText } from '../pictures/card-face/words.ts'
import type { HandPictureDevice } from '../pictures/hand/picture-sizes.ts'
import type { PictureRenderer } from '../pictures/picture-renderer.ts'
import type { Theme } from '../pictures/theme.ts'
import type { HandContents } from './hand.ts'

export type HandPictures = Pick<Post, 'files' | 'embeds'>

/** Returns the device for which a style composes the hand; null for words. */
export const handPictureDevice = (style: HandStyle): HandPictureDevice | null =>
  (({ picture: 'phone', desktop: 'desktop', words: null }) as const)[style]

/** Paints a hand on one or more pictures; null if it can't be painted. */
export async function paintHandPictures(
  studio: PictureRenderer,
  hand: HandContents,
  theme: Theme,
  device: HandPictureDevice,
): Promise<HandPictures | null> {
  const shown = handPictureContents(hand, theme, device)
  const painted = await studio.pictures(shown)
  const described = (at: number) =>
    at === 0 ? handPictureAltText(shown) : texts.tablePicture.alt.handGoesOn(hand.title, at + 1)
  const files = painted?.map((data, at) => ({ name: nameOf(at), data, description: described(at) }))
  return files
    ? { files, embeds: files.slice(1).map(({ name }) => ({ image: { url: `attachment://${name}` } })) }
    : null
}

const nameOf = (at: number): string => (at === 0 ? 'hand.png' : `hand-${at + 1}.png`)

/** Adds the pictures to a message. Its own embeds follow them. */
export const addHandPicturesToPost = (words: Post, { files, embeds }: HandPictures): Post => ({
  ...words,
  files: [...words.files, ...files],
  embeds: [...embeds, ...words.embeds],
})
