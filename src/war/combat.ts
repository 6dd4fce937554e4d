/**
 * Actions and combats, reduced to the facts that this expansion needs: the beginning of an action, each combat round,
 * the slain creatures, and the characters in the combat.
 */
import { foldCaseAndTrim, rawText } from '../texts/user-text.ts'
import {
  type Combat,
  type KilledCreatures,
  MAX_CREATURE_NAME_LENGTH,
  MAX_KINDS_OF_KILLED_CREATURES,
  type MoveOfKind,
  type PlayerIndex,
  type WarGame,
} from './model.ts'
import {
  addWarEvent,
  type MoveContext,
  refuseMove,
  requireCharacterOfPlayer,
  requireGroupOfOneFaction,
  requireMoverOrLeader,
  requirePlayerTurn,
} from './move-context.ts'
import { completeQuestsAfterCombat } from './quests.ts'
import { endFastEquipAndQuestRedraw } from './track.ts'

/** Begins a character's action. A Challenge begins a combat. */
export function beginCharacterAction(
  run: MoveContext,
  { player, challenge, opponents = [] }: MoveOfKind<'act'>,
): void {
  const { game } = run
  requirePlayerTurn(game, player)
  if (game.combat) refuseMove({ kind: 'inCombat' })
  const others = opponents.length > 0 ? requireGroupOfOneFaction(game, opponents) : []
  for (const one of others) if (isFriend(game, one, player)) refuseMove({ kind: 'factions' })
  endFastEquipAndQuestRedraw(game)
  game.phase = 'actions'
  game.moment = { kind: 'action', players: [player], used: [] }
  if (challenge) game.combat = { group: [player], opponents: others, round: 0, kills: [] }
  addWarEvent(run, { kind: 'acts', player, challenge, opponents: others })
}

const isFriend = (game: WarGame, one: PlayerIndex, other: PlayerIndex): boolean =>
  requireCharacterOfPlayer(game, one).faction === requireCharacterOfPlayer(game, other).faction

/**
 * Adds a character to a Challenge, which counts as that character's action. A player in the combat may add another
 * character to their side.
 */
export function joinCombat(run: MoveContext, { by, player }: MoveOfKind<'join'>): void {
  const { game } = run
  const combat = game.combat ?? refuseMove({ kind: 'noCombat' })
  if (!combat.group.includes(by)) requireMoverOrLeader(game, by, player)
  requirePlayerTurn(game, player)
  if (combat.group.includes(player))
    refuseMove({ kind: 'alreadyIn', name: requireCharacterOfPlayer(game, player).name })
  if (combat.round > 0 || combat.kills.length > 0) refuseMove({ kind: 'tooLate' })
  combat.group.push(player)
  const used = game.moment?.used ?? []
  game.moment = { kind: 'action', players: [...combat.group], used }
  addWarEvent(run, { kind: 'joins', player })
}

/** Returns the present combat. A player on either side of it, or the leader, may report what happens in it. */
function combatOf({ combat, leader }: WarGame, by: PlayerIndex): Combat {
  if (!combat) return refuseMove({ kind: 'noCombat' })
  const isIn = [...combat.group, ...combat.opponents].includes(by)
  return isIn || by === leader ? combat : refuseMove({ kind: 'notFighting' })
}

/** Begins a combat round. Talents may allow a power to be equipped now. */
export function beginCombatRound(run: MoveContext, { by }: MoveOfKind<'round'>): void {
  const combat = combatOf(run.game, by)
  combat.round += 1
  run.game.moment = { kind: 'round', players: [...combat.group, ...combat.opponents], used: [] }
  addWarEvent(run, { kind: 'round', round: combat.round })
}

/** Records slain creatures. The rewards come later, when the combat is resolved. */
export function recordKills(run: MoveContext, { by, kills }: MoveOfKind<'slay'>): void {
  const combat = combatOf(run.game, by)
  mustBeKills(kills)
  combat.kills.push(...kills)
  run.game.moment = null
  addWarEvent(run, { kind: 'slain', kills: [...kills] })
}

function mustBeKills(kills: readonly KilledCreatures[]): void {
  const isFine = ({ creature, count }: KilledCreatures) =>
    foldCaseAndTrim(creature) !== '' &&
    rawText(creature).length <= MAX_CREATURE_NAME_LENGTH &&
    Number.isInteger(count) &&
    count >= 1 &&
    count <= 20
  if (kills.length === 0 || kills.length > MAX_KINDS_OF_KILLED_CREATURES || !kills.every(isFine))
    refuseMove({ kind: 'kills' })
}

/** Resolves the combat. Only now are its quests completed. */
export function resolveCombat(run: MoveContext, { by, defeated }: MoveOfKind<'resolve'>): void {
  const { game } = run
  const { group, opponents, kills } = combatOf(game, by)
  if (defeated.some((player) => ![...group, ...opponents].includes(player))) refuseMove({ kind: 'noPlayer' })
  game.combat = null
  endFastEquipAndQuestRedraw(game)
  addWarEvent(run, { kind: 'resolved', defeated: [...defeated] })
  completeQuestsAfterCombat(run, group, kills, [...defeated])
}

/** Records a whole combat in one move. */
export function recordWholeCombat(
  run: MoveContext,
  { by, group, kills, defeated }: MoveOfKind<'fight'>,
): void {
  const [first, ...rest] = requireGroupOfOneFaction(run.game, group)
  if (first === undefined) return
  mustBeKills(kills)
  beginCharacterAction(run, { by, move: 'act', player: first, challenge: true })
  for (const player of rest) joinCombat(run, { by, move: 'join', player })
  recordKills(run, { by, move: 'slay', kills })
  resolveCombat(run, { by, move: 'resolve', defeated })
}
