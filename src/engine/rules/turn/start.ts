/** The start of a game (101). */

import { type Atom, applyAtoms } from '../../changes/atoms.ts'
import { shuffleDeck } from '../../changes/chance.ts'
import { triggerPowersInOpeningHands } from '../../changes/triggering.ts'
import { type FrameProcedure, raidDescriptionOfGame } from '../../model/data/card-registry.ts'
import { raidModeOrFirst } from '../../model/data/raid.ts'
import { derivedCacheOf, emitEvent, invalidateAll } from '../../model/derived/derived-cache.ts'
import type { Option } from '../../model/state/decision.ts'
import { askQuestion, popFrame, pushFrame, takeAnswer, topFrame } from '../../model/state/frames.ts'
import { type Game, type Player, SCHEMA_VERSION } from '../../model/state/game.ts'
import type { Seat } from '../../model/state/ids.ts'
import { newMove } from '../../model/state/move.ts'
import { playerInSeat, seatOfLairPlayer } from '../../model/state/objects.ts'
import { randomStateFromSeed } from '../../model/state/rng.ts'
import type { Setup } from '../../model/state/setup.ts'
import { FIRST_PLAYER_KEY } from '../../model/state/tallies.ts'
import { dealOpeningHand } from './opening.ts'
import { determineFirstSeat, reasonToRefuseSetup, seatPlayers } from './seating.ts'
import { startTurn } from './turn.ts'

/** The version of the engine, which is stored in each game. */
export const ENGINE_VERSION = 1

/** Returns a new game with every hero in play and every deck shuffled, before the opening hands. */
export function newGame(setup: Setup, seed: number | string): Game {
  const game: Game = {
    shape: SCHEMA_VERSION,
    engine: ENGINE_VERSION,
    raid: setup.raid,
    mode: setup.mode,
    cards: setup.cards,
    leader: 0,
    everyWindow: setup.everyWindow,
    players: [],
    objects: {},
    play: [],
    chain: [],
    modifiers: [],
    waiting: [],
    turn: { number: 0, player: 0, phase: 'before', step: 'mulligan', placed: false, over: false },
    combat: null,
    marks: {},
    registers: {
      combatDamage: [],
      damage: [],
      used: {},
      suffered: {},
      attacked: [],
      sincePriority: [],
      nth: {},
      tally: {},
      dealing: undefined,
      exhausted: undefined,
      healing: undefined,
      acts: undefined,
      destroyed: undefined,
      nthThisTurn: undefined,
      been: undefined,
      flipped: undefined,
    },
    achievements: [],
    earned: [],
    frames: [],
    decision: null,
    clock: 0,
    nextId: 0,
    nextDecision: 0,
    rng: randomStateFromSeed(seed),
    outcome: null,
    clinging: undefined,
    loop: undefined,
    extraTurns: undefined,
    order: undefined,
    shown: undefined,
  }
  derivedCacheOf(game) // From here on, new objects have every field (`all-fields.ts`).
  const raid = raidDescriptionOfGame(game)
  const refused = reasonToRefuseSetup(raid, setup)
  if (refused) throw new Error(refused)
  seatPlayers(game, setup)
  game.leader = setup.leader ?? (seatOfLairPlayer(game) === 0 ? 1 : 0)
  game.turn.player = determineFirstSeat(game, raidModeOrFirst(raid, setup.mode).first)
  pushFrame(game, { kind: 'opening', step: 'deal', at: 0, again: [] })
  invalidateAll(game)
  return game
}

/**
 * Deals the opening hands. Then each player decides in turn order whether to take a mulligan, and the first turn
 * begins (101.2).
 */
export const processOpening: FrameProcedure<'opening'> = (game, frame) => {
  const { again } = frame
  const answer = takeAnswer(frame)
  if (frame.step === 'deal') {
    emitEvent(game, { kind: 'gameStarted', raid: game.raid, mode: game.mode, first: game.turn.player })
    for (const player of game.players) dealOpeningHand(game, player.seat)
  }
  if (answer) hear(game, frame.at, answer, again)
  frame.step = 'decide'
  frame.at += 1
  const player = decider(game, frame.at)
  if (!player) return begin(game, again)
  const options: Option[] = [
    { id: 'keep', kind: 'keep' },
    { id: 'mulligan', kind: 'mulligan' },
  ]
  if (maySwapHand(game, player)) askQuestion(game, { kind: 'mulligan', seat: player.seat, options })
}

/** Whether a player may take a mulligan. Automated players have no hand, and some Boss players may not (R300.5). */
function maySwapHand(game: Game, { automaton, out, side }: Player): boolean {
  if (automaton || out) return false
  return side !== 'lair' || !raidDescriptionOfGame(game).lair?.hand?.kept
}

/** Returns the players who decide on a mulligan after the current player, in turn order (101.2). */
export function seatsLeftToMulligan(game: Game): Seat[] {
  const frame = topFrame(game)
  if (game.decision?.kind !== 'mulligan' || frame?.kind !== 'opening') return []
  const left = game.players.map((_, n) => decider(game, frame.at + 1 + n))
  return left.flatMap((player) => (player && maySwapHand(game, player) ? [player.seat] : []))
}

function decider(game: Game, step: number): Player | undefined {
  const n = game.players.length
  return step > n ? undefined : playerInSeat(game, (game.turn.player + step - 1) % n)
}

function hear(game: Game, step: number, answer: string[], again: Seat[]): void {
  const player = decider(game, step)
  if (!player || player.out) return
  const kept = answer[0] !== 'mulligan'
  if (!kept) again.push(player.seat)
  emitEvent(game, { kind: 'mulligan', seat: player.seat, kept })
}

function begin(game: Game, again: Seat[]): void {
  popFrame(game)
  for (const seat of again) mulligan(game, seat)
  invalidateAll(game)
  triggerPowersInOpeningHands(game)
  const { player } = game.turn
  const first = playerInSeat(game, player).out
    ? (game.players.find(({ out }) => !out)?.seat ?? player)
    : player
  game.registers.tally[FIRST_PLAYER_KEY] = first
  startTurn(game, first)
}

/** Shuffles the hand back and takes the same number of new cards (101.2). */
function mulligan(game: Game, seat: Seat): void {
  const player = playerInSeat(game, seat)
  if (player.out) return
  const back = player.hand.map((object): Atom => newMove(object, 'deck', 'put'))
  applyAtoms(game, back)
  shuffleDeck(game, seat)
  dealOpeningHand(game, seat, back.length)
}
