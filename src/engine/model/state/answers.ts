/**
 * Validates answers: which options are picked, how many, and with which numbers (706.4, 707.1b–d). All answers pass
 * through here.
 */

import type { AmountLimits, Decision } from './decision.ts'
import type { Refusal } from './input.ts'
import { nameTypedInPick, pickWithAmount, splitPick } from './picks.ts'

/** Returns the reason why these picks can't be given, which answer the decision or take the whole action back (707.2). */
export function refusalOfPicksOrBack(decision: Decision, picks: readonly string[]): Refusal | null {
  if (!isTakingBack(picks)) return refusalOfPicks(decision, picks)
  return decision.back ? null : { refused: 'notOffered', why: 'This cannot be taken back.' }
}

/** Whether the picks take the whole action back. */
export const isTakingBack = (picks: readonly string[]): boolean => picks.length === 1 && picks[0] === 'back'

/** Returns the reason why these picks don't answer the decision, or null if they do. */
export function refusalOfPicks(decision: Decision, picks: readonly string[]): Refusal | null {
  return isOneOption(decision, picks) ? null : refuse(decision, picks)
}

/** Whether the picks are the one option for which most decisions ask. This is a fast path. */
function isOneOption({ min, max, amounts, must, options }: Decision, picks: readonly string[]): boolean {
  if (min > 1 || max < 1 || amounts || must || picks.length !== 1) return false
  for (const { id } of options) if (id === picks[0]) return true
  return false
}

function refuse(decision: Decision, picks: readonly string[]): Refusal | null {
  const { amounts, must, min, max, says } = decision
  const words = says && picks.length === 1 ? nameTypedInPick(picks[0] ?? '') : null
  if (words !== null) return refuseWords(words)
  const ids = amounts ? picks.map((pick) => splitPick(pick).id) : picks
  if (new Set(ids).size !== ids.length) return { refused: 'count', why: 'Each can be picked only once.' }
  const wrong = ids.find((pick) => !decision.options.some((option) => option.id === pick))
  if (wrong !== undefined) return { refused: 'notOffered', why: `${wrong} is not among the options.` }
  if (ids.length < min || ids.length > max) return { refused: 'count', why: `Pick ${range(min, max)}.` }
  if (amounts) return refuseAmounts(amounts, picks)
  if (!must || (must.orNone && ids.length === 0)) return null
  const met = ids.filter((id) => must.among.includes(id)).length
  const needed = Math.min(must.least, ids.length)
  return met >= needed
    ? null
    : { refused: 'notOffered', why: `At least ${needed} of ${must.among} must be picked.` }
}

const MOST_LETTERS = 40

/** Names are shown in messages, so a name consists of letters, digits and a few separators. */
function refuseWords(words: string): Refusal | null {
  const isName =
    words.length <= MOST_LETTERS && /^[\p{L}\p{N}][\p{L}\p{N}’',.-]*( [\p{L}\p{N}’',.-]+)*$/u.test(words)
  return isName ? null : { refused: 'notOffered', why: `A name has letters, and at most ${MOST_LETTERS}.` }
}

/** "Any number" is 0 or a positive whole number (104.1). */
function refuseAmounts({ min, max, sum, most }: AmountLimits, picks: readonly string[]): Refusal | null {
  const over = picks.map(splitPick).find(({ id, amount }) => Number(amount) > (most?.[id] ?? max))
  if (over) return { refused: 'count', why: `At most ${most?.[over.id] ?? max} for ${over.id}.` }
  const numbers = picks.map((pick) => splitPick(pick).amount ?? '')
  const wrong = numbers.find((n) => !/^\d{1,9}$/.test(n) || Number(n) < min || Number(n) > max)
  if (wrong !== undefined) return { refused: 'count', why: `Say a number: ${range(min, max)}.` }
  const total = numbers.reduce((all, n) => all + Number(n), 0)
  return sum === undefined || total === sum ? null : { refused: 'count', why: `Together they are ${sum}.` }
}

function range(min: number, max: number): string {
  return min === max ? `exactly ${min}` : `${min} to ${max}`
}

/** Returns a random legal answer. `next(n)` returns a whole number from 0 to n − 1. */
export function randomPicks(decision: Decision, next: (n: number) => number): string[] {
  const { amounts, must, min, max, options } = decision
  if (min === 1 && max === 1 && !amounts && !must) {
    next(1)
    return [options[next(options.length)]?.id ?? '']
  }
  const left = options.map((option) => option.id)
  const count = min + next(max - min + 1)
  const picks = Array.from({ length: count }, () => left.splice(next(left.length), 1)).flat()
  if (amounts?.most) return filling(amounts, amounts.most, shuffled(decision, next), next)
  if (amounts) return saying(amounts, picks, next)
  if (!must || refusalOfPicks(decision, picks) === null) return picks
  return [...must.among, ...picks.filter((pick) => !must.among.includes(pick))].slice(0, Math.max(count, 1))
}

function shuffled({ options }: Decision, next: (n: number) => number): string[] {
  const left = options.map((option) => option.id)
  return options.flatMap(() => left.splice(next(left.length), 1))
}

/**
 * Gives each option at least the amount that the others can't take, plus a random part of the rest. Options that get
 * 0 are not picked.
 */
function filling(
  { sum = 0 }: AmountLimits,
  most: Record<string, number>,
  ids: readonly string[],
  next: (n: number) => number,
): string[] {
  let left = sum
  let room = ids.reduce((total, id) => total + (most[id] ?? 0), 0)
  return ids.flatMap((id) => {
    const own = most[id] ?? 0
    room -= own
    const least = Math.max(0, left - room)
    const n = least + next(Math.min(own, left) - least + 1)
    left -= n
    return n > 0 ? [pickWithAmount(id, n)] : []
  })
}

/** Gives each pick the minimum, then distributes the rest at random. */
function saying({ min, max, sum }: AmountLimits, picks: string[], next: (n: number) => number): string[] {
  if (sum === undefined) return picks.map((pick) => pickWithAmount(pick, min + next(max - min + 1)))
  let left = sum - min * picks.length
  return picks.map((pick, i) => {
    const more = i === picks.length - 1 ? left : next(left + 1)
    left -= more
    return pickWithAmount(pick, min + more)
  })
}
