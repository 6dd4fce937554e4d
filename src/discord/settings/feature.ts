/** Settings of people, tables and servers. Pages change in place. */
import { languageNamed } from '../../texts/language.ts'
import { type Click, type Feature, on, onForm, onRaid, opening } from '../feature.ts'
import type { Post } from '../posts/post.ts'
import { settingsForms, settingsIds } from './ids.ts'
import { changeMine, readMine } from './own.ts'
import { changeRaid, changeServer, type ServerChange } from './raid-and-server.ts'
import { readHours } from './reading.ts'
import { filledInServerWindow, filledInWindow, LINE_LETTERS, serverWindow, windowFor } from './windows.ts'

export const settings: Feature = {
  commands: ['settings'],
  opens: { 'settings thread': 'thread' },
  clicks: [
    on(settingsIds.mine, (desk, click: Click, [field]) =>
      changed(changeMine(desk, click, readMine({ [field]: chosen(click) }))),
    ),
    on(settingsIds.theme, (desk, click, [, theme]) => changed(changeMine(desk, click, { value: { theme } }))),
    on(settingsIds.stops, (desk, click, [, stops]) => changed(changeMine(desk, click, { value: { stops } }))),
    on(settingsIds.lookBack, (desk, click, [, lookBack]) =>
      changed(changeMine(desk, click, { value: { lookBack } })),
    ),
    opening(
      'thread',
      on(settingsIds.ownThread, (desk, click, [, privateThread]) =>
        changed(changeMine(desk, click, { value: { privateThread } })),
      ),
    ),
    on(settingsIds.unmute, (desk, click) => changed(changeMine(desk, click, { value: { muted: [] } }))),
    on(settingsIds.window, async (desk, click, [which]) => ({
      how: 'form',
      form: await windowFor(desk, click, which),
    })),
    onRaid(settingsIds.raid, (desk, click, raid) => changed(changeRaid(desk, click, raid, limitTo(click)))),
    onRaid(settingsIds.raidTo, (desk, click, raid, [field, on]) =>
      changed(changeRaid(desk, click, raid, switched(field, on))),
    ),
    on(settingsIds.server, (desk, click, [field]) =>
      changed(changeServer(desk, click, { value: serverChange(field, click) })),
    ),
    on(settingsIds.serverWindow, async (desk, click) => ({
      how: 'form',
      form: await serverWindow(desk, click),
    })),
    on(settingsIds.serverTo, (desk, click, [field, on]) =>
      changed(changeServer(desk, click, { value: { raid: switched(field, on) } })),
    ),
  ],
  forms: [
    onForm(settingsForms.typed, LINE_LETTERS, (desk, form, [which]) =>
      changed(filledInWindow(desk, form, which)),
    ),
    onForm(settingsForms.server, LINE_LETTERS, (desk, form) => changed(filledInServerWindow(desk, form))),
  ],
}

const changed = async (page: Promise<Post>) => ({ how: 'change', post: await page }) as const

const chosen = ({ values }: Click): string => values[0] ?? ''

/** All values of a menu can be read. */
function limitTo(click: Click): { limitHours: number | null } {
  const read = readHours(chosen(click))
  return { limitHours: 'wrong' in read ? null : read.value }
}

const switched = (field: 'friends' | 'windows', on: boolean) =>
  field === 'friends' ? { friendsPass: on } : { everyWindow: on }

function serverChange(field: 'language' | 'limit' | 'judges', click: Click): ServerChange {
  if (field === 'language') return { language: languageNamed(chosen(click)) }
  return field === 'judges' ? { judgeRoles: [...click.values] } : { raid: limitTo(click) }
}
