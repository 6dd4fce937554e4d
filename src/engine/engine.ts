/**
 * The engine: starts a game, applies an input, and shows the game to a seat. It is pure and deterministic: the setup,
 * the seed and the inputs determine the game.
 */

import { processLoop } from './changes/loops.ts'
import { assignCardNumbers } from './changes/numbering.ts'
import { rememberTopCards } from './changes/open-decks.ts'
import { processDraws, replenishLairDecks } from './changes/piles.ts'
import { processMoves, processReplacement } from './changes/replace.ts'
import { processRoll } from './changes/rolling.ts'
import { processEffect } from './effects/interpret.ts'
import { type FrameProcedure, raidDescriptionOfGame } from './model/data/card-registry.ts'
import { derivedCacheOf, emitEvent } from './model/derived/derived-cache.ts'
import { isTakingBack, refusalOfPicksOrBack } from './model/state/answers.ts'
import type { GameEvent } from './model/state/events.ts'
import type { Frame, FrameKind } from './model/state/frame.ts'
import { topFrame } from './model/state/frames.ts'
import type { Game } from './model/state/game.ts'
import type { Input, Refusal } from './model/state/input.ts'
import { playerInSeat } from './model/state/objects.ts'
import type { Setup } from './model/state/setup.ts'
import { refusalOfPickedName } from './queries/naming.ts'
import { processCombat, removeFormerCombatants } from './rules/combat/combat.ts'
import { processPackets } from './rules/damage/packets.ts'
import { processEntering } from './rules/entering/entering.ts'
import { processUniqueness, startUniquenessRepairIfNeeded } from './rules/entering/uniqueness.ts'
import { applyCorrection, refusalOfCorrection } from './rules/judge-corrections/correcting.ts'
import { processAnnouncement } from './rules/links/announce.ts'
import { processDuplication } from './rules/links/copies.ts'
import { processResolution } from './rules/links/resolve.ts'
import { endGame, endGameIfDecided, makePlayerLose } from './rules/losing/leaving.ts'
import { processBeforePriority, processPriority } from './rules/priority/priority.ts'
import { setStops } from './rules/priority/stops.ts'
import { processLocationChoice } from './rules/priority/waves.ts'
import { processStash } from './rules/resource-row/resource-row.ts'
import { processEffectsOfRevealedCards } from './rules/revealing/revealing.ts'
import { processReadying } from './rules/turn/ready.ts'
import { newGame, processOpening } from './rules/turn/start.ts'
import { processTurn } from './rules/turn/turn.ts'

const procedures: { [K in FrameKind]: FrameProcedure<K> } = {
  opening: processOpening,
  turn: processTurn,
  priority: processPriority,
  process: processBeforePriority,
  announce: processAnnouncement,
  resolve: processResolution,
  enter: processEntering,
  duplicate: processDuplication,
  effect: processEffect,
  packets: processPackets,
  loop: processLoop,
  happen: processMoves,
  instead: processReplacement,
  draw: processDraws,
  roll: processRoll,
  combat: processCombat,
  locations: processLocationChoice,
  ready: processReadying,
  unique: processUniqueness,
  stash: processStash,
  revealing: processEffectsOfRevealedCards,
}

/** A function that is called with the game after each step between two decisions. It must not change the game. */
export type StepObserver = (game: Game) => void

/** Sets up a game and runs it to its first decision. */
export function startGame(
  setup: Setup,
  seed: number | string,
  see?: StepObserver,
): { game: Game; events: GameEvent[] } {
  const game = newGame(setup, seed)
  return { game, events: run(game, see) }
}

/** Applies an input and runs the game to the next decision. A refused input changes nothing. */
export function applyInput(game: Game, input: Input, see?: StepObserver): GameEvent[] | Refusal {
  const refusal = refuse(game, input)
  if (refusal) return refusal
  enact(game, input)
  return run(game, see)
}

/** Whether the result of an input is a refusal. */
export function isRefusal(result: GameEvent[] | Refusal): result is Refusal {
  return !Array.isArray(result)
}

function refuse(game: Game, input: Input): Refusal | null {
  if (game.outcome) return { refused: 'over', why: 'The raid is over.' }
  const player = game.players[input.seat]
  if (!player || player.automaton) return { refused: 'unknownSeat', why: 'Nobody sits in that seat.' }
  if (input.kind === 'answer') return refuseAnswer(game, input)
  if (input.kind === 'concede' && player.out)
    return { refused: 'impossible', why: 'That raider has already left the game.' }
  if (input.kind === 'adjust') return refusalOfCorrection(game, input.change)
  return null
}

function refuseAnswer(game: Game, input: Extract<Input, { kind: 'answer' }>): Refusal | null {
  const { decision } = game
  if (!decision || decision.id !== input.decision)
    return { refused: 'stale', why: 'That question has been answered already.' }
  if (decision.seat !== input.seat) return { refused: 'notYours', why: 'Somebody else is asked.' }
  const { picks } = input
  const refusal = refusalOfPicksOrBack(decision, picks)
  return refusal || isTakingBack(picks) ? refusal : refusalOfPickedName(game, decision, picks)
}

function enact(game: Game, input: Input): void {
  derivedCacheOf(game).events = []
  if (input.kind === 'answer') {
    const frame = topFrame(game)
    if (!frame) throw new Error('a decision without a frame')
    frame.answer = [...input.picks]
    game.decision = null
  } else if (input.kind === 'concede') {
    makePlayerLose(game, input.seat, 'conceded') // A player may concede at any time (102.1b).
    endGameIfDecided(game)
  } else if (input.kind === 'replace') {
    playerInSeat(game, input.seat).name = input.name
    emitEvent(game, { kind: 'replaced', seat: input.seat, name: input.name })
  } else if (input.kind === 'stops') setStops(game, input.seat, input.stops)
  else applyCorrection(game, input)
}

/** The maximum number of steps between two decisions. A loop without actions and triggers is a draw (803.5). */
const STEP_LIMIT = 50_000

function run(game: Game, see?: StepObserver): GameEvent[] {
  let steps = 0
  const cache = derivedCacheOf(game)
  while (!game.decision && !game.outcome) {
    if (++steps > STEP_LIMIT) {
      endGame(game, { kind: 'drawn' })
      break
    }
    if (game.combat) removeFormerCombatants(game)
    if (cache.checkDecks) replenishLairDecks(game)
    if (cache.checkUniqueness) startUniquenessRepairIfNeeded(game)
    const frame = topFrame(game)
    if (!frame) throw new Error('the game has nothing left to do')
    proceed(game, frame)
    answerForLair(game)
    if (see) see(game)
  }
  assignCardNumbers(game)
  rememberTopCards(game)
  const { events } = cache
  cache.events = []
  return events
}

/** Runs one step of the frame's procedure. */
function proceed<K extends FrameKind>(game: Game, frame: Frame<K>): void {
  procedures[frame.kind](game, frame)
}

/** Answers a decision of an automated lair at once, with the choice that the raid's `automaton` makes. */
function answerForLair(game: Game): void {
  const { decision } = game
  if (!decision || !playerInSeat(game, decision.seat).automaton) return
  const frame = topFrame(game)
  if (frame) frame.answer = raidDescriptionOfGame(game).lair?.automaton?.choose(game, decision) ?? []
  game.decision = null
}
