/**
 * Attacks that a player has declined to act in. One "No" answers the whole attack where the questions after it only
 * hide what a hand contains. It also answers further attacks of the same kind in this turn, unless
 * one is fatal. Whether to protect is asked once for each attacked character.
 */
import {
  areOpposed,
  type CardId,
  cardView,
  controllerOf,
  type Decision,
  type Game,
  type GameEvent,
  type ObjectId,
  pickOf,
  type Seat,
} from '../../engine/index.ts'
import type { DeclinableQuestion, Instruction, InstructionOf } from '../model/instructions.ts'

type Declined = InstructionOf<'declined'>
export type NewDeclined = Omit<Declined, 'id'>

interface Attack {
  attacker: ObjectId
  defender: ObjectId
  card: CardId
  atk: number
}

/** Returns the attack on the side of this seat, or null. */
function attackOn(game: Game, seat: Seat): Attack | null {
  const { attacker, proposed, defender: entered } = game.combat ?? {}
  const defender = proposed ?? entered
  if (!isInPlay(game, attacker) || !isInPlay(game, defender)) return null
  if (!areOpposed(game, seat, controllerOf(game, attacker))) return null
  const { card, atk } = cardView(game, null, attacker)
  return { attacker, defender, card, atk: atk ?? 0 }
}

const isInPlay = ({ objects }: Game, id: ObjectId | null | undefined): id is ObjectId =>
  id !== null && id !== undefined && objects[id]?.zone === 'play'

/** The instruction of a player who protects with several characters, each against one attack like the open one. */
export function guardsInstruction(game: Game, guards: readonly string[]): NewDeclined | null {
  const attack = game.decision?.kind === 'protect' ? attackOn(game, game.decision.seat) : null
  return (
    attack && {
      kind: 'declined',
      turn: game.turn.number,
      ...attack,
      kinds: ['protect'],
      guards: [...guards],
    }
  )
}

/**
 * The instruction that follows from this answer: the player of a seat with few stops does nothing in an attack. Null
 * for any other answer.
 * @param before the seat's instruction of this kind, which the new one continues if the attacks are alike
 */
export function declinedInstructionFor(
  game: Game,
  [pick]: readonly string[],
  before: Declined | undefined,
): NewDeclined | null {
  const { decision } = game
  const kind = decision && declinedKind(game, decision, pick)
  const attack = kind && attackOn(game, decision.seat)
  if (!attack || game.players[decision.seat]?.stops !== 'few') return null
  const earlier = before && isAlike(before, game, attack) ? before.kinds : []
  return { kind: 'declined', turn: game.turn.number, ...attack, kinds: [...new Set([...earlier, kind])] }
}

function declinedKind(
  { chain, combat }: Game,
  { kind }: Decision,
  pick: string | undefined,
): DeclinableQuestion | null {
  if (kind === 'protect' || kind === 'strike') return pick === 'none' ? kind : null
  const isDefended = chain.length === 0 && combat?.defender != null
  return kind === 'priority' && pick === 'pass' && isDefended ? kind : null
}

const isAlike = (one: Declined, game: Game, attack: Attack): boolean =>
  isLike(one, game, attack) && one.defender === attack.defender

const isLike = (one: Declined, { turn }: Game, { card, atk }: Attack): boolean =>
  one.turn === turn.number && one.card === card && one.atk === atk

/** The answer in an attack that is like the declined one. A fatal attack is left to the player. */
export function answerByDeclined(game: Game, decision: Decision, declined: Declined): string | null {
  const attack = attackOn(game, decision.seat)
  if (!attack || !isLike(declined, game, attack)) return null
  const { guards = [], defender, attacker, kinds } = declined
  if (decision.kind === 'priority' && guards.includes(pickOf.object(attack.defender)))
    return passIn(game, declined)
  if (attack.defender !== defender && decision.kind !== 'priority') return null
  const guard =
    decision.kind === 'protect' && guards.find((one) => decision.options.some(({ id }) => id === one))
  if (guard) return guard
  const isSame = attack.attacker === attacker && attack.defender === defender
  if (!isSame && isFatal(game, attack)) return null
  if (decision.kind === 'priority') return passIn(game, declined)
  return kinds.some((kind) => kind === decision.kind) ? 'none' : null
}

/** In a raid in which everybody is asked in every window, most windows only hide what a hand contains. */
function passIn({ chain, combat, everyWindow }: Game, { kinds }: Declined): 'pass' | null {
  const isWindow = chain.length === 0 && combat?.defender != null
  return isWindow && (everyWindow === true || kinds.includes('priority')) ? 'pass' : null
}

function isFatal(game: Game, { defender, atk }: Attack): boolean {
  const { health, damage } = cardView(game, null, defender)
  return health !== null && health - damage <= atk
}

/** Whether the turn has ended, or the other side has acted since. */
export const hasDeclinedEnded = (
  game: Game,
  seat: Seat,
  { turn }: Declined,
  events: readonly GameEvent[],
): boolean =>
  game.turn.number !== turn || events.some((event) => isAct(event) && areOpposed(game, seat, event.seat))

/** Triggered effects are no acts of a player. If they change the attack, it is no longer of the same kind. */
const isAct = (event: GameEvent): event is Extract<GameEvent, { kind: 'played' | 'used' }> =>
  event.kind === 'played' || (event.kind === 'used' && event.origin !== 'triggered')

export const isDeclinedInstruction = (instruction: Instruction): instruction is Declined =>
  instruction.kind === 'declined'
