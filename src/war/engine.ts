/** The companion's engine. `startWar` sets a game up. `applyMove` makes a move, or refuses it and changes nothing. */
import { randomStateFromSeed, shuffle } from '../engine/index.ts'
import {
  applyItemMove,
  buyItem,
  drawBonusCardForGroup,
  drawItemForPlayer,
  gainItemFromDeck,
  grantRewardFromBoard,
  unshuffledItemDecks,
} from './bonus.ts'
import { applyCardEffect, changeHitsAndEnergy } from './card-effects.ts'
import type { WarBoard } from './cards.ts'
import { applyChoice } from './choices.ts'
import {
  beginCharacterAction,
  beginCombatRound,
  joinCombat,
  recordKills,
  recordWholeCombat,
  resolveCombat,
} from './combat.ts'
import {
  applyDefeatOfDestinyBoss,
  destinyCardsForOverlord,
  discardDestiny,
  expireDestiny,
  removeDestinyFromPlay,
  revealDestiny,
} from './destiny.ts'
import { equipPower, learnCard, unequipPower } from './equip.ts'
import { sheetOfClass } from './lookup.ts'
import {
  MAX_PLAYERS,
  type Move,
  type MoveOfKind,
  PILE_NAMES,
  type PileName,
  type Refusal,
  type RemainingStep,
  WAR_SCHEMA_VERSION,
  type WarCharacter,
  type WarEvent,
  type WarGame,
  type WarSetup,
  type WarSetupPlayer,
} from './model.ts'
import {
  addWarEvent,
  type MoveContext,
  RefusedMoveError,
  refuseMove,
  requireCharacterOfPlayer,
  requireMoverOrLeader,
} from './move-context.ts'
import {
  discardAndRefillQuests,
  giveBlueQuestReward,
  redrawQuest,
  refillOpenQuests,
  rewardAndReplaceCompletedQuests,
} from './quests.ts'
import { advanceMarkerByMove, advanceMarkerOneSpace, beginCharacterManagement, endTurn } from './track.ts'

/**
 * Sets a game up: shuffles the decks, and reveals three blue quests and the first Destiny card (p. 2 and 3, Setup).
 * @param seed a number, or 32 hexadecimal digits
 */
export function startWar(setup: WarSetup, seed: number | string): { game: WarGame; events: WarEvent[] } {
  const { players, lists } = setup
  if (players.length < 1 || players.length > MAX_PLAYERS) throw new Error(`1 to ${MAX_PLAYERS} players`)
  const run: MoveContext = { game: emptyTable(setup, seed), events: [] }
  for (const name of PILE_NAMES) shuffle(run.game, run.game.piles[name].deck)
  addWarEvent(run, { kind: 'begun' })
  addWarEvent(run, { kind: 'faction', faction: run.game.faction })
  refillOpenQuests(run)
  run.game.todo.push({ do: 'reveal' })
  carryOn(run)
  run.game.players.forEach((one, player) => {
    if (one.areas.length === 0)
      throw new Error(`no sheet for player ${player}, a ${one.cls}, of ${lists.board.sheets.length}`)
  })
  return run
}

