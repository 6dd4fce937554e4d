/**
 * Stops: the windows in which a player is asked for priority who doesn't want to be asked in every window (410.2). In
 * other windows the game passes for that player. The player is always asked when the rules require a choice, and in
 * their own action phase.
 */

import { nodeAtPath } from '../../model/data/card-registry.ts'
import { createMemoizedHasNode, type DataNode, hasNodeOfKind } from '../../model/data/walk.ts'
import type { Option } from '../../model/state/decision.ts'
import { topFrame } from '../../model/state/frames.ts'
import type { Game, Link, StopSetting } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { areOpponents, cardOf, controllerOf, isInPlay, playerInSeat } from '../../model/state/objects.ts'
import { chosenTargets } from '../../queries/targets.ts'
import { powersOf } from '../../queries/types.ts'
import { turnStepsOfPlayer } from '../turn/steps.ts'
import { canTakeTurnActions } from './options.ts'

/** Sets a player's stops. If the player would no longer be asked in the open window, the game passes for them. */
export function setStops(game: Game, seat: Seat, stops: StopSetting): void {
  playerInSeat(game, seat).stops = stops
  const { decision } = game
  if (
    decision?.kind !== 'priority' ||
    decision.seat !== seat ||
    isAskedForPriority(game, seat, decision.options)
  )
    return
  const window = topFrame(game)
  if (window) window.answer = ['pass']
  game.decision = null
}

const isEverywhere = (game: Game, seat: Seat): boolean => playerInSeat(game, seat).stops !== 'few'

/** Whether the player may be asked in this window, independent of their options. The check is cheap. */
export function mayBeAskedForPriority(game: Game, seat: Seat): boolean {
  if (isEverywhere(game, seat) || canTakeTurnActions(game, seat)) return true
  if (game.turn.step === 'ready' || isBeforeAttacks(game, seat)) return true
  const link = game.chain.at(-1)
  return link ? isForeign(game, seat, link) : isOtherSideAttacking(game, seat)
}

/**
 * Whether the player is asked in this window: in their own action phase, for a link of the other side that they can
 * interrupt or from whose harm they can save a character, in an attack of the other side in which they can help
 * (602.3), before attacks that they can prohibit, and if an option can be used only then. With `Game.everyWindow`, only
 * public information counts.
 */
export function isAskedForPriority(game: Game, seat: Seat, options: readonly Option[]): boolean {
  if (isEverywhere(game, seat) || canTakeTurnActions(game, seat)) return true
  return game.everyWindow ? concerns(game, seat) : canHelp(game, seat, options)
}

/** Whether the window concerns the player, judged by public information. */
function concerns(game: Game, seat: Seat): boolean {
  const link = game.chain.at(-1)
  return link
    ? isForeign(game, seat, link) && touches(game, seat, link)
    : isOtherSideAttacking(game, seat) && defends(game, seat)
}

function canHelp(game: Game, seat: Seat, options: readonly Option[]): boolean {
  if (game.turn.step === 'ready' && canDo(game, options, isForReadyStep)) return true
  if (isBeforeAttacks(game, seat) && canDo(game, options, forbidsAttacks)) return true
  const link = game.chain.at(-1)
  if (link) return isForeign(game, seat, link) && canAnswer(game, seat, link, options)
  return isOtherSideAttacking(game, seat) && canDo(game, options, helpsInCombat)
}

/** Whether the link belongs to the other side. Attacks don't count: they are checked once their defender is known. */
function isForeign(game: Game, seat: Seat, { kind, controller }: Link): boolean {
  return (kind === 'card' || kind === 'effect') && areOpponents(game, seat, controller)
}

/** Whether the other side of a player attacks and the defender is known. The player need not be involved. */
function isOtherSideAttacking(game: Game, seat: Seat): boolean {
  const { attacker = null, defender = null } = game.combat ?? {}
  return attacker !== null && defender !== null && areOpponents(game, seat, controllerOf(game, attacker))
}

