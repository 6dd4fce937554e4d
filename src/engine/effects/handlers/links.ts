/** Effects about links: Empower texts, changed targets (706.2), additional resources (412.1c). */
import { pop } from '../../frames.ts'
import { announceForLair, announceResource } from '../../rules/announce.ts'
import { isEmpowered, isLegalTarget, textOf } from '../../rules/targets.ts'
import { occur } from '../../rules/triggers.ts'
import type { Game, Link, ObjectId } from '../../state/game.ts'
import { linkOf } from '../../state/objects.ts'
import { emit } from '../../state/runtime.ts'
import { num, select } from '../evaluate.ts'
import { type HandlersOf, present, report, runChild } from '../run.ts'
import { indexOf } from '../texts.ts'

export const links: HandlersOf<'empower' | 'changeTarget' | 'placeResource' | 'flipCards'> = {
  /** It was at work as the link was added, and must be still (glossary, Empower). */
  empower({ game, frame, node, ctx, path }) {
    pop(game)
    if (ctx.bound[`empower${indexOf(node)}`] !== 1 || !isEmpowered(game, ctx, node.thing)) return
    runChild({ game, frame, node, ctx, path }, 'do')
  },

  changeTarget({ game, node, ctx }) {
    pop(game)
    const [to] = select(game, ctx, node.to)
    const link = select(game, ctx, node.of).flatMap((id) => linkOf(game, id) ?? [])[0]
    report(ctx, link !== undefined && to !== undefined && retarget(game, link, to, ctx.source))
  },

  /** Played as it is flipped, without paying; each is added to the chain before the next is looked at. */
  flipCards({ game, frame, node, ctx }) {
    const lair = game.players.find(({ automaton, out }) => automaton && !out)
    const card = lair?.deck.at(-1)
    if (card === undefined || frame.step >= num(game, ctx, node.count)) return pop(game)
    frame.step += 1
    announceForLair(game, card)
  },

  placeResource({ game, node, ctx }) {
    pop(game)
    const [id] = present(game, ctx, select(game, ctx, node.what))
    report(ctx, id !== undefined)
    if (id !== undefined) announceResource(game, ctx.controller, id, node.exhausted === true)
  },
}

/** The single target becomes another, if the link's own description fits it; says whether it did (706.2). */
function retarget(game: Game, link: Link, to: ObjectId, by: ObjectId): boolean {
  const at = link.ctx.targets.findIndex((ids) => ids.length > 0)
  const node = textOf(game, link.ctx.card, undefined).targets[at]?.node
  if (link.kind !== 'card' || link.ctx.targets.flat().length !== 1 || node?.kind !== 'target') return false
  if (link.ctx.targets[at]?.includes(to) || !isLegalTarget(game, link.ctx, node, to)) return false
  link.ctx.targets[at] = [to]
  emit(game, { kind: 'retargeted', link: link.id, object: link.ctx.source, card: link.ctx.card, by, to })
  occur(game, { event: 'targeted', subject: to, dealer: link.ctx.source })
  return true
}
