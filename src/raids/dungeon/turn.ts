/** The Dungeon's turn: ready, Level Up, MARKED, Flip, attack (Dungeon Deck Rules). */

import {
  type Chooser,
  type Game,
  lairSeat,
  type ObjectId,
  objectOf,
  pickOne,
  playerAt,
  printed,
  type Seat,
} from '../../engine/index.ts'
import {
  announceAttack,
  announceForLair,
  ask,
  automatedDefenders,
  beginTurn,
  canBeProposed,
  canPayToAttack,
  characteristics,
  charactersInPlay,
  chooser,
  endPhase,
  endTurn,
  enter,
  type Frame,
  inPlay,
  isInPlay,
  matches,
  newContext,
  objectOption,
  openWindow,
  type Procedure,
  pickedObject,
  pop,
  readyCards,
  select,
  settle,
  statOf,
  takeAnswer,
} from '../../engine/inside.ts'
import { mark } from './marked.ts'

const steps = [begin, levelUpStep, flipStep, flipNext, attackStep, attackNext, endPhaseOf, finish] as const

export const dungeonTurn: Procedure<'dungeonTurn'> = (game, frame) => {
  const step = steps[frame.step]
  if (!step) return pop(game)
  if (game.turn.ended && frame.step > 0 && frame.step < steps.indexOf(finish)) {
    frame.step = steps.indexOf(finish)
    return
  }
  frame.step += 1
  step(game, frame.seat, frame)
}

function begin(game: Game, seat: Seat): void {
  beginTurn(game, seat)
  readyCards(game, seat)
}

function levelUpStep(game: Game, seat: Seat): void {
  levelUp(game, playerAt(game, seat).hero)
  mark(game)
  openWindow(game, 'ready')
}

/** Several times if due; the object stays, so damage, attachments and orientation do too (Level Up Rules). */
function levelUp(game: Game, hero: ObjectId): void {
  const object = objectOf(game, hero)
  const card = printed(game, object.card)
  const power = card.powers.find((one) => one.kind === 'levelUp')
  if (power?.kind !== 'levelUp' || card.nextLevel === undefined) return
  const due =
    power.when === 'dead'
      ? game.players.some((player) => player.side === 'raiders' && player.out)
      : someRaidingHeroHas(game, power.when.damage)
  if (!due) return
  object.card = card.nextLevel
  settle(game, [
    {
      kind: 'levelled',
      object: hero,
      from: card.id,
      to: card.nextLevel,
      level: printed(game, card.nextLevel).level ?? 0,
    },
  ])
  levelUp(game, hero)
}

/** As many cards as the Dungeon hero's Flip value. */
function flipStep(game: Game, seat: Seat, frame: Frame<'dungeonTurn'>): void {
  enter(game, 'action', 'flip')
  frame.flips = characteristics(game, playerAt(game, seat).hero).keywords.flip ?? 0
}

/** One card at a time, each played and resolved, the raiders responding. */
function flipNext(game: Game, seat: Seat, frame: Frame<'dungeonTurn'>): void {
  const { deck } = playerAt(game, seat)
  const card = deck[deck.length - 1]
  const left = frame.flips ?? 0
  if (left <= 0 || card === undefined) return
  frame.flips = left - 1
  frame.step -= 1
  openWindow(game, 'flip')
  announceForLair(game, card)
}

function attackStep(game: Game): void {
  enter(game, 'action', 'attack')
}

/** Dungeon characters attack in the order they entered play, the hero first; who is readied attacks again. */
function attackNext(game: Game, seat: Seat, frame: Frame<'dungeonTurn'>): void {
  const [chosen] = takeAnswer(frame) ?? []
  for (const attacker of attackers(game, seat)) {
    const wanted = automatedDefenders(game, attacker)
    if (!wanted) continue
    frame.step -= 1
    const { ids, ties } = wanted
    if (ties && ids.length > 1 && chosen === undefined) return askWhom(game, seat, attacker, ids, ties)
    openWindow(game, 'attack')
    return announceAttack(game, attacker, chosen ? pickedObject(chosen) : pickOne(game, ids))
  }
}

/** Who breaks the tie, where it isn't left to chance. */
function askWhom(game: Game, seat: Seat, attacker: ObjectId, ids: ObjectId[], ties: Chooser): void {
  const asked = chooser(game, newContext('', attacker, seat), ties)
  ask(game, { kind: 'choose', ...asked, options: ids.map(objectOption), source: attacker })
}

function attackers(game: Game, seat: Seat): ObjectId[] {
  const { hero } = playerAt(game, seat)
  const found: ObjectId[] = []
  if (isInPlay(game, hero) && mayAttack(game, seat, hero)) found.push(hero)
  for (const id of charactersInPlay(game)) if (id !== hero && mayAttack(game, seat, id)) found.push(id)
  return found
}

function mayAttack(game: Game, seat: Seat, id: ObjectId): boolean {
  return inPlay(game, id).controller === seat && canBeProposed(game, id) && canPayToAttack(game, id)
}

function endPhaseOf(game: Game, seat: Seat): void {
  endPhase(game, seat)
}

function finish(game: Game, seat: Seat, frame: Frame<'dungeonTurn'>): void {
  endTurn(game, seat, frame)
}

/** Whether a raiding hero has that much damage (Level Up Rules). */
export function someRaidingHeroHas(game: Game, damage: number): boolean {
  const ctx = newContext('', 0, lairSeat(game))
  const heroes = select(game, ctx, { kind: 'hero', of: { kind: 'side', side: 'raiders' } })
  return heroes.some(
    (id) => matches(game, ctx, { kind: 'type', type: 'hero' }, id) && statOf(game, id, 'damage') >= damage,
  )
}
