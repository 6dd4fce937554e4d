/**
 * Handles the leader's changes of a lobby: raid, difficulty, seats, the time, and the question whether all are
 * ready.
 */
import type { APIModalInteractionResponseCallbackData } from 'discord.js'
import { difficultyWordOf, type RaidAndMode } from '../../raids/difficulty.ts'
import { raidSummaries } from '../../raids/index.ts'
import type { RaidInfo, Rejected } from '../../table/contract.ts'
import type { LobbyChange } from '../../table/lobby/contract.ts'
import { unreadyPeople } from '../../table/lobby/lobbies.ts'
import { raiderSeatsOf } from '../../table/raid-loading/raid-info.ts'
import { ambiguousNameText } from '../../table/typed-names/match.ts'
import { currentLanguage } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, toPlain } from '../../texts/user-text.ts'
import {
  type BotContext,
  type CommandCall,
  type InteractionSource,
  runWithLobbyHere,
} from '../bot-context.ts'
import { hasPermissionBit } from '../connection/permissions.ts'
import type { Click, SubmittedForm } from '../feature.ts'
import { modeName, raidTitle } from '../message-parts/names.ts'
import {
  buttonRows,
  type ComponentRow,
  newPost,
  type Post,
  privateReply,
  type Reply,
  replyInPlaceOrPrivately,
  selectRow,
} from '../message-parts/post.ts'
import { findSeat, seatLabel } from '../message-parts/seats-typed.ts'
import { isWordForNone } from '../settings/parse.ts'
import { MAX_TIME_TEXT_LENGTH } from '../typed-times/normalize.ts'
import { parseStartTime } from '../typed-times/read.ts'
import { describeTimeReading, explainUnusableTime, momentText } from '../typed-times/wording.ts'
import { applyHousePlayerChoice, housePlayerMenu, parseHousePlayerLevel } from './filling.ts'
import { raidComponentIds, raidFormIds } from './ids.ts'
import { lobbyLink } from './lobby-link.ts'
import { mentionRoleForLobby, roleMentionHint } from './lobby-mentions.ts'

const t = texts.planning

export function openLobbyChangePanel({ person, mine }: InteractionSource, raid: RaidInfo): Reply {
  if (raid.leader.id !== person.id) return privateReply(texts.say.notLeader(toMarkup(raid.leader.name)))
  return { how: 'tell', post: panel(raid, `${t.changeHint}\n${roleMentionHint(mine)}`) }
}

function panel(raid: RaidInfo, said: string): Post {
  const { code, seats } = raid
  return newPost({
    content: said,
    embeds: [{ title: t.changeTitle(code), description: whatOf(raid) }],
    components: [
      courses(raid),
      ...(seats.length > 0 ? [seatMenu(raid, 'out', t.pickOut)] : []),
      ...(seats.length > 1 ? [seatMenu(raid, 'first', t.pickFirst)] : []),
      ...housePlayerMenu(raid),
      ...buttonRows([
        {
          id: raidComponentIds.check(code),
          label: t.readyCheck,
          style: 'primary',
          disabled: seats.length === 0,
        },
        { id: raidComponentIds.time(code), label: t.setTime },
      ]),
    ],
  })
}

/** Returns the names of the lobby's raid and difficulty. In a challenge, a note says that a change leaves it. */
const whatOf = (raid: RaidInfo): string =>
  raid.challenge ? `${courseName(raid)}\n${texts.challenge.leaving(raid.challenge.name)}` : courseName(raid)

const courseName = ({ raid, mode }: Pick<RaidInfo, 'raid' | 'mode'>): string =>
  `${raidTitle(raid)} · ${modeName(mode)}`

const courses = (raid: RaidInfo): ComponentRow =>
  selectRow({
    id: raidComponentIds.changed(raid.code, 'course'),
    placeholder: t.pickCourse,
    options: raidSummaries.flatMap(({ name, modes }) =>
      modes.map((mode) => courseOption({ raid: name, mode }, raiderSeatsOf(raid).length)),
    ),
  })

