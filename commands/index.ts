/** All slash commands. Each command has its own file. */
import type { Command } from '../src/discord/command.ts'
import type { CommandName } from '../src/discord/command-building/declare.ts'
import { achievements } from './achievements.ts'
import { answer } from './answer.ts'
import { attack } from './attack.ts'
import { autopilot } from './autopilot.ts'
import { board } from './board.ts'
import { boss } from './boss.ts'
import { campaign } from './campaign.ts'
import { card } from './card.ts'
import { character } from './character.ts'
import { deck } from './deck.ts'
import { hand } from './hand.ts'
import { help } from './help.ts'
import { hint } from './hint.ts'
import { history } from './history.ts'
import { judge } from './judge.ts'
import { leaderboard } from './leaderboard.ts'
import { level } from './level.ts'
import { log } from './log.ts'
import { moderate } from './moderate.ts'
import { pass } from './pass.ts'
import { place } from './place.ts'
import { play } from './play.ts'
import { raid } from './raid.ts'
import { report } from './report.ts'
import { rules } from './rules.ts'
import { settings } from './settings.ts'
import { sheet } from './sheet.ts'
import { treasure } from './treasure.ts'
import { tutorial } from './tutorial.ts'
import { undo } from './undo.ts'
import { use } from './use.ts'
import { war } from './war.ts'

const all: Readonly<Record<CommandName, Command>> = {
  raid,
  hand,
  boss,
  play,
  place,
  attack,
  use,
  pass,
  answer,
  hint,
  undo,
  autopilot,
  board,
  card,
  log,
  sheet,
  character,
  deck,
  level,
  treasure,
  war,
  campaign,
  achievements,
  leaderboard,
  history,
  settings,
  judge,
  moderate,
  report,
  tutorial,
  rules,
  help,
}

export const commands: readonly Command[] = Object.values(all)
