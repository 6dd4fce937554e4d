/** The hints of fallen friends, for the panel of the player who gets them. */
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import type { PlayerLook, WithTable } from '../bot-context.ts'
import { isVisible, objectName } from '../message-parts/names.ts'

/** Adds the hints to the look of a player who is asked. There can be none before a raider has fallen. */
export async function withHints({ table }: WithTable, look: PlayerLook): Promise<PlayerLook> {
  const { view, seat, raid } = look
  const isAsked = view?.decision?.seat === seat
  if (seat === null || !isAsked || !view.seats.some(({ out }) => out)) return look
  return { ...look, hints: await table.spirits.hintsFor(raid.id, seat) }
}

/** A hint about a card that is gone is left out. */
export const hintLines = ({ view, names, hints = [] }: PlayerLook): string[] =>
  hints
    .filter(({ object }) => view !== null && isVisible(view, object))
    .map(({ by, object }) =>
      texts.spirits.hint(toMarkup(by.name), view ? objectName(view, names, object) : ''),
    )
