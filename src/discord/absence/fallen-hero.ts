/** Messages to a player whose hero has fallen, who may then sit down in an absent friend’s seat. */

import type { View } from '../../engine/index.ts'
import type { FallenHeroNews, RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, toPlain, userText } from '../../texts/user-text.ts'
import { boardComponentIds } from '../board/ids.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import { showHandToSpiritsButton, spiritButtons } from '../fallen-raiders/post.ts'
import type { Click } from '../feature.ts'
import { recordThreadMembershipOfNewPlayer } from '../hand/thread-members.ts'
import { parseChosenNumber } from '../message-parts/custom-ids.ts'
import { raidTitle, shortHeroNameInRaid } from '../message-parts/names.ts'
import {
  type ButtonSpec,
  buttonRows,
  newPost,
  type Post,
  privateReply,
  type Reply,
  selectRow,
} from '../message-parts/post.ts'
import { seatLabel } from '../message-parts/seats-typed.ts'
import { raidLogComponentIds } from '../raid-log/ids.ts'
import { absenceComponentIds } from './ids.ts'

const t = texts.fallen

/**
 * Returns the text of the private message to the fallen player. It can appear in any channel, so it links to the raid.
 * @param hasPart whether fallen raiders have a part in this raid
 */
export const fallenPlayerText = (raid: RaidInfo, { hero }: FallenHeroNews, hasPart: boolean): string => {
  const place = `<#${raid.threadId ?? raid.channelId}>`
  return t.inPerson(shortHeroNameInRaid(raid, hero), raidTitle(raid.raid), place, hasPart)
}

/**
 * Returns the public message, which tells everybody whose hero is out of the game.
 * @param knows whether the person has already received the private message; if not, the public message mentions
 * them
 * @param view the public view if fallen raiders have a part in this raid; otherwise null
 */
export const fallenHeroPost = (
  raid: RaidInfo,
  { person, hero }: FallenHeroNews,
  knows: boolean,
  view: View | null,
): Post =>
  newPost({
    content: knows
      ? t.toldAll(toMarkup(person.name), shortHeroNameInRaid(raid, hero))
      : t.told(`<@${person.id}>`, shortHeroNameInRaid(raid, hero)),
    pings: knows ? [] : [person.id],
    components: buttonRows([
      ...(view ? [...spiritButtons(raid, view), showHandToSpiritsButton(raid)] : []),
      { id: absenceComponentIds.takeOver(raid.code), label: t.takeOver },
      ...(view ? [] : boardAndLogButtons(raid)),
    ]),
  })

/** Returns the buttons that show the board and the log to a fallen raider. */
export const boardAndLogButtons = ({ code }: RaidInfo): ButtonSpec[] => [
  { id: boardComponentIds.board(code), label: texts.choice.board },
  { id: raidLogComponentIds.log(code, 1), label: t.log },
]

/** Offers the seats of other players who are still in the raid. */
export async function offerSeatsOfAbsentFriends(
  context: BotContext,
  { person }: InteractionSource,
  raid: RaidInfo,
): Promise<Reply> {
  const { view } = await context.table.look(raid.id, person)
  const others = raid.seats.filter(
    (one) => one.person.id !== person.id && view?.seats[one.seat]?.out === false,
  )
  if (others.length === 0) return privateReply(t.noSeat)
  const options = others.map((one) => ({
    value: `${one.seat}`,
    label: seatLabel(one, toPlain),
  }))
  return privateReply(t.choose, {
    components: [
      selectRow({ id: absenceComponentIds.takeSeat(raid.code), placeholder: t.placeholder, options }),
    ],
  })
}

export async function takeChosenSeat(context: BotContext, click: Click, raid: RaidInfo): Promise<Reply> {
  const seat = parseChosenNumber(click.values)
  if (seat === null) return privateReply(texts.reply.unknownButton)
  const name = raid.seats[seat]?.person.name ?? userText('')
  await recordThreadMembershipOfNewPlayer(context, raid, click.person.id)
  const changed = await context.table.absence.replace(raid.id, click.person, seat, click.person)
  return privateReply('rejected' in changed ? changed.rejected : t.taken(toMarkup(name)))
}
