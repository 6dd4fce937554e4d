/** The hints of fallen friends, for the panel of the player who gets them. */
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import type { ContextWithTable, PlayerLook } from '../bot-context.ts'
import { isObjectVisible, objectName } from '../message-parts/names.ts'

/** Adds the hints of fallen friends to the look of a player who is asked. */
export async function addSpiritHintsToLook(
  { table }: ContextWithTable,
  look: PlayerLook,
): Promise<PlayerLook> {
  const { view, seat, raid } = look
  const isAsked = view?.decision?.seat === seat
  if (seat === null || !isAsked || !view.seats.some(({ out }) => out)) return look
  return { ...look, hints: await table.spirits.hintsFor(raid.id, seat) }
}

/** Returns a line for each hint about a card that the player can still see. */
export const spiritHintLines = ({ view, names, hints = [] }: PlayerLook): string[] =>
  hints
    .filter(({ object }) => view !== null && isObjectVisible(view, object))
    .map(({ by, object }) =>
      texts.spirits.hint(toMarkup(by.name), view ? objectName(view, names, object) : ''),
    )
