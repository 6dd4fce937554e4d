/** Pre-priority checks that destroy nothing (410.6e–g): stray damage and counters, and locations beyond the first. */
import { ask, objectOption, pickedObject, pop, push, takeAnswer } from '../frames.ts'
import type { Procedure } from '../library.ts'
import type { Atom } from '../state/atoms.ts'
import type { Frame, Game, InPlay, ObjectId, Seat } from '../state/game.ts'
import { cardOf, inPlay, inTurnOrder } from '../state/objects.ts'
import { isCharacter } from './nature.ts'
import { wave } from './priority.ts'

/** What doesn't belong on a card goes. */
export function tidying(game: Game, id: ObjectId, play: InPlay): Atom[] {
  return [...strayDamage(game, id, play), ...strayCounters(id, play)]
}

/** Damage on what is no character is removed (410.6e). */
function strayDamage(game: Game, id: ObjectId, { damage }: InPlay): Atom[] {
  return damage > 0 && !isCharacter(game, id) ? [{ atom: 'putDamage', object: id, amount: -damage }] : []
}

/** Face-down resources keep no counters (404.1b, 410.6f). */
function strayCounters(object: ObjectId, { row, faceDown, counters = {}, boosts = [] }: InPlay): Atom[] {
  if (row !== 'resource' || !faceDown) return []
  return [
    ...Object.entries(counters).map(([counter, n]): Atom => ({ atom: 'counter', object, counter, n: -n })),
    ...boosts.map(({ n, ...counter }): Atom => ({ atom: 'counter', object, counter, n: -n })),
  ]
}

interface Crowded extends Frame {
  kept: ObjectId[]
}

/** A player with more than one location chooses the one that stays face up (410.6g). Says whether anybody has to. */
export function thinOutLocations(game: Game, sites: readonly ObjectId[]): boolean {
  if (sites.length < 2 || nextCrowded(game, []) === undefined) return false
  push(game, { kind: 'locations', step: 0, kept: [] })
  return true
}

export const locations: Procedure = (game, frame) => {
  const it = frame as Crowded
  const answer = takeAnswer(it)
  if (answer) it.kept.push(...answer.map(pickedObject))
  const seat = nextCrowded(game, it.kept)
  if (seat !== undefined)
    return ask(game, { kind: 'choose', seat, options: sitesOf(game, seat).map(objectOption) })
  pop(game)
  wave(game, turningDown(game, it.kept))
}

/** What all of them choose happens in one wave with the other checks (410.6). */
function turningDown(game: Game, kept: readonly ObjectId[]): Atom[] {
  return inTurnOrder(game)
    .map((seat) => sitesOf(game, seat))
    .filter((sites) => sites.length > 1)
    .flatMap((sites) => sites.filter((id) => !kept.includes(id)))
    .map((object) => ({ atom: 'turnFaceDown', object }))
}

function nextCrowded(game: Game, kept: readonly ObjectId[]): Seat | undefined {
  return inTurnOrder(game).find((seat) => {
    const sites = sitesOf(game, seat)
    return sites.length > 1 && !sites.some((id) => kept.includes(id))
  })
}

function sitesOf(game: Game, seat: Seat): ObjectId[] {
  return game.play.filter((id) => inPlay(game, id).controller === seat && isSite(game, id))
}

export function isSite(game: Game, id: ObjectId): boolean {
  const { row, faceDown } = inPlay(game, id)
  return row === 'resource' && !faceDown && cardOf(game, id).type === 'location'
}
