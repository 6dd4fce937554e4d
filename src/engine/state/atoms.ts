/**
 * Atoms: the only way a game changes. An atom changes the state and returns its event in one place; atoms run in
 * batches of what is simultaneous (802).
 */

import { isOneOf } from '../effects/reading/players.ts'
import type { Counter, Place } from '../effects/vocabulary/effects.ts'
import { printed, raidOf } from '../library.ts'
import { clings } from '../rules/attachments.ts'
import { mayHandOver } from '../rules/boss.ts'
import { noteBuried } from '../rules/buried.ts'
import { affecting } from '../rules/cant.ts'
import { enterWith, mayEnterWith } from '../rules/enters-with.ts'
import { modifiersInForce } from '../rules/in-force.ts'
import { expire } from '../rules/modifiers.ts'
import { replenish } from '../rules/piles.ts'
import { printedPowers } from '../rules/powers.ts'
import { characteristics } from '../rules/projection.ts'
import { keepRemaining } from '../rules/remaining.ts'
import { arriving, isWatched, type Triggering, trigger, triggersElsewhere, watch } from '../rules/triggers.ts'
import { areQuiet, comeAndGo } from './coming.ts'
import { addCounters } from './counters.ts'
import type { GameEvent, MovedEvent } from './events.ts'
import type {
  ActiveModifier,
  CardId,
  Dealt,
  Game,
  GameObject,
  InPlay,
  ObjectId,
  Packet,
  Seat,
} from './game.ts'
import { leaveCombat, type Move, move, takePlace, takesPlace } from './moving.ts'
import { cardOf, controllerOf, inPlay, objectOf, tick } from './objects.ts'
import { changed, emit, rearranged, runtimeOf, touched } from './runtime.ts'

export type { Move } from './moving.ts'

export type Atom =
  | Move
  | { atom: 'exhaust' | 'ready'; object: ObjectId }
  | { atom: 'turnFaceDown'; object: ObjectId }
  | { atom: 'turnOver'; object: ObjectId } // whichever side is visible
  | { atom: 'damage'; packet: Packet }
  | { atom: 'heal'; object: ObjectId; amount: number; by?: ObjectId }
  | { atom: 'putDamage'; object: ObjectId; amount: number } // negative: damage is removed (405.7)
  | { atom: 'counter'; object: ObjectId; counter: Counter; n: number }
  | { atom: 'becomeCopy'; object: ObjectId; as: CardId; called?: string }
  | { atom: 'attach'; object: ObjectId; host: ObjectId; inherited?: InPlay['inherited'] }

/**
 * Makes what is simultaneous happen, lets triggers see it, and keeps what must hold; modifiers reckon with what has
 * entered play from here on (710.1d). Returns the events.
 */
export function batch(game: Game, atoms: readonly Atom[]): GameEvent[] {
  const all = withAttachments(game, atoms)
  const triggered: Triggering[] = []
  for (const atom of all) seen(game, atom, triggered)
  rememberAll(game, all)
  const at = tick(game)
  const said = mayEnterWith(game, all)
  const events: GameEvent[] = []
  for (const atom of all) perform(game, atom, at, events)
  if (said) events.push(...enterWith(game, events, at))
  return settle(game, events, triggered)
}

/** Ends a change that was made outside of `batch`: projections, control, entering triggers, the raid's own rules. */
export function settle(game: Game, events: GameEvent[], triggered: Triggering[] = []): GameEvent[] {
  derive(game, events)
  if (game.modifiers.some(endsAsItTurns)) endTurned(game, events)
  for (const event of events) {
    if (event.kind === 'moved') follow(game, event)
    emit(game, event)
  }
  if (concernsChecks(game, events)) runtimeOf(game).checkCharacters = true
  if (concernsResources(events)) runtimeOf(game).readyResources.fill(-1)
  const control = syncControl(game)
  syncPowers(game)
  if (game.clinging) letGo(game)
  keepRemaining(game)
  for (const event of events) watchEntering(game, event, triggered)
  for (const event of control) watchJoining(game, event, triggered)
  if (triggered.length > 0) trigger(game, triggered)
  replenish(game)
  raidOf(game).afterBatch?.(game, events)
  return control.length > 0 ? [...events, ...control] : events
}

