/** Priority and pre-priority processing (410, 708). */
import { ask, pop, push, takeAnswer, top } from '../frames.ts'
import { type Procedure, raidOf } from '../library.ts'
import { type Atom, batch, type Move } from '../state/atoms.ts'
import type { Frame, Game, ObjectId, Option, Player, Seat, TriggeredEffect } from '../state/game.ts'
import { cardOf, countIn, inPlay, inTurnOrder, nextSeat, objectOf, playerAt } from '../state/objects.ts'
import { runtimeOf } from '../state/runtime.ts'
import { startAnnouncing } from './announce.ts'
import { isLoose } from './attachments.ts'
import { isSite, thinOutLocations, tidying } from './checks.ts'
import { hasPrintedHealth, inForce, mayLowerHealth } from './in-force.ts'
import { decideOutcome, leave } from './leaving.ts'
import { noticeLoop, withoutBarred } from './loops.ts'
import { charactersInPlay, isCharacter, mayFallUnhurt } from './nature.ts'
import { priorityOptions } from './options.ts'
import { healthOf } from './projection.ts'
import { canHappen, destroying, happen } from './replace.ts'

interface Window extends Frame {
  window: string
  to: Seat
  passes: number
}

/** Opens a priority window: the turn player is the first to get priority (410.4). */
export function openWindow(game: Game, window: string): void {
  push(game, { kind: 'priority', window, to: game.turn.player, passes: 0, step: PROCESS })
}

const PROCESS = 0
const OFFER = 1
const HEAR = 2

export const priority: Procedure = (game, frame) => {
  const window = frame as Window
  if (game.turn.ended && game.chain.length === 0) return pop(game)
  if (window.step === PROCESS) {
    game.shown = undefined
    window.step = OFFER
    const above = game.frames.length
    if (wave(game) || game.waiting.length > 0) {
      game.frames.splice(above, 0, { kind: 'process', step: 0 }) // below what the wave has still to do
      return
    }
  }
  if (window.step === HEAR) hear(game, window)
  while (window.step === OFFER && top(game) === frame) offer(game, window)
}

function offer(game: Game, window: Window): void {
  if (game.turn.over && game.chain.length === 0) return pop(game)
  if (playerAt(game, window.to).out) window.to = nextSeat(game, window.to)
  if (game.registers.sincePriority.length > 0) game.registers.sincePriority = []
  if (game.loop && noticeLoop(game)) return
  const { automaton } = playerAt(game, window.to)
  const options: Option[] = automaton ? [] : withoutBarred(game, window.to, priorityOptions(game, window.to))
  if (options.length === 0 || (canOnlyPass(options) && !game.everyWindow)) return pass(game, window)
  window.step = HEAR
  ask(game, { kind: 'priority', seat: window.to, options })
}

function canOnlyPass(options: readonly Option[]): boolean {
  return options.length === 1 && options[0]?.kind === 'pass'
}

/** Who has passed in succession in the window that is open, and who is still to be heard in it, in that order. */
export function hearingOf(game: Game): Hearing | null {
  const window = top(game)
  if (game.decision?.kind !== 'priority' || window?.kind !== 'priority') return null
  const { to, passes, window: name } = window as Window
  const moment = [game.turn.number, game.turn.step, name, game.nextId].join('.')
  const around = [to]
  while (around.length < countIn(game)) around.push(nextSeat(game, around.at(-1) ?? to))
  const heard = around.length - passes
  return { moment, passed: around.slice(heard), next: around.slice(1, heard) }
}

export interface Hearing {
  moment: string // this window with nothing added since: any link makes it another
  passed: Seat[]
  next: Seat[]
}

/** Who adds a link has priority again, who passes hands it on clockwise (410.1). */
function hear(game: Game, window: Window): void {
  const picks = takeAnswer(window)
  window.step = OFFER
  const [pick] = picks ?? []
  if (pick === undefined || pick === 'pass' || playerAt(game, window.to).out) return pass(game, window)
  window.step = PROCESS
  startAnnouncing(game, window.to, pick)
}

