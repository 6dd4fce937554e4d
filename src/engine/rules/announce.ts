/**
 * Adding links (707). The announcement is a frame; each step is a decision that offers only what can still be
 * completed. Nothing changes before the costs are paid, so stepping back only drops the frame (707.2).
 */
import { playersOf } from '../effects/evaluate.ts'
import type { Cost, Effect, Power } from '../effects/vocabulary.ts'
import { ask, objectOption, pickedObject, pop, push, takeAnswer, top } from '../frames.ts'
import { nodeAt, type Procedure, printed, raidOf } from '../library.ts'
import { type Atom, batch, putMove } from '../state/atoms.ts'
import type { Context, Frame, Game, Link, ObjectId, Option, Seat } from '../state/game.ts'
import { cardOf, lairSeat, newContext, newId, objectOf, playerAt } from '../state/objects.ts'
import { emit, touched } from '../state/runtime.ts'
import { rollDice } from './chance.ts'
import { legalProposals } from './combat-legality.ts'
import { discardable, resourceAtoms, resourcesOf } from './costs.ts'
import { attackCosts } from './must-attack.ts'
import type { PowerOf } from './powers.ts'
import { powersOf } from './projection.ts'
import {
  canTarget,
  chosenTargets,
  declaredTargets,
  leastTargets,
  legalTargets,
  mostTargets,
} from './targets.ts'

export interface Announcement extends Frame {
  what: 'card' | 'resource' | 'power' | 'reward' | 'proposal' | 'trigger'
  ctx: Context
  path?: string
  faceUp?: boolean
  cost: number // which cost is being paid
  target: number // which target is being chosen
  defender?: ObjectId
  sabotage?: true
}

const MODE = 0
const TARGETS = 1
const DEFENDER = 2
const COSTS = 3
const ADD = 4

/** Starts what a priority option names: `play12`, `up12`, `down12`, `power12.0`, `quest12`, `attack12`. */
export function startAnnouncing(game: Game, seat: Seat, pick: string): void {
  const object = pickedObject(pick.replace(/\..*/, ''))
  const ctx = newContext(cardOf(game, object).id, object, seat)
  const kind = pick.replace(/\d.*/, '')
  if (kind === 'play') announce(game, 'card', ctx)
  else if (kind === 'up' || kind === 'down') announce(game, 'resource', ctx, { faceUp: kind === 'up' })
  else if (kind === 'power')
    usePower(game, seat, object, 'power', ({ index }) => `${index}` === pick.split('.')[1])
  else if (kind === 'quest') usePower(game, seat, object, 'reward', ({ power }) => power.kind === 'reward')
  else announce(game, 'proposal', ctx)
}

/** The text of an added power lies with the card that added it. */
function usePower(
  game: Game,
  seat: Seat,
  id: ObjectId,
  what: 'power' | 'reward',
  fits: (one: PowerOf) => boolean,
): void {
  const one = powersOf(game, id).find(fits)
  if (one) announce(game, what, newContext(one.card, id, seat), { path: `${one.path}.effect` })
}

export function announce(
  game: Game,
  what: Announcement['what'],
  ctx: Context,
  more: Partial<Announcement> = {},
): void {
  push(game, { kind: 'announce', what, ctx, cost: 0, target: 0, ...more })
}

export const announcing: Procedure = (game, frame) => {
  const it = frame as Announcement
  const answer = takeAnswer(it)
  if (answer?.[0] === 'back') return pop(game)
  if (it.step === MODE) chooseMode(game, it, answer)
  else if (it.step === TARGETS) chooseTargets(game, it, answer)
  else if (it.step === DEFENDER) chooseDefender(game, it, answer)
  else if (it.step === COSTS) payCosts(game, it, answer)
  else add(game, it)
}

/** Modal links: the mode is chosen first, by whom the text says (707.1c). */
function chooseMode(game: Game, it: Announcement, answer: string[] | null): void {
  const modal = modalOf(game, it)
  if (!modal) {
    it.step = TARGETS
    return
  }
  if (answer) {
    it.ctx.mode = Number((answer[0] ?? 'm0').slice(1))
    it.step = TARGETS
    return
  }
  const [seat = it.ctx.controller] = playersOf(game, it.ctx, modal.who)
  if (seat !== it.ctx.controller)
    emit(game, { kind: 'revealed', seat: it.ctx.controller, cards: [it.ctx.card] })
  const options: Option[] = modal.modes.map((_, mode) => ({ id: `m${mode}`, kind: 'mode', mode }))
  ask(game, { kind: 'mode', seat, options, source: it.ctx.source })
}

