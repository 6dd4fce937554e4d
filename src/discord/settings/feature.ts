/** Settings of people, tables and servers. Pages change in place. */
import type { RaidSettings } from '../../table/settings/contract.ts'
import { parseLanguage } from '../../texts/language.ts'
import {
  alwaysCostlyRoute,
  type Click,
  customIdRoute,
  type Feature,
  formRoute,
  raidRoute,
} from '../feature.ts'
import type { Post } from '../message-parts/post.ts'
import {
  handlePersonSettingsForm,
  handleServerTimeZoneForm,
  MAX_SETTINGS_FORM_LINE_LENGTH,
  personSettingsForm,
  serverTimeZoneForm,
} from './forms.ts'
import { settingsComponentIds, settingsFormIds } from './ids.ts'
import { parseHours } from './parse.ts'
import { changeOwnSettings, parseOwnSettings } from './person.ts'
import { changeRaidSettings, changeServerSettings, type ServerSettingsChange } from './raid-and-server.ts'

export const settingsFeature: Feature = {
  clicks: [
    customIdRoute(settingsComponentIds.mine, (context, click: Click, [field]) =>
      changed(changeOwnSettings(context, click, parseOwnSettings({ [field]: chosen(click) }))),
    ),
    customIdRoute(settingsComponentIds.theme, (context, click, [, theme]) =>
      changed(changeOwnSettings(context, click, { value: { theme } })),
    ),
    customIdRoute(settingsComponentIds.stops, (context, click, [, stops]) =>
      changed(changeOwnSettings(context, click, { value: { stops } })),
    ),
    customIdRoute(settingsComponentIds.lookBack, (context, click, [, lookBack]) =>
      changed(changeOwnSettings(context, click, { value: { lookBack } })),
    ),
    alwaysCostlyRoute(
      'thread',
      customIdRoute(settingsComponentIds.privateThread, (context, click, [, privateThread]) =>
        changed(changeOwnSettings(context, click, { value: { privateThread } })),
      ),
    ),
    customIdRoute(settingsComponentIds.spirits, (context, click, [, spirits]) =>
      changed(changeOwnSettings(context, click, { value: { spirits } })),
    ),
    customIdRoute(settingsComponentIds.showHand, (context, click, [, handForFallen]) =>
      changed(changeOwnSettings(context, click, { value: { handForFallen } })),
    ),
    customIdRoute(settingsComponentIds.unmute, (context, click) =>
      changed(changeOwnSettings(context, click, { value: { muted: [] } })),
    ),
    customIdRoute(settingsComponentIds.window, async (context, click, [which]) => ({
      how: 'form',
      form: await personSettingsForm(context, click, which),
    })),
    raidRoute(settingsComponentIds.raid, (context, click, raid) =>
      changed(changeRaidSettings(context, click, raid, limitTo(click))),
    ),
    raidRoute(settingsComponentIds.raidTo, (context, click, raid, [field, on]) =>
      changed(changeRaidSettings(context, click, raid, switched(field, on))),
    ),
    raidRoute(settingsComponentIds.raidLevel, (context, click, raid, [, takeoverLevel]) =>
      changed(changeRaidSettings(context, click, raid, { takeoverLevel })),
    ),
    customIdRoute(settingsComponentIds.server, (context, click, [field]) =>
      changed(changeServerSettings(context, click, { value: serverChange(field, click) })),
    ),
    customIdRoute(settingsComponentIds.serverWindow, async (context, click) => ({
      how: 'form',
      form: await serverTimeZoneForm(context, click),
    })),
    customIdRoute(settingsComponentIds.serverTo, (context, click, [field, on]) =>
      changed(changeServerSettings(context, click, { value: { raid: switched(field, on) } })),
    ),
    customIdRoute(settingsComponentIds.serverLevel, (context, click, [, takeoverLevel]) =>
      changed(changeServerSettings(context, click, { value: { raid: { takeoverLevel } } })),
    ),
  ],
  forms: [
    formRoute(settingsFormIds.typed, MAX_SETTINGS_FORM_LINE_LENGTH, (context, form, [which]) =>
      changed(handlePersonSettingsForm(context, form, which)),
    ),
    formRoute(settingsFormIds.server, MAX_SETTINGS_FORM_LINE_LENGTH, (context, form) =>
      changed(handleServerTimeZoneForm(context, form)),
    ),
  ],
}

const changed = async (page: Promise<Post>) => ({ how: 'change', post: await page }) as const

const chosen = ({ values }: Click): string => values[0] ?? ''

/** Returns the time limit that was chosen in a menu; null for none. */
function limitTo(click: Click): { limitHours: number | null } {
  const read = parseHours(chosen(click))
  return { limitHours: 'wrong' in read ? null : read.value }
}

type Switch = 'friends' | 'windows' | 'spirits' | 'computer' | 'hints'

const switched = (field: Switch, on: boolean): Partial<RaidSettings> => {
  if (field === 'spirits') return { spirits: on }
  if (field === 'hints') return { hints: on }
  if (field === 'computer') return { computerForAbsent: on }
  return field === 'friends' ? { friendsPass: on } : { everyWindow: on }
}

function serverChange(field: 'language' | 'limit' | 'judges', click: Click): ServerSettingsChange {
  if (field === 'language') return { language: parseLanguage(chosen(click)) }
  return field === 'judges' ? { judgeRoles: [...click.values] } : { raid: limitTo(click) }
}