function courseOption({ raid, mode }: RaidAndMode, raiders: number) {
  const hardness = difficultyWordOf({ raid, mode, raiders })
  return {
    value: `${raid}>${mode}`,
    label: courseName({ raid, mode }),
    ...(hardness ? { description: texts.lobby.hardness[hardness] } : {}),
  }
}

const seatMenu = ({ code, seats }: RaidInfo, which: 'out' | 'first', placeholder: string): ComponentRow =>
  selectRow({
    id: raidComponentIds.changed(code, which),
    placeholder,
    options: seats.map((place) => ({ value: `${place.seat}`, label: seatLabel(place, toPlain) })),
  })

export async function applyLobbyChange(
  context: BotContext,
  click: Click,
  raid: RaidInfo,
  which: 'course' | 'out' | 'first' | 'fill',
): Promise<Reply> {
  const [value = ''] = click.values
  if (which === 'fill') {
    const filled = await applyHousePlayerChoice(context, click, raid, value)
    return replyInPlaceOrPrivately(click, panel(filled.raid, filled.said))
  }
  const [name = '', mode = ''] = value.split('>')
  const wish = which === 'course' ? { raid: name, mode } : { [which]: Number(value) }
  const result = await context.table.lobbies.change(raid.id, click.person, wish)
  if ('rejected' in result) return replyInPlaceOrPrivately(click, panel(raid, result.rejected))
  return replyInPlaceOrPrivately(click, panel(result, saidOf(result, wish)))
}

function saidOf(raid: RaidInfo, { out, first, bossLevel, ...course }: LobbyChange): string {
  if (out !== undefined) return t.freed
  if (bossLevel !== undefined && Object.keys(course).length === 0)
    return texts.computers.bossNow(texts.computers.levels[bossLevel])
  return first === undefined ? t.changed(courseName(raid)) : t.firstNow
}

export async function askWhoIsReady(
  { table }: BotContext,
  click: InteractionSource & Partial<Click>,
  raid: RaidInfo,
): Promise<Reply> {
  const result = await table.lobbies.check(raid.id, click.person)
  if ('rejected' in result) return privateReply(result.rejected)
  const said = t.checked(unreadyPeople(result).length)
  return replyInPlaceOrPrivately({ isPrivate: click.isPrivate ?? false }, panel(result, said))
}

// ---------------------------------------------------------------- the time

export const startTimeForm = (raid: RaidInfo): APIModalInteractionResponseCallbackData => ({
  custom_id: raidFormIds.time(raid.code),
  title: t.timeTitle,
  components: [
    {
      type: 18,
      label: t.timeLabel,
      description: t.timeHint,
      component: { type: 4, custom_id: 'when', style: 1, required: false, max_length: MAX_TIME_TEXT_LENGTH },
    },
  ],
})

export async function handleStartTimeForm(
  context: BotContext,
  form: SubmittedForm,
  code: string,
): Promise<Reply> {
  const raid = await context.table.find({ code })
  return raid
    ? privateReply(await setStartTime(context, form, raid, form.text('when')))
    : privateReply(texts.reply.noSuchRaid(code))
}

/**
 * Sets the time at which a raid begins.
 * @returns the result as text, in the time zone of the person who set the time
 */
export async function setStartTime(
  context: BotContext,
  source: InteractionSource,
  raid: RaidInfo,
  text: string,
): Promise<string> {
  if (isWordForNone(text)) return unplan(context, source, raid)
  const inUse = await context.table.settings.zoneOf(source.person.id, source.guildId)
  const read = parseStartTime(text, { now: new Date(), zone: inUse.zone, language: currentLanguage() })
  if (read.kind !== 'moment') return explainUnusableTime(read, text, 'start')
  const planned = await context.table.lobbies.plan(raid.id, source.person, read.at)
  if ('rejected' in planned) return planned.rejected
  const isEvent = await announceEvent(context, source, planned, read.at)
  const said = [
    t.planned(momentText(read.at)),
    describeTimeReading(read, inUse),
    t.calledBeforehand,
    isEvent ? t.eventMade : '',
  ]
  return said.filter((one) => one !== '').join(' ')
}

