/**
 * Targets (706): the legal targets, and the check whether chosen targets are still legal as the link resolves (709.2a).
 */

import { nodeAtPath, printedCard } from '../model/data/card-registry.ts'
import {
  choicesOfText,
  type DeclaredTarget,
  indexOfChoiceInText,
  type ModalEffect,
  type TargetNode,
  type TextChoices,
  type TextPart,
} from '../model/data/text-choices.ts'
import type { Condition } from '../model/data/vocabulary/expressions.ts'
import type { Game, TextContext } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import {
  areOpponents,
  cardsInZoneOfPlayers,
  inPlayStateOf,
  isInPlay,
  objectById,
  playerInSeat,
  seatsInTurnOrder,
  shallowCopyOfContext,
} from '../model/state/objects.ts'
import { isActForbidden } from './cant.ts'
import { evaluateAmount } from './card-text/amounts.ts'
import { isConditionTrue } from './card-text/conditions.ts'
import { cardMatchesFilter } from './card-text/matching.ts'
import { isSelectedPlayer, selectPlayers } from './card-text/players.ts'
import { mayTargetPlayerUnderGhostRules, mayTargetUnderGhostRules } from './ghosts.ts'
import { inForceFlags } from './in-force.ts'
import { modifiersOfKindAffectingCard } from './modifiers-affecting-card.ts'
import { cardsInReachOfPlayer } from './rows.ts'
import { maxFilledSlots } from './slots.ts'

/** Returns the choices of a card's own text (without a path), or of the effect at the path. */
export function choicesOfTextAtPath(game: Game, card: string, path: string | undefined): TextChoices {
  return choicesOfText(path === undefined ? printedCard(game, card) : nodeAtPath<object>(game, card, path))
}

/** Returns the targets that a text declares. */
export function declaredTargets(
  game: Game,
  card: string,
  path: string | undefined,
): readonly DeclaredTarget[] {
  return choicesOfTextAtPath(game, card, path).targets
}

type TargetedPlayer = Extract<TargetNode, { kind: 'targetPlayer' }>

/** Returns the cards that may be chosen as this target now, or the seats if the target is a player. */
export function legalTargets(game: Game, ctx: TextContext, node: TargetNode): number[] {
  const before = node.other ? chosenBefore(ctx, node) : []
  const all = node.kind === 'targetPlayer' ? legalPlayers(game, ctx, node) : legalCards(game, ctx, node)
  return before.length > 0 ? all.filter((id) => !before.includes(id)) : all
}

function legalPlayers(game: Game, ctx: TextContext, { of }: TargetedPlayer): Seat[] {
  const seats = of ? selectPlayers(game, ctx, of) : seatsInTurnOrder(game)
  return seats.filter((seat) => mayTargetPlayerUnderGhostRules(game, ctx.controller, seat))
}

function legalCards(game: Game, ctx: TextContext, node: Extract<TargetNode, { kind: 'target' }>): ObjectId[] {
  return candidates(game, ctx.controller, node).filter((id) => isLegalTarget(game, ctx, node, id))
}

/** Returns the targets that this text has already chosen, for "another target" (706.1). */
function chosenBefore(ctx: TextContext, node: TargetNode): number[] {
  return ctx.targets.slice(0, indexOfChoiceInText(node)).flat()
}

/**
 * Returns the cards among which targets are searched. By default these are the cards in play. On the chain, only cards
 * that may be interrupted are included, not resources that are being placed (706.1b, 711.3).
 */
function candidates(
  game: Game,
  seat: Seat,
  node: Extract<TargetNode, { kind: 'target' }>,
): readonly ObjectId[] {
  const zone = node.zone ?? 'play'
  if (zone === 'play') return cardsInReachOfPlayer(game, seat)
  if (zone === 'chain')
    return game.chain.flatMap((link) => (link.kind === 'card' && link.object ? [link.object] : []))
  return cardsInZoneOfPlayers(game.players, zone)
}

/** Whether this card may be chosen as the target, as the link's controller reads the target's description (706.2). */
export function isLegalTarget(
  game: Game,
  ctx: TextContext,
  node: Extract<TargetNode, { kind: 'target' }>,
  id: ObjectId,
): boolean {
  if (id === ctx.source && node.zone === 'chain') return false
  if (!cardMatchesFilter(game, ctx, node.filter, id)) return false
  if (node.of && !isSelectedPlayer(game, ctx, node.of, objectById(game, id).owner)) return false
  if (!mayTargetUnderGhostRules(game, ctx.controller, id)) return false
  return !isInPlay(game, id) || !isActForbidden(game, id, 'beTargeted', undefined, ctx.controller)
}

