/** Effects in which players choose cards. */

import { emitEvent, invalidateAll } from '../../model/derived/derived-cache.ts'
import type { Option } from '../../model/state/decision.ts'
import {
  cardsStillInExpectedZones,
  type EffectHandlers,
  pickRandomObjects,
  type RunningEffect,
} from '../../model/state/effect-run.ts'
import { askQuestion, popFrame, takeAnswer } from '../../model/state/frames.ts'
import type { Game, TextContext } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { playerInSeat } from '../../model/state/objects.ts'
import {
  objectOption,
  optionId,
  pickedAmount,
  pickedIndex,
  pickedObject,
  pickedSeat,
  playerOption,
  wordOption,
} from '../../model/state/picks.ts'
import { evaluateAmount } from '../../queries/card-text/amounts.ts'
import { selectPlayers } from '../../queries/card-text/players.ts'
import { areAllChoosersOutOfReach, seatThatChooses } from '../../queries/choosers.ts'
import { selectCardsReachedByText } from '../../queries/ghosts.ts'
import { OTHER_CARD_TYPE_ANSWER, offeredNames, pickedName, wordChosenEarlier } from '../../queries/naming.ts'
import { cardsThatTextCanAffectIfChosen } from '../affectable-cards.ts'

export const choiceHandlers: EffectHandlers<
  'guess' | 'chooseNumber' | 'nameTag' | 'choose' | 'name' | 'choosePlayer'
> = {
  /** Asks a player to guess "higher" (1) or "lower" (−1) (712.8), or the named type (1) or "something else" (−1). */
  guess({ game, frame, node, ctx }) {
    const [seat = ctx.controller] = selectPlayers(game, ctx, node.who)
    const answer = takeAnswer(frame)
    const named = node.named === undefined ? undefined : wordChosenEarlier(game, ctx, node.named)
    const options: Option[] = [
      { id: 'w1', kind: 'word', word: named ?? 'higher' },
      { id: 'w0', kind: 'word', word: named === undefined ? 'lower' : OTHER_CARD_TYPE_ANSWER },
    ]
    if (!answer) return askQuestion(game, { kind: 'name', seat, options, source: ctx.source })
    popFrame(game)
    ctx.bound[node.as] = answer[0] === 'w1' ? 1 : -1
  },

  chooseNumber({ game, frame, node, ctx }) {
    const [seat = ctx.controller] = selectPlayers(game, ctx, node.who)
    const answer = takeAnswer(frame)
    const most = evaluateAmount(game, ctx, node.most)
    if (!answer && most > 0) {
      const options: Option[] = [{ id: optionId.number, kind: 'number' }]
      return askQuestion(game, {
        kind: 'number',
        seat,
        options,
        amounts: { min: 0, max: most },
        source: ctx.source,
      })
    }
    popFrame(game)
    ctx.bound[node.as] = answer ? pickedAmount(answer[0]) : 0
  },

  /** Asks a player to choose a name, which the card stores while it is in play. */
  name({ game, frame, node, ctx }) {
    const [seat = ctx.controller] = selectPlayers(game, ctx, node.who)
    const answer = takeAnswer(frame)
    const offered = frame.offered ?? offeredNames(game, node.what)
    frame.offered = offered
    const options = offered.map(wordOption)
    const says = node.what === 'card' || node.what === 'madeUp' ? { says: node.what } : {}
    if (!answer) return askQuestion(game, { kind: 'name', seat, options, ...says, source: ctx.source })
    popFrame(game)
    const word = pickedName(game, answer[0] ?? '', offered)
    storeWord(game, ctx, node.as, word)
    emitEvent(game, { kind: 'named', seat, card: ctx.card, word })
  },

  /** Asks a player to choose a player, whose seat the card stores while it is in play. */
  choosePlayer({ game, frame, node, ctx }) {
    const [seat = ctx.controller] = selectPlayers(game, ctx, node.who)
    const answer = takeAnswer(frame)
    const seats = selectPlayers(game, ctx, node.from)
    const [only] = seats
    if (!answer && seats.length > 1)
      return askQuestion(game, { kind: 'choose', seat, options: seats.map(playerOption), source: ctx.source })
    popFrame(game)
    const chosen = answer ? pickedSeat(answer[0]) : only
    if (chosen !== undefined) storeWord(game, ctx, node.as, String(chosen))
  },

  nameTag({ game, frame, node, ctx }) {
    const [seat = ctx.controller] = selectPlayers(game, ctx, node.who)
    const answer = takeAnswer(frame)
    const options = node.tags.map(wordOption)
    if (!answer) return askQuestion(game, { kind: 'name', seat, options, source: ctx.source })
    popFrame(game)
    ctx.bound[node.as] = pickedIndex(answer[0])
  },

  choose(run) {
    chooseCards(run)
  },
}

/**
 * Stores a word in the text's context and in its card. A card that is still entering play gets the word as it enters
 * (`entering.ts`).
 */
function storeWord(game: Game, ctx: TextContext, as: string, word: string): void {
  ctx.words = { ...ctx.words, [as]: word }
  const { play } = game.objects[ctx.source] ?? {}
  if (!play) return
  play.words = { ...play.words, [as]: word }
  invalidateAll(game)
}

/**
 * Lets a player choose cards, as many as possible unless the text says "up to". They are added to the cards that this
 * text has already chosen under the name.
 */
function chooseCards(run: RunningEffect<'choose'>): void {
  const { game, frame, node, ctx } = run
  const answer = takeAnswer(frame)
  const others = cardsStillInExpectedZones(game, ctx, selectCardsReachedByText(game, ctx, node.from)).filter(
    (id) => !boundIds(ctx, node.as).includes(id),
  )
  const from = cardsThatTextCanAffectIfChosen(run, others)
  const most = areAllChoosersOutOfReach(game, ctx, node.who) ? 0 : evaluateAmount(game, ctx, node.count)
  const max = Math.max(0, Math.min(most, from.length))
  const min = node.upTo ? 0 : max
  const { seat, side } = seatThatChooses(game, ctx, node.who)
  const picked = answer ? answer.map(pickedObject) : automatic(game, seat, from, min, max, node.random)
  if (!picked)
    return askQuestion(game, {
      kind: 'choose',
      seat,
      options: from.map(objectOption),
      min,
      max,
      source: ctx.source,
      ...(side ? { side } : {}),
    })
  popFrame(game)
  ctx.bound[node.as] = [...boundIds(ctx, node.as), ...picked]
}

function boundIds(ctx: TextContext, name: string): ObjectId[] {
  const value = ctx.bound[name]
  return Array.isArray(value) ? value : []
}

/**
 * Returns the choice if the player isn't asked: all cards if there is no alternative, or random cards, as always for an
 * automated player. Returns null if the player has to be asked.
 */
function automatic(
  game: Game,
  seat: Seat,
  from: ObjectId[],
  min: number,
  max: number,
  random = false,
): ObjectId[] | null {
  if (max === 0) return []
  if (min === from.length) return from
  return random || playerInSeat(game, seat).automaton ? pickRandomObjects(game, from, max) : null
}
