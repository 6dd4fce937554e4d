/** Resolves links (709), and interrupts illegal ones (711). */

import { moveWithReplacements } from '../../changes/replace.ts'
import { type Card, neverEntersPlay } from '../../model/data/card.ts'
import { type FrameProcedure, nodeAtPath, printedCard } from '../../model/data/card-registry.ts'
import type { DeclaredTarget } from '../../model/data/text-choices.ts'
import type { Effect } from '../../model/data/vocabulary/effects.ts'
import type { Power } from '../../model/data/vocabulary/powers.ts'
import { emitEvent, invalidateAll } from '../../model/derived/derived-cache.ts'
import { cardsStillInExpectedZones } from '../../model/state/effect-run.ts'
import type { Frame } from '../../model/state/frame.ts'
import { askQuestion, popFrame, pushFrame, takeAnswer } from '../../model/state/frames.ts'
import type { Game, Link, TextContext } from '../../model/state/game.ts'
import type { ObjectId } from '../../model/state/ids.ts'
import { newMove } from '../../model/state/move.ts'
import { isInPlay, linkById, objectById, playerInSeat } from '../../model/state/objects.ts'
import { objectOption, pickedObject } from '../../model/state/picks.ts'
import { isConditionTrue } from '../../queries/card-text/conditions.ts'
import { selectCards } from '../../queries/card-text/selecting.ts'
import { seatThatChooses } from '../../queries/choosers.ts'
import { namesBoundByTextForPowers } from '../../queries/powers.ts'
import { replacementByRaidRule } from '../../queries/raid-rules.ts'
import { declaredTargets, isTargetStillLegal } from '../../queries/targets.ts'
import { startCombat } from '../combat/combat.ts'
import { isStillLegalCombat } from '../combat/legality.ts'
import { startPuttingCardsIntoPlay } from '../entering/entering.ts'
import { enterResourceRow } from '../resource-row/resource-row.ts'
import { interruptLink, removeLink } from './interrupt.ts'

type Resolving = Frame<'resolve'>

/** Runs the steps of resolving a link. No player gets priority between them (709.2). */
export const processResolution: FrameProcedure<'resolve'> = (game, frame) => {
  const link = linkById(game, frame.link)
  if (!link) return popFrame(game)
  if (frame.step === 'check') check(game, frame, link)
  else if (frame.step === 'host') chooseHost(game, frame, link)
  else takeLastStep(game, frame, link)
}

/** Interrupts the link if it is illegal (709.2a), or starts to run its text (709.2b). */
function check(game: Game, frame: Resolving, link: Link): void {
  if (!isLegal(game, link)) {
    popFrame(game)
    return interruptLink(game, link, true)
  }
  frame.step = 'host'
  const scope = game.frames.length - 1
  if (link.kind === 'effect' && link.path)
    pushFrame(game, { kind: 'effect', step: 0, path: link.path, scope })
  if (link.kind === 'card' && printedCard(game, link.ctx.card).effect)
    pushFrame(game, { kind: 'effect', step: 0, path: 'effect', scope })
}

function isLegal(game: Game, link: Link): boolean {
  if (link.kind === 'proposal') return isStillLegalCombat(game, link)
  if (link.kind === 'resource') return true
  if (!stillHolds(game, link)) return false
  const path = link.kind === 'effect' ? link.path : undefined
  return removeIllegalTargets(game, link.ctx, declaredTargets(game, link.ctx.card, path))
}

/**
 * Removes targets that have become illegal, as if the link hadn't targeted them (706.3). Returns whether a legal
 * target is left, or there was none to begin with (709.2a).
 */
function removeIllegalTargets(game: Game, ctx: TextContext, targets: readonly DeclaredTarget[]): boolean {
  let chosen = 0
  let left = 0
  for (const [index, { node }] of targets.entries()) {
    const before = ctx.targets[index] ?? []
    chosen += before.length
    const after = before.filter((id) => isTargetStillLegal(game, ctx, node, id))
    ctx.targets[index] = after
    left += after.length
  }
  return chosen === 0 || left > 0
}

/** Whether the condition of a triggered power still holds as its effect resolves (703.2). */
function stillHolds(game: Game, link: Link): boolean {
  if (link.origin !== 'triggered' || !link.path) return true
  type Triggering = Extract<Power, { kind: 'triggered' }> | Extract<Effect, { kind: 'later' }>
  const power = nodeAtPath<Triggering>(game, link.ctx.card, link.path.replace(/\.\w+$/, ''))
  return power.kind === 'later' || !power.if || isConditionTrue(game, link.ctx, power.if)
}

/**
 * Chooses the host of an attachment: the target chosen when the attachment was played (400.2) or, without a target, a
 * card chosen when it resolves (400.3).
 */
