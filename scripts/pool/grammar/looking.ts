/** Cards that are looked at or revealed, and what is then done with some of them and with the rest. */

import {
  CardNoun,
  chosenCards,
  otherRevealedCards,
  revealedCardsMatching,
} from '../../../src/cards/builders/card-nouns.ts'
import { haveSameTypes, isNotTrue } from '../../../src/cards/builders/conditions.ts'
import { lookAt, put, reveal } from '../../../src/cards/builders/effects.ts'
import { and, not } from '../../../src/cards/builders/filters.ts'
import { you } from '../../../src/cards/builders/player-nouns.ts'
import { inOrder } from '../../../src/cards/builders/steps.ts'
import type { Effect, Filter } from '../../../src/engine/index.ts'
import { NO_MATCH, rule, ruleFamily } from '../chart.ts'
import { markPronoun, readMentionMark } from '../marks.ts'
import type { SymbolTypes } from '../symbols.ts'

type To = SymbolTypes['destination']

/** Only the top cards of a deck are looked at and revealed in this way. */
const isTop = (what: CardNoun): boolean => readMentionMark(what.is)?.is?.kind === 'top'
const isDeck = (to: To): boolean =>
  to === 'deckTop' || to === 'deckBottom' || to === 'hand' || to === 'graveyard'

const takeOne = (filter: Filter, to: To, others: To): Effect =>
  inOrder([
    you.choose(1, revealedCardsMatching(filter, you)),
    put(chosenCards, to),
    put(otherRevealedCards(chosenCards, you), others),
  ])

/** Marks the cards of the sentence before, except the chosen one. */
const theRest = (at: number): CardNoun =>
  new CardNoun({
    kind: 'all',
    filter: and({ kind: 'is', what: those(at).is }, not({ kind: 'is', what: chosenCards.is })),
    zone: 'deck',
    of: you.are,
  })
const those = (at: number): CardNoun => markPronoun(at, 'card', true)

/** Whether kinds are joined by "and": one card of each is meant. */
const isOneOfEach = (word: (at: number) => string, at: number): boolean => {
  for (let i = at; word(i) !== '' && word(i) !== 'into' && word(i) !== 'on'; i++)
    if (word(i) === 'and') return true
  return false
}

export const lookingRules = ruleFamily(
  'looking',
  rule('destination', 'on [the] top', () => 'deckTop'),
  rule('destination', 'on the bottom', () => 'deckBottom'),
  rule('deed', 'reveal {what:zoned}', ({ what }) => (isTop(what) ? reveal(what) : NO_MATCH)),
  rule('deed', 'look at {what:zoned}', ({ what }) => (isTop(what) ? lookAt(what) : NO_MATCH)),
  rule(
    'deed',
    'put (a|one) revealed {d:description} {to:destination} and the rest {others:destination}',
    ({ d, to, others }, at, { word }) =>
      (isDeck(to) || to === 'play') && isDeck(others) && !isOneOfEach(word, at)
        ? takeOne(d.filter, to, others)
        : NO_MATCH,
  ),
  rule(
    'deed',
    'put all revealed {d:plural} {to:destination} and the rest {others:destination}',
    ({ d, to, others }) =>
      (isDeck(to) || to === 'play') && isDeck(others)
        ? inOrder([
            put(revealedCardsMatching(d.filter, you), to),
            put(otherRevealedCards(d.filter, you), others),
          ])
        : NO_MATCH,
  ),
  rule('condition', 'they have different card types', (_, at) => isNotTrue(haveSameTypes(those(at)))),
  rule('deed', 'put both {to:destination}', ({ to }, at) => put(those(at), to)),
  rule(
    'deed',
    'put one [of them] {to:destination} and the (rest|other) {others:destination}',
    ({ to, others }, at, { word }) =>
      isDeck(to) && isDeck(others) && ![3, 4, 5, 6, 7].some((n) => /^(?:his|her|their)$/.test(word(at + n)))
        ? inOrder([you.choose(1, those(at)), put(chosenCards, to), put(theRest(at), others)])
        : NO_MATCH,
  ),
)
