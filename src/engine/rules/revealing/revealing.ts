/**
 * Starts the effects of cards that are revealed from their owner's deck, which happen before the rest of the text that
 * reveals the cards (rules glossary, Warp).
 */

import { runTextThatReplacesEvent } from '../../changes/replace.ts'
import type { FrameProcedure } from '../../model/data/card-registry.ts'
import { invalidateVolatile } from '../../model/derived/derived-cache.ts'
import { askQuestion, popFrame, pushFrame, takeAnswer } from '../../model/state/frames.ts'
import type { Game } from '../../model/state/game.ts'
import type { ObjectId } from '../../model/state/ids.ts'
import { newTextContext, objectById } from '../../model/state/objects.ts'
import { objectOption, pickedObject } from '../../model/state/picks.ts'
import { printedPowers } from '../../queries/powers.ts'

/**
 * Makes revealed cards public that were removed from the game face down, and starts the effects of the cards that
 * were revealed from a deck.
 */
export function startEffectsOfRevealedCards(game: Game, ids: readonly ObjectId[]): void {
  for (const id of ids) layOpen(game, id)
  const acting = ids.filter((id) => objectById(game, id).zone === 'deck' && effectsOf(game, id).length > 0)
  if (acting.length > 0) pushFrame(game, { kind: 'revealing', ids: acting })
}

/** Makes a card public that was removed from the game face down, and that everybody has now seen (415.7b). */
function layOpen(game: Game, id: ObjectId): void {
  const object = objectById(game, id)
  if (object.zone !== 'removed' || !object.unseen) return
  object.unseen = undefined
  invalidateVolatile(game)
}

/**
 * Runs the effects of revealed cards one after the other. If several cards are revealed, the owner chooses the next
 * one.
 */
export const processEffectsOfRevealedCards: FrameProcedure<'revealing'> = (game, it) => {
  const answer = takeAnswer(it)
  const left = it.ids.filter((id) => objectById(game, id).zone === 'deck')
  const next = answer ? pickedObject(answer[0] ?? '') : left.length === 1 ? left[0] : undefined
  if (next === undefined && left.length > 0) {
    const seat = objectById(game, left[0] ?? 0).owner
    return askQuestion(game, { kind: 'order', seat, options: left.map(objectOption) })
  }
  it.ids = left.filter((id) => id !== next)
  if (it.ids.length === 0) popFrame(game)
  if (next === undefined) return
  const { card, owner } = objectById(game, next)
  for (const path of effectsOf(game, next))
    runTextThatReplacesEvent(game, newTextContext(card, next, owner), path, [])
}

function effectsOf(game: Game, id: ObjectId): string[] {
  return printedPowers(game, id).flatMap(({ power, path }) =>
    power.kind === 'asRevealed' ? [`${path}.effect`] : [],
  )
}
