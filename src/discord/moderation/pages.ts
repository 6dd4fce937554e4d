/** The pages that `/moderate` shows: server, raid, game of the companion, person. */
import { titleOfRaid } from '../../raids/index.ts'
import type { RaidInfo } from '../../table/contract.ts'
import type { GuildSettings } from '../../table/settings/contract.ts'
import type { WarInfo } from '../../table/war/contract.ts'
import { texts } from '../../texts/texts.ts'
import { rawText, toMarkup, toPlain, type UserText } from '../../texts/user-text.ts'
import {
  type ButtonSpec,
  buttonRows,
  type ComponentRow,
  newPost,
  type Post,
  selectRow,
} from '../message-parts/post.ts'
import { moderationComponentIds } from './ids.ts'

const COLOR = 0x5865f2

interface Open {
  readonly raids: readonly RaidInfo[]
  readonly wars: readonly WarInfo[]
}

/** The name of the companion’s board game in every language. */
const COMPANION = 'Shadow of War'

/**
 * Returns a person's name. For a person who has never used the bot it returns a mention, because the bot doesn't
 * know their name.
 */
export const nameOrMention = (id: string, name: UserText): string =>
  rawText(name) === '' ? `<@${id}>` : toMarkup(name)

/** Marks a game of the companion in the select. */
export const WAR_OPTION_PREFIX = 'war '

export function serverPage({ raids, wars }: Open, settings: GuildSettings, said: string): Post {
  const t = texts.moderation
  const { openChannels, openRoles, banned, names, moderatorLog } = settings
  const lines = [
    ...raids.map((raid) =>
      t.raid(raid.code, titleOfRaid(raid.raid), placeOf(raid), toMarkup(raid.leader.name), raid.status),
    ),
    ...wars.map((war) => t.war(war.code, placeOf(war), toMarkup(war.leader.name))),
  ]
  const rules = [
    t.opens(mentionsOfChannelsOrRoles('#', openChannels), mentionsOfChannelsOrRoles('@&', openRoles)),
    t.kept(banned.map(({ id, name }) => (name === null ? t.forgotten : nameOrMention(id ?? '', name)))),
    t.replaced(Object.values(names).map(toMarkup)),
    t.logIs(moderatorLog === null ? null : `<#${moderatorLog}>`),
  ]
  const description = [lines.length > 0 ? lines.join('\n') : t.noRaids, '', ...rules, '', t.how].join('\n')
  return page(t.title, description, said, [...chooser(raids, wars), ...buttonRows(serverButtons(settings))])
}

const placeOf = ({ threadId, channelId }: Pick<RaidInfo, 'threadId' | 'channelId'>): string =>
  `<#${threadId ?? channelId}>`

function chooser(raids: readonly RaidInfo[], wars: readonly WarInfo[]): ComponentRow[] {
  const options = [
    ...raids.map(({ code, raid, leader }) => ({
      value: code,
      label: texts.moderation.choice(code, titleOfRaid(raid), toPlain(leader.name)),
    })),
    ...wars.map(({ code, leader }) => ({
      value: `${WAR_OPTION_PREFIX}${code}`,
      label: texts.moderation.choice(code, COMPANION, toPlain(leader.name)),
    })),
  ]
  const placeholder = texts.moderation.choose
  return options.length > 0
    ? [selectRow({ id: moderationComponentIds.choose('choose'), placeholder, options })]
    : []
}

const serverButtons = ({ openChannels, openRoles, moderatorLog }: GuildSettings): ButtonSpec[] => [
  ...(openChannels.length > 0
    ? [{ id: moderationComponentIds.free('channels'), label: texts.moderation.allChannels }]
    : []),
  ...(openRoles.length > 0
    ? [{ id: moderationComponentIds.free('roles'), label: texts.moderation.allRoles }]
    : []),
  ...(moderatorLog === null
    ? []
    : [{ id: moderationComponentIds.free('log'), label: texts.moderation.noLog }]),
  { id: moderationComponentIds.erase('ask'), label: texts.moderation.erase, style: 'danger' },
]

export const raidPage = ({ code, raid, status, leader, ...place }: RaidInfo): Post =>
  page(
    texts.moderation.raidTitle(code),
    texts.moderation.raid(code, titleOfRaid(raid), placeOf(place), toMarkup(leader.name), status),
    '',
    buttonRows([
      { id: moderationComponentIds.raid('end', code), label: texts.moderation.end(status), style: 'danger' },
      ...(status === 'playing'
        ? [{ id: moderationComponentIds.raid('sleep', code), label: texts.moderation.sleep }]
        : []),
      ...(place.threadId === null
        ? []
        : [{ id: moderationComponentIds.raid('lock', code), label: texts.moderation.lock }]),
    ]),
  )

export const warPage = ({ code, leader, ...place }: WarInfo): Post =>
  page(
    texts.moderation.raidTitle(code),
    texts.moderation.war(code, placeOf(place), toMarkup(leader.name)),
    '',
    buttonRows([
      {
        id: moderationComponentIds.war('end', code),
        label: texts.moderation.end('playing'),
        style: 'danger',
      },
      ...(place.threadId === null
        ? []
        : [{ id: moderationComponentIds.war('lock', code), label: texts.moderation.lock }]),
    ]),
  )

interface PersonShown {
  readonly id: string
  readonly name: UserText
  readonly isOut: boolean
  readonly replacedBy: UserText | null
  readonly characters: readonly { readonly id: string; readonly name: UserText }[]
}

export function personPage({ id, name, isOut, replacedBy, characters }: PersonShown, said = ''): Post {
  const t = texts.moderation
  const lines = [t.personIs(isOut), t.shownAs(replacedBy && toMarkup(replacedBy))]
  const options = characters.map((one) => ({ value: one.id, label: toPlain(one.name) }))
  return page(toPlain(name), lines.join('\n'), said, [
    ...buttonRows([
      isOut
        ? { id: moderationComponentIds.person('in', id), label: t.letIn }
        : { id: moderationComponentIds.person('out', id), label: t.keepOut, style: 'danger' },
      { id: moderationComponentIds.person('name', id), label: t.replaceName },
      ...(replacedBy === null
        ? []
        : [{ id: moderationComponentIds.person('ownname', id), label: t.ownName }]),
    ]),
    ...(options.length > 0
      ? [selectRow({ id: moderationComponentIds.character(id), placeholder: t.renameCharacter, options })]
      : []),
  ])
}

const page = (title: string, description: string, said: string, components: ComponentRow[]): Post =>
  newPost({ content: said, embeds: [{ title, description, color: COLOR }], components })

/** Returns the mentions of channels or roles. */
export const mentionsOfChannelsOrRoles = (mark: '#' | '@&', ids: readonly string[]): string[] =>
  ids.map((id) => `<${mark}${id}>`)
