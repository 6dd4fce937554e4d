/** The pictures of a lobby's party and of the starter decks, with their descriptions. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import type { StarterDeckChoice } from '../message-parts/names.ts'
import type { Post, PostFile } from '../message-parts/post.ts'
import { MAX_PICTURE_WAIT_MS } from '../message-parts/with-picture.ts'
import {
  lobbyPictureAltText,
  lobbyPictureContents,
  starterDecksPictureContents,
} from '../pictures/lobby/contents.ts'
import type { LobbyPictureContents } from '../pictures/lobby/lobby.ts'
import type { PictureRenderer } from '../pictures/picture-renderer.ts'
import { lobbyPost } from './lobby.ts'

/** The longest wait in ms for a picture of a message for which nobody waits. */
export const MAX_BACKGROUND_PICTURE_WAIT_MS = 3_000

/**
 * Returns the lobby with the picture of its party. A raid that has begun has none.
 * @param patienceMs the longest wait in ms for the picture. A later picture is left out until the lobby's next change
 */
export async function lobbyPostWithPicture(
  studio: PictureRenderer,
  raid: RaidInfo,
  patienceMs = MAX_PICTURE_WAIT_MS,
): Promise<Post> {
  const words = lobbyPost(raid)
  if (raid.status !== 'lobby') return words
  const painting = pictureOf(studio, 'party.png', lobbyPictureContents(raid))
  const picture = await Promise.race([painting, sleep(patienceMs, null, { ref: false })])
  return picture ? { ...words, files: [picture] } : words
}

export function starterDecksPicture(
  studio: PictureRenderer,
  faction: string,
  choices: readonly StarterDeckChoice[],
): Promise<PostFile | null> {
  return pictureOf(
    studio,
    'starters.png',
    starterDecksPictureContents(texts.lobby.choosing.drawn(faction), choices),
  )
}

async function pictureOf(
  studio: PictureRenderer,
  name: string,
  shown: LobbyPictureContents,
): Promise<PostFile | null> {
  const data = await studio.picture(shown)
  return data && { name, data, description: lobbyPictureAltText(shown) }
}