/** Whether this is the last window of a turn of the other side before anybody can attack. */
function isBeforeAttacks(game: Game, seat: Seat): boolean {
  const { player, step } = game.turn
  if (game.chain.length > 0 || !areOpponents(game, seat, player)) return false
  const steps = turnStepsOfPlayer(game, player)
  const attacks = steps.findIndex(({ free, acts }) => free === 'all' || 'attack' in acts)
  return steps[attacks - 1]?.step === step
}

const isMine = (game: Game, seat: Seat, id: ObjectId | null | undefined): boolean =>
  id !== null && id !== undefined && isInPlay(game, id) && controllerOf(game, id) === seat

const defends = (game: Game, seat: Seat): boolean => isMine(game, seat, game.combat?.defender)

/** Whether the link targets the player or one of the player's cards. */
function touches(game: Game, seat: Seat, { ctx, path }: Link): boolean {
  const { targets, players } = chosenTargets(game, ctx, path)
  return players.includes(seat) || targets.some((id) => isMine(game, seat, id))
}

function canAnswer(game: Game, seat: Seat, link: Link, options: readonly Option[]): boolean {
  return canDo(game, options, interrupts) || (harms(game, seat, link) && canDo(game, options, saves))
}

/** Whether the link harms a player of the seat's side: its targets, or any target that its text selects. */
function harms(game: Game, seat: Seat, { kind, object, ctx, path }: Link): boolean {
  const text =
    kind === 'card' ? cardOf(game, object ?? ctx.source).effect : nodeAtPath(game, ctx.card, path ?? '')
  if (!hasHarm(text)) return false
  const { targets, players } = chosenTargets(game, ctx, path)
  const isOurs = (one: Seat): boolean => !areOpponents(game, seat, one)
  const cards = targets.filter((id) => isInPlay(game, id))
  return (
    targets.length + players.length === 0 ||
    players.some(isOurs) ||
    cards.some((id) => isOurs(controllerOf(game, id)))
  )
}

function canDo(game: Game, options: readonly Option[], fits: (text: unknown) => boolean): boolean {
  return options.some((option) => textsOf(game, option).some(fits))
}

/**
 * Returns the texts that a card or power of the option would run. Quests have none here, because they can wait for the
 * player's own turn.
 */
function textsOf(game: Game, option: Option): unknown[] {
  if (option.kind === 'play') {
    const { effect, attach, powers } = cardOf(game, option.object)
    return [effect, attach, powers]
  }
  if (option.kind !== 'power') return []
  return [powersOf(game, option.object).find(({ index }) => index === option.power)?.power]
}

const among =
  (kinds: readonly string[]) =>
  ({ kind }: DataNode): boolean =>
    typeof kind === 'string' && kinds.includes(kind)

const HARMS = [
  'deal',
  'putDamage',
  'putDivided',
  'destroy',
  'exhaust',
  'put',
  'discard',
  'gainControl',
  'exchangeControl',
  'modify',
  'thereupon',
]
const INTERRUPTS = ['interrupt', 'changeTarget', 'copyLink']
const SAVES = ['heal', 'modify', 'preventThat', 'switchDamage', 'flip', 'becomeCopy']
const FIGHTS = [
  ...SAVES,
  'deal',
  'putDamage',
  'destroy',
  'exhaust',
  'ready',
  'put',
  'attach',
  'removeFromCombat',
  'becomeDefender',
]

const hasHarm = createMemoizedHasNode(among(HARMS))
const interrupts = createMemoizedHasNode(among(INTERRUPTS))
const saves = createMemoizedHasNode(among(SAVES))
const helpsInCombat = createMemoizedHasNode(among(FIGHTS))
const forbidsAttacks = createMemoizedHasNode(({ kind, what }) => kind === 'cant' && what === 'attack')
const isForReadyStep = createMemoizedHasNode(({ when }) => hasNodeOfKind(when, 'readyStepOf'))
