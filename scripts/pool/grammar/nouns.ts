/** Descriptions of cards and noun phrases: "target exhausted ally with cost 3 or less in your party". */
import {
  and,
  any,
  attackingA,
  filterOf,
  inCombatWith,
  not,
  or,
  tagged,
} from '../../../src/cards/builders/filters.ts'
import { attached, type Noun, self, yourHero } from '../../../src/cards/builders/nouns.ts'
import {
  controllerOf,
  friends,
  opponents,
  targetOpponent,
  targetPlayer,
  type Who,
  you,
} from '../../../src/cards/builders/who.ts'
import type { DamageType, Filter, Num, ObjectState, Selector } from '../../../src/engine/index.ts'
import { family, NO, reader, rule, words } from '../chart.ts'
import { isOfAbilities, isOfAllies, isRace, TAGS } from '../lexicon.ts'
import {
  actor,
  isObject,
  mention,
  person,
  personPronoun,
  pronoun,
  readMention,
  replaced,
  subject,
} from '../marks.ts'
import type { Adjective, Description, Head, Place } from '../symbols.ts'

const state = (of: ObjectState): Filter => ({ kind: 'state', state: of })
export const ofPlayers = (who: Who): Filter => ({ kind: 'controlledBy', players: who.are })
const stat = (
  of: Extract<Filter, { kind: 'stat' }>['stat'],
  op: '<=' | '>=' | '=' | '<' | '>',
  value: Num,
): Filter => ({
  kind: 'stat',
  stat: of,
  op,
  value,
})
export const everything: Filter = { kind: 'and', all: [] }

// ---------------------------------------------------------------- heads

const head = (noun: string, filter: Filter, one: string, ...many: string[]): [string, Head][] => [
  ...one.split('|').map((text): [string, Head] => [text, { filter, noun, many: false }]),
  ...many.map((text): [string, Head] => [text, { filter, noun, many: true }]),
]

const HEADS = [
  ...head('ally', any.ally, 'ally', 'allies'),
  ...head('ally', any.ally, 'ally card', 'ally cards'),
  ...head('hero', any.hero, 'hero', 'heroes'),
  ...head(
    'character',
    any.heroOrAlly,
    'hero or ally|ally or hero|hero and ally|hero and/or ally',
    'heroes and allies',
  ),
  ...head(
    'character',
    any.heroOrAlly,
    'character',
    'characters',
    'heroes and/or allies',
    'heroes or allies',
    'allies and heroes',
    'allies or heroes',
  ),
  ...head('ability', any.ability, 'ability|ability card', 'abilities', 'ability cards'),
  ...head('equipment', any.equipment, 'equipment|equipment card', 'equipment', 'equipment cards'),
  ...head('weapon', any.weapon, 'weapon', 'weapons'),
  ...head('armor', tagged('Armor'), 'armor', 'armor', 'armors'),
  ...head('item', tagged('Item'), 'item', 'items'),
  ...head('quest', any.quest, 'quest|quest card', 'quests', 'quest cards'),
  ...head('weapon', any.weapon, 'weapon card', 'weapon cards'),
  ...head('armor', tagged('Armor'), 'armor card', 'armor cards'),
  ...head('item', tagged('Item'), 'item card', 'item cards'),
  ...head('location', { kind: 'type', type: 'location' }, 'location card', 'location cards'),
  ...head('location', { kind: 'type', type: 'location' }, 'location', 'locations'),
  ...head('card', everything, 'card|card in play', 'cards', 'cards in play'),
  ...head('resource', any.resource, 'resource', 'resources'),
  ...head('character', and(any.heroOrAlly, state('attacking')), 'attacker', 'attackers'),
  ...head('character', and(any.heroOrAlly, state('defending')), 'defender', 'defenders'),
  ...head('ally', and(any.ally, { kind: 'token' }), 'ally token', 'ally tokens'),
  ...head('card', { kind: 'token' }, 'token', 'tokens'),
]

/** Nouns in "that ally" and "this weapon". */
const NOUNS: Record<string, string> = {
  ally: 'ally',
  hero: 'hero',
  character: 'character',
  'hero or ally': 'character',
  card: 'card',
  ability: 'ability',
  equipment: 'equipment',
  weapon: 'weapon',
  armor: 'armor',
  item: 'item',
  quest: 'quest',
  location: 'location',
  resource: 'resource',
  attacker: 'character',
  defender: 'character',
  pet: 'ally',
  totem: 'ability',
  trap: 'ability',
  form: 'ability',
  token: 'token',
}

