/**
 * The question of a game: the kind of decision, and its place. A deploy can break the frame that waits for the
 * answer, and many frames ask a kind such as `choose`.
 */
import type { Game } from '../../src/engine/index.ts'
import { nodeAtPath } from '../../src/engine/model/data/card-registry.ts'
import { contextOfFrame } from '../../src/engine/model/state/frames.ts'

type Frame = Game['frames'][number]

/** Such as `may: search` or `target: power, several`; null for a finished game. */
export function questionOf(game: Game): string | null {
  const { decision, frames } = game
  const frame = frames.at(-1)
  if (!decision || !frame) return null
  const where = decision.kind === 'priority' ? windowOf(game) : placeOf(game, frame)
  return [[decision.kind, where].filter(Boolean).join(': '), ...traitsOf(decision)].join(', ')
}

/** The kind of window: on a link, in a combat, in the player's own turn, or in another's. */
function windowOf({ chain, combat, turn, decision }: Game): string {
  if (chain.length > 0) return 'on a link'
  if (combat) return 'in combat'
  return turn.player === decision?.seat ? 'own turn' : 'another turn'
}

/** The part of the game that has stopped. */
function placeOf(game: Game, frame: Frame): string {
  if (frame.kind === 'effect') return nodeAtPath<{ kind: string }>(game, ...textOf(game, frame)).kind
  if (frame.kind === 'announce') return frame.step === 'targets' ? frame.what : `${frame.what} ${frame.step}`
  if (frame.kind === 'enter') return frame.stamping === undefined ? 'enter' : 'enter stamping'
  return 'step' in frame ? `${frame.kind} ${frame.step}` : frame.kind
}

function textOf(game: Game, { scope, path }: Extract<Frame, { kind: 'effect' }>): [string, string] {
  return [contextOfFrame(game, scope).card, path]
}

function traitsOf({ options, min, max, side, must, kind }: NonNullable<Game['decision']>): string[] {
  const isOfMany = kind === 'target' || kind === 'choose' || kind === 'mode'
  const all: [boolean, string][] = [
    [kind === 'target' && options.every((option) => option.kind === 'player'), 'players'],
    [isOfMany && max > 1, 'several'],
    [isOfMany && min === 0, 'or none'],
    [must !== undefined, 'some of them'],
    [side !== undefined, 'by the side'],
  ]
  return all.flatMap(([is, name]) => (is ? [name] : []))
}
