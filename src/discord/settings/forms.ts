/** Builds and handles forms for a person's quiet hours, time zone or vacation, and for the server's time zone. */
import type { APIModalInteractionResponseCallbackData } from 'discord.js'
import { texts } from '../../texts/texts.ts'
import type { BotContext } from '../bot-context.ts'
import type { Click, SubmittedForm } from '../feature.ts'
import type { Post } from '../message-parts/post.ts'
import { MAX_TIME_TEXT_LENGTH } from '../typed-times/normalize.ts'
import { settingsFormIds } from './ids.ts'
import { changeOwnSettings, parseOwnSettings, parseVacationEnd } from './person.ts'
import { changeServerSettings, parseServerTimeZone } from './raid-and-server.ts'

type Window = 'quiet' | 'zone' | 'vacation'

export async function personSettingsForm(
  context: BotContext,
  { person }: Click,
  which: Window,
): Promise<APIModalInteractionResponseCallbackData> {
  const t = texts.settings
  const { quiet, timeZone } = await context.table.settings.ofPerson(person.id)
  const custom_id = settingsFormIds.typed(which)
  if (which === 'zone')
    return {
      custom_id,
      title: t.zoneTitle,
      components: [line('zone', t.zoneLabel, t.zoneHint, timeZone ?? '')],
    }
  if (which === 'vacation')
    return { custom_id, title: t.vacationTitle, components: [line('until', t.vacationLabel, t.vacationHint)] }
  const from = line('from', t.quietFrom, t.quietHint, quiet?.from ?? '22:00')
  const to = line('to', t.quietTo, t.quietHint, quiet?.to ?? '08:00')
  return { custom_id, title: t.quietTitle, components: [from, to] }
}

/** The maximum length of each line of a form. */
export const MAX_SETTINGS_FORM_LINE_LENGTH = MAX_TIME_TEXT_LENGTH

const line = (custom_id: string, label: string, description: string, value = '') =>
  ({
    type: 18,
    label,
    description,
    component: {
      type: 4,
      custom_id,
      style: 1,
      required: false,
      max_length: MAX_SETTINGS_FORM_LINE_LENGTH,
      ...(value === '' ? {} : { value }),
    },
  }) as const

export async function serverTimeZoneForm(
  { table }: BotContext,
  { guildId }: Click,
): Promise<APIModalInteractionResponseCallbackData> {
  const t = texts.settings
  const { timeZone } = await table.settings.ofGuild(guildId)
  const components = [line('zone', t.zoneLabel, t.zoneHint, timeZone ?? '')]
  return { custom_id: settingsFormIds.server('zone'), title: t.zoneTitle, components }
}

export const handleServerTimeZoneForm = (context: BotContext, form: SubmittedForm): Promise<Post> =>
  changeServerSettings(context, form, parseServerTimeZone(form.text('zone')))

export async function handlePersonSettingsForm(
  context: BotContext,
  form: SubmittedForm,
  which: Window,
): Promise<Post> {
  if (which === 'vacation') {
    const { change, said } = await parseVacationEnd(context, form, form.text('until'))
    return changeOwnSettings(context, form, change, said)
  }
  const typed = which === 'zone' ? { zone: form.text('zone') } : { quiet: quietOf(form) }
  return changeOwnSettings(context, form, parseOwnSettings(typed))
}

/** Returns the quiet hours of a form as text. An empty beginning turns them off. */
const quietOf = (form: SubmittedForm): string =>
  form.text('from').trim() === '' ? 'none' : `${form.text('from')}-${form.text('to')}`