/** All passes in succession resolve the topmost link (410.4a, 709.1), and the turn player is next (709.2h), or close the window when the chain is empty (410.4b). */
function pass(game: Game, window: Window): void {
  window.passes += 1
  window.to = nextSeat(game, window.to)
  if (window.passes < countIn(game)) return
  window.passes = 0
  if (game.chain.length === 0) return pop(game)
  window.step = PROCESS
  window.to = playerAt(game, game.turn.player).out ? nextSeat(game, game.turn.player) : game.turn.player
  push(game, { kind: 'resolve', step: 0, link: game.chain[game.chain.length - 1]?.id })
}

/** Pre-priority processing: waves of checks until nothing happens, then waiting triggered effects (410.5). */
export const process: Procedure = (game, frame) => {
  if (frame.step === 0) {
    if (!wave(game)) frame.step = 1
    return
  }
  if (frame.step === 1) return addWaiting(game, frame)
  hearOrder(game, frame)
}

/** One wave of checks, whose actions happen at once; says whether anything happened (410.6). */
export function wave(game: Game, chosen: readonly Atom[] = NOTHING): boolean {
  const runtime = runtimeOf(game)
  if (chosen === NOTHING && !runtime.checkCharacters) return false
  runtime.checkCharacters = false
  const fatal = destructions(game)
  runtime.doomed = fatal.length > 0
  const { loose, sites } = strays(game, fatal)
  if (chosen === NOTHING && thinOutLocations(game, sites)) return true
  const decked = whoIsDecked(game)
  // what can't happen as the wave begins doesn't, even if what stops it goes now (103.4)
  const moves = possible(game, fatal)
  const replaced = moves.length > 0 && inForce(game).has('replace')
  const now = atOnce(replaced ? [] : moves, chosen, loose)
  if (now.length > 0) batch(game, now)
  const heroes = fallenHeroes(game)
  for (const seat of heroes) leave(game, seat, 'destroyed')
  for (const player of decked) if (!player.out) leave(game, player.seat, 'decked')
  decideOutcome(game)
  if (replaced && !game.outcome) happen(game, moves)
  return moves.length + now.length + heroes.length + decked.length > 0
}

const NOTHING: readonly Atom[] = []

function atOnce(moves: readonly Atom[], chosen: readonly Atom[], loose: readonly Atom[]): readonly Atom[] {
  return chosen.length + loose.length === 0 ? moves : [...moves, ...chosen, ...loose]
}

/** Characters with fatal damage or no health (410.6a). */
function destructions(game: Game): Move[] {
  const asPrinted = hasPrintedHealth(game)
  const anyMay = mayFallUnhurt(game)
  const fatal: Move[] = []
  for (const id of charactersInPlay(game))
    if ((anyMay || mayFall(game, id)) && hasFatalDamage(game, id, asPrinted))
      fatal.push(destruction(game, id))
  return fatal
}

/** Damage, or counters, or another side. */
function mayFall(game: Game, id: ObjectId): boolean {
  const { damage, boosts, faceDown } = inPlay(game, id)
  return damage > 0 || boosts !== undefined || faceDown
}

/** Loose attachments, stray damage and counters (410.6c–f), and the locations in play (410.6g). */
function strays(game: Game, fatal: readonly Move[]): { loose: Atom[]; sites: ObjectId[] } {
  const loose: Atom[] = []
  const sites: ObjectId[] = []
  for (const id of game.play) {
    const play = inPlay(game, id)
    if (play.row === 'attached' && isLoose(game, id) && !isAmong(fatal, id)) loose.push(destroying(id))
    else if (play.counters || play.boosts || (play.damage > 0 && !isCharacter(game, id)))
      loose.push(...tidying(game, id, play))
    if (play.row === 'resource' && !play.faceDown && isSite(game, id)) sites.push(id)
  }
  return { loose, sites }
}

function possible(game: Game, moves: Move[]): Move[] {
  return moves.length === 0 ? moves : moves.filter((move) => canHappen(game, move))
}

