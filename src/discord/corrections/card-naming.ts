/** Finds public cards and answers by the names that people type in `/judge`. */
import type { CardView, ObjectId, Seat, View } from '../../engine/index.ts'
import type { RaidInfo } from '../../table/contract.ts'
import { findByTypedName, type ItemWithNames, type TypedNameMatch } from '../../table/typed-names/match.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, toPlain, userText } from '../../texts/user-text.ts'
import type { BotContext } from '../bot-context.ts'
import type { Suggestion } from '../command.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../message-parts/limits.ts'
import { cardsBesidesHeroAndResources, seatNames } from '../message-parts/names.ts'
import { type AnswerOffer, areOptionsPublic, offersOfDecision } from '../raid-questions/options.ts'

/** A card that everybody can see, with the seat that has it. */
export interface PublicCard {
  readonly card: CardView
  readonly seat: Seat
  readonly place: 'play' | 'resource' | 'graveyard'
}

/** Returns all public cards of a view of the table. */
export const publicCards = (view: View): PublicCard[] =>
  view.seats
    .flatMap((seat): PublicCard[] => {
      const at = (place: PublicCard['place']) => (card: CardView) => ({ card, seat: seat.seat, place })
      const lying = [...(seat.hero ? [seat.hero] : []), ...cardsBesidesHeroAndResources(seat)]
      return [
        ...lying.flatMap(withAttachments).map(at('play')),
        ...seat.resources.cards.flatMap(withAttachments).map(at('resource')),
        ...seat.graveyard.map(at('graveyard')),
      ]
    })
    .filter(({ card }) => card.card !== '')

const withAttachments = (card: CardView): CardView[] => [card, ...card.attachments.flatMap(withAttachments)]

/** Returns all public cards by name, each with its player and its place. */
export function namedItemsOfPublicCards(raid: RaidInfo, view: View): ItemWithNames<ObjectId>[] {
  const names = seatNames(raid, toPlain)
  return publicCards(view).map(({ card, seat, place }) => {
    const where = place === 'graveyard' ? texts.judge.inGraveyard : texts.judge.inPlay
    const name = texts.judge.suggestion(card.name, names.seat(seat), where)
    const id = `o${card.object}`
    return { it: card.object, id, say: id, label: toMarkup(userText(name)), names: [name] }
  })
}

/** Finds the public card that a suggestion stands for, or the only one whose name begins with the text. */
export const findPublicCardByName = (raid: RaidInfo, view: View, text: string): TypedNameMatch<ObjectId> =>
  findByTypedName(text, namedItemsOfPublicCards(raid, view))

/** Suggests the items whose first name contains the typed text. */
export const suggestNamedItems = (things: readonly ItemWithNames<unknown>[], typed: string): Suggestion[] =>
  things
    .filter(({ names: [name] }) => name.toLowerCase().includes(typed.trim().toLowerCase()))
    .slice(0, DISCORD_LIMITS.choices)
    .map(({ names: [name], id }) => ({
      name: truncateWithEllipsis(name, DISCORD_LIMITS.choiceName),
      value: id,
    }))

/** Returns the offers of the open question if everybody may know all of them; otherwise an empty list. */
export async function answerOffersIfPublic(context: BotContext, raid: RaidInfo): Promise<AnswerOffer[]> {
  const { view } = await context.table.look(raid.id, null)
  const seat = view?.waitingFor?.seat
  const person = seat === undefined ? undefined : raid.seats[seat]?.person
  if (!view || !person) return []
  const { view: own } = await context.table.look(raid.id, person, seat)
  const decision = own?.decision
  return decision && areOptionsPublic(view, decision) ? offersOfDecision(view, decision, seatNames(raid)) : []
}
