/**
 * Adds links (707). An announcement is a frame, each step of which is a decision that offers only choices with which
 * the link can still be completed. Nothing changes before the costs are paid, so stepping back only drops the frame
 * (707.2).
 */

import { type Atom, applyAtoms } from '../../changes/atoms.ts'
import { recordRequiredStates } from '../../changes/lasting-states.ts'
import {
  countEffectForLoopCheck,
  loopKeyOfTrigger,
  recordLoopAction,
  shouldRecordLoopActions,
} from '../../changes/loops.ts'
import { runTextAtPath } from '../../changes/replace.ts'
import { rollDiceWithReplacements, sumOfDice, takeRolledDice } from '../../changes/rolling.ts'
import { triggerPowersOnEvent } from '../../changes/triggers.ts'
import { recordActOfTurn, recordPlacedResource } from '../../changes/turn-acts.ts'
import { type FrameProcedure, nodeAtPath } from '../../model/data/card-registry.ts'
import type { TextChoices } from '../../model/data/text-choices.ts'
import type { Cost, Power } from '../../model/data/vocabulary/powers.ts'
import { emitEvent, invalidateVolatile } from '../../model/derived/derived-cache.ts'
import type { Option } from '../../model/state/decision.ts'
import { rememberMovedCards } from '../../model/state/effect-run.ts'
import { newAnnounceFrame } from '../../model/state/frame.ts'
import {
  askQuestion,
  newQuestion,
  popFrame,
  pushFrame,
  takeAnswer,
  topFrame,
} from '../../model/state/frames.ts'
import type { Game, Link, LoopAction, TextContext, TriggeredEffect } from '../../model/state/game.ts'
import type { CardId, ObjectId, Seat } from '../../model/state/ids.ts'
import { newMove } from '../../model/state/move.ts'
import {
  cardOf,
  newContextOfPlayedCard,
  newContextOfPower,
  newObjectId,
  newPlayerOrZoneObject,
  newTextContext,
  objectById,
  playerInSeat,
  seatOfLairPlayer,
} from '../../model/state/objects.ts'
import { objectOption, optionId, parsePick, pickedObject } from '../../model/state/picks.ts'
import { pickRandom } from '../../model/state/rng.ts'
import { completedQuestKey } from '../../queries/card-text/conditions.ts'
import { inForceFlags } from '../../queries/in-force.ts'
import { pathOfPlayFromEffect } from '../../queries/play-modifiers.ts'
import { choicesOfTextAtPath, chosenTargets } from '../../queries/targets.ts'
import { powersOf } from '../../queries/types.ts'
import { type AttackProposal, isDefenderChosenAtRandom, legalAttackProposals } from '../combat/legality.ts'
import { endUsedPlayModifiersOfLink, hasOnlyPayableResourceCost, totalCosts } from './adding.ts'
import {
  type Announcement,
  type AnnouncementStep,
  choicesOfAnnouncement,
  chooseCost,
  chooseFaceUpOrDown,
  chooseModes,
  chooseName,
  choosePayment,
  chooseX,
  goToNextAnnouncementStep,
} from './choosing.ts'
import { chooseDivision, chooseTargets } from './choosing-targets.ts'
import { paymentAtoms } from './paying.ts'
import { powerUseKey } from './uses.ts'

/** Starts to announce the card, resource, power, quest or combat of a priority option (705.1, 707.1a). */
export function startAnnouncementOfPick(game: Game, seat: Seat, pick: string): void {
  const it = announcementOf(game, seat, pick)
  if (it) pushFrame(game, it)
}

/** Whether a priority option needs no further choices, so that it is announced and paid for at once. */
export function isPickWithoutFurtherChoices(game: Game, seat: Seat, pick: string): boolean {
  const it = announcementOf(game, seat, pick)
  return it !== null && hasNoChoice(game, it)
}