/** Returns the chosen targets as events report them, with cards and players separated. */
export function chosenTargets(
  game: Game,
  ctx: TextContext,
  path: string | undefined,
): { targets: ObjectId[]; players: Seat[] } {
  const targets: ObjectId[] = []
  const players: Seat[] = []
  for (const [index, { node }] of declaredTargets(game, ctx.card, path).entries())
    (node.kind === 'targetPlayer' ? players : targets).push(...(ctx.targets[index] ?? []))
  return { targets, players }
}

/**
 * Returns the minimum number of targets. An event card is always added to the chain, and targets as many cards as there
 * are (R201.2).
 */
export function minTargets(game: Game, ctx: TextContext, node: TargetNode): number {
  const least = leastWanted(game, ctx, node)
  if (least === 0 || printedCard(game, ctx.card).type !== 'event') return least
  return Math.min(least, legalTargets(game, ctx, node).length)
}

function leastWanted(game: Game, ctx: TextContext, node: TargetNode): number {
  if (node.kind === 'targetPlayer') return node.anyNumber ? 0 : 1
  return node.min === undefined ? 1 : evaluateAmount(game, ctx, node.min)
}

/** Returns the maximum number of cards or players that may be chosen as this target. */
export function maxTargets(game: Game, ctx: TextContext, node: TargetNode): number {
  if (node.kind === 'targetPlayer' && node.anyNumber) return game.players.length
  return node.kind === 'target' && node.max !== undefined ? evaluateAmount(game, ctx, node.max) : 1
}

// The parts of a text: modes and Empower texts.

/**
 * Returns the announced values of a context with those Empower texts that apply now. A link ignores the other Empower
 * texts until it ends (rules glossary, Empower).
 */
export function announcedValuesWithEmpowerTexts(
  game: Game,
  ctx: TextContext,
  text: TextChoices,
): TextContext['settled'] {
  if (text.empowers.length === 0) return ctx.settled
  const empowered = Object.fromEntries(
    text.empowers.map((node, i) => [i, isEmpowered(game, ctx, node.thing)]),
  )
  return { ...ctx.settled, empowered }
}

/** Whether the text's controller has a hero or ally with this tag. */
export function isEmpowered(game: Game, ctx: TextContext, thing: string): boolean {
  return isConditionTrue(game, ctx, controls(thing))
}

function controls(tag: string): Condition {
  return {
    kind: 'exists',
    what: {
      kind: 'all',
      filter: {
        kind: 'and',
        all: [
          { kind: 'tag', tag },
          { kind: 'controlledBy', players: { kind: 'you' } },
          {
            kind: 'or',
            any: [
              { kind: 'type', type: 'hero' },
              { kind: 'type', type: 'ally' },
            ],
          },
        ],
      },
    },
  }
}

/** Whether a part of a text applies: its mode was chosen, and its Empower text isn't ignored. */
export function isTextPartInForce(ctx: TextContext, { mode, empower }: TextPart): boolean {
  if (mode !== null && !ctx.modes.includes(mode)) return false
  return empower === null || ctx.settled?.empowered?.[empower] === true
}

/** Cards that are legal targets but can't be chosen. */
type Barred = readonly ObjectId[]

const NONE: Barred = []

/** Returns the indexes of the modes for which legal targets can be chosen (707.1c–d). */
export function possibleModes(game: Game, ctx: TextContext, text: TextChoices, barred = NONE): number[] {
  return (text.modal?.modes ?? []).flatMap((_, mode) => {
    const its = text.targets.filter(
      (target) => target.mode === mode && isTextPartInForce({ ...ctx, modes: [mode] }, target),
    )
    return canChooseTargets(game, ctx, its, barred) ? [mode] : []
  })
}

/** Returns the minimum number of modes that must be chosen. */
export function minModes({ modal }: TextChoices): number {
  return modal?.orFewer ? 1 : (modal?.choose ?? 1)
}

/** Returns the maximum number of modes that may be chosen. "If so, you may choose both" allows all of them. */
export function maxModes(game: Game, ctx: TextContext, { modes, choose = 1, orMore }: ModalEffect): number {
  return orMore && isConditionTrue(game, ctx, orMore) ? modes.length : choose
}