/** What is kept about the game is forgotten as far as it could be another now. */
function derive(game: Game, events: readonly GameEvent[]): void {
  if (!changePowers(game, events)) touched(game)
  else if (areQuiet(game, events, changesPowers)) comeAndGo(game, events)
  else changed(game)
}

function changePowers(game: Game, events: readonly GameEvent[]): boolean {
  for (const event of events) if (changesPowers(game, event)) return true
  return events.length === 0
}

/**
 * Whether pre-priority checks could find something new (410.6): not as cards only turn or move between hidden zones,
 * unless what the last checks would have destroyed may be there still.
 */
function concernsChecks(game: Game, events: readonly GameEvent[]): boolean {
  if (runtimeOf(game).doomed) return true
  for (const event of events) {
    if (event.kind === 'exhausted' || event.kind === 'readied') continue
    if (event.kind !== 'moved' || event.from === 'play' || event.to === 'play') return true
  }
  return events.length === 0
}

/** Whether there could be other ready resources: cards turn, come or go. */
function concernsResources(events: readonly GameEvent[]): boolean {
  for (const event of events) {
    if (event.kind === 'exhausted' || event.kind === 'readied') return true
    if (event.kind === 'moved' && (event.from === 'play' || event.to === 'play')) return true
  }
  return false
}

function endsAsItTurns({ duration }: ActiveModifier): boolean {
  return duration === 'untilItTurns'
}

/** What is kept of hands and graveyards is kept true. */
function follow(game: Game, event: MovedEvent): void {
  if (event.from === 'hand' || event.to === 'hand')
    runtimeOf(game).instants[event.owner ?? event.seat] = undefined
  if (event.owner !== undefined) rearranged(game, event.seat)
  if (event.from === 'play' && event.to === 'graveyard') noteDestroyed(game, event.was)
  noteBuried(game, event)
}

/** Whatever goes from play to a graveyard is destroyed (415.9d). */
function noteDestroyed({ registers }: Game, id: ObjectId): void {
  registers.destroyed = [...(registers.destroyed ?? []), id]
}

const CHANGING_POWERS: ReadonlySet<GameEvent['kind']> = new Set([
  'turnedFaceDown',
  'turnedFaceUp',
  'swapped',
  'levelled',
  'attached',
  'copied',
  'counters',
])

/** Whether an event changes which powers and modifiers are at work. Some trigger in other zones than play (703.3a). */
function changesPowers(game: Game, event: GameEvent): boolean {
  if (event.kind !== 'moved') return CHANGING_POWERS.has(event.kind)
  if (event.from === 'play') return true
  if (event.to === 'play') return !isFaceDownResource(objectOf(game, event.object))
  return triggersElsewhere(cardOf(game, event.object))
}

/** Which has no powers, types or name to reckon with (412.1b). */
function isFaceDownResource({ play }: GameObject): boolean {
  return play?.row === 'resource' && play.faceDown
}

/** What triggers as a card has entered play, with the powers that it has now (710.1e), be they new (703.3c, 703.4). */
function watchEntering(game: Game, event: GameEvent, found: Triggering[]): void {
  if (event.kind === 'moved') watchMoved(game, event, found)
  else if (event.kind === 'turnedFaceDown' || event.kind === 'turnedFaceUp')
    watch(game, { event: 'flips', subject: event.object }, found)
  else if (event.kind === 'swapped') watch(game, { event: 'enters', subject: event.object }, found)
}

function watchMoved(game: Game, event: MovedEvent, found: Triggering[]): void {
  if (event.to !== 'play') return arriving(game, event, found)
  if (event.from === 'play') return // it only enters a resource row
  watch(game, { event: 'enters', subject: event.object }, found)
  watch(game, { event: 'entersParty', subject: event.object }, found)
  if (becomesAnother(game, event)) watch(game, { event: 'heroBecomes', subject: event.object }, found)
}

