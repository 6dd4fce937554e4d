/** All features of the bot that have buttons, selects or forms. */
import { absenceFeature } from './absence/feature.ts'
import { autopilotFeature } from './autopilot/feature.ts'
import { boardFeature } from './board/feature.ts'
import { charactersFeature } from './characters/feature.ts'
import { hintsFeature } from './computer-hints/feature.ts'
import { spiritsFeature } from './fallen-raiders/feature.ts'
import type { Feature } from './feature.ts'
import { handFeature } from './hand/feature.ts'
import { helpFeature } from './help/feature.ts'
import { manualCardsFeature } from './manual-cards/feature.ts'
import { moderationFeature } from './moderation/feature.ts'
import { privacyFeature } from './privacy/feature.ts'
import { reportsFeature } from './problem-reports/feature.ts'
import { raidFeature } from './raid/feature.ts'
import { raidEndFeature } from './raid-end/feature.ts'
import { raidLogFeature } from './raid-log/feature.ts'
import { questionsFeature } from './raid-questions/feature.ts'
import { recordsFeature } from './records/feature.ts'
import { rulesFeature } from './rules/feature.ts'
import { settingsFeature } from './settings/feature.ts'
import { tutorialFeature } from './tutorial/feature.ts'
import { undoFeature } from './undo/feature.ts'
import { votesFeature } from './votes/feature.ts'
import { warFeature } from './war/feature.ts'
import { challengeFeature } from './weekly-challenge/feature.ts'

/** Features by the names of their folders. */
export const features: Readonly<Record<string, Feature>> = {
  raid: raidFeature,
  'weekly-challenge': challengeFeature,
  'raid-questions': questionsFeature,
  hand: handFeature,
  board: boardFeature,
  autopilot: autopilotFeature,
  undo: undoFeature,
  votes: votesFeature,
  'manual-cards': manualCardsFeature,
  'raid-log': raidLogFeature,
  absence: absenceFeature,
  'fallen-raiders': spiritsFeature,
  'computer-hints': hintsFeature,
  characters: charactersFeature,
  'raid-end': raidEndFeature,
  records: recordsFeature,
  settings: settingsFeature,
  privacy: privacyFeature,
  moderation: moderationFeature,
  rules: rulesFeature,
  tutorial: tutorialFeature,
  'problem-reports': reportsFeature,
  war: warFeature,
  help: helpFeature,
}
