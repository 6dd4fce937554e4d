/** Renders selectors: "this ally", "target exhausted character", "the top three cards of your deck". */
import type { Filter, NumberExpression, PlayerSelector, Selector } from '../../engine/index.ts'
import { numberPhrase, STAT_WORDS } from './amount.ts'
import { phraseOfBoundName, type WordingContext } from './context.ts'
import {
  CARD_NOUN,
  type NounPhraseParts,
  phrasePartsOfFilter,
  phrasePartsOfNoun,
  REMOVED_PHRASE,
} from './filters.ts'
import {
  cardNounIfMixedKinds,
  eachCardPhrase,
  eachPhraseOfParts,
  nounWithAdjectives,
  oneCardPhrase,
  phrasePartsOfCardsOutsidePlay,
  pluralNoun,
} from './nouns.ts'
import {
  assertUnreachable,
  IT_PHRASE,
  joinList,
  joinWords,
  newPhrase,
  numberInWords,
  ordinalInWords,
  type Phrase,
  pluralize,
  THEY_PHRASE,
} from './phrase.ts'
import { chooserPhrase, playerPhrase, zonePhrase } from './players.ts'

/** Renders a selector as a noun phrase. */
export const cardsPhrase = (what: Selector, t: WordingContext): Phrase => {
  const said = say(what, t)
  if (what.kind === 'target') t.declare(what, againCalled(what, t))
  t.mention(what.kind === 'target' ? targetNumber(t.targets.length - 1) : what)
  return said
}

/** Returns words such as "that ally", "those allies": the words for a target that is mentioned again. */
const againCalled = (what: Extract<Selector, { kind: 'target' }>, t: WordingContext): Phrase => {
  const d = phrasePartsOfFilter(what.filter, t)
  return canBeSeveralCards(what)
    ? newPhrase(`those ${d.nouns ?? pluralize(d.noun)}`, true)
    : newPhrase(`that ${cardNounIfMixedKinds(d.noun)}`)
}

const targetNumber = (n: number): Selector => ({ kind: 'thatTarget', n })

const say = (what: Selector, t: WordingContext): Phrase => {
  switch (what.kind) {
    case 'self':
      return t.wasJust(what) ? IT_PHRASE : t.self
    case 'all':
      return everyIn(what, t)
    case 'target':
      return newPhrase(joinWords(targets(what, t), ofChoice(what, t)), canBeSeveralCards(what))
    case 'thatTarget':
      return backTo(what.n ?? 0, t)
    case 'host':
      return orIt(t.host, what, t)
    case 'hero':
      return canBeSeveralPlayers(what.of) ? heroPhrase(what.of, t) : orIt(heroPhrase(what.of, t), what, t)
    case 'startingHero':
      return newPhrase(`${playerPhrase(what.of, t).possessive} starting hero`)
    case 'mark':
      return orIt(newPhrase(`the ${what.mark} hero`), what, t)
    case 'event':
      return t.roles.get(what.role) ?? newPhrase('that card')
    case 'bound':
      return bound(what, t)
    case 'about':
      return t.about ?? newPhrase('the affected card')
    case 'extreme':
      return newPhrase(
        `the ${nounWithAdjectives(describeOf(what.of, t))} with the ${what.most} ${STAT_WORDS[what.by]}`,
      )
    case 'top':
      return topOf(what, t)
    case 'topUntil':
      return newPhrase(
        `cards from the top of ${zonePhrase(what.of, 'deck', t)} until ${oneCardPhrase(what.until, t)} appears`,
        true,
      )
    case 'union':
      return newPhrase(unionOf(what.any.map((part) => cardsPhrase(part, t).object)), true)
    default:
      return assertUnreachable(what)
  }
}

const ofChoice = ({ by }: Extract<Selector, { kind: 'target' }>, t: WordingContext): string | undefined =>
  by && `of ${chooserPhrase(by, t).possessive} choice`

const describeOf = (what: Selector, t: WordingContext): NounPhraseParts =>
  what.kind === 'all' ? phrasePartsOfFilter(what.filter, t) : phrasePartsOfNoun(nounOfSelector(what, t))

