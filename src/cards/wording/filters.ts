/** Renders filters as parts of a noun phrase: "exhausted" "Raiding" "ally" "with a cost of 4 or less". */
import {
  CLASS_TAGS,
  type Filter,
  type Keyword,
  type ObjectState,
  type PlayerSelector,
  RACE_TAGS,
  type Selector,
} from '../../engine/index.ts'
import { NOUNS_OF_CARD_TYPES, phraseOfBoundName, type WordingContext } from './context.ts'
import { areAllResistances, KEYWORD_NAMES } from './keywords.ts'
import { oneCardPhrase, pluralNoun, singularNounWithArticle } from './nouns.ts'
import { hasDealtClause, wasDealtClause } from './past.ts'
import { assertUnreachable, bold, capitalize, joinList, joinWords, withIndefiniteArticle } from './phrase.ts'
import { isSamePlayer, playerPhrase, zoneOfAnyone, zonePhrase } from './players.ts'
import {
  dieFacesPhrase,
  grantedKeywordsPhrase,
  negateClause,
  PRINTED_FLAG_WORDS,
  parityPhrase,
  predicatePhrase,
  STATE_WORDS,
  selectorPhrase,
  statPhrase,
  targetingPhrase,
} from './predicates.ts'
import { cardsPhrase } from './selectors.ts'

/** Whether the filter describes nothing, as in "a card". */
export const isAnyCard = (filter: Filter): boolean => filter.kind === 'and' && filter.all.length === 0

/** A filter as parts of a noun phrase: "exhausted" "Raiding" + "ally" + "with cost 4 or less". */
export interface NounPhraseParts {
  readonly adjectives: readonly string[]
  readonly noun: string
  /** The plural, if it is irregular. */
  readonly nouns?: string
  readonly after: readonly string[]
  /** A proper noun for a single card: "this ally", "Lumbering Oaf". */
  readonly proper?: string
  /** Descriptions of several kinds of cards without a common noun: "an ally" or "a weapon you control". */
  readonly alternatives?: readonly NounPhraseParts[]
}

export const CARD_NOUN = 'card'

const plain = (part: Partial<NounPhraseParts>): NounPhraseParts => ({
  adjectives: [],
  noun: CARD_NOUN,
  after: [],
  ...part,
})

export const phrasePartsOfNoun = (noun: string): NounPhraseParts => plain({ noun })

/** Tags that are nouns without a type. */
export const TAG_NOUNS: Readonly<Record<string, Partial<NounPhraseParts>>> = {
  Armor: { noun: 'armor', nouns: 'armor' },
  Item: { noun: 'item' },
  Pet: { noun: 'Pet' },
  Weapon: { noun: 'weapon' },
}

/** The nouns of tags, which say more than the nouns of card types. */
const SPECIAL_NOUNS: ReadonlySet<string> = new Set(Object.values(TAG_NOUNS).flatMap(({ noun }) => noun ?? []))

/** Whether a tag is a title, such as "The Bomb". */
export const isTitleTag = (tag: string): boolean => tag.startsWith('The ')

/**
 * The noun for cards with a class as a tag, which are heroes and allies. "Mage card" would also mean an ability with
 * the icon of mages.
 */
export const CHARACTER_NOUN = 'character'
const ofClass = (tag: string): Partial<NounPhraseParts> =>
  CLASS_TAGS.some((one) => one === tag) ? { noun: CHARACTER_NOUN } : {}

export const phrasePartsOfFilter = (filter: Filter, t?: WordingContext): NounPhraseParts =>
  t ? t.aside(() => tell(filter, t)) : tell(filter)

