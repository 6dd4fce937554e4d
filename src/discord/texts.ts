/** Every sentence that players read, by key, in one place: so that it can be said in another language later. */
import { annalsTexts } from './texts/annals.ts'
import { boardTexts } from './texts/board.ts'
import { campaignTexts } from './texts/campaign.ts'
import { characterTexts } from './texts/characters.ts'
import { choiceTexts } from './texts/choices.ts'
import { commandTexts } from './texts/commands.ts'
import { deckTexts } from './texts/decks.ts'
import { drawnTexts } from './texts/drawn.ts'
import { levelTexts } from './texts/levels.ts'
import { lobbyTexts } from './texts/lobby.ts'
import { newsTexts } from './texts/news.ts'
import { pictureTexts } from './texts/pictures.ts'
import { promptTexts } from './texts/prompts.ts'
import { replyTexts } from './texts/replies.ts'
import { sheetTexts } from './texts/sheet.ts'
import { treasureTexts } from './texts/treasure.ts'

export const texts = {
  annals: annalsTexts,
  board: boardTexts,
  campaign: campaignTexts,
  character: characterTexts,
  choice: choiceTexts,
  command: commandTexts,
  deck: deckTexts,
  drawn: drawnTexts,
  level: levelTexts,
  lobby: lobbyTexts,
  news: newsTexts,
  picture: pictureTexts,
  prompt: promptTexts,
  reply: replyTexts,
  sheet: sheetTexts,
  treasure: treasureTexts,
} as const
