/** The English catalogue. It defines which sentences exist and which parameters each of them takes. */
import { absenceTexts } from './absence.ts'
import { answerFormTexts } from './answer-form.ts'
import { autopilotTexts } from './autopilot.ts'
import { boardTexts } from './board.ts'
import { bossTexts } from './boss.ts'
import { bossDeckTexts } from './boss-deck.ts'
import { bossPlayerRecordTexts } from './boss-sheet.ts'
import { builderTexts } from './builder.ts'
import { campaignTexts } from './campaign.ts'
import { cardTexts } from './cards.ts'
import { challengeTexts } from './challenge.ts'
import { characterAnswerTexts } from './character-answers.ts'
import { characterTexts } from './characters.ts'
import { choiceTexts } from './choices.ts'
import { commandTexts } from './commands.ts'
import { computerTexts } from './computers.ts'
import { constructedTexts } from './constructed.ts'
import { deckTexts } from './decks.ts'
import { deliveryTexts } from './delivery.ts'
import { endingTexts } from './ending.ts'
import { fallenTexts } from './fallen.ts'
import { firstStepTexts } from './first-steps.ts'
import { helpTexts } from './help.ts'
import { hintTexts } from './hints.ts'
import { judgeTexts } from './judge.ts'
import { lairTexts } from './lairs.ts'
import { legalityTexts } from './legality.ts'
import { levelTexts } from './levels.ts'
import { limitTexts } from './limits.ts'
import { lobbyTexts } from './lobby.ts'
import { logTexts } from './log.ts'
import { moderationTexts } from './moderation.ts'
import { newsTexts } from './news.ts'
import { permissionTexts } from './permissions.ts'
import { pictureTexts } from './pictures.ts'
import { planningTexts } from './planning.ts'
import { privacyTexts } from './privacy.ts'
import { privateThreadTexts } from './private-thread.ts'
import { promptTexts } from './prompts.ts'
import { recordTexts } from './records.ts'
import { replyTexts } from './replies.ts'
import { reportTexts } from './reports.ts'
import { ruleTexts } from './rules.ts'
import { rulingTexts } from './rulings.ts'
import { settingsTexts } from './settings.ts'
import { sheetTexts } from './sheet.ts'
import { spiritTexts } from './spirits.ts'
import { starterTexts } from './starters.ts'
import { storedTexts } from './stored.ts'
import { summaryTexts } from './summary.ts'
import { actionSubjectTexts, optionTexts, tableAnswerTexts, xpTexts } from './table.ts'
import { tablePictureTexts } from './table-pictures.ts'
import { takeoverTexts } from './takeover.ts'
import { timesTexts } from './times.ts'
import { treasureTexts } from './treasure.ts'
import { tutorialTexts } from './tutorial.ts'
import { unavailableRaidTexts } from './unavailable-raids.ts'
import { undoTexts, voteTexts } from './undo.ts'
import { voiceLines } from './voice-lines.ts'
import { warTexts } from './war.ts'
import { wordTexts } from './words.ts'

export const englishTexts = {
  absence: absenceTexts,
  records: recordTexts,
  board: boardTexts,
  boss: bossTexts,
  bossDeck: bossDeckTexts,
  computers: computerTexts,
  hints: hintTexts,
  constructed: constructedTexts,
  bossSheet: bossPlayerRecordTexts,
  builder: builderTexts,
  campaign: campaignTexts,
  challenge: challengeTexts,
  character: characterTexts,
  choice: choiceTexts,
  card: cardTexts,
  commands: commandTexts,
  log: logTexts,
  deck: deckTexts,
  doing: optionTexts,
  tablePicture: tablePictureTexts,
  takeover: takeoverTexts,
  judge: judgeTexts,
  ending: endingTexts,
  fallen: fallenTexts,
  spirits: spiritTexts,
  voiceLines,
  planning: planningTexts,
  starters: starterTexts,
  permissions: permissionTexts,
  privateThread: privateThreadTexts,
  firstSteps: firstStepTexts,
  help: helpTexts,
  lair: lairTexts,
  legality: legalityTexts,
  level: levelTexts,
  limit: limitTexts,
  lobby: lobbyTexts,
  moderation: moderationTexts,
  news: newsTexts,
  autopilot: autopilotTexts,
  unavailableRaid: unavailableRaidTexts,
  picture: pictureTexts,
  privacy: privacyTexts,
  prompt: promptTexts,
  characterAnswers: characterAnswerTexts,
  reply: replyTexts,
  report: reportTexts,
  rules: ruleTexts,
  ruling: rulingTexts,
  say: tableAnswerTexts,
  delivery: deliveryTexts,
  settings: settingsTexts,
  answerForm: answerFormTexts,
  sheet: sheetTexts,
  stored: storedTexts,
  summary: summaryTexts,
  times: timesTexts,
  treasure: treasureTexts,
  trying: actionSubjectTexts,
  undo: undoTexts,
  vote: voteTexts,
  tutorial: tutorialTexts,
  war: warTexts,
  word: wordTexts,
  xp: xpTexts,
} as const