function modalOf(game: Game, it: Announcement): Extract<Effect, { kind: 'modal' }> | null {
  if (it.what === 'proposal' || it.what === 'resource') return null
  const text = it.path ? nodeAt<Effect>(game, it.ctx.card, it.path) : printed(game, it.ctx.card).effect
  return text?.kind === 'modal' ? text : null
}

/** Targets, one declared target after the other (707.1d). */
function chooseTargets(game: Game, it: Announcement, answer: string[] | null): void {
  const targets =
    it.what === 'proposal' || it.what === 'resource' ? [] : declaredTargets(game, it.ctx.card, it.path)
  it.target ??= 0
  if (it.target === 0 && !answer && !canTarget(game, it.ctx, targets)) return fade(game, it)
  if (answer) {
    it.ctx.targets[it.target] = answer.map(pickedObject)
    it.target += 1
  }
  const next = targets[it.target]
  if (!next) it.step = it.what === 'proposal' ? DEFENDER : COSTS
  else if (next.mode !== null && next.mode !== it.ctx.mode) skipTarget(it)
  else askTarget(game, it, next.node)
}

function skipTarget(it: Announcement): void {
  it.ctx.targets[it.target] = []
  it.target += 1
}

function askTarget(game: Game, it: Announcement, node: Parameters<typeof legalTargets>[2]): void {
  const ids = legalTargets(game, it.ctx, node)
  const options: Option[] =
    node.kind === 'targetPlayer'
      ? ids.map((seat) => ({ id: `p${seat}`, kind: 'player', seat }))
      : ids.map(objectOption)
  const max = Math.min(mostTargets(node), options.length)
  ask(game, {
    kind: 'target',
    seat: it.ctx.controller,
    options,
    min: leastTargets(node),
    max,
    source: it.ctx.source,
    ...mayStepBack(it),
  })
}

/** Triggered effects and the automated player's links are not taken back. */
function mayStepBack(it: Announcement): { back?: true } {
  return it.what === 'trigger' ? {} : { back: true }
}

/** A triggered effect without legal targets ceases to exist (708.2). */
function fade(game: Game, it: Announcement): void {
  pop(game)
  if (it.what === 'trigger') emit(game, { kind: 'faded', object: it.ctx.source, card: it.ctx.card })
}

/** `o12` is a character to be attacked, `s12` a card to be sabotaged (601.2). */
function chooseDefender(game: Game, it: Announcement, answer: string[] | null): void {
  const [pick] = answer ?? []
  if (pick) {
    it.defender = pickedObject(pick)
    if (pick.startsWith('s')) it.sabotage = true
  }
  if (it.defender !== undefined) {
    it.step = COSTS
    return
  }
  const options: Option[] = legalProposals(game, it.ctx.source).map(({ defender, sabotage }) =>
    sabotage ? { id: `s${defender}`, kind: 'sabotage', object: defender } : objectOption(defender),
  )
  ask(game, { kind: 'defender', seat: it.ctx.controller, options, source: it.ctx.source, back: true })
}

export function costsOf(game: Game, it: Pick<Announcement, 'what' | 'ctx' | 'path'>): readonly Cost[] {
  if (it.what === 'proposal') return attackCosts(game, it.ctx.source)
  if (it.what === 'card') return [{ kind: 'resources', amount: playCost(game, it.ctx) }]
  if (it.what !== 'power' && it.what !== 'reward') return []
  const power = nodeAt<Power>(game, it.ctx.card, (it.path ?? '').replace(/\.effect$/, ''))
  return 'costs' in power ? power.costs : []
}

function playCost(game: Game, ctx: Context): number {
  return raidOf(game).cost(game, objectOf(game, ctx.source).owner, printed(game, ctx.card).cost ?? 0)
}

/** Choices first, then everything that can't fail is paid, dice last (707.1e). */
function payCosts(game: Game, it: Announcement, answer: string[] | null): void {
  it.cost ??= 0
  const costs = costsOf(game, it)
  if (answer) {
    it.ctx.bound[`cost${it.cost}`] = answer.map(pickedObject)
    it.cost += 1
  }
  const next = costs[it.cost]
  if (!next) return pay(game, it, costs)
  if (next.kind !== 'discard') {
    it.cost += 1
    return
  }
  const options = discardable(game, it.ctx, next).map(objectOption)
  ask(game, { kind: 'discard', seat: it.ctx.controller, options, source: it.ctx.source, back: true })
}

