/** Texts about times that people typed: how the bot read them, and what to write if it could not. */
import { toMarkup, type UserText } from '../user-text.ts'
import { countWithNoun } from './words.ts'

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

const NOTHING_CHANGED = 'Nothing has changed.'

/** Suggests what to write in place of a number alone. */
function instead(n: number): string {
  if (n < 1 || n > 23) return `“in ${n} h” or “in ${n} min”`
  return n > 12 ? `${n}:00 or “in ${n} h”` : `“${n} am”, “${n} pm” or “in ${n} h”`
}

/** Texts about times and time zones. */
export const typedTimeTexts = {
  /** @param at @param left times in Discord's markup */
  moment: (at: string, left: string) => `${at} (${left})`,

  zoneOf: {
    person: (zone: string) => `I read it in your time zone, ${zone}. \`/settings zone:\` changes that.`,
    guild: (zone: string) =>
      `You have set no time zone, so I read it in this server’s time zone, ${zone}. \`/settings zone:\` sets yours.`,
    bot: (zone: string) =>
      `Neither you nor this server has set a time zone, so I read it in ${zone}. \`/settings zone:\` sets yours.`,
  },
  zoneNamed: (zone: string) => `I read it as time in ${zone}.`,

  /** @param read the time that the bot understood @param other another possible time of day, such as "20:30" */
  half: (read: string, other: string) =>
    `I read the time of day as ${read}; write ${other} if you meant that.`,
  hour: (read: string) =>
    `You wrote no time of day, so I took ${read}. For another one, write it after the day: “tomorrow 19:30”.`,
  sameTime: 'I kept the current time of day. For another one, write it at the end: “in 2 days 20:30”.',
  skipped: (read: string) =>
    `The clocks go forward then and skip the time that you wrote, so I read it as ${read}.`,
  /** @param other the second of two possible times, such as "2027-10-31 01:30 UTC" */
  repeated: (read: string, other: string) =>
    `The clocks go back then and show ${read} twice. I took the first time. For the second, write ${other}.`,
  nextDay: (day: Date) =>
    `I read the day as ${WEEKDAY.format(day)}, ${DAY.format(day)}; if you meant another, write its date.`,
  range: 'I took the beginning of what you wrote.',
  duration: (hours: number) =>
    `I read ${hours}h as ${countWithNoun(hours, 'hour')} from now; for the time of day, write ${hours}:00.`,
  clock: (hours: number) =>
    `I read ${hours}h as a time of day; for ${hours} hours from now, write “in ${hours} h”.`,

  unread: (text: UserText) =>
    `I can’t read “${toMarkup(text)}” as a time. Write 20:30, 8pm, tomorrow 20:30, Fri 8pm, 28.11. 20:30, 2026-11-28 20:30, in 90 min or in 2 weeks; “none” for no time. ${NOTHING_CHANGED}`,
  unreadEnd: (text: UserText) =>
    `I can’t read “${toMarkup(text)}” as the end of a vacation. Write a day such as 2027-01-31, 31.1. or Sunday, or how long: “10 days”, “2 weeks”. Write “none” when you are back. ${NOTHING_CHANGED}`,
  /** @param at a time in Discord's markup */
  past: (text: UserText, at: string) =>
    `I read “${toMarkup(text)}” as ${at}, which is in the past. Write a later time, or the day with it: “tomorrow 20:30”, “2027-01-31 20:30”. ${NOTHING_CHANGED}`,
  far: (text: UserText, at: string) =>
    `I read “${toMarkup(text)}” as ${at}, which is more than a year from now. Write an earlier time. ${NOTHING_CHANGED}`,
  number: (text: UserText, n: number) =>
    `“${toMarkup(text)}” alone can be a time of day or a duration. Write ${instead(n)}. ${NOTHING_CHANGED}`,
  weekday: (text: UserText, day: Date) =>
    `“${toMarkup(text)}” names two days: ${DAY.format(day)} is a ${WEEKDAY.format(day)}. Write only one of them. ${NOTHING_CHANGED}`,
  /** @param iso the two possible days, such as "2026-11-28" */
  dayOrder: (text: UserText, days: readonly [Date, Date], iso: readonly [string, string]) =>
    `“${toMarkup(text)}” can mean ${DAY.format(days[0])} or ${DAY.format(days[1])}. Write ${iso[0]} or ${iso[1]}. ${NOTHING_CHANGED}`,
  dotted: (text: UserText, clock: string, iso: string) =>
    `“${toMarkup(text)}” can be a time of day or a date. Write ${clock} or ${iso}. ${NOTHING_CHANGED}`,
  badHours: (text: UserText, most: number) =>
    `I can’t read “${toMarkup(text)}” as whole hours from 1 to ${most}. Write “12”, “12 h” or “2 days”; “none” for never. ${NOTHING_CHANGED}`,
} as const
