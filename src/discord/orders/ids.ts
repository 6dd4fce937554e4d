/** Custom ids of standing orders, and how a wish is written in them. Once posted, they stay readable. */
import { z } from 'zod'
import { UNTILS, type Wish } from '../../table/orders/contract.ts'
import { partsOf, write } from '../posts/custom-ids.ts'

const code = z.string().regex(/^[0-9A-Za-z-]{1,40}$/)
const count = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
const wish = z.string().regex(/^[a-z]+(\.[\w.|-]+)?$/)

const shapes = z.union([
  z.tuple([z.literal('orders'), code, count]), // shows those of a seat
  z.tuple([z.literal('order'), code, count, wish]), // a button
  z.tuple([z.literal('wish'), code, count]), // a select: its value is the wish
  z.tuple([z.literal('ahead'), code, count]), // a select: its value is the wish for a move
  z.tuple([z.literal('lift'), code, count, count]), // number 0: all of them
])
export type OrderId = z.output<typeof shapes>

export function readOrderId(customId: string): OrderId | null {
  const read = shapes.safeParse(partsOf(customId))
  return read.success ? read.data : null
}

export const orderIds = {
  orders: (raid: string, seat: number) => write('orders', raid, seat),
  order: (raid: string, seat: number, what: Wish) => write('order', raid, seat, wishText(what)),
  wish: (raid: string, seat: number) => write('wish', raid, seat),
  ahead: (raid: string, seat: number) => write('ahead', raid, seat),
  lift: (raid: string, seat: number, order: number | null) => write('lift', raid, seat, order ?? 0),
}

/** "until.turn", "pass.17", "first.t0.17", "say.no.17", "ahead.3.action.action.99", "ahead.3.action.action.99|play12|o7" */
export function wishText(what: Wish): string {
  if (what.kind === 'ahead' && what.move) return [`ahead.${what.moment ?? ''}`, ...what.move].join(MOVE)
  const words = wordsOf(what).filter((word) => word !== undefined)
  return [what.kind, ...words].join('.')
}

function wordsOf(what: Wish): (string | number | undefined)[] {
  switch (what.kind) {
    case 'until':
      return [what.until]
    case 'hold':
    case 'brief':
      return []
    case 'ahead':
      return [what.moment]
    case 'pass':
      return [what.decision]
    case 'first':
      return [what.option, what.decision]
    case 'say':
      return [what.answer, what.decision]
  }
}

const MOVE = '|'

export function readWish(text: string): Wish | null {
  const [order = '', ...move] = text.split(MOVE)
  const [kind, ...words] = order.split('.')
  const [first = ''] = words
  const until = UNTILS.find((one) => one === first)
  if (kind === 'until') return until ? { kind, until } : null
  if (kind === 'hold' || kind === 'brief') return { kind }
  if (kind === 'ahead') {
    return {
      kind,
      ...(first === '' ? {} : { moment: words.join('.') }),
      ...(move.length > 0 ? { move } : {}),
    }
  }
  if (kind === 'pass') return { kind, ...decisionIn(first) }
  if (kind === 'first') return { kind, option: first, ...decisionIn(words[1]) }
  if (kind !== 'say' || (first !== 'yes' && first !== 'no')) return null
  return { kind, answer: first, ...decisionIn(words[1]) }
}

const decisionIn = (text = ''): { decision?: number } =>
  /^\d{1,9}$/.test(text) ? { decision: Number(text) } : {}