/** "When your hero becomes …": only if it was not called so before (301.4c). */
function becomesAnother(game: Game, { card, instead }: MovedEvent): boolean {
  return instead !== undefined && printed(game, instead).name !== printed(game, card).name
}

/** A card enters a party too as its controller gains control of it (415.8b, 703.4). */
function watchJoining(game: Game, event: GameEvent, found: Triggering[]): void {
  if (event.kind === 'controlled') watch(game, { event: 'entersParty', subject: event.object }, found)
}

/** What lasts until its source flips or leaves play ends as part of that. */
function endTurned(game: Game, events: readonly GameEvent[]): void {
  const turned = new Set(
    events.map((event) => {
      if (event.kind === 'moved') return event.was
      return event.kind === 'turnedFaceDown' || event.kind === 'turnedFaceUp' ? event.object : 0
    }),
  )
  expire(game, ({ duration, ctx }) => duration === 'untilItTurns' && turned.has(ctx.source))
}

/** What clings to a card that is gone, or not any more what it clings to, comes off and stays in play. */
function letGo(game: Game): void {
  const off = (game.clinging ?? []).filter((id) => !clings(game, id))
  if (off.length === 0) return
  const left = (game.clinging ?? []).filter((id) => !off.includes(id))
  game.clinging = left.length > 0 ? left : undefined
  for (const id of off) {
    const { card, play } = objectOf(game, id)
    if (!play) continue
    play.host = undefined
    play.inherited = undefined
    play.row = 'hero'
    emit(game, { kind: 'detached', object: id, card })
  }
  changed(game)
}

/** What leaves play takes its attachments along: they are destroyed by the game (400.5). */
function withAttachments(game: Game, atoms: readonly Atom[]): readonly Atom[] {
  return leavePlay(game, atoms) ? withTheirAttachments(game, atoms) : atoms
}

function leavePlay(game: Game, atoms: readonly Atom[]): boolean {
  for (const atom of atoms) if (atom.atom === 'move' && game.objects[atom.object]?.play) return true
  return false
}

function withTheirAttachments(game: Game, atoms: readonly Atom[]): readonly Atom[] {
  const moved = new Set(atoms.flatMap((atom) => (atom.atom === 'move' ? [atom.object] : [])))
  const more: Atom[] = []
  for (const id of moved)
    for (const attached of attachmentsOf(game, id))
      if (!moved.has(attached) && !game.clinging?.includes(attached))
        more.push({ atom: 'move', object: attached, to: 'graveyard', why: 'destroyed' })
  return more.length > 0 ? [...atoms, ...more] : atoms
}

export function attachmentsOf(game: Game, host: ObjectId): ObjectId[] {
  return game.play.filter((id) => game.objects[id]?.play?.host === host)
}

/** What triggers see of an atom, before it happens (703.4). */
function seen(game: Game, atom: Atom, found: Triggering[]): void {
  switch (atom.atom) {
    case 'damage':
      return seeDamage(game, atom.packet, found)
    case 'heal':
      return seeHealing(game, atom, found)
    case 'exhaust':
    case 'ready':
      return seeTurning(game, atom.object, atom.atom, found)
    case 'move':
      return seeMove(game, atom, found)
  }
}

function seeDamage(game: Game, packet: Packet, found: Triggering[]): void {
  if (!isWatched(game, 'dealt')) return
  const { by, to, types, combat, amount, with: cards } = packet
  watch(
    game,
    { event: 'dealt', subject: to, dealer: by, dealtTo: to, types, combat, amount, with: cards },
    found,
  )
}

function seeHealing(
  game: Game,
  { object, by, amount }: Extract<Atom, { atom: 'heal' }>,
  found: Triggering[],
): void {
  const dealer = by ? { dealer: by } : {}
  watch(game, { event: 'healed', subject: object, dealtTo: object, ...dealer, amount }, found)
}

