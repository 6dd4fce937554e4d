/** Checks that hold for every game that waits for a decision. */
import { type Decision, type Game, type ObjectId, type Player, playerInSeat } from '../../engine/index.ts'
import { rawText } from '../../texts/user-text.ts'
import { assertInvariant } from './violation.ts'

const PILES: ReadonlySet<string> = new Set(['collection', 'deck', 'hand', 'graveyard', 'removed'])

/** Checks all these invariants. Throws an `InvariantViolation` if one is broken. */
export function checkInvariants(game: Game): void {
  waitsOrIsOver(game)
  everyCardIsSomewhere(game)
  leaversHaveNothing(game)
  isPlain(game, 'game')
}

function waitsOrIsOver(game: Game): void {
  const { decision, outcome } = game
  assertInvariant((decision === null) === (outcome !== null), () => 'the game neither waits nor is over')
  if (!decision) return
  const ids = decision.options.map((option) => option.id)
  assertInvariant(
    ids.length > 0 && new Set(ids).size === ids.length,
    () => `${decision.kind}: options ${ids}`,
  )
  assertInvariant(
    decision.min <= decision.max && decision.max <= ids.length,
    () => `${decision.kind}: ${decision.min} to ${decision.max} of ${ids}`,
  )
  const asked = playerInSeat(game, decision.seat)
  assertInvariant(
    !asked.automaton && (!asked.out || decision.side !== undefined),
    () => `${rawText(asked.name)} is asked ${decision.kind}`,
  )
  offersWhatIsThere(game, decision)
}

/**
 * Checks that options name cards that exist. A replacement, trigger or alternate cost may come from a card that has
 * left since.
 */
function offersWhatIsThere(game: Game, { kind, options }: Decision): void {
  if (kind === 'replace' || kind === 'prevent') return
  for (const option of options) {
    if (!('object' in option) || option.kind === 'trigger' || option.kind === 'cost') continue
    const zone = game.objects[option.object]?.zone
    assertInvariant(zone !== undefined && zone !== 'gone', () => `${kind}: ${option.id} has left`)
  }
}

/** Checks that each card is in exactly one zone, which is the zone that it records. */
function everyCardIsSomewhere(game: Game): void {
  const places: ObjectId[] = [...game.play, ...game.chain.flatMap((link) => link.object ?? [])]
  for (const player of game.players)
    for (const [zone, id] of pilesOf(player)) {
      places.push(id)
      const object = game.objects[id]
      assertInvariant(
        object?.zone === zone && object.owner === player.seat,
        () => `card ${id} (${object?.card}) lies in ${zone}, and is in ${object?.zone}`,
      )
    }
  const seen = new Set(places)
  assertInvariant(seen.size === places.length, () => 'a card is in two places')
  for (const object of Object.values(game.objects))
    assertInvariant(
      object.zone === 'gone' || seen.has(object.id) || game.outcome !== null || isOnItsWay(game, object.id),
      () => `card ${object.id} (${object.card}) is in ${object.zone}, and nowhere`,
    )
}

/** Checks that a player who has lost has no cards in the game (102.2). */
function leaversHaveNothing(game: Game): void {
  if (game.outcome) return
  for (const { id, card, owner, zone } of Object.values(game.objects))
    assertInvariant(
      zone === 'removed' || zone === 'gone' || !playerInSeat(game, owner).out,
      () => `card ${id} (${card}) of who is out is in ${zone}`,
    )
}

/** Returns all cards in a player's piles. A Boss player has several decks, each with its graveyard. */
function pilesOf(player: Player): [zone: string, id: ObjectId][] {
  const all = [player, ...Object.values(player.decks ?? {})].flatMap((piles) => Object.entries(piles))
  return all.flatMap(([zone, ids]) =>
    PILES.has(zone) && Array.isArray(ids) ? ids.map((id): [string, ObjectId] => [zone, id]) : [],
  )
}

/**
 * Whether the card may be in no pile: a token or a card from the chain while a decision about its entering is open
 * (710.1a), or a decision about a replacement (716.1b).
 */
function isOnItsWay(game: Game, id: ObjectId): boolean {
  const isIt = (one: { object: ObjectId }): boolean => one.object === id
  return game.frames.some((frame) => {
    if (frame.kind === 'enter') return frame.arrivals.some(isIt)
    if (frame.kind === 'happen') return frame.moves.some(isIt)
    return 'object' in frame && frame.object === id
  })
}

/**
 * Checks that a value is plain JSON, so that writing and reading it changes nothing. Fields with `undefined` are
 * ignored.
 */
function isPlain(value: unknown, at: string): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return
  if (typeof value === 'number')
    return assertInvariant(Number.isSafeInteger(value), () => `${at} is ${value}`)
  assertInvariant(typeof value === 'object', () => `${at} is ${typeof value}, not JSON`)
  assertInvariant(
    Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype,
    () => `${at} is no plain object`,
  )
  for (const key in value) {
    const part: unknown = Reflect.get(value, key)
    if (part !== undefined || Array.isArray(value)) isPlain(part, key)
  }
}

/** Counts the cards of each owner in all zones, without tokens and without copies on the chain (404.2, 402.1). */
export function countCardsPerOwner(game: Game): number[] {
  const living = Object.values(game.objects).filter(
    ({ zone, token, duplicate }) => zone !== 'gone' && !token && !duplicate,
  )
  return game.players.map(({ seat }) => living.filter((object) => object.owner === seat).length)
}
