/**
 * Cards as subjects and objects: `yourHero.deals(3, 'fire').to(target(any.heroOrAlly))`,
 * `hostCard.has(atkAndHealthBonus(5, 5))`.
 * A noun wraps a Selector (`noun.is`). Its verbs return plain data.
 */

import type {
  AffectedObjects,
  Chooser,
  Condition,
  Cost,
  DamageType,
  Effect,
  EventRole,
  Filter,
  ForbiddableAct,
  Modifier,
  NumberExpression,
  Selector,
  Stat,
  Zone,
} from '../../engine/index.ts'
import { any, filterOfNoun } from './filters.ts'
import { type PlayerNoun, theDungeon, you } from './player-nouns.ts'

type WithoutTo<M> = M extends { to: AffectedObjects } ? Omit<M, 'to'> : never
/** A modifier without its card: a trait, or an action that is forbidden. A noun's `has` adds the card. */
export type ModifierWithoutCards = WithoutTo<Modifier>

export class CardNoun {
  readonly is: Selector
  constructor(is: Selector) {
    this.is = is
  }

  deals = (
    amount: NumberExpression,
    ...types: DamageType[]
  ): { to: (whom: CardNoun, as?: string, total?: string) => Effect } => ({
    to: (whom, as, total) => ({
      kind: 'deal',
      by: this.is,
      amount,
      types,
      to: whom.is,
      ...(as === undefined ? {} : { as }),
      ...(total === undefined ? {} : { total }),
    }),
  })
  /**
   * All of the noun's cards deal damage at once. In the amount and the destination, `eachCardDealingDamage` is the card
   * that deals the damage.
   */
  eachDeals = (amount: NumberExpression, ...types: DamageType[]): { to: (whom: CardNoun) => Effect } => ({
    to: (whom) => ({ kind: 'deal', by: this.is, each: 'itself', amount, types, to: whom.is }),
  })
  dealsUnpreventable = (
    amount: NumberExpression,
    ...types: DamageType[]
  ): { to: (whom: CardNoun) => Effect } => ({
    to: (whom) => ({ kind: 'deal', by: this.is, amount, types, to: whom.is, unpreventable: true }),
  })
  /** Deals damage that a player divides among any number of cards when it is dealt. */
  dealsAsTheyDivide = (
    who: Chooser,
    amount: NumberExpression,
    ...types: DamageType[]
  ): { among: (whom: CardNoun) => Effect } => ({
    among: (whom) => ({
      kind: 'deal',
      by: this.is,
      amount,
      types,
      to: whom.is,
      unpreventable: true,
      dividedBy: who,
    }),
  })
  /** Deals damage to an ally. The part above fatal damage goes to the hero of the ally's controller (405.8). */
  smashes = (amount: NumberExpression, ...types: DamageType[]): { to: (whom: CardNoun) => Effect } => ({
    to: (whom) => ({ kind: 'deal', by: this.is, amount, types, to: whom.is, smash: true }),
  })
  /** Deals damage that is divided among targets as the link is added (707.1d). */
  dealsDivided = (
    amount: NumberExpression,
    ...types: DamageType[]
  ): { among: (whom: CardNoun) => Effect } => ({
    among: (whom) => ({ kind: 'deal', by: this.is, amount, types, to: whom.is, divided: true }),
  })
  heals = (
    amount: NumberExpression | 'all',
  ): { from: (whom: CardNoun, names?: { as?: string; total?: string }) => Effect } => ({
    from: (whom, names) => ({ kind: 'heal', by: this.is, amount, from: whom.is, ...names }),
  })

  healsDivided = (amount: NumberExpression): { from: (whom: CardNoun) => Effect } => ({
    from: (whom) => ({ kind: 'heal', by: this.is, amount, from: whom.is, divided: true }),
  })

