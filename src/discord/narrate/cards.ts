/** Narrates cards that move, change sides, are attached, exhausted or readied. */
import { type Card, type CardId, lookUpOwnProperty, type MovedEvent, type Seat } from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'

import { isLinkAddedInSameNews } from './links.ts'
import {
  type EventOfKind,
  isEventOfKind,
  type NarratedNews,
  type Narrators,
  type RunOfSimilarEvents,
} from './narrated-news.ts'

export const cardNarrators: Narrators<
  | 'moved'
  | 'exhausted'
  | 'readied'
  | 'turnedFaceDown'
  | 'turnedFaceUp'
  | 'swapped'
  | 'scene'
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
  turnedFaceDown: (run, scene) => turnsOver(run, scene, 1) ?? spent(run, scene),
  turnedFaceUp: (run, scene) => turnsOver(run, scene, 0) ?? uncovered(run, scene),
  detached: ({ first: { object, card } }, scene) => texts.news.detached(scene.object(object, card)),
  scene: ({ first: { scene: what, card, rune } }, scene) =>
    what === 'arrival' ? arrives(scene, card, rune) : texts.boss[what](scene.card(card)),
  swapped: ({ first: { card, from } }, scene) => stageEnded(scene, from, card),
  attached: ({ first: { card, host, hostCard }, at }, scene) =>
    wasAimed(scene, at, host) ? null : texts.news.attached(scene.card(card), scene.object(host, hostCard)),
  controlled: ({ first: { card, to } }, scene) => texts.news.controlled(scene.seat(to), scene.card(card)),
  modified: () => null,
  counters: ({ first: { object, card, counter, n } }, scene) => {
    const own = n > 0 ? lookUpOwnProperty(texts.news.ownCounters, counter) : undefined
    const who = scene.object(object, card)
    return own ? own(who) : texts.news.counters(who, counter, n)
  },
  copied: ({ first: { object, card, as } }, scene) =>
    texts.news.copied(scene.object(object, card), scene.card(as)),
  duplicated: ({ first: { seat, card } }, scene) => texts.news.duplicated(scene.seat(seat), scene.card(card)),
}

/** Whether "Anna plays Rend → Defias Pirate" has already named the host. */
const wasAimed = (scene: NarratedNews, at: number, host: number): boolean =>
  scene.before(at, 'played', (event) => event.targets.includes(host)) !== null

type Move = (run: RunOfSimilarEvents<MovedEvent>, scene: NarratedNews) => string | null

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
  removed: ({ first, all }, scene) =>
    new Set(all.map(({ card }) => card)).size > MOST_NAMED
      ? texts.news.removedMany(scene.card(first.card), all.length - 1)
      : texts.news.removed(counted(all, scene), all.length),
  played: () => null,
  interrupted: () => null,
  resolved: () => null,
}

function entered({ first, all, at }: RunOfSimilarEvents<MovedEvent>, scene: NarratedNews): string | null {
  if (isEnteringFaceDownAndHidden(first)) return intoRows(all, scene)
  const who = scene.seat(first.controller ?? first.seat)
  if (all.length > 1) return texts.news.putIntoPlay(counted(all, scene), who, all.length)
  if (first.from !== 'chain') return texts.news.putIntoPlay(scene.card(first.card), who, 1)
  if (first.card === '' || isResource(scene.printed(first.card))) return null
  const resolved = scene.before(at, 'resolved', (event) => event.object === first.was)
  if (resolved && isLinkAddedInSameNews(scene, scene.events.indexOf(resolved), resolved.link)) return null
  return texts.news.entersPlay(scene.card(first.card))
}

const isResource = (card: Card | undefined): boolean => card?.type === 'quest' || card?.type === 'location'

/** Whether the card enters face down and hidden. */
export const isEnteringFaceDownAndHidden = ({ to, faceDown, card }: MovedEvent): boolean =>
  to === 'play' && faceDown === true && card === ''

/**
 * Counts cards that go into rows. Cards from the chain are left out, because their placing or their event has
 * already been narrated.
 */
function intoRows(all: readonly MovedEvent[], scene: NarratedNews): string | null {
  const others = all.filter(({ from }) => from !== 'chain')
  const whose = [...new Set(others.map(({ seat }) => scene.seat(seat)))]
  return others.length > 0 ? texts.boss.intoRow(whose, others.length) : null
}

