/** Selects, buttons and windows of the settings. Pages change in place. */
import type { APIModalInteractionResponseCallbackData } from 'discord.js'
import { texts } from '../../texts/texts.ts'
import type { Click } from '../clicks.ts'
import type { Desk } from '../desk.ts'
import type { Form } from '../forms.ts'
import { type Outcome, type Post, tell } from '../posts/post.ts'
import { changeRaid, changeServer, languageChosen, type ServerChange } from './agreed.ts'
import { type SettingsId, settingsIds } from './ids.ts'
import { changeMine, hoursOf, readMine, readVacation } from './mine.ts'

type Of<K extends SettingsId[0]> = Extract<SettingsId, [K, ...unknown[]]>

const changed = (post: Post): Outcome => ({ how: 'change', post })

export async function clickedSettings(desk: Desk, click: Click, id: SettingsId): Promise<Outcome> {
  if (id[0] === 'myset') return clickedMine(desk, click, id)
  if (id[0] === 'serverset') return changed(await changeServer(desk, click, serverChange(id, click.values)))
  const raid = await desk.table.find({ code: id[1] })
  if (!raid) return tell(texts.reply.noSuchRaid(id[1]))
  return changed(await changeRaid(desk, click, raid, agreedChange(id[2], id[3], click.values)))
}

async function clickedMine(desk: Desk, click: Click, id: Of<'myset'>): Promise<Outcome> {
  const [value = ''] = click.values
  switch (id[1]) {
    case 'quiet':
    case 'zone':
    case 'vacation':
      return { how: 'form', form: await windowFor(desk, click, id[1]) }
    case 'unmute':
      return changed(await changeMine(desk, click, { value: { muted: [] } }))
    case 'theme':
      return changed(await changeMine(desk, click, { value: { theme: id[2] } }))
    default:
      return changed(await changeMine(desk, click, readMine({ [id[1]]: value })))
  }
}

function agreedChange(
  field: 'limit' | 'friends' | 'windows',
  to: string | undefined,
  values: readonly string[],
) {
  if (field === 'limit') return { limitHours: hoursOf(values[0] ?? '0') }
  return field === 'friends' ? { friendsPass: to === 'on' } : { everyWindow: to === 'on' }
}

function serverChange([, field, to]: Of<'serverset'>, values: readonly string[]): ServerChange {
  if (field === 'language') return { language: languageChosen(values[0]) }
  if (field === 'judges') return { judgeRoles: [...values] }
  return { raid: agreedChange(field, to, values) }
}

type Window = 'quiet' | 'zone' | 'vacation'

async function windowFor(
  desk: Desk,
  { person }: Click,
  which: Window,
): Promise<APIModalInteractionResponseCallbackData> {
  const t = texts.settings
  const { quiet, timeZone } = await desk.table.settings.ofPerson(person.id)
  const custom_id = settingsIds.form(which)
  if (which === 'zone')
    return { custom_id, title: t.zoneTitle, components: [line('zone', t.zoneLabel, t.zoneHint, timeZone)] }
  if (which === 'vacation')
    return { custom_id, title: t.vacationTitle, components: [line('until', t.vacationLabel, t.vacationHint)] }
  const from = line('from', t.quietFrom, t.quietHint, quiet?.from ?? '22:00')
  const to = line('to', t.quietTo, t.quietHint, quiet?.to ?? '08:00')
  return { custom_id, title: t.quietTitle, components: [from, to] }
}

const LONGEST = 60

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
      max_length: LONGEST,
      ...(value === '' ? {} : { value }),
    },
  }) as const

export async function filledInSettings(desk: Desk, form: Form, which: Window): Promise<Outcome> {
  if (which === 'vacation') {
    const { change, said } = await readVacation(desk, form, form.text('until'))
    return changed(await changeMine(desk, form, change, said))
  }
  const typed = which === 'zone' ? { zone: form.text('zone') } : { quiet: quietOf(form) }
  return changed(await changeMine(desk, form, readMine(typed)))
}

/** An empty beginning means none. */
const quietOf = (form: Form): string =>
  form.text('from').trim() === '' ? 'none' : `${form.text('from')}-${form.text('to')}`
