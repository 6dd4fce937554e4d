/** The German catalogue. It addresses players as "du" and uses the words of the game's German edition. */
import type { englishTexts } from '../en/index.ts'
import type { TranslationOf } from '../worded.ts'
import { absenceTexts } from './absence.ts'
import { answerFormTexts } from './answer-form.ts'
import { autopilotTexts } from './autopilot.ts'
import { boardTexts } from './board.ts'
import { bossTexts } from './boss.ts'
import { bossDeckTexts } from './boss-deck.ts'
import { bossPlayerRecordTexts } from './boss-sheet.ts'
import { deckBuilderTexts } from './builder.ts'
import { manualCardTexts } from './by-hand.ts'
import { campaignTexts } from './campaign.ts'
import { cardTexts } from './cards.ts'
import { challengeTexts } from './challenge.ts'
import { characterRejectionTexts } from './character-answers.ts'
import { characterTexts } from './characters.ts'
import { choiceTexts } from './choices.ts'
import { commandTexts } from './commands.ts'
import { computerTexts } from './computers.ts'
import { constructedTexts } from './constructed.ts'
import { deckTexts } from './decks.ts'
import { deliveryTexts } from './delivery.ts'
import { endingTexts } from './ending.ts'
import { fallenHeroTexts } from './fallen-heroes.ts'
import { firstStepTexts } from './first-steps.ts'
import { helpTexts } from './help.ts'
import { hintTexts } from './hints.ts'
import { correctionTexts } from './judge.ts'
import { lairTexts } from './lairs.ts'
import { legalityTexts } from './legality.ts'
import { levelTexts } from './levels.ts'
import { lobbyTexts } from './lobby.ts'
import { moderationTexts } from './moderation.ts'
import { newsTexts } from './news.ts'
import { permissionTexts } from './permissions.ts'
import { pictureTexts } from './pictures.ts'
import { privacyTexts } from './privacy.ts'
import { privateThreadTexts } from './private-thread.ts'
import { promptTexts } from './prompts.ts'
import { raidLogTexts } from './raid-log.ts'
import { raidPreparationTexts } from './raid-preparation.ts'
import { rateLimitTexts } from './rate-limits.ts'
import { recordTexts } from './records.ts'
import { replyTexts } from './replies.ts'
import { reportTexts } from './reports.ts'
import { ruleTexts } from './rules.ts'
import { rulingTexts } from './rulings.ts'
import { settingsTexts } from './settings.ts'
import { characterSheetTexts } from './sheet.ts'
import { spiritTexts } from './spirits.ts'
import { starterDeckTexts } from './starters.ts'
import { summaryTexts } from './summary.ts'
import { actionAsSubjectTexts, actionPhraseTexts, rejectionTexts, xpTexts } from './table.ts'
import { tablePictureTexts } from './table-pictures.ts'
import { takeoverTexts } from './takeover.ts'
import { treasureTexts } from './treasure.ts'
import { tutorialTexts } from './tutorial.ts'
import { typedTimeTexts } from './typed-times.ts'
import { unavailableRaidTexts } from './unavailable-raids.ts'
import { undoTexts, voteTexts } from './undo.ts'
import { unreadableDataTexts } from './unreadable-data.ts'
import { lairVoiceLines } from './voice-lines.ts'
import { warTexts } from './war.ts'
import { listJoiningTexts } from './words.ts'

export const germanTexts: TranslationOf<typeof englishTexts> = {
  absence: absenceTexts,
  records: recordTexts,
  board: boardTexts,
  boss: bossTexts,
  bossDeck: bossDeckTexts,
  computers: computerTexts,
  hints: hintTexts,
  constructed: constructedTexts,
  bossSheet: bossPlayerRecordTexts,
  builder: deckBuilderTexts,
  byHand: manualCardTexts,
  campaign: campaignTexts,
  challenge: challengeTexts,
  character: characterTexts,
  choice: choiceTexts,
  card: cardTexts,
  commands: commandTexts,
  log: raidLogTexts,
  deck: deckTexts,
  doing: actionPhraseTexts,
  tablePicture: tablePictureTexts,
  takeover: takeoverTexts,
  ending: endingTexts,
  fallen: fallenHeroTexts,
  spirits: spiritTexts,
  voiceLines: lairVoiceLines,
  planning: raidPreparationTexts,
  starters: starterDeckTexts,
  permissions: permissionTexts,
  privateThread: privateThreadTexts,
  firstSteps: firstStepTexts,
  help: helpTexts,
  judge: correctionTexts,
  lair: lairTexts,
  legality: legalityTexts,
  level: levelTexts,
  limit: rateLimitTexts,
  lobby: lobbyTexts,
  moderation: moderationTexts,
  news: newsTexts,
  autopilot: autopilotTexts,
  unavailableRaid: unavailableRaidTexts,
  picture: pictureTexts,
  privacy: privacyTexts,
  prompt: promptTexts,
  characterAnswers: characterRejectionTexts,
  reply: replyTexts,
  report: reportTexts,
  rules: ruleTexts,
  ruling: rulingTexts,
  say: rejectionTexts,
  answerForm: answerFormTexts,
  delivery: deliveryTexts,
  settings: settingsTexts,
  sheet: characterSheetTexts,
  stored: unreadableDataTexts,
  summary: summaryTexts,
  times: typedTimeTexts,
  treasure: treasureTexts,
  trying: actionAsSubjectTexts,
  tutorial: tutorialTexts,
  undo: undoTexts,
  vote: voteTexts,
  war: warTexts,
  word: listJoiningTexts,
  xp: xpTexts,
}
