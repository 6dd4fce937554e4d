/**
 * The public interface of the engine: everything that other modules may import. It has functions to start a game, to
 * answer its decisions and to view it from a seat, the vocabulary in which cards are written, and queries about a
 * game. Raid modules, stories and watchers also use `inside.ts`.
 */
export { counterName } from './changes/counters.ts'
export { achievementProgress } from './changes/progress.ts'
export { apply, isRefusal, type StepObserver, start } from './engine.ts'
export {
  type Explanation,
  type Reason,
  whyNotAttack,
  whyNotPlace,
  whyNotPlay,
  whyNotUse,
} from './explanations/explain.ts'
export { type Card, type CardKind, type Tag, tagOf } from './model/data/card.ts'
export {
  forgetCards,
  lairOf,
  printed,
  raidOf,
  registerCards,
  registerRaid,
} from './model/data/card-registry.ts'
export { CLASSES, isPlayTerm, KEYWORD_TEXTS, RACES } from './model/data/keywords.ts'
export { lookUp } from './model/data/lookup.ts'
export {
  type Act,
  type Beginner,
  type Bosses,
  type Lair,
  type LairRules,
  lairIn,
  type Mode,
  modeOf,
  type OwnDeckRules,
  type RaidRules,
} from './model/data/raid.ts'
export type { RaidRule } from './model/data/raid-rules.ts'
export { isTokenId, tokenSourceId, tokensOf } from './model/data/tokens.ts'
export type {
  Chooser,
  Condition,
  EventRole,
  Filter,
  Num,
  ObjectState,
  PastDamage,
  Players,
  PrintedFact,
  Selector,
  Stat,
  TurnAct,
} from './model/data/vocabulary/asking.ts'
export type { Counter, Duration, Effect, Place, TokenCard } from './model/data/vocabulary/effects.ts'
export type {
  Affected,
  Deed,
  Doing,
  Modifier,
  PacketChange,
  PacketFacts,
  PacketRole,
  PlayerDeed,
  PlayTerm,
  Would,
} from './model/data/vocabulary/modifiers.ts'
export type { Cost, Named, PartOfEach, Power, Trigger } from './model/data/vocabulary/powers.ts'
export {
  type CardType,
  type Comparison,
  DAMAGE_TYPES,
  type DamageType,
  type Keyword,
  type Loss,
  type NamedKeyword,
  type RaidSide,
  type Side,
  SPELLED_KEYWORDS,
  type SpelledKeyword,
  THINGS,
  type Thing,
  type Zone,
} from './model/data/vocabulary/words.ts'
export { type DataNode, hasKind, hasNode, walk } from './model/data/walk.ts'
export { randomPicks, refusePicks } from './model/state/answers.ts'
export { clone, copyGame } from './model/state/copy.ts'
export {
  type Amounts,
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
  type InPlay,
  type Link,
  type Outcome,
  type Player,
  SCHEMA_VERSION,
  STOPS,
  type Stops,
} from './model/state/game.ts'
export type { CardId, ObjectId, Seat } from './model/state/ids.ts'
export type { Adjustment, Input, Refusal, RefusalReason } from './model/state/input.ts'
export { areOpposed, controllerOf, lairSeat, objectOf, playerAt } from './model/state/objects.ts'
export {
  idAndAmount,
  pickedAmount,
  pickOf,
  withAmount,
} from './model/state/picks.ts'
export { pickOne, randomStateOf, shuffle } from './model/state/rng.ts'
export type { Setup, SetupSeat } from './model/state/setup.ts'
export { rawText, type UserText, userText } from './model/state/user-text.ts'
export {
  cellName,
  isCoveredBy,
  LAYOUT_WIDTH as AREA_WIDTH,
  landingCorner,
  PLACED_ONE_BY_ONE,
  rowCount,
} from './queries/layouts.ts'
export { OTHER_TYPE } from './queries/naming.ts'
export { asksOptionalTarget, linkWithOptionalText } from './queries/optional.ts'
export { printedTypes, traitsOf } from './queries/powers.ts'
export { countReadyResources } from './queries/resources.ts'
export type { Violated } from './rules/entering/uniqueness.ts'
export { refuseAdjustment } from './rules/judge-corrections/adjusting.ts'
export { asksNothingMore } from './rules/links/announce.ts'
export { mayActUnpaid } from './rules/priority/at-hand.ts'
export { isFree } from './rules/priority/options.ts'
export { ENGINE_VERSION } from './rules/turn/start.ts'
export { isBetweenTurns } from './rules/turn/turn.ts'
export { hasRevealed, takeBack } from './undo.ts'
export { askingOrderOf, OPENING_MOMENT, remainingSeats } from './view/asking-order.ts'
export { type CardView, cardView, mayKnow } from './view/card-view.ts'
export { type ImaginedGame, imagined, imaginer } from './view/imagined.ts'
export { type LazyView, lazyViewFor } from './view/lazy.ts'
export type { SeatView } from './view/seat-view.ts'
export { type LinkView, type View, viewFor } from './view/view.ts'
