/** Reading the vocabulary: which cards, who, how much, whether. Nothing here changes a game. */
import { costFor, printed } from '../library.ts'
import { couldTarget, isTargeting, namedTag, wasDealt, wasRemovedBy } from '../rules/asking.ts'
import { isGhostPlayer } from '../rules/ghosts.ts'
import { namedBefore } from '../rules/naming.ts'
import { heroHas } from '../rules/powers.ts'
import {
  affecting,
  cant,
  characteristics,
  has,
  isType,
  pendingAssault,
  tagsOf,
  typesOf,
} from '../rules/projection.ts'
import { isTag } from '../rules/tags.ts'
import type { Context, Game, GameObject, ObjectId, Seat } from '../state/game.ts'
import {
  areOpposed,
  cardOf,
  controllerOf,
  graveyardOf,
  inPlay,
  inTurnOrder,
  linkOf,
  objectOf,
  playerAt,
} from '../state/objects.ts'
import type { Card } from './card.ts'
import { indexOf } from './texts.ts'
import type { Condition, Filter, Num, ObjectState, Players, Selector, Stat } from './vocabulary/asking.ts'
import type { Comparison, Keyword, Zone } from './vocabulary/words.ts'

/** Whether a card fits a description, read by the controller of the text. No closures here: see docs/architecture.md, Speed. */
export function matches(game: Game, ctx: Context, filter: Filter, id: ObjectId): boolean {
  switch (filter.kind) {
    case 'and':
      for (const part of filter.all) if (!matches(game, ctx, part, id)) return false
      return true
    case 'or':
      for (const part of filter.any) if (matches(game, ctx, part, id)) return true
      return false
    case 'not':
      return !matches(game, ctx, filter.filter, id)
    case 'type':
      return isType(game, id, filter.type)
    case 'tag':
      return hasTag(game, id, filter.tag)
    case 'keyword':
      return has(game, id, filter.keyword)
    case 'named':
      return cardOf(game, id).name === filter.name // 200.2
    case 'nameHas':
      return cardOf(game, id).name.split(/\W+/).includes(filter.word)
    case 'sharesName':
      return sharesName(game, select(game, ctx, filter.with), id)
    case 'calledAs':
      return cardOf(game, id).name === namedBefore(game, ctx, filter.name)
    case 'controlledBy':
      return isOneOf(game, ctx, filter.players, controllerOf(game, id))
    case 'state':
      return isInState(game, id, filter.state)
    case 'stat':
      return compare(exactStat(game, id, filter.stat), filter.op, exact(game, ctx, filter.value))
    case 'attacking':
      return isAttacking(game, ctx, filter.whom, id)
    case 'grants':
      return grants(game, select(game, ctx, filter.to), filter.keywords, id)
    case 'dealtCombatDamageThisTurn':
      return wasDealtInCombat(game, select(game, ctx, filter.by), id)
    case 'damageType':
      return characteristics(game, id).damageTypes.includes(filter.type) // 205.1b
    case 'icon':
      return iconsOf(cardOf(game, id)).includes(filter.trait)
    case 'token':
      return objectOf(game, id).token === true
    case 'sharesType':
      return sharesType(game, select(game, ctx, filter.with), id)
    case 'loot':
      return isLoot(cardOf(game, id))
    case 'is':
      return isThat(game, ctx, filter.what, id)
    case 'bears':
      return bears(game, ctx, filter.what, id)
    case 'removedBy':
      return wasRemovedBy(game, id, select(game, ctx, filter.what))
    case 'rolled':
      return filter.faces.includes(dieFor(ctx, filter.roll, id))
    case 'able':
      return !cant(game, id, filter.to)
    case 'thing':
      return objectOf(game, id).thing === filter.what
    case 'described':
      return true
    case 'tagNamed': {
      const tag = namedTag(ctx, filter)
      return tag !== undefined && hasTag(game, id, tag)
    }
    case 'targeting':
      return isTargeting(game, ctx, filter, id)
    case 'couldTarget':
      return couldTargetOne(game, id, select(game, ctx, filter.what))
  }
}

/** Whether a card is among those that a text speaks of; without a list of them where that is easy. */
function isThat(game: Game, ctx: Context, what: Selector, id: ObjectId): boolean {
  if (what.kind === 'self') return ctx.source === id
  if (what.kind === 'event') return ctx.event?.[what.role] === id && id !== 0
  if (what.kind === 'hero' && what.of.kind === 'you') return playerAt(game, ctx.controller).hero === id
  return select(game, ctx, what).includes(id)
}

