/**
 * The consequences when a Boss that isn't the last one falls or turns over (R302.1, R303.1a, R502.1a). The
 * raid's rules list them (`model/data/raid-rules.ts`), and they don't use the chain.
 */

import { type Atom, applyAtoms } from '../../changes/atoms.ts'
import { newDestroyMove } from '../../changes/replace.ts'
import { raidDescriptionOfGame, raidRulesByKindOfGame } from '../../model/data/card-registry.ts'
import type { BossChangeRule, BossChangeStep } from '../../model/data/raid-rules.ts'
import type { Game } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { newMove } from '../../model/state/move.ts'
import {
  cardOf,
  inPlayStateOf,
  isInPlay,
  objectById,
  playerInSeat,
  seatOfLairPlayer,
} from '../../model/state/objects.ts'
import { nextBoss, successionAfterBossFalls } from '../../queries/boss.ts'
import { resourcesOf } from '../../queries/resources.ts'
import { announceCardPlayedByText } from '../links/announce.ts'
import { addBossEffectToChain } from '../links/boss-effects.ts'

/**
 * Removes a destroyed Boss from the game if it isn't the raid's last Boss, and carries out the consequences
 * that the raid's rules define for its fall (R302.1, R502.1).
 */
export function applyRulesForFallenBoss(game: Game): void {
  if (raidDescriptionOfGame(game).lair?.bosses?.fallen !== 'removed') return
  const hero = game.players[seatOfLairPlayer(game)]?.hero ?? 0
  const object = game.objects[hero]?.became
  if (
    object === undefined ||
    game.objects[object]?.zone !== 'graveyard' ||
    !successionAfterBossFalls(game, hero)
  )
    return
  carryOut(game, 'falls', remove(game, [object])[0] ?? object)
}

/**
 * Carries out the consequences that the raid's rules define for a Boss that has turned over (R303.1a). Returns
 * whether there are any.
 */
export function applyRulesForTurnedBoss(game: Game): boolean {
  if (raidRulesByKindOfGame(game).whenBoss.length === 0) return false
  const player = game.players[seatOfLairPlayer(game)]
  if (!player || player.out || !isInPlay(game, player.hero)) return false
  return inPlayStateOf(game, player.hero).faceDown && carryOut(game, 'turns', player.hero)
}

/**
 * Carries out the steps that the raid's rules define for as long as no Boss is in play (R502.1c, R502.2). Returns
 * whether any step did something.
 */
export function applyRulesForMissingBoss(game: Game): boolean {
  const { whenBoss } = raidRulesByKindOfGame(game)
  if (whenBoss.length === 0) return false // A fast path, because this function is called before each window.
  const rule = whenBoss.find(({ it }) => it === 'isMissing')
  const player = rule && game.players[seatOfLairPlayer(game)]
  if (!player || player.out || isInPlay(game, player.hero) || isWaiting(game, rule)) return false
  return carryOut(game, 'isMissing', player.hero)
}

/** Whether an effect of the raid's rules, or a card that these steps have played, is still on the chain. */
function isWaiting(game: Game, rule: BossChangeRule): boolean {
  const decks = rule.do.flatMap((step) => (step.kind === 'playNext' ? [step.deck] : []))
  return game.chain.some(({ origin, object }) => {
    if (origin === 'game' || object === undefined) return origin === 'game'
    return decks.includes(objectById(game, object).deck ?? '')
  })
}

// The steps of a raid's rule.

/** The Boss to which something has happened, and the cards to which the texts of Bosses' effects refer, by name. */
interface Consequences {
  boss: ObjectId
  readonly named: Record<string, ObjectId[]>
}

function carryOut(game: Game, it: BossChangeRule['it'], boss: ObjectId): boolean {
  const rule = raidRulesByKindOfGame(game).whenBoss.find((one) => one.it === it && appliesTo(game, one, boss))
  if (!rule) return false
  const so: Consequences = { boss, named: {} }
  let isDone = false
  for (const step of rule.do) {
    const isTaken = takeStep(game, step, so)
    isDone ||= isTaken
    if (isTaken && step.kind === 'playNext') break
  }
  return isDone
}