function announcementOf(game: Game, seat: Seat, pick: string): Announcement | null {
  const picked = parsePick(pick)
  if (picked.kind === 'power') return useOfPower(game, seat, picked.object, 'power', picked.power)
  if (picked.kind === 'quest') return useOfPower(game, seat, picked.object, 'reward', picked.power)
  if (picked.kind === 'play')
    return newAnnounceFrame('card', newContextOfPlayedCard(game, picked.object, seat))
  if (picked.kind === 'attack') return newAnnounceFrame('proposal', ownContext(game, seat, picked.object))
  if (picked.kind !== 'place') throw new Error(`${pick} adds no link`)
  const it = newAnnounceFrame('resource', ownContext(game, seat, picked.object))
  it.faceUp = picked.faceUp
  return it
}

function ownContext(game: Game, seat: Seat, id: ObjectId): TextContext {
  return newTextContext(cardOf(game, id).id, id, seat)
}

/**
 * Returns the announcement of a power, or null if the card doesn't have the power. A quest option without a number
 * means the quest's first reward (702.2a).
 */
function useOfPower(
  game: Game,
  seat: Seat,
  id: ObjectId,
  what: 'power' | 'reward',
  nth: number | undefined,
): Announcement | null {
  const one = powersOf(game, id).find(({ power, index }) =>
    nth === undefined ? power.kind === 'reward' : index === nth,
  )
  if (!one) return null
  const it = newAnnounceFrame(what, newContextOfPower(game, one.card, id, seat))
  it.path = one.text
  it.use = powerUseKey(id, one)
  return it
}

/** Starts the announcement of a link that is not added by a priority option. */
function announce(game: Game, what: Announcement['what'], ctx: TextContext): Announcement {
  const it = newAnnounceFrame(what, ctx)
  pushFrame(game, it)
  return it
}

const steps: Record<Announcement['step'], AnnouncementStep> = {
  face: chooseFaceUpOrDown,
  x: chooseX,
  modes: chooseModes,
  targets: chooseTargets,
  divide: chooseDivision,
  defender: chooseDefender,
  name: chooseName,
  cost: chooseCost,
  payment: choosePayment,
  pay,
  add,
}

/**
 * Runs the steps of an announcement. Steps before the payment follow each other immediately, because nothing happens
 * until the costs are paid.
 */
export const processAnnouncement: FrameProcedure<'announce'> = (game, it) => {
  const answer = takeAnswer(it)
  if (answer?.[0] === 'back') return popFrame(game) // The whole action is taken back (707.2).
  if (it.step === 'face' && !answer) it.step = firstChoice(game, it)
  steps[it.step](game, it, answer)
  while (isChoosing(it) && !game.decision && topFrame(game) === it) steps[it.step](game, it, null)
}

function isChoosing({ step }: Announcement): boolean {
  return step !== 'pay' && step !== 'add'
}

/**
 * Returns the first step of an announcement. For a combat, only the defender has to be chosen, unless attacking costs
 * something.
 */
function firstChoice(game: Game, it: Announcement): Announcement['step'] {
  if (hasNoChoice(game, it)) return 'pay'
  return isFreeAttack(game, it) ? 'defender' : 'face'
}

function isFreeAttack(game: Game, { what }: Announcement): boolean {
  return what === 'proposal' && !inForceFlags(game).attackCost
}

/** Whether a link has no choices, as most links, and can be paid for immediately. */
function hasNoChoice(game: Game, it: Announcement): boolean {
  if (it.what === 'proposal' || (it.what === 'resource' && it.faceUp !== false)) return false
  return (
    !hasChoices(choicesOfAnnouncement(game, it)) &&
    (it.what === 'trigger' || hasOnlyPayableResourceCost(game, it))
  ) // A trigger has no costs (708.2).
}

function hasChoices({ targets, modal, empowers, divided }: TextChoices): boolean {
  return modal !== null || targets.length + empowers.length + divided.length > 0
}

/**
 * Chooses the defender of a proposed combat. In the answer, `o12` is a character to attack, `s12` a card to sabotage,
 * and `deck1` the deck of seat 1 (601.2).
 */