// ---------------------------------------------------------------- describing

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The meaning of an adjective depends on its noun (206.1). */
function meaning(adjective: Adjective, noun: string | undefined): Filter | undefined {
  const isCharacter = noun === 'ally' || noun === 'hero' || noun === 'character'
  if (adjective.class !== undefined)
    return noun === undefined || isCharacter
      ? tagged(adjective.class)
      : { kind: 'icon', trait: adjective.class }
  if (adjective.type !== undefined) {
    if (isCharacter) return { kind: 'damageType', type: adjective.type }
    if (noun === 'card' && adjective.isTag !== undefined)
      return adjective.isTag ? undefined : { kind: 'damageType', type: adjective.type } // one source has lost the icon
    return noun === 'ability' || noun === 'weapon' || noun === 'equipment'
      ? tagged(capital(adjective.type))
      : undefined
  }
  if (adjective.tag !== undefined && isRace(adjective.tag) && (noun === 'ability' || noun === 'equipment'))
    return undefined
  return adjective.filter
}

/** "Fire ability", "Rogue", "Horde ally": adjectives of one noun. */
function itemOf(adjectives: readonly Adjective[], of: Head | undefined): Head | typeof NO {
  if (adjectives.some((one) => one.spreads)) return NO
  const last = adjectives.at(-1)
  if (!of && !(last?.tag || last?.class)) return NO
  const filters = adjectives.map((one) => meaning(one, of?.noun))
  if (filters.includes(undefined)) return NO
  const kept = filters.filter((filter) => filter !== undefined)
  if (of) return { ...of, filter: and(...kept, of.filter) }
  return { filter: and(...kept), noun: nounOfTag(last), many: false, isBare: true }
}

function nounOfTag(adjective: Adjective | undefined): string {
  if (adjective?.class || (adjective?.tag && isOfAllies(adjective.tag))) return 'ally'
  return adjective?.tag && isOfAbilities(adjective.tag) ? 'ability' : 'card'
}

/** "Demon or Undead ally": the adjectives share a noun. */
function eitherOf(adjectives: readonly Adjective[], of: Head): Head | typeof NO {
  const each = adjectives.map((one) => itemOf([one], of))
  const filters = adjectives.map((one) => meaning(one, of.noun))
  const known = filters.filter((filter) => filter !== undefined)
  if (each.includes(NO) || known.length < filters.length) return NO
  return { ...of, filter: and(or(...known), of.filter) }
}

/** "weapon or armor". Adjectives of the first noun alone are unclear, and "hero or ally" is one noun. */
function listOf(items: readonly Head[]): Head | typeof NO {
  if (items.some((one) => one.isBare) && !items.every((one) => one.isBare)) return NO
  const nouns = items.map((one) => one.noun)
  if (nouns.includes('hero') && nouns.includes('ally')) return NO
  const noun = nouns.every((one) => one === nouns[0]) ? (nouns[0] ?? 'card') : 'card'
  return {
    filter: or(...items.flatMap(({ filter }) => (filter.kind === 'or' ? filter.any : [filter]))),
    noun,
    many: items.at(-1)?.many ?? false,
  }
}

function described(
  spreading: readonly Adjective[],
  items: Head,
  afters: readonly Filter[],
): Description | typeof NO {
  if (spreading.some((one) => !one.spreads)) return NO
  const filters = [...spreading.map((one) => one.filter), items.filter, ...afters]
  if (filters.filter((one) => one.kind === 'controlledBy').length > 1) return NO
  return {
    filter: and(...filters.filter((one) => !isEverything(one) || filters.length === 1)),
    noun: items.noun,
    many: items.many,
  }
}

const isEverything = (filter: Filter): boolean => filter.kind === 'and' && filter.all.length === 0

// ---------------------------------------------------------------- mentions

const owner = ({ of }: Place): { of?: Who } => (of ? { of } : {})

interface Counted {
  readonly min?: Num
  readonly max?: Num
  readonly zone?: 'graveyard' | 'hand' | 'chain'
  readonly of?: Who
  readonly other?: true
}

