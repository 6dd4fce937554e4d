/** Effects on counters and tokens (404), copies (402), exchanges (415.8e) and new hosts (400.7). */

import { type Atom, applyAtoms } from '../../changes/atoms.ts'
import { exchangeControl } from '../../changes/modifiers.ts'
import { triggerAllPowersOfCard } from '../../changes/triggering.ts'
import { tokenId } from '../../model/data/tokens.ts'
import {
  cardsStillInExpectedZones,
  type EffectHandlers,
  type RunningEffect,
  recordWhetherActionWasPerformed,
  shareLookupForDividedAmount,
} from '../../model/state/effect-run.ts'
import { askQuestion, popFrame, takeAnswer } from '../../model/state/frames.ts'
import type { Game, InPlayState } from '../../model/state/game.ts'
import type { CardId, ObjectId } from '../../model/state/ids.ts'
import { cardOf, controllerOf, isInPlay, linkOfObject, objectById } from '../../model/state/objects.ts'
import { objectOption, pickedObject } from '../../model/state/picks.ts'
import { possibleHosts } from '../../queries/attachments.ts'
import { countCountersOnCard, evaluateAmount } from '../../queries/card-text/amounts.ts'
import { cardMatchesFilter } from '../../queries/card-text/matching.ts'
import { selectPlayers } from '../../queries/card-text/players.ts'
import { selectCards } from '../../queries/card-text/selecting.ts'
import { canTextReachCard, selectCardsReachedByText } from '../../queries/ghosts.ts'
import { wordChosenEarlier } from '../../queries/naming.ts'
import { startPuttingCardsIntoPlay } from '../../rules/entering/entering.ts'
import { createTokensOnChain } from '../../rules/entering/tokens.ts'
import { duplicateLink } from '../../rules/links/copies.ts'

export const counterAndTokenHandlers: EffectHandlers<
  | 'addCounters'
  | 'removeCounters'
  | 'putToken'
  | 'gain'
  | 'bringIn'
  | 'tokenCopy'
  | 'becomeCopy'
  | 'copyLink'
  | 'exchangeControl'
  | 'attach'
  | 'detach'
  | 'reattach'
  | 'triggerPowers'
> = {
  addCounters({ game, node, ctx }) {
    popFrame(game)
    const n = evaluateAmount(game, ctx, node.count)
    const ids = onBoard(game, selectCardsReachedByText(game, ctx, node.to))
    const share = node.divided ? shareLookupForDividedAmount(ctx, node.to) : () => n
    const events =
      n > 0
        ? applyAtoms(
            game,
            ids.map((object) => ({ atom: 'counter', object, counter: node.counter, n: share(object) })),
          )
        : []
    recordWhetherActionWasPerformed(ctx, events.length > 0)
  },

  /** Removes counters, at most as many as there are. Later steps can check whether any counters remain (404.1d). */
  removeCounters({ game, node, ctx }) {
    popFrame(game)
    const ids = onBoard(game, selectCardsReachedByText(game, ctx, node.from))
    const counts = ids.map((id) => {
      const there = countCountersOnCard(game, id, node.counter)
      return node.count === 'all' ? there : Math.min(there, evaluateAmount(game, ctx, node.count))
    })
    const atoms = ids.map(
      (object, i): Atom => ({ atom: 'counter', object, counter: node.counter, n: -(counts[i] ?? 0) }),
    )
    applyAtoms(game, atoms)
    const removed = counts.reduce((sum, n) => sum + n, 0)
    if (node.as) ctx.bound[node.as] = removed
    recordWhetherActionWasPerformed(ctx, removed > 0)
  },

  putToken({ game, node, ctx, path }) {
    popFrame(game)
    const [seat = ctx.controller] = node.under ? selectPlayers(game, ctx, node.under) : []
    const card = tokenId(ctx.card, `${path}.token`)
    const called = node.token.calledAs && wordChosenEarlier(game, ctx, node.token.calledAs)
    const how = { exhausted: node.exhausted === true, ...(called ? { called } : {}) }
    const ids = putTokens(game, seat, card, evaluateAmount(game, ctx, node.count), how)
    if (node.as) ctx.bound[node.as] = ids
  },

  gain({ game, node, ctx }) {
    popFrame(game)
    putTokens(game, ctx.controller, node.card.id, evaluateAmount(game, ctx, node.count), {})
  },

  bringIn({ game, node, ctx, path }) {
    popFrame(game)
    const cards = cardsStillInExpectedZones(game, ctx, selectCards(game, ctx, node.what))
    const tokens = node.with.flatMap(({ count }, i) =>
      createTokensOnChain(
        game,
        ctx.controller,
        tokenId(ctx.card, `${path}.with.${i}.token`),
        evaluateAmount(game, ctx, count),
      ),
    )
    startPuttingCardsIntoPlay(game, [...cards, ...tokens], ctx.controller)
  },

  tokenCopy({ game, node, ctx }) {
    popFrame(game)
    const [original] = selectCards(game, ctx, node.of)
    recordWhetherActionWasPerformed(ctx, original !== undefined)
    if (original === undefined) return
    const { called } = objectById(game, original)
    const how = { exhausted: node.exhausted === true, ...(called === undefined ? {} : { called }) }
    const count = evaluateAmount(game, ctx, node.count)
    const ids = putTokens(game, ctx.controller, cardOf(game, original).id, count, how)
    if (node.as) ctx.bound[node.as] = ids
  },

  /**
   * Makes cards copies of another card. A copy of a copy copies the original card (402.3a), and the objects stay the
   * same cards (402.3b).
   */
  becomeCopy({ game, node, ctx }) {
    popFrame(game)
    const [original] = selectCards(game, ctx, node.of)
    const ids = onBoard(game, selectCardsReachedByText(game, ctx, node.what))
    recordWhetherActionWasPerformed(ctx, original !== undefined && ids.length > 0)
    if (original === undefined) return
    const as = cardOf(game, original).id // The original card, if this is a copy (402.3a).
    const { called } = objectById(game, original)
    applyAtoms(
      game,
      ids.map((object) => ({ atom: 'becomeCopy', object, as, ...(called === undefined ? {} : { called }) })),
    )
  },

  copyLink(run) {
    const { game, node, ctx } = run
    const [id] = selectCards(game, ctx, node.what)
    const link = id === undefined ? undefined : linkOfObject(game, id)
    popFrame(game)
    recordWhetherActionWasPerformed(ctx, link !== undefined)
    if (link) duplicateLink(game, link, ctx.controller)
  },

  exchangeControl({ game, node, ctx, path }) {
    popFrame(game)
    const [a] = onBoard(game, selectCardsReachedByText(game, ctx, node.a))
    const [b] = onBoard(game, selectCardsReachedByText(game, ctx, node.b))
    const possible = a !== undefined && b !== undefined && controllerOf(game, a) !== controllerOf(game, b)
    recordWhetherActionWasPerformed(ctx, possible)
    if (possible) exchangeControl(game, ctx, path, a, b)
  },

  attach(run) {
    const { game, node, ctx, path } = run
    const [attachment] = onBoard(game, selectCards(game, ctx, node.what))
    const hosts = onBoard(game, selectCardsReachedByText(game, ctx, node.to)).filter(
      (id) => id !== attachment && objectById(game, id).play?.row !== 'resource',
    )
    attachToOne(run, attachment, hosts, {
      card: ctx.card,
      path: `${path}.to`,
      ...(node.while ? { while: `${path}.while` } : {}),
    })
  },

  detach({ game, node, ctx }) {
    popFrame(game)
    const ids = onBoard(game, selectCardsReachedByText(game, ctx, node.what)).filter(
      (id) => objectById(game, id).play?.host !== undefined,
    )
    applyAtoms(
      game,
      ids.map((object): Atom => ({ atom: 'detach', object })),
    )
  },

  reattach(run) {
    reattach(run)
  },

  triggerPowers({ game, node, ctx }) {
    popFrame(game)
    for (const id of onBoard(game, selectCardsReachedByText(game, ctx, node.of)))
      triggerAllPowersOfCard(game, id)
  },
}

