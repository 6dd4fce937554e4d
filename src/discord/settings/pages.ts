/** Renders the settings of a person, a raid or a server, with the controls that change them. */
import { SelectMenuDefaultValueType } from 'discord.js'
import { HOUSE_PLAYER_LEVELS, type HousePlayerLevel } from '../../store/people/house.ts'
import type { RaidInfo } from '../../table/contract.ts'
import type {
  GuildSettings,
  PersonSettings,
  RaidSettings,
  TimeZoneInUse,
} from '../../table/settings/contract.ts'
import { LANGUAGE_TABLE, LANGUAGES, type Language } from '../../texts/languages.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import { discordTimestamp } from '../absence/news.ts'
import {
  type ButtonSpec,
  buttonRows,
  type ComponentRow,
  newPost,
  type Post,
  selectRow,
} from '../message-parts/post.ts'
import { privacyComponentIds } from '../privacy/ids.ts'
import { settingsComponentIds } from './ids.ts'

const COLOR = 0x5865f2
const REMINDERS = [1, 2, 4, 8, 12, 24, 48, 72, 168]
const LIMITS = [1, 4, 8, 12, 24, 48, 72, 168, 336]

/** Renders the settings of a person. @param said the result of the last change, or the reason why it failed */
export function personSettingsPost(
  settings: PersonSettings,
  inUse: TimeZoneInUse,
  said: string | null = null,
): Post {
  const t = texts.settings
  const { language, theme, reminderHours, quiet, stops, lookBack, privateThread, awayUntil, muted } = settings
  const { spirits, handForFallen } = settings
  const shown = t.meShown({
    language: languageLabel(language ?? 'auto'),
    theme: t.themes[theme],
    reminder: reminderHours,
    quiet: quiet && `${quiet.from}–${quiet.to}`,
    zone: t.zoneOf[inUse.of](inUse.zone),
    stops: t.stops[stops],
    lookBack,
    privateThread,
    spirits,
    handForFallen,
  })
  const isAway = awayUntil !== null && new Date(awayUntil) > new Date()
  const lines = [
    shown,
    ...(isAway ? [t.meAway(discordTimestamp(awayUntil, 'f'))] : []),
    ...(muted.length > 0 ? [t.meMuted(muted.length)] : []),
  ]
  return page(t.meTitle, lines.join('\n'), said, [
    languageMenu(settingsComponentIds.mine('language')),
    selectRow({
      id: settingsComponentIds.mine('reminder'),
      placeholder: t.reminder,
      options: hourOptions(REMINDERS, t.never),
    }),
    ...buttonRows(personButtons(settings)),
  ])
}

function personButtons({
  theme,
  stops,
  lookBack,
  privateThread,
  muted,
  ...fallen
}: PersonSettings): ButtonSpec[] {
  const t = texts.settings
  const other = theme === 'dark' ? 'light' : 'dark'
  const otherStops = stops === 'few' ? 'all' : 'few'
  return [
    { id: settingsComponentIds.window('quiet'), label: t.quiet },
    { id: settingsComponentIds.window('zone'), label: t.zone },
    { id: settingsComponentIds.window('vacation'), label: t.vacation },
    { id: settingsComponentIds.theme('theme', other), label: t.themeTo(other) },
    { id: settingsComponentIds.stops('stops', otherStops), label: t.stopsTo[otherStops] },
    { id: settingsComponentIds.lookBack('lookback', !lookBack), label: t.lookBackTo(!lookBack) },
    {
      id: settingsComponentIds.privateThread('thread', !privateThread),
      label: t.ownThreadTo(!privateThread),
    },
    { id: settingsComponentIds.spirits('spirits', !fallen.spirits), label: t.spiritsTo(!fallen.spirits) },
    {
      id: settingsComponentIds.showHand('showhand', !fallen.handForFallen),
      label: t.showHandTo(!fallen.handForFallen),
    },
    ...(muted.length > 0 ? [{ id: settingsComponentIds.unmute('unmute'), label: t.unmute }] : []),
    { id: privacyComponentIds.myData(), label: texts.privacy.myData },
    { id: privacyComponentIds.forget(), label: texts.privacy.forgetMe, style: 'danger' },
  ]
}