/** Only what really turns is seen (411.1). */
function seeTurning(game: Game, id: ObjectId, how: 'exhaust' | 'ready', found: Triggering[]): void {
  if (!isWatched(game, how === 'ready' ? 'readies' : 'exhausts')) return
  const { play } = objectOf(game, id)
  if (!play || play.row === 'resource' || play.exhausted === (how === 'exhaust')) return
  if (how === 'ready') return watch(game, { event: 'readies', subject: id }, found)
  const first = !game.registers.exhausted?.includes(id)
  watch(game, { event: 'exhausts', subject: id, first }, found)
}

/** Whatever goes from play to a graveyard is destroyed (415.9d). */
function seeMove(game: Game, move: Move, found: Triggering[]): void {
  const { object, to, why } = move
  const { owner, zone } = objectOf(game, object)
  if (zone === 'gone') return
  if (isWatched(game, 'moved'))
    watch(game, { event: 'moved', subject: object, player: owner, from: zone, to }, found)
  if (why === 'drawn') watch(game, { event: 'drawn', subject: object, player: owner }, found)
  else if (zone === 'play' && to === 'graveyard') seeDestruction(game, move, found)
}

function seeDestruction(
  game: Game,
  { object, by = [], with: cards = [], types = [] }: Move,
  found: Triggering[],
): void {
  if (isWatched(game, 'destroyed'))
    watch(game, { event: 'destroyed', subject: object, by, with: cards, types }, found)
}

/** Carries an atom out; what happened is added to the events. */
function perform(game: Game, atom: Atom, at: number, events: GameEvent[]): void {
  switch (atom.atom) {
    case 'exhaust':
      return orient(game, atom.object, true, events)
    case 'ready':
      return orient(game, atom.object, false, events)
    case 'move':
      if (takesPlace(game, atom)) events.push(...takePlace(game, atom, at))
      else events.push(move(game, atom, at))
      return
    case 'damage':
      return damage(game, atom.packet, events)
    default:
      events.push(...changeOf(game, atom, at))
  }
}

type Rare = Exclude<Atom, { atom: 'move' | 'damage' | 'exhaust' | 'ready' }>

function changeOf(game: Game, atom: Rare, at: number): GameEvent[] {
  switch (atom.atom) {
    case 'turnFaceDown':
      return turnFaceDown(game, atom.object)
    case 'turnOver':
      return inPlay(game, atom.object).faceDown
        ? turnFaceUp(game, atom.object)
        : turnFaceDown(game, atom.object)
    case 'heal':
      return heal(game, atom.object, atom.amount)
    case 'counter':
      return addCounters(game, atom.object, atom.counter, atom.n)
    case 'becomeCopy':
      return becomeCopy(game, atom)
    case 'attach':
      return attachTo(game, atom, at)
    case 'putDamage':
      return putDamage(game, atom.object, atom.amount)
  }
}

/** Only a physical transition exhausts or readies (411.1). */
function orient(game: Game, id: ObjectId, exhausted: boolean, events: GameEvent[]): void {
  const { card, play } = objectOf(game, id)
  if (!play) throw new Error(`object ${id} is not in play`)
  if (play.exhausted === exhausted) return
  play.exhausted = exhausted
  if (exhausted && play.row !== 'resource') rememberExhausted(game, id)
  const hidden = play.row === 'resource' && play.faceDown
  const kind = exhausted ? 'exhausted' : 'readied'
  if (hidden) events.push({ kind, object: id, card: '', seat: play.controller, hidden: true })
  else events.push({ kind, object: id, card, seat: play.controller })
}

function rememberExhausted({ registers }: Game, id: ObjectId): void {
  registers.exhausted ??= []
  registers.exhausted.push(id)
}

/** Turning over changes nothing else (301.2c). A Master Hero can't be turned face down (301.4a). */
function turnFaceDown(game: Game, id: ObjectId): GameEvent[] {
  const { card, play } = objectOf(game, id)
  if (!play || play.faceDown || cardOf(game, id).master) return []
  play.faceDown = true
  return [{ kind: 'turnedFaceDown', object: id, card, seat: play.controller }]
}

