/** What a player with priority may do (410.2): complete, and only what can be completed. */
import { holds } from '../effects/evaluate.ts'
import type { Power } from '../effects/vocabulary.ts'
import type { Context, Game, ObjectId, Option, Seat } from '../state/game.ts'
import { cardOf, inPlay, newContext, objectOf, playerAt } from '../state/objects.ts'
import { canBeProposed, legalProposals } from './combat-legality.ts'
import { canPay, readyResources } from './costs.ts'
import { canPayToAttack, mustAttackNow } from './must-attack.ts'
import type { PowerOf } from './powers.ts'
import { powersOf } from './projection.ts'
import { canTarget, declaredTargets } from './targets.ts'

/** Everything the seat may add to the chain now, passing first. */
export function priorityOptions(game: Game, seat: Seat): Option[] {
  const free = isFree(game, seat)
  const options: Option[] = free && mustAttackNow(game, seat) ? [] : [{ id: 'pass', kind: 'pass' }]
  const resources = readyResources(game, seat).length
  for (const id of playerAt(game, seat).hand) {
    if (canPlayFor(game, seat, id, resources)) options.push({ id: `play${id}`, kind: 'play', object: id })
  }
  if (free && !game.turn.placed)
    for (const id of playerAt(game, seat).hand) options.push(...placings(game, id))
  for (const id of game.play) if (inPlay(game, id).controller === seat) options.push(...uses(game, seat, id))
  for (const id of playerAt(game, seat).graveyard) options.push(...uses(game, seat, id))
  if (free)
    for (const id of game.play)
      if (canAttack(game, seat, id)) options.push({ id: `attack${id}`, kind: 'attack', object: id })
  return options
}

/** The cheap question: has this seat anything but a pass? */
export function canRespond(game: Game, seat: Seat): boolean {
  const player = playerAt(game, seat)
  if (player.out || player.automaton) return false
  if (isFree(game, seat) && !game.turn.placed && player.hand.length > 0) return true
  return (
    player.hand.some((id) => canPlay(game, seat, id)) ||
    game.play.some(
      (id) =>
        inPlay(game, id).controller === seat &&
        (canAttack(game, seat, id) || uses(game, seat, id).length > 0),
    ) ||
    player.graveyard.some((id) => uses(game, seat, id).length > 0)
  )
}

/** The player's own non-combat action phase with an empty chain (502.1). */
export function isFree(game: Game, seat: Seat): boolean {
  return (
    game.turn.player === seat &&
    game.turn.phase === 'action' &&
    !game.combat &&
    game.chain.length === 0 &&
    !game.turn.over
  )
}

/** Whether a card in hand can be played now (409.1, 707.1). */
export function canPlay(game: Game, seat: Seat, id: ObjectId): boolean {
  return canPlayFor(game, seat, id, readyResources(game, seat).length)
}

function canPlayFor(game: Game, seat: Seat, id: ObjectId, resources: number): boolean {
  const card = cardOf(game, id)
  if (card.type === 'quest' || card.type === 'location' || (card.cost ?? 0) > resources) return false
  if (!card.instant && !isFree(game, seat)) return false
  return canTarget(game, newContext(card.id, id, seat), declaredTargets(game, card.id, undefined))
}

/** Quests and locations may be placed face up or face down, all others face down (412.1b). */
function placings(game: Game, id: ObjectId): Option[] {
  const down: Option = { id: `down${id}`, kind: 'place', object: id, faceUp: false }
  const { type } = cardOf(game, id)
  return type === 'quest' || type === 'location'
    ? [{ id: `up${id}`, kind: 'place', object: id, faceUp: true }, down]
    : [down]
}

function uses(game: Game, seat: Seat, id: ObjectId): Option[] {
  const powers = powersOf(game, id)
  if (!hasUses(powers)) return []
  const { zone } = objectOf(game, id)
  return powers.flatMap((one): Option[] => {
    if (!canUse(game, seat, id, one, zone)) return []
    return one.power.kind === 'reward'
      ? [{ id: `quest${id}`, kind: 'quest', object: id }]
      : [{ id: `power${id}.${one.index}`, kind: 'power', object: id, power: one.index }]
  })
}

function hasUses(powers: readonly PowerOf[]): boolean {
  for (const { power } of powers) if (power.kind === 'payment' || power.kind === 'reward') return true
  return false
}

function canUse(game: Game, seat: Seat, id: ObjectId, { power, card, path }: PowerOf, zone: string): boolean {
  if (power.kind !== 'payment' && power.kind !== 'reward') return false
  if (zone !== (power.kind === 'payment' ? (power.zone ?? 'play') : 'play')) return false
  const ctx = newContext(card, id, seat)
  return usable(game, ctx, power) && canTarget(game, ctx, declaredTargets(game, ctx.card, `${path}.effect`))
}

function usable(game: Game, ctx: Context, power: Extract<Power, { kind: 'payment' | 'reward' }>): boolean {
  return (!power.when || holds(game, ctx, power.when)) && canPay(game, ctx, power.costs)
}

function canAttack(game: Game, seat: Seat, id: ObjectId): boolean {
  if (!isFree(game, seat) || inPlay(game, id).controller !== seat) return false
  return canBeProposed(game, id) && legalProposals(game, id).length > 0 && canPayToAttack(game, id)
}
