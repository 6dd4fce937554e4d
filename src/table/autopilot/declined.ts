/**
 * Handles attacks in which a player has declined to act. One "No" also answers later questions of the attack that
 * only hide what a hand contains, and similar attacks in this turn, unless one is fatal.
 */
import {
  areOpponents,
  type CardId,
  cardView,
  controllerOf,
  type Decision,
  type Game,
  type GameEvent,
  type ObjectId,
  optionId,
  type Seat,
} from '../../engine/index.ts'
import type { DeclinableQuestionKind, Instruction, InstructionOfKind } from '../model/instructions.ts'

type Declined = InstructionOfKind<'declined'>
export type NewDeclineInstruction = Omit<Declined, 'id'>

interface Attack {
  attacker: ObjectId
  defender: ObjectId
  card: CardId
  atk: number
}

/** Returns the current attack if it is on the seat's side; otherwise null. */
function attackOn(game: Game, seat: Seat): Attack | null {
  const { attacker, proposed, defender: entered } = game.combat ?? {}
  const defender = proposed ?? entered
  if (!isInPlay(game, attacker) || !isInPlay(game, defender)) return null
  if (!areOpponents(game, seat, controllerOf(game, attacker))) return null
  const { card, atk } = cardView(game, null, attacker)
  return { attacker, defender, card, atk: atk ?? 0 }
}

const isInPlay = ({ objects }: Game, id: ObjectId | null | undefined): id is ObjectId =>
  id !== null && id !== undefined && objects[id]?.zone === 'play'

/**
 * Returns the instruction of a player who protects with several characters, each against one attack like the open
 * one; null at any other point.
 */
export function newProtectorsInstruction(
  game: Game,
  guards: readonly string[],
): NewDeclineInstruction | null {
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
 * Returns the instruction that follows from an answer by which the player of a seat with few stops does nothing in
 * an attack; null for any other answer.
 * @param before the seat's instruction of this kind, which the new one continues if the attacks are alike
 */
export function newDeclineInstruction(
  game: Game,
  [pick]: readonly string[],
  before: Declined | undefined,
): NewDeclineInstruction | null {
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
): DeclinableQuestionKind | null {
  if (kind === 'protect' || kind === 'strike') return pick === 'none' ? kind : null
  const isDefended = chain.length === 0 && combat?.defender != null
  return kind === 'priority' && pick === 'pass' && isDefended ? kind : null
}

const isAlike = (one: Declined, game: Game, attack: Attack): boolean =>
  isLike(one, game, attack) && one.defender === attack.defender

const isLike = (one: Declined, { turn }: Game, { card, atk }: Attack): boolean =>
  one.turn === turn.number && one.card === card && one.atk === atk

/**
 * Returns the pick that a `declined` instruction gives in a similar attack; null if the player is asked, as in a fatal
 * attack.
 */
export function pickByDeclineInstruction(game: Game, decision: Decision, declined: Declined): string | null {
  const attack = attackOn(game, decision.seat)
  if (!attack || !isLike(declined, game, attack)) return null
  const { guards = [], defender, attacker, kinds } = declined
  if (decision.kind === 'priority' && guards.includes(optionId.object(attack.defender)))
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

/**
 * Returns a pass in the window of an attack in which the player has declined to act, or in which everybody is asked
 * only to hide what hands contain; otherwise null.
 */
function passIn({ chain, combat, everyWindow }: Game, { kinds }: Declined): 'pass' | null {
  const isWindow = chain.length === 0 && combat?.defender != null
  return isWindow && (everyWindow === true || kinds.includes('priority')) ? 'pass' : null
}

function isFatal(game: Game, { defender, atk }: Attack): boolean {
  const { health, damage } = cardView(game, null, defender)
  return health !== null && health - damage <= atk
}

/** Whether a `declined` instruction has ended, because the turn is over or the other side has acted since. */
export const hasDeclineInstructionEnded = (
  game: Game,
  seat: Seat,
  { turn }: Declined,
  events: readonly GameEvent[],
): boolean =>
  game.turn.number !== turn || events.some((event) => isAct(event) && areOpponents(game, seat, event.seat))

/** Whether an event is an act of a player. Triggered effects are none. */
const isAct = (event: GameEvent): event is Extract<GameEvent, { kind: 'played' | 'used' }> =>
  event.kind === 'played' || (event.kind === 'used' && event.origin !== 'triggered')

export const isDeclineInstruction = (instruction: Instruction): instruction is Declined =>
  instruction.kind === 'declined'
