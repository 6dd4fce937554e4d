/**
 * Corrections of the game by a raid leader or a judge (docs/rulings.md). They use the same atoms as all other
 * changes. A correction is not an event of the game, so it triggers nothing, except through cards that it puts into
 * play.
 */

import { checkUnearnedAchievements } from '../../changes/achievements.ts'
import { type Atom, applyAtoms, newMoveToZone } from '../../changes/atoms.ts'
import type { Card } from '../../model/data/card.ts'
import { printedCard } from '../../model/data/card-registry.ts'
import { emitEvent, invalidateAll } from '../../model/derived/derived-cache.ts'
import { refusalOfPicksOrBack } from '../../model/state/answers.ts'
import { topFrame } from '../../model/state/frames.ts'
import type { Game } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import type { CorrectionRefusalReason, GameCorrection, Input, Refusal } from '../../model/state/input.ts'
import { isInPlay, objectById, playerInSeat } from '../../model/state/objects.ts'
import { pickRandom } from '../../model/state/rng.ts'
import { isBlankAndHidden } from '../../model/state/rows.ts'
import { isBoss } from '../../queries/boss.ts'
import { isCharacter } from '../combat/legality.ts'
import { startPuttingCardsIntoPlay } from '../entering/entering.ts'
import { askDecisionAgain } from '../losing/cancelling.ts'
import { endGame, endGameIfDecided, makePlayerLose } from '../losing/leaving.ts'
import { enterResourceRow } from '../resource-row/resource-row.ts'
import { endCurrentTurn, interruptAllLinks } from '../turn/turn-order.ts'

type Of<K extends GameCorrection['kind']> = Extract<GameCorrection, { kind: K }>

/**
 * Two functions for each kind of correction. `wrong` returns the reason why the correction isn't possible now, or null.
 * `make` makes the correction.
 */
type Tools = {
  [K in GameCorrection['kind']]: {
    wrong(game: Game, change: Of<K>): CorrectionRefusalReason | null
    make(game: Game, change: Of<K>): void
  }
}

const tools: Tools = {
  damage: {
    wrong(game, { object, damage }) {
      if (!isInPlay(game, object) || !isCharacter(game, object)) return 'noCharacter' // Only a character has damage (405.1).
      return isCount(damage) ? null : 'noNumber'
    },
    make(game, { object, damage }) {
      const { play } = objectById(game, object)
      if (play) play.damage = damage
      invalidateAll(game)
      checkUnearnedAchievements(game)
      askDecisionAgain(game)
    },
  },
  abandon: { wrong: () => null, make: (game) => endGame(game, { kind: 'abandoned' }) },
  answer: {
    wrong(game, { decision, picks }) {
      if (game.decision?.id !== decision) return 'answered'
      return refusalOfPicksOrBack(game.decision, picks) ? 'noAnswer' : null
    },
    make(game, { picks }) {
      const frame = topFrame(game)
      if (frame) frame.answer = [...picks]
      game.decision = null
    },
  },
  kick: {
    wrong: (game, { player }) => notPlaying(game, player),
    make(game, { player }) {
      makePlayerLose(game, player, 'conceded')
      endGameIfDecided(game)
    },
  },
  endTurn: {
    wrong: (game) => busy(game) ?? (game.chain.length > 0 || game.combat ? 'unsettled' : null),
    make(game) {
      askDecisionAgain(game)
      interruptAllLinks(game)
      endCurrentTurn(game)
    },
  },
  exhaust: {
    wrong: (game, { object }) => busy(game) ?? cantTurn(game, object, true),
    make: (game, { object }) => changeWithoutTriggers(game, [{ atom: 'exhaust', object }]),
  },
  ready: {
    wrong: (game, { object }) => busy(game) ?? cantTurn(game, object, false),
    make: (game, { object }) => changeWithoutTriggers(game, [{ atom: 'ready', object }]),
  },
  flip: {
    wrong: (game, { object }) => busy(game) ?? cantTurnOver(game, object),
    make: (game, { object }) => changeWithoutTriggers(game, [{ atom: 'turnOver', object }]),
  },
  counters: {
    wrong(game, { object, counter, n }) {
      if (!isCount(Math.abs(n)) || n === 0 || !/^[A-Za-z][A-Za-z ]{0,29}$/.test(counter)) return 'noNumber'
      return busy(game) ?? whyNotNameable(game, object)
    },
    make: (game, { object, counter, n }) =>
      changeWithoutTriggers(game, [{ atom: 'counter', object, counter, n }]),
  },
  attach: {
    wrong: (game, { object, host }) =>
      busy(game) ?? immovable(game, object) ?? whyNotNameable(game, host) ?? cantAttach(game, object, host),
    make: (game, { object, host }) => attach(game, object, host),
  },
  move: {
    wrong: (game, { object, to }) =>
      busy(game) ?? immovable(game, object) ?? (to === 'play' ? cantEnter(game, object) : null),
    make: (game, { object, to }) => moveTo(game, object, to),
  },
  moveUnseen: {
    wrong: (game, { player, from }) => busy(game) ?? tooFewIn(game, player, from, 1),
    make(game, { player, from, to }) {
      const cards = playerInSeat(game, player)[from]
      const card = from === 'hand' ? pickRandom(game, cards) : cards.at(-1)
      moveTo(game, card ?? 0, to)
    },
  },
  draw: {
    wrong: (game, { player, n }) =>
      busy(game) ?? notPlaying(game, player) ?? tooFewIn(game, player, 'deck', n),
    make(game, { player, n }) {
      const cards = playerInSeat(game, player).deck.slice(-n).reverse()
      for (const object of cards)
        changeWithoutTriggers(game, [{ atom: 'move', object, to: 'hand', why: 'drawn' }])
    },
  },
  addResources: {
    wrong: (game, { player, n }) =>
      busy(game) ?? notPlaying(game, player) ?? tooFewIn(game, player, 'deck', n),
    make(game, { player, n }) {
      askDecisionAgain(game)
      const cards = playerInSeat(game, player).deck.slice(-n)
      for (const card of cards) enterResourceRow(game, card, player, { faceDown: true, exhausted: false })
    },
  },
  removeResources: {
    wrong: (game, { player, n }) =>
      busy(game) ?? (isSome(n) && faceDownOf(game, player).length >= n ? null : 'tooFew'),
    make(game, { player, n }) {
      const atoms = faceDownOf(game, player)
        .slice(-n)
        .map((object): Atom => newMoveToZone(game, object, 'deckBottom'))
      changeWithoutTriggers(game, atoms)
    },
  },
}

