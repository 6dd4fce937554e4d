/** Renders effects that move cards: put, draw, discard, play, place. */
import type {
  Destination,
  Effect,
  Filter,
  NumberExpression,
  PlayerSelector,
  Selector,
} from '../../engine/index.ts'
import { numberPhrase } from './amount.ts'
import { type Clause, type EffectOfKind, imperativeClause, makeClause } from './clause.ts'
import { type BoundNameMeaning, nodeOfRepeatedTarget, type WordingContext } from './context.ts'
import { damageAmountPhrase } from './damaging.ts'
import { numberOfCardsPhrase, pluralCardsPhrase } from './nouns.ts'
import {
  joinWords,
  newPhrase,
  numberInWords,
  type Phrase,
  pluralize,
  withIndefiniteArticle,
  YOU_PHRASE,
} from './phrase.ts'
import { chooserPhrase, isSamePlayer, playerPhrase, zonePhrase } from './players.ts'
import {
  allCardsPhrase,
  canBeSeveralCards,
  canBeSeveralPlayers,
  cardsPhrase,
  nounOfSelector,
  pluralSubjectPhrase,
} from './selectors.ts'

export const clauseOfVerbAndCards = (
  verb: string,
  { what, as, done }: { what: Selector; as?: string; done?: string },
  t: WordingContext,
): Clause => {
  const { object, plural } = allCardsPhrase(what, t)
  t.name(as, {
    noun: nounOfSelector(what, t),
    how: 'affected',
    many: plural || canBeSeveralCards(what),
    ...(verb === 'destroy' ? { done: 'destroyed' } : {}),
  })
  t.name(done, {
    noun: nounOfSelector(what, t),
    how: 'exhausted',
    done: 'exhausted',
    many: canBeSeveralCards(what),
  })
  return imperativeClause(verb, object)
}

/**
 * Renders a flip. Heroes and Lairs have two sides and flip. A resource or an event is turned face down, and so is the
 * chosen hero of somebody else.
 */
export const flipClause = (effect: EffectOfKind<'flip'>, t: WordingContext): Clause => {
  const deed = clauseOfVerbAndCards('flip', effect, t)
  const isTurned = effect.what.kind === 'thatTarget' || TURNED.has(nounOfSelector(effect.what, t))
  return isTurned ? imperativeClause('turn', `${deed.rest} face down`) : deed
}

const TURNED: ReadonlySet<string> = new Set(['event', 'location', 'quest', 'resource'])

/**
 * Renders cards that are put on a deck which is shuffled next: "shuffle all allies in your graveyard into your deck".
 * Returns undefined if the deck may be another one.
 */
export const shuffleIntoDeckClause = (
  effect: Effect,
  next: Effect | undefined,
  t: WordingContext,
): Clause | undefined => {
  if (effect.kind !== 'put' || effect.to !== 'deckTop' || next?.kind !== 'shuffle') return undefined
  const { what, bind, of } = effect
  const owner = of ?? (what.kind === 'target' ? what.of : mentionedOwner(what, t))
  if (!owner || !isSamePlayer(owner, next.who)) return undefined
  const shuffler = playerPhrase(owner, t)
  const before = t.theySame
  if (owner.kind === 'targetPlayer') t.theySame = next.who
  const moving = allCardsPhrase(what.kind === 'all' ? { ...what, of: next.who } : what, t)
  const deck = zonePhrase(next.who, 'deck', t)
  t.theySame = before
  t.name(bind, { noun: nounOfSelector(what, t), how: 'put', many: moving.plural || canBeSeveralCards(what) })
  return makeClause(shuffler, 'shuffle', `${moving.object} into ${deck}`)
}

/** A card that a text puts into play with damage on it (710.1b). */
interface EntryWithDamage {
  readonly what: Selector
  readonly damage: NumberExpression
}

