/** Effects on links: Empower texts, changed targets (706.2), additional resources (412.1c). */

import { topCardAfterRefill } from '../../changes/piles.ts'
import { triggerPowersOnEvent } from '../../changes/triggers.ts'
import { indexOfChoiceInText } from '../../model/data/text-choices.ts'
import { emitEvent } from '../../model/derived/derived-cache.ts'
import {
  cardsStillInExpectedZones,
  type EffectHandlers,
  type RunningEffect,
  recordWhetherActionWasPerformed,
  startPartOfEffect,
} from '../../model/state/effect-run.ts'
import { popFrame } from '../../model/state/frames.ts'
import type { Game, Link, TextContext } from '../../model/state/game.ts'
import type { ObjectId } from '../../model/state/ids.ts'
import { linkOfObject, objectById } from '../../model/state/objects.ts'
import { evaluateAmount } from '../../queries/card-text/amounts.ts'
import { selectCards } from '../../queries/card-text/selecting.ts'
import { selectCardsReachedByText } from '../../queries/ghosts.ts'
import { choicesOfTextAtPath, isEmpowered, isLegalTarget } from '../../queries/targets.ts'
import {
  announceAdditionalResource,
  announceCardOfAutomatedPlayer,
  announceCardPlayedByText,
} from '../../rules/links/announce.ts'
import { createCopyOfCard, deleteUnplayedCopy } from '../../rules/links/copies.ts'
import { canBePlayedByText } from '../../rules/priority/options.ts'

export const linkHandlers: EffectHandlers<
  'play' | 'empower' | 'changeTarget' | 'placeResource' | 'flipCards'
> = {
  /** Runs an Empower text that applied as the link was added and still applies (rules glossary, Empower). */
  empower({ game, frame, node, ctx, path }) {
    popFrame(game)
    if (ctx.settled?.empowered?.[indexOfChoiceInText(node)] !== true || !isEmpowered(game, ctx, node.thing))
      return
    startPartOfEffect({ game, frame, node, ctx, path }, 'do')
  },

  changeTarget({ game, node, ctx }) {
    popFrame(game)
    const [to] = selectCardsReachedByText(game, ctx, node.to)
    const link = linkMeant(game, ctx, node.of)
    recordWhetherActionWasPerformed(
      ctx,
      link !== undefined && to !== undefined && retarget(game, link, to, ctx.source),
    )
  },

  /**
   * Lets the automated player play the top cards of its deck without paying. Each card is added to the chain before the
   * next one is flipped.
   */
  flipCards({ game, frame, node, ctx }) {
    const lair = game.players.find(({ automaton, out }) => automaton && !out)
    const card =
      lair && frame.step < evaluateAmount(game, ctx, node.count)
        ? topCardAfterRefill(game, lair.seat)
        : undefined
    if (card === undefined) return popFrame(game)
    frame.step += 1
    announceCardOfAutomatedPlayer(game, card)
  },

  play(run) {
    playCard(run)
  },

  placeResource({ game, node, ctx }) {
    popFrame(game)
    const [id] = cardsStillInExpectedZones(game, ctx, selectCards(game, ctx, node.what))
    recordWhetherActionWasPerformed(ctx, id !== undefined)
    if (id !== undefined) announceAdditionalResource(game, ctx.controller, id, node.exhausted === true)
  },
}

/** Adds a card, or a copy of it, to the chain as if it were played, at any time (402.2, 409.1). */
function playCard({ game, frame, node, ctx }: RunningEffect<'play'>): void {
  if (frame.object !== undefined) {
    popFrame(game)
    return recordWhetherActionWasPerformed(ctx, wasPlayed(game, frame.object))
  }
  const [id] = cardsStillInExpectedZones(game, ctx, selectCards(game, ctx, node.what))
  if (id === undefined || !canBePlayedByText(game, ctx.controller, id, node.free === true)) {
    popFrame(game)
    return recordWhetherActionWasPerformed(ctx, false)
  }
  const object = node.copy ? createCopyOfCard(game, id, ctx.controller) : id
  frame.object = object
  announceCardPlayedByText(game, ctx.controller, object, node.free === true)
}

/** Returns whether the card was played. A copy that wasn't played ceases to exist. */
function wasPlayed(game: Game, id: ObjectId | undefined): boolean {
  if (id === undefined) throw new Error('a card is being played')
  const object = objectById(game, id)
  if (object.zone === 'gone') return true
  if (object.duplicate) deleteUnplayedCopy(game, object)
  return false
}

/**
 * Returns the link whose target changes: a card on the chain, or the card or effect that targeted the subject of the
 * event.
 */
function linkMeant(
  game: Game,
  ctx: TextContext,
  of: RunningEffect<'changeTarget'>['node']['of'],
): Link | undefined {
  if (of === 'thatLink') return game.chain.find((link) => link.id === ctx.event?.link)
  return selectCardsReachedByText(game, ctx, of).flatMap((id) => linkOfObject(game, id) ?? [])[0]
}

/**
 * Changes a link's single target, if the new target is legal by the link's own description. Returns whether the target
 * changed (706.2).
 */
function retarget(game: Game, link: Link, to: ObjectId, by: ObjectId): boolean {
  const at = link.ctx.targets.findIndex((ids) => ids.length > 0)
  const node = choicesOfTextAtPath(game, link.ctx.card, link.path).targets[at]?.node
  if (link.ctx.targets.flat().length !== 1 || node?.kind !== 'target') return false
  if (link.ctx.targets[at]?.includes(to) || !isLegalTarget(game, link.ctx, node, to)) return false
  link.ctx.targets[at] = [to]
  emitEvent(game, { kind: 'retargeted', link: link.id, object: link.ctx.source, card: link.ctx.card, by, to })
  triggerPowersOnEvent(game, { event: 'targeted', subject: to, dealer: link.ctx.source, link: link.id })
  return true
}
