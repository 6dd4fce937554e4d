/**
 * Actions and combats, as far as this expansion needs them: when an action begins, each combat round, which creatures
 * fell, who was in the combat.
 */
import { caseFolded, rawText } from '../texts/user-text.ts'
import {
  type Combat,
  CREATURE_LETTERS_MOST,
  KILLS_MOST,
  type Kill,
  type MoveOf,
  type PlayerId,
  type War,
} from './model.ts'
import { complete } from './quests.ts'
import { character, groupOf, mustBeTheirTurn, type Run, refuse, requireMover, say } from './run.ts'
import { settled } from './track.ts'

/** A character's action begins. A Challenge begins a combat. */
export function act(run: Run, { player, challenge, opponents = [] }: MoveOf<'act'>): void {
  const { game } = run
  mustBeTheirTurn(game, player)
  if (game.combat) refuse({ kind: 'inCombat' })
  const others = opponents.length > 0 ? groupOf(game, opponents) : []
  for (const one of others) if (isFriend(game, one, player)) refuse({ kind: 'factions' })
  settled(game)
  game.phase = 'actions'
  game.moment = { kind: 'action', players: [player], used: [] }
  if (challenge) game.combat = { group: [player], opponents: others, round: 0, kills: [] }
  say(run, { kind: 'acts', player, challenge, opponents: others })
}

const isFriend = (game: War, one: PlayerId, other: PlayerId): boolean =>
  character(game, one).faction === character(game, other).faction

/**
 * A character joins a Challenge, which counts as their action. A player in the combat may add another character to
 * their side.
 */
export function join(run: Run, { by, player }: MoveOf<'join'>): void {
  const { game } = run
  const combat = game.combat ?? refuse({ kind: 'noCombat' })
  if (!combat.group.includes(by)) requireMover(game, by, player)
  mustBeTheirTurn(game, player)
  if (combat.group.includes(player)) refuse({ kind: 'alreadyIn', name: character(game, player).name })
  if (combat.round > 0 || combat.kills.length > 0) refuse({ kind: 'tooLate' })
  combat.group.push(player)
  const used = game.moment?.used ?? []
  game.moment = { kind: 'action', players: [...combat.group], used }
  say(run, { kind: 'joins', player })
}

/** A player on either side of a combat, or the leader, may report what happens in it. */
function combatOf({ combat, leader }: War, by: PlayerId): Combat {
  if (!combat) return refuse({ kind: 'noCombat' })
  const isIn = [...combat.group, ...combat.opponents].includes(by)
  return isIn || by === leader ? combat : refuse({ kind: 'notFighting' })
}

/** A combat round begins. Talents may allow a power to be equipped now. */
export function round(run: Run, { by }: MoveOf<'round'>): void {
  const combat = combatOf(run.game, by)
  combat.round += 1
  run.game.moment = { kind: 'round', players: [...combat.group, ...combat.opponents], used: [] }
  say(run, { kind: 'round', round: combat.round })
}

/** Records fallen creatures. There is no reward yet, because the combat goes on. */
export function slay(run: Run, { by, kills }: MoveOf<'slay'>): void {
  const combat = combatOf(run.game, by)
  mustBeKills(kills)
  combat.kills.push(...kills)
  run.game.moment = null
  say(run, { kind: 'slain', kills: [...kills] })
}

function mustBeKills(kills: readonly Kill[]): void {
  const isFine = ({ creature, count }: Kill) =>
    caseFolded(creature) !== '' &&
    rawText(creature).length <= CREATURE_LETTERS_MOST &&
    Number.isInteger(count) &&
    count >= 1 &&
    count <= 20
  if (kills.length === 0 || kills.length > KILLS_MOST || !kills.every(isFine)) refuse({ kind: 'kills' })
}

/** The combat is fully resolved. Only now are its quests completed. */
export function resolve(run: Run, { by, defeated }: MoveOf<'resolve'>): void {
  const { game } = run
  const { group, opponents, kills } = combatOf(game, by)
  if (defeated.some((player) => ![...group, ...opponents].includes(player))) refuse({ kind: 'noPlayer' })
  game.combat = null
  settled(game)
  say(run, { kind: 'resolved', defeated: [...defeated] })
  complete(run, group, kills, [...defeated])
}

/** A whole combat in one move. */
export function fight(run: Run, { by, group, kills, defeated }: MoveOf<'fight'>): void {
  const [first, ...rest] = groupOf(run.game, group)
  if (first === undefined) return
  mustBeKills(kills)
  act(run, { by, move: 'act', player: first, challenge: true })
  for (const player of rest) join(run, { by, move: 'join', player })
  slay(run, { by, move: 'slay', kills })
  resolve(run, { by, move: 'resolve', defeated })
}