const everyIn = ({ filter, zone, of }: Extract<Selector, { kind: 'all' }>, t: WordingContext): Phrase => {
  const each =
    zone && zone !== 'play' && zone !== 'chain'
      ? eachPhraseOfParts(phrasePartsOfCardsOutsidePlay(filter, t))
      : eachCardPhrase(filter, t)
  if (each === 'the rest') return newPhrase(each, true)
  const { adjectives, after } = phrasePartsOfFilter(filter, t)
  if (adjectives.includes('revealed') && isLair(of) && partsOf(filter).every(({ kind }) => kind === 'is'))
    return newPhrase("the Dungeon's revealed card")
  const isClear = adjectives.includes('revealed') || after.some((part) => part.endsWith(REMOVED_PHRASE))
  if (zone === undefined || isClear) return newPhrase(each)
  return newPhrase(`${each} ${of ? `in ${zonePhrase(of, zone, t)}` : (inZone(zone) ?? '')}`)
}

const isLair = (of: PlayerSelector | undefined): boolean => of?.kind === 'side' && of.side === 'lair'

const inZone = (zone: string | undefined, of?: PlayerSelector, t?: WordingContext): string | undefined => {
  if (of?.kind === 'opponents' && zone !== undefined) return `in an opponent's ${zone}`
  if (of && t && zone !== undefined) return `in ${zonePhrase(of, zone, t)}`
  if (zone === undefined || zone === 'play') return undefined
  return zone === 'chain' ? 'on the chain' : `in any ${zone}`
}

/** Whether the number counts the cards that can be targeted. */
const isAllOf = (n: NumberExpression, { filter, zone, of }: Extract<Selector, { kind: 'target' }>): boolean =>
  typeof n === 'object' &&
  n.kind === 'count' &&
  JSON.stringify(n.of) === JSON.stringify({ kind: 'all', filter, zone, of })

const targets = (what: Extract<Selector, { kind: 'target' }>, t: WordingContext): string => {
  const { filter, min, max = 1, oneEach, other, random } = what
  const d = lying(phrasePartsOfFilter(filter, t), inZone(what.zone, what.of, t))
  if (oneEach) return `up to one target ${nounWithAdjectives(d)} of ${playerPhrase(oneEach, t).object}`
  if (min === 1 && typeof max !== 'number')
    return `one or more target ${pluralNoun(d)}, up to ${numberPhrase(max, t)},`
  if (min === 0 && isAllOf(max, what)) return `any number of target ${pluralNoun(d)}`
  if (min === 0 && typeof max === 'object' && max.kind === 'thatMuch')
    return `up to that many target ${pluralNoun(d)}`
  if (min === 0 && typeof max !== 'number')
    return `any number of target ${pluralNoun(d)}, up to ${numberPhrase(max, t)},`
  const most = typeof max === 'number' ? numberInWords(max) : numberPhrase(max, t)
  const word = random ? 'random target' : 'target'
  const another = other || d.adjectives.includes('other')
  const named =
    d.proper && filter.kind !== 'is'
      ? d.proper.replace(/(^| )an? /g, '$1')
      : nounWithAdjectives(d).replace(/^other /, '')
  if (max === 1)
    return `${min === 0 ? `up to one ${other ? 'other ' : ''}` : another ? 'another ' : random ? 'a ' : ''}${word} ${named}`
  const least = typeof min === 'number' ? numberInWords(min) : min === undefined ? most : numberPhrase(min, t)
  const many_ =
    min === 0 ? `up to ${most}` : least === most || min === undefined ? most : `${least} to ${most}`
  return `${many_} ${other ? 'other ' : ''}${word} ${pluralNoun(d)}`
}

/** Returns words such as "ally in your graveyard with cost 3": the zone comes first. */
const lying = (d: NounPhraseParts, where: string | undefined): NounPhraseParts =>
  where ? { ...d, after: [where, ...d.after] } : d

const backTo = (n: number, t: WordingContext): Phrase => {
  const there = named(n, t)
  if (!t.wasJust(targetNumber(n))) return there
  if (there.plural) return THEY_PHRASE
  return t.targets.length === 1 ? IT_PHRASE : there
}

/** Returns words such as "that ally", or "the first ally" if "that ally" would be one of two. */
const named = (n: number, t: WordingContext): Phrase => {
  const there = t.targets[n] ?? newPhrase('that target')
  const alike = t.targets.filter(({ subject, plural }) => !plural && subject === there.subject)
  return alike.length < 2
    ? there
    : newPhrase(there.subject.replace(/^that /, `the ${ordinalInWords(n + 1)} `))
}