function onBoard(game: Game, ids: readonly ObjectId[]): ObjectId[] {
  return ids.filter((id) => isInPlay(game, id))
}

/** Starts to put tokens into play together, as cards of their type (404.2a, 710). Returns their object ids. */
function putTokens(
  game: Game,
  seat: number,
  card: CardId,
  count: number,
  { called, exhausted }: { called?: string; exhausted?: boolean },
): ObjectId[] {
  const ids = createTokensOnChain(game, seat, card, count, called)
  return ids.length > 0 ? startPuttingCardsIntoPlay(game, ids, seat, exhausted ? { exhausted } : {}) : []
}

/**
 * Attaches an attachment to another card that its attach description matches. Untargetable cards are allowed (400.7).
 * If there is no such card, the attachment stays on its host.
 */
function reattach(run: RunningEffect<'reattach'>): void {
  const { game, node, ctx } = run
  const [attachment] = onBoard(game, selectCards(game, ctx, node.what))
  const hosts =
    attachment === undefined
      ? []
      : possibleHosts(game, attachment, controllerOf(game, attachment)).filter(
          (id) => canTextReachCard(game, ctx, id) && (!node.to || cardMatchesFilter(game, ctx, node.to, id)),
        )
  attachToOne(run, attachment, hosts)
}

function attachToOne(
  { game, frame, ctx }: Pick<RunningEffect<'attach' | 'reattach'>, 'game' | 'frame' | 'ctx'>,
  object: ObjectId | undefined,
  hosts: readonly ObjectId[],
  inherited?: InPlayState['inherited'],
): void {
  const answer = takeAnswer(frame)
  if (!answer && object !== undefined && hosts.length > 1)
    return askQuestion(game, {
      kind: 'choose',
      seat: ctx.controller,
      options: hosts.map(objectOption),
      source: ctx.source,
    })
  popFrame(game)
  const host = answer ? pickedObject(answer[0] ?? '') : hosts[0]
  recordWhetherActionWasPerformed(ctx, object !== undefined && host !== undefined)
  if (object === undefined || host === undefined) return
  applyAtoms(game, [{ atom: 'attach', object, host, ...(inherited ? { inherited } : {}) }])
}