const tell = (filter: Filter, t?: WordingContext): NounPhraseParts => {
  switch (filter.kind) {
    case 'type':
      return plain({ noun: NOUNS_OF_CARD_TYPES[filter.type] ?? filter.type })
    case 'tag':
      if (isTitleTag(filter.tag)) return plain({ proper: filter.tag })
      return plain(TAG_NOUNS[filter.tag] ?? { adjectives: [filter.tag], ...ofClass(filter.tag) })
    case 'keyword':
      return filter.keyword === 'boss'
        ? plain({ adjectives: [bold('Boss')] })
        : isProtector(filter)
          ? PROTECTOR
          : plain({ after: [`with ${bold(KEYWORD_NAMES[filter.keyword])}`] })
    case 'named':
      return t?.isOfTokens(filter.name) ? plain({ noun: filter.name }) : called(filter.name)
    case 'nameHas':
      return plain({ after: [`with ‘${filter.word}’ in the name`] })
    case 'sharesName':
      return plain({ after: [sharedName(filter.with, t)] })
    case 'calledAs':
      return plain({ after: ['with that name'] })
    case 'typeNamed':
      return plain({ after: ['of the named type'] })
    case 'tagCalled':
    case 'damageTypeCalled':
      return plain({ after: [`of the chosen ${filter.name}`] })
    case 'controlledBy':
      return phrasePartsOfControlledCards(filter.players, t)
    case 'inZone':
      return plain({ after: [zoneOfAnyone(filter.zone)] })
    case 'state':
      if (filter.state === 'inCombat') return plain({ after: ['in combat'] })
      if (filter.state in STATE_WORDS)
        return plain({ after: [`that ${STATE_WORDS[filter.state]} this turn`] })
      if (filter.state === 'faceDown') return plain({ adjectives: ['face-down'] })
      return filter.state === 'resource' ? plain({ noun: 'resource' }) : plain({ adjectives: [filter.state] })
    case 'stat':
      return plain({ after: [`with ${statPhrase(filter.stat, filter.op, filter.value, t)}`] })
    case 'attacking':
      return plain({ after: [`attacking ${oneCardPhrase(filter.whom, t)}`] })
    case 'inCombatWith':
      return plain({ after: [`in combat with ${oneCardPhrase(filter.whom, t)}`] })
    case 'grants':
      return plain({ after: [`giving ${grantedKeywordsPhrase(filter, t)}`] })
    case 'dealtCombatDamageThisTurn':
      return plain({
        after: [`to which ${selectorPhrase(t, filter.by).subject} dealt combat damage this turn`],
      })
    case 'wasDealtThisTurn':
      return plain({ after: [`that ${wasDealtClause(filter, t)}`] })
    case 'hasDealtThisTurn':
      return plain({ after: [`that ${hasDealtClause(filter, t)}`] })
    case 'attackedThisTurn':
      return plain({ after: [`already attacked by ${selectorPhrase(t, filter.by).object}`] })
    case 'damageType':
      return plain({ adjectives: [`[${capitalize(filter.type)}]`] })
    case 'icon':
      return plain({ adjectives: [filter.trait] })
    case 'token':
      return plain({ adjectives: ['token'] })
    case 'attachment':
      return plain({ noun: 'attachment' })
    case 'loot':
      return plain({ adjectives: ['loot'] })
    case 'printed':
      return plain({ adjectives: [PRINTED_FLAG_WORDS[filter.fact]] })
    case 'parity':
      return plain({ after: [`with ${parityPhrase(filter)}`] })
    case 'sharesType':
      return plain({ after: [`that shares a card type with ${selectorPhrase(t, filter.with).object}`] })
    case 'is':
      return identity(filter.what, t)
    case 'bears':
      return plain({ after: [bearing(filter.what, t)] })
    case 'bearsCounter':
      return plain({ after: [`with ${withIndefiniteArticle(`${filter.counter} counter`)}`] })
    case 'sharesTag':
      return plain({
        after: [`with the same ${nounForTags(filter.tags)} as ${selectorPhrase(t, filter.with).object}`],
      })
    case 'inRow':
      return plain({ noun: nounForRow(filter.row) })
    case 'attachedTo':
      return plain({ after: [`attached to ${hostPhrase(filter.what, t)}`] })
    case 'removedBy':
      return plain({ after: [`${selectorPhrase(t, filter.what).subject} ${REMOVED_PHRASE}`] })
    case 'rolled':
      return plain({ after: [`for which ${dieFacesPhrase(filter.faces)} was rolled`] })
    case 'able': // The text doesn't mention this filter, because a card to which the act can't be done can't be chosen anyway.
    case 'described':
      return plain({})
    case 'thing':
      return plain({ noun: filter.what })
    case 'tagNamed':
      return plain({ after: [`of the named ${filter.name}`] })
    case 'targeting':
      return plain({ after: [targetingPhrase(filter, t)] })
    case 'couldTarget':
      return plain({ after: [`that could target ${selectorPhrase(t, filter.what).object}`] })
    case 'hasBeen':
      return before(filter, t)
    case 'and':
      return together(filter.all, t)
    case 'or':
      return either(filter.any, t)
    case 'not':
      return otherThan(filter.filter, t)
    default:
      return assertUnreachable(filter)
  }
}