export function raidSettingsPost(
  raid: RaidInfo,
  settings: RaidSettings,
  isLeader: boolean,
  said: string | null = null,
): Post {
  const t = texts.settings
  const only = isLeader ? [] : [t.raidOnlyLeader(toMarkup(raid.leader.name))]
  const { code } = raid
  const isLobby = raid.status === 'lobby'
  const controls = [
    limitMenu(settingsComponentIds.raid(code, 'limit')),
    ...buttonRows([
      ...agreedButtons(settings, (field, on) => settingsComponentIds.raidTo(code, field, on), isLobby),
      levelButton(settings, (level) => settingsComponentIds.raidLevel(code, 'level', level)),
    ]),
  ]
  const shown = [t.raidShown(settings), ...only].join('\n')
  return page(t.raidTitle(code), shown, said, isLeader ? controls : [])
}

export function serverSettingsPost(
  settings: GuildSettings,
  isManager: boolean,
  said: string | null = null,
): Post {
  const t = texts.settings
  const { language, timeZone, judgeRoles, raid } = settings
  const judges = judgeRoles.map((id) => `<@&${id}>`)
  const only = isManager ? [] : [t.serverOnlyManagers]
  const shown = [
    t.serverShown(languageLabel(language ?? 'auto'), timeZone, judges),
    t.raidShown(raid),
    ...only,
  ].join('\n')
  const controls = [
    languageMenu(settingsComponentIds.server('language')),
    judgesMenu(judgeRoles),
    limitMenu(settingsComponentIds.server('limit')),
    ...buttonRows([
      { id: settingsComponentIds.serverWindow('zone'), label: t.zone },
      ...agreedButtons(raid, settingsComponentIds.serverTo),
      levelButton(raid, (level) => settingsComponentIds.serverLevel('level', level)),
    ]),
  ]
  return page(t.serverTitle, shown, said, isManager ? controls : [])
}

const page = (title: string, description: string, said: string | null, components: ComponentRow[]): Post =>
  newPost({ content: said ?? '', embeds: [{ title, description, color: COLOR }], components })

/** Returns the name of a language in the language itself, or the words for the language of a person's Discord. */
export const languageLabel = (value: Language | 'auto'): string =>
  value === 'auto' ? texts.settings.languages.auto : LANGUAGE_TABLE[value].ownName

const languageMenu = (id: string): ComponentRow =>
  selectRow({
    id,
    placeholder: texts.settings.language,
    options: (['auto', ...LANGUAGES] as const).map((value) => ({
      value,
      label: languageLabel(value),
    })),
  })

const limitMenu = (id: string): ComponentRow =>
  selectRow({ id, placeholder: texts.settings.limit, options: hourOptions(LIMITS, texts.settings.noLimit) })

const hourOptions = (hours: readonly number[], none: string) => [
  ...hours.map((n) => ({ value: `${n}`, label: texts.settings.afterHours(n) })),
  { value: '0', label: none },
]

type Toggle = (field: 'friends' | 'windows' | 'spirits' | 'computer' | 'hints', on: boolean) => string

/** Returns the switches of a raid's settings. The one about windows is left out once the raid has begun. */
function agreedButtons(
  { friendsPass, everyWindow, spirits, computerForAbsent, hints }: RaidSettings,
  id: Toggle,
  withWindows = true,
): ButtonSpec[] {
  const t = texts.settings
  return [
    { id: id('friends', !friendsPass), label: t.friendsTo(!friendsPass) },
    { id: id('spirits', !spirits), label: t.raidSpiritsTo(!spirits) },
    { id: id('computer', !computerForAbsent), label: t.computerTo(!computerForAbsent) },
    { id: id('hints', !hints), label: t.hintsTo(!hints) },
    ...(withWindows ? [{ id: id('windows', !everyWindow), label: t.windowsTo(!everyWindow) }] : []),
  ]
}

/** Returns a button that sets the next level with each press, because a page has no room for one more menu. */
function levelButton({ takeoverLevel }: RaidSettings, id: (level: HousePlayerLevel) => string): ButtonSpec {
  const next =
    HOUSE_PLAYER_LEVELS[(HOUSE_PLAYER_LEVELS.indexOf(takeoverLevel) + 1) % HOUSE_PLAYER_LEVELS.length] ??
    'easy'
  return { id: id(next), label: texts.settings.levelTo(texts.computers.levels[next]) }
}

const MOST_ROLES = 25

/** Returns a select of the server's roles, which Discord fills. */
const judgesMenu = (chosen: readonly string[]): ComponentRow => ({
  type: 1,
  components: [
    {
      type: 6,
      custom_id: settingsComponentIds.server('judges'),
      placeholder: texts.settings.judges,
      min_values: 0,
      max_values: MOST_ROLES,
      default_values: chosen
        .slice(0, MOST_ROLES)
        .map((id) => ({ id, type: SelectMenuDefaultValueType.Role })),
    },
  ],
})