/** Returns the card and its damage, if the effect only says with how much damage the card of the next effect enters. */
export const entryWithDamage = (
  effect: Effect | undefined,
  next: Effect | undefined,
): EntryWithDamage | undefined => {
  if (effect?.kind !== 'modify' || next?.kind !== 'put' || next.to !== 'play') return undefined
  const [mod, ...others] = effect.mods
  if (mod?.kind !== 'entersWith' || others.length > 0 || mod.to.kind !== 'flagged') return undefined
  const { damage, exhausted, counter } = mod
  const { what } = mod.to
  const isSame = JSON.stringify(nodeOfRepeatedTarget(what)) === JSON.stringify(next.what)
  return isSame && damage !== undefined && !exhausted && !counter ? { what, damage } : undefined
}

export const putClause = (
  effect: EffectOfKind<'put'>,
  t: WordingContext,
  damage?: NumberExpression,
): Clause => {
  const { what, to, exhausted, as, under, of, faceDown, bind, discards } = effect
  const moving = allCardsPhrase(what, t)
  const owner = mentionedOwner(what, t)
  if (discards) return makeClause(owner ? playerPhrase(owner, t) : ownersOf(moving), 'discard', moving.object)
  const how = to === 'removed' ? 'removed' : 'put'
  t.name(bind, {
    noun: nounOfSelector(what, t),
    how,
    many: moving.plural || canBeSeveralCards(what),
    ...(owner ? { owner } : {}),
  })
  if (moving.object === 'the rest') t.mention(what)
  if (to === 'removed')
    return imperativeClause(
      'remove',
      joinWords(moving.object, faceDown ? 'face down' : undefined, 'from the game'),
    )
  const where = joinWords(
    of ? zonePhrase(of, isDeck(to) ? 'deck' : to, t) : place(to, what, moving, t),
    under ? `under ${moving.plural ? "their owners'" : "its owner's"} control` : undefined,
    to === 'play' && !under && isOfOthers(what, owner, t) ? 'under your control' : undefined,
    as ? `as ${withIndefiniteArticle(as)}` : undefined,
    exhausted ? 'exhausted' : undefined,
    damage === undefined ? undefined : `with ${damageAmountPhrase(damage, 'damage', t)}`,
  )
  const wasElsewhere = what.kind === 'bound' && t.meaning(what.name).noun.startsWith('revealed')
  const comesBack =
    to === 'hand' &&
    !of &&
    !wasElsewhere &&
    what.kind !== 'top' &&
    (!owner || what.kind === 'target' || what.kind === 'self')
  if (comesBack) return imperativeClause('return', `${moving.object} to ${where}`)
  return to === 'play' && / (with|named) /.test(moving.object)
    ? imperativeClause('put', `into ${where.replace(/^play/, `play ${moving.object}`)}`)
    : imperativeClause('put', `${moving.object} ${INTO[to]}${where}`)
}

const ownersOf = (moving: Phrase): Phrase =>
  moving.plural ? newPhrase('their owners', true) : newPhrase('its owner')

/** Whether the cards come from a zone that needn't be yours. */
const isOfOthers = (what: Selector, owner: PlayerSelector | undefined, t: WordingContext): boolean => {
  if (owner) return OTHERS.has(owner.kind)
  if (what.kind === 'bound') {
    const chosenFrom = theirs(t.meaning(what.name))
    return chosenFrom !== undefined && canBeSeveralPlayers(chosenFrom)
  }
  if (what.kind !== 'target' && what.kind !== 'all') return false
  return (
    (what.zone === 'graveyard' || what.zone === 'removed') &&
    (what.of === undefined || canBeSeveralPlayers(what.of))
  )
}

/** The kinds of players among whom are others than you. */
const OTHERS: ReadonlySet<PlayerSelector['kind']> = new Set([
  'everyone',
  'opponents',
  'targetPlayer',
  'controllerOf',
  'thatPlayer',
])

const INTO: Readonly<Record<Destination, string>> = {
  deckBottom: 'on the bottom of ',
  deckTop: 'on top of ',
  graveyard: 'into ',
  hand: 'into ',
  play: 'into ',
  removed: '',
}

