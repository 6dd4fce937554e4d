/** Renders effects that choose, reveal, look at or search for cards. */
import type { Filter, NumberExpression, PlayerSelector, Selector } from '../../engine/index.ts'
import { numberPhrase } from './amount.ts'
import { type Clause, type ClauseOrText, type EffectOfKind, imperativeClause, makeClause } from './clause.ts'
import type { WordingContext } from './context.ts'
import { isAnyCard, phrasePartsOfFilter, REST_PHRASE } from './filters.ts'
import { mentionedOwner } from './moving.ts'
import { numberOfCardsPhrase, pluralCardsPhrase, singularNounWithArticle } from './nouns.ts'
import { joinList, joinWords, numberInWords, pluralize, withIndefiniteArticle } from './phrase.ts'
import { chooserPhrase, playerPhrase, zonePhrase } from './players.ts'
import { canBeSeveralCards, cardsPhrase, nounOfSelector } from './selectors.ts'

interface Among {
  filter: Filter
  zone?: string | undefined
  of?: PlayerSelector | undefined
}

/**
 * Returns the filter, the owner and the zones of the cards, such as "graveyard or collection". Returns null if the
 * parts of a union differ in more than their zones.
 */
function amongOf(from: Selector): Among | null {
  const parts = from.kind === 'union' ? from.any : [from]
  const alls = parts.flatMap((one) => (one.kind === 'all' ? [one] : []))
  const [first] = alls
  const key = ({ filter, of }: Among): string => JSON.stringify([filter, of])
  if (!first || alls.length < parts.length || alls.some((one) => key(one) !== key(first))) return null
  const zones = alls.flatMap(({ zone = [] }) => zone)
  if (zones.length < alls.length && alls.length > 1) return null
  return { filter: first.filter, of: first.of, zone: zones.length > 0 ? joinList(zones, 'or') : undefined }
}

/** Kinds of numbers whose words are too long to be before a noun. */
const COMPUTED: ReadonlySet<string> = new Set(['counters', 'quotient', 'stat', 'times'])

const isLong = (n: Exclude<NumberExpression, number>, t: WordingContext): boolean =>
  COMPUTED.has(n.kind) ||
  (n.kind === 'count' && n.of.kind === 'bound') ||
  (n.kind === 'bound' && t.meaning(n.name).noun.includes(' '))

export const chooseClause = (
  { who, from, count, upTo, random, as }: EffectOfKind<'choose'>,
  t: WordingContext,
): ClauseOrText => {
  const chooses = chooserPhrase(who, t)
  const before = t.theySame
  if (who.kind !== 'together' && ALREADY_NAMED.has(who.kind)) t.theySame = who
  const among = amongOf(from)
  const some = among
    ? numberOfCardsPhrase(count, among.filter, t)
    : from.kind === 'top' && from.count === count
      ? cardsPhrase(from, t).object
      : from.kind === 'extreme' && count === 1
        ? withIndefiniteArticle(cardsPhrase(from, t).object.replace(/^the /, ''))
        : count === 1 && isSingle(from)
          ? cardsPhrase(from, t).object
          : `${typeof count === 'number' ? numberInWords(count) : numberPhrase(count, t)} of ${cardsPhrase(from, t).object}`
  const described = among && phrasePartsOfFilter(among.filter, t)
  const revealed = described?.adjectives.includes('revealed')
  const isTheRest = described?.proper === REST_PHRASE
  const where = among && !revealed && !isTheRest ? lying(among, count !== 1, t) : ''
  t.theySame = before
  const mayBe = upTo === true && count === 1
  const isAny = upTo === true && among && isAllOf(count, among, t)
  const isComputed = typeof count === 'object' && isLong(count, t) && among
  const what = isAny
    ? `any number of ${pluralCardsPhrase(among.filter, t)}`
    : isComputed
      ? joinWords(upTo ? 'up to' : undefined, `a number of ${pluralCardsPhrase(among.filter, t)}`)
      : upTo && !mayBe
        ? `up to ${some}`
        : some
  const owner = among ? among.of : from.kind === 'bound' ? t.meaning(from.name).owner : undefined
  const how = t.revealing ? 'revealed' : 'chosen'
  const many = count !== 1 || t.choosingAgain
  t.name(as, { noun: nounOfSelector(from, t), how, many, ...(owner ? { owner } : {}) })
  const computed = isComputed && `equal to ${numberPhrase(count, t)}`
  const all = joinWords(withPlace(what, where), computed || undefined, random ? 'at random' : undefined)
  const verb = t.revealing ? 'reveal' : t.destroying ? 'destroy' : 'choose'
  if (mayBe)
    return `${chooses.subject} may ${verb} ${t.choosingAgain ? all.replace(/^an? /, 'another ') : all}`
  return makeClause(chooses, verb, all, random ? undefined : who)
}

