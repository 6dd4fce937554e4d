/**
 * Keywords (rules glossary). A keyword with its own data, such as Delve, is written as the power or the effect for which
 * it stands, marked with the keyword. Any other keyword is a modifier: `ally(…, stealth, assault(3))`.
 */

import {
  type DamageType,
  type Effect,
  type Filter,
  type NamedKeyword,
  type NumberExpression,
  type Power,
  RACE_TAGS,
  type SpelledOutKeyword,
  type WithLabel,
} from '../../engine/index.ts'
import {
  cardsLookedAt,
  chosenCards,
  each,
  otherCardsLookedAt,
  otherRevealedCards,
  rememberedCards,
  revealedCardsMatching,
  self,
  target,
  topCards,
} from './card-nouns.ts'
import { ifYouDo, lookAt, playForFree, put, reveal, thisTurn } from './effects.ts'
import { and, any, opposing, tagged, withStat, your } from './filters.ts'
import { forEach } from './for-each.ts'
import { losesAndCantHavePowers } from './modifiers.ts'
import { copyLink } from './objects.ts'
import { everyone, they, you } from './player-nouns.ts'
import { asItEnters, atStartOfYourTurn, keywordPower, when } from './powers.ts'
import { inOrder } from './steps.ts'
import { enters } from './triggers.ts'

type Triggered = Extract<Power, { kind: 'triggered' }>

const text = (called: SpelledOutKeyword, ...steps: Effect[]): Effect => ({ kind: 'do', steps, called })

const intoGraveyard = (...effects: Effect[]): Triggered => ({
  kind: 'triggered',
  on: { event: 'moved', what: { kind: 'is', what: self.is }, to: 'graveyard' },
  zone: 'graveyard',
  effect: inOrder(effects),
})

export const arcaneTorrentKeyword: WithLabel<Power> = keywordPower(
  'arcaneTorrent',
  when(enters(self), thisTurn(target(opposing.card).has(losesAndCantHavePowers))),
)
/** The keyword Awesome. A player who answers yes gives a compliment and draws a card. */
export const awesomeKeyword: WithLabel<Power> = keywordPower(
  'awesome',
  atStartOfYourTurn(forEach(everyone, they.may(they.draw(1)))),
)
export const deathRattleKeyword = (...effects: Effect[]): WithLabel<Power> =>
  keywordPower('deathRattle', intoGraveyard(...effects))
export const enrageKeyword: WithLabel<Power> = keywordPower(
  'enrage',
  asItEnters(you.may(reveal(topCards(1, you), 'enraged'))),
)
/** A power that triggers when the card's Enrage reveals a matching card: "when you reveal one of these this way". */
export const whenEnrageReveals = (what: Filter, ...effects: Effect[]): Triggered =>
  when({ event: 'enraged', what }, ...effects)
/** Looks at the top two cards of your deck, and puts each of them on the top or the bottom. */
export const delveKeyword: Effect = text(
  'delve',
  lookAt(topCards(2, you)),
  you.chooseUpTo(2, cardsLookedAt, 'kept'),
  put(otherCardsLookedAt(rememberedCards('kept'), you), 'deckBottom'),
  put(rememberedCards('kept'), 'deckTop'),
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
export const findTreasureKeyword: WithLabel<Power> = keywordPower(
  'findTreasure',
  when(enters(self), ifYouDo(you.may(you.draw(1)), you.discard(1))),
)
const cheaperDemon: Filter = withStat(and(tagged('Demon'), any.ally), 'cost', '<', self.stat('cost'))
/** The keyword Portal, which is an ability's effect when the ability resolves. */
export const portalKeyword: Effect = text(
  'portal',
  reveal(topCards(3, you)),
  you.chooseUpTo(1, revealedCardsMatching(cheaperDemon, you)),
  put(chosenCards, 'play'),
  put(otherRevealedCards(chosenCards, you), 'deckBottom'),
)

interface HasKeyword {
  kind: 'keyword'
  keyword: NamedKeyword
  n?: NumberExpression
  of?: Filter[]
}

const plain = (keyword: NamedKeyword): HasKeyword => ({ kind: 'keyword', keyword })
const numbered =
  (keyword: NamedKeyword) =>
  (n: NumberExpression): HasKeyword => ({ kind: 'keyword', keyword, n })

export const aberration = plain('aberration')
export const absorb = plain('absorb')
export const berserking = plain('berserking')
const described =
  (keyword: NamedKeyword) =>
  (...of: Filter[]): HasKeyword => ({ kind: 'keyword', keyword, ...(of.length > 0 ? { of } : {}) })

export const artifactKeyword = plain('artifact')
export const bearFormKeyword = plain('bearForm')
export const bossKeyword = plain('boss')
export const catFormKeyword = plain('catForm')
export const conspicuous = plain('conspicuous')
export const dualShield = plain('dualShield')
export const dualWield = plain('dualWield')
export const elusive = plain('elusive')
export const escapeArtist = plain('escapeArtist')
export const ferocity = plain('ferocity')
export const ghostKeyword = plain('ghost')
export const immune = plain('immune')
export const infiniteWield = plain('infiniteWield')
export const hardiness = plain('hardiness')
export const inspiringPresence = plain('inspiringPresence')
export const invincible = plain('invincible')
export const irradiated = plain('irradiated')
export const resistance = (type: DamageType): HasKeyword => plain(`${type}Resistance`)
export const smash = plain('smash')
export const spellshield = plain('spellshield')
export const harmonize = plain('harmonize')
export const longRange = plain('longRange')
export const preparationKeyword = plain('preparation')
export const protector = plain('protector')
export const rangedDualWield = plain('rangedDualWield')
export const riftKeyword = plain('rift')
export const sentinel = plain('sentinel')
export const sextupleWield = plain('sextupleWield')
export const shadowmeld = plain('shadowmeld')
export const stealth = plain('stealth')
export const thrownKeyword = plain('thrown')
export const timeIsMoney = plain('timeIsMoney')
export const trapKeyword = plain('trap')
export const twoHandedDualWield = plain('twoHandedDualWield')
export const untargetable = plain('untargetable')
export const warStomp = plain('warStomp')
export const willOfTheForsaken = plain('willOfTheForsaken')
/** The keyword Inspire: the card readies one card of each of the given kinds (501.1b). */
export const inspire = (...of: Filter[]): HasKeyword => ({ kind: 'keyword', keyword: 'inspire', of })
/** The keyword Sabotage: the card may attack targets of the given kinds instead of characters (600.1). */
export const sabotage = (...of: Filter[]): HasKeyword => ({ kind: 'keyword', keyword: 'sabotage', of })
export const assault = numbered('assault')
export const flipKeyword = numbered('flip')
export const mend = numbered('mend')
export const haste = numbered('haste')
export const diplomacy = described('diplomacy')
/** The keyword Finishing Move. Without filters the keyword refers to Combo cards. */
export const finishingMove = described('finishingMove')