const selected = (filter: Filter, { of, ...how }: Counted): Extract<Selector, { kind: 'target' }> => ({
  kind: 'target',
  filter,
  ...how,
  ...(of ? { of: of.are } : {}),
})

export const targeted = (d: Description, at: number, how: Counted = {}) =>
  mention(
    { how: 'target', at, noun: d.noun, many: how.max !== undefined && how.max !== 1 },
    selected(d.filter, how),
  )
/** A card that its player chooses as the effect happens. */
export const indefinite = (d: Description, at: number, how: Counted = {}) =>
  mention(
    { how: 'a', at, noun: d.noun, many: how.max !== undefined && how.max !== 1 },
    { ...selected(d.filter, { min: 1, max: 1, ...how }), by: actor.are },
  )
export const every = (d: Description, at: number, how: { zone?: 'graveyard' | 'hand'; of?: Who } = {}) =>
  mention(
    { how: 'each', at, noun: d.noun, many: true },
    {
      kind: 'all',
      filter: d.filter,
      ...(how.zone ? { zone: how.zone } : {}),
      ...(how.of ? { of: how.of.are } : {}),
    },
  )
const the = (at: number, noun: string, is: Selector) => mention({ how: 'the', at, noun, many: false }, is)

/** Cards of a kind with a further description; undefined for a single card. */
export function amongMany(what: Noun, filter: Filter): Noun | undefined {
  const known = readMention(what.is)
  if (known?.mark.how !== 'each' || known.is?.kind !== 'all') return undefined
  return mention(known.mark, { ...known.is, filter: and(known.is.filter, filter) })
}

/** "another ally": not this card. */
export const another = (d: Description, at: number): Description => ({
  ...d,
  filter: and(not({ kind: 'is', what: pronoun(at, 'other').is }), d.filter),
})
const yours = (d: Description, who: Who = you): Description => ({
  ...d,
  filter: and(d.filter, ofPlayers(who)),
})

