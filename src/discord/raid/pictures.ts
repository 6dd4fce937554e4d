/** The pictures of a lobby's party and of the starter decks, with their descriptions. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import type { StarterChoice } from '../message-parts/names.ts'
import type { Post, PostFile } from '../message-parts/post.ts'
import { PATIENCE_MS } from '../message-parts/with-picture.ts'
import type { LobbyShown } from '../pictures/lobby/lobby.ts'
import { lobbyInWords, partyShown, startersShown } from '../pictures/lobby/shown.ts'
import type { Studio } from '../pictures/studio.ts'
import { lobbyPost } from './lobby.ts'

/** The wait for a picture where nobody waits for the message. */
export const LONG_PATIENCE_MS = 3_000

/**
 * The lobby with the picture of its party. A raid that has begun has none.
 * @param patienceMs the longest wait for the picture. Without it the lobby is complete, and its next change brings it
 */
export async function lobbyWithPicture(
  studio: Studio,
  raid: RaidInfo,
  patienceMs = PATIENCE_MS,
): Promise<Post> {
  const words = lobbyPost(raid)
  if (raid.status !== 'lobby') return words
  const painting = pictureOf(studio, 'party.png', partyShown(raid))
  const picture = await Promise.race([painting, sleep(patienceMs, null, { ref: false })])
  return picture ? { ...words, files: [picture] } : words
}

export function startersPicture(
  studio: Studio,
  faction: string,
  choices: readonly StarterChoice[],
): Promise<PostFile | null> {
  return pictureOf(studio, 'starters.png', startersShown(texts.lobby.choosing.drawn(faction), choices))
}

async function pictureOf(studio: Studio, name: string, shown: LobbyShown): Promise<PostFile | null> {
  const data = await studio.picture(shown)
  return data && { name, data, description: lobbyInWords(shown) }
}
