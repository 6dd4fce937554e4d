/** Swaps a Boss card for another card of the same Boss (R101.4). */
import { applyConsequencesOfEvents } from '../../changes/atoms.ts'
import { removeFromCombatWithoutEvent } from '../../changes/moving.ts'
import { derivedCacheOf } from '../../model/derived/derived-cache.ts'
import { newGameObject } from '../../model/state/all-fields.ts'
import type { Game, Link, TriggeringEventFacts } from '../../model/state/game.ts'
import type { CardId, ObjectId } from '../../model/state/ids.ts'
import { inPlayStateOf, newObjectId, nextTimestamp, objectById } from '../../model/state/objects.ts'
import { characteristicsOf } from '../../queries/projection.ts'
import { declaredTargets } from '../../queries/targets.ts'

/**
 * Swaps a Boss card for another card of the same Boss, without the chain. The new card is face up, ready and
 * undamaged, and the old card is out of the game. Attachments, counters and modifiers pass to the new card (R101.4),
 * which therefore has the same object id. Nothing else passes to the new card (415.9a). The old card leaves combat
 * (602.4). Links that target the old card and registers of this turn still refer to the old card.
 */
export function swapBossCard(game: Game, id: ObjectId, to: CardId, sameReadiness: boolean): void {
  const object = objectById(game, id)
  const play = inPlayStateOf(game, id)
  const from = object.card
  removeFromCombatWithoutEvent(game, id)
  redirectToOldCard(game, id, oldCard(game, id))
  object.card = to
  play.at = nextTimestamp(game)
  play.damage = 0
  play.faceDown = false
  if (!sameReadiness) play.exhausted = false
  const exhausted = play.exhausted ? { exhausted: true as const } : {}
  applyConsequencesOfEvents(game, [{ kind: 'swapped', object: id, card: to, from, ...exhausted }])
}

/** Creates an object for the old card, with its last known information (709.2d). */
function oldCard(game: Game, id: ObjectId): ObjectId {
  const { card, owner } = objectById(game, id)
  const { controller, damage, exhausted } = inPlayStateOf(game, id)
  const { atk, health, keywords, types, tags } = characteristicsOf(game, id)
  const old = newGameObject(newObjectId(game), card, owner, 'gone')
  old.known = { controller, atk, health, keywords, types, tags, damage, exhausted }
  game.objects[old.id] = old
  derivedCacheOf(game).gone?.push(old.id)
  return old.id
}

/** Redirects links, waiting triggers and registers of this turn from the card in play to the old card. */
function redirectToOldCard(game: Game, id: ObjectId, old: ObjectId): void {
  const now = (one: ObjectId): ObjectId => (one === id ? old : one)
  for (const link of game.chain) {
    retarget(game, link, now)
    if (link.ctx.source !== id) link.ctx.event = rolesOf(link.ctx.event, now)
  }
  for (const { ctx } of game.waiting) if (ctx.source !== id) ctx.event = rolesOf(ctx.event, now)
  const { registers } = game
  registers.attacked = registers.attacked.map(now)
  registers.fought = registers.fought?.map(([attacker, defender]) => [now(attacker), now(defender)])
  registers.combatDamage = registers.combatDamage.map(([by, whom]) => [now(by), now(whom)])
  registers.damage = registers.damage.map((dealt) => ({
    ...dealt,
    by: now(dealt.by),
    to: now(dealt.to),
    with: dealt.with.map(now),
  }))
  registers.dealing = registers.dealing?.map(now)
  registers.exhausted = registers.exhausted?.map(now)
  registers.healing = registers.healing?.map((one) => ({
    ...one,
    by: one.by === undefined ? undefined : now(one.by),
    from: now(one.from),
  }))
  registers.acts = registers.acts?.map((act) => ({ ...act, object: now(act.object) }))
  delete registers.suffered[id]
}

function retarget(game: Game, { kind, ctx, path }: Link, now: (id: ObjectId) => ObjectId): void {
  if (kind === 'proposal' || kind === 'resource') return
  for (const [i, { node }] of declaredTargets(game, ctx.card, kind === 'effect' ? path : undefined).entries())
    if (node.kind !== 'targetPlayer') ctx.targets[i] = (ctx.targets[i] ?? []).map(now)
}

function rolesOf(
  event: TriggeringEventFacts | undefined,
  now: (id: ObjectId) => ObjectId,
): TriggeringEventFacts | undefined {
  if (!event) return event
  const roles = { ...event }
  for (const role of ['subject', 'dealer', 'dealtTo', 'against'] as const) {
    const id = roles[role]
    if (id !== undefined) roles[role] = now(id)
  }
  return roles
}
