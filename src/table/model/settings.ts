/** The schemas of settings in JSON columns. A missing or invalid field gets its default. */
import { z } from 'zod'
import { HOUSE_PLAYER_LEVELS } from '../../store/people/house.ts'
import { LANGUAGES } from '../../texts/language.ts'
import { userText } from '../../texts/user-text.ts'
import { schemaWithDefault } from './schema-or-default.ts'

/** The schema of a time such as "22:00", in the person's own time zone. */
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

export const HOURS_SETTING_RANGE = { min: 1, max: 24 * 14 } as const
const hours = z.number().int().min(HOURS_SETTING_RANGE.min).max(HOURS_SETTING_RANGE.max)

/**
 * The styles in which a person's hand is shown: a picture for a phone or for a desktop, or the complete text of the
 * cards.
 */
export const HAND_STYLES = ['picture', 'words', 'desktop'] as const
export type HandStyle = (typeof HAND_STYLES)[number]

export const personSettingsSchema = z.object({
  /** The person's language; null for the language of their Discord app. */
  language: schemaWithDefault(z.enum(LANGUAGES).nullable(), null),
  theme: schemaWithDefault(z.enum(['dark', 'light']), 'dark'),
  /** The style of the picture of the hand. */
  hand: schemaWithDefault(z.enum(HAND_STYLES), 'picture'),
  /** Hours until a reminder; null for none. */
  reminderHours: schemaWithDefault(hours.nullable(), 8),
  /** The times between which no reminders are sent; the end may be on the next day. Null for none. */
  quiet: schemaWithDefault(z.object({ from: clock, to: clock }).nullable(), null),
  /** An IANA name such as "Europe/Berlin"; null for their server's zone. Setting quiet hours also sets a zone. */
  timeZone: schemaWithDefault(z.string().nullable(), null),
  /** The end of the person's vacation (ISO 8601); null if the person has planned none. */
  awayUntil: schemaWithDefault(z.iso.datetime().nullable(), null),
  /** The windows in which new raids ask the person for priority: only the stops, or all. */
  stops: schemaWithDefault(z.enum(['few', 'all']), 'few'),
  /** Whether the person sees, before their turn ends, what they could still do in it. */
  lookBack: schemaWithDefault(z.boolean(), true),
  /** Whether each raid shows their hand, panel and questions in a private thread. */
  privateThread: schemaWithDefault(z.boolean(), false),
  /** Whether the person speaks for the lair and gives hints once their hero has fallen. */
  spirits: schemaWithDefault(z.boolean(), true),
  /** Whether raiders who have fallen see their hand. */
  handForFallen: schemaWithDefault(z.boolean(), false),
  /** The ids of the raids about which the person wants no reminders. */
  muted: schemaWithDefault(z.array(z.string()), []),
})
export type PersonSettings = z.infer<typeof personSettingsSchema>

export const raidSettingsSchema = z.object({
  /** Hours after which an absent player passes by default; null for never. */
  limitHours: schemaWithDefault(hours.nullable(), null),
  /** Whether the computer plays for an absent player after that time, until they act, instead of passing once. */
  computerForAbsent: schemaWithDefault(z.boolean(), false),
  /** The level at which the computer plays for absent players. */
  takeoverLevel: schemaWithDefault(z.enum(HOUSE_PLAYER_LEVELS), 'able'),
  /** The level at which the computer plays the Boss if no person does. */
  bossLevel: schemaWithDefault(z.enum(HOUSE_PLAYER_LEVELS), 'easy'),
  /** Whether raiders may pass for each other. */
  friendsPass: schemaWithDefault(z.boolean(), false),
  /** Whether players may ask the computer for hints. */
  hints: schemaWithDefault(z.boolean(), true),
  /** Whether everybody is asked in every window, so that a question reveals nothing about a hand. */
  everyWindow: schemaWithDefault(z.boolean(), false),
  /** Whether raiders who have fallen speak for the lair and give hints. */
  spirits: schemaWithDefault(z.boolean(), true),
})
export type RaidSettings = z.infer<typeof raidSettingsSchema>

/** A person who may not take part in new raids of a server. A forgotten person has only the code. */
const bannedSchema = z.object({
  /** A hash of the person's id and the server's. */
  code: z.string(),
  id: z.string().nullable(),
  name: z.string().transform(userText).nullable(),
})

/** The schema of a guild's settings. It is loose, so that other stored fields of the guild stay. */
export const guildSettingsSchema = z.looseObject({
  /** The language of public messages; null for the language that the server has set on Discord. */
  language: schemaWithDefault(z.enum(LANGUAGES).nullable(), null),
  /** The time zone of members who have set none, as an IANA name; null for the bot's. */
  timeZone: schemaWithDefault(z.string().nullable(), null),
  /** Discord roles that may use /judge, besides a raid's leader. */
  judgeRoles: schemaWithDefault(z.array(z.string()), []),
  /** The channels in which raids may be opened, by id. None means all channels. */
  openChannels: schemaWithDefault(z.array(z.string()), []),
  /** The roles that may open raids, by id. None means everybody. */
  openRoles: schemaWithDefault(z.array(z.string()), []),
  /** The names that moderators have put in place of offensive names, by the person's id. */
  names: schemaWithDefault(z.record(z.string(), z.string().transform(userText)), {}),
  banned: schemaWithDefault(z.array(bannedSchema), []),
  /** The channel in which the bot logs the actions of moderators; null for none. */
  moderatorLog: schemaWithDefault(z.string().nullable(), null),
  /** The settings with which new raids begin. */
  raid: raidSettingsSchema.prefault({}).catch(() => raidSettingsSchema.parse({})),
})
export type GuildSettings = z.infer<typeof guildSettingsSchema>
