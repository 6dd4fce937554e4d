/**
 * The answers that the table gives in a raid with a Boss without asking anybody: automatic ones, and those that follow from a
 * declined attack or from the target of an optional text. A story knows them, so nobody is expected to press them.
 */
import type { Game, GameEvent, Seat } from '../../src/engine/index.ts'
import { hasBossPlayer, onlyPossiblePicks } from '../../src/table/autopilot/automatic.ts'
import { isDeclineInstruction, newDeclineInstruction } from '../../src/table/autopilot/declined.ts'
import { hasInstructionEnded, picksByInstructions } from '../../src/table/autopilot/evaluate-instructions.ts'
import {
  isChoosingTargetOfOptionalText,
  isOptionalTextInstruction,
  newOptionalTextInstruction,
} from '../../src/table/autopilot/optional.ts'
import type { Instruction } from '../../src/table/model/instructions.ts'

type Instructions = Map<Seat, Instruction[]>
/** Reports the events of an answer. */
type Report = (events: readonly GameEvent[]) => void

const NO_ID = { id: 1 }

export class TableAnswers {
  readonly #orders: Instructions = new Map()

  /** The table's answer to the open question, or null if a person answers it. */
  picksFor(game: Game): string[] | null {
    const { decision } = game
    if (!decision || !hasBossPlayer(game)) return null
    return (
      picksByInstructions(game, decision, this.#of(decision.seat))?.picks ?? onlyPossiblePicks(game, decision)
    )
  }

  /** Call it before an answer, and the returned function with the answer's events. */
  answering(game: Game, picks: readonly string[], byTable: boolean): Report {
    const seat = game.decision?.seat ?? -1
    const declined = byTable ? null : this.#declinedBy(game, seat, picks)
    const isOptionalTarget = !byTable && hasBossPlayer(game) && isChoosingTargetOfOptionalText(game, picks)
    if (byTable) this.#orders.set(seat, this.#without(game, seat))
    return (events) => {
      const optional = isOptionalTarget ? newOptionalTextInstruction(events, seat, 'yes') : null
      if (declined)
        this.#orders.set(seat, [...this.#of(seat).filter((one) => !isDeclineInstruction(one)), declined])
      if (optional) this.#orders.set(seat, [...this.#of(seat), { ...optional, ...NO_ID }])
      for (const [whose, list] of this.#orders)
        this.#orders.set(
          whose,
          list.filter((one) => !hasInstructionEnded(game, whose, one, events)),
        )
    }
  }

  #declinedBy(game: Game, seat: Seat, picks: readonly string[]): Instruction | null {
    const declined =
      hasBossPlayer(game) && newDeclineInstruction(game, picks, this.#of(seat).find(isDeclineInstruction))
    return declined ? { ...declined, ...NO_ID } : null
  }

  /** The answer to an optional text counts once. */
  #without(game: Game, seat: Seat): Instruction[] {
    const list = this.#of(seat)
    const used = game.decision && picksByInstructions(game, game.decision, list)?.instruction
    return used && isOptionalTextInstruction(used) ? list.filter((one) => one !== used) : list
  }

  #of(seat: Seat): Instruction[] {
    return this.#orders.get(seat) ?? []
  }
}
