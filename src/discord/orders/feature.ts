/** Autopilot instructions, and answers ahead. */
import type { Wish } from '../../table/orders/contract.ts'
import { lookAs } from '../desk.ts'
import { type Click, type Feature, onRaid } from '../feature.ts'
import { changeOrTell } from '../posts/post.ts'
import { orderIds, readWish } from './ids.ts'
import { give, lift } from './orders.ts'
import { ordersPanel } from './panel.ts'

const chosen = ({ values }: Click) => readWish(values[0] ?? '')

/** Combines several chosen moves into one instruction. */
function chosenAhead({ values }: Click): Wish | null {
  const all = values.map(readWish).flatMap((wish) => (wish?.kind === 'ahead' ? [wish] : []))
  const [first] = all
  return first && all.length > 1 ? { ...first, move: all.flatMap(({ move = [] }) => move) } : (first ?? null)
}

export const orders: Feature = {
  commands: ['autopilot'],
  clicks: [
    onRaid(orderIds.orders, async (desk, click, raid, [seat]) =>
      changeOrTell(click, ordersPanel(await lookAs(desk, raid, click.person, seat))),
    ),
    onRaid(orderIds.order, (desk, click, raid, [seat, wish]) => give(desk, click, raid, { wish, seat })),
    onRaid(orderIds.wish, (desk, click, raid, [seat]) =>
      give(desk, click, raid, { wish: chosen(click), seat }),
    ),
    onRaid(orderIds.ahead, (desk, click, raid, [seat]) =>
      give(desk, click, raid, { wish: chosenAhead(click), seat }),
    ),
    onRaid(orderIds.lift, (desk, click, raid, [seat, order]) => lift(desk, click, raid, { seat, order })),
  ],
}