/** Returns the reason why a correction can't be made, or null if it can. */
export function refusalOfCorrection<K extends GameCorrection['kind']>(
  game: Game,
  change: Of<K>,
): Refusal | null {
  const tool: Tools[K] = tools[change.kind]
  const wrong = tool.wrong(game, change)
  return wrong && { refused: 'impossible', why: `This can't be adjusted: ${wrong}.`, wrong }
}

/** Makes a correction that was not refused, and emits its event first. */
export function applyCorrection(
  game: Game,
  { seat, change, reason, by }: Extract<Input, { kind: 'adjust' }>,
): void {
  if (change.kind !== 'abandon')
    emitEvent(game, {
      kind: 'adjusted',
      seat,
      reason,
      ...(by === undefined ? {} : { by }),
      ...eventDataOf(game, change),
    })
  make(game, change)
}

function make<K extends GameCorrection['kind']>(game: Game, change: Of<K>): void {
  const tool: Tools[K] = tools[change.kind]
  tool.make(game, change)
}

/** Returns the change, and the player or object that it is about. */
function eventDataOf(game: Game, change: GameCorrection) {
  if (change.kind === 'answer') return { change, player: game.decision?.seat ?? 0 }
  if (!('object' in change)) return { change }
  const about = { change, object: change.object, card: objectById(game, change.object).card }
  if (change.kind !== 'attach') return about
  return { ...about, host: change.host, hostCard: objectById(game, change.host).card }
}

/** Makes a change that triggers no powers. The open question is asked again. */
function changeWithoutTriggers(game: Game, atoms: readonly Atom[]): void {
  askDecisionAgain(game)
  const waiting = game.waiting.length
  applyAtoms(game, atoms)
  game.waiting.length = waiting
}

/** Moves a card. A card that is put into play enters as if a text had put it there. */
function moveTo(game: Game, object: ObjectId, to: Of<'move'>['to']): void {
  if (to !== 'play') return changeWithoutTriggers(game, [newMoveToZone(game, object, to)])
  askDecisionAgain(game)
  startPuttingCardsIntoPlay(game, [object], objectById(game, object).owner)
}

/** Attaches a card. A card that isn't in play enters under its owner's control, as if a text had put it there. */
function attach(game: Game, object: ObjectId, host: ObjectId): void {
  if (isInPlay(game, object)) return changeWithoutTriggers(game, [{ atom: 'attach', object, host }])
  askDecisionAgain(game)
  startPuttingCardsIntoPlay(game, [object], objectById(game, object).owner, { host })
}