/** Returns "it" for a card with a name that was just mentioned, unless it is the subject of a clause. */
const orIt = (named: Phrase, what: Selector, t: WordingContext): Phrase =>
  t.wasJust(what) ? { ...named, object: IT_PHRASE.object } : named

const heroPhrase = (of: PlayerSelector, t: WordingContext): Phrase => {
  if (of.kind === 'ownerOf' && of.what.kind === 'all' && of.what.zone === 'deck')
    return newPhrase(
      `the hero of ${of.what.of ? playerPhrase(of.what.of, t).object : 'each player'} who revealed ${shown(of.what.filter, t)}`,
    )
  if (of.kind === 'side') return newPhrase(of.side === 'lair' ? 'the Dungeon hero' : 'each Raiding hero')
  if (of.kind === 'except' || of.kind === 'ownerOf')
    return newPhrase(`the hero of ${playerPhrase(of, t).object}`)
  return newPhrase(`${playerPhrase(of, t).possessive} hero`)
}

/** Joins phrases for several cards. Cards that are all called "that ally" become "those allies". */
const unionOf = (parts: readonly string[]): string => {
  const [, noun] = /^that (\w+)$/.exec(parts[0] ?? '') ?? []
  return noun && parts.length > 1 && new Set(parts).size === 1 ? `those ${pluralize(noun)}` : joinList(parts)
}

/** The further description of revealed cards: "an ally". */
const shown = (filter: Filter, t: WordingContext): string =>
  oneCardPhrase({ kind: 'and', all: partsOf(filter).filter((part) => part.kind !== 'is') }, t)

const partsOf = (filter: Filter): Filter[] => (filter.kind === 'and' ? filter.all.flatMap(partsOf) : [filter])

const bound = (what: Extract<Selector, { kind: 'bound' }>, t: WordingContext): Phrase => {
  const meaning = t.meaning(what.name)
  if (meaning.how === 'kept' || meaning.how === 'damaged' || meaning.how === 'exhausted')
    return phraseOfBoundName(meaning)
  if (meaning.how === 'discarded' && t.gathering)
    return newPhrase(
      `the ${meaning.many ? pluralize(meaning.noun) : meaning.noun} they discarded`,
      meaning.many,
    )
  const nth = t.wasJust(what) ? undefined : t.nthChosen(what.name)
  if (nth !== undefined) return newPhrase(`the ${nth} ${meaning.noun}`)
  if (meaning.gathered || !t.wasJust(what)) return t.named(what.name)
  return meaning.many ? THEY_PHRASE : IT_PHRASE
}

/** The names of the decks other than the main deck. */
const DECKS: Readonly<Record<string, string>> = { events: 'the event deck', minions: 'the Minion deck' }

const topOf = ({ of, count, deck: named }: Extract<Selector, { kind: 'top' }>, t: WordingContext): Phrase => {
  const deck = named === undefined ? zonePhrase(of, 'deck', t) : (DECKS[named] ?? `the ${named} deck`)
  if (count === 1) return newPhrase(`the card on top of ${deck}`)
  if (typeof count !== 'number' && (count.kind === 'thatMuch' || count.kind === 'bound'))
    return newPhrase(`that many cards from the top of ${deck}`, true)
  if (typeof count !== 'number' && count.kind === 'x') return newPhrase(`the X cards on top of ${deck}`, true)
  if (typeof count !== 'number')
    return newPhrase(`cards from the top of ${deck} equal to ${numberPhrase(count, t)}`, true)
  return newPhrase(`the ${numberInWords(count)} cards on top of ${deck}`, true)
}

/** Renders all of the cards as the object of an imperative: "all opposing allies". */
export const allCardsPhrase = (what: Selector, t: WordingContext): Phrase => {
  const d =
    what.kind === 'all'
      ? what.zone
        ? phrasePartsOfCardsOutsidePlay(what.filter, t)
        : phrasePartsOfFilter(what.filter, t)
      : undefined
  const awaited = what.kind === 'all' ? awaitedOne(what.filter, t) : undefined
  if (awaited) return awaited
  const told = cardsPhrase(what, t)
  if (what.kind === 'extreme') return newPhrase(told.object.replace(/^the /, 'each '))
  if (what.kind !== 'all' || !d || !told.object.startsWith('each ')) return told
  if (told.object.startsWith('each other ')) return told
  if (d.adjectives.includes('revealed')) return newPhrase(`the ${pluralNoun(d)}`, true)
  const where = told.object.slice(eachPhraseOfParts(d).length)
  return newPhrase(`all ${d.alternatives ? pluralNoun(d) : (d.proper ?? pluralNoun(d))}${where}`, true)
}

