/**
 * A raid that lasts very long: the decks are thick and the lair is harmless. After every answer the heroes are healed
 * and all but the newest allies are destroyed. Nobody has more than eight resources, and no other cards stay in play
 * or do anything from a graveyard. The raid begins with those allies and resources. So the table stays the same, and
 * only the past grows.
 */
import { allCards } from '../../src/cards/index.ts'
import {
  applyInput,
  type CardId,
  type Decision,
  type Game,
  isRefusal,
  type ObjectId,
  playerInSeat,
  raidDescriptionOfGame,
  randomPicks,
  registerRaid,
  type Seat,
  startGame,
} from '../../src/engine/index.ts'
import { applyAtoms, cardOf, invalidateAll } from '../../src/engine/internals.ts'
import { newComputerPlayerRandomGenerator, setupForPlan } from '../../src/simulation/simulate.ts'
import { userText } from '../../src/texts/user-text.ts'
import { medianOf, roundToHundredths } from './figures.ts'

const LONG = 'long raid'
const LAST = 2_100
const DECKS = 12
const ALLIES = 8
const RESOURCES = 8
const FATAL = 99
const SEEDS = Array.from({ length: 20 }, (_, i) => i + 1) // these seeds use all starter decks

/** Divides the time of the 2,000th decision by that of the 100th: medians of the 100 or 200 around them. */
export function slowdownOfLongRaid(): number {
  stage()
  const raids = SEEDS.map(times)
  const around = (from: number, to: number): number => medianOf(raids.flatMap((raid) => raid.slice(from, to)))
  return roundToHundredths(around(1_900, LAST) / around(50, 150))
}

function stage(): void {
  const base = raidDescriptionOfGame({ raid: 'deadmines' })
  if (!base.lair) throw new Error('the raid has no lair')
  const harmless = [...allCards.values()].find((card) => card.name === 'Sneak Attack')?.id ?? ''
  registerRaid({ ...base, name: LONG, lair: { ...base.lair, deck: Array<string>(60).fill(harmless) } })
}

/** Builds up the final table at once, so that the 100th decision has about as much to do as the 2,000th. */
function fill(game: Game): void {
  const raiders = game.players.filter(({ automaton }) => !automaton)
  for (const { seat, deck } of raiders) {
    for (const object of deck.slice(0, RESOURCES)) enter(game, seat, object, 'resource')
    const allies = playerInSeat(game, seat).deck.filter((id) => cardOf(game, id).type === 'ally')
    for (const object of allies.slice(0, Math.ceil(ALLIES / raiders.length)))
      enter(game, seat, object, 'ally')
  }
  invalidateAll(game)
}

function enter(game: Game, under: Seat, object: ObjectId, row: 'resource' | 'ally'): void {
  const faceDown = row === 'resource'
  applyAtoms(game, [{ atom: 'move', object, to: 'play', why: 'entered', enter: { under, row, faceDown } }])
}

/** Starts the raid with its final table and its random numbers. */
function begin(seed: number) {
  const setup = setupForPlan({ raid: 'deadmines', mode: 'novice', seats: 3, seed })
  const seats = setup.seats.map((seat) => ({
    ...seat,
    deck: Array(DECKS).fill(seat.deck.filter(isPassing)).flat(),
  }))
  const { game } = startGame({ ...setup, raid: LONG, seats }, seed)
  const random = newComputerPlayerRandomGenerator(seed)
  fill(game)
  return { game, random }
}

/** Returns the milliseconds of each decision. */
function times(seed: number): number[] {
  const { game, random } = begin(seed)
  const taken: number[] = []
  while (game.decision && taken.length < LAST) {
    taken.push(answer(game, random))
    keepGoing(game)
  }
  if (taken.length < LAST)
    throw new Error(`the long raid of seed ${seed} ended after ${taken.length} decisions`)
  return taken
}

function answer(game: Game, random: (n: number) => number): number {
  const { decision } = game
  if (!decision) throw new Error('there is no question')
  const picks = randomPicks({ ...decision, options: sensible(game, decision) }, random)
  const began = performance.now()
  const result = applyInput(game, { kind: 'answer', decision: decision.id, seat: decision.seat, picks })
  if (isRefusal(result)) throw new Error(result.why)
  return performance.now() - began
}

/** Leaves out options that place a resource once the player has enough of them. */
function sensible(game: Game, { options, seat }: Decision): Decision['options'] {
  const own = game.play.map((id) => game.objects[id]?.play)
  const count = own.filter((play) => play?.row === 'resource' && play.controller === seat).length
  return count < RESOURCES ? options : options.filter((option) => option.kind !== 'place')
}

/** Allies come and go, abilities leave once they have resolved, and neither does anything in a graveyard. */
function isPassing(id: CardId): boolean {
  const card = allCards.get(id)
  if (!card || card.powers.some((power) => 'zone' in power || power.kind === 'continuous')) return false
  return card.type === 'ally' || (card.type === 'ability' && !card.ongoing && !card.attach)
}

/** Heals and destroys by adjustments, which a raid leader could make as well. */
function keepGoing(game: Game): void {
  for (const { hero } of game.players) if ((game.objects[hero]?.play?.damage ?? 0) > 0) damage(game, hero, 0)
  const allies = game.play.filter((id) => game.objects[id]?.play?.row === 'ally')
  for (const id of allies.slice(0, -ALLIES)) damage(game, id, FATAL)
}

function damage(game: Game, object: number, amount: number): void {
  const change = { kind: 'damage' as const, object, damage: amount }
  applyInput(game, { kind: 'adjust', seat: 0, reason: userText('so that the raid goes on'), change })
}
