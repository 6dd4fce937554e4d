/** Handles effects that search a deck or another pile (413). */

import { shuffleDeck } from '../../changes/chance.ts'
import { recordRevealAndTriggerPowers } from '../../changes/triggering.ts'
import { emitEvent } from '../../model/derived/derived-cache.ts'
import type { EffectOfKind, RunningEffect } from '../../model/state/effect-run.ts'
import { askQuestion, askYesOrNo, idOfResolvingLink, popFrame, takeAnswer } from '../../model/state/frames.ts'
import type { Game, TextContext } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { objectById, playerInSeat } from '../../model/state/objects.ts'
import { objectOption, pickedObject } from '../../model/state/picks.ts'
import { pickRandom } from '../../model/state/rng.ts'
import { cardMatchesFilter } from '../../queries/card-text/matching.ts'
import { selectPlayers } from '../../queries/card-text/players.ts'
import { playersReachedByText } from '../../queries/ghosts.ts'
import { startEffectsOfRevealedCards } from '../../rules/revealing/revealing.ts'

/**
 * Searches for one card. A player who finds it in a graveyard may still look through the deck, which is shuffled only
 * if the player looked through it (413.2).
 */
export function searchCardPile(run: RunningEffect<'search'>): void {
  const { game, frame, node, ctx } = run
  const answer = takeAnswer(frame)
  const [seat = ctx.controller] = selectPlayers(game, ctx, node.who)
  if (frame.looks) searchDeck(run, seat, answer)
  else if (frame.found === undefined) {
    const found = node.also ? fitting(game, ctx, node, node.also) : []
    if (found.length > 0 && !answer) return askFor(game, ctx, seat, found, 0)
    const [pick] = answer ?? []
    if (pick === undefined) {
      frame.looks = true
      return
    }
    frame.found = pickedObject(pick)
  } else {
    if (!answer) return askWhether(game, ctx, seat)
    finish(run, [frame.found], answer[0] === 'yes')
  }
}

/**
 * Lets a player choose a card of the deck, or none even if a matching card is there. If the text says only "a card",
 * the player has to choose one (413.3).
 */
function searchDeck(run: RunningEffect<'search'>, seat: Seat, answer: string[] | null): void {
  const { game, node, ctx } = run
  const found = fitting(game, ctx, node, 'deck')
  const { automaton } = playerInSeat(game, seat)
  if (!answer && found.length > 0 && !automaton)
    return askFor(game, ctx, seat, found, isForAnyCard(node) ? 1 : 0)
  const chosen = answer ? answer.map(pickedObject) : found.length > 0 ? [pickRandom(game, found)] : []
  finish(run, chosen, true)
}

/** Returns the matching cards in this zone. The player doesn't have to announce which card they look for (413.1). */
function fitting(
  game: Game,
  ctx: TextContext,
  node: EffectOfKind<'search'>,
  zone: 'deck' | 'graveyard',
): ObjectId[] {
  return playersReachedByText(game, ctx, node.deckOf).flatMap((seat) =>
    playerInSeat(game, seat)[zone].filter((id) => cardMatchesFilter(game, ctx, node.filter, id)),
  )
}

function askFor(game: Game, ctx: TextContext, seat: Seat, found: readonly ObjectId[], min: number): void {
  askQuestion(game, {
    kind: 'choose',
    seat,
    options: found.map(objectOption),
    min,
    max: 1,
    source: ctx.source,
  })
}

function askWhether(game: Game, ctx: TextContext, seat: Seat): void {
  askYesOrNo(game, { seat, source: ctx.source })
}

/** Whether a search is for any card: the text says only "a card". */
const isForAnyCard = ({ filter }: EffectOfKind<'search'>): boolean =>
  filter.kind === 'and' && filter.all.length === 0

/** Ends a search. A card that had to match a description is revealed, so that everybody sees that it matches. */
function finish({ game, node, ctx }: RunningEffect<'search'>, chosen: ObjectId[], through: boolean): void {
  popFrame(game)
  ctx.bound[node.as] = chosen
  const shown = isForAnyCard(node) ? [] : chosen
  const [seat = ctx.controller] = selectPlayers(game, ctx, node.who)
  if (shown.length > 0)
    emitEvent(game, { kind: 'revealed', seat, cards: shown.map((id) => objectById(game, id).card) })
  recordRevealAndTriggerPowers(game, shown, isRewardResolving(game))
  if (through) for (const owner of playersReachedByText(game, ctx, node.deckOf)) shuffleDeck(game, owner)
  startEffectsOfRevealedCards(game, shown)
}

/** Whether a reward effect is resolving. */
export function isRewardResolving(game: Game): boolean {
  const link = idOfResolvingLink(game)
  return game.chain.some(({ id, origin }) => id === link && origin === 'reward')
}