const isDeck = (to: Destination): boolean => to === 'deckTop' || to === 'deckBottom'

const place = (to: Destination, what: Selector, moving: Phrase, t: WordingContext): string => {
  if (to === 'play') return 'play'
  const zone = isDeck(to) ? 'deck' : to
  const owner = what.kind === 'target' && to !== 'hand' ? undefined : mentionedOwner(what, t)
  if (owner?.kind === 'targetPlayer' || (what.kind === 'top' && owner?.kind === 'controllerOf'))
    return `their ${zone}`
  if (owner) return zonePhrase(owner, zone, t)
  return moving.plural ? `their owners' ${pluralize(zone)}` : `its owner's ${zone}`
}

/** Returns the owner of the cards, if the text has mentioned that player. */
export const mentionedOwner = (what: Selector, t: WordingContext): PlayerSelector | undefined => {
  if (what.kind === 'bound') {
    const owner = theirs(t.meaning(what.name))
    return owner && canBeSeveralPlayers(owner) ? undefined : owner
  }
  if (what.kind === 'union') return ownerOfAll(what.any, t)
  if (what.kind === 'self' && t.zone) return { kind: 'you' }
  if (what.kind === 'top') return canBeSeveralPlayers(what.of) ? undefined : what.of
  if (what.kind === 'target')
    return what.zone && what.of && !canBeSeveralPlayers(what.of) ? what.of : undefined
  return what.kind === 'all' ? what.of : undefined
}

/** Returns the common owner of all parts. */
const ownerOfAll = (parts: readonly Selector[], t: WordingContext): PlayerSelector | undefined => {
  const owners = parts.map((part) => mentionedOwner(part, t))
  const [first] = owners
  return owners.every((one) => JSON.stringify(one) === JSON.stringify(first)) ? first : undefined
}

/**
 * Returns the owner of named cards. If several players have each chosen from their own cards, there is no single
 * owner.
 */
const theirs = ({ owner, gathered }: BoundNameMeaning): PlayerSelector | undefined =>
  gathered && owner?.kind === 'they' ? undefined : owner

export const swapClause = (
  { what, with: to, sameReadiness }: EffectOfKind<'swap'>,
  t: WordingContext,
): Clause =>
  imperativeClause(
    'swap',
    `${cardsPhrase(what, t).object} with ${to.name}${sameReadiness ? ', as ready as it was' : ''}`,
  )

/** Returns words such as "each opposing ally", "each of your allies". */
const eachOne = (what: Selector, t: WordingContext): string => {
  const { object } = pluralSubjectPhrase(what, t)
  return object.startsWith('your ') ? `each of ${object}` : cardsPhrase(what, t).object
}

const cardsCounted = (n: NumberExpression, t: WordingContext): string => {
  if (n === 1) return 'a card'
  if (typeof n === 'number') return `${numberInWords(n)} cards`
  if (n.kind === 'count' && n.of.kind === 'all') return `a card for ${eachOne(n.of, t)}`
  if (n.kind === 'x') return 'X cards'
  return n.kind === 'bound' ? 'that many cards' : `cards equal to ${numberPhrase(n, t)}`
}

export const drawClause = ({ who, count }: EffectOfKind<'draw'>, t: WordingContext): Clause => {
  const drawer = playerPhrase(who, t)
  t.mention(DRAWN)
  return makeClause(drawer, 'draw', cardsCounted(count, t), others(who))
}

/** Returns the player unless it is you, because your own actions are in separate sentences. */
const others = (who: PlayerSelector): PlayerSelector | undefined => (who.kind === 'you' ? undefined : who)

/** The name by which "one" refers to drawn cards: "Draw a card. Discard one." */
const DRAWN = 'drawn'