export const nounFamily = family(
  'nouns',
  words('head', () => HEADS.map(([text, of]) => [text.replaceAll('/', ' / '), of] as const)),
  words('noun', NOUNS),
  words('noun', { 'hero / ally': 'character' }),

  // adjectives that hold for all nouns of a list
  rule('adjective', 'opposing', () => ({ filter: ofPlayers(opponents), spreads: true })),
  rule('adjective', 'friendly', () => ({ filter: ofPlayers(friends), spreads: true })),
  rule('adjective', 'exhausted', () => ({ filter: state('exhausted'), spreads: true })),
  rule('adjective', 'ready', () => ({ filter: state('ready'), spreads: true })),
  rule('adjective', 'damaged', () => ({ filter: state('damaged'), spreads: true })),
  rule('adjective', 'undamaged', () => ({ filter: not(state('damaged')), spreads: true })),
  rule('adjective', 'attacking', () => ({ filter: state('attacking'), spreads: true })),
  rule('adjective', 'defending', () => ({ filter: state('defending'), spreads: true })),
  rule('adjective', 'protecting', () => ({ filter: state('protecting'), spreads: true })),
  rule('adjective', 'face-down', () => ({ filter: state('faceDown'), spreads: true })),
  rule('adjective', 'face-up', () => ({ filter: not(state('faceDown')), spreads: true })),
  rule('adjective', 'non-hero', () => ({ filter: any.nonHero, spreads: true })),
  rule('adjective', 'other', (_, at) => ({
    filter: not({ kind: 'is', what: pronoun(at, 'other').is }),
    spreads: true,
  })),
  // adjectives of one noun
  rule('adjective', '{of:class}', ({ of }) => ({ filter: tagged(of), class: of })),
  rule('adjective', '{of:faction}', ({ of }) => ({ filter: { kind: 'icon', trait: of } })),
  rule('adjective', '{of:tag}', ({ of }) => (isTypeName(of) ? NO : { filter: tagged(of), tag: of })),
  rule('adjective', '{of:type}', ({ of }, at, { written }) => ({
    filter: everything,
    type: of,
    ...(at === 0 ? {} : { isTag: /^[A-Z]/.test(written(at)) }),
  })),
  rule('adjective', 'token', () => ({ filter: { kind: 'token' } })),
  rule('adjective', 'non-token', () => ({ filter: not({ kind: 'token' }) })),
  rule('adjective', 'two-handed', () => ({ filter: tagged('Two-Handed') })),
  rule('adjective', 'protector', () => ({ filter: { kind: 'keyword', keyword: 'protector' } })),
  reader('adjective', ({ written }, at) => {
    const [, tag] = /^non-([A-Z]\w+)$/.exec(written(at)) ?? []
    return tag && TAGS.has(tag) ? [{ value: { filter: not(tagged(tag)) }, end: at + 1 }] : []
  }),
  rule('adjectives', '{a:adjective}', ({ a }) => [a]),
  rule('adjectives', '{a:adjective} {more:adjectives}', ({ a, more }) => [a, ...more]),

  // words after a noun
  rule('after', '(you control|in your party|of yours|under your control)', () => ofPlayers(you)),
  rule('after', '(your opponents control|opponents control|an opponent controls)', () =>
    ofPlayers(opponents),
  ),
  rule('after', "(in an opponent 's party|in opposing parties)", () => ofPlayers(opponents)),
  rule('after', "(target player controls|in target player 's party)", (_, at) =>
    ofPlayers(person(at, targetPlayer)),
  ),
  rule('after', "(target opponent controls|in target opponent 's party)", (_, at) =>
    ofPlayers(person(at, targetOpponent)),
  ),
  rule(
    'after',
    "(he controls|she controls|they control|that player controls|that opponent controls|in his party|in their party|in his or her party|in that player 's party|in that opponent 's party)",
    (_, at) => ofPlayers(personPronoun(at)),
  ),
  rule('after', '(from his party|from their party|from his or her party)', (_, at) =>
    ofPlayers(personPronoun(at)),
  ),
  rule('after', 'from your party', () => ofPlayers(you)),
  rule('after', "in {of:definite} 's party", ({ of }) => ofPlayers(controllerOf(of))),
  rule('after', "(in its controller 's party|its controller controls)", (_, at) =>
    ofPlayers(controllerOf(pronoun(at, 'it'))),
  ),
  rule('after', 'in play', () => everything),
  rule('after', 'with (cost|a cost of) {n:int} or less', ({ n }) => stat('cost', '<=', n)),
  rule('after', 'with (cost|a cost of) {n:int} or more', ({ n }) => stat('cost', '>=', n)),
  rule('after', 'with (cost|a cost of) {n:number}', ({ n }) => (n === 1 ? NO : stat('cost', '=', n))),
  rule('after', 'with (cost|a cost of) 1', () => stat('cost', '=', 1)),
  rule('after', 'with {n:int} or less {of:stat}', ({ n, of }) => stat(of, '<=', n)),
  rule('after', 'with {n:int} or more {of:stat}', ({ n, of }) => stat(of, '>=', n)),
  rule('after', 'with {of:stat} {n:int} or less', ({ n, of }) => (of === 'cost' ? NO : stat(of, '<=', n))),
  rule('after', 'with {of:stat} {n:int} or more', ({ n, of }) => (of === 'cost' ? NO : stat(of, '>=', n))),
  rule('after', 'with {of:stat} (less than or equal to) {than:amount}', ({ of, than }) =>
    stat(of, '<=', than),
  ),
  rule('after', 'with {n:int} or more damage [on it]', ({ n }) => stat('damage', '>=', n)),
  rule('after', 'with damage [on it]', () => state('damaged')),
  rule('after', 'without damage', () => not(state('damaged'))),
  rule('after', 'with {of:keyword}', ({ of }) => ({ kind: 'keyword', keyword: of })),
  rule('after', 'with {of:numbered}', ({ of }) => ({ kind: 'keyword', keyword: of })),
  rule('after', 'without {of:keyword}', ({ of }) => not({ kind: 'keyword', keyword: of })),
  rule('after', 'named {of:name}', ({ of }) => ({ kind: 'named', name: of })),
  rule('after', 'with {of:capital} in (its|their) name', ({ of }) => ({ kind: 'nameHas', word: of })),
  rule('after', 'that entered play this turn', () => state('enteredThisTurn')),
  rule('after', 'that attacked this turn', () => state('attackedThisTurn')),
  rule('after', 'that dealt damage this turn', () => state('dealtDamageThisTurn')),
  rule('after', '(that was|that were) dealt combat damage by {by:definite} this turn', ({ by }) => ({
    kind: 'dealtCombatDamageThisTurn',
    by: by.is,
  })),
  rule('after', 'other than {of:definite}', ({ of }) => not(filterOf(of))),
  rule('after', 'attacking {whom:np}', ({ whom }) => attackingA(whom, everything)),
  rule('after', 'in combat with {whom:definite}', ({ whom }) => inCombatWith(whom, everything)),
  rule('after', 'attached to {of:definite}', ({ of }) => ({ kind: 'attachedTo', what: of.is })),
  rule('after', 'with the same name as {of:definite}', ({ of }) => ({ kind: 'sharesName', with: of.is })),
  rule('after', 'with {of:counterName} (counter|counters) on (it|them)', ({ of }) => ({
    kind: 'bearsCounter',
    counter: of,
  })),
  rule('after', 'with (a|an) {of:counterName} counter [on it]', ({ of }) => ({
    kind: 'bearsCounter',
    counter: of,
  })),
  rule('after', 'with an attachment', () => ({ kind: 'bears', what: everything })),
  rule('afters', '{a:after}', ({ a }) => [a]),
  rule('afters', '{a:after} {more:afters}', ({ a, more }) => [a, ...more]),

  // nouns with their words
  rule('item', '{of:head}', ({ of }) => of),
  rule('item', '{a:adjectives} {of:head}', ({ a, of }) => itemOf(a, of)),
  rule('item', '{a:adjectives}', ({ a }, at, { word }) => {
    const item = itemOf(a, undefined)
    return item === NO ? NO : { ...item, many: /s$/.test(word(at + a.length - 1)) }
  }),
  rule('item', '{a:adjective} (or|and / or) {b:adjective} {of:head}', ({ a, b, of }) => eitherOf([a, b], of)),
  rule('item', '{a:adjective} , {b:adjective} [,] (or|and / or) {c:adjective} {of:head}', ({ a, b, c, of }) =>
    eitherOf([a, b, c], of),
  ),
  rule('items', '{a:item}', ({ a }) => a),
  rule('items', '{a:item} (or|and|and / or) {b:item}', ({ a, b }) => listOf([a, b])),
  rule('items', '{a:item} , {b:item} [,] (or|and|and / or) {c:item}', ({ a, b, c }) => listOf([a, b, c])),
  rule('items', '{a:item} , {b:item} , {c:item} [,] (or|and|and / or) {d:item}', ({ a, b, c, d }) =>
    listOf([a, b, c, d]),
  ),
  rule('description', '{of:items} {then?:afters}', ({ of, then }) => described([], of, then ?? [])),
  rule('description', '{of:items}', ({ of }) => described([], of, [])),
  rule('description', '{a:adjectives} {of:items}', ({ a, of }) => described(a, of, [])),
  rule('description', '{a:adjectives} {of:items} {then:afters}', ({ a, of, then }) => described(a, of, then)),
  rule('plural', '{d:description}', ({ d }) => (d.many ? d : NO)),

  // definite nouns
  rule('definite', 'self', (_, at) => the(at, 'self', self.is)),
  rule('definite', 'this {n?:noun}', (_, at) => the(at, 'this', self.is)),
  rule('definite', 'your hero', (_, at) => the(at, 'hero', yourHero.is)),
  rule('definite', 'attached {n:noun}', ({ n }, at) => the(at, n, attached.is)),
  rule('definite', '(it|them)', (_, at, { word }) => pronoun(at, 'it', word(at) === 'them')),
  rule('definite', '(him|her)', (_, at) => pronoun(at, 'he')),
  rule('definite', 'that {n:noun}', ({ n }, at) => pronoun(at, n)),
  rule('definite', 'those {d:plural}', ({ d }, at) => pronoun(at, d.noun, true)),
  rule('definite', '(itself|himself|herself)', () => subject),

  // noun phrases
  rule('group', '[all] [your] {d:plural}', ({ d }, at, { word }) => {
    const isYours = word(at) === 'your' || word(at + 1) === 'your'
    return isYours ? and(d.filter, ofPlayers(you)) : d.filter
  }),
  rule('np', '{of:definite}', ({ of }) => of),
  rule('np', 'target {d:description}', ({ d }, at) => targeted(d, at)),
  rule('np', '(another target|a second target|a third target) {d:description}', ({ d }, at) =>
    targeted(d, at, { other: true }),
  ),
  rule('np', 'up to {n:number} target {d:description}', ({ n, d }, at) =>
    targeted(d, at, { min: 0, max: n }),
  ),
  rule('np', '{n:numberWord} target {d:description}', ({ n, d }, at) => targeted(d, at, { min: n, max: n })),
  rule('np', '(each|all|all of|each of) {d:description}', ({ d }, at) => every(d, at)),
  rule('np', '(your|all your|all of your|each of your) {d:plural}', ({ d }, at) => every(yours(d), at)),
  rule('np', '(his|their|all of his|all of their) {d:plural}', ({ d }, at) =>
    every(yours(d, personPronoun(at)), at),
  ),
  rule('np', '(self|this {n?:noun}) and other {d:plural}', ({ d }, at) =>
    every({ ...d, filter: or(filterOf(self), and(not(filterOf(self)), d.filter)) }, at),
  ),
  rule('np', 'each of up to {n:number} target {d:plural}', ({ n, d }, at) =>
    targeted(d, at, { min: 0, max: n }),
  ),
  rule('np', '(up to|each of up to) x target {d:plural}', ({ d }, at) =>
    targeted(d, at, { min: 0, max: { kind: 'x' } }),
  ),
  rule('np', 'any number of target {d:plural}', ({ d }, at) =>
    targeted(d, at, { min: 0, max: { kind: 'count', of: { kind: 'all', filter: d.filter } } }),
  ),
  rule('np', 'each of them', (_, at) => pronoun(at, 'it', true)),
  rule('np', 'each of those {d:plural}', ({ d }, at) => pronoun(at, d.noun, true)),
  rule('np', '{d:plural}', ({ d }, at) => every(d, at)),
  rule('np', '(a|an) {d:description}', ({ d }, at) => (d.many ? NO : indefinite(d, at))),
  rule('np', 'another {d:description}', ({ d }, at) => indefinite(another(d, at), at)),
  rule('np', '{n:numberWord} {d:plural}', ({ n, d }, at) => indefinite(d, at, { min: n, max: n })),
  rule('np', 'up to {n:numberWord} {d:plural}', ({ n, d }, at) => indefinite(d, at, { min: 0, max: n })),
  rule('np', '{n:numberWord} of your {d:plural}', ({ n, d }, at) =>
    indefinite(yours(d), at, { min: n, max: n }),
  ),
  rule('np', 'up to {n:numberWord} of your {d:plural}', ({ n, d }, at) =>
    indefinite(yours(d), at, { min: 0, max: n }),
  ),
  rule('np', '{n:numberWord} of (his|their) {d:plural}', ({ n, d }, at) =>
    indefinite(yours(d, personPronoun(at)), at, { min: n, max: n }),
  ),

  // cards elsewhere
  rule('place', '(from|in) your graveyard', () => ({ zone: 'graveyard', of: you })),
  rule('place', '(from|in) (a|any) graveyard', () => ({ zone: 'graveyard' })),
  rule('place', "(from|in) (an opponent 's|an opposing|opposing) (graveyard|graveyards)", () => ({
    zone: 'graveyard',
    of: opponents,
  })),
  rule('place', "(from|in) target opponent 's graveyard", (_, at) => ({
    zone: 'graveyard',
    of: person(at, targetOpponent),
  })),
  rule('place', "(from|in) target player 's graveyard", (_, at) => ({
    zone: 'graveyard',
    of: person(at, targetPlayer),
  })),
  rule('place', "(from|in) (his|their|that player 's) graveyard", (_, at) => ({
    zone: 'graveyard',
    of: personPronoun(at),
  })),
  rule('place', '(from|in) your hand', () => ({ zone: 'hand', of: you })),
  rule('zoned', 'target {d:description} {from:place}', ({ d, from }, at) =>
    from.zone === 'graveyard' ? targeted(d, at, { zone: 'graveyard', ...owner(from) }) : NO,
  ),
  rule('zoned', 'up to {n:numberWord} target {d:description} {from:place}', ({ n, d, from }, at) =>
    from.zone === 'graveyard' ? targeted(d, at, { zone: 'graveyard', ...owner(from), min: 0, max: n }) : NO,
  ),
  rule('zoned', '(all|each) {d:description} {from:place}', ({ d, from }, at) =>
    from.zone === 'graveyard' || from.zone === 'hand'
      ? every(d, at, { zone: from.zone, ...owner(from) })
      : NO,
  ),
  rule('zoned', '(a|an) {d:description} {from:place}', ({ d, from }, at) =>
    from.zone === 'graveyard' || from.zone === 'hand'
      ? indefinite(d, at, { zone: from.zone, ...owner(from) })
      : NO,
  ),
  rule('zoned', '{n:numberWord} {d:plural} {from:place}', ({ n, d, from }, at) =>
    from.zone === 'graveyard' || from.zone === 'hand'
      ? indefinite(d, at, { zone: from.zone, ...owner(from), min: n, max: n })
      : NO,
  ),
  rule('zoned', 'the top card of your deck', (_, at) =>
    the(at, 'card', { kind: 'top', of: you.are, count: 1 }),
  ),
  rule('zoned', 'the top {n:numberWord} cards of your deck', ({ n }, at) =>
    mention({ how: 'the', at, noun: 'card', many: true }, { kind: 'top', of: you.are, count: n }),
  ),
  rule('zoned', "the top card of (his|their|that player 's) deck", (_, at) =>
    the(at, 'card', { kind: 'top', of: personPronoun(at).are, count: 1 }),
  ),
  rule('zoned', "the top card of target player 's deck", (_, at) =>
    the(at, 'card', { kind: 'top', of: person(at, targetPlayer).are, count: 1 }),
  ),
  rule('zoned', "the top card of target opponent 's deck", (_, at) =>
    the(at, 'card', { kind: 'top', of: person(at, targetOpponent).are, count: 1 }),
  ),
  rule('zoned', "the top {n:numberWord} cards of target player 's deck", ({ n }, at) =>
    mention(
      { how: 'the', at, noun: 'card', many: true },
      { kind: 'top', of: person(at, targetPlayer).are, count: n },
    ),
  ),
  rule('zoned', "the top {n:numberWord} cards of (his|their|that player 's) deck", ({ n }, at) =>
    mention(
      { how: 'the', at, noun: 'card', many: true },
      { kind: 'top', of: personPronoun(at).are, count: n },
    ),
  ),
  reader('separate', (chart, at) => (DETERMINERS.has(chart.word(at)) ? chart.values('np', at) : [])),
  rule('he', '(he|she)', (_, at) => pronoun(at, 'he')),
  rule('np', '(self|this {n?:noun}) or another {d:description}', ({ d }, at) =>
    indefinite({ ...d, filter: or(filterOf(self), and(not(filterOf(self)), d.filter)) }, at),
  ),
  rule('np', 'any number of {d:plural}', ({ d }, at) =>
    indefinite(d, at, { min: 0, max: { kind: 'count', of: { kind: 'all', filter: d.filter } } }),
  ),
  rule('anything', '{of:np}', ({ of }) => of),
  rule('anything', '{of:zoned}', ({ of }) => of),
)