function chooseDefender(game: Game, it: Announcement, answer: string[] | null): void {
  if (it.what !== 'proposal') return goToNextAnnouncementStep(it)
  const [pick] = answer ?? []
  if (pick) storeDefender(it, pick)
  if (it.defender !== undefined || it.thing || isDefenderChosenAtRandom(game, it.ctx.source)) {
    goToNextAnnouncementStep(it)
    if (isFreeAttack(game, it)) it.step = 'pay'
    return
  }
  const options = legalAttackProposals(game, it.ctx.source).map(defenderOption)
  const question = newQuestion('defender', it.ctx.controller, options)
  question.source = it.ctx.source
  question.back = true
  askQuestion(game, question)
}

function defenderOption({ defender, sabotage, thing }: AttackProposal): Option {
  if (thing) return { id: optionId.thing(thing), kind: 'thing', ...thing }
  return sabotage
    ? { id: optionId.sabotage(defender), kind: 'sabotage', object: defender }
    : objectOption(defender)
}

function storeDefender(it: Announcement, pick: string): void {
  const picked = parsePick(pick)
  if (picked.kind === 'thing') it.thing = { what: picked.what, seat: picked.seat }
  else it.defender = pickedObject(pick)
  if (picked.kind === 'thing' || picked.kind === 'sabotage') it.sabotage = true
}

function pay(game: Game, it: Announcement): void {
  const costs = totalCosts(game, it)
  if (isRolling(game, it, costs)) return
  const atoms = paymentAtoms(game, it.ctx, costs)
  followMoved(it.ctx, atoms)
  endUsedPlayModifiersOfLink(game, it)
  if (atoms.length > 0) applyAtoms(game, atoms)
  goToNextAnnouncementStep(it)
}

/**
 * Rolls the dice of a cost, and returns whether they still have to be rolled. This comes before the other costs are
 * paid, because they may include the card itself.
 */
function isRolling(game: Game, it: Announcement, costs: readonly Cost[]): boolean {
  const cost = costs.find((one) => one.kind === 'roll')
  if (!cost) return false
  const rolled = takeRolledDice(it)
  if (!rolled) {
    it.fixed = true
    rollDiceWithReplacements(game, it.ctx.controller, cost.dice, it.ctx)
    return true
  }
  it.ctx.bound[cost.as] = sumOfDice(rolled)
  return false
}

function followMoved(ctx: TextContext, atoms: readonly Atom[]): void {
  for (const atom of atoms) if (atom.atom === 'move') rememberMovedCards(ctx, [atom.object])
}

/** Adds the link (707.1f). From now on, all players must pass again (410.4). */
function add(game: Game, it: Announcement): void {
  popFrame(game)
  const window = topFrame(game)
  if (window?.kind === 'priority') window.passes = 0
  const link: Link = {
    id: newObjectId(game),
    kind: linkKind(it.what),
    controller: it.ctx.controller,
    ctx: it.ctx,
  }
  if (it.what === 'card' || it.what === 'resource') addCard(game, it, link)
  else if (it.what === 'proposal') addProposal(game, it, link)
  else addEffect(game, it, link)
  invalidateVolatile(game)
  noteAdded(game, it)
  triggerAdded(game, it, link.id)
}

/**
 * Records an added link for the detection of loops. All links except triggered effects are optional actions (803.2).
 */
function noteAdded(game: Game, it: Announcement): void {
  const isEffect = it.what === 'trigger' || it.what === 'power'
  if (isEffect ? countEffectForLoopCheck(game) : shouldRecordLoopActions(game))
    recordLoopAction(game, didOf(it))
}

function didOf({ what, ctx, path = '' }: Announcement): LoopAction {
  const seat = ctx.controller
  if (what === 'trigger') return { seat, what: loopKeyOfTrigger(ctx, path) }
  if (what === 'power') return { act: true, seat, what: `power|${ctx.card}|${path}` }
  return { act: true, seat, what: `${NAMES[what]}|${ctx.card}` }
}