/** Returns words such as "with its name", "with the name of a card you control". */
const sharedName = (other: Selector, t: WordingContext | undefined): string =>
  other.kind === 'all' && !other.zone
    ? `with the name of ${oneCardPhrase(other.filter, t)}`
    : `with ${selectorPhrase(t, other).possessive} name`

/** Returns words such as "a friendly card" for the card to which another card is attached. */
export const hostPhrase = (what: Selector, t: WordingContext | undefined): string =>
  what.kind === 'all' && !what.zone ? oneCardPhrase(what.filter, t) : selectorPhrase(t, what).object

/** Returns words such as "with an attached ability", "with an ability you control attached". */
const bearing = (what: Filter, t: WordingContext | undefined): string => {
  const { noun, adjectives, after, proper, alternatives } = phrasePartsOfFilter(what, t)
  const isPlain = adjectives.length === 0 && after.length === 0 && !proper && !alternatives
  return isPlain ? `with an attached ${noun}` : `with ${oneCardPhrase(what, t)} attached`
}

/** Returns the noun for cards with these tags. */
export const nounForTags = (tags: readonly string[]): string =>
  tags.every((tag) => RACE_TAGS.includes(tag))
    ? 'race'
    : tags.every((tag) => CLASS_TAGS.includes(tag))
      ? 'class'
      : 'tag'

/** Returns the noun for a card in this row of the lair: "rune" for the row "runes". */
export const nounForRow = (row: string): string => row.replace(/s$/, '')

const called = (name: string): NounPhraseParts => plain({ after: [`named ${name}`], proper: name })

/** Describes a past state: "Raiding hero that had exactly 1 remaining [Health] at some moment of that Dungeon turn". */
const before = (
  { what, of }: Extract<Filter, { kind: 'hasBeen' }>,
  t: WordingContext | undefined,
): NounPhraseParts => {
  const now = phrasePartsOfFilter(what, t)
  const had = now.after.map((part) => part.replace(/^with /, 'that had '))
  const whose = phrasePartsOfControlledCards(of, t).adjectives
  return { ...now, after: [...had, joinWords('at some moment of that', ...whose, 'turn')] }
}

export const phrasePartsOfControlledCards = (
  who: PlayerSelector,
  t: WordingContext | undefined,
): NounPhraseParts => {
  if (t?.theySame && isSamePlayer(who, t.theySame)) return plain({ after: ['they control'] })
  if (who.kind === 'side') return plain({ adjectives: [who.side === 'lair' ? 'Dungeon' : 'Raiding'] })
  if (who.kind === 'opponents') return plain({ adjectives: ['opposing'] })
  if (who.kind === 'friends') return plain({ adjectives: ['friendly'] })
  if (who.kind === 'you') return plain({ after: ['you control'] })
  if (who.kind === 'they') return plain({ after: ['they control'] })
  if (who.kind === 'except' && who.without.kind === 'ghosts' && who.players.kind === 'opponents')
    return plain({ after: ['of a non-ghost opponent'] })
  if (who.kind === 'controllerOf' && isCharacter(who.what, t))
    return plain({ after: [`in ${selectorPhrase(t, who.what).possessive} party`] })
  return t ? plain({ after: [`${playerPhrase(who, t).subject} controls`] }) : plain({})
}