/** By what stands on its type line (202.1); a talent spec is no tag (202.5). */
export function hasTag(game: Game, id: ObjectId, tag: string): boolean {
  for (const own of tagsOf(game, id)) if (isTag(own.tag, tag)) return true
  return false
}

function sharesName(game: Game, others: readonly ObjectId[], id: ObjectId): boolean {
  return others.some((one) => cardOf(game, one).name === cardOf(game, id).name)
}

function wasDealtInCombat(game: Game, by: readonly ObjectId[], id: ObjectId): boolean {
  return game.registers.combatDamage.some(([dealer, to]) => to === id && by.includes(dealer))
}

function sharesType(game: Game, others: readonly ObjectId[], id: ObjectId): boolean {
  return others.some((other) => shareType(game, id, other))
}

/** Whether such a card is attached to it. */
function bears(game: Game, ctx: Context, what: Filter, id: ObjectId): boolean {
  return game.play.some((other) => inPlay(game, other).host === id && matches(game, ctx, what, other))
}

function couldTargetOne(game: Game, id: ObjectId, whom: readonly ObjectId[]): boolean {
  return whom.some((what) => couldTarget(game, id, what))
}

/** Whether a card is the source of a modifier that gives one of those cards one of these keywords. */
function grants(game: Game, to: readonly ObjectId[], keywords: readonly Keyword[], id: ObjectId): boolean {
  return to.some((one) =>
    affecting(game, one, 'keyword').some(
      ({ mod, ctx }) => ctx.source === id && keywords.includes(mod.keyword),
    ),
  )
}

/** Two cards share a type if each has it (300.1c). */
function shareType(game: Game, a: ObjectId, b: ObjectId): boolean {
  const types = typesOf(game, b)
  return typesOf(game, a).some((type) => types.includes(type))
}

/** Cards have the same type if they have as many, and all of them match (300.1c). */
function haveSameTypes(game: Game, ids: readonly ObjectId[]): boolean {
  const kinds = new Set(ids.map((id) => [...typesOf(game, id)].sort().join()))
  return kinds.size === 1
}

/** Whether its collector number says so (204.3). */
function isLoot(card: Card): boolean {
  return card.loot === true
}

/** Trait icons outside of the text (206.1a, 206.1b). */
function iconsOf(card: Card): string[] {
  return [...(card.classes ?? []), ...(card.faction ? [card.faction] : [])]
}

/** Only what is in play is ready, exhausted, damaged … (411.2); what has left it was so (709.2d). */
function isInState(game: Game, id: ObjectId, state: ObjectState): boolean {
  const object = objectOf(game, id)
  const { play, known } = object
  switch (state) {
    case 'ready':
      return play ? !play.exhausted : false
    case 'exhausted':
      return play?.exhausted ?? known?.exhausted ?? false
    case 'damaged':
      return (play?.damage ?? known?.damage ?? 0) > 0
    case 'attacking':
      return game.combat?.attacker === id
    case 'defending':
      return game.combat?.defender === id
    case 'inCombat':
      return isInCombat(game, id)
    case 'protecting':
      return game.combat?.protecting === true && (game.combat.defender ?? game.combat.proposed) === id
    case 'resource':
      return play?.row === 'resource'
    case 'faceDown':
      return play?.faceDown === true
    case 'attackedThisTurn':
      return game.registers.attacked.includes(id)
    case 'dealtDamageThisTurn':
      return game.registers.dealing?.includes(id) === true
    case 'healedThisTurn':
      return game.registers.healed?.includes(id) === true
    case 'enteredThisTurn':
      return play !== undefined && play.at >= playerAt(game, game.turn.player).turnBegan
  }
}

/** An attacker or defender is in combat while there is the other one (602.3b). */
function isInCombat(game: Game, id: ObjectId): boolean {
  const { combat } = game
  if (!combat || combat.attacker === null || combat.defender === null) return false
  return combat.attacker === id || combat.defender === id
}

/** A character attacks a defender only once it is in combat with it (602.3). */
function isAttacking(game: Game, ctx: Context, whom: Filter, id: ObjectId): boolean {
  const { combat } = game
  return combat?.attacker === id && combat.defender !== null && matches(game, ctx, whom, combat.defender)
}

