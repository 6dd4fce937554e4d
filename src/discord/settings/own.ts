/** A person's own settings: showing them, and changing them by clicks or commands. */

import { HOURS } from '../../table/model/settings.ts'
import type { PersonSettings } from '../../table/settings/contract.ts'
import { language, languageNamed } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import type { Suggestion } from '../command.ts'
import { lackingIn } from '../connection/permissions.ts'
import type { Desk, Visit } from '../desk.ts'
import type { Outcome, Post } from '../posts/post.ts'
import { readEnd } from '../times/read.ts'
import { howRead, shownMoment, whyNot } from '../times/wording.ts'
import { personPage } from './pages.ts'
import { isNone, type Read, readHours, readQuiet, readZone, zonesLike } from './reading.ts'

type Change = Partial<PersonSettings>

async function pageOf(
  desk: Desk,
  visit: Visit,
  settings: PersonSettings,
  said: string | null,
): Promise<Post> {
  return personPage(settings, await desk.table.settings.zoneOf(visit.person.id, visit.guildId), said)
}

const minePage = async (desk: Desk, visit: Visit, said: string | null = null): Promise<Post> =>
  pageOf(desk, visit, await desk.table.settings.readPerson(visit.person.id), said)

/** Changes the given settings and shows all. An invalid value changes nothing, and the page shows the reason. */
export async function changeMine(
  desk: Desk,
  visit: Visit,
  change: Read<Change>,
  done: string | null = null,
): Promise<Post> {
  if ('wrong' in change) return minePage(desk, visit, change.wrong)
  const lacking = change.value.privateThread ? lackingIn(visit.mine, visit.channelId, 'ownThread') : null
  if (lacking !== null) return minePage(desk, visit, lacking)
  const { value, said } = await withZone(desk, visit, change.value)
  const result = await desk.table.settings.changePerson(visit.person, value)
  if ('rejected' in result) return minePage(desk, visit, result.rejected)
  return pageOf(desk, visit, result, [done, said].filter((one) => one !== null).join('\n') || null)
}

/** Stores a time zone together with quiet hours, since reminders of all servers use both. */
async function withZone(
  { table }: Desk,
  { person, guildId }: Visit,
  change: Change,
): Promise<{ value: Change; said: string | null }> {
  const asked = { value: change, said: null }
  if (!change.quiet || change.timeZone) return asked
  const { zone, of } = await table.settings.zoneOf(person.id, guildId)
  if (of === 'person') return asked
  return { value: { ...change, timeZone: zone }, said: texts.settings.zoneWithQuiet(zone) }
}

/** Reads each typed part. Returns the first error, if there is one. */
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
  language: (text) => ({ value: { language: languageNamed(text) } }),
  theme: (text) => ({ value: { theme: text === 'light' ? 'light' : 'dark' } }),
  thread: (text) => ({ value: { privateThread: text === 'true' } }),
  lookback: (text) => ({ value: { lookBack: text !== 'false' } }),
  reminder: (text) => as(readHours(text), (reminderHours) => ({ reminderHours }), badHours),
  quiet: (text) =>
    as(
      readQuiet(text),
      (quiet) => ({ quiet }),
      (wrong) => texts.settings.badQuiet(userText(wrong)),
    ),
  zone: (text) => as(readZone(text), (timeZone) => ({ timeZone }), badZone),
}

export const badHours = (wrong: string): string => texts.times.badHours(userText(wrong), HOURS.max)

export const badZone = (wrong: string): string =>
  texts.settings.badZone(userText(wrong), wrong.trim() === '' ? [] : zonesLike(wrong, 3))

const as = <T>(read: Read<T>, change: (value: T) => Change, why: (wrong: string) => string): Read<Change> =>
  'wrong' in read ? { wrong: why(read.wrong) } : { value: change(read.value) }

/** @param text a day, a time or a duration; empty for a person who is back */
export async function goOnVacation(desk: Desk, visit: Visit, text: string): Promise<Outcome> {
  const { change, said } = await readVacation(desk, visit, text)
  return { how: 'tell', post: await changeMine(desk, visit, change, said) }
}

const DAYS = [1, 3, 7, 14, 30]

export const suggestDays = (typed: string): Suggestion[] =>
  typed.trim() === '' ? DAYS.map((n) => ({ name: texts.absence.inDays(n), value: `${n} d` })) : []

const HOURS_OFFERED = [1, 4, 8, 12, 24, 48, 72, 168]

export const suggestHours = (typed: string): Suggestion[] =>
  typed.trim() === ''
    ? HOURS_OFFERED.map((n) => ({ name: texts.settings.afterHours(n), value: `${n} h` }))
    : []

export async function readVacation(
  desk: Desk,
  { person, guildId }: Visit,
  text: string,
): Promise<{ change: Read<Change>; said: string }> {
  if (isNone(text)) return { change: { value: { awayUntil: null } }, said: texts.absence.back }
  const inUse = await desk.table.settings.zoneOf(person.id, guildId)
  const read = readEnd(text, { now: new Date(), zone: inUse.zone, language: language() })
  if (read.kind !== 'moment') return { change: { wrong: whyNot(read, text, 'end') }, said: '' }
  return {
    change: { value: { awayUntil: read.at.toISOString() } },
    said: [texts.absence.vacation(shownMoment(read.at)), howRead(read, inUse)].join('\n').trim(),
  }
}
