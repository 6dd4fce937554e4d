/**
 * Finds the card text that asks the open question, so that the message with the question can say what that text does.
 */
import type { Frame } from '../model/state/frame.ts'
import { contextOfFrame, topFrame } from '../model/state/frames.ts'
import type { Game, TextContext } from '../model/state/game.ts'
import type { CardId } from '../model/state/ids.ts'
import { linkById } from '../model/state/objects.ts'

/** The text of a card that asks for a decision. */
export interface TextAskingForDecision {
  card: CardId
  path: string | null // The path of the asking effect in the card's data; null for the card's own text.
  modes: number[] // The modes of the text that have been chosen.
  target?: number // The index of the target that is being chosen, among those that the text declares (706.1).
}

type Found = { ctx: TextContext; path: string | null; target?: number }

/** Returns the card text that asks the open question, or null if no text asks, as in an attack. */
export function textThatAsksDecision(
  game: Game,
): (TextAskingForDecision & Pick<TextContext, 'source'>) | null {
  const frame = topFrame(game)
  const found = frame ? textOf(game, frame) : null
  if (!found) return null
  const { card, source, modes } = found.ctx
  const target = game.decision?.kind === 'target' ? found.target : undefined
  return { card, source, path: found.path, modes: [...modes], ...(target === undefined ? {} : { target }) }
}

function textOf(game: Game, frame: Frame): Found | null {
  switch (frame.kind) {
    case 'announce':
      return WITHOUT_TEXT.has(frame.what)
        ? null
        : { ctx: frame.ctx, path: frame.path ?? null, target: frame.target }
    case 'effect':
      return { ctx: contextOfFrame(game, frame.scope), path: frame.path }
    case 'instead':
      return { ctx: frame.ctx, path: frame.path }
    case 'resolve':
      return ofLink(game, frame.link)
    default:
      return null
  }
}

const WITHOUT_TEXT: ReadonlySet<Frame<'announce'>['what']> = new Set(['proposal', 'resource'])

function ofLink(game: Game, id: number): Found | null {
  const link = linkById(game, id)
  return link ? { ctx: link.ctx, path: link.kind === 'effect' ? (link.path ?? null) : null } : null
}
