/** What a player with priority may do (410.2): complete, and only what can be completed. */
import type { Card } from '../effects/card.ts'
import type { Game, ObjectId, Option, Seat } from '../state/game.ts'
import { cardOf, inPlay, newContext, playerAt } from '../state/objects.ts'
import { canComplete } from './adding.ts'
import { placings } from './choosing.ts'
import { canBeProposed, legalProposals } from './combat-legality.ts'
import { readyResources } from './costs.ts'
import { hasHero } from './heroes.ts'
import { canPayToAttack, mustAttackNow } from './must-attack.ts'
import type { PowerOf } from './powers.ts'
import { cant, inForce, powersOf } from './projection.ts'
import { canTarget } from './targets.ts'
import { mayPlayFrom, setsTerms, termsOf } from './terms.ts'
import { canUse, hindrance } from './uses.ts'

/** Everything the seat may add to the chain now, passing first. */
export function priorityOptions(game: Game, seat: Seat): Option[] {
  const free = isFree(game, seat)
  const options: Option[] = free && mustAttackNow(game, seat) ? [] : [{ id: 'pass', kind: 'pass' }]
  const resources = readyResources(game, seat).length
  for (const id of playables(game, seat))
    if (canPlayFor(game, seat, id, resources)) options.push({ id: `play${id}`, kind: 'play', object: id })
  if (free && !game.turn.placed)
    for (const id of playerAt(game, seat).hand)
      if (!cant(game, id, 'bePlaced')) options.push(...placings(game, seat, id))
  for (const id of usables(game, seat)) for (const use of uses(game, seat, id)) options.push(use)
  if (free)
    for (const id of game.play)
      if (canAttack(game, seat, id)) options.push({ id: `attack${id}`, kind: 'attack', object: id })
  return options
}

/** The cheap question: has this seat anything but a pass? */
export function canRespond(game: Game, seat: Seat): boolean {
  const player = playerAt(game, seat)
  if (player.out || player.automaton) return false
  const free = isFree(game, seat)
  if (free && !game.turn.placed && player.hand.some((id) => !cant(game, id, 'bePlaced'))) return true
  return (
    playables(game, seat).some((id) => canPlay(game, seat, id)) ||
    usables(game, seat).some((id) => uses(game, seat, id).length > 0) ||
    (free && game.play.some((id) => canAttack(game, seat, id)))
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

/** The hand, and what a text lets the player play from the graveyard (409.1); nothing without a hero (301.5). */
function playables(game: Game, seat: Seat): ObjectId[] {
  const { hand, graveyard } = playerAt(game, seat)
  if (!hasHero(game, seat)) return []
  const others = inForce(game).has('playFrom')
  if (!others && !graveyard.some((id) => setsTerms(cardOf(game, id)))) return hand
  const buried = graveyard.filter((id) => mayPlayFrom(game, seat, id))
  return buried.length > 0 ? [...hand, ...buried] : hand
}

/** Where this seat's powers are: in play and in the graveyard. */
function usables(game: Game, seat: Seat): ObjectId[] {
  const open = game.play.filter((id) => inPlay(game, id).controller === seat || isForOthers(cardOf(game, id)))
  return [...open, ...playerAt(game, seat).graveyard]
}

const forOthers = new WeakMap<Card, boolean>()

/** Whether a power of the card may be used by players other than its controller. */
function isForOthers(card: Card): boolean {
  let found = forOthers.get(card)
  if (found === undefined) {
    found = card.powers.some((power) => power.kind === 'payment' && power.by !== undefined)
    forOthers.set(card, found)
  }
  return found
}

/** Whether a card can be played now (409.1, 707.1). */
export function canPlay(game: Game, seat: Seat, id: ObjectId): boolean {
  return canPlayFor(game, seat, id, readyResources(game, seat).length)
}

function canPlayFor(game: Game, seat: Seat, id: ObjectId, resources: number): boolean {
  const card = cardOf(game, id)
  if (card.type === 'quest' || card.type === 'location') return false
  if (!card.instant && !isFree(game, seat)) return false
  if (cant(game, id, 'bePlayed')) return false
  const ctx = newContext(card.id, id, seat)
  if (isPlain(game, seat, id, card)) return (card.cost ?? 0) <= resources && canTarget(game, ctx, undefined)
  return canComplete(game, { what: 'card', ctx })
}

/** Nothing but its printed cost is to be paid. */
function isPlain(game: Game, seat: Seat, id: ObjectId, card: Card): boolean {
  return !card.costHasX && termsOf(game, seat, id, 'play').length === 0
}

function uses(game: Game, seat: Seat, id: ObjectId): Option[] {
  const powers = powersOf(game, id)
  if (!hasUses(powers)) return []
  const free = isFree(game, seat)
  return powers.flatMap((one): Option[] => {
    if (hindrance(game, seat, id, one, free) || !canUse(game, seat, id, one)) return []
    return one.power.kind === 'reward'
      ? [{ id: `quest${id}`, kind: 'quest', object: id }]
      : [{ id: `power${id}.${one.index}`, kind: 'power', object: id, power: one.index }]
  })
}

function hasUses(powers: readonly PowerOf[]): boolean {
  for (const { power } of powers) if (power.kind === 'payment' || power.kind === 'reward') return true
  return false
}

function canAttack(game: Game, seat: Seat, id: ObjectId): boolean {
  if (!isFree(game, seat) || inPlay(game, id).controller !== seat) return false
  return canBeProposed(game, id) && legalProposals(game, id).length > 0 && canPayToAttack(game, id)
}
