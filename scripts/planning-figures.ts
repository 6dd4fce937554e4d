/** Measures computer players that plan: how often they are asked, how long a question takes, and what it costs. */
import type { ComputerPlayer } from '../src/bots/player.ts'
import { BUDGETS, type Level, newPlanningPlayer } from '../src/bots/search/levels.ts'

export class PlanningFigures {
  readonly #times: number[] = []
  readonly #turns: number[] = [] // The time of all questions of each turn, in milliseconds.
  #playouts = 0
  #changed = 0
  #microseconds = 0

  /**
   * Returns the player of a level, whose planned questions are measured.
   * @param limited whether the time of a turn is limited as at a table. Then the answers depend on the machine.
   */
  watch(level: Level, limited: boolean): ComputerPlayer {
    let planned = false
    let last = -1
    const player = newPlanningPlayer(level, BUDGETS[level], {
      ...(limited ? { now: () => performance.now() } : {}),
      onPlanned: ({ playouts, changed, turn }) => {
        planned = true
        this.#playouts += playouts
        if (changed) this.#changed += 1
        if (turn !== last) this.#turns.push(0)
        last = turn
      },
    })
    const timed = (one: ComputerPlayer): ComputerPlayer => ({
      ...one,
      decide: (...asked) => {
        planned = false
        const [began, cpu] = [performance.now(), process.cpuUsage()]
        const picks = one.decide(...asked)
        if (planned) {
          const { user, system } = process.cpuUsage(cpu)
          const ms = performance.now() - began
          this.#times.push(ms)
          this.#turns.push((this.#turns.pop() ?? 0) + ms)
          this.#microseconds += user + system
        }
        return picks
      },
    })
    return { ...timed(player), forGame: (seed) => timed(player.forGame?.(seed) ?? player) }
  }

  /** Returns null if no question was planned. */
  figures() {
    const times = sorted(this.#times)
    const turns = sorted(this.#turns)
    if (times.length === 0) return null
    return {
      questions: times.length,
      playouts: this.#playouts,
      changed: Number((this.#changed / times.length).toFixed(3)),
      msMean: Math.round(times.reduce((sum, one) => sum + one, 0) / times.length),
      msMedian: at(times, 0.5),
      msP95: at(times, 0.95),
      msMost: at(times, 1),
      msTurnP95: at(turns, 0.95),
      msTurnMost: at(turns, 1),
      playoutsPerCpuSecond: Math.round(this.#playouts / (this.#microseconds / 1e6)),
    }
  }
}

const sorted = (times: readonly number[]): number[] => [...times].sort((a, b) => a - b)

const at = (times: readonly number[], part: number): number =>
  Math.round(times[Math.floor(part * (times.length - 1))] ?? 0)
