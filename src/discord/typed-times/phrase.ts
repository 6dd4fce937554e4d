/**
 * Parses the parts of a phrase: a day, a time of day, a part of the day. `moments.ts` finds the moment that they mean.
 */
import { type ClockTime, findClockInText, findClockRange, findClockWithoutMarks } from './clocks.ts'
import { type DateContext, replaceDatesByIsoDates, type UnclearDate } from './dates.ts'
import { type DayExpression, type DayInText, parseDaysInText } from './days.ts'
import { withoutFillerWords } from './normalize.ts'
import { applyPartOfDay, extractPartOfDay, type PartOfDay } from './parts-of-day.ts'

export interface TimePhrase {
  readonly day: DayExpression | null
  readonly clock: ClockTime | null
  readonly part: PartOfDay | null
  /** Whether it counts days from now with the present time of day: "in 2 weeks". */
  readonly isRelative: boolean
  /** Minutes from now, if it contains nothing else. */
  readonly minutes: number | null
  /** The other end of a range of times. */
  readonly until: TimePhrase | null
}

const NOTHING: TimePhrase = {
  day: null,
  clock: null,
  part: null,
  isRelative: false,
  minutes: null,
  until: null,
}

/** Parses the day and time in a normalized text without a time zone; null if it can't be read. */
export function parseTimePhrase(text: string, context: DateContext): TimePhrase | UnclearDate | null {
  const dated = replaceDatesByIsoDates(text, context)
  if ('kind' in dated) return dated
  const range = findClockRange(dated.text)
  if (!range) return single(dated.text, context)
  const [from, until] = [single(range.from, context), single(range.to, context)]
  return from && until && { ...from, until }
}

function single(text: string, context: DateContext): TimePhrase | null {
  const { part, rest } = extractPartOfDay(text)
  const found = findClockInText(rest)
  const words = withoutFillerWords(found?.rest ?? rest)
  const clock = found && applyPartOfDay(found.clock, part)
  if (words === '') return clock || part ? { ...NOTHING, clock, part } : null
  const day = parseDaysInText(words, context)
  if (day?.clock && clock) return null
  if (day) return withDay(day, clock, part)
  return clock ? wholly(text, context) : (bare(words, part, context) ?? wholly(text, context))
}

const withDay = (
  { day, until, clock: own, ...rest }: DayInText,
  clock: ClockTime | null,
  part: PartOfDay | null,
): TimePhrase => ({
  ...rest,
  day,
  clock: clock ?? (own && applyPartOfDay(own, part)),
  part,
  until: until && { ...NOTHING, day: until },
})

/** Reads a day with a time without a separator: "fr 20", "tomorrow 2030". */
function bare(words: string, part: PartOfDay | null, context: DateContext): TimePhrase | null {
  const found = findClockWithoutMarks(words)
  if (!found) return null
  const clock = applyPartOfDay(found.clock, part)
  if (found.rest === '') return { ...NOTHING, clock, part }
  const day = parseDaysInText(found.rest, context)
  return day && withDay(day, clock, part)
}

/** Reads other texts that chrono reads completely. */
function wholly(text: string, context: DateContext): TimePhrase | null {
  const day = parseDaysInText(text, context)
  return day && withDay(day, null, null)
}
