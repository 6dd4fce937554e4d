/** Settings as they are kept in JSON columns. What is missing or was written by another version becomes its default. */
import { z } from 'zod'
import { LANGUAGES } from '../../texts/language.ts'
import { orElse } from '../or-else.ts'

/** "22:00", on the clock of their own time zone. */
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

export const HOURS = { min: 1, max: 24 * 14 } as const
const hours = z.number().int().min(HOURS.min).max(HOURS.max)

/** A picture of the cards, which fits a phone, or all that they say in words. */
export const HAND_STYLES = ['picture', 'words'] as const
export type HandStyle = (typeof HAND_STYLES)[number]

export const personSettingsShape = z.object({
  /** Null: the language of their Discord. */
  language: orElse(z.enum(LANGUAGES).nullable(), null),
  theme: orElse(z.enum(['dark', 'light']), 'dark'),
  /** How their hand is shown. */
  hand: orElse(z.enum(HAND_STYLES), 'picture'),
  /** Hours until a reminder; null: none. */
  reminderHours: orElse(hours.nullable(), 8),
  /** No reminder between these; the end may be on the next day. */
  quiet: orElse(z.object({ from: clock, to: clock }).nullable(), null),
  /** An IANA name such as "Europe/Berlin"; null: their server's. Quiet hours are set together with one. */
  timeZone: orElse(z.string().nullable(), null),
  /** On vacation until then (ISO 8601); null: here. */
  awayUntil: orElse(z.iso.datetime().nullable(), null),
  /** Where new raids ask them for priority: at few stops, or everywhere. */
  stops: orElse(z.enum(['few', 'all']), 'few'),
  /** Before their turn ends, they hear what they could still do in it. */
  lookBack: orElse(z.boolean(), true),
  /** In each raid, a private thread of their own shows their hand, their panel and what they are asked. */
  privateThread: orElse(z.boolean(), false),
  /** Raids, by id, of which they want no reminders. */
  muted: orElse(z.array(z.string()), []),
})
export type PersonSettings = z.infer<typeof personSettingsShape>

export const raidSettingsShape = z.object({
  /** Hours after which an absent player passes by default; null: never. */
  limitHours: orElse(hours.nullable(), null),
  /** Raiders may pass for each other. */
  friendsPass: orElse(z.boolean(), false),
  /** Everybody is asked in every window, so that nobody can tell from a question what a hand holds. */
  everyWindow: orElse(z.boolean(), false),
})
export type RaidSettings = z.infer<typeof raidSettingsShape>

/** Loose: what else is set for a guild stays. */
export const guildSettingsShape = z.looseObject({
  /** Of what everybody reads; null: the server's own on Discord. */
  language: orElse(z.enum(LANGUAGES).nullable(), null),
  /** Of its members who have set none: an IANA name; null: the operator's. */
  timeZone: orElse(z.string().nullable(), null),
  /** Discord roles that may use /judge, beside a raid's leader. */
  judgeRoles: orElse(z.array(z.string()), []),
  /** With which settings new raids begin. */
  raid: raidSettingsShape.prefault({}).catch(() => raidSettingsShape.parse({})),
})
export type GuildSettings = z.infer<typeof guildSettingsShape>
