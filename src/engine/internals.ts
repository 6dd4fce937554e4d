/**
 * Internal parts of the engine, for raid modules, the harness of stories and the watchers of random play. No other
 * module imports this file (test/layers.test.ts).
 */
export { applyAtoms, applyConsequencesOfEvents } from './changes/atoms.ts'
export type { Characteristics } from './model/derived/derived.ts'
export {
  derivedCacheOf,
  emitEvent,
  invalidateAll,
  invalidateVolatile,
  resetDerived,
} from './model/derived/derived-cache.ts'
export { refusalOfPicks } from './model/state/answers.ts'
export { askQuestion, takeAnswer } from './model/state/frames.ts'
export type { Move } from './model/state/move.ts'
export { cardOf, inPlayStateOf, isInPlay, newTextContext, pileOfCard } from './model/state/objects.ts'
export { objectOption, pickedObject } from './model/state/picks.ts'
export { randomBelow } from './model/state/rng.ts'
export { keyOfCardsThatLeftParty } from './model/state/tallies.ts'
export { currentBossNumber } from './queries/boss.ts'
export { statOf } from './queries/card-text/amounts.ts'
export { cardMatchesFilter, hasTag } from './queries/card-text/matching.ts'
export { selectCards } from './queries/card-text/selecting.ts'
export { seatThatChooses } from './queries/choosers.ts'
export { modifiersInForce } from './queries/in-force.ts'
export { canSeeCardInDeck } from './queries/open-decks.ts'
export { playModifiersForAction } from './queries/play-modifiers.ts'
export { characteristicsOf, doesModifierAffectCard, doesModifierAffectPlayer } from './queries/projection.ts'
export { charactersInPlay } from './queries/types.ts'
export { canBeProposedAsAttacker, defendersOfAutomatedAttacker } from './rules/combat/legality.ts'
export { canPayToAttack } from './rules/combat/must-attack.ts'
export { announceAttack, announceCardOfAutomatedPlayer } from './rules/links/announce.ts'
export { canBeInterrupted } from './rules/links/interrupt.ts'
export {
  actAddingTopCardToChain,
  actPlacingTopCardFaceDown,
  conditionOfNthBossAndCardsInDeck,
} from './rules/turn/lair-decks.ts'
export { actBringingNextBoss } from './rules/turn/next-boss.ts'
export {
  actDrawingCards,
  actionStep,
  actReadyingCards,
  buildTurnSteps,
  drawStep,
  endStep,
  readyStep,
  wrapUpStep,
} from './rules/turn/steps.ts'
export { actEnforcingThreatLevel } from './rules/turn/threat.ts'
