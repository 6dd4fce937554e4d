/**
 * Counts the interventions in a raid, which are corrections with /judge and undone answers. They decide whether the
 * raid counts on leaderboards.
 */
import { z } from 'zod'
import type { GameCorrection } from '../../engine/index.ts'
import type { Transaction } from '../../store/database/open.ts'
import { findCorrectionsAndUndos, type SavedInput } from '../../store/raids/inputs.ts'
import { inputsNotUndone } from '../replay/replay.ts'
import { parseLogEntry } from '../stored/parse-stored.ts'

export interface CorrectionAndUndoCounts {
  /** The number of corrections, without those that were taken back. */
  corrections: number
  /** The number of undone answers that had revealed something, or that were another player's. */
  undone: number
}

/**
 * The kinds of corrections that answer for a player or remove one. They follow the rules, so the raid still counts.
 */
const HONEST: readonly GameCorrection['kind'][] = ['answer', 'kick', 'abandon']

export async function countCorrectionsAndUndos(
  tx: Transaction,
  raidId: string,
): Promise<CorrectionAndUndoCounts> {
  const changes = await findCorrectionsAndUndos(tx, raidId)
  return {
    corrections: countCorrectionsAmongInputs(inputsNotUndone(changes)),
    undone: changes.filter(({ kind, payload }) => kind === 'undo' && !isHarmless(payload)).length,
  }
}

/** Counts the corrections among inputs. @param inputs the inputs that weren't taken back */
export const countCorrectionsAmongInputs = (inputs: readonly Pick<SavedInput, 'payload'>[]): number =>
  inputs.filter(({ payload }) => isCorrection(payload)).length

function isCorrection(payload: unknown): boolean {
  const entry = parseLogEntry(payload)
  return entry.kind === 'adjust' && !HONEST.includes(entry.change.kind)
}

const harmless = z.object({ harmless: z.literal(true) })

const isHarmless = (payload: unknown): boolean => harmless.safeParse(payload).success
