/** Narrates damage, healing, prevention and dice. */

import { texts } from '../../texts/texts.ts'
import { bold } from '../message-parts/formatters.ts'
import type { Narrators } from './narrated-news.ts'

export const damageNarrators: Narrators<
  | 'damaged'
  | 'prevented'
  | 'healed'
  | 'damagePut'
  | 'tossed'
  | 'rolled'
  | 'dieTurned'
  | 'laidOut'
  | 'landed'
  | 'scattered'
> = {
  damaged: ({ first, all }, scene) => {
    const by = scene.object(first.by, first.byCard)
    const types = texts.word.list(first.types.map((type) => texts.tablePicture.damage[type]))
    if (all.length === 1)
      return texts.news.damaged(scene.object(first.object, first.card), first.amount, types, by, first.left)
    const each = all.map((one) =>
      texts.news.damageOf(scene.object(one.object, one.card), one.amount, one.left),
    )
    return texts.news.damagedAll(each.join(', '), types, by)
  },
  prevented: ({ first }, scene) =>
    texts.news.prevented(
      first.amount,
      scene.object(first.object, first.card),
      scene.object(first.by, first.byCard),
    ),
  healed: ({ first, all }, scene) =>
    all.length === 1
      ? texts.news.healed(scene.object(first.object, first.card), first.amount, first.left)
      : texts.news.healedAll(
          all
            .map((one) => texts.news.damageOf(scene.object(one.object, one.card), one.amount, one.left))
            .join(', '),
        ),
  damagePut: ({ all }, scene) =>
    texts.news.damagePut(
      all
        .map((one) => texts.news.damageOf(scene.object(one.object, one.card), one.amount, one.left))
        .join(', '),
    ),
  tossed: ({ first: { seat, heads, for: card } }, scene) =>
    texts.news.tossed(scene.seat(seat), heads, scene.card(card)),
  laidOut: ({ first: { seat, layout } }, scene) =>
    texts.news.laidOut(scene.seat(seat), bold(texts.choice.layout(layout))),
  landed: ({ first: { seat, touched, cards, for: card } }, scene) =>
    texts.news.landed(
      scene.card(card),
      scene.seat(seat),
      texts.word.list(touched.map((id, i) => scene.object(id, cards[i] ?? card))),
    ),
  scattered: () => null, // The event isn't narrated, because the picture shows it.
  dieTurned: ({ first }, scene) =>
    texts.news.dieTurned(scene.seat(first.seat), first.from, first.to, scene.card(first.card)),
  rolled: ({ first }, scene) =>
    texts.news.rolled(
      scene.seat(first.seat),
      bold(texts.word.list(first.dice.map(String))),
      scene.card(first.for),
    ),
}