function chooseHost(game: Game, frame: Resolving, link: Link): void {
  const attach = link.kind === 'card' ? attaching(game, link) : undefined
  if (!attach) {
    frame.step = 'finish'
    return
  }
  const answer = takeAnswer(frame)
  const hosts = cardsStillInExpectedZones(game, link.ctx, selectCards(game, link.ctx, attach.to)).filter(
    (id) => isInPlay(game, id),
  )
  const chosen = answer ? pickedObject(answer[0] ?? '') : hosts.length === 1 ? hosts[0] : undefined
  if (hosts.length === 0 || chosen !== undefined) {
    if (chosen !== undefined) frame.host = chosen
    frame.step = 'finish'
    return
  }
  const { chooser: who } = attach
  const asked = who ? seatThatChooses(game, link.ctx, who) : { seat: link.controller }
  askQuestion(game, { kind: 'choose', ...asked, options: hosts.map(objectOption), source: link.ctx.source })
}

/**
 * Returns the attach description of a link's card. If another mode was chosen, the card is no attachment while it
 * resolves (305.2d).
 */
function attaching(game: Game, { ctx }: Link): Card['attach'] {
  const { attach } = printedCard(game, ctx.card)
  return attach?.mode === undefined || ctx.modes.includes(attach.mode) ? attach : undefined
}

/**
 * Ends the resolution of a link: a combat begins, a card enters play or goes to its owner's graveyard, or an effect
 * ceases to exist (709.2g).
 */
function takeLastStep(game: Game, { host }: Resolving, link: Link): void {
  popFrame(game)
  const { object, controller } = link
  if (link.kind !== 'proposal')
    emitEvent(game, {
      kind: 'resolved',
      link: link.id,
      object: link.ctx.source,
      card: link.kind === 'resource' && !link.path ? '' : link.ctx.card,
    })
  if (link.kind === 'proposal') {
    removeLink(game, link)
    startCombat(game, link)
  } else if (object === undefined || objectById(game, object).zone !== 'chain') removeLink(game, link)
  else if (link.kind === 'resource') enterAsResource(game, link, object)
  else if (!leavesAsRaidSays(game, link, object)) {
    if (entersPlay(game, link, host)) enterFromChain(game, link, object, host)
    else {
      removeLink(game, link)
      moveWithReplacements(game, [newMove(object, 'graveyard', 'resolved')])
    }
  }
  if (playerInSeat(game, controller).out) invalidateAll(game)
}

/** Moves the card of a resolved link as a rule of the raid says. Returns whether there is such a rule. */
function leavesAsRaidSays(game: Game, link: Link, object: ObjectId): boolean {
  const instead = replacementByRaidRule(game, 'resolve', object)
  if (instead === undefined) return false
  removeLink(game, link)
  if (instead === 'remove') moveWithReplacements(game, [newMove(object, 'removed', 'removed')])
  else enterResourceRow(game, object, link.controller, { faceDown: true, exhausted: false })
  return true
}

/**
 * Whether the link's card enters play as it resolves. Abilities and events that aren't ongoing go to their owners'
 * graveyards (305.1, 305.2).
 */
function entersPlay(game: Game, link: Link, host: ObjectId | undefined): boolean {
  const card = printedCard(game, link.ctx.card)
  if (link.object !== undefined && objectById(game, link.object).duplicate) return false
  if (card.attach && host === undefined) return false
  return !neverEntersPlay(card)
}

function enterAsResource(game: Game, link: Link, object: ObjectId): void {
  const faceUp = link.path === 'faceUp'
  removeLink(game, link)
  const exhausted = link.exhausted === true
  enterResourceRow(game, object, link.controller, { faceDown: !faceUp, exhausted, placed: true })
}

function enterFromChain(game: Game, link: Link, object: ObjectId, host: ObjectId | undefined): void {
  removeLink(game, link)
  const named = kept(game, link)
  startPuttingCardsIntoPlay(game, [object], link.controller, {
    ...(host === undefined ? {} : { host }),
    ...(named ? { named } : {}),
    ...(link.ctx.words ? { words: link.ctx.words } : {}),
  })
}

/**
 * Returns the values that a card's text bound for its powers, or undefined if it bound none. Cards that the text moved
 * are found in their new zones.
 */
function kept(game: Game, { ctx }: Link): TextContext['bound'] | undefined {
  const names = namesBoundByTextForPowers(printedCard(game, ctx.card)).filter(
    (name) => ctx.bound[name] !== undefined,
  )
  if (names.length === 0) return undefined
  return Object.fromEntries(
    names.map((name) => {
      const value = ctx.bound[name] ?? []
      return [name, Array.isArray(value) ? cardsStillInExpectedZones(game, ctx, value) : value]
    }),
  )
}
