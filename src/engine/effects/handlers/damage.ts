/** Effects that deal and heal damage (405, 407). */
import { pop } from '../../frames.ts'
import { dealPackets, healAll, packetFrom } from '../../rules/damage.ts'
import { num, select } from '../evaluate.ts'
import { type HandlersOf, report } from '../run.ts'

export const damage: HandlersOf<'deal' | 'heal'> = {
  deal({ game, frame, node, ctx }) {
    pop(game)
    const [by] = select(game, ctx, node.by)
    if (by === undefined) return report(ctx, false)
    const amount = num(game, ctx, node.amount)
    const packets = select(game, ctx, node.to).map((to) => ({
      ...packetFrom(game, ctx, by, to, amount),
      types: [...node.types],
      unpreventable: node.unpreventable === true,
    }))
    report(ctx, packets.length > 0 && amount > 0)
    dealPackets(game, packets, frame.scope, node.as)
  },

  heal({ game, node, ctx }) {
    pop(game)
    healAll(game, select(game, ctx, node.from), num(game, ctx, node.amount))
  },
}
