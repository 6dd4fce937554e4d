/** The questions that wait for a worker. Each key waits at most once at a priority. */

/** The priorities of plans, the highest first. Only idle workers do a warm-up. */
export const PLAN_PRIORITIES = ['hint', 'move', 'warmUp'] as const
export type PlanPriority = (typeof PLAN_PRIORITIES)[number]

export interface QueuedPlan {
  readonly key: string
  readonly priority: PlanPriority
}

export class PlanQueue<Q extends QueuedPlan> {
  readonly #waiting: Readonly<Record<PlanPriority, Map<string, Q>>> = {
    hint: new Map(),
    move: new Map(),
    warmUp: new Map(),
  }

  get size(): number {
    return PLAN_PRIORITIES.reduce((sum, priority) => sum + this.#waiting[priority].size, 0)
  }

  /** Takes the place of an older question with the same key. @returns the older question */
  add(question: Q): Q | null {
    const waiting = this.#waiting[question.priority]
    const older = waiting.get(question.key) ?? null
    waiting.set(question.key, question)
    return older
  }

  /** Removes and returns the first question of the highest priority. */
  next(): Q | null {
    for (const priority of PLAN_PRIORITIES) {
      const [first] = this.#waiting[priority].values()
      if (first && this.remove(first)) return first
    }
    return null
  }

  /** Removes a waiting question. @returns false if it doesn't wait any more */
  remove(question: Q): boolean {
    const waiting = this.#waiting[question.priority]
    return waiting.get(question.key) === question && waiting.delete(question.key)
  }

  removeAll(): Q[] {
    const all = PLAN_PRIORITIES.flatMap((priority) => [...this.#waiting[priority].values()])
    for (const question of all) this.remove(question)
    return all
  }
}
