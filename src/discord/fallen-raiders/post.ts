/** Renders the call of the fallen raiders to a new round, and their buttons in other messages. */
import type { View } from '../../engine/index.ts'
import type { Person, RaidInfo } from '../../table/contract.ts'
import { bossPlayerSeatOf } from '../../table/raid-loading/raid-info.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import type { PlayerLook } from '../bot-context.ts'
import { MAX_READABLE_LABEL_LENGTH, truncateWithEllipsis } from '../message-parts/limits.ts'
import { seatNames } from '../message-parts/names.ts'
import { type ButtonSpec, buttonRows, newPost, type Post } from '../message-parts/post.ts'
import { spiritComponentIds } from './ids.ts'
import { lairSeatView } from './line-occasions.ts'
import { lairSpeakerName } from './news.ts'

/** Renders the message that calls the fallen raiders at the beginning of a round. It pings nobody. */
export function spiritCallPost(raid: RaidInfo, people: readonly Person[], view: View): Post {
  const names = people.map(({ name }) => toMarkup(name))
  const content = bossPlayerSeatOf(raid)
    ? texts.spirits.calledToWatch(names)
    : texts.spirits.called(names, speakerIn(raid, view))
  return newPost({ content, components: buttonRows(spiritButtons(raid, view)) })
}

/** Returns the buttons of a fallen raider. */
export const spiritButtons = (raid: RaidInfo, view: View): ButtonSpec[] => [
  ...speakForLairButton(raid, view),
  { id: spiritComponentIds.watch(raid.code), label: texts.spirits.watch },
]

/** Returns the buttons in the panel of a person all of whose heroes have fallen. Nobody else has any. */
export function spiritButtonsIfFallen({ raid, view, person }: PlayerLook): ButtonSpec[] {
  const own = raid.seats.filter((one) => one.person.id === person.id)
  const isFallen = view && !view.outcome && own.length > 0 && own.every(({ seat }) => view.seats[seat]?.out)
  return isFallen ? spiritButtons(raid, view) : []
}

/**
 * Returns the button to speak for the lair; none if a person plays the Boss, because that person speaks for
 * themselves.
 */
export const speakForLairButton = (raid: RaidInfo, view: View): ButtonSpec[] =>
  bossPlayerSeatOf(raid)
    ? []
    : [
        {
          id: spiritComponentIds.speak(raid.code),
          label: truncateWithEllipsis(texts.spirits.speak(speakerIn(raid, view)), MAX_READABLE_LABEL_LENGTH),
          style: 'primary',
        },
      ]

/** Returns the name of the lair's hero or lair for which fallen raiders speak. */
const speakerIn = (raid: RaidInfo, view: View): string =>
  lairSpeakerName(lairSeatView(view)?.hero?.card || null, seatNames(raid))

export const showHandToSpiritsButton = ({ code }: RaidInfo): ButtonSpec => ({
  id: spiritComponentIds.showHand(code, true),
  label: texts.spirits.showHand,
})
