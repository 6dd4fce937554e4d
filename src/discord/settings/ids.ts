/** Custom ids of settings. Once posted, they stay readable. */
import { z } from 'zod'
import { partsOf, write } from '../posts/custom-ids.ts'

const code = z.string().regex(/^[0-9A-Z]{4,10}$/)
const toggle = z.enum(['on', 'off'])

/** What a raid's leader agrees on; selects and toggles. */
const AGREED = ['limit', 'friends', 'windows'] as const
export type AgreedField = (typeof AGREED)[number]

const shapes = z.union([
  z.tuple([z.literal('myset'), z.enum(['language', 'reminder'])]), // selects
  z.tuple([z.literal('myset'), z.literal('theme'), z.enum(['dark', 'light'])]),
  z.tuple([z.literal('myset'), z.enum(['quiet', 'zone', 'vacation', 'unmute'])]), // buttons
  z.tuple([z.literal('raidset'), code, z.literal('limit')]), // a select
  z.tuple([z.literal('raidset'), code, z.enum(['friends', 'windows']), toggle]),
  z.tuple([z.literal('serverset'), z.enum(['language', 'limit', 'judges'])]), // selects
  z.tuple([z.literal('serverset'), z.enum(['friends', 'windows']), toggle]),
])

export type SettingsId = z.output<typeof shapes>

export function readSettingsId(customId: string): SettingsId | null {
  const read = shapes.safeParse(partsOf(customId))
  return read.success ? read.data : null
}

const forms = z.tuple([z.literal('mysetform'), z.enum(['quiet', 'zone', 'vacation'])])

/** A window to fill in. */
export function readSettingsFormId(customId: string): z.output<typeof forms> | null {
  const read = forms.safeParse(partsOf(customId))
  return read.success ? read.data : null
}

const onOff = (on: boolean) => (on ? 'on' : 'off')

export const settingsIds = {
  mine: (field: 'language' | 'reminder' | 'quiet' | 'zone' | 'vacation' | 'unmute') => write('myset', field),
  theme: (theme: 'dark' | 'light') => write('myset', 'theme', theme),
  form: (field: 'quiet' | 'zone' | 'vacation') => write('mysetform', field),
  raid: (raid: string, field: 'limit') => write('raidset', raid, field),
  raidTo: (raid: string, field: 'friends' | 'windows', on: boolean) =>
    write('raidset', raid, field, onOff(on)),
  server: (field: 'language' | 'limit' | 'judges') => write('serverset', field),
  serverTo: (field: 'friends' | 'windows', on: boolean) => write('serverset', field, onOff(on)),
}