function turnFaceUp(game: Game, id: ObjectId): GameEvent[] {
  const { card, play } = objectOf(game, id)
  if (!play?.faceDown) return []
  play.faceDown = false
  return [{ kind: 'turnedFaceUp', object: id, card, seat: play.controller }]
}

function damage(game: Game, packet: Packet, events: GameEvent[]): void {
  const { to, by, with: cards, amount, types, combat } = packet
  const { card, play } = objectOf(game, to)
  if (!play) return
  play.damage += amount
  const { suffered, sincePriority, combatDamage } = game.registers
  suffered[to] = (suffered[to] ?? 0) + amount
  sincePriority.push({ by, with: cards, to, types })
  if (combat) combatDamage.push([by, to])
  rememberDamage(game, packet)
  const byCard = game.objects[by]?.card ?? ''
  const left = healthLeft(game, to)
  events.push({ kind: 'damaged', object: to, card, by, byCard, with: cards, amount, types, combat, left })
}

/** Each dealer and each it dealt damage to, once a turn, with who controlled them. */
function rememberDamage(game: Game, { by, to, with: cards }: Packet): void {
  rememberDealing(game, by)
  for (const card of cards) rememberDealing(game, card)
  const { damage: known } = game.registers
  if (game.objects[by] === undefined || isKnown(known, by, to)) return
  known.push({ by, to, bySeat: controllerOf(game, by), toSeat: controllerOf(game, to) })
}

function isKnown(known: readonly Dealt[], by: ObjectId, to: ObjectId): boolean {
  for (const one of known) if (one.by === by && one.to === to) return true
  return false
}

function rememberDealing({ registers }: Game, id: ObjectId): void {
  registers.dealing ??= []
  if (!registers.dealing.includes(id)) registers.dealing.push(id)
}

/** No more than there is (407.1). */
function heal(game: Game, id: ObjectId, amount: number): GameEvent[] {
  const { card, play } = objectOf(game, id)
  if (!play) return []
  const healed = Math.min(amount, play.damage)
  play.damage -= healed
  if (healed > 0) game.registers.healed = [...(game.registers.healed ?? []), id]
  return healed > 0 ? [{ kind: 'healed', object: id, card, amount: healed, left: healthLeft(game, id) }] : []
}

function healthLeft(game: Game, id: ObjectId): number {
  return Math.max(0, characteristics(game, id).health - inPlay(game, id).damage)
}

/**
 * The card stays the same card (402.3b); its printed information is another's (402.3), without
 * the choices that were made as that one entered (402.3c).
 */
function becomeCopy(
  game: Game,
  { object: id, as, called }: Extract<Atom, { atom: 'becomeCopy' }>,
): GameEvent[] {
  const object = objectOf(game, id)
  const { card, play } = object
  if (!play) return []
  play.copy = as
  object.called = called
  return [{ kind: 'copied', object: id, card, as }]
}

/** Its timestamp is the time it last attached (718.2b). */
function attachTo(
  game: Game,
  { object: id, host, inherited }: Extract<Atom, { atom: 'attach' }>,
  at: number,
): GameEvent[] {
  const { card, play } = objectOf(game, id)
  if (!play) return []
  if (inherited) play.inherited = inherited
  if (inherited?.while && !game.clinging?.includes(id)) game.clinging = [...(game.clinging ?? []), id]
  play.host = host
  play.row = 'attached'
  play.at = at
  return [{ kind: 'attached', object: id, card, host, hostCard: objectOf(game, host).card }]
}

/** Damage that is put on a character or taken off it isn't dealt or healed (405.3, 405.7). */
function putDamage(game: Game, id: ObjectId, amount: number): GameEvent[] {
  const { card, play } = objectOf(game, id)
  if (!play || amount === 0) return []
  play.damage += amount
  return [{ kind: 'damagePut', object: id, card, amount, left: healthLeft(game, id) }]
}

