/** All features of the bot that have buttons, selects or forms. */
import { absence } from './absence/feature.ts'
import { autopilot } from './autopilot/feature.ts'
import { board } from './board/feature.ts'
import { characters } from './characters/feature.ts'
import { ending } from './ending/feature.ts'
import { spirits } from './fallen-raiders/feature.ts'
import type { Feature } from './feature.ts'
import { hand } from './hand/feature.ts'
import { help } from './help/feature.ts'
import { moderation } from './moderation/feature.ts'
import { privacy } from './privacy/feature.ts'
import { reports } from './problem-reports/feature.ts'
import { questions } from './questions/feature.ts'
import { raid } from './raid/feature.ts'
import { log } from './raid-log/feature.ts'
import { records } from './records/feature.ts'
import { rules } from './rules/feature.ts'
import { settings } from './settings/feature.ts'
import { tutorial } from './tutorial/feature.ts'
import { undo } from './undo/feature.ts'
import { votes } from './votes/feature.ts'
import { war } from './war/feature.ts'
import { challenge } from './weekly-challenge/feature.ts'

/** Features by the names of their folders. */
export const features: Readonly<Record<string, Feature>> = {
  raid,
  'weekly-challenge': challenge,
  questions,
  hand,
  board,
  autopilot,
  undo,
  votes,
  'raid-log': log,
  absence,
  'fallen-raiders': spirits,
  characters,
  ending,
  records,
  settings,
  privacy,
  moderation,
  rules,
  tutorial,
  'problem-reports': reports,
  war,
  help,
}
