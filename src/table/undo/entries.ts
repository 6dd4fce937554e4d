/** Finds the inputs of a raid that no undo has taken back, and those that a requested undo would take back. */

import type { Transaction } from '../../store/database/open.ts'
import { findInputsOmittingEvents } from '../../store/raids/inputs.ts'
import { snapshotNumbersOf } from '../../store/raids/snapshots.ts'
import { texts } from '../../texts/texts.ts'
import { Rejection } from '../model/rejection.ts'
import { parseLogEntry } from '../stored/parse-stored.ts'
import type { UndoTarget } from './contract.ts'

/** An input that no undo has taken back. */
export interface UndoableInput {
  seq: number
  kind: string
  seat: number | null
  /** The id of the person who gave the input; null when it was automatic. */
  userId: string | null
  /** Whether the input began a move: a card, a power, an attack. */
  beginsMove: boolean
}

/**
 * Loads the inputs of a raid that no undo has taken back and that have a snapshot, the newest first. The last input in
 * the list can't be undone itself; an undo can return to the game after it.
 */
export async function loadUndoableInputs(tx: Transaction, raidId: string): Promise<UndoableInput[]> {
  const entries = await findInputsOmittingEvents(tx, raidId, await snapshotNumbersOf(tx, raidId))
  return entries.map(({ payload, ...entry }) => ({ ...entry, beginsMove: beginsMove(payload) }))
}

const MOVE = /^(play|up|down|attack|power|quest)\d/

function beginsMove(payload: unknown): boolean {
  const input = parseLogEntry(payload)
  return input.kind === 'answer' && MOVE.test(input.picks[0] ?? '')
}

/**
 * Returns the number of entries that an undo takes back.
 * @throws Rejection if there is no such entry, or if it is too far back
 */
export function countInputsToUndo(
  line: readonly UndoableInput[],
  personId: string,
  target: Exclude<UndoTarget, { what: 'turn' }>,
): number {
  const most = line.length - 1
  if (target.what === 'to') return countTo(line, target.to)
  if (most < 1) throw new Rejection(texts.undo.why.nothing())
  const at = indexOf(line, personId, target)
  if (at < 0)
    throw new Rejection(target.what === 'action' ? texts.undo.why.noMove() : texts.undo.why.nothingOfYours())
  if (at >= most) throw new Rejection(texts.undo.why.tooFar(line.slice(0, most).filter(isAnswered).length))
  return at + 1
}

function countTo(line: readonly UndoableInput[], to: number): number {
  const at = line.findIndex(({ seq }) => seq === to)
  if (at < 1) throw new Rejection(texts.undo.why.wentOn())
  return at
}

const isAnswered = ({ userId }: UndoableInput): boolean => userId !== null

function indexOf(
  line: readonly UndoableInput[],
  personId: string,
  target: Exclude<UndoTarget, { what: 'turn' | 'to' }>,
): number {
  if (target.what === 'steps') return nthAnswer(line, target.steps)
  const isTheirs = ({ userId }: UndoableInput) => userId === personId
  if (target.what === 'step') return line.findIndex(isTheirs)
  return line.findIndex((entry) => isTheirs(entry) && entry.beginsMove)
}

/** Returns the index of the n-th answer; the length of the list if there are fewer. */
function nthAnswer(line: readonly UndoableInput[], n: number): number {
  let found = 0
  for (const [index, entry] of line.entries()) {
    if (isAnswered(entry)) found += 1
    if (found === n) return index
  }
  return line.length
}