  /**
   * Gives traits to the noun's cards. The first trait declares a target, and the others refer to it as "that target".
   */
  has = (...traits: ModifierWithoutCards[]): Modifier[] =>
    traits.map((trait, i) => ({ ...trait, to: affected(i > 0 ? sameAs(this.is) : this.is) }))
  cant = (what: ForbiddableAct, whom?: Filter | CardNoun): Modifier[] =>
    this.has({ kind: 'cant', what, ...(whom ? { whom: filterOfNoun(whom) } : {}) })
  canAttackOnly = (whom: Filter | CardNoun): Modifier[] =>
    this.has({ kind: 'canAttackOnly', whom: filterOfNoun(whom) })
  /**
   * The card can attack only matching characters. If the card can attack none of them, it may attack any other
   * character (601.2c).
   */
  canAttackOnlyIfAble = (whom: Filter | CardNoun): Modifier[] =>
    this.has({ kind: 'canAttackOnly', whom: filterOfNoun(whom), ifAble: true })
  mustAttack = (whom?: Filter | CardNoun): Modifier[] =>
    this.has({ kind: 'mustAttack', ...(whom ? { whom: filterOfNoun(whom) } : {}) })
  cantAttackUnlessPaid = (...costs: Cost[]): Modifier[] => this.has({ kind: 'attackCost', costs })
  cantAttackOrExhaustUnlessPaid = (...costs: Cost[]): Modifier[] =>
    this.has({ kind: 'attackCost', costs, exhaust: true })
  canProtect = (whom?: Filter | CardNoun, against?: Filter | CardNoun): Modifier[] =>
    this.has({
      kind: 'canProtect',
      ...(whom ? { whom: filterOfNoun(whom) } : {}),
      ...(against ? { against: filterOfNoun(against) } : {}),
    })
  canStrikeWith = (weapon?: Filter | CardNoun): Modifier[] =>
    this.has({ kind: 'wields', ...(weapon ? { with: filterOfNoun(weapon) } : {}) })
  mayStayExhausted = (): Modifier[] => this.has({ kind: 'mayStayExhausted' })
  /** Raises the limit of cards with a tag: "You can control an additional Pet" (414.3b). */
  mayBeMore = (more: number, tag: string): Modifier[] => this.has({ kind: 'tagLimit', tag, more })
  becomesTheDefender = (): Effect => ({ kind: 'becomeDefender', what: this.is })
  /** The automated character attacks the first of the given characters that it can attack. */
  attacksFirst = (...whom: CardNoun[]): Modifier[] =>
    this.has({ kind: 'attacks', whom: whom.map((w) => w.is) })
  /** The next time that the automated character attacks, it attacks the first of the given characters that it can. */
  attacksNext = (...whom: CardNoun[]): Modifier[] =>
    this.has({ kind: 'attacks', whom: whom.map((w) => w.is), next: true })

  isA = (filter: Filter | CardNoun): Condition => ({
    kind: 'matches',
    what: this.is,
    filter: filterOfNoun(filter),
  })
  isAttacking = (whom?: Filter | CardNoun): Condition =>
    this.isA(whom ? { kind: 'attacking', whom: filterOfNoun(whom) } : { kind: 'state', state: 'attacking' })
  isReady = (): Condition => this.isA({ kind: 'state', state: 'ready' })

  stat = (stat: Stat): NumberExpression => ({ kind: 'stat', stat, of: this.is })
}

/**
 * Returns the cards that a modifier affects. A description of cards is evaluated again and again (714.3e). A single
 * card, or cards that the text has mentioned before, are flagged once (714.3f).
 */
const affected = (is: Selector): AffectedObjects => {
  if (is.kind === 'self' || is.kind === 'host') return { kind: is.kind }
  if (is.kind === 'all' && is.zone === undefined) return { kind: 'filter', filter: is.filter }
  return { kind: 'flagged', what: is }
}

const sameAs = (is: Selector): Selector => (is.kind === 'target' ? { kind: 'thatTarget' } : is)

const noun = (is: Selector): CardNoun => new CardNoun(is)
const zoned = (zone?: Zone): { zone?: Zone } => (zone === undefined ? {} : { zone })

