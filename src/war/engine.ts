/** The companion's engine. `start` sets a game up. `apply` makes a move, or returns a refusal and changes nothing. */
import { randomStateOf, shuffle } from '../engine/index.ts'
import { buy, drawBonus, drawItem, gain, grant, itemDecks, useItem } from './bonus.ts'
import type { Board } from './cards.ts'
import { choose } from './choices.ts'
import { act, fight, join, resolve, round, slay } from './combat.ts'
import { changeTokens, doDeed } from './deeds.ts'
import { bossDefeated, destiniesFor, discardDestiny, expire, leave, reveal } from './destiny.ts'
import { equip, learn, unequip } from './equip.ts'
import { sheetOf } from './lookup.ts'
import {
  type Character,
  type Move,
  type MoveOf,
  PILES,
  type PileName,
  PLAYERS_MOST,
  type Refusal,
  type Setup,
  type SetupPlayer,
  type Step,
  WAR_SCHEMA_VERSION,
  type War,
  type WarEvent,
} from './model.ts'
import { completed, fillQuests, redraw, replace, reward } from './quests.ts'
import { character, Refused, type Run, refuse, requireMover, say } from './run.ts'
import { advance, endTurn, manage, space } from './track.ts'

/**
 * Sets a game up: decks shuffled, three blue quests face up, the first Destiny card revealed (p. 2 and 3, Setup).
 * @param seed a number, or 32 hexadecimal digits
 */
export function start(setup: Setup, seed: number | string): { game: War; events: WarEvent[] } {
  const { players, lists } = setup
  if (players.length < 1 || players.length > PLAYERS_MOST) throw new Error(`1 to ${PLAYERS_MOST} players`)
  const run: Run = { game: emptyTable(setup, seed), events: [] }
  for (const name of PILES) shuffle(run.game, run.game.piles[name].deck)
  say(run, { kind: 'begun' })
  say(run, { kind: 'faction', faction: run.game.faction })
  fillQuests(run)
  run.game.todo.push({ do: 'reveal' })
  carryOn(run)
  run.game.players.forEach((one, player) => {
    if (one.areas.length === 0)
      throw new Error(`no sheet for player ${player}, a ${one.cls}, of ${lists.board.sheets.length}`)
  })
  return run
}

function emptyTable({ players, overlord, leader, first, redraw, lists }: Setup, seed: number | string): War {
  return {
    shape: WAR_SCHEMA_VERSION,
    rng: randomStateOf(seed),
    lists,
    overlord,
    leader,
    redraw,
    players: players.map((one) => beginner(lists.board, one)),
    faction: first,
    phase: 'actions',
    marker: 1,
    destiny: { card: null, due: null, hunted: 0 },
    away: [],
    piles: pilesOf({ overlord, lists }),
    merchant: [],
    quests: [],
    moment: null,
    combat: null,
    strength: 0,
    todo: [],
    choice: null,
    asked: 0,
    outcome: null,
  }
}

function pilesOf({ overlord, lists }: Pick<Setup, 'overlord' | 'lists'>): War['piles'] {
  const pile = (deck: string[]) => ({ deck, discard: [] })
  const ids = (cards: readonly { id: string }[]) => pile(cards.map(({ id }) => id))
  const items = itemDecks(lists)
  return {
    destiny: ids(destiniesFor(lists.destiny, overlord)),
    quests: ids(lists.quests),
    events: ids(lists.events),
    bonus: pile(lists.bonus.flatMap(({ id, copies }) => Array<string>(copies).fill(id))),
    circle: pile(items.circle),
    square: pile(items.square),
    triangle: pile(items.triangle),
    special: pile(items.special),
  } satisfies Record<PileName, unknown>
}

function beginner(board: Board, { name, faction, cls }: SetupPlayer): Character {
  const sheet = sheetOf(board, cls)
  return {
    name,
    faction,
    cls,
    xp: 0,
    level: 1,
    energy: sheet?.energy[0] ?? 0,
    hits: 0,
    areas: (sheet?.areas ?? []).map(() => null),
    spellbook: [],
    talents: [],
    bag: [],
    small: [],
    worn: [],
  }
}

/**
 * Makes a move: changes the game, runs it until a player must choose, and returns the events.
 * @returns a refusal with its reason if the rules don't allow the move; then nothing has changed
 */
export function apply(game: War, move: Move): WarEvent[] | Refusal {
  const { lists, ...rest } = game
  const run: Run = { game: { ...structuredClone(rest), lists }, events: [] }
  try {
    mustBeFree(run.game, move)
    make(run, move)
    carryOn(run)
  } catch (error) {
    if (error instanceof Refused) return { refused: error.reason }
    throw error
  }
  Object.assign(game, run.game)
  return run.events
}

export const isRefusal = (answer: WarEvent[] | Refusal): answer is Refusal => 'refused' in answer

function mustBeFree(game: War, { by, move }: Move): void {
  character(game, by)
  if (game.outcome !== null) refuse({ kind: 'over' })
  if (game.choice && move !== 'choose' && move !== 'end')
    refuse({ kind: 'waits', names: game.choice.who.map((player) => character(game, player).name) })
}

function make(run: Run, move: Move): void {
  const { game } = run
  if ('player' in move && move.move !== 'join') requireMover(game, move.by, move.player)
  switch (move.move) {
    case 'turn':
      return endTurn(run, move)
    case 'manage':
      return manage(run, move)
    case 'advance':
      return advance(run, move)
    case 'act':
      return act(run, move)
    case 'join':
      return join(run, move)
    case 'round':
      return round(run, move)
    case 'slay':
      return slay(run, move)
    case 'resolve':
      return resolve(run, move)
    case 'fight':
      return fight(run, move)
    case 'equip':
      return equip(run, move)
    case 'unequip':
      return unequip(run, move)
    case 'learn':
      return learn(run, move)
    case 'gain':
      return gain(run, move)
    case 'reward':
      return grant(run, move)
    case 'item':
      return useItem(run, move)
    case 'buy':
      return buy(run, move)
    case 'tokens':
      return tokens(run, move)
    case 'boss':
      return bossDefeated(run, move.boss)
    case 'discard':
      return discardDestiny(run)
    case 'redraw':
      return redraw(run, move)
    case 'choose':
      return choose(run, move)
    case 'end':
      return end(run, move)
  }
}

function tokens(run: Run, { player, energy, hits }: MoveOf<'tokens'>): void {
  const whose = character(run.game, player)
  if (whose.energy + energy < 0 || whose.hits + hits < 0) refuse({ kind: 'below' })
  changeTokens(run, player, { energy, hits })
}

function end(run: Run, { by, winner }: MoveOf<'end'>): void {
  requireMover(run.game, by, run.game.leader)
  Object.assign(run.game, { outcome: winner, choice: null, todo: [] })
  say(run, { kind: 'ended', winner })
}

/** Runs the remaining steps until a player must choose. */
function carryOn(run: Run): void {
  const { game } = run
  while (!game.choice) {
    const step = game.todo.shift()
    if (!step) return
    doStep(run, step)
  }
  game.asked += 1
}

function doStep(run: Run, step: Step): void {
  switch (step.do) {
    case 'reward':
      return reward(run, step)
    case 'drawBonus':
      return drawBonus(run, step)
    case 'drawItem':
      return drawItem(run, step)
    case 'completed':
      return completed(run, step)
    case 'replace':
      return replace(run, step.quests)
    case 'deed':
      return doDeed(run, step)
    case 'space':
      return space(run, step.left)
    case 'expire':
      return expire(run)
    case 'reveal':
      return reveal(run)
    case 'leave':
      return leave(run, step.card)
  }
}
