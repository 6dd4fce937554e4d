/** Every card that is test data: the examples of the rules, and cards of future decks. */
import type { Card } from '../../engine/index.ts'
import { checksBeforePriorityExamples } from './checks.ts'
import { choiceExamples } from './choices.ts'
import { chosenCardExamples } from './chosen.ts'
import { combatCards } from './combat.ts'
import { costExamples } from './costs.ts'
import { deckExamples } from './decks.ts'
import { dungeonExamples } from './dungeons.ts'
import { keywordExamples } from './keywords.ts'
import { kindExamples } from './kinds.ts'
import { limitExamples } from './limits.ts'
import { textNodeExamples } from './nodes.ts'
import { objectExamples } from './objects.ts'
import { turnHistoryExamples } from './past.ts'
import { powerExamples } from './powers.ts'
import { raidRuleExamples } from './raids.ts'
import { replacingExamples } from './replacing.ts'
import { resolvingExamples } from './resolving.ts'
import { turnExamples } from './turns.ts'
import { zoneExamples } from './zones.ts'

export const allExamples: readonly Card[] = [
  ...checksBeforePriorityExamples,
  ...choiceExamples,
  ...chosenCardExamples,
  ...combatCards,
  ...costExamples,
  ...deckExamples,
  ...dungeonExamples,
  ...keywordExamples,
  ...kindExamples,
  ...limitExamples,
  ...textNodeExamples,
  ...objectExamples,
  ...turnHistoryExamples,
  ...powerExamples,
  ...raidRuleExamples,
  ...replacingExamples,
  ...resolvingExamples,
  ...turnExamples,
  ...zoneExamples,
]
