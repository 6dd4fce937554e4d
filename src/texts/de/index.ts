/** German, in the du-form and in the words of the game's German edition. */
import type { en } from '../en/index.ts'
import type { Begun } from '../texts.ts'
import { absenceTexts } from './absence.ts'
import { lobbyTexts } from './lobby.ts'
import { settingsTexts } from './settings.ts'
import { wordTexts } from './words.ts'

export const de: Begun<typeof en> = {
  absence: absenceTexts,
  lobby: lobbyTexts,
  settings: settingsTexts,
  word: wordTexts,
}