export const drawUntilClause = ({ who, handSize }: EffectOfKind<'drawUntil'>, t: WordingContext): Clause => {
  const drawer = playerPhrase(who, t)
  const size =
    typeof handSize === 'object' && handSize.kind === 'maxHandSize'
      ? `${drawer.subject === 'you' ? 'your' : 'their'} maximum hand size`
      : `a hand of ${numberPhrase(handSize, t)}`
  return makeClause(drawer, 'draw', `cards up to ${size}`)
}

export const discardClause = (
  { who, count, filter, random, between, as, cards: named }: EffectOfKind<'discard'>,
  t: WordingContext,
): Clause => {
  const hand = playerPhrase(who, t)
  const some = count === 1 && t.wasJust(DRAWN) ? 'one' : cardsCounted(count === 'hand' ? 1 : count, t)
  if (named) nameDiscarded(named, who.kind === 'side' || count !== 1, t)
  t.name(as, { noun: `the number of cards ${t.gathering ? 'they ' : ''}discarded`, how: 'number' })
  if (filter)
    return makeClause(hand, 'discard', joinWords(such(count, filter, t), random && 'at random'), others(who))
  if (count === 'hand')
    return makeClause(hand, 'discard', `${hand.subject === 'you' ? 'your' : 'their'} hand`, others(who))
  if (between) return makeClause(chooserOf(who, t), 'discard', joinWords(some, 'between them'))
  return makeClause(hand, 'discard', joinWords(some, random ? 'at random' : undefined), others(who))
}

/** Returns words such as "an ability", "all allies". */
const such = (count: NumberExpression | 'hand', filter: Filter, t: WordingContext): string =>
  count === 'hand' ? `all ${pluralCardsPhrase(filter, t)}` : numberOfCardsPhrase(count, filter, t, true)

/** Returns the phrase for players who choose together: "the Raiders". */
const chooserOf = (who: PlayerSelector, t: WordingContext): Phrase =>
  who.kind === 'side' ? chooserPhrase({ kind: 'together', side: who.side }, t) : playerPhrase(who, t)

/** Names the discarded cards. Inside of forEach, they are each player's own cards. */
const nameDiscarded = (as: string, many: boolean, t: WordingContext): void => {
  const before = t.gathering
  t.gathering = false
  t.name(as, { noun: 'card', how: 'discarded', many })
  t.mention(null)
  t.gathering = before
}

export const shuffleGraveyardClause = (
  { who }: EffectOfKind<'shuffleGraveyardIntoDeck'>,
  t: WordingContext,
): Clause => {
  const shuffler = playerPhrase(who, t)
  const whose = shuffler.subject === 'you' ? 'your' : 'their'
  return makeClause(shuffler, 'shuffle', `${whose} graveyard into ${whose} deck`)
}

export const playClause = ({ what, free, copy }: EffectOfKind<'play'>, t: WordingContext): Clause =>
  imperativeClause(
    copy ? 'copy' : 'play',
    joinWords(
      cardsPhrase(what, t).object,
      copy ? 'and play the copy' : undefined,
      free ? 'without paying its cost' : undefined,
    ),
  )

export const putResourceClause = (
  { what, exhausted }: EffectOfKind<'putResource'>,
  t: WordingContext,
): Clause => {
  const { object, plural: many } = cardsPhrase(what, t)
  const row = rowOf(mentionedOwner(what, t), many, t)
  return imperativeClause(
    'put',
    joinWords(object, 'face down', exhausted ? 'and exhausted' : undefined, 'into', row),
  )
}

const rowOf = (owner: PlayerSelector | undefined, many: boolean, t: WordingContext): string => {
  if (owner?.kind === 'targetPlayer') return 'their resource row'
  if (owner) return zonePhrase(owner, 'resource row', t)
  return many ? "their owners' resource rows" : "its owner's resource row"
}

export const placeResourceClause = (
  { what, exhausted }: EffectOfKind<'placeResource'>,
  t: WordingContext,
): Clause =>
  makeClause(
    YOU_PHRASE,
    'place',
    `${cardsPhrase(what, t).object} into your resource row ${exhausted ? 'exhausted' : 'ready'} as an additional resource`,
  )