/** A number of a card, 0 for a negative one (104.2). */
export function statOf(game: Game, id: ObjectId, stat: Stat): number {
  return Math.max(0, exactStat(game, id, stat))
}

/**
 * In calculations and comparisons a negative value is what it is (104.2). A cost is the printed one (201.1), 0 where
 * none is printed (201.2), and of a token (201.4).
 */
function exactStat(game: Game, id: ObjectId, stat: Stat): number {
  const object = objectOf(game, id)
  switch (stat) {
    case 'cost':
      if (object.token) return 0 // 201.4
      return costFor(game, object.owner, (cardOf(game, id).cost ?? 0) + xOf(game, id))
    case 'printedHealth':
      return printed(game, object.card).health ?? 0
    case 'damage':
      return damageOn(object)
    case 'remaining':
      return characteristics(game, id).health - damageOn(object)
    case 'atk':
      return characteristics(game, id).atk + pendingAssault(game, id)
    default:
      return characteristics(game, id)[stat]
  }
}

/** On it, or last on it (709.2d). */
function damageOn({ play, known }: GameObject): number {
  return play?.damage ?? known?.damage ?? 0
}

/** The X of a card's cost is 0 unless it is on the chain or resolving (201.3). */
function xOf(game: Game, id: ObjectId): number {
  return cardOf(game, id).costHasX ? (linkOf(game, id)?.ctx.x ?? 0) : 0
}

export function compare(a: number, op: Comparison, b: number): boolean {
  switch (op) {
    case '<':
      return a < b
    case '<=':
      return a <= b
    case '=':
      return a === b
    case '>=':
      return a >= b
    case '>':
      return a > b
  }
}

/** The cards a text speaks of, now. Those chosen earlier are left out once they have become other cards (709.2c). */
export function select(game: Game, ctx: Context, selector: Selector): ObjectId[] {
  switch (selector.kind) {
    case 'self':
      return [ctx.source]
    case 'all':
      return fitting(game, ctx, zoneOf(game, ctx, selector.zone ?? 'play', selector.of), selector.filter)
    case 'target':
      return ctx.targets[indexOf(selector)] ?? []
    case 'thatTarget': // 712.3a
      return ctx.targets[selector.n ?? 0] ?? []
    case 'host':
      return hostOf(game, ctx.source)
    case 'mark':
      return listed(game.marks[selector.mark])
    case 'event':
      return listed(ctx.event?.[selector.role])
    case 'bound': {
      const value = ctx.bound[selector.name]
      return Array.isArray(value) ? value : []
    }
    case 'about':
      return listed(ctx.about)
    default:
      return selectMore(game, ctx, selector)
  }
}

type SelectedFirst = 'self' | 'all' | 'target' | 'thatTarget' | 'host' | 'mark' | 'event' | 'bound' | 'about'

/** A function of its own, since closures anywhere in the one above would be paid for each time. */
function selectMore(
  game: Game,
  ctx: Context,
  selector: Exclude<Selector, { kind: SelectedFirst }>,
): ObjectId[] {
  switch (selector.kind) {
    case 'hero':
      return playersOf(game, ctx, selector.of).map((seat) => playerAt(game, seat).hero)
    case 'startingHero':
      return playersOf(game, ctx, selector.of).flatMap((seat) =>
        playerAt(game, seat).removed.filter((id) => objectOf(game, id).starting && objectOf(game, id).sealed),
      )
    case 'extreme':
      return extremes(game, select(game, ctx, selector.of), selector.by, selector.most)
    case 'top':
      return playersOf(game, ctx, selector.of).flatMap((seat) =>
        topOf(game, seat, num(game, ctx, selector.count)),
      )
    case 'topUntil':
      return playersOf(game, ctx, selector.of).flatMap((seat) => topUntil(game, ctx, seat, selector.until))
    case 'union':
      return [...new Set(selector.any.flatMap((part) => select(game, ctx, part)))]
  }
}

function fitting(game: Game, ctx: Context, ids: readonly ObjectId[], filter: Filter): ObjectId[] {
  const found: ObjectId[] = []
  for (const id of ids) if (matches(game, ctx, filter, id)) found.push(id)
  return found
}

