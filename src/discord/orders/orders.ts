/** Autopilot instructions that are clicked or typed. */
import type { RaidCard, Rejected } from '../../table/contract.ts'
import type { Ordered, Wish } from '../../table/orders/contract.ts'
import { askWhich, type Meant, type Named, whichIsMeant } from '../../table/typed-names/meant.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import { panelFor } from '../asking/panel.ts'
import type { Suggestion } from '../command.ts'
import { type Desk, lookAs, raidHere, type Seen, type Visit, withRaid } from '../desk.ts'
import type { Click } from '../feature.ts'
import { isOpening } from '../hand/opening.ts'
import { handAgain } from '../hand/post.ts'
import { clip, LIMITS } from '../posts/limits.ts'
import { changeOrTell, type Outcome, tell } from '../posts/post.ts'
import { wishText } from './ids.ts'
import { ordersPanel } from './panel.ts'
import { orderInWords, type WishOffer, wishesOf } from './wishes.ts'

export async function give(
  desk: Desk,
  click: Click,
  raid: RaidCard,
  { wish, seat }: { wish: Wish | null; seat: number },
): Promise<Outcome> {
  if (!wish) return tell(texts.reply.unknownButton)
  const before = await lookAs(desk, raid, click.person, seat)
  const result = await desk.table.orders.give(raid.id, click.person, wish, seat)
  const said = saidOf(before, wish, result)
  const isOfHand = wish.kind === 'ahead' && isOpening(before.view)
  if (isOfHand && !click.isPrivate) return { how: 'quiet' } // in the player's own thread
  const after = await lookAs(desk, raid, click.person)
  return isOfHand
    ? handAgain(desk, click, after, said)
    : changeOrTell(click, await panelFor(desk, after, said))
}

/** The confirmation of an instruction, in the words of its offer. */
function saidOf(before: Seen, wish: Wish, result: Ordered | Rejected): string {
  if ('rejected' in result) return result.rejected
  if (wish.kind === 'ahead' && isOpening(before.view))
    return texts.orders.handDone(wish.move?.[0] === 'mulligan')
  if (wish.kind === 'ahead' && before.view?.waitingFor?.kind !== 'priority') return texts.orders.answerDone
  if (wish.kind === 'ahead') return wish.move ? texts.orders.moveDone : texts.orders.aheadDone
  const offer = wishesOf(before).find((one) => wishText(one.wish) === wishText(wish))
  return texts.orders.given(offer?.label ?? texts.orders.button)
}

/**
 * Records an answer ahead. It counts when the player is asked, or at once if they are already asked.
 * @param move empty for passing
 * @param moment the moment in which it was offered; by default the current one
 */
export async function sayAhead(
  desk: Desk,
  visit: Visit & Partial<Click>,
  look: Seen,
  move: readonly string[] = [],
  moment = look.view?.window?.moment,
): Promise<Outcome> {
  const { raid, seat } = look
  const wish: Wish = {
    kind: 'ahead',
    ...(moment === undefined ? {} : { moment }),
    ...(move.length > 0 ? { move: [...move] } : {}),
  }
  const result = await desk.table.orders.give(raid.id, visit.person, wish, seat ?? undefined)
  return changeOrTell(
    { isPrivate: visit.isPrivate ?? false },
    await panelFor(desk, await lookAs(desk, raid, visit.person), saidOf(look, wish, result)),
  )
}

export async function lift(
  desk: Desk,
  click: Click,
  raid: RaidCard,
  { seat, order }: { seat: number; order: number | null },
): Promise<Outcome> {
  const result = await desk.table.orders.lift(raid.id, click.person, order, seat)
  const said = 'rejected' in result ? result.rejected : texts.orders.lifted
  return changeOrTell(click, ordersPanel(await lookAs(desk, raid, click.person, seat), said))
}

// ---------------------------------------------------------------- typed

export const showOrders = (desk: Desk, visit: Visit): Promise<Outcome> =>
  withSeat(desk, visit, async (look) => ({ how: 'tell', post: ordersPanel(look) }))

export const setOrder = (desk: Desk, visit: Visit, text: string): Promise<Outcome> =>
  withSeat(desk, visit, async (look) => {
    const meant = whichIsMeant(text, wishesOf(look).map(wishNamed))
    if (meant.kind === 'several') return { how: 'tell', post: ordersPanel(look, askWhich(text, meant.them)) }
    if (meant.kind === 'none') return { how: 'tell', post: ordersPanel(look, texts.orders.noWish) }
    const wish = meant.it
    const result = await desk.table.orders.give(look.raid.id, visit.person, wish, look.seat ?? undefined)
    const after = await lookAs(desk, look.raid, visit.person)
    return { how: 'tell', post: ordersPanel(after, saidOf(look, wish, result)) }
  })

/** @param text the number or words of an instruction, or the words for all of them */
export const liftOrder = (desk: Desk, visit: Visit, text: string): Promise<Outcome> =>
  withSeat(desk, visit, async (look) => {
    const meant = orderMeant(look, text)
    if (meant.kind === 'several') return { how: 'tell', post: ordersPanel(look, askWhich(text, meant.them)) }
    if (meant.kind === 'none')
      return { how: 'tell', post: ordersPanel(look, texts.reply.unknownOption(userText(text))) }
    const order = meant.it
    const result = await desk.table.orders.lift(look.raid.id, visit.person, order, look.seat ?? undefined)
    const after = await lookAs(desk, look.raid, visit.person, look.seat ?? undefined)
    return {
      how: 'tell',
      post: ordersPanel(after, 'rejected' in result ? result.rejected : texts.orders.lifted),
    }
  })

const ALL = 'all'

/** The instruction that the text means. Null stands for all of them. */
function orderMeant({ orders, raid }: Seen, text: string): Meant<number | null> {
  const each = orders.map((order): Named<number | null> => {
    const label = orderInWords(order, raid)
    return { it: order.id, id: `${order.id}`, label, names: [label] }
  })
  return whichIsMeant(text, [
    { it: null, id: ALL, label: texts.orders.liftsAll, names: [texts.orders.liftsAll] },
    ...each,
  ])
}

const wishNamed = ({ wish, label }: WishOffer): Named<Wish> => ({
  it: wish,
  id: wishText(wish),
  label,
  names: [label],
})

export async function suggestOrders(
  desk: Desk,
  visit: Visit,
  option: 'order' | 'lift',
  typed: string,
): Promise<Suggestion[]> {
  const raid = await raidHere(desk, visit)
  if (!raid) return []
  const look = await lookAs(desk, raid, visit.person)
  const all =
    option === 'order'
      ? wishesOf(look).map(({ wish, label }) => ({ name: label, value: wishText(wish) }))
      : [
          ...look.orders.map((order) => ({ name: orderInWords(order, raid), value: `${order.id}` })),
          { name: texts.orders.liftsAll, value: ALL },
        ]
  const wanted = typed.trim().toLowerCase()
  return all
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .map(({ name, value }) => ({ name: clip(name, LIMITS.choiceName), value }))
}

/** Runs the work if the raid is being played and the person has a seat. */
function withSeat(desk: Desk, visit: Visit, work: (look: Seen) => Promise<Outcome>): Promise<Outcome> {
  return withRaid(desk, visit, async (raid) => {
    if (raid.status === 'lobby') return tell(texts.reply.notBegun)
    if (raid.status !== 'playing') return tell(texts.reply.over)
    const look = await lookAs(desk, raid, visit.person)
    return look.seat === null ? tell(texts.reply.notSeated) : work(look)
  })
}
