/** What a judge names: cards that everybody can see, and raiders. */
import type { CardView, ObjectId, Seat, View } from '../../engine/index.ts'
import type { RaidCard } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toPlain } from '../../texts/user-text.ts'
import { isPublic, type Offer, offersOf } from '../asking/options.ts'
import type { Suggestion } from '../command.ts'
import type { Desk } from '../desk.ts'
import { clip, LIMITS } from '../posts/limits.ts'
import { lyingIn, seatNames } from '../posts/names.ts'

interface Thing {
  value: string
  name: string
}

/** Every card that everybody can see, with whose it is and where it lies. */
export function openCards(raid: RaidCard, view: View): Thing[] {
  const names = seatNames(raid, toPlain)
  const t = texts.judge
  return view.seats.flatMap((seat) => {
    const lying = [...(seat.hero ? [seat.hero] : []), ...lyingIn(seat)]
    const inPlay = [...lying, ...seat.resources.cards].flatMap(withAttachments)
    const thing = (place: string) => (card: CardView) =>
      card.card === ''
        ? []
        : [{ value: `o${card.object}`, name: t.suggestion(card.name, names.seat(seat.seat), place) }]
    return [...inPlay.flatMap(thing(t.inPlay)), ...seat.graveyard.flatMap(thing(t.inGraveyard))]
  })
}

const withAttachments = (card: CardView): CardView[] => [card, ...card.attachments.flatMap(withAttachments)]

export const seatsIn = (raid: RaidCard): Thing[] =>
  raid.seats.map(({ seat, person, character }) => ({
    value: `s${seat}`,
    name: texts.judge.suggestion(toPlain(person.name), toPlain(character), `${seat + 1}`),
  }))

/** What is meant by a text: a suggestion that was taken, or the only one whose name begins so. */
function meant(things: readonly Thing[], text: string): Thing | null {
  const wanted = text.trim().toLowerCase()
  const exact = things.find(({ value, name }) => value === wanted || name.toLowerCase() === wanted)
  const begins = things.filter(({ name }) => name.toLowerCase().startsWith(wanted))
  return exact ?? (wanted !== '' && begins.length === 1 ? (begins[0] ?? null) : null)
}

export function cardMeant(raid: RaidCard, view: View, text: string): ObjectId | null {
  const found = meant(openCards(raid, view), text)
  return found && Number(found.value.slice(1))
}

export function seatMeant(raid: RaidCard, text: string): Seat | null {
  const found = meant(seatsIn(raid), text)
  return found && Number(found.value.slice(1))
}

export const suggested = (things: readonly Thing[], typed: string): Suggestion[] =>
  things
    .filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))
    .slice(0, LIMITS.choices)
    .map(({ name, value }) => ({ name: clip(name, LIMITS.choiceName), value }))

/** What who is asked can choose, where everybody can see all of it; otherwise nothing. */
export async function openOffers(desk: Desk, raid: RaidCard): Promise<Offer[]> {
  const { view } = await desk.table.look(raid.id, null)
  const seat = view?.waitingFor?.seat
  const person = seat === undefined ? undefined : raid.seats[seat]?.person
  if (!view || !person) return []
  const { view: own } = await desk.table.look(raid.id, person, seat)
  const decision = own?.decision
  return decision && isPublic(view, decision) ? offersOf(view, decision, seatNames(raid)) : []
}