const DETERMINERS: ReadonlySet<string> = new Set([
  ...[
    'a',
    'all',
    'an',
    'another',
    'attached',
    'one',
    'two',
    'three',
    'any',
    'each',
    'it',
    'itself',
    'self',
    'target',
    'that',
    'them',
    'this',
  ],
  ...['those', 'up', 'your'],
])

/** "Fire" before a noun is read as a damage type, whatever it then means. */
const isTypeName = (tag: string): boolean => TYPES.has(tag.toLowerCase())
const TYPES: ReadonlySet<string> = new Set<DamageType>([
  'arcane',
  'fire',
  'frost',
  'holy',
  'melee',
  'nature',
  'ranged',
  'shadow',
])

/** In a number of each of several cards, "it" is the card for which the number is read. */
export function aboutEach<T>(what: Noun, data: T): T {
  const how = readMention(what.is)?.mark.how
  if (how !== 'each') return data
  return replaced(data, (node) => {
    if (isObject(node) && node.kind === 'grant') return node
    const known = readMention(node)
    return known?.mark.how === 'it' &&
      known.mark.at > (readMention(what.is)?.mark.at ?? 0) &&
      !known.mark.many &&
      known.mark.noun !== 'other'
      ? { kind: 'about' }
      : undefined
  })
}