/** The action names that options have in records of loops. */
const NAMES = { card: 'play', resource: 'place', proposal: 'attack', reward: 'quest' } as const

/**
 * Triggers powers that watch for a played card, a used power or a targeted card (707.1f). The link's
 * source is the played card, or the card that created the effect (705.5).
 */
function triggerAdded(game: Game, it: Announcement, link: number): void {
  const { controller, source } = it.ctx
  if (it.what === 'card') triggerPowersOnEvent(game, { event: 'played', subject: source, player: controller })
  if (it.what === 'power') triggerPowersOnEvent(game, { event: 'used', subject: source, player: controller })
  if (it.what === 'proposal' || it.what === 'resource') return
  for (const id of chosenTargets(game, it.ctx, it.path).targets)
    triggerPowersOnEvent(game, { event: 'targeted', subject: id, dealer: source, link })
}

/**
 * Returns the kind of the link. Playing and placing put the card itself on the chain, and everything else except a
 * proposal adds an effect (410.3).
 */
function linkKind(what: Announcement['what']): Link['kind'] {
  if (what === 'card' || what === 'resource' || what === 'proposal') return what
  return 'effect'
}

/** Puts the card itself on the chain: face up, unless it is a resource that is placed face down (705.2). */
function addCard(game: Game, it: Announcement, link: Link): void {
  const { ctx } = it
  ctx.announced = undefined
  const seat = ctx.controller
  const hidden = it.what === 'resource' && !it.faceUp
  const ifPlayed = it.what === 'card' ? pathOfPlayFromEffect(game, seat, ctx.source) : undefined
  const move = newMove(ctx.source, 'chain', 'played')
  if (hidden) move.hidden = true
  const [event] = applyAtoms(game, [move])
  if (event?.kind !== 'moved') throw new Error('a played card moves')
  ctx.source = event.object
  link.object = event.object
  if (it.faceUp) link.path = 'faceUp'
  if (it.exhausted) link.exhausted = true
  game.chain.push(link)
  if (ifPlayed) runTextAtPath(game, ctx, ifPlayed)
  recordRequiredStates(game, ctx, choicesOfTextAtPath(game, ctx.card, undefined))
  const { object, card } = event
  recordActOfTurn(game, it.what === 'card' ? 'played' : 'placed', seat, object)
  if (it.what === 'card') {
    const chosenNow = chosenTargets(game, ctx, undefined)
    if (playerInSeat(game, seat).automaton) return flipped(game, link, object, card)
    emitEvent(game, { kind: 'played', seat, link: link.id, object, card, ...chosenNow })
    return
  }
  if (!it.additional) recordPlacedResource(game)
  emitEvent(game, {
    kind: 'placed',
    seat,
    link: link.id,
    faceUp: it.faceUp ?? false,
    card,
    object,
    ...(hidden ? { seenBy: [seat] } : {}),
  })
}

function flipped(game: Game, { controller: seat, id: link }: Link, object: ObjectId, card: CardId): void {
  game.registers.flipped ??= object
  emitEvent(game, { kind: 'flipped', seat, link, object, card })
}

/**
 * Chooses a random defender. This happens only when the proposal is added, so that nobody can step back and try
 * again.
 */
function chooseRandomDefender(game: Game, it: Announcement): void {
  const legal = legalAttackProposals(game, it.ctx.source)
  if (legal.length > 0) storeDefender(it, defenderOption(pickRandom(game, legal)).id)
}

function addProposal(game: Game, it: Announcement, link: Link): void {
  if (it.defender === undefined && !it.thing) chooseRandomDefender(game, it)
  const defender = it.thing ? newPlayerOrZoneObject(game, it.thing) : it.defender
  if (defender === undefined) throw new Error('a combat is proposed against somebody')
  link.attacker = it.ctx.source
  link.defender = defender
  if (it.sabotage) link.sabotage = true
  game.chain.push(link)
  emitEvent(game, {
    kind: 'proposed',
    seat: link.controller,
    link: link.id,
    attacker: link.attacker,
    defender: link.defender,
    ...(it.sabotage ? { sabotage: true } : {}),
    ...(it.thing ? { thing: it.thing } : {}),
  })
}