/** How many cards a text speaks of, and that fit; no more than `most` are counted. */
export function countUpTo(
  game: Game,
  ctx: Context,
  selector: Selector,
  most: number,
  fits?: (id: ObjectId) => boolean,
): number {
  if (selector.kind !== 'all') {
    const ids = select(game, ctx, selector)
    return fits ? ids.filter(fits).length : ids.length
  }
  let count = 0
  for (const id of zoneOf(game, ctx, selector.zone ?? 'play', selector.of)) {
    if (count >= most) break
    if (matches(game, ctx, selector.filter, id) && (!fits || fits(id))) count += 1
  }
  return count
}

function listed(id: ObjectId | undefined): ObjectId[] {
  return id ? [id] : []
}

function hostOf(game: Game, id: ObjectId): ObjectId[] {
  const object = game.objects[id]
  return listed(object?.play?.host ?? object?.known?.host)
}

function topOf(game: Game, seat: Seat, count: number): ObjectId[] {
  const { deck } = playerAt(game, seat)
  return count > 0 ? deck.slice(-count).reverse() : []
}

/** All of the deck, if nothing in it fits. */
function topUntil(game: Game, ctx: Context, seat: Seat, until: Filter): ObjectId[] {
  const fromTop = playerAt(game, seat).deck.toReversed()
  const last = fromTop.findIndex((id) => matches(game, ctx, until, id))
  return last < 0 ? fromTop : fromTop.slice(0, last + 1)
}

function extremes(game: Game, ids: ObjectId[], stat: Stat, most: 'highest' | 'lowest'): ObjectId[] {
  const values = ids.map((id) => statOf(game, id, stat))
  const best = most === 'highest' ? Math.max(...values) : Math.min(...values)
  return ids.filter((_, i) => values[i] === best)
}

/** In play, unless the text says where (712.4). */
function zoneOf(game: Game, ctx: Context, zone: Zone, of: Players | undefined): readonly ObjectId[] {
  return zone === 'play' ? game.play : elsewhere(game, ctx, zone, of)
}

function elsewhere(
  game: Game,
  ctx: Context,
  zone: Exclude<Zone, 'play'>,
  of: Players | undefined,
): readonly ObjectId[] {
  if (zone === 'chain')
    return game.chain.flatMap((link) => (link.object && link.kind === 'card' ? [link.object] : []))
  const seats = of ? playersOf(game, ctx, of) : game.players.map((player) => player.seat)
  const ids = seats.flatMap((seat) =>
    zone === 'graveyard' ? graveyardOf(playerAt(game, seat)) : playerAt(game, seat)[zone],
  )
  return zone === 'hand' && ctx.announced !== undefined ? ids.filter((id) => id !== ctx.announced) : ids
}

/** Players, in turn order, without those who have left. */
export function playersOf(game: Game, ctx: Context, players: Players): Seat[] {
  return players.kind === 'you' ? [ctx.controller] : severalOf(game, ctx, players)
}

function severalOf(game: Game, ctx: Context, players: Players): Seat[] {
  return inTurnOrder(game).filter((seat) => isOneOf(game, ctx, players, seat))
}

export function isOneOf(game: Game, ctx: Context, players: Players, seat: Seat): boolean {
  switch (players.kind) {
    case 'you':
      return seat === ctx.controller
    case 'everyone':
      return true
    case 'opponents':
      return areOpposed(game, seat, ctx.controller)
    case 'friends':
      return !areOpposed(game, seat, ctx.controller)
    case 'side':
      return playerAt(game, seat).side === players.side
    case 'controllerOf':
      return controlsOne(game, seat, select(game, ctx, players.what))
    case 'ownerOf':
      return ownsOne(game, seat, select(game, ctx, players.what))
    case 'targetPlayer':
      return ctx.targets[players.n ?? indexOf(players)]?.[0] === seat
    case 'ghosts':
      return isGhostPlayer(game, seat)
    case 'they':
      return ctx.they === seat
    case 'thatPlayer':
      return ctx.event?.player === seat
    case 'except':
      return isOneOf(game, ctx, players.players, seat) && !isOneOf(game, ctx, players.without, seat)
  }
}

function controlsOne(game: Game, seat: Seat, ids: readonly ObjectId[]): boolean {
  return ids.some((id) => controllerOf(game, id) === seat)
}

function ownsOne(game: Game, seat: Seat, ids: readonly ObjectId[]): boolean {
  return ids.some((id) => objectOf(game, id).owner === seat)
}