/** Whether the cards are in the party of the player: cards that are controlled together with a hero or an ally are. */
const isCharacter = (what: Selector, t: WordingContext | undefined): boolean => {
  if (what.kind === 'mark' || what.kind === 'hero') return true
  if (what.kind === 'host') return CHARACTERS.test(t?.host.object ?? '')
  if (what.kind === 'bound') return CHARACTERS.test(t?.meaning(what.name).noun ?? '')
  return what.kind === 'event' && CHARACTERS.test(t?.roles.get(what.role)?.object ?? '')
}

const CHARACTERS = /\b(hero|ally|character)$/

const identity = (what: Selector, t: WordingContext | undefined): NounPhraseParts => {
  if (!t) return plain({})
  if (what.kind === 'bound') {
    const { how, noun, many: several, gathered } = t.meaning(what.name)
    if (how === 'put' || how === 'removed') return plain({ after: [PUT_THERE_PHRASE] })
    if (how === 'chosen' && !several && !gathered)
      return plain({ adjectives: [how], noun, proper: `the chosen ${noun}` })
    return how === 'revealed' || how === 'chosen'
      ? plain({ adjectives: [how], noun })
      : plain({ proper: phraseOfBoundName(t.meaning(what.name)).object })
  }
  const { subject, object } = cardsPhrase(what, t)
  return plain({ proper: subject, after: [`that is ${object}`] })
}

/** The words for cards that a card has removed from the game. These words already imply their zone. */
export const REMOVED_PHRASE = 'has removed'

/** The words for cards that a text has just put somewhere. These words already imply their zone. */
export const PUT_THERE_PHRASE = 'put there this way'

/** The order of adjectives in English: "other exhausted Raiding Boss ally". */
const ORDER = [
  'other',
  'non-MARKED',
  'chosen',
  'revealed',
  'face-down',
  'exhausted',
  'ready',
  'damaged',
  'undamaged',
  'attacking',
  'non-token',
  'token',
  'defending',
  'protecting',
  'opposing',
  'friendly',
  'Dungeon',
  'Raiding',
]

const rank = (adjective: string): number => {
  const at = ORDER.indexOf(adjective)
  return at < 0 ? ORDER.length : at
}