// Checks of whether a correction is possible.

/**
 * Returns "busy" unless a player has priority. Cards can be moved and turned only then, because no action is half done.
 */
const busy = ({ decision }: Game): CorrectionRefusalReason | null =>
  decision?.kind === 'priority' ? null : 'busy'

const isCount = (n: number): boolean => Number.isSafeInteger(n) && n >= 0 && n <= 999
const isSome = (n: number): boolean => isCount(n) && n > 0

function notPlaying(game: Game, seat: Seat): CorrectionRefusalReason | null {
  const player = game.players[seat]
  return player && !player.out && !player.automaton ? null : 'noPlayer'
}

function tooFewIn(game: Game, seat: Seat, zone: 'deck' | 'hand', n: number): CorrectionRefusalReason | null {
  const player = game.players[seat]
  if (!player || player.out) return 'noPlayer'
  return isSome(n) && player[zone].length >= n ? null : 'tooFew'
}

/** Returns why a card can't be named, or null if it can: it isn't in play, or not everybody can see it. */
function whyNotNameable(game: Game, id: ObjectId): CorrectionRefusalReason | null {
  const play = game.objects[id]?.play
  if (!play) return 'notInPlay'
  return isBlankAndHidden(play) ? 'hidden' : null
}

function cantTurn(game: Game, id: ObjectId, exhausted: boolean): CorrectionRefusalReason | null {
  return whyNotNameable(game, id) ?? (objectById(game, id).play?.exhausted === exhausted ? 'nothing' : null)
}

/**
 * Returns why a card can't be turned over, or null if it can. A raider's hero has two sides, unless it is a Master
 * Hero (301.2, 301.4), and a face-up resource can be turned face down.
 */
function cantTurnOver(game: Game, id: ObjectId): CorrectionRefusalReason | null {
  const closed = whyNotNameable(game, id)
  if (closed) return closed
  const { type, master } = printedCard(game, objectById(game, id).card)
  const isOwnHero = type === 'hero' && !master && !isBoss(game, id)
  return isOwnHero || objectById(game, id).play?.row === 'resource' ? null : 'nothing'
}

const HIDDEN: ReadonlySet<string> = new Set(['collection', 'deck', 'hand'])

function immovable(game: Game, id: ObjectId): CorrectionRefusalReason | null {
  const object = game.objects[id]
  if (!object || object.zone === 'gone' || object.thing) return 'notThere'
  if (HIDDEN.has(object.zone) || object.unseen) return 'hidden'
  if (object.zone === 'chain') return 'onChain'
  if (game.players.some(({ hero }) => hero === id) || object.starting || object.sealed) return 'hero'
  return object.zone === 'play' && whyNotNameable(game, id) ? 'hidden' : null
}

/** Returns why a card can't be put into play, or null if it can. Only cards that stay in play can be put there. */
function cantEnter(game: Game, id: ObjectId): CorrectionRefusalReason | null {
  const { card, zone } = objectById(game, id)
  if (zone === 'play') return 'nothing'
  return staysInPlay(printedCard(game, card)) ? null : 'cantEnter'
}

/** Whether a card stays in play. An ability whose text isn't known may be ongoing. */
const staysInPlay = ({ type, ongoing, attach, byHand }: Card): boolean =>
  type === 'ally' || type === 'equipment' || (type === 'ability' && Boolean(ongoing || attach || byHand))

/**
 * Returns why a card can't be attached to that host, or null if it can. No card is attached to itself, to a card that is
 * attached to it, or to a resource.
 */
function cantAttach(game: Game, id: ObjectId, host: ObjectId): CorrectionRefusalReason | null {
  const { card, play } = objectById(game, id)
  if (!staysInPlay(printedCard(game, card))) return 'cantEnter'
  if (play?.row === 'resource' || objectById(game, host).play?.row === 'resource') return 'cantBeHost'
  if (play?.host === host) return 'nothing'
  return hostsOf(game, host).includes(id) ? 'cantBeHost' : null
}

/** Returns the card, its host, the host of its host, and so on. */
function hostsOf(game: Game, id: ObjectId): ObjectId[] {
  const { play } = objectById(game, id)
  return [id, ...(play?.host === undefined ? [] : hostsOf(game, play.host))]
}

const faceDownOf = ({ play, objects }: Game, seat: Seat): ObjectId[] =>
  play.filter((id) => {
    const lying = objects[id]?.play
    return lying?.row === 'resource' && lying.faceDown && lying.controller === seat
  })