export function num(game: Game, ctx: Context, value: Num): number {
  return typeof value === 'number' ? value : calculated(game, ctx, value)
}

function calculated(game: Game, ctx: Context, value: Exclude<Num, number>): number {
  switch (value.kind) {
    case 'count':
      return select(game, ctx, value.of).length
    case 'stat': {
      const [id] = select(game, ctx, value.of)
      return id === undefined ? 0 : statOf(game, id, value.stat)
    }
    case 'total':
      return totalOf(game, select(game, ctx, value.of), value.stat)
    case 'different':
      return countDifferent(game, select(game, ctx, value.of), value.what)
    case 'level':
      return levelOf(game)
    case 'sum':
      return sumOf(game, ctx, value.of)
    case 'times':
      return productOf(game, ctx, value.of)
    case 'doubledFor':
      return num(game, ctx, value.amount) * 2 ** num(game, ctx, value.each)
    case 'respective':
      return value.of.reduce((sum, n) => sum + n, 0)
    case 'bound': {
      const bound = ctx.bound[value.name]
      return typeof bound === 'number' ? bound : (bound?.length ?? 0)
    }
    case 'dieFor':
      return dieFor(ctx, value.roll, ctx.about)
    case 'x':
      return ctx.x
    case 'counters': {
      const [id] = select(game, ctx, value.of)
      return id === undefined ? 0 : countersOn(game, id, value.counter)
    }
    case 'tagsAmong':
      return tagsAmong(game, select(game, ctx, value.of), value.tags)
    case 'thatMuch':
      return ctx.event?.amount ?? 0
    case 'maxHandSize':
      return playerAt(game, ctx.they ?? ctx.controller).handSize
  }
}

function tagsAmong(game: Game, ids: readonly ObjectId[], tags: readonly string[]): number {
  return tags.filter((tag) => ids.some((id) => hasTag(game, id, tag))).length
}

/** How many names, or card types, there are among them. */
function countDifferent(game: Game, ids: readonly ObjectId[], what: 'names' | 'types'): number {
  const of = (id: ObjectId): readonly string[] =>
    what === 'names' ? [cardOf(game, id).name] : typesOf(game, id)
  return new Set(ids.flatMap(of)).size
}

function totalOf(game: Game, ids: readonly ObjectId[], stat: Stat): number {
  return ids.reduce((sum, id) => sum + exactStat(game, id, stat), 0)
}

function sumOf(game: Game, ctx: Context, parts: readonly Num[]): number {
  return parts.reduce<number>((total, part) => total + exact(game, ctx, part), 0)
}

function productOf(game: Game, ctx: Context, parts: readonly Num[]): number {
  return parts.reduce<number>((total, part) => total * exact(game, ctx, part), 1)
}

/** A part of a calculation, or one side of a comparison (104.2). */
function exact(game: Game, ctx: Context, value: Num): number {
  if (typeof value === 'number' || value.kind !== 'stat') return num(game, ctx, value)
  const [id] = select(game, ctx, value.of)
  return id === undefined ? 0 : exactStat(game, id, value.stat)
}

/** The die that was rolled for a card; 0 for none. */
function dieFor(ctx: Context, roll: string, id: ObjectId | undefined): number {
  const die = ctx.bound[`${roll}.${id}`]
  return typeof die === 'number' ? die : 0
}

/** A guess compares only what exists: without one of the cards there is no comparison at all (712.8). */
function areThere(game: Game, ctx: Context, ...sides: Num[]): boolean {
  return sides.every((one) => {
    const of = typeof one === 'object' && one.kind === 'stat' ? one.of : undefined
    return of === undefined || select(game, ctx, of).length > 0
  })
}

/** How many counters of a name are on a card, or last were (404.1): none is the last of them gone (404.1d). */
export function countersOn(game: Game, id: ObjectId, counter: string): number {
  const { play, known } = objectOf(game, id)
  return (play?.counters ?? known?.counters)?.[counter] ?? 0
}