/** Returns words such as "that hero's controller controls": equipment isn't in a party. */
const ofController = (after: string, noun: string): string =>
  NOT_IN_PARTY.has(noun) ? after.replace(/^in (that \w+'s) party$/, '$1 controller controls') : after

const NOT_IN_PARTY: ReadonlySet<string> = new Set(['ability', 'armor', 'equipment', 'item', 'weapon'])

const together = (filters: readonly Filter[], t: WordingContext | undefined): NounPhraseParts => {
  if (isTheRest(filters, t)) return plain({ proper: REST_PHRASE })
  const apart = takenApart(filters, t)
  if (apart) return either(apart, t)
  if (isYourHero(filters)) return plain({ noun: 'hero', after: ['you control'], proper: 'your hero' })
  const title = filters.find((one) => one.kind === 'tag' && isTitleTag(one.tag))
  if (title?.kind === 'tag') return plain({ noun: 'hero', proper: title.tag })
  const parts = describeParts(filters, t)
  const typed =
    parts.find(({ noun }) => SPECIAL_NOUNS.has(noun)) ??
    parts.find(({ noun }) => noun !== CARD_NOUN && noun !== CHARACTER_NOUN) ??
    parts.find(({ noun }) => noun !== CARD_NOUN)
  const selfAt = filters.findIndex(isItself)
  const properly = parts.length === 1 ? parts[0]?.proper : parts[selfAt]?.proper
  const noun = typed?.noun ?? CARD_NOUN
  const afters = parts.flatMap((part) => part.after).map((part) => ofController(part, noun))
  const [, owner] = /^in (.*)'s party$/.exec(afters.find((part) => part.endsWith("'s party")) ?? '') ?? []
  const butThat = `other than ${owner ?? `that ${noun}`}`
  const adjectives = [
    ...parts.flatMap((part) => part.adjectives),
    ...(afters.includes(butThat) ? ['other'] : []),
  ].sort((a, b) => rank(a) - rank(b))
  const others = afters.filter((part) => part === OF_ANOTHER)
  const after = (others.length > 1 ? [...afters.filter((part) => part !== OF_ANOTHER), OF_A_THIRD] : afters)
    .filter((part) => part !== butThat)
    .sort((a, b) => place(a) - place(b))
  const hero =
    noun === 'hero' && after.join() === 'you control' ? joinWords('your', ...adjectives, noun) : undefined
  const proper = properly ?? hero
  return {
    adjectives,
    noun,
    ...(typed?.nouns ? { nouns: typed.nouns } : {}),
    after,
    ...(proper ? { proper } : {}),
  }
}

/** The noun for cards with the keyword, if no other part has a noun: "your Protectors", but "allies with Protector". */
const PROTECTOR = plain({ noun: bold(KEYWORD_NAMES.protector), nouns: bold(`${KEYWORD_NAMES.protector}s`) })
const isProtector = (filter: Filter): boolean => filter.kind === 'keyword' && filter.keyword === 'protector'

const describeParts = (filters: readonly Filter[], t: WordingContext | undefined): NounPhraseParts[] => {
  const where = zoneOfOwner(filters, t)
  const parts = filters.map((filter) => {
    if (where && filter.kind === 'inZone') return plain({ after: [where] })
    if (where && filter.kind === 'controlledBy') return plain({})
    return filter.kind === 'named' ? called(filter.name) : phrasePartsOfFilter(filter, t)
  })
  const isTyped = parts.some((part, i) => part.noun !== CARD_NOUN && !(filters[i] && isProtector(filters[i])))
  return isTyped ? parts.map((part) => (part.noun === PROTECTOR.noun ? WITH_PROTECTOR : part)) : parts
}

/** Returns words such as "in your hand", which say the zone of the cards and whose they are. */
const zoneOfOwner = (filters: readonly Filter[], t: WordingContext | undefined): string | undefined => {
  const zone = filters.find((one) => one.kind === 'inZone')?.zone
  const owner = filters.find((one) => one.kind === 'controlledBy')?.players
  return t && zone && zone !== 'play' && owner ? `in ${zonePhrase(owner, zone, t)}` : undefined
}

const WITH_PROTECTOR = plain({ after: [`with ${bold(KEYWORD_NAMES.protector)}`] })

/** Applies all other parts to each alternative, if one part has alternatives without a common noun. */
const takenApart = (filters: readonly Filter[], t: WordingContext | undefined): Filter[] | undefined => {
  const mixed = filters.find((one) => one.kind === 'or' && phrasePartsOfFilter(one, t).alternatives)
  if (mixed?.kind !== 'or') return undefined
  const others = filters.filter((one) => one !== mixed)
  return mixed.any.map((one) => ({
    kind: 'and',
    all: [...others, ...(one.kind === 'and' ? one.all : [one])],
  }))
}

/** Orders the parts after the noun: the name first, then the controller: "allies you control with cost 4 or less". */
const place = (after: string): number => (after.startsWith('named ') ? 0 : / controls?$/.test(after) ? 1 : 2)

const isItself = (filter: Filter): boolean => filter.kind === 'is' && filter.what.kind === 'self'

const isYourHero = ([a, b, ...more]: readonly Filter[]): boolean =>
  more.length === 0 &&
  a?.kind === 'type' &&
  a.type === 'hero' &&
  b?.kind === 'controlledBy' &&
  b.players.kind === 'you'

/** The words for the cards that remain after others were chosen. */
export const REST_PHRASE = 'the rest'

/** Whether "the rest" is enough to describe the remaining revealed cards. */
const isTheRest = (filters: readonly Filter[], t: WordingContext | undefined): boolean =>
  filters.length === 2 &&
  filters.some((f) => f.kind === 'not' && f.filter.kind !== 'sharesType') &&
  filters.some(
    (f) =>
      f.kind === 'is' &&
      f.what.kind === 'bound' &&
      ['revealed', 'looked'].includes(t?.meaning(f.what.name).how ?? ''),
  )

const either = (filters: readonly Filter[], t: WordingContext | undefined): NounPhraseParts => {
  const keywords = filters.flatMap((filter) => (filter.kind === 'keyword' ? [filter.keyword] : []))
  if (keywords.length === filters.length) return withOneOf(keywords)
  const parts = filters.map((filter) => phrasePartsOfFilter(filter, t))
  const nouns = parts.map((part) => part.noun)
  if (nouns.join() === 'hero,ally' && parts.every(isBare)) return plain({ noun: 'character' })
  if (parts.every(isOneAdjective) && new Set(nouns).size === 1)
    return plain({
      adjectives: [
        joinList(
          parts.flatMap((part) => part.adjectives),
          'or',
        ),
      ],
      noun: nouns[0] ?? CARD_NOUN,
    })
  if (parts.every(isBare))
    return plain({ noun: joinList(nouns, 'or'), nouns: joinList(parts.map(pluralNoun), 'and') })
  return plain({ proper: joinList(parts.map(singularNounWithArticle), 'or'), alternatives: parts })
}

const withOneOf = (keywords: readonly Keyword[]): NounPhraseParts => {
  const named = keywords.map((one) => bold(KEYWORD_NAMES[one]))
  return plain({
    after: [`with ${areAllResistances(keywords) ? `a ${bold('Resistance')}` : joinList(named, 'or')}`],
  })
}

const isBare = (part: NounPhraseParts): boolean =>
  part.adjectives.length === 0 && part.after.length === 0 && part.proper === undefined

/** Whether the description is only an adjective: "[Shadow] card". */
const isOneAdjective = (part: NounPhraseParts): boolean =>
  part.adjectives.length === 1 && part.after.length === 0 && part.proper === undefined

const OF_ANOTHER = 'of another player'
/** The words for cards of neither of the two players that were named before. */
const OF_A_THIRD = 'of a third player'

const otherThan = (filter: Filter, t: WordingContext | undefined): NounPhraseParts => {
  if (filter.kind === 'type') return plain({ adjectives: [`non-${filter.type}`] })
  if (filter.kind === 'is' && filter.what.kind === 'event')
    return plain({ after: [`other than ${selectorPhrase(t, filter.what).object}`] })
  if (filter.kind === 'tag') return plain({ adjectives: [`non-${filter.tag}`] })
  if (filter.kind === 'named') return plain({ after: [`not named ${filter.name}`] })
  if (filter.kind === 'icon') return plain({ adjectives: [`non-${filter.trait}`] })
  if (filter.kind === 'sharesType')
    return plain({ after: [`that shares no card type with ${selectorPhrase(t, filter.with).object}`] })
  if (filter.kind === 'is')
    return plain({ adjectives: [filter.what.kind === 'mark' ? `non-${filter.what.mark}` : 'other'] })
  if (filter.kind === 'controlledBy') return plain({ after: [OF_ANOTHER] })
  if (filter.kind === 'sharesName') return plain({ after: ['with another name'] })
  if (filter.kind === 'printed') return plain({ adjectives: [`non-${PRINTED_FLAG_WORDS[filter.fact]}`] })
  if (filter.kind === 'token') return plain({ adjectives: ['non-token'] })
  if (filter.kind === 'state' && filter.state === 'damaged') return plain({ adjectives: ['undamaged'] })
  if (filter.kind === 'state' && filter.state === 'faceDown') return plain({ adjectives: ['face-up'] })
  if (filter.kind === 'state' && filter.state === 'unattached') return plain({ adjectives: ['attached'] })
  if (filter.kind === 'bearsCounter')
    return plain({ after: [`without ${withIndefiniteArticle(`${filter.counter} counter`)}`] })
  if (filter.kind === 'damageType') return plain({ adjectives: [`non-[${capitalize(filter.type)}]`] })
  if (filter.kind === 'state' && filter.state in HAS_NOT)
    return plain({ after: [`that ${HAS_NOT[filter.state]} this turn`] })
  const said = negateClause(predicatePhrase(filter, t))
  return plain({ after: [said.startsWith('is not ') ? said.slice('is '.length) : `that ${said}`] })
}

const HAS_NOT: Readonly<Partial<Record<ObjectState, string>>> = {
  attackedThisTurn: "didn't attack",
  dealtDamageThisTurn: 'dealt no damage',
  enteredThisTurn: "didn't enter play",
  healedThisTurn: "wasn't healed",
}
