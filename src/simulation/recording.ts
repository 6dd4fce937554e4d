/**
 * Records raids that can be played again: the setup, the seed, every answer, and a short hash of the events of each
 * answer. A change that should not change behaviour must replay them to the same hashes.
 */
import { contentHash } from '../cards/hash.ts'
import type { GameEvent, Setup } from '../engine/index.ts'
import { type SimulatedRaidPlan, setupForPlan, simulateRaid } from './simulate.ts'

/** A recorded raid. */
export interface RaidRecording {
  policy: string
  setup: Omit<Setup, 'cards'> // The setup without the hash of the cards, because a replay uses today's cards.
  seed: number
  picks: string[][] // The picks of each answer.
  hashes: string[] // The hashes of the events: those of the start, then those of each answer.
}

/** Plays a raid with a computer player and records it. */
export function recordRaid(plan: Omit<SimulatedRaidPlan, 'twin'>): RaidRecording {
  const picks: string[][] = []
  const hashes: string[] = []
  simulateRaid({
    ...plan,
    twin: false,
    watch: false,
    onApplied: (answer, events) => {
      if (answer) picks.push(answer)
      hashes.push(hashGameEvents(events))
    },
  })
  const { cards: _, ...setup } = setupForPlan(plan)
  return { policy: plan.policy.name, setup, seed: plan.seed, picks, hashes }
}

/** Returns eight hexadecimal digits that don't depend on the order of the fields. */
export function hashGameEvents(events: readonly GameEvent[]): string {
  return contentHash(events).slice(0, 8)
}
