/** A person's own settings: showing them, and changing them by clicks or commands. */

import { HOURS_SETTING_RANGE } from '../../table/model/settings.ts'
import type { PersonSettings } from '../../table/settings/contract.ts'
import { currentLanguage, parseLanguage } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import type { Suggestion } from '../command.ts'
import { missingPermissionsText } from '../connection/permissions.ts'
import type { Post, Reply } from '../message-parts/post.ts'
import { parseEndTime } from '../typed-times/read.ts'
import { describeTimeReading, explainUnusableTime, momentText } from '../typed-times/wording.ts'
import { personSettingsPost } from './pages.ts'
import {
  isWordForNone,
  type ParsedSetting,
  parseHours,
  parseQuietHours,
  parseTimeZone,
  timeZonesMatching,
} from './parse.ts'

type Change = Partial<PersonSettings>

async function pageOf(
  context: BotContext,
  source: InteractionSource,
  settings: PersonSettings,
  said: string | null,
): Promise<Post> {
  return personSettingsPost(
    settings,
    await context.table.settings.zoneOf(source.person.id, source.guildId),
    said,
  )
}

const minePage = async (
  context: BotContext,
  source: InteractionSource,
  said: string | null = null,
): Promise<Post> => pageOf(context, source, await context.table.settings.readPerson(source.person.id), said)

/** Changes the given settings and shows all. An invalid value changes nothing, and the page shows the reason. */
export async function changeOwnSettings(
  context: BotContext,
  source: InteractionSource,
  change: ParsedSetting<Change>,
  done: string | null = null,
): Promise<Post> {
  if ('wrong' in change) return minePage(context, source, change.wrong)
  const lacking = change.value.privateThread
    ? missingPermissionsText(source.mine, source.channelId, 'privateThread')
    : null
  if (lacking !== null) return minePage(context, source, lacking)
  const { value, said } = await withZone(context, source, change.value)
  const result = await context.table.settings.changePerson(source.person, value)
  if ('rejected' in result) return minePage(context, source, result.rejected)
  return pageOf(context, source, result, [done, said].filter((one) => one !== null).join('\n') || null)
}

/** Stores a time zone together with quiet hours, since reminders of all servers use both. */
async function withZone(
  { table }: BotContext,
  { person, guildId }: InteractionSource,
  change: Change,
): Promise<{ value: Change; said: string | null }> {
  const asked = { value: change, said: null }
  if (!change.quiet || change.timeZone) return asked
  const { zone, of } = await table.settings.zoneOf(person.id, guildId)
  if (of === 'person') return asked
  return { value: { ...change, timeZone: zone }, said: texts.settings.zoneWithQuiet(zone) }
}

/** Parses the typed settings of a person, by their names. Returns the first error, if there is one. */
export function parseOwnSettings(
  typed: Readonly<Record<string, string | number | boolean | null>>,
): ParsedSetting<Change> {
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

const fields: Readonly<Record<string, (text: string) => ParsedSetting<Change>>> = {
  language: (text) => ({ value: { language: parseLanguage(text) } }),
  theme: (text) => ({ value: { theme: text === 'light' ? 'light' : 'dark' } }),
  thread: (text) => ({ value: { privateThread: text === 'true' } }),
  lookback: (text) => ({ value: { lookBack: text !== 'false' } }),
  spirits: (text) => ({ value: { spirits: text !== 'false' } }),
  showhand: (text) => ({ value: { handForFallen: text === 'true' } }),
  reminder: (text) => as(parseHours(text), (reminderHours) => ({ reminderHours }), unreadableHoursText),
  quiet: (text) =>
    as(
      parseQuietHours(text),
      (quiet) => ({ quiet }),
      (wrong) => texts.settings.badQuiet(userText(wrong)),
    ),
  zone: (text) => as(parseTimeZone(text), (timeZone) => ({ timeZone }), unknownTimeZoneText),
}

export const unreadableHoursText = (wrong: string): string =>
  texts.times.badHours(userText(wrong), HOURS_SETTING_RANGE.max)

export const unknownTimeZoneText = (wrong: string): string =>
  texts.settings.badZone(userText(wrong), wrong.trim() === '' ? [] : timeZonesMatching(wrong, 3))

const as = <T>(
  read: ParsedSetting<T>,
  change: (value: T) => Change,
  why: (wrong: string) => string,
): ParsedSetting<Change> => ('wrong' in read ? { wrong: why(read.wrong) } : { value: change(read.value) })

/** Sets the end of the person's vacation. @param text a day, a time or a duration; empty for a person who is back */
export async function setVacationEnd(
  context: BotContext,
  source: InteractionSource,
  text: string,
): Promise<Reply> {
  const { change, said } = await parseVacationEnd(context, source, text)
  return { how: 'tell', post: await changeOwnSettings(context, source, change, said) }
}

const DAYS = [1, 3, 7, 14, 30]

export const suggestVacationLengths = (typed: string): Suggestion[] =>
  typed.trim() === '' ? DAYS.map((n) => ({ name: texts.absence.inDays(n), value: `${n} d` })) : []

const HOURS_OFFERED = [1, 4, 8, 12, 24, 48, 72, 168]

export const suggestHourSettings = (typed: string): Suggestion[] =>
  typed.trim() === ''
    ? HOURS_OFFERED.map((n) => ({ name: texts.settings.afterHours(n), value: `${n} h` }))
    : []

export async function parseVacationEnd(
  context: BotContext,
  { person, guildId }: InteractionSource,
  text: string,
): Promise<{ change: ParsedSetting<Change>; said: string }> {
  if (isWordForNone(text)) return { change: { value: { awayUntil: null } }, said: texts.absence.back }
  const inUse = await context.table.settings.zoneOf(person.id, guildId)
  const read = parseEndTime(text, { now: new Date(), zone: inUse.zone, language: currentLanguage() })
  if (read.kind !== 'moment') return { change: { wrong: explainUnusableTime(read, text, 'end') }, said: '' }
  return {
    change: { value: { awayUntil: read.at.toISOString() } },
    said: [texts.absence.vacation(momentText(read.at)), describeTimeReading(read, inUse)].join('\n').trim(),
  }
}
