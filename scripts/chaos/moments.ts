/** Ends a bot: by SIGKILL during an answer, right after one, while it starts or at any time, or by SIGTERM. */
import { setTimeout as sleep } from 'node:timers/promises'
import { untilCalledOrTimeout } from '../crowd/called-or-timeout.ts'
import type { RandomInt } from '../crowd/controls.ts'
import type { BotFleet } from './bot-fleet.ts'

export const KILL_MOMENTS = ['inAnswer', 'afterAnswer', 'inStart', 'anyTime', 'toldToEnd'] as const
export type KillMoment = (typeof KILL_MOMENTS)[number]

/** Signals the actions of people as they happen. */
export class ActionSignals {
  readonly #waiting = { pressing: new Set<() => void>(), answered: new Set<() => void>() }

  notify(what: 'pressing' | 'answered'): void {
    for (const done of [...this.#waiting[what]]) done()
  }

  /** Resolves when the next such action happens, or after that time. */
  next(what: 'pressing' | 'answered', ms: number): Promise<void> {
    return untilCalledOrTimeout(this.#waiting[what], ms)
  }
}

/** The longest wait for an action, which may never come: a slow machine, or a lair of many cards, needs a while. */
const PATIENCE_MS = 30_000
/** The longest delay in milliseconds after a press, an answer, a start, or the last end. */
const LATEST: Record<KillMoment, number> = {
  inAnswer: 40,
  afterAnswer: 150,
  inStart: 1_500,
  anyTime: 3_000,
  toldToEnd: 1_000,
}

interface Ending {
  readonly fleet: BotFleet
  readonly pulse: ActionSignals
  readonly chance: RandomInt
}

/** Ends one bot of the fleet at such a moment, and starts another in its place. */
export async function endBotAtMoment(
  { fleet, pulse, chance }: Ending,
  n: number,
  moment: KillMoment,
): Promise<void> {
  const afterMs = chance(LATEST[moment])
  if (moment === 'inAnswer') await pulse.next('pressing', PATIENCE_MS)
  if (moment === 'afterAnswer' || moment === 'toldToEnd') await pulse.next('answered', PATIENCE_MS)
  if (moment === 'inStart') await fleet.killStarting(n, afterMs)
  else await sleep(afterMs)
  await fleet.replace(n, moment === 'toldToEnd' ? 'SIGTERM' : 'SIGKILL')
}

/** Kills bots on an empty database while its tables are being created. */
export async function killDuringFirstStarts(
  { fleet, chance }: Omit<Ending, 'pulse'>,
  times: number,
): Promise<void> {
  for (let n = 0; n < times; n++) await fleet.killStarting(0, chance(LATEST.inStart))
}
