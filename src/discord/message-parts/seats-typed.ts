/** Finds seats of a raid by typed text: a number, a person, a character, or a suggestion. */
import type { Seat } from '../../engine/index.ts'
import { isHousePlayer } from '../../store/people/house.ts'
import type { RaidInfo, SeatInfo } from '../../table/contract.ts'
import { findByTypedName, type ItemWithNames, type TypedNameMatch } from '../../table/typed-names/match.ts'
import { texts } from '../../texts/texts.ts'
import { type RenderUserText, rawText, toMarkup, toPlain } from '../../texts/user-text.ts'
import type { Suggestion } from '../command.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from './limits.ts'

/** Returns all seats with their names. A seat's number is one of its names, because a person can be called "2". */
export function namedItemsOfSeats({ seats }: Pick<RaidInfo, 'seats'>): ItemWithNames<Seat>[] {
  return seats.map((place) => {
    const { seat, person, character } = place
    return {
      it: seat,
      id: `seat:${seat + 1}:${person.id}`,
      say: `#${seat + 1}`,
      label: labelOf(seats, place, toMarkup),
      names: [
        labelOf(seats, place, toPlain),
        seatLabel(place, toPlain),
        `${seat + 1}`,
        rawText(person.name),
        ...(rawText(character) === '' ? [] : [rawText(character)]),
        `<@${person.id}>`,
      ],
    }
  })
}

export function seatLabel({ person, character, boss }: SeatInfo, render: RenderUserText): string {
  const what = isHousePlayer(person) ? texts.computers.computer : render(character)
  return `${render(person.name)}: ${boss ? texts.boss.title : what}`
}

/** Returns the seat's label, with its number if two seats look the same. */
function labelOf(seats: readonly SeatInfo[], place: SeatInfo, render: RenderUserText): string {
  const label = seatLabel(place, render)
  const isAlone = seats.every((one) => one === place || seatLabel(one, render) !== label)
  return isAlone ? label : `${label} (#${place.seat + 1})`
}

/**
 * Returns the seat that the text means. A suggestion contains its person, so it means that person's seat even if
 * the seats have moved since.
 */
export function findSeat(raid: Pick<RaidInfo, 'seats'>, text: string): TypedNameMatch<Seat> {
  const things = namedItemsOfSeats(raid)
  const meant = findByTypedName(text, things)
  const [, personId] = /^seat:\d+:([\w-]+)$/.exec(text.trim()) ?? []
  return meant.kind === 'none' && personId !== undefined ? findByTypedName(`<@${personId}>`, things) : meant
}

export function suggestSeatsOf(raid: Pick<RaidInfo, 'seats'>, typed: string): Suggestion[] {
  const wanted = typed.trim().toLowerCase()
  return namedItemsOfSeats(raid)
    .filter(({ names: [name], say }) => name.toLowerCase().includes(wanted) || say === wanted)
    .slice(0, DISCORD_LIMITS.choices)
    .map(({ names: [name], id }) => ({
      name: truncateWithEllipsis(name, DISCORD_LIMITS.choiceName),
      value: id,
    }))
}