/** The projected controller of each card is compared with the last one; differences become events (401.3); the card is the same, with all that modifies it (401.3a). */
export function syncControl(game: Game): GameEvent[] {
  const events: GameEvent[] = []
  modifiersInForce(game)
  const runtime = runtimeOf(game)
  const varies = runtime.controlVaries
  if (!varies && !runtime.checkControl) return events
  runtime.checkControl = false
  const fixed = !varies && !game.modifiers.some(saysWhoControls)
  if (fixed && isAsEntered(game)) return events
  for (const id of [...game.play]) {
    const object = objectOf(game, id)
    if (!object.play || (fixed && object.play.controller === object.play.under)) continue
    const to = projectedController(game, object, varies)
    if (to === object.play.controller) continue
    const event: GameEvent = {
      kind: 'controlled',
      object: id,
      card: object.card,
      from: object.play.controller,
      to,
    }
    object.play.controller = to
    object.play.since = tick(game)
    leaveCombat(game, id)
    events.push(event)
    emit(game, event)
  }
  if (events.length > 0) changed(game)
  return events
}

/** Whether each card is controlled by whom it entered under. */
function isAsEntered(game: Game): boolean {
  for (const id of game.play) {
    const { controller, under } = inPlay(game, id)
    if (controller !== under) return false
  }
  return true
}

function saysWhoControls({ kind }: ActiveModifier): boolean {
  return kind === 'control'
}

/** The latest modifier gaining control, or else under whose control it entered (401.3b). */
function projectedController(game: Game, object: GameObject, varies: boolean): Seat {
  let seat = inPlay(game, object.id).under
  let at = 0
  for (const modifier of game.modifiers)
    if (
      modifier.kind === 'control' &&
      modifier.seat !== undefined &&
      modifier.flagged?.includes(object.id) &&
      mayHandOver(game, object, modifier.ctx.controller, modifier.seat)
    ) {
      seat = modifier.seat
      at = modifier.at
    }
  if (!varies) return seat
  return latestController(game, object, seat, at)
}

function latestController(game: Game, object: GameObject, seat: Seat, at: number): Seat {
  const latest = affecting(game, object.id, 'control').sort((a, b) => b.at - a.at)[0]
  if (!latest || latest.at < at) return seat
  const by = game.players.find(
    (player) => !player.out && isOneOf(game, latest.ctx, latest.mod.by, player.seat),
  )
  return by && mayHandOver(game, object, latest.ctx.controller, by.seat) ? by.seat : seat
}

/** Powers that come back have a new timestamp (700.3, 718.2f). */
function syncPowers(game: Game): void {
  const runtime = runtimeOf(game)
  const { powersVary } = runtime
  if (!powersVary && !runtime.powersVaried) return
  runtime.powersVaried = powersVary
  let regained = false
  for (const id of game.play) {
    const play = inPlay(game, id)
    if (!powersVary && !play.powerless) continue
    const lost = characteristics(game, id).powers.length === 0 && printedPowers(game, id).length > 0
    if (lost === (play.powerless === true)) continue
    if (lost) play.powerless = true
    else {
      play.powerless = undefined
      play.regained = tick(game)
      regained = true
    }
  }
  if (regained) changed(game)
}

/** What is simultaneous is remembered as it was before any of it (802). */
function rememberAll(game: Game, atoms: readonly Atom[]): void {
  for (const atom of atoms)
    if (atom.atom === 'move' && game.objects[atom.object]?.play) characteristics(game, atom.object)
}

/** Where a card goes that is put into its owner's hand, deck or graveyard, or another's (415.2), as its raid has it. */
export function putMove(
  game: Game,
  id: ObjectId,
  to: Exclude<Place, 'play'>,
  why: MovedEvent['why'] = 'put',
  owner: Seat = objectOf(game, id).owner,
): Move {
  const place = raidOf(game).place?.(game, owner, to) ?? to
  if (place === 'play') throw new Error('entering play is not a move of this kind')
  const its = owner === objectOf(game, id).owner ? {} : { owner }
  if (place === 'deckTop') return { atom: 'move', object: id, to: 'deck', why, ...its }
  if (place === 'deckBottom') return { atom: 'move', object: id, to: 'deck', why, bottom: true, ...its }
  return { atom: 'move', object: id, to: place, why, ...its }
}