/**
 * Adds an effect, which exists independently of its source (705.3, 707.3). As the last part of completing a quest, the
 * quest is turned face down (702.2).
 */
function addEffect(game: Game, it: Announcement, link: Link): void {
  const { ctx } = it
  if (it.path === undefined) throw new Error('an effect has a text')
  link.path = it.path
  link.origin = it.what === 'power' ? 'payment' : it.what === 'reward' ? 'reward' : 'triggered'
  countUse(game, it)
  recordRequiredStates(game, ctx, choicesOfTextAtPath(game, ctx.card, it.path))
  game.chain.push(link)
  emitEvent(game, {
    kind: 'used',
    seat: link.controller,
    link: link.id,
    object: ctx.source,
    card: ctx.card,
    origin: link.origin,
    ...chosenTargets(game, ctx, it.path),
  })
  if (it.what !== 'reward') return
  // A power about a quest sees the quest, not the face-down resource that it becomes.
  triggerPowersOnEvent(game, { event: 'completed', subject: ctx.source, player: ctx.controller })
  if (cardOf(game, ctx.source).id !== '') applyAtoms(game, [{ atom: 'turnFaceDown', object: ctx.source }])
}

/**
 * Counts the uses of a power with a limit, separately for each card and power (701.4). For quests, records that the
 * player completed a quest (R505).
 */
function countUse(game: Game, it: Announcement): void {
  if (it.what === 'reward') {
    game.registers.used[completedQuestKey(it.ctx.controller)] = 1
    recordActOfTurn(game, 'completed', it.ctx.controller, it.ctx.source)
  }
  if (it.what !== 'power' || it.use === undefined) return
  const power = nodeAtPath<Power>(game, it.ctx.card, (it.path ?? '').replace(/\.effect$/, ''))
  if (power.kind !== 'payment' || power.timesATurn === undefined) return
  game.registers.used[it.use] = (game.registers.used[it.use] ?? 0) + 1
}

/** Announces an additional resource beyond the one per turn, which is a separate link (412.1c). */
export function announceAdditionalResource(
  game: Game,
  seat: Seat,
  object: ObjectId,
  exhausted: boolean,
): void {
  const ctx = newTextContext(objectById(game, object).card, object, seat)
  const it = announce(game, 'resource', ctx)
  it.additional = true
  if (exhausted) it.exhausted = true
}

/** Announces a card that a text plays. `free`: its cost isn't paid (403.3). */
export function announceCardPlayedByText(game: Game, seat: Seat, object: ObjectId, free: boolean): void {
  const isEvent = cardOf(game, object).type === 'event' // The event was revealed, so playing it can't be taken back.
  const it = announce(game, 'card', newContextOfPlayedCard(game, object, seat))
  if (free) it.free = free
  if (isEvent) it.fixed = true
}

/** Announces a card that the automated player plays. */
export function announceCardOfAutomatedPlayer(game: Game, object: ObjectId): void {
  announce(game, 'card', newTextContext(objectById(game, object).card, object, seatOfLairPlayer(game)))
}

/** Announces a combat between these characters, for the attacker's controller. */
export function announceAttack(game: Game, attacker: ObjectId, defender: ObjectId): void {
  const seat = objectById(game, attacker).play?.controller ?? playerInSeat(game, game.turn.player).seat
  announce(game, 'proposal', newTextContext(objectById(game, attacker).card, attacker, seat)).defender =
    defender
}

/** Announces a triggered effect (708.1). */
export function announceTriggeredEffect(game: Game, { path, ctx }: TriggeredEffect): void {
  announce(game, 'trigger', ctx).path = path
}
