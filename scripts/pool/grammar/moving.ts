/** Cards that move: put into hands, decks and play, and searched. */

import { type CardNoun, foundCards } from '../../../src/cards/builders/card-nouns.ts'
import {
  placeAdditionalResource,
  put,
  putIntoResourceRow,
  searchDeckForCard,
} from '../../../src/cards/builders/effects.ts'
import { sum } from '../../../src/cards/builders/numbers.ts'
import { you } from '../../../src/cards/builders/player-nouns.ts'
import { inOrder } from '../../../src/cards/builders/steps.ts'
import type { AffectedObjects, Effect, Filter, Modifier } from '../../../src/engine/index.ts'
import { NO_MATCH, rule, ruleFamily } from '../chart.ts'
import { actorMark, markPronoun, readMentionMark } from '../marks.ts'
import type { SymbolTypes } from '../symbols.ts'

/** Returns the effect that puts cards into a zone. Cards go to their owners' hands and decks anyway (415.2). */
const putThem = (what: CardNoun, to: SymbolTypes['destination']): Effect =>
  to === 'play' ? intoPlay(what) : put(what, to)

/** Returns the effect that puts cards into play under the control of the player who does it, whom `lower.ts` reads. */
const intoPlay = (what: CardNoun): Effect => ({ ...put(what, 'play'), ...{ '?by': actorMark.are } })

/**
 * Changes a card's entering so that it enters with as much damage as it can have without being destroyed (710.1b).
 * `again` is the noun for the card after its first mention. Returns undefined if the effect puts no card into play.
 */
export function withDamageLeft(effect: Effect, again: CardNoun): Effect | undefined {
  if (effect.kind === 'if' && !effect.else) {
    const then = withDamageLeft(effect.then, again)
    return then && { ...effect, then }
  }
  if (effect.kind !== 'put' || effect.to !== 'play') return undefined
  const to: AffectedObjects = { kind: 'flagged', what: effect.what }
  const damaged: Modifier = { kind: 'entersWith', to, damage: sum(again.stat('health'), -1) }
  return inOrder([
    { kind: 'modify', mods: [damaged], duration: 'turn' },
    { ...effect, what: again.is },
  ])
}

const intoPlayWithDamageLeft = (what: CardNoun, at: number): Effect =>
  withDamageLeft(intoPlay(what), markPronoun(at + 2, 'it')) ?? intoPlay(what)

const searchFor = (filter: Filter, to: SymbolTypes['destination']): Effect =>
  inOrder([searchDeckForCard(you, you, filter), put(foundCards, to)])

/** Whether the filter describes any card, so that a card put into a graveyard needn't be revealed. */
const isAnyCard = (filter: Filter): boolean => filter.kind === 'and' && filter.all.length === 0

/** Whether the cards can be put into a resource row: the top cards of a deck, and cards in a hand or graveyard. */
function isForRow(what: CardNoun): boolean {
  const is = readMentionMark(what.is)?.is
  return is?.kind === 'top' || ((is?.kind === 'target' || is?.kind === 'all') && is.zone !== undefined)
}