export const self = noun({ kind: 'self' })
/** The card to which this card is attached. */
export const hostCard = noun({ kind: 'host' })
export const yourHero = noun({ kind: 'hero', of: you.are })
export const theDungeonHero = noun({ kind: 'hero', of: theDungeon.are })
export const theMarkedHero = noun({ kind: 'mark', mark: 'MARKED' })
/** The hero with which you began the game, wherever a Master Hero has put it (301.4d). */
export const yourStartingHero = noun({ kind: 'startingHero', of: you.are })
export const heroOf = (who: PlayerNoun): CardNoun => noun({ kind: 'hero', of: who.are })

export const each = (filter: Filter): CardNoun => noun({ kind: 'all', filter })
export const target = (filter: Filter, zone?: Zone): CardNoun =>
  noun({ kind: 'target', filter, ...zoned(zone) })
/** A target in a graveyard: "target ally from your graveyard". */
export const targetInGraveyard = (of: PlayerNoun, filter: Filter): CardNoun =>
  noun({ kind: 'target', filter, zone: 'graveyard', of: of.are })
export const upToTargetsInGraveyard = (max: NumberExpression, of: PlayerNoun, filter: Filter): CardNoun =>
  noun({ kind: 'target', filter, zone: 'graveyard', of: of.are, min: 0, max })
export const upToTargets = (max: NumberExpression, filter: Filter): CardNoun =>
  noun({ kind: 'target', filter, min: 0, max })
/** The first target of the text again: "it". */
export const thatTarget = noun({ kind: 'thatTarget' })
/** Exactly N targets of a text. */
export const targets = (count: NumberExpression, filter: Filter): CardNoun =>
  noun({ kind: 'target', filter, min: count, max: count })
/** At least `min` and at most `max` targets of a text. */
export const targetsBetween = (min: NumberExpression, max: NumberExpression, filter: Filter): CardNoun =>
  noun({ kind: 'target', filter, min, max })
/** A target other than the earlier targets of the text (706.1). */
export const anotherTarget = (filter: Filter): CardNoun => noun({ kind: 'target', filter, other: true })
/** At most N targets other than the earlier targets of the text. */
export const upToOtherTargets = (max: number, filter: Filter): CardNoun =>
  noun({ kind: 'target', filter, min: 0, max, other: true })
/** A target that the given player chooses, whoever controls the link. */
export const targetChosenBy = (who: PlayerNoun, filter: Filter): CardNoun =>
  noun({ kind: 'target', filter, by: who.are })
/** At most one target. The given player or side chooses it. */
export const upToOneTargetChosenBy = (who: Chooser, filter: Filter): CardNoun =>
  noun({ kind: 'target', filter, min: 0, max: 1, by: who })
/** At most one target for each of the given players: a card of that player. */
export const upToOneTargetOfEach = (of: PlayerNoun, filter: Filter): CardNoun =>
  noun({ kind: 'target', filter, min: 0, max: { kind: 'howMany', who: of.are }, oneEach: of.are })
export const randomTarget = (filter: Filter): CardNoun => noun({ kind: 'target', filter, random: true })
/** The nth target of the text again, counted from 0. */
export const nthTarget = (n: number): CardNoun => noun({ kind: 'thatTarget', n })
export const cardsWithHighest = (by: Stat, filter: Filter): CardNoun => extreme('highest', by, filter)
export const cardsWithLowest = (by: Stat, filter: Filter): CardNoun => extreme('lowest', by, filter)
export const both = (...nouns: CardNoun[]): CardNoun => noun({ kind: 'union', any: nouns.map((n) => n.is) })

/** The cards that an earlier part of the text has stored under this name. */
export const rememberedCards = (name: string): CardNoun => noun({ kind: 'bound', name })
export const chosenCards = rememberedCards('chosen')
export const cardPaidWith = rememberedCards('paidWith')
/**
 * The cards that an earlier effect has stored under the name "them": `exhaust(each(opposing.ally), 'them')`.
 */
