/**
 * Keywords that are short for a power or an effect (rules glossary). Each builder returns that power or effect,
 * marked with the keyword.
 */

import {
  type Effect,
  type Filter,
  type Power,
  RACE_TAGS,
  type SpelledKeyword,
  type WithLabel,
} from '../../engine/index.ts'
import {
  cardsLookedAt,
  chosenCards,
  each,
  otherCardsLookedAt,
  otherRevealedCards,
  remembered,
  revealedCardsMatching,
  self,
  target,
  topCards,
} from './card-nouns.ts'
import { ifYouDo, lookAt, playForFree, put, reveal, thisTurn } from './effects.ts'
import { and, any, opposing, tagged, withStat, your } from './filters.ts'
import { forEach } from './for-each.ts'
import { copyLink, losesAndCantHavePowers } from './objects.ts'
import { everyone, they, you } from './player-nouns.ts'
import { asItEnters, atStartOfYourTurn, enters, keywordPower, when } from './powers.ts'
import { inOrder } from './steps.ts'

type Triggered = Extract<Power, { kind: 'triggered' }>

const text = (called: SpelledKeyword, ...steps: Effect[]): Effect => ({ kind: 'do', steps, called })

const intoGraveyard = (...effects: Effect[]): Triggered => ({
  kind: 'triggered',
  on: { event: 'moved', what: { kind: 'is', what: self.is }, to: 'graveyard' },
  zone: 'graveyard',
  effect: inOrder(effects),
})

export const arcaneTorrent: WithLabel<Power> = keywordPower(
  'arcaneTorrent',
  when(enters(self), thisTurn(target(opposing.card).has(losesAndCantHavePowers))),
)
/** The keyword Awesome. A player who answers yes gives a compliment and draws a card. */
export const awesomeKeyword: WithLabel<Power> = keywordPower(
  'awesome',
  atStartOfYourTurn(forEach(everyone, they.may(they.draw(1)))),
)
export const deathRattle = (...effects: Effect[]): WithLabel<Power> =>
  keywordPower('deathRattle', intoGraveyard(...effects))
export const enrage: WithLabel<Power> = keywordPower(
  'enrage',
  asItEnters(you.may(reveal(topCards(1, you), 'enraged'))),
)
/** A power that triggers when the card's Enrage reveals such a card: "when you reveal one of these this way". */
export const whenEnraged = (what: Filter, ...effects: Effect[]): Triggered =>
  when({ event: 'enraged', what }, ...effects)
/** Looks at the top two cards of your deck, and puts each of them on the top or the bottom. */
export const delve: Effect = text(
  'delve',
  lookAt(topCards(2, you)),
  you.chooseUpTo(2, cardsLookedAt, 'kept'),
  put(otherCardsLookedAt(remembered('kept'), you), 'deckBottom'),
  put(remembered('kept'), 'deckTop'),
)
/** The keyword Echo. It counts allies that share a race, of either faction. */
export const echoKeyword: WithLabel<Power> = keywordPower('echo', {
  kind: 'triggered',
  on: { event: 'played', what: { kind: 'is', what: self.is } },
  if: { kind: 'sharedTag', what: each(your.ally).is, tags: [...RACE_TAGS], atLeast: 2 },
  zone: 'chain',
  effect: copyLink(self),
})
export const stashKeyword = (...effects: Effect[]): WithLabel<Power> =>
  keywordPower('stash', { kind: 'triggered', on: { event: 'stashed' }, effect: inOrder(effects) })
export const warpKeyword: WithLabel<Power> = keywordPower('warp', {
  kind: 'asRevealed',
  effect: ifYouDo(you.may(put(self, 'removed')), you.may(playForFree(self))),
})
export const eternalKeyword: WithLabel<Power> = keywordPower(
  'eternal',
  intoGraveyard(ifYouDo(you.may(put(self, 'deckTop')), you.shuffleDeck())),
)
export const findTreasure: WithLabel<Power> = keywordPower(
  'findTreasure',
  when(enters(self), ifYouDo(you.may(you.draw(1)), you.discard(1))),
)
const cheaperDemon: Filter = withStat(and(tagged('Demon'), any.ally), 'cost', '<', self.stat('cost'))
/** The keyword Portal: the effect of an ability as it resolves. */
export const portalKeyword: Effect = text(
  'portal',
  reveal(topCards(3, you)),
  you.chooseUpTo(1, revealedCardsMatching(cheaperDemon, you)),
  put(chosenCards, 'play'),
  put(otherRevealedCards(chosenCards, you), 'deckBottom'),
)