function pay(game: Game, it: Announcement, costs: readonly Cost[]): void {
  const { ctx } = it
  const atoms: Atom[] = resourceAtoms(game, ctx.controller, resourcesOf(game, ctx, costs))
  for (const [index, cost] of costs.entries()) {
    if (cost.kind === 'activate') atoms.push({ atom: 'exhaust', object: ctx.source })
    if (cost.kind === 'flip') atoms.push({ atom: 'turnFaceDown', object: ctx.source })
    if (cost.kind === 'destroySelf')
      atoms.push({ atom: 'move', object: ctx.source, to: 'graveyard', why: 'destroyed' })
    if (cost.kind === 'discard')
      for (const id of chosen(ctx, index)) atoms.push(putMove(game, id, 'graveyard', 'discarded'))
    if (cost.kind === 'roll') ctx.bound[cost.as] = rollDice(game, ctx.controller, cost.dice, ctx.card)
  }
  if (atoms.length > 0) batch(game, atoms)
  it.step = ADD
}

function chosen(ctx: Context, index: number): ObjectId[] {
  const value = ctx.bound[`cost${index}`]
  return Array.isArray(value) ? value : []
}

/** The link becomes added (707.1f); from here on all must pass again (410.4). */
function add(game: Game, it: Announcement): void {
  pop(game)
  const window = top(game)
  if (window?.kind === 'priority') window.passes = 0
  const link: Link = { id: newId(game), kind: linkKind(it.what), controller: it.ctx.controller, ctx: it.ctx }
  if (it.what === 'card' || it.what === 'resource') addCard(game, it, link)
  else if (it.what === 'proposal') addProposal(game, it, link)
  else addEffect(game, it, link)
  touched(game)
}

function linkKind(what: Announcement['what']): Link['kind'] {
  if (what === 'card' || what === 'resource' || what === 'proposal') return what
  return 'effect'
}

function addCard(game: Game, it: Announcement, link: Link): void {
  const { ctx } = it
  const seat = ctx.controller
  const hidden = it.what === 'resource' && !it.faceUp
  const [event] = batch(game, [
    { atom: 'move', object: ctx.source, to: 'chain', why: 'played', ...(hidden ? { hidden: true } : {}) },
  ])
  if (event?.kind !== 'moved') throw new Error('a played card moves')
  ctx.source = event.object
  link.object = event.object
  if (it.faceUp) link.path = 'faceUp'
  game.chain.push(link)
  const { object, card } = event
  if (it.what === 'card') {
    const chosenNow = chosenTargets(game, ctx, undefined)
    if (seat === lairSeat(game)) emit(game, { kind: 'flipped', seat, link: link.id, object, card })
    else emit(game, { kind: 'played', seat, link: link.id, object, card, ...chosenNow })
    return
  }
  game.turn.placed = true
  emit(game, {
    kind: 'placed',
    seat,
    link: link.id,
    faceUp: it.faceUp ?? false,
    card,
    object,
    ...(hidden ? { seenBy: [seat] } : {}),
  })
}

function addProposal(game: Game, it: Announcement, link: Link): void {
  if (it.defender === undefined) throw new Error('a combat is proposed against somebody')
  link.attacker = it.ctx.source
  link.defender = it.defender
  if (it.sabotage) link.sabotage = true
  game.chain.push(link)
  emit(game, {
    kind: 'proposed',
    seat: link.controller,
    link: link.id,
    attacker: link.attacker,
    defender: link.defender,
    ...(it.sabotage ? { sabotage: true } : {}),
  })
}

/** Completing a quest turns it face down as the last part (702.2). */
function addEffect(game: Game, it: Announcement, link: Link): void {
  const { ctx } = it
  if (it.path === undefined) throw new Error('an effect has a text')
  link.path = it.path
  link.origin = it.what === 'power' ? 'payment' : it.what === 'reward' ? 'reward' : 'triggered'
  game.chain.push(link)
  emit(game, {
    kind: 'used',
    seat: link.controller,
    link: link.id,
    object: ctx.source,
    card: ctx.card,
    origin: link.origin,
    ...chosenTargets(game, ctx, it.path),
  })
  if (it.what === 'reward' && cardOf(game, ctx.source).id !== '')
    batch(game, [{ atom: 'turnFaceDown', object: ctx.source }])
}

/** The automated player plays a card without paying. */
export function announceForLair(game: Game, object: ObjectId): void {
  announce(game, 'card', newContext(objectOf(game, object).card, object, lairSeat(game)))
}

export function announceAttack(game: Game, attacker: ObjectId, defender: ObjectId): void {
  const seat = objectOf(game, attacker).play?.controller ?? playerAt(game, game.turn.player).seat
  announce(game, 'proposal', newContext(objectOf(game, attacker).card, attacker, seat), { defender })
}
