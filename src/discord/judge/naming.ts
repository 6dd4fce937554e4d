/** Finds public cards and answers by the names that people type in `/judge`. */
import type { CardView, ObjectId, View } from '../../engine/index.ts'
import type { RaidInfo } from '../../table/contract.ts'
import { findByTypedName, type ItemWithNames, type TypedNameMatch } from '../../table/typed-names/match.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, toPlain, userText } from '../../texts/user-text.ts'
import type { BotContext } from '../bot-context.ts'
import type { Suggestion } from '../command.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../message-parts/limits.ts'
import { cardsBesidesHero, seatNames } from '../message-parts/names.ts'
import { type AnswerOffer, areOptionsPublic, offersOfDecision } from '../questions/options.ts'

/** Returns all public cards, each with its controller and its place. */
export function visibleCards(raid: RaidInfo, view: View): ItemWithNames<ObjectId>[] {
  const names = seatNames(raid, toPlain)
  const t = texts.judge
  return view.seats.flatMap((seat) => {
    const lying = [...(seat.hero ? [seat.hero] : []), ...cardsBesidesHero(seat)]
    const inPlay = [...lying, ...seat.resources.cards].flatMap(withAttachments)
    const thing = (place: string) => (card: CardView) => {
      const [id, name] = [`o${card.object}`, t.suggestion(card.name, names.seat(seat.seat), place)]
      const label = toMarkup(userText(name))
      return card.card === '' ? [] : [{ it: card.object, id, say: id, label, names: [name] as const }]
    }
    return [...inPlay.flatMap(thing(t.inPlay)), ...seat.graveyard.flatMap(thing(t.inGraveyard))]
  })
}

const withAttachments = (card: CardView): CardView[] => [card, ...card.attachments.flatMap(withAttachments)]

/** Returns the card of this suggestion, or the only card whose name begins with the text. */
export const findNamedCard = (raid: RaidInfo, view: View, text: string): TypedNameMatch<ObjectId> =>
  findByTypedName(text, visibleCards(raid, view))

export const suggestCardsByName = (things: readonly ItemWithNames<unknown>[], typed: string): Suggestion[] =>
  things
    .filter(({ names: [name] }) => name.toLowerCase().includes(typed.trim().toLowerCase()))
    .slice(0, DISCORD_LIMITS.choices)
    .map(({ names: [name], id }) => ({
      name: truncateWithEllipsis(name, DISCORD_LIMITS.choiceName),
      value: id,
    }))

/** Returns the offers of the open question if all of them are public; otherwise nothing. */
export async function offersOfPublicQuestion(context: BotContext, raid: RaidInfo): Promise<AnswerOffer[]> {
  const { view } = await context.table.look(raid.id, null)
  const seat = view?.waitingFor?.seat
  const person = seat === undefined ? undefined : raid.seats[seat]?.person
  if (!view || !person) return []
  const { view: own } = await context.table.look(raid.id, person, seat)
  const decision = own?.decision
  return decision && areOptionsPublic(view, decision) ? offersOfDecision(view, decision, seatNames(raid)) : []
}
