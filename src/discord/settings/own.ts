/** Somebody's own settings: shown, clicked, typed. */
import type { PersonSettings } from '../../table/settings/contract.ts'
import { HOURS } from '../../table/settings/shapes.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import { moment } from '../absence/news.ts'
import type { Suggestion } from '../command.ts'
import { lackingIn } from '../connection/permissions.ts'
import type { Desk, Visit } from '../desk.ts'
import type { Outcome, Post } from '../posts/post.ts'
import { personPage } from './pages.ts'
import { isNone, type Read, readQuiet, readUntil, readZone, zonesLike } from './reading.ts'

type Change = Partial<PersonSettings>

async function minePage(desk: Desk, { person }: Visit, said: string | null = null): Promise<Post> {
  return personPage(await desk.table.settings.readPerson(person.id), said)
}

/** Changes what is named, and shows all of it; what makes no sense changes nothing and says so. */
export async function changeMine(
  desk: Desk,
  visit: Visit,
  change: Read<Change>,
  done: string | null = null,
): Promise<Post> {
  if ('wrong' in change) return minePage(desk, visit, change.wrong)
  const lacking = change.value.privateThread ? lackingIn(visit.mine, visit.channelId, 'ownThread') : null
  if (lacking !== null) return minePage(desk, visit, lacking)
  const result = await desk.table.settings.changePerson(visit.person, change.value)
  return 'rejected' in result ? minePage(desk, visit, result.rejected) : personPage(result, done)
}

/** What was typed, each part of it read; the first that can't be read is told. */
export function readMine(typed: Readonly<Record<string, string | number | boolean | null>>): Read<Change> {
  const change: Change = {}
  for (const [field, value] of Object.entries(typed)) {
    if (value === null) continue
    const read = fields[field]?.(String(value))
    if (!read) continue
    if ('wrong' in read) return read
    Object.assign(change, read.value)
  }
  return { value: change }
}

const fields: Readonly<Record<string, (text: string) => Read<Change>>> = {
  language: (text) => ({ value: { language: text === 'en' || text === 'de' ? text : null } }),
  theme: (text) => ({ value: { theme: text === 'light' ? 'light' : 'dark' } }),
  thread: (text) => ({ value: { privateThread: text === 'true' } }),
  lookback: (text) => ({ value: { lookBack: text !== 'false' } }),
  reminder: (text) => ({ value: { reminderHours: hoursOf(text) } }),
  quiet: (text) =>
    as(
      readQuiet(text),
      (quiet) => ({ quiet }),
      (wrong) => texts.settings.badQuiet(userText(wrong)),
    ),
  zone: (text) =>
    as(
      readZone(text),
      (timeZone) => ({ timeZone }),
      (wrong) => texts.settings.badZone(userText(wrong), zonesLike(wrong, 3)),
    ),
}

/** Null for 0: never, or no limit. */
export function hoursOf(text: string): number | null {
  const hours = Math.min(Math.trunc(Number(text)), HOURS.max)
  return hours >= HOURS.min ? hours : null
}

const as = <T>(read: Read<T>, change: (value: T) => Change, why: (wrong: string) => string): Read<Change> =>
  'wrong' in read ? { wrong: why(read.wrong) } : { value: change(read.value) }

/** @param text a day or a number of days; empty for somebody who is back */
export async function goOnVacation(desk: Desk, visit: Visit, text: string): Promise<Outcome> {
  const { change, said } = await readVacation(desk, visit, text)
  return { how: 'tell', post: await changeMine(desk, visit, change, said) }
}

const DAYS = [1, 3, 7, 14, 30]

export const suggestDays = (typed: string): Suggestion[] =>
  typed.trim() === '' ? DAYS.map((n) => ({ name: texts.absence.inDays(n), value: `${n} d` })) : []

export async function readVacation(
  desk: Desk,
  { person }: Visit,
  text: string,
): Promise<{ change: Read<Change>; said: string }> {
  if (isNone(text)) return { change: { value: { awayUntil: null } }, said: texts.absence.back }
  const { timeZone } = await desk.table.settings.ofPerson(person.id)
  const read = readUntil(text, timeZone, new Date())
  if ('wrong' in read) return { change: { wrong: texts.absence.badDate(userText(text)) }, said: '' }
  const until = read.value
  return {
    change: { value: { awayUntil: until.toISOString() } },
    said: texts.absence.vacation(moment(until, 'f')),
  }
}