/** Whether legal targets can be chosen for the whole text (707.1d). */
export function canChooseTargetsOfText(
  game: Game,
  ctx: TextContext,
  path: string | undefined,
  barred = NONE,
): boolean {
  const text = choicesOfTextAtPath(game, ctx.card, path)
  if (text.targets.length === 0) return true
  if (text.empowers.length === 0 && !text.modal) return canChooseTargets(game, ctx, text.targets, barred)
  const it = shallowCopyOfContext(ctx)
  it.settled = announcedValuesWithEmpowerTexts(game, it, text)
  const always = text.targets.filter((target) => target.mode === null && isTextPartInForce(it, target))
  if (!canChooseTargets(game, it, always, barred)) return false
  return !text.modal || possibleModes(game, it, text, barred).length >= minModes(text)
}

/** Whether all these targets can be chosen together. They depend on each other only if one is "another target". */
export function canChooseTargets(
  game: Game,
  ctx: TextContext,
  targets: readonly DeclaredTarget[],
  barred = NONE,
): boolean {
  return targets.some(isOther)
    ? canFillAll(game, ctx, targets, barred)
    : haveEnough(game, ctx, targets, barred)
}

function isOther({ node }: DeclaredTarget): boolean {
  return node.other === true
}

function haveEnough(
  game: Game,
  ctx: TextContext,
  targets: readonly DeclaredTarget[],
  barred: Barred,
): boolean {
  for (const one of targets) if (!hasEnough(game, ctx, one, barred)) return false
  return true
}

function canFillAll(
  game: Game,
  ctx: TextContext,
  targets: readonly DeclaredTarget[],
  barred: Barred,
): boolean {
  const slots = targets.flatMap(({ node }) => {
    const ids = withoutBarredTargets(legalTargets(game, ctx, node), node, barred)
    return Array.from({ length: minTargets(game, ctx, node) }, () => ({ ids }))
  })
  return maxFilledSlots(slots) === slots.length
}

function hasEnough(game: Game, ctx: TextContext, { node }: DeclaredTarget, barred: Barred): boolean {
  const least = minTargets(game, ctx, node)
  if (least !== 1 || node.other || node.kind === 'targetPlayer')
    return least === 0 || withoutBarredTargets(legalTargets(game, ctx, node), node, barred).length >= least
  for (const id of candidates(game, ctx.controller, node))
    if (!barred.includes(id) && isLegalTarget(game, ctx, node, id)) return true
  return false
}

/** Returns the legal targets without the barred cards. For a targeted player the ids are seats, so none is removed. */
export function withoutBarredTargets(ids: number[], { kind }: TargetNode, barred: Barred): number[] {
  return barred.length === 0 || kind === 'targetPlayer' ? ids : ids.filter((id) => !barred.includes(id))
}

// Cards that must be targeted if able (706.4).

/** Returns the cards in play that this player's links must target if able (706.4). */
export function cardsThatMustBeTargeted(game: Game, seat: Seat): ObjectId[] {
  if (!inForceFlags(game).magnet) return []
  return game.play.filter(
    (id) =>
      areOpponents(game, seat, inPlayStateOf(game, id).controller) &&
      modifiersOfKindAffectingCard(game, id, 'magnet').length > 0,
  )
}

/** Returns the maximum number of the required cards that the targets can include. */
export function maxRequiredCardsAmongTargets(
  game: Game,
  ctx: TextContext,
  targets: readonly DeclaredTarget[],
  required: readonly ObjectId[],
): number {
  const slots = targets.flatMap(({ node }) => {
    if (node.kind === 'targetPlayer' || minTargets(game, ctx, node) === 0) return []
    const ids = legalTargets(game, ctx, node).filter((id) => required.includes(id))
    return Array.from({ length: Math.max(1, maxTargets(game, ctx, node)) }, () => ({ ids }))
  })
  return maxFilledSlots(slots)
}

/** Whether a chosen card or player is still a legal target as the link resolves (706.3). */
export function isTargetStillLegal(game: Game, ctx: TextContext, node: TargetNode, id: number): boolean {
  if (node.kind === 'targetPlayer')
    return !playerInSeat(game, id).out && legalPlayers(game, ctx, node).includes(id)
  return candidates(game, ctx.controller, node).includes(id) && isLegalTarget(game, ctx, node, id)
}
