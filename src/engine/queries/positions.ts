/**
 * Recognises repeated positions (803.1): the same cards in play, in hands and on the chain, whatever their object ids
 * are.
 */
import type { Frame } from '../model/state/frame.ts'
import type { Game, Link } from '../model/state/game.ts'
import type { ObjectId } from '../model/state/ids.ts'
import { objectById } from '../model/state/objects.ts'

function whereItIs(frame: Frame): unknown[] {
  const step = 'step' in frame ? frame.step : ''
  return frame.kind === 'priority' ? [frame.kind, step, frame.to, frame.passes] : [frame.kind, step]
}

/** Returns a hash of the game's position. Positions that differ only in object ids have the same hash. */
export function hashOfGamePosition(game: Game): string {
  const { turn, combat, frames, chain, players, play, modifiers, waiting, registers, rng } = game
  const name = (id: ObjectId | null | undefined): string => nameOf(game, id)
  return hash(
    JSON.stringify([
      [turn.player, turn.phase, turn.step, turn.placed],
      combat && [name(combat.attacker), name(combat.proposed), name(combat.defender), combat.strikes.length],
      frames.map(whereItIs),
      chain.map((link) => linkOf(game, link)),
      players.map(({ out, decked, deckFaceUp, hand, deck, graveyard, removed }) => [
        out,
        decked,
        deckFaceUp,
        [hand, deck, graveyard, removed].map((zone) => zone.map((id) => objectById(game, id).card)),
      ]),
      play.map((id) => lying(game, id)).sort(),
      modifiers.map(({ kind, path, ctx, duration, flagged, locked }) => [
        kind,
        path,
        ctx.card,
        duration,
        flagged?.map(name),
        locked,
      ]),
      waiting.map(({ path, ctx }) => [path, ctx.card]),
      registers.used,
      rng,
    ]),
  )
}

function lying(game: Game, id: ObjectId): string {
  const { card, owner, play } = objectById(game, id)
  if (!play) return card
  const { at: _at, since: _since, regained: _regained, host, ...rest } = play
  return JSON.stringify([card, owner, rest, nameOf(game, host)])
}

function linkOf(game: Game, { kind, controller, path, ctx }: Link): unknown[] {
  return [
    kind,
    controller,
    path,
    ctx.card,
    ctx.targets.map((ids) => ids.map((id) => nameOf(game, id))),
    ctx.x,
  ]
}

function nameOf(game: Game, id: ObjectId | null | undefined): string {
  const object = id ? game.objects[id] : undefined
  return object ? `${object.card}/${object.play?.controller ?? object.zone}` : `${id ?? ''}`
}

/** Computes the FNV-1a hash of a text. */
function hash(text: string): string {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return `${text.length}.${h >>> 0}`
}
