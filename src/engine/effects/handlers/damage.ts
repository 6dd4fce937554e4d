/** Effects that deal, heal, put, switch and prevent damage (405, 407, 717.3). */
import { pop } from '../../frames.ts'
import { dealPackets, packetFrom } from '../../rules/damage.ts'
import { preventThat } from '../../rules/packets.ts'
import { cant, healthOf } from '../../rules/projection.ts'
import { type Atom, batch } from '../../state/atoms.ts'
import type { Game, ObjectId, Packet } from '../../state/game.ts'
import { inPlay, isInPlay } from '../../state/objects.ts'
import { num, select } from '../evaluate.ts'
import { type HandlersOf, report, sharesOf } from '../run.ts'

/** A packet that heals all damage is of more than a million (408.2a). */
const ALL = 1_000_001

export const damage: HandlersOf<'deal' | 'heal' | 'putDamage' | 'switchDamage' | 'preventThat'> = {
  deal({ game, frame, node, ctx }) {
    pop(game)
    const [by] = select(game, ctx, node.by)
    if (by === undefined) return report(ctx, false)
    const amount = num(game, ctx, node.amount)
    const share = node.divided ? sharesOf(ctx, node.to) : () => amount
    const packets = select(game, ctx, node.to).map(
      (to): Packet => ({
        ...packetFrom(game, ctx, by, to, share(to)),
        types: [...node.types],
        unpreventable: node.unpreventable === true,
        combat: node.combat === true,
        ...(node.smash ? { smash: true } : {}),
      }),
    )
    dealPackets(game, packets, frame.scope, { as: node.as, total: node.total })
  },

  heal({ game, frame, node, ctx }) {
    pop(game)
    const [by] = select(game, ctx, node.by)
    if (by === undefined) return report(ctx, false)
    const amount = node.amount === 'all' ? ALL : num(game, ctx, node.amount)
    const share = node.divided ? sharesOf(ctx, node.from) : () => amount
    const packets = select(game, ctx, node.from).map(
      (from): Packet => ({ ...packetFrom(game, ctx, by, from, share(from)), heals: true }),
    )
    dealPackets(game, packets, frame.scope)
  },

  putDamage({ game, node, ctx }) {
    pop(game)
    const atoms = select(game, ctx, node.on)
      .filter((id) => isInPlay(game, id) && !cant(game, id, 'beDamaged'))
      .map((object): Atom => {
        const wanted = node.amount === 'double' ? inPlay(game, object).damage : num(game, ctx, node.amount)
        return { atom: 'putDamage', object, amount: atMostFatal(game, object, wanted) }
      })
    batch(game, atoms)
  },

  switchDamage({ game, node, ctx }) {
    pop(game)
    const [a] = select(game, ctx, node.of)
    const [b] = select(game, ctx, node.with)
    if (a === undefined || b === undefined || !isInPlay(game, a) || !isInPlay(game, b))
      return report(ctx, false)
    const [low, high] = inPlay(game, a).damage <= inPlay(game, b).damage ? [a, b] : [b, a]
    const between = inPlay(game, high).damage - inPlay(game, low).damage
    batch(game, [
      { atom: 'putDamage', object: high, amount: -between },
      { atom: 'putDamage', object: low, amount: atMostFatal(game, low, between) },
    ])
  },

  preventThat({ game, ctx }) {
    pop(game)
    preventThat(game, ctx.source)
  },
}

/** Damage can't be put on a character in excess of its health (405.3). */
function atMostFatal(game: Game, id: ObjectId, amount: number): number {
  return Math.max(0, Math.min(amount, healthOf(game, id) - inPlay(game, id).damage))
}
