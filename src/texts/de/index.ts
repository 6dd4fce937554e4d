/** German, in the du-form and in the words of the game's German edition. */
import type { en } from '../en/index.ts'
import type { Begun } from '../texts.ts'
import { lobbyTexts } from './lobby.ts'
import { wordTexts } from './words.ts'

export const de: Begun<typeof en> = {
  lobby: lobbyTexts,
  word: wordTexts,
}