function emptyTable(
  { players, overlord, leader, first, redraw, lists }: WarSetup,
  seed: number | string,
): WarGame {
  return {
    shape: WAR_SCHEMA_VERSION,
    rng: randomStateFromSeed(seed),
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

function pilesOf({ overlord, lists }: Pick<WarSetup, 'overlord' | 'lists'>): WarGame['piles'] {
  const pile = (deck: string[]) => ({ deck, discard: [] })
  const ids = (cards: readonly { id: string }[]) => pile(cards.map(({ id }) => id))
  const items = unshuffledItemDecks(lists)
  return {
    destiny: ids(destinyCardsForOverlord(lists.destiny, overlord)),
    quests: ids(lists.quests),
    events: ids(lists.events),
    bonus: pile(lists.bonus.flatMap(({ id, copies }) => Array<string>(copies).fill(id))),
    circle: pile(items.circle),
    square: pile(items.square),
    triangle: pile(items.triangle),
    special: pile(items.special),
  } satisfies Record<PileName, unknown>
}

function beginner(board: WarBoard, { name, faction, cls }: WarSetupPlayer): WarCharacter {
  const sheet = sheetOfClass(board, cls)
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
 * @returns a refusal with its reason if the rules don't allow the move; then the game is unchanged
 */
export function applyMove(game: WarGame, move: Move): WarEvent[] | Refusal {
  const { lists, ...rest } = game
  const run: MoveContext = { game: { ...structuredClone(rest), lists }, events: [] }
  try {
    mustBeFree(run.game, move)
    make(run, move)
    carryOn(run)
  } catch (error) {
    if (error instanceof RefusedMoveError) return { refused: error.reason }
    throw error
  }
  Object.assign(game, run.game)
  return run.events
}

export const isRefusal = (answer: WarEvent[] | Refusal): answer is Refusal => 'refused' in answer

function mustBeFree(game: WarGame, { by, move }: Move): void {
  requireCharacterOfPlayer(game, by)
  if (game.outcome !== null) refuseMove({ kind: 'over' })
  if (game.choice && move !== 'choose' && move !== 'end')
    refuseMove({
      kind: 'waits',
      names: game.choice.who.map((player) => requireCharacterOfPlayer(game, player).name),
    })
}

function make(run: MoveContext, move: Move): void {
  const { game } = run
  if ('player' in move && move.move !== 'join') requireMoverOrLeader(game, move.by, move.player)
  switch (move.move) {
    case 'turn':
      return endTurn(run, move)
    case 'manage':
      return beginCharacterManagement(run, move)
    case 'advance':
      return advanceMarkerByMove(run, move)
    case 'act':
      return beginCharacterAction(run, move)
    case 'join':
      return joinCombat(run, move)
    case 'round':
      return beginCombatRound(run, move)
    case 'slay':
      return recordKills(run, move)
    case 'resolve':
      return resolveCombat(run, move)
    case 'fight':
      return recordWholeCombat(run, move)
    case 'equip':
      return equipPower(run, move)
    case 'unequip':
      return unequipPower(run, move)
    case 'learn':
      return learnCard(run, move)
    case 'gain':
      return gainItemFromDeck(run, move)
    case 'reward':
      return grantRewardFromBoard(run, move)
    case 'item':
      return applyItemMove(run, move)
    case 'buy':
      return buyItem(run, move)
    case 'tokens':
      return tokens(run, move)
    case 'boss':
      return applyDefeatOfDestinyBoss(run, move.boss)
    case 'discard':
      return discardDestiny(run)
    case 'redraw':
      return redrawQuest(run, move)
    case 'choose':
      return applyChoice(run, move)
    case 'end':
      return end(run, move)
  }
}

function tokens(run: MoveContext, { player, energy, hits }: MoveOfKind<'tokens'>): void {
  const whose = requireCharacterOfPlayer(run.game, player)
  if (whose.energy + energy < 0 || whose.hits + hits < 0) refuseMove({ kind: 'below' })
  changeHitsAndEnergy(run, player, { energy, hits })
}

function end(run: MoveContext, { by, winner }: MoveOfKind<'end'>): void {
  requireMoverOrLeader(run.game, by, run.game.leader)
  Object.assign(run.game, { outcome: winner, choice: null, todo: [] })
  addWarEvent(run, { kind: 'ended', winner })
}

/** Runs the remaining steps until a player must choose. */
function carryOn(run: MoveContext): void {
  const { game } = run
  while (!game.choice) {
    const step = game.todo.shift()
    if (!step) return
    doStep(run, step)
  }
  game.asked += 1
}

function doStep(run: MoveContext, step: RemainingStep): void {
  switch (step.do) {
    case 'reward':
      return giveBlueQuestReward(run, step)
    case 'drawBonus':
      return drawBonusCardForGroup(run, step)
    case 'drawItem':
      return drawItemForPlayer(run, step)
    case 'completed':
      return rewardAndReplaceCompletedQuests(run, step)
    case 'replace':
      return discardAndRefillQuests(run, step.quests)
    case 'deed':
      return applyCardEffect(run, step)
    case 'space':
      return advanceMarkerOneSpace(run, step.left)
    case 'expire':
      return expireDestiny(run)
    case 'reveal':
      return revealDestiny(run)
    case 'leave':
      return removeDestinyFromPlay(run, step.card)
  }
}
