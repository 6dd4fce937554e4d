/** Handles plans, which are answers to later questions that a player chose together with one answer. */
import {
  canTakeTurnActions,
  type Decision,
  type Game,
  type GameEvent,
  type Seat,
} from '../../engine/index.ts'
import type { AnswerPlan, Instruction, InstructionOfKind } from '../model/instructions.ts'

type Planned = InstructionOfKind<AnswerPlan['kind']>

export const isPlanInstruction = (instruction: Instruction): instruction is Planned =>
  instruction.kind === 'fight' || instruction.kind === 'assault' || instruction.kind === 'anyOrder'

/** Returns the instruction for a plan; null if nothing of the plan can follow any more. */
export function newPlanInstruction(game: Game, id: number, plan: AnswerPlan): Planned | null {
  if (plan.kind === 'anyOrder') return { ...plan, id }
  if (plan.kind === 'fight') {
    const attacker = game.combat?.attacker
    return attacker ? { ...plan, id, attacker } : null
  }
  const attacks = plan.attacks.map((one) => ({ ...one, card: cardOf(game, one.attacker) }))
  return attacks.length > 0 ? { kind: 'assault', id, turn: game.turn.number, attacks } : null
}

const cardOf = ({ objects }: Game, pick: string): string =>
  objects[Number(/\d+/.exec(pick)?.[0] ?? 0)]?.card ?? ''

/** Returns the pick of a plan for a decision; null if the plan leaves it to the player. */
export function pickByPlan(game: Game, decision: Decision, instruction: Planned): string | null {
  if (instruction.kind === 'fight') return fightBy(game, decision, instruction)
  if (instruction.kind === 'assault') return assaultBy(game, decision, instruction)
  return decision.kind === 'order' && !decision.ordered ? (decision.options[0]?.id ?? null) : null
}

/** Returns the pick of a plan for the current attack; null if the player is asked, as with a link on the chain. */
function fightBy(
  game: Game,
  { kind }: Decision,
  { strikes, move, quiet, begun }: InstructionOfKind<'fight'>,
) {
  const [next = null] = move
  switch (kind) {
    case 'protect':
      return quiet ? 'none' : null
    case 'strike':
      return strikes[0] ?? (quiet || next !== null ? 'none' : null)
    case 'priority':
      return game.chain.length > 0 ? null : (next ?? (quiet ? 'pass' : null))
    default:
      return begun ? next : null
  }
}

/**
 * Returns the pick of a plan for later attacks. It takes a proposal back if the planned defender can't be attacked
 * any more.
 */
function assaultBy(
  game: Game,
  { kind, seat, options }: Decision,
  instruction: InstructionOfKind<'assault'>,
): string | null {
  const [next] = instruction.attacks
  if (!next || instruction.stopped) return null
  if (kind === 'priority') return canTakeTurnActions(game, seat) ? next.attacker : null
  if (kind !== 'defender' || !instruction.begun) return null
  return options.some(({ id }) => id === next.defender) ? next.defender : 'back'
}

/** Returns the rest of a plan after one of its answers; null if nothing is left. */
export function planInstructionAfterPick(
  instruction: Planned,
  { kind }: Decision,
  pick: string,
): Planned | null {
  if (instruction.kind === 'anyOrder') return instruction
  if (instruction.kind === 'fight') return spentFight(instruction, kind)
  const { begun: _, ...rest } = instruction
  if (kind === 'priority') return { ...instruction, begun: true }
  if (pick === 'back') return { ...rest, stopped: 'gone' }
  return rest.attacks.length > 1 ? { ...rest, attacks: rest.attacks.slice(1) } : null
}

function spentFight(instruction: InstructionOfKind<'fight'>, kind: Decision['kind']): Planned | null {
  const { strikes, move, quiet } = instruction
  if (kind === 'strike' && strikes.length > 0) return leftOf({ ...instruction, strikes: strikes.slice(1) })
  if (kind === 'protect' || kind === 'strike' || move.length === 0) return leftOf(instruction)
  return quiet || move.length > 1 ? { ...instruction, move: move.slice(1), begun: true } : null
}

const leftOf = (instruction: InstructionOfKind<'fight'>): Planned | null =>
  instruction.quiet || instruction.strikes.length + instruction.move.length > 0 ? instruction : null

/** Returns a plan after these events; null once it has expired. */
export function planInstructionAfterEvents(
  game: Game,
  seat: Seat,
  instruction: Planned,
  events: readonly GameEvent[],
): Planned | null {
  if (instruction.kind === 'anyOrder')
    return game.waiting.some(({ ctx }) => ctx.controller === seat) ? instruction : null
  if (instruction.kind === 'fight') return isOtherFight(game, seat, instruction, events) ? null : instruction
  if (game.turn.number !== instruction.turn) return null
  const stopped = instruction.stopped ?? whyStopped(game, seat, instruction, events)
  return stopped === instruction.stopped || !stopped ? instruction : { ...instruction, stopped }
}

/** Whether the attack is over, or the planned move no longer fits it because somebody protects now, or has acted. */
function isOtherFight(
  game: Game,
  seat: Seat,
  { attacker, move, begun }: InstructionOfKind<'fight'>,
  events: readonly GameEvent[],
): boolean {
  if (game.combat?.attacker !== attacker || events.some(({ kind }) => kind === 'combatEnded')) return true
  return (
    move.length > 0 &&
    !begun &&
    events.some((event) => event.kind === 'protecting' || isBy(event, (by) => by !== seat))
  )
}

function whyStopped(
  game: Game,
  seat: Seat,
  { attacks, begun }: InstructionOfKind<'assault'>,
  events: readonly GameEvent[],
): InstructionOfKind<'assault'>['stopped'] {
  const { decision } = game
  if (events.some(({ kind }) => kind === 'protecting')) return 'protected'
  if (events.some((event) => isBy(event, (by) => isOpposed(game, seat, by)))) return 'between'
  const isNext =
    !begun && decision?.kind === 'priority' && decision.seat === seat && canTakeTurnActions(game, seat)
  const isOffered = decision?.options.some(({ id }) => id === attacks[0]?.attacker)
  return isNext && !isOffered ? 'gone' : undefined
}

const isOpposed = ({ players }: Game, one: Seat, other: Seat): boolean =>
  players[one]?.side !== players[other]?.side

const isBy = (event: GameEvent, fits: (seat: Seat) => boolean): boolean =>
  (event.kind === 'played' || event.kind === 'used') && fits(event.seat)
