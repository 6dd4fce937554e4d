/**
 * Custom ids consist of a word and parts such as the raid's code, the decision and the picks. They contain
 * all that any process needs to handle a click, even on an old button. Each kind of id is declared once, and
 * this declaration writes and reads it. The ids of posted messages must stay readable, so a new format gets a
 * new word.
 */
import { z } from 'zod'

const PREFIX = 'lk1'

/** One part of an id: a text without colons, and the value for which it stands. */
export interface CustomIdPart<T> {
  readonly schema: z.ZodType<T, string>
  write(value: T): string
  /** The field of the log that contains it. */
  readonly means?: 'raid' | 'decision'
  /** Examples for the tests, which write and read each of them. */
  readonly examples: readonly T[]
}

const text = (schema: z.ZodType<string, string>, ...examples: readonly string[]): CustomIdPart<string> => ({
  schema,
  write: (value) => value,
  examples,
})

const number = (...examples: readonly number[]): CustomIdPart<number> => ({
  schema: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  write: String,
  examples,
})

const picks: CustomIdPart<readonly string[]> = {
  schema: z
    .string()
    .transform((all) => (all === '' ? [] : all.split(',')))
    .pipe(z.array(z.string().regex(/^[a-z]+\d*(\.\d+)*(=\d+)?$/))),
  write: (all) => all.join(','),
  examples: [[], ['o5'], ['m3.12', 'o7'], ['x=3'], ['power12.0']],
}

/** The shares so far of a division, in order. */
const amounts: CustomIdPart<readonly number[]> = {
  schema: z
    .string()
    .regex(/^(\d{1,9}(\.\d{1,9})*)?$/)
    .transform((all) => (all === '' ? [] : all.split('.').map(Number))),
  write: (all) => all.join('.'),
  examples: [[], [0], [4, 0, 11]],
}

const raid: CustomIdPart<string> = {
  ...text(z.string().regex(/^[0-9A-Za-z-]{1,40}$/), '7KQ2TB'),
  means: 'raid',
}
const decision: CustomIdPart<number> = { ...number(12), means: 'decision' }

/** The parts from which ids are built. */
export const customIdParts = {
  raid,
  decision,
  picks,
  amounts,
  count: number(0, 3, 999),
  /** The key of a starter deck: "horde-rogue". */
  key: text(z.string().regex(/^[a-z0-9-]+$/), 'horde-rogue'),
  person: text(z.string().regex(/^\d{1,20}$/), '100000000000000000'),
  guid: text(z.guid(), '01936f2e-7b1c-7c3a-9f00-0123456789ab'),
  /** Words that a person has typed, without colons. */
  typed: text(z.string().regex(/^[^:]{1,40}$/u), 'ally 2 draw'),
  any: text(z.string(), 'play', '0'),
}

/** Returns a part of a custom id that is one of several words. */
export const wordCustomIdPart = <const T extends string>(...words: readonly T[]): CustomIdPart<T> => ({
  schema: z.enum(words),
  write: String,
  examples: words,
})

/** Returns a part of a custom id that is one word for true and another for false. */
export const booleanCustomIdPart = (yes: string, no: string): CustomIdPart<boolean> => ({
  schema: z.enum([yes, no]).transform((word) => word === yes),
  write: (value) => (value ? yes : no),
  examples: [true, false],
})

/** Returns a part, or a text that stands for null. */
export const nullableCustomIdPart = <T>(part: CustomIdPart<T>, none: string): CustomIdPart<T | null> => ({
  schema: z.union([z.literal(none).transform(() => null), part.schema]),
  write: (value) => (value === null ? none : part.write(value)),
  examples: [...part.examples.filter((value) => part.write(value) !== none), null],
})

type Parts<T extends readonly unknown[]> = { readonly [K in keyof T]: CustomIdPart<T[K]> }

/** A kind of id. Calling it with values returns the id. */
export interface CustomIdKind<T extends readonly unknown[]> {
  (...values: T): string
  readonly word: string
  readonly parts: readonly CustomIdPart<unknown>[]
  /** Returns the values of an id; null if it is of another kind. */
  readonly read: (id: string) => T | null
}

/** A kind of id with values of any type. */
export interface AnyCustomIdKind {
  (...values: never): string
  readonly word: string
  readonly parts: readonly CustomIdPart<unknown>[]
  readonly read: (id: string) => readonly unknown[] | null
}

/**
 * Declares a kind of id.
 * @param word the first word of its ids
 * @param own the parts after the word, in order
 */
export function declareCustomIdKind<T extends readonly unknown[]>(
  word: string,
  ...own: Parts<T>
): CustomIdKind<T> {
  const parts: readonly CustomIdPart<unknown>[] = own
  const write = (...values: T): string =>
    [PREFIX, word, ...parts.map((part, n) => part.write(values[n]))].join(':')
  const isWhole = (values: readonly unknown[]): values is T => values.length === parts.length
  const read = (id: string): T | null => {
    const texts = id.split(':').slice(2)
    if (firstWordOfCustomId(id) !== word || texts.length !== parts.length) return null
    const values = parts.flatMap(({ schema }, n) => {
      const part = schema.safeParse(texts[n])
      return part.success ? [part.data] : []
    })
    return isWhole(values) ? values : null
  }
  return Object.assign(write, { word, read, parts })
}

/** Returns the first word of an id, which determines its kind; null if the id is not ours. */
export function firstWordOfCustomId(id: string): string | null {
  const [prefix, word] = id.split(':')
  return prefix === PREFIX ? (word ?? null) : null
}

/** Whether the id fits into Discord's limit of 100 characters. */
export const fitsInCustomId = (id: string): boolean => id.length <= 100

/** Returns the number that was chosen from a menu; null if the value is not one of ours. */
export function parseChosenNumber([value = '']: readonly string[]): number | null {
  return /^\d{1,9}$/.test(value) ? Number(value) : null
}
