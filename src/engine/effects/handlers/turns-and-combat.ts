/** Effects on the course of the game: combat (602.3a, 602.4), turns (500.3–500.6) and its end. */

import { type EffectHandlers, recordWhetherActionWasPerformed } from '../../model/state/effect-run.ts'
import { popFrame } from '../../model/state/frames.ts'
import { selectPlayers } from '../../queries/card-text/players.ts'
import { playersReachedByText, selectCardsReachedByText } from '../../queries/ghosts.ts'
import { makeCharacterTheDefender, removeFromCombat } from '../../rules/combat/combat.ts'
import { winGameForSideOfPlayer } from '../../rules/losing/leaving.ts'
import {
  addExtraTurn,
  addExtraTurnAfterNext,
  endCurrentTurn,
  interruptAllLinks,
  makePlayerSkipNextTurn,
  moveSeatToRightOf,
} from '../../rules/turn/turn-order.ts'

export const turnAndCombatHandlers: EffectHandlers<
  | 'removeFromCombat'
  | 'becomeDefender'
  | 'extraTurn'
  | 'skipTurn'
  | 'endTurn'
  | 'moveToRightOf'
  | 'win'
  | 'earn'
> = {
  removeFromCombat({ game, node, ctx }) {
    popFrame(game)
    const removed = selectCardsReachedByText(game, ctx, node.what).filter((id) => removeFromCombat(game, id))
    recordWhetherActionWasPerformed(ctx, removed.length > 0)
  },

  becomeDefender({ game, node, ctx }) {
    popFrame(game)
    const [id] = selectCardsReachedByText(game, ctx, node.what)
    recordWhetherActionWasPerformed(ctx, id !== undefined && makeCharacterTheDefender(game, id))
  },

  extraTurn({ game, node, ctx }) {
    popFrame(game)
    const add = node.after ? addExtraTurnAfterNext : addExtraTurn
    for (const seat of playersReachedByText(game, ctx, node.who)) add(game, seat)
  },

  skipTurn({ game, node, ctx }) {
    popFrame(game)
    for (const seat of playersReachedByText(game, ctx, node.who)) makePlayerSkipNextTurn(game, seat)
  },

  /** Ends the turn after all other links have been interrupted. */
  endTurn({ game, frame, node, ctx }) {
    if (frame.step === 0) {
      frame.step = 1
      const doing = game.chain.find((link) => link.ctx === ctx)
      return interruptAllLinks(game, doing, frame)
    }
    popFrame(game)
    endCurrentTurn(game, node.skipTo && selectPlayers(game, ctx, node.skipTo)[0])
  },

  moveToRightOf({ game, node, ctx }) {
    popFrame(game)
    const [seat] = selectPlayers(game, ctx, node.who)
    const [of] = selectPlayers(game, ctx, node.of)
    if (seat !== undefined && of !== undefined) moveSeatToRightOf(game, seat, of)
  },

  win({ game, node, ctx }) {
    popFrame(game)
    const [seat] = selectPlayers(game, ctx, node.who)
    if (seat !== undefined) winGameForSideOfPlayer(game, seat)
  },

  earn({ game }) {
    popFrame(game)
  },
}
