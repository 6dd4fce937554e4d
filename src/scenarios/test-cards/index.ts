/** Every card that is test data: the examples of the rules, and cards of future decks. */
import type { Card } from '../../engine/index.ts'
import { exampleCardsAboutChecksBeforePriority } from './checks.ts'
import { exampleCardsAboutChoices } from './choices.ts'
import { exampleCardsAboutChosenThings } from './chosen.ts'
import { exampleCardsAboutCombat } from './combat.ts'
import { exampleCardsAboutCosts } from './costs.ts'
import { exampleCardsAboutDecks } from './decks.ts'
import { exampleCardsOfLaterDungeons } from './dungeons.ts'
import { exampleCardsOfKeywords } from './keywords.ts'
import { exampleCardsAboutPrintedFacts } from './kinds.ts'
import { exampleCardsAboutLimits } from './limits.ts'
import { exampleCardsOfTextNodes } from './nodes.ts'
import { exampleCardsAboutObjects } from './objects.ts'
import { exampleCardsAboutThisTurn } from './past.ts'
import { exampleCardsAboutPowers } from './powers.ts'
import { exampleCardsOfRaids } from './raids.ts'
import { exampleCardsAboutReplacement } from './replacing.ts'
import { exampleCardsAboutResolving } from './resolving.ts'
import { exampleCardsAboutTurns } from './turns.ts'
import { exampleCardsAboutZones } from './zones.ts'

export const allExampleCards: readonly Card[] = [
  ...exampleCardsAboutChecksBeforePriority,
  ...exampleCardsAboutChoices,
  ...exampleCardsAboutChosenThings,
  ...exampleCardsAboutCombat,
  ...exampleCardsAboutCosts,
  ...exampleCardsAboutDecks,
  ...exampleCardsOfLaterDungeons,
  ...exampleCardsOfKeywords,
  ...exampleCardsAboutPrintedFacts,
  ...exampleCardsAboutLimits,
  ...exampleCardsOfTextNodes,
  ...exampleCardsAboutObjects,
  ...exampleCardsAboutThisTurn,
  ...exampleCardsAboutPowers,
  ...exampleCardsOfRaids,
  ...exampleCardsAboutReplacement,
  ...exampleCardsAboutResolving,
  ...exampleCardsAboutTurns,
  ...exampleCardsAboutZones,
]
