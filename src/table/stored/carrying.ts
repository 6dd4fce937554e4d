/** How anything that is stored is carried from the shape that it names to today's. */
import type { z } from 'zod'
import { Damaged } from '../../store/compress.ts'
import { isRow, type Row } from './migrations/migration.ts'
import { Unreadable } from './unreadable.ts'

/** What is stored without a number is of this shape. */
export const FIRST = 1

/** For each shape but the last what makes the next one of it; nothing where it stayed as it was. */
export type Changes = readonly (((row: Row) => Row) | undefined)[]

/** @throws Unreadable when it is of no shape that we know, or a change fails; `row` itself never changes */
export function carry(row: Row, from: unknown, changes: Changes): Row {
  const today = changes.length + FIRST
  if (typeof from !== 'number' || !Number.isInteger(from) || from < FIRST)
    throw new Unreadable('broken', `it is of shape ${String(from)}`)
  if (from > today) throw new Unreadable('newer', `it is of shape ${from}, and this is ${today}`)
  if (from === today) return row
  try {
    const carried = changes
      .slice(from - FIRST)
      .reduce((before, change) => change?.(before) ?? before, structuredClone(row))
    return { ...carried, shape: today }
  } catch (error) {
    throw new Unreadable('broken', error)
  }
}

/** @throws Unreadable unless it is an object */
export function rowFrom(stored: unknown): Row {
  if (isRow(stored)) return stored
  throw new Unreadable('broken', stored instanceof Damaged ? stored.why : 'it is no object')
}

/** @throws Unreadable unless it is what it must be today */
export function parsed<T>(shape: z.ZodType<T>, value: unknown): T {
  const { data, error } = shape.safeParse(value)
  if (error) throw new Unreadable('broken', error)
  return data
}
