/** Measures computer players that plan: how often they are asked, how long a question takes, and what it costs. */
import type { ComputerPlayer } from '../src/bots/player.ts'
import { BUDGETS, type Level, playerWith } from '../src/bots/search/levels.ts'

export class PlanningFigures {
  readonly #times: number[] = []
  #playouts = 0
  #changed = 0
  #microseconds = 0

  /** Returns the player of a level, whose planned questions are measured. */
  watch(level: Level): ComputerPlayer {
    let planned = false
    const player = playerWith(level, BUDGETS[level], ({ playouts, changed }) => {
      planned = true
      this.#playouts += playouts
      if (changed) this.#changed += 1
    })
    const timed = (one: ComputerPlayer): ComputerPlayer => ({
      ...one,
      decide: (...asked) => {
        planned = false
        const [began, cpu] = [performance.now(), process.cpuUsage()]
        const picks = one.decide(...asked)
        if (planned) {
          const { user, system } = process.cpuUsage(cpu)
          this.#times.push(performance.now() - began)
          this.#microseconds += user + system
        }
        return picks
      },
    })
    return { ...timed(player), forGame: (seed) => timed(player.forGame?.(seed) ?? player) }
  }

  /** Returns null if no question was planned. */
  figures() {
    const times = [...this.#times].sort((a, b) => a - b)
    if (times.length === 0) return null
    const at = (part: number) => Math.round(times[Math.floor(part * (times.length - 1))] ?? 0)
    return {
      questions: times.length,
      playouts: this.#playouts,
      changed: Number((this.#changed / times.length).toFixed(3)),
      msMean: Math.round(times.reduce((sum, one) => sum + one, 0) / times.length),
      msMedian: at(0.5),
      msP95: at(0.95),
      msMost: at(1),
      playoutsPerCpuSecond: Math.round(this.#playouts / (this.#microseconds / 1e6)),
    }
  }
}
