/** Copies cards on the chain (402.1), and cards in other zones whose copies are then played (402.2). */

import type { FrameProcedure } from '../../model/data/card-registry.ts'
import { derivedCacheOf, emitEvent, invalidateVolatile } from '../../model/derived/derived-cache.ts'
import { gameObjectWithAllFields } from '../../model/state/all-fields.ts'
import { clonePlainData } from '../../model/state/copy.ts'
import type { Option } from '../../model/state/decision.ts'
import type { Frame } from '../../model/state/frame.ts'
import { askQuestion, popFrame, pushFrame, takeAnswer } from '../../model/state/frames.ts'
import type { Game, GameObject, Link } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { newObjectId, objectById, playerInSeat } from '../../model/state/objects.ts'
import { objectOption, playerOption, targetOfPick } from '../../model/state/picks.ts'
import { declaredTargets, legalTargets, maxTargets } from '../../queries/targets.ts'

type Duplicating = Frame<'duplicate'>

/**
 * Starts to add a copy of a card's link. The copy isn't played, and has the same choices as the original. Its
 * controller may choose new targets (402.1b, 402.1c).
 */
export function duplicateLink(game: Game, original: Link, seat: Seat): void {
  const ctx = { ...clonePlainData(original.ctx), controller: seat }
  pushFrame(game, { kind: 'duplicate', seat, ctx, target: 0 })
}

/** Asks for new targets of a copied link, one target after the other, and then adds the copy to the chain. */
export const processDuplication: FrameProcedure<'duplicate'> = (game, it) => {
  const answer = takeAnswer(it)
  if (answer) hear(it, answer)
  const node = declaredTargets(game, it.ctx.card, undefined)[it.target]?.node
  const current = it.ctx.targets[it.target] ?? []
  if (it.target >= it.ctx.targets.length || !node) return add(game, it)
  const others = legalTargets(game, it.ctx, node).filter((id) => !current.includes(id))
  if (others.length === 0 || current.length === 0) {
    it.target += 1
    return
  }
  const options: Option[] = node.kind === 'targetPlayer' ? others.map(playerOption) : others.map(objectOption)
  const max = Math.min(maxTargets(game, it.ctx, node), options.length)
  askQuestion(game, { kind: 'target', seat: it.seat, options, min: 0, max, source: it.ctx.source })
}

/**
 * Replaces the targets of a copy by the chosen ones. Without a new target the current ones stay, even if they are no
 * longer legal (402.1c).
 */
function hear(it: Duplicating, answer: string[]): void {
  if (answer.length > 0) it.ctx.targets[it.target] = answer.map(targetOfPick)
  it.target += 1
}

/** Adds the copy to the chain. The player who adds it owns and controls it, and it is its own source (402.1a). */
function add(game: Game, it: Duplicating): void {
  popFrame(game)
  const { seat, ctx } = it
  const object = newObjectId(game)
  game.objects[object] = gameObjectWithAllFields({
    id: object,
    card: ctx.card,
    owner: seat,
    zone: 'chain',
    duplicate: true,
  })
  ctx.source = object
  const link: Link = { id: newObjectId(game), kind: 'card', controller: seat, object, ctx }
  game.chain.push(link)
  emitEvent(game, { kind: 'duplicated', seat, link: link.id, object, card: ctx.card })
  invalidateVolatile(game)
}

/**
 * Creates a copy of a card, to be played immediately, and returns its object. The copy is out of the game until it is
 * played, and counts as its player's own card until it leaves the chain (402.2, 402.2a, 402.2b).
 */
export function createCopyOfCard(game: Game, original: ObjectId, seat: Seat): ObjectId {
  const id = newObjectId(game)
  const { card } = objectById(game, original)
  game.objects[id] = gameObjectWithAllFields({ id, card, owner: seat, zone: 'removed', duplicate: true })
  playerInSeat(game, seat).removed.push(id)
  return id
}

/** Deletes a copy of a card that wasn't played, and so ceases to exist (402.2). */
export function deleteUnplayedCopy(game: Game, copy: GameObject): void {
  const { removed } = playerInSeat(game, copy.owner)
  removed.splice(removed.indexOf(copy.id), 1)
  copy.zone = 'gone'
  derivedCacheOf(game).gone = null
}