async function unplan(context: BotContext, source: InteractionSource, raid: RaidInfo): Promise<string> {
  const planned = await context.table.lobbies.plan(raid.id, source.person, null)
  if ('rejected' in planned) return planned.rejected
  await announceEvent(context, source, planned, null)
  return t.unplanned
}

/** Adds the raid to the server's events, if the bot may. @returns whether it is listed there now */
async function announceEvent(
  context: BotContext,
  source: InteractionSource,
  raid: RaidInfo,
  at: Date | null,
): Promise<boolean> {
  const { event } = raid.lobby
  if (!hasPermissionBit(source.mine, 'CreateEvents') && !hasPermissionBit(source.mine, 'ManageEvents'))
    return false
  if (event === null && at === null) return false
  const id = await context.threads.plan(source.guildId, {
    id: event,
    name: courseName(raid),
    place: lobbyLink(raid),
    at,
  })
  if (id !== event) await context.table.lobbies.note(raid.id, { event: id })
  return id !== null
}

// ---------------------------------------------------------------- typed

export const changeLobbyByCommand = (context: BotContext, call: CommandCall): Promise<Reply> =>
  runWithLobbyHere(context, call, async (raid) => {
    const [when, name, mode] = [call.text('when'), call.text('raid'), call.text('mode')]
    const [out, first] = [seatOf(raid, call.text('out')), seatOf(raid, call.text('first'))]
    const bossLevel = parseHousePlayerLevel(call.text('boss'))
    if (typeof out === 'string') return privateReply(out)
    if (typeof first === 'string') return privateReply(first)
    const wish: LobbyChange = {
      ...(name === null ? {} : { raid: name }),
      ...(mode === null ? {} : { mode }),
      ...(out === undefined ? {} : { out }),
      ...(first === undefined ? {} : { first }),
      ...(bossLevel === null ? {} : { bossLevel }),
    }
    const [isChanged, isCalled] = [Object.keys(wish).length > 0, call.called('call') !== null]
    if (!isChanged && when === null && !isCalled) return openLobbyChangePanel(call, raid)
    const said = [
      ...(isChanged ? [await changeAs(context, call, raid, wish)] : []),
      ...(when === null ? [] : [await setStartTime(context, call, raid, when)]),
    ]
    return isCalled ? mentionRoleForLobby(context, call, raid, said) : privateReply(said.join('\n'))
  })

async function changeAs(
  context: BotContext,
  { person }: InteractionSource,
  raid: RaidInfo,
  wish: LobbyChange,
): Promise<string> {
  const result: RaidInfo | Rejected = await context.table.lobbies.change(raid.id, person, wish)
  return 'rejected' in result ? result.rejected : saidOf(result, wish)
}

/** Returns undefined if no seat is named, or a sentence if the text matches no seat or several. */
function seatOf(raid: RaidInfo, text: string | null): number | string | undefined {
  if (text === null) return undefined
  const meant = findSeat(raid, text)
  if (meant.kind === 'several') return ambiguousNameText(text, meant.them)
  return meant.kind === 'one' ? meant.it : texts.absence.noSuchRaider
}

export const setReadyByCommand = (context: BotContext, call: CommandCall): Promise<Reply> =>
  runWithLobbyHere(context, call, async (raid) => {
    if (call.flag('check')) {
      const asked = await context.table.lobbies.check(raid.id, call.person)
      if ('rejected' in asked) return privateReply(asked.rejected)
      return privateReply(t.checked(unreadyPeople(asked).length))
    }
    const isReady = call.choice('now') ?? true
    const changed = await context.table.lobbies.ready(raid.id, call.person, isReady)
    if ('rejected' in changed) return privateReply(changed.rejected)
    return privateReply(isReady ? t.readyNow : t.notReadyNow)
  })