/** Returns words such as "that ally": the revealed card that ended the search. */
const awaitedOne = (filter: Filter, t: WordingContext): Phrase | undefined => {
  const parts = partsOf(filter)
  const names = parts.flatMap((part) =>
    part.kind === 'is' && part.what.kind === 'bound' ? part.what.name : [],
  )
  const until = names.map((name) => t.meaning(name).until).find((one) => one !== undefined)
  const asked = parts.filter((part) => part.kind !== 'is')
  return until && JSON.stringify(partsOf(until)) === JSON.stringify(asked)
    ? newPhrase(`that ${phrasePartsOfFilter(until, t).noun}`)
    : undefined
}

/** Renders the cards as the subject of a statement about all of them: "Dungeon allies". */
export const pluralSubjectPhrase = (what: Selector, t: WordingContext): Phrase => {
  if (what.kind !== 'all') return cardsPhrase(what, t)
  const d = what.zone ? phrasePartsOfCardsOutsidePlay(what.filter, t) : phrasePartsOfFilter(what.filter, t)
  const text = joinWords(
    ofAll(d),
    what.zone && (what.of ? `in ${zonePhrase(what.of, what.zone, t)}` : inZone(what.zone)),
  )
  return newPhrase(text, d.alternatives !== undefined || d.proper === undefined)
}

/** Returns words such as "your allies", "your allies and your weapons". */
const ofAll = (d: NounPhraseParts): string => {
  if (!d.alternatives) return d.proper ?? yourOwn(allOfThem(d))
  const where = sharedPlace(d.alternatives)
  const kinds = where ? d.alternatives.map((one) => ({ ...one, after: [] })) : d.alternatives
  return joinWords(joinList(kinds.map(ofAll)), where)
}

/** Returns words such as "in your hand", if they are all that follows each of the nouns. */
const sharedPlace = ([first, ...others]: readonly NounPhraseParts[]): string | undefined => {
  const where = first?.after.join()
  return where?.startsWith('in ') && others.every(({ after }) => after.join() === where) ? where : undefined
}

/** Returns words such as "[Shadow] and [Fire] cards": each of them is one or the other. */
const allOfThem = (d: NounPhraseParts): NounPhraseParts => ({
  ...d,
  adjectives: d.adjectives.map((adjective) => adjective.replace(/(,?) or /, '$1 and ')),
})

/** Returns words such as "your allies", for allies you control. "Your Curse cards" would also be those in your hand. */
const yourOwn = (d: NounPhraseParts): string =>
  d.after.includes('you control') && !isCardOfKind(d)
    ? `your ${pluralNoun({ ...d, after: d.after.filter((part) => part !== 'you control') })}`
    : pluralNoun(d)

const isCardOfKind = ({ noun, adjectives, after }: NounPhraseParts): boolean =>
  noun === CARD_NOUN &&
  !adjectives.includes('other') &&
  (after.length > 1 || adjectives.some((adjective) => /^[A-Z]/.test(adjective)))

/** Returns the noun alone: "ally". */
export const nounOfSelector = (what: Selector, t: WordingContext): string => {
  if (what.kind === 'all' || what.kind === 'target') return phrasePartsOfFilter(what.filter, t).noun
  if (what.kind === 'hero' || what.kind === 'mark' || what.kind === 'startingHero') return 'hero'
  if (what.kind === 'bound') return t.meaning(what.name).noun
  return what.kind === 'extreme' ? nounOfSelector(what.of, t) : CARD_NOUN
}

/** Whether more than one player can be meant. */
export const canBeSeveralPlayers = (who: PlayerSelector): boolean =>
  who.kind === 'opponents' ||
  who.kind === 'everyone' ||
  who.kind === 'friends' ||
  (who.kind === 'side' && who.side === 'raiders')

/** Whether more than one card can be meant. */
export const canBeSeveralCards = (what: Selector): boolean =>
  what.kind === 'all' ||
  what.kind === 'union' ||
  (what.kind === 'target' && what.max !== undefined && what.max !== 1) ||
  (what.kind === 'top' && (what.count !== 1 || canBeSeveralPlayers(what.of))) ||
  what.kind === 'topUntil'