export const cardsRememberedAsThem = rememberedCards('them')
/** The cards that `searchDeckForCard` or `searchDeckOrGraveyard` has found. */
export const foundCards = rememberedCards('found')
/** The cards that `putAndRemember` has put into a zone. */
export const cardsPutIntoZone = rememberedCards('placed')
export const discardedCards = rememberedCards('discarded')
export const revealedCards = rememberedCards('revealed')
/** The revealed cards that match the filter, if they are still in that player's deck. */
export const revealedCardsMatching = (filter: Filter, of: PlayerNoun): CardNoun =>
  cardsInDeck({ kind: 'and', all: [isOne(revealedCards), filter] }, of)
/** The revealed cards that don't match, if they are still in that player's deck. */
export const otherRevealedCards = (these: Filter | CardNoun, of: PlayerNoun): CardNoun =>
  cardsInDeck({ kind: 'and', all: [isOne(revealedCards), { kind: 'not', filter: filterOfNoun(these) }] }, of)
/** The cards at which the text has looked. */
export const cardsLookedAt = rememberedCards('looked')
export const otherCardsLookedAt = (these: CardNoun, of: PlayerNoun): CardNoun =>
  cardsInDeck({ kind: 'and', all: [isOne(cardsLookedAt), { kind: 'not', filter: isOne(these) }] }, of)
/** The card that deals the damage, in the amount and the destination of `eachDeals`. */
export const eachCardDealingDamage = rememberedCards('itself')
/**
 * The card to which a number applies: each character that is dealt the damage, or each card that gets the
 * bonus.
 */
export const eachAffectedCard = noun({ kind: 'about' })
export const topCards = (count: NumberExpression, of: PlayerNoun): CardNoun =>
  noun({ kind: 'top', of: of.are, count })
/** The top cards of a deck besides the main deck. */
export const topCardsOfDeck = (deck: string, count: NumberExpression, of: PlayerNoun): CardNoun =>
  noun({ kind: 'top', of: of.are, count, deck })
/** The top cards of the main deck down to the first one that matches. */
export const topCardsUntil = (until: Filter, of: PlayerNoun): CardNoun =>
  noun({ kind: 'topUntil', of: of.are, until })
/** Each card on the chain that matches the filter. */
export const cardsOnChain = (filter: Filter): CardNoun => noun({ kind: 'all', filter, zone: 'chain' })
/** The matching cards in a graveyard; by default all cards in it. */
export const cardsInGraveyard = (of: PlayerNoun, filter: Filter = any.card): CardNoun =>
  noun({ kind: 'all', filter, zone: 'graveyard', of: of.are })

export const cardsInHand = (of: PlayerNoun, filter: Filter = any.card): CardNoun =>
  noun({ kind: 'all', filter, zone: 'hand', of: of.are })
/** The cards that the given players own outside of the game. */
export const cardsInCollection = (of: PlayerNoun, filter: Filter = any.card): CardNoun =>
  noun({ kind: 'all', filter, zone: 'collection', of: of.are })
/** Cards that are removed from the game. */
export const cardsOutOfTheGame = (of: PlayerNoun, filter: Filter = any.card): CardNoun =>
  noun({ kind: 'all', filter, zone: 'removed', of: of.are })

const event = (role: EventRole): CardNoun => noun({ kind: 'event', role })
/** The card that the triggering event is about: the card that enters, attacks, is destroyed and so on. */
export const thatCard = event('subject')
export const thatDamageDealer = event('dealer')
export const thatDamagedCharacter = event('dealtTo')
/** The other card of the triggering event: the attacked one, the attacker, the weapon and so on. */
export const otherCardOfEvent = event('against')

const extreme = (most: 'highest' | 'lowest', by: Stat, filter: Filter): CardNoun =>
  noun({ kind: 'extreme', of: { kind: 'all', filter }, by, most })
const isOne = (of: CardNoun): Filter => ({ kind: 'is', what: of.is })
/** The matching cards of a player's deck. */
export const cardsInDeck = (filter: Filter, of: PlayerNoun): CardNoun =>
  noun({ kind: 'all', filter, zone: 'deck', of: of.are })