/** Whether the number counts all cards among which somebody chooses, and maybe more. */
function isAllOf(n: NumberExpression, among: Among, t: WordingContext): boolean {
  const counted = typeof n === 'object' && n.kind === 'count' ? amongOf(n.of) : null
  if (!counted || whereOf(counted) !== whereOf(among)) return false
  const { filter } = among
  const parts = filter.kind === 'and' ? [filter, ...filter.all] : [filter]
  return parts.some((part) => pluralCardsPhrase(part, t) === pluralCardsPhrase(counted.filter, t))
}

const whereOf = ({ zone, of }: Among): string => JSON.stringify([zone, of])

/** The kinds of players whom the text has named before this effect. The effect calls them "they". */
const ALREADY_NAMED: ReadonlySet<PlayerSelector['kind']> = new Set([
  'targetPlayer',
  'controllerOf',
  'thatPlayer',
])

/** Whether the choice only gives a name to one card, by which a later text finds it. */
const isSingle = ({ kind }: Selector): boolean => kind === 'thatTarget' || kind === 'event'

/** Returns words such as " in your hand", " in any graveyard". */
const lying = ({ zone, of }: Among, areMany: boolean, t: WordingContext): string =>
  zone === 'chain'
    ? ' on the chain'
    : zone && (of || zone === 'graveyard')
      ? ` in ${anyZone(of ?? { kind: 'everyone' }, zone, areMany, t)}`
      : ''

/** Adds the place before the cost or the target, so that it doesn't describe the cards of these. */
const withPlace = (cards: string, where: string): string => {
  const at = cards.search(/ (?:with a cost|targeting) /)
  return at < 0 ? `${cards}${where}` : `${cards.slice(0, at)}${where}${cards.slice(at)}`
}

/** Renders a zone of several players: "an opposing graveyard". Several cards may come from different ones. */
function anyZone(of: PlayerSelector, zone: string, areMany: boolean, t: WordingContext): string {
  if (of.kind === 'opponents') return areMany ? `opposing ${pluralize(zone)}` : `an opposing ${zone}`
  if (of.kind === 'everyone' && zone === 'removed' && !areMany) return "any player's removed-from-game zone"
  if (of.kind !== 'everyone' || zone !== 'graveyard') return zonePhrase(of, zone, t)
  return areMany ? 'graveyards' : 'any graveyard'
}

export const revealClause = ({ what, as }: EffectOfKind<'reveal'>, t: WordingContext): Clause => {
  const { object } = cardsPhrase(what, t)
  const owner = mentionedOwner(what, t)
  const until = what.kind === 'topUntil' ? what.until : undefined
  t.name(as, {
    noun: nounOfSelector(what, t),
    how: 'revealed',
    many: canBeSeveralCards(what),
    ...(owner ? { owner } : {}),
    ...(until ? { until } : {}),
  })
  if (what.kind === 'bound') t.mention(what)
  return imperativeClause('reveal', object)
}

/** Renders a search. A found card is revealed to all players, unless the text says only "a card". */
export const searchClauses = (
  { who, deckOf, also, filter, as }: EffectOfKind<'search'>,
  t: WordingContext,
): Clause[] => {
  const seeker = playerPhrase(who, t)
  const whose = JSON.stringify(who) === JSON.stringify(deckOf) && who.kind !== 'you' && who.kind !== 'side'
  const deck = whose ? 'their deck' : zonePhrase(deckOf, 'deck', t)
  const where = also ? `${deck}, ${also}, or both` : deck
  const d = phrasePartsOfFilter(filter, t)
  const name = d.after.find((part) => part.startsWith('named '))
  const what = name
    ? name.slice('named '.length)
    : d.alternatives
      ? singularNounWithArticle(d)
      : withIndefiniteArticle(joinWords(...d.adjectives, d.noun, ...d.after))
  t.name(as, { noun: d.noun, how: 'found', owner: deckOf })
  const by = `search for ${as}` // Only the revealing is joined to the search, not another search.
  const searching = { ...makeClause(seeker, 'search', `${where} for ${what}`), by }
  return isAnyCard(filter) ? [searching] : [searching, { ...makeClause(seeker, 'reveal', 'it'), by }]
}

export const lookClause = ({ what, as }: EffectOfKind<'look'>, t: WordingContext): Clause => {
  const { object } = cardsPhrase(what, t)
  const owner = mentionedOwner(what, t)
  t.name(as, {
    noun: nounOfSelector(what, t),
    how: 'looked',
    many: canBeSeveralCards(what),
    ...(owner ? { owner } : {}),
  })
  return imperativeClause('look', `at ${object}`)
}
