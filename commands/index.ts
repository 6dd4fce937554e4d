/** All slash commands; one file each. */
import type { Command } from '../src/discord/command.ts'
import { achievements } from './achievements.ts'
import { answer } from './answer.ts'
import { attack } from './attack.ts'
import { back } from './back.ts'
import { board } from './board.ts'
import { campaign } from './campaign.ts'
import { card } from './card.ts'
import { character } from './character.ts'
import { choose } from './choose.ts'
import { concede } from './concede.ts'
import { deck } from './deck.ts'
import { discard } from './discard.ts'
import { divide } from './divide.ts'
import { hand } from './hand.ts'
import { help } from './help.ts'
import { history } from './history.ts'
import { judge } from './judge.ts'
import { keep } from './keep.ts'
import { leaderboard } from './leaderboard.ts'
import { level } from './level.ts'
import { log } from './log.ts'
import { mulligan } from './mulligan.ts'
import { name } from './name.ts'
import { no } from './no.ts'
import { number } from './number.ts'
import { order } from './order.ts'
import { orders } from './orders.ts'
import { pass } from './pass.ts'
import { place } from './place.ts'
import { play } from './play.ts'
import { power } from './power.ts'
import { protect } from './protect.ts'
import { quest } from './quest.ts'
import { raid } from './raid.ts'
import { ready } from './ready.ts'
import { replay } from './replay.ts'
import { report } from './report.ts'
import { resource } from './resource.ts'
import { rules } from './rules.ts'
import { settings } from './settings.ts'
import { sheet } from './sheet.ts'
import { strike } from './strike.ts'
import { target } from './target.ts'
import { treasure } from './treasure.ts'
import { tutorial } from './tutorial.ts'
import { undo } from './undo.ts'
import { use } from './use.ts'
import { vacation } from './vacation.ts'
import { yes } from './yes.ts'

export const commands: readonly Command[] = [
  raid,
  hand,
  play,
  place,
  resource,
  attack,
  use,
  power,
  quest,
  pass,
  answer,
  target,
  choose,
  order,
  strike,
  protect,
  ready,
  discard,
  number,
  divide,
  name,
  yes,
  no,
  keep,
  mulligan,
  back,
  undo,
  orders,
  board,
  card,
  log,
  sheet,
  character,
  deck,
  level,
  treasure,
  campaign,
  achievements,
  leaderboard,
  history,
  replay,
  settings,
  vacation,
  judge,
  report,
  concede,
  tutorial,
  rules,
  help,
]