/** Whether the cards of the Boss and the next Boss have all texts that the rule adds to the chain. */
function appliesTo(game: Game, rule: BossChangeRule, boss: ObjectId): boolean {
  return rule.do.every((step) => {
    if (step.kind !== 'scene') return true
    const source = step.of === 'boss' ? boss : nextBoss(game)
    return source !== undefined && cardOf(game, source).scenes?.[step.scene] !== undefined
  })
}

/** Takes one step of a rule. Returns whether there was anything to do. */
function takeStep(game: Game, step: BossChangeStep, so: Consequences): boolean {
  if (step.kind === 'scene') return playScene(game, step, so)
  if (step.kind === 'playNext') return playNext(game, step.deck)
  if (step.kind === 'remove') return removeBelongings(game, step, so)
  const ids = game.play.filter((id) => inPlayStateOf(game, id).row === step.row)
  if (step.kind === 'destroy') return allOf(game, ids.map(newDestroyMove))
  return turn(
    game,
    ids.filter((id) => !inPlayStateOf(game, id).faceDown),
  )
}

function playScene(
  game: Game,
  { scene, of, needs, nextAs }: Extract<BossChangeStep, { kind: 'scene' }>,
  { boss, named }: Consequences,
): boolean {
  if (needs !== undefined && !named[needs]?.length) return false
  const next = nextBoss(game)
  const source = of === 'boss' ? boss : next
  if (source === undefined) return false
  addBossEffectToChain(
    game,
    scene,
    source,
    nextAs ? { ...named, [nextAs]: next === undefined ? [] : [next] } : named,
  )
  return true
}

/** Plays a resource of that deck without paying its cost. Returns whether the lair's player has one. */
function playNext(game: Game, deck: string): boolean {
  const seat = seatOfLairPlayer(game)
  const card = resourcesOf(game, seat).find((id) => objectById(game, id).deck === deck)
  if (card === undefined) return false
  turn(game, [card])
  announceCardPlayedByText(game, seat, card, true)
  return true
}

function removeBelongings(
  game: Game,
  { what, as }: Extract<BossChangeStep, { kind: 'remove' }>,
  so: Consequences,
): boolean {
  const seat = seatOfLairPlayer(game)
  const removed =
    what === 'resources' ? uncoverResources(game, seat) : remove(game, belongingsOf(game, seat, what, so))
  if (what === 'boss') so.boss = removed[0] ?? so.boss
  if (as !== undefined) so.named[as] = removed
  return removed.length > 0
}

function belongingsOf(
  game: Game,
  seat: Seat,
  what: Exclude<Extract<BossChangeStep, { kind: 'remove' }>['what'], 'resources'>,
  { boss }: Consequences,
): readonly ObjectId[] {
  const { deck, graveyard, hand } = playerInSeat(game, seat)
  if (what === 'boss') return [boss]
  if (what === 'deck') return [...deck, ...graveyard]
  if (what === 'hand') return [...hand]
  return game.play.filter(
    (id) => inPlayStateOf(game, id).row === 'ally' && inPlayStateOf(game, id).controller === seat,
  )
}

/** Turns the Boss player's resources face up and removes them from the game, so that everybody sees them. */
function uncoverResources(game: Game, seat: Seat): ObjectId[] {
  const resources = resourcesOf(game, seat)
  turn(
    game,
    resources.filter((id) => inPlayStateOf(game, id).faceDown),
  )
  return remove(game, resources)
}

function turn(game: Game, ids: readonly ObjectId[]): boolean {
  return allOf(
    game,
    ids.map((object) => ({ atom: 'turnOver', object })),
  )
}

/** Removes cards from the game, and returns the objects that they have become. */
function remove(game: Game, ids: readonly ObjectId[]): ObjectId[] {
  allOf(
    game,
    ids.map((object) => newMove(object, 'removed', 'removed')),
  )
  return ids.map((id) => objectById(game, id).became ?? id)
}

/** Executes all atoms at the same time. Returns whether there were any. */
function allOf(game: Game, atoms: readonly Atom[]): boolean {
  if (atoms.length > 0) applyAtoms(game, atoms)
  return atoms.length > 0
}