export const movingRules = ruleFamily(
  'moving',
  rule('destination', "into (its|their|his|her) (owner 's|owners ') (hand|hands)", () => 'hand'),
  rule('destination', '(into|to) (your|his|her|their) hand', () => 'hand'),
  rule('destination', "(on top of|on the top of) (its|their|his|her) owner 's deck", () => 'deckTop'),
  rule('destination', '(on top of|on the top of) (your|his|her|their) deck', () => 'deckTop'),
  rule('destination', "on the bottom of (its|their|his|her) owner 's deck", () => 'deckBottom'),
  rule('destination', 'on the bottom of (your|his|her|their) deck', () => 'deckBottom'),
  rule('destination', "into (his|her|their|that player 's|the) graveyard", () => 'graveyard'),
  rule('destination', '(into|in) hand', () => 'hand'),
  rule('destination', 'into play', () => 'play'),
  rule('destination', 'into (his|her|their) party', () => 'play'),
  rule(
    'deed',
    "(put|puts) {what:definite} from (its|his|her|their) owner 's graveyard {to:destination}",
    ({ what, to }) => putThem(what, to),
  ),
  rule(
    'deed',
    '(put|puts) {what:definite} from (your|his|her|their|the) graveyard {to:destination}',
    ({ what, to }) => putThem(what, to),
  ),
  rule('deed', '(put|puts) {what:definite} from play {to:destination}', ({ what, to }) => putThem(what, to)),
  rule('destination', "into (its owner 's|your) graveyard", () => 'graveyard'),
  rule('deed', '(put|puts|return|returns) {what:anything} {to:destination}', ({ what, to }) =>
    putThem(what, to),
  ),
  rule('deed', '(put|puts) {what:anything} into play exhausted', ({ what }) => {
    const putting = intoPlay(what)
    return putting.kind === 'put' ? { ...putting, exhausted: true } : NO_MATCH
  }),
  rule(
    'deed',
    '(put|puts) {what:anything} into (play|your party|his party) with damage [on it] equal to its health (minus 1|-1)',
    ({ what }, at) => intoPlayWithDamageLeft(what, at),
  ),
  rule(
    'deed',
    "(put|puts) {what:definite} from (its|his) owner 's graveyard into (play|your party) with damage [on it] equal to its health (minus 1|-1)",
    ({ what }, at) => intoPlayWithDamageLeft(what, at),
  ),
  rule(
    'afterthought',
    '{what:definite} enters play with damage [on it] equal to its health (minus 1|-1)',
    ({ what }) => (readMentionMark(what.is)?.mark.how === 'it' ? { damageLeftOn: what } : NO_MATCH),
  ),
  rule('deed', '(put|puts) {what:anything} into play under your control', ({ what }) => put(what, 'play')),
  rule('deed', '(remove|removes) {what:anything} from the game', ({ what }) => put(what, 'removed')),
  rule(
    'deed',
    "(put|puts) {what:anything} into (your|his|its owner 's) resource row face down [and ready]",
    ({ what }) => (isForRow(what) ? putIntoResourceRow(what) : NO_MATCH),
  ),
  rule(
    'deed',
    "(put|puts) {what:anything} into (your|his|its owner 's) resource row face down and exhausted",
    ({ what }) => (isForRow(what) ? putIntoResourceRow(what, { exhausted: true }) : NO_MATCH),
  ),
  rule(
    'deed',
    "(put|puts) {what:np} into (its owner 's|their owners ') resource (row|rows) face down [,] then exhaust (it|them)",
    ({ what }) => putIntoResourceRow(what, { exhausted: true }),
  ),
  rule(
    'deed',
    "(put|puts) {what:definite} from (its owner 's|his|the|your) graveyard into (its owner 's|his owner 's|her owner 's|his|your) resource row face down and exhausted",
    ({ what }) => putIntoResourceRow(what, { exhausted: true }),
  ),
  rule(
    'deed',
    "(shuffle|shuffles) {what:anything} into (your|his|its owner 's|their owner 's) deck",
    ({ what }) =>
      isForRow(what) && readMentionMark(what.is)?.is?.kind !== 'top'
        ? inOrder([put(what, 'deckTop'), actorMark.shuffleDeck()])
        : NO_MATCH,
  ),
  rule(
    'deed',
    'place {what:definite} into your resource row exhausted as (an additional resource|additional resources)',
    ({ what }) => placeAdditionalResource(what, { exhausted: true }),
  ),
  rule(
    'deed',
    'place {what:definite} into your resource row ready as (an additional resource|additional resources)',
    ({ what }) => placeAdditionalResource(what),
  ),
  rule(
    'deed',
    'search your deck for (a|an) {d:description} , reveal (it|that card) , and put (it|that card) {to:destination}',
    ({ d, to }) => (to === 'hand' || to === 'deckTop' ? searchFor(d.filter, to) : NO_MATCH),
  ),
  rule('deed', 'search your deck for (a|an) {d:description} and put it {to:destination}', ({ d, to }) =>
    to === 'play' || (to === 'graveyard' && isAnyCard(d.filter)) ? searchFor(d.filter, to) : NO_MATCH,
  ),
)