function whoIsDecked(game: Game): Player[] {
  const found: Player[] = []
  for (const player of game.players) if (player.decked && !player.out) found.push(player)
  return found
}

function isAmong(moves: readonly Move[], id: ObjectId): boolean {
  return moves.some(({ object }) => object === id)
}

/** Damage of at least its health (405.2), or no health at all (410.6a). Printed health will do when nothing modifies any. */
function hasFatalDamage(game: Game, id: number, asPrinted: boolean): boolean {
  const play = inPlay(game, id)
  const printed =
    (asPrinted || (play.damage === 0 && !mayLowerHealth(game))) && !play.boosts && !play.faceDown
  return play.damage >= (printed ? (cardOf(game, id).health ?? 0) : healthOf(game, id))
}

/** With 0 health it just dies; with fatal damage by what dealt it some since a player last got priority (410.6a). */
function destruction(game: Game, id: ObjectId): Move {
  const move: Move = { atom: 'move', object: id, to: 'graveyard', why: 'destroyed' }
  if (healthOf(game, id) === 0) return move
  const dealt = game.registers.sincePriority.filter((one) => one.to === id)
  return {
    ...move,
    fatal: true,
    by: dealt.map((one) => one.by),
    with: dealt.flatMap((one) => one.with),
    types: dealt.flatMap((one) => one.types),
  }
}

/** Who loses (102.1a): whose hero is in a graveyard, destroyed in this wave or by what the last one started. */
function fallenHeroes(game: Game): Seat[] {
  const fallen: Seat[] = []
  for (const player of game.players) if (hasFallen(game, player)) fallen.push(player.seat)
  return fallen
}

function hasFallen(game: Game, player: Player): boolean {
  if (player.out) return false
  const became = game.objects[player.hero]?.became
  return became !== undefined && game.objects[became]?.zone === 'graveyard' && !goesOn(game, player)
}

/** A Boss player goes on until his final Boss is destroyed (R100.2), with all he has in play (R101.2). */
function goesOn(game: Game, { boss, hero }: Player): boolean {
  return boss === true && raidOf(game).isFinal?.(game, objectOf(game, hero).card) === false
}

/** The turn player's effects first, each player ordering his own (708.1a), all before anybody has priority (708.1b). */
function addWaiting(game: Game, frame: Frame): void {
  const seat = inTurnOrder(game).find((one) => game.waiting.some((effect) => effect.ctx.controller === one))
  if (seat === undefined) {
    game.waiting = []
    return pop(game)
  }
  const own = game.waiting.filter((effect) => effect.ctx.controller === seat)
  if (own.length === 1 || playerAt(game, seat).automaton || alike(own)) return addFirst(game, own[0])
  frame.step = 2
  frame.seat = seat
  ask(game, {
    kind: 'order',
    seat,
    options: own.map((effect, index) => ({
      id: `t${index}`,
      kind: 'trigger',
      index,
      object: effect.ctx.source,
    })),
  })
}

/** Effects of the same text about the same things need no order. */
function alike(effects: TriggeredEffect[]): boolean {
  const [first, ...rest] = effects.map((effect) =>
    JSON.stringify({ ...effect, ctx: { ...effect.ctx, source: 0 } }),
  )
  return rest.every((one) => one === first)
}

/** One pick: which goes on the chain next (it will resolve after those added later). */
function hearOrder(game: Game, frame: Frame): void {
  const [pick] = takeAnswer(frame) ?? ['t0']
  frame.step = 1
  const own = game.waiting.filter((effect) => effect.ctx.controller === frame.seat)
  addFirst(game, own[Number((pick ?? 't0').slice(1))])
}

function addFirst(game: Game, effect: TriggeredEffect | undefined): void {
  if (!effect) return
  game.waiting.splice(game.waiting.indexOf(effect), 1)
  push(game, { kind: 'announce', step: 0, what: 'trigger', path: effect.path, ctx: effect.ctx })
}
