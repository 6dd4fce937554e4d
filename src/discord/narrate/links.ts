/** Narrates the chain: links that are added, resolve or are interrupted. */
import { cardTextLinesWithMarkup, typeLineOf } from '../../cards/text.ts'
import type { Card } from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'
import { truncateWithEllipsis } from '../message-parts/limits.ts'
import { isEventOfKind, type NarratedNews, type Narrators } from './narrated-news.ts'

export const linkNarrators: Narrators<
  | 'played'
  | 'placed'
  | 'flipped'
  | 'used'
  | 'proposed'
  | 'resolved'
  | 'interrupted'
  | 'faded'
  | 'looped'
  | 'retargeted'
> = {
  played: ({ first }, scene) => {
    const [who, card, to] = [scene.seat(first.seat), scene.card(first.card), scene.targets(first)]
    const printed = scene.printed(first.card)
    if (printed?.type === 'event') return withText(printed, texts.boss.event(card, to))
    return withText(printed, to ? texts.news.playedAt(who, card, to) : texts.news.played(who, card))
  },
  placed: ({ first }, scene) =>
    first.faceUp && first.card
      ? texts.news.placedUp(scene.seat(first.seat), scene.card(first.card))
      : texts.news.placed(scene.seat(first.seat)),
  flipped: ({ first: { card } }, scene) =>
    withText(scene.printed(card), texts.news.flipped(scene.card(card), typeOf(scene.printed(card)))),
  used: ({ first }, scene) => {
    const { seat, card, origin } = first
    const [what, to] = [scene.card(card), scene.targets(first)]
    if (origin === 'reward')
      return to
        ? texts.news.completesAt(scene.seat(seat), what, to)
        : texts.news.completes(scene.seat(seat), what)
    if (origin === 'triggered') return to ? texts.news.triggersAt(what, to) : texts.news.triggers(what)
    return to ? texts.news.usesAt(scene.seat(seat), what, to) : texts.news.uses(scene.seat(seat), what)
  },
  proposed: ({ first: { attacker, defender, thing }, at }, scene) =>
    goesOn(scene, at, attacker)
      ? null
      : texts.news.proposes(scene.object(attacker), scene.thing(thing) ?? scene.object(defender)),
  resolved: ({ first: { link, card, object }, at }, scene) => {
    if (card === '' || isLinkAddedInSameNews(scene, at, link) || entersNext(scene, at, object)) return null
    return texts.news.resolves(scene.card(card))
  },
  retargeted: ({ first: { card, to } }, scene) => texts.news.retargeted(scene.card(card), scene.object(to)),
  interrupted: ({ first: { card, byGame } }, scene) => {
    if (card === '') return null
    return byGame ? texts.news.fizzles(scene.card(card)) : texts.news.interrupted(scene.card(card))
  },
  faded: ({ first: { card } }, scene) => texts.news.faded(scene.card(card)),
  looped: ({ first: { times } }) => texts.news.looped(times),
}

/** Adds the card's text in small print, for players who don't know it by heart. */
function withText(card: Card | undefined, line: string): string {
  if (card?.byHand) return `${line}\n${texts.news.small(texts.constructed.byHandPlayed(card.name))}`
  const text = card ? cardTextLinesWithMarkup(card).join(' ') : ''
  return text === '' ? line : `${line}\n${texts.news.small(truncateWithEllipsis(text, TEXT_LENGTH))}`
}

const TEXT_LENGTH = 220

const typeOf = (card: Card | undefined): string => (card && typeLineOf(card).split(' — ')[0]) ?? ''

/** Whether the proposed attack begins in the same news, because nobody responded. */
const goesOn = (scene: NarratedNews, at: number, attacker: number): boolean =>
  scene.events.slice(at).some((event) => isEventOfKind(event, 'attacking') && event.attacker === attacker)

/** Whether the link was added in the same news in which it resolves. Then its resolution is not narrated. */
export function isLinkAddedInSameNews(scene: NarratedNews, at: number, link: number): boolean {
  const before = scene.events.slice(0, at)
  const added = before.findIndex(
    (event) => 'link' in event && event.link === link && event.kind !== 'resolved',
  )
  return added >= 0 && !before.slice(added + 1).some((event) => event.kind === 'resolved')
}

/** Whether a resolving card enters play, which is narrated next. */
const entersNext = (scene: NarratedNews, at: number, object: number): boolean =>
  scene.events
    .slice(at)
    .some((event) => isEventOfKind(event, 'moved') && event.why === 'entered' && event.was === object)
