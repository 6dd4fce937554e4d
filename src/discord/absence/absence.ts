/** Handles commands and buttons for absent players, and about absent players. */
import type { AbsentFriend } from '../../table/absence/contract.ts'
import type { Person, RaidInfo, Rejected } from '../../table/contract.ts'
import { ambiguousNameText } from '../../table/typed-names/match.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import {
  type BotContext,
  findLobbyOrRaidHere,
  findRaidHere,
  type InteractionSource,
  type PersonOrBot,
  runWithRaidHere,
} from '../bot-context.ts'
import type { Suggestion } from '../command.ts'
import { recordThreadMembershipOfNewPlayer } from '../hand/thread-members.ts'
import { privateReply, type Reply } from '../message-parts/post.ts'
import { findSeat, suggestSeatsOf } from '../message-parts/seats-typed.ts'

/**
 * Turns off the reminders of one raid, or all reminders of the person.
 * @param raid a raid or a game of the companion; null for all of them
 */
export async function muteRemindersByButton(
  context: BotContext,
  { person }: InteractionSource,
  raid: Pick<RaidInfo, 'id' | 'code'> | null,
): Promise<Reply> {
  const { settings } = context.table
  const { muted } = await settings.ofPerson(person.id)
  const change = raid ? { muted: [...new Set([...muted, raid.id])] } : { reminderHours: null }
  const said = raid ? texts.absence.mutedRaid(raid.code) : texts.absence.mutedAll
  return told(await settings.changePerson(person, change), said)
}

const told = (result: object | Rejected, said: string): Reply =>
  privateReply('rejected' in result ? result.rejected : said)

/** Passes for an absent player of the raid in this channel. */
export const passForFriendByCommand = (
  context: BotContext,
  source: InteractionSource,
  friend: Person,
): Promise<Reply> => runWithRaidHere(context, source, (raid) => passForFriend(context, source, raid, friend))

export async function passForFriend(
  context: BotContext,
  { person, interactionId }: InteractionSource,
  raid: RaidInfo,
  friend: AbsentFriend,
): Promise<Reply> {
  const result = await context.table.absence.passFor(raid.id, person, friend, interactionId)
  return privateReply(
    'rejected' in result ? result.rejected : texts.absence.passed(toMarkup(result.friend.name)),
  )
}

/**
 * Proposes another player for a seat of the raid in this channel.
 * @param seat the suggested value, or the name of the seat's player
 */
export const proposeSeatReplacement = (
  context: BotContext,
  source: InteractionSource,
  seat: string,
  newcomer: PersonOrBot | null,
): Promise<Reply> =>
  runWithRaidHere(context, source, async (raid) => {
    const meant = findSeat(raid, seat)
    if (meant.kind === 'several') return privateReply(ambiguousNameText(seat, meant.them))
    if (meant.kind === 'none') return privateReply(texts.absence.noSuchRaider)
    const found = meant.it
    if (!newcomer) return privateReply(texts.absence.noBots)
    if (newcomer.isBot) {
      const given = await context.table.absence.giveToComputer(raid.id, source.person, found)
      if ('rejected' in given) return privateReply(given.rejected)
      if (given.motion) return privateReply(texts.absence.seatAsked)
      return privateReply(raid.seats[found]?.boss ? texts.absence.givenToComputer : texts.takeover.given)
    }
    const { id, name } = newcomer
    await recordThreadMembershipOfNewPlayer(context, raid, id)
    const changed = await context.table.absence.replace(raid.id, source.person, found, { id, name })
    if ('rejected' in changed) return privateReply(changed.rejected)
    return privateReply(changed.motion ? texts.absence.seatAsked : texts.absence.seatGiven(toMarkup(name)))
  })

/** Suggests the seats of the raid in this channel, for the author of a command about it. */
export async function suggestSeatsOfRaidHere(
  context: BotContext,
  source: InteractionSource,
  typed: string,
): Promise<Suggestion[]> {
  const raid = await findRaidHere(context, source)
  return raid ? suggestSeatsOf(raid, typed) : []
}

/** Suggests the seats of the lobby in this channel. */
export async function suggestSeatsOfLobbyHere(
  context: BotContext,
  source: InteractionSource,
  typed: string,
): Promise<Suggestion[]> {
  const raid = await findLobbyOrRaidHere(context, source)
  return raid ? suggestSeatsOf(raid, typed) : []
}

/** Wakes the raid in this channel if it is asleep. */
export const wakeRaid = (context: BotContext, source: InteractionSource): Promise<Reply> =>
  runWithRaidHere(context, source, async (raid) => {
    if (!raid.asleep)
      return privateReply(raid.status === 'playing' ? texts.absence.isAwake : texts.reply.over)
    return told(await context.table.absence.wake(raid.id, source.person), texts.absence.woken)
  })

export async function endOwnVacation(context: BotContext, { person }: InteractionSource): Promise<Reply> {
  return told(await context.table.settings.changePerson(person, { awayUntil: null }), texts.absence.back)
}

/** Ends the takeover of a seat, so that its player plays it again. */
export async function endTakeoverOfSeat(
  { table }: BotContext,
  { person }: InteractionSource,
  raid: RaidInfo,
  seat: number,
): Promise<Reply> {
  const { instructions, ...look } = await table.look(raid.id, person, seat)
  if (look.seat !== seat) return privateReply(texts.takeover.notYours)
  const order = instructions.find(({ kind }) => kind === 'computer')
  if (!order) return privateReply(texts.takeover.notNow)
  return told(await table.autopilot.cancel(raid.id, person, order.id, seat), texts.takeover.youPlay)
}
