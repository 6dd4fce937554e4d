/** Telling of cards that move, change sides, are attached, exhausted or readied. */
import type { Card, MovedEvent } from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'

import { wasAdded } from './links.ts'
import { isKind, type Run, type Scene, type Tellers } from './scene.ts'

export const cards: Tellers<
  | 'moved'
  | 'exhausted'
  | 'readied'
  | 'turnedFaceDown'
  | 'turnedFaceUp'
  | 'swapped'
  | 'detached'
  | 'attached'
  | 'controlled'
  | 'modified'
  | 'counters'
  | 'copied'
  | 'duplicated'
> = {
  moved: (run, scene) => MOVES[run.first.why](run, scene),
  exhausted: ({ all }, scene) =>
    texts.news.exhausted(texts.word.list(all.map((one) => scene.object(one.object, one.card))), all.length),
  readied: ({ all }, scene) =>
    texts.news.readied(texts.word.list(all.map((one) => scene.object(one.object, one.card))), all.length),
  turnedFaceDown: () => null,
  turnedFaceUp: ({ first: { object, card } }, scene) => texts.news.flips(scene.object(object, card)),
  detached: ({ first: { object, card } }, scene) => texts.news.detached(scene.object(object, card)),
  swapped: ({ first: { card, from } }, scene) => texts.news.swapped(scene.card(from), scene.card(card)),
  attached: ({ first: { card, host, hostCard }, at }, scene) =>
    wasAimed(scene, at, host) ? null : texts.news.attached(scene.card(card), scene.object(host, hostCard)),
  controlled: ({ first: { card, to } }, scene) => texts.news.controlled(scene.seat(to), scene.card(card)),
  modified: () => null,
  counters: ({ first: { object, card, counter, n } }, scene) =>
    texts.news.counters(scene.object(object, card), counter, n),
  copied: ({ first: { object, card, as } }, scene) =>
    texts.news.copied(scene.object(object, card), scene.card(as)),
  duplicated: ({ first: { seat, card } }, scene) => texts.news.duplicated(scene.seat(seat), scene.card(card)),
}

/** "Anna plays Rend → Defias Pirate" has said it. */
const wasAimed = (scene: Scene, at: number, host: number): boolean =>
  scene.before(at, 'played', (event) => event.targets.includes(host)) !== null

type Move = (run: Run<MovedEvent>, scene: Scene) => string | null

const MOVES: Record<MovedEvent['why'], Move> = {
  drawn: ({ first, all }, scene) => texts.news.draws(scene.seat(first.seat), all.length),
  destroyed: ({ all }, scene) =>
    texts.news.destroyed(
      texts.word.list(all.map((one) => scene.owned(one.card, one.controller ?? one.seat))),
      all.length,
    ),
  discarded: ({ first, all }, scene) =>
    texts.news.discards(scene.seat(first.seat), scene.cards(all.map((one) => one.card))),
  entered,
  put: (run, scene) => PLACES[run.first.to](run, scene),
  removed: ({ all }, scene) => texts.news.removed(scene.cards(all.map((one) => one.card)), all.length),
  played: () => null,
  interrupted: () => null,
  resolved: () => null,
}

function entered({ first, at }: Run<MovedEvent>, scene: Scene): string | null {
  const who = scene.seat(first.controller ?? first.seat)
  if (first.from !== 'chain') return texts.news.putIntoPlay(scene.card(first.card), who)
  if (first.card === '' || isResource(scene.printed(first.card))) return null
  const resolved = scene.before(at, 'resolved', (event) => event.object === first.was)
  if (resolved && wasAdded(scene, scene.events.indexOf(resolved), resolved.link)) return null
  return texts.news.entersPlay(scene.card(first.card))
}

const isResource = (card: Card | undefined): boolean => card?.type === 'quest' || card?.type === 'location'

const PLACES: Record<MovedEvent['to'], Move> = {
  hand: ({ first, all }, scene) => {
    const known = all.map((one) => one.card).filter((card) => card !== '')
    const who = scene.seat(first.owner ?? first.seat)
    return known.length === all.length
      ? texts.news.toHand(scene.cards(known), who, all.length)
      : texts.news.hiddenToHand(who, all.length)
  },
  deck: ({ first, all }, scene) => {
    const known = all.map((one) => one.card).filter((card) => card !== '')
    const who = scene.seat(first.owner ?? first.seat)
    if (known.length < all.length) return texts.news.hiddenToDeck(who, all.length)
    const what = scene.cards(known)
    return first.top ? texts.news.toDeckTop(what, who, all.length) : texts.news.toDeck(what, who, all.length)
  },
  graveyard: ({ first, all }, scene) =>
    texts.news.toGraveyard(
      scene.cards(all.map((one) => one.card)),
      scene.seat(first.owner ?? first.seat),
      all.length,
    ),
  removed: ({ all }, scene) => texts.news.removed(scene.cards(all.map((one) => one.card)), all.length),
  play: ({ first }, scene) =>
    texts.news.putIntoPlay(scene.card(first.card), scene.seat(first.controller ?? first.seat)),
  chain: () => null,
}

/** Exhausting and readying is told only where an effect did it: costs, attacks and turns go without saying. */
export function isByEffect(scene: Scene, at: number): boolean {
  const next = scene.events.slice(at + 1).find((event) => MARKERS.has(event.kind))
  const step = scene.events
    .slice(0, at)
    .findLast((event) => isKind(event, 'stepStarted') || isKind(event, 'turnStarted'))
  const inReadyStep = step?.kind === 'turnStarted'
  return !inReadyStep && (next === undefined || next.kind === 'resolved')
}

const MARKERS: ReadonlySet<string> = new Set([
  'played',
  'placed',
  'used',
  'proposed',
  'attacking',
  'struck',
  'protecting',
  'prevented',
  'resolved',
  'turnStarted',
])
