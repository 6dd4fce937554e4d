/** Targets of optional texts. The player chooses them before deciding about the text as it resolves (706.1, 708.3). */
import { nodeAtPath, printedCard } from '../model/data/card-registry.ts'
import type { Effect } from '../model/data/vocabulary/effects.ts'
import { idOfResolvingLink, topFrame } from '../model/state/frames.ts'
import type { Game } from '../model/state/game.ts'

/**
 * Whether the open question asks for a target of a text that the link's controller may decline as a whole: "you may
 * …".
 */
export function isAskedForTargetOfOptionalText(game: Game): boolean {
  const it = topFrame(game)
  if (game.decision?.kind !== 'target' || it?.kind !== 'announce') return false
  const { card, controller } = it.ctx
  const text =
    it.path === undefined ? printedCard(game, card).effect : nodeAtPath<Effect>(game, card, it.path)
  return controller === game.decision.seat && text?.kind === 'may' && text.who.kind === 'you'
}

/**
 * Returns the id of the resolving link if the open question asks whether to use its optional text, or null for other
 * questions.
 */
export const idOfLinkAskingWhetherToUseText = (game: Game): number | null =>
  game.decision?.kind === 'may' ? (idOfResolvingLink(game) ?? null) : null
