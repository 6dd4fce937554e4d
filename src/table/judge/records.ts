/** How honest a raid's figures are, as its log tells: what /judge moved in it, and how often something was taken back. */
import { z } from 'zod'
import type { Adjustment } from '../../engine/index.ts'
import { readChanges, type SavedInput } from '../../store/inputs.ts'
import type { Tx } from '../../store/open.ts'
import { standing } from '../replay.ts'
import { entryFrom } from '../stored/reading.ts'

export interface Honesty {
  /** What was taken back is none. */
  corrections: number
  /** How often something was taken back that had told somebody something, or was another's. */
  undone: number
}

/** Somebody is answered for, or leaves: as the rules have it, so it counts. */
const HONEST: readonly Adjustment['kind'][] = ['answer', 'kick', 'abandon']

export async function honestyOf(tx: Tx, raidId: string): Promise<Honesty> {
  const changes = await readChanges(tx, raidId)
  return {
    corrections: correctionsIn(standing(changes)),
    undone: changes.filter(({ kind, payload }) => kind === 'undo' && !isHarmless(payload)).length,
  }
}

/** @param inputs that still stand */
export const correctionsIn = (inputs: readonly Pick<SavedInput, 'payload'>[]): number =>
  inputs.filter(({ payload }) => isCorrection(payload)).length

function isCorrection(payload: unknown): boolean {
  const entry = entryFrom(payload)
  return entry.kind === 'adjust' && !HONEST.includes(entry.change.kind)
}

const harmless = z.object({ harmless: z.literal(true) })

const isHarmless = (payload: unknown): boolean => harmless.safeParse(payload).success
