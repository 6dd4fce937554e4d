/**
 * The public interface of the engine: everything that other modules may import. It has functions to start a game, to
 * answer its decisions and to view it from a seat, the vocabulary in which cards are written, and queries about a
 * game. Raid modules, stories and watchers also use `internals.ts`.
 */
export { counterName } from './changes/counters.ts'
export { progressOfUnearnedAchievements } from './changes/progress.ts'
export { applyInput, isRefusal, type StepObserver, startGame } from './engine.ts'
export {
  type ActionHindrance,
  type HindranceReason,
  whyCardCantAttack,
  whyCardCantBePlaced,
  whyCardCantBePlayed,
  whyPowerCantBeUsed,
} from './impossible-actions/why-impossible.ts'
export { registerAssumedDecks } from './model/data/assumed-decks.ts'
export {
  type Card,
  type DeckbuildingCardKind,
  factionsOfCard,
  parseTag,
  type Tag,
} from './model/data/card.ts'
export {
  lairOfGame,
  nodeAtPath,
  printedCard,
  raidDescriptionOfGame,
  registerCards,
  registeredCardsOfGame,
  registerRaid,
  unregisterCards,
} from './model/data/card-registry.ts'
export { CLASS_TAGS, isPlayModifier, KEYWORD_POWERS, RACE_TAGS } from './model/data/keywords.ts'
export { lookUpOwnProperty } from './model/data/lookup.ts'
export { memoize } from './model/data/memoize.ts'
export {
  type BossSuccessionRules,
  type BuiltBossDeckRules,
  type FirstPlayerRule,
  type Lair,
  lairInMode,
  type RaidDescription,
  type RaidMode,
  type RaidWithLair,
  raidModeOrFirst,
  type TurnStepAct,
} from './model/data/raid.ts'
export type { RaidRule } from './model/data/raid-rules.ts'
export { doesTagMatch } from './model/data/tags.ts'
export { indexOfChoiceInText, isTargetDeclaration } from './model/data/text-choices.ts'
export { isTokenId, tokenSourceId, tokensMadeByCard } from './model/data/tokens.ts'
export {
  type CardType,
  type ComparisonOperator,
  DAMAGE_TYPES,
  type DamageType,
  type Keyword,
  type LossReason,
  type NamedKeyword,
  NON_CARD_SABOTAGE_TARGETS,
  type NonCardSabotageTarget,
  type RaidSide,
  type Side,
  SPELLED_OUT_KEYWORDS,
  type SpelledOutKeyword,
  type Zone,
} from './model/data/vocabulary/basic-words.ts'
export type { Counter, Destination, Duration, Effect, TokenCard } from './model/data/vocabulary/effects.ts'
export type {
  Chooser,
  Condition,
  DamageThisTurnFilter,
  EventRole,
  Filter,
  NumberExpression,
  ObjectState,
  PlayerSelector,
  PrintedFlag,
  Selector,
  Stat,
  TurnAct,
} from './model/data/vocabulary/expressions.ts'
export type {
  AffectedObjects,
  ForbiddableAct,
  ForbiddablePlayerAct,
  Modifier,
  PacketChange,
  PacketFilter,
  PacketRole,
  PlayAction,
  PlayModifier,
  ReplaceableEvent,
} from './model/data/vocabulary/modifiers.ts'
export type { Cost, CostPerPlayer, Power, Trigger, WithLabel } from './model/data/vocabulary/powers.ts'
export {
  createMemoizedHasNode,
  type DataNode,
  hasNode,
  hasNodeOfKind,
  walkNodes,
} from './model/data/walk.ts'
export { randomPicks, refusalOfPicks, refusalOfPicksOrBack } from './model/state/answers.ts'
export { clonePlainData, copyGame } from './model/state/copy.ts'
export {
  type AmountLimits,
  DECISION_KINDS,
  type Decision,
  type DecisionKind,
  type Option,
  type PlayerOrZone,
} from './model/state/decision.ts'
export { eventAsSeenBy, type GameEvent, type MovedEvent } from './model/state/events.ts'
export {
  type Combat,
  type Game,
  type GameObject,
  type GameOutcome,
  type InPlayState,
  type Link,
  type Player,
  SCHEMA_VERSION,
  STOP_SETTINGS,
  type StopSetting,
} from './model/state/game.ts'
export type { CardId, ObjectId, Seat } from './model/state/ids.ts'
export type { CorrectionRefusalReason, GameCorrection, Input, Refusal } from './model/state/input.ts'
export {
  areOpponents,
  controllerOf,
  objectById,
  playerInSeat,
  seatOfLairPlayer,
} from './model/state/objects.ts'
export {
  optionId,
  pickedAmount,
  pickWithAmount,
  splitPick,
} from './model/state/picks.ts'
export { pickRandom, randomStateFromSeed, shuffle } from './model/state/rng.ts'
export type { Setup, SetupSeat } from './model/state/setup.ts'
export { rawText, type UserText, userText } from './model/state/user-text.ts'
export { compareNumbers } from './queries/card-text/amounts.ts'
export {
  AREA_WIDTH_IN_CELLS,
  cellName,
  cornerWhereDropLands,
  countAreaRows,
  isCellCoveredByDrop,
  PLACED_ONE_BY_ONE_TEXT,
} from './queries/layouts.ts'
export { OTHER_CARD_TYPE_ANSWER } from './queries/naming.ts'
export { idOfLinkAskingWhetherToUseText, isAskedForTargetOfOptionalText } from './queries/optional.ts'
export { printedTypes, traitsOfHero } from './queries/powers.ts'
export { countReadyResources } from './queries/resources.ts'
export type { UniquenessViolationReason } from './rules/entering/uniqueness.ts'
export { refusalOfCorrection } from './rules/judge-corrections/correcting.ts'
export { isPickWithoutFurtherChoices } from './rules/links/announce.ts'
export { canTakeTurnActions } from './rules/priority/options.ts'
export { mayPlayWithoutResources } from './rules/priority/possible-actions.ts'
export { ENGINE_VERSION } from './rules/turn/start.ts'
export { isBetweenTurns } from './rules/turn/turn.ts'
export { hasAnybodyLearnedSomething, prepareEarlierStateForUndo } from './undo.ts'
export { askingOrderOfDecision, OPENING_HANDS_MOMENT_ID, seatsStillToBeAsked } from './view/asking-order.ts'
export { type CardView, cardView, mayKnowCard } from './view/card-view.ts'
export { createGameImaginer, type ImaginedGame, imagineGame } from './view/imagined.ts'
export { type LazyView, lazyViewFor } from './view/lazy.ts'
export type { SeatView } from './view/seat-view.ts'
export { type LinkView, type View, viewFor } from './view/view.ts'