export function holds(game: Game, ctx: Context, condition: Condition): boolean {
  switch (condition.kind) {
    case 'exists':
      return countWithin(game, ctx, condition)
    case 'matches':
      return allMatch(game, ctx, select(game, ctx, condition.what), condition.filter)
    case 'compare':
      if (condition.there && !areThere(game, ctx, condition.a, condition.b)) return false
      return compare(exact(game, ctx, condition.a), condition.op, exact(game, ctx, condition.b))
    case 'firstTurnOf': {
      const { player } = game.turn
      return isOneOf(game, ctx, condition.players, player) && playerAt(game, player).turns === 1
    }
    case 'readyStepOf':
      return game.turn.step === 'ready' && isOneOf(game, ctx, condition.players, game.turn.player)
    case 'level':
      return levelOf(game) >= condition.least
    case 'turnOf':
      return isOneOf(game, ctx, condition.players, game.turn.player)
    case 'all':
      for (const part of condition.of) if (!holds(game, ctx, part)) return false
      return true
    case 'any':
      for (const part of condition.of) if (holds(game, ctx, part)) return true
      return false
    case 'not':
      return !holds(game, ctx, condition.cond)
    default:
      return holdsToo(game, ctx, condition)
  }
}

type HeldFirst =
  | 'exists'
  | 'matches'
  | 'compare'
  | 'firstTurnOf'
  | 'readyStepOf'
  | 'level'
  | 'turnOf'
  | 'all'
  | 'any'
  | 'not'

/** A function of its own, since closures anywhere in the one above would be paid for each time. */
function holdsToo(game: Game, ctx: Context, condition: Exclude<Condition, { kind: HeldFirst }>): boolean {
  switch (condition.kind) {
    case 'sameTypes':
      return haveSameTypes(game, select(game, ctx, condition.what))
    case 'differentNames': {
      const names = select(game, ctx, condition.what).map((id) => cardOf(game, id).name)
      return new Set(names).size === names.length
    }
    case 'guessed':
      return guessedRight(game, ctx, condition)
    case 'sharedTag': {
      const ids = select(game, ctx, condition.what)
      return condition.tags.some(
        (tag) => ids.filter((id) => hasTag(game, id, tag)).length >= condition.atLeast,
      )
    }
    case 'flippedFirst': {
      const first = game.objects[game.registers.flipped ?? 0]?.became
      return first !== undefined && select(game, ctx, condition.what).includes(first)
    }
    case 'dealtDamageThisTurn':
      return game.registers.damage.some((dealt) => wasDealt(game, ctx, condition, dealt))
    case 'destroyedThisTurn':
      return fitting(game, ctx, game.registers.destroyed ?? [], condition.what).length > 0
    case 'heroHas':
      return playersOf(game, ctx, condition.of).some((seat) => heroHas(game, seat, condition.trait))
    case 'anyPlayer':
      return playersOf(game, ctx, condition.of).some((they) => holds(game, { ...ctx, they }, condition.holds))
    case 'players': {
      const n = playersOf(game, ctx, condition.who).length
      return n >= (condition.atLeast ?? 0) && n <= (condition.atMost ?? n)
    }
    case 'lost': {
      const lost = game.players.filter((player) => player.side === condition.side && player.out).length
      return lost >= (condition.atLeast ?? 0) && lost <= (condition.atMost ?? lost)
    }
  }
}

function allMatch(game: Game, ctx: Context, ids: readonly ObjectId[], filter: Filter): boolean {
  for (const id of ids) if (!matches(game, ctx, filter, id)) return false
  return ids.length > 0
}

/** Of the Dungeon hero's visible side; who has lost has no hero. */
function levelOf(game: Game): number {
  const heroes = game.players.filter((player) => !player.out).map((player) => player.hero)
  return Math.max(0, ...heroes.map((hero) => cardOf(game, hero).level ?? 0))
}

/** If one of the two isn't there, no comparison is made at all (712.8). */
function guessedRight(
  game: Game,
  ctx: Context,
  { as, stat, of, than }: Extract<Condition, { kind: 'guessed' }>,
): boolean {
  const [a] = select(game, ctx, of)
  const [b] = select(game, ctx, than)
  if (a === undefined || b === undefined) return false
  return Math.sign(statOf(game, a, stat) - statOf(game, b, stat)) === ctx.bound[as]
}

function countWithin(game: Game, ctx: Context, condition: Extract<Condition, { kind: 'exists' }>): boolean {
  const { what, atLeast, atMost } = condition
  const most = atMost === undefined ? undefined : num(game, ctx, atMost)
  const least = atLeast === undefined ? (most === undefined ? 1 : 0) : num(game, ctx, atLeast)
  const count = countUpTo(game, ctx, what, most === undefined ? least : most + 1)
  return count >= least && (most === undefined || count <= most)
}