/** Returns a list of cards in which equal names are counted, such as "Onyxian Whelp ×4". */
function counted(all: readonly { card: CardId }[], scene: NarratedNews): string {
  const times = new Map<string, number>()
  for (const { card } of all) times.set(card, (times.get(card) ?? 0) + 1)
  return texts.word.list([...times].map(([card, n]) => texts.news.times(scene.card(card), n)))
}

/**
 * The maximum number of different cards that are named. More are counted, because a Boss player's whole decks
 * can leave the game (R303.1a).
 */
const MOST_NAMED = 6

type Turning = RunOfSimilarEvents<EventOfKind<'turnedFaceUp' | 'turnedFaceDown'>>

/**
 * Returns the side of a Boss or of the lair that is now visible (R101.1b, R402.4b); null for other cards and for
 * cards without two sides.
 */
function turnsOver({ first, all }: Turning, scene: NarratedNews, side: 0 | 1): string | null {
  if (!hasSides(scene, first)) return null
  const cards = called(all, scene)
  if (all.length > 1) return texts.news.flips(cards)
  const sides = texts.boss.sides[first.card] ?? texts.boss.anySides
  return texts.boss.turnsOver(cards, sides[side])
}

function hasSides(scene: NarratedNews, { card, seat }: { card: CardId; seat: Seat }): boolean {
  const type = scene.printed(card)?.type
  return scene.isLair(seat) && (type === 'hero' || type === 'lair')
}

const spent = ({ all }: Turning, scene: NarratedNews): string =>
  texts.boss.spent(scene.cards(all.map(({ card }) => card)), all.length)

function uncovered({ all }: Turning, scene: NarratedNews): string {
  const types = new Set(all.map(({ card }) => scene.printed(card)?.type))
  const isOnly = (type: Card['type']): boolean => types.size === 1 && types.has(type)
  if (isOnly('ally')) return texts.boss.uncovered(counted(all, scene), all.length)
  return texts.news[isOnly('event') ? 'turnedUp' : 'flips'](called(all, scene))
}

const called = (all: Turning['all'], scene: NarratedNews): string =>
  texts.word.list(all.map(({ object, card }) => scene.object(object, card)))

/**
 * Whether turning the card is narrated: runes, quests and flipping Bosses. A raider's hero that turns over is
 * narrated as a payment.
 */
export function isTurningOverNarrated(
  scene: NarratedNews,
  { card, seat }: { card: CardId; seat: Seat },
): boolean {
  const printed = scene.printed(card)
  return printed?.type === 'rune' || isResource(printed) || scene.isLair(seat)
}

/** Whether the card was turned up before, and now returns as an ally (R302.1, R302.2). */
export const isReturnAfterTurningFaceUp = (scene: NarratedNews, at: number, { was }: MovedEvent): boolean =>
  scene.before(at, 'turnedFaceUp', ({ object }) => object === was) !== null

/** Returns the scene in which the next Boss arrives: his rune and his health (R301.5a). */
function arrives(scene: NarratedNews, card: CardId, rune: CardId | undefined): string {
  const heading = texts.boss.arrival(scene.card(card), rune === undefined ? null : scene.card(rune))
  const health = scene.printed(card)?.health
  return health === undefined ? heading : `${heading}\n${texts.boss.has(scene.card(card), health)}`
}

/** Returns the scene in which one Boss card replaces another. */
function stageEnded(scene: NarratedNews, from: CardId, card: CardId): string {
  const stage = scene.stage(card)
  const scenery = texts.boss.scenes[card]
  if (stage === null && scenery)
    return `${texts.boss.changed(scene.card(from), scene.card(card))}\n${scenery}`
  if (stage === null) return texts.news.swapped(scene.card(from), scene.card(card))
  const comes = texts.boss.comes(scene.card(card), scene.printed(card)?.health ?? 0)
  return `${texts.boss.swapped(scene.card(from), stage)}\n${scenery ? `${scenery} ` : ''}${comes}`
}

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
  play: ({ first, all }, scene) =>
    texts.news.putIntoPlay(counted(all, scene), scene.seat(first.controller ?? first.seat), all.length),
  chain: () => null,
  collection: () => null, // Cards never move into a collection during a raid.
}

/** Whether an effect exhausted or readied the card. Costs, attacks and turns are not narrated. */
export function isExhaustedOrReadiedByEffect(scene: NarratedNews, at: number): boolean {
  const next = scene.events.slice(at + 1).find((event) => MARKERS.has(event.kind))
  const step = scene.events
    .slice(0, at)
    .findLast((event) => isEventOfKind(event, 'stepStarted') || isEventOfKind(event, 'turnStarted'))
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
