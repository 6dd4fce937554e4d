/** Nouns, lists of nouns and descriptions: "weapon or armor", "Fire ability", "Demon or Undead ally". */
import { and, any, or, tagged } from '../../../src/cards/builders/filters.ts'
import type { PlayerNoun } from '../../../src/cards/builders/player-nouns.ts'
import type { Filter, ObjectState } from '../../../src/engine/index.ts'
import { NO_MATCH, type ParseChart, rule, ruleFamily, wordReader } from '../chart.ts'
import { isAbilityTag, isAllyTag, isRace, PRINTED_TAGS } from '../lexicon.ts'
import { withKindOfOthers } from '../marks.ts'
import type { Adjective, NounDescription, NounHead } from '../symbols.ts'

export const inState = (of: ObjectState): Filter => ({ kind: 'state', state: of })
export const controlledByPlayers = (who: PlayerNoun): Filter => ({ kind: 'controlledBy', players: who.are })
export const anyCard: Filter = { kind: 'and', all: [] }

// The declarations below are about nouns.

const head = (noun: string, filter: Filter, one: string, ...many: string[]): [string, NounHead][] => [
  ...one.split('|').map((text): [string, NounHead] => [text, { filter, noun, many: false }]),
  ...many.map((text): [string, NounHead] => [text, { filter, noun, many: true }]),
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
  ...head('card', anyCard, 'card|card in play', 'cards', 'cards in play'),
  ...head('resource', any.resource, 'resource', 'resources'),
  ...head('character', and(any.heroOrAlly, inState('attacking')), 'attacker', 'attackers'),
  ...head('character', and(any.heroOrAlly, inState('defending')), 'defender', 'defenders'),
  ...head('ally', and(any.ally, { kind: 'token' }), 'ally token', 'ally tokens'),
  ...head('character', { kind: 'keyword', keyword: 'protector' }, 'Protector', 'Protectors'),
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

// The functions below read descriptions.

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Returns the filter that an adjective means for its noun (206.1); undefined if it can't describe the noun. */
function meaning(adjective: Adjective, noun: string | undefined): Filter | undefined {
  const isCharacter = noun === 'ally' || noun === 'hero' || noun === 'character'
  if (adjective.class !== undefined)
    return noun === undefined || isCharacter
      ? tagged(adjective.class)
      : { kind: 'icon', trait: adjective.class }
  if (adjective.type !== undefined) {
    if (isCharacter) return { kind: 'damageType', type: adjective.type }
    if (noun === 'card' && adjective.isTag !== undefined)
      // one source prints no icon, so the word is the type
      return adjective.isTag ? undefined : { kind: 'damageType', type: adjective.type }
    return noun === 'ability' || noun === 'weapon' || noun === 'equipment'
      ? tagged(capital(adjective.type))
      : undefined
  }
  if (adjective.tag !== undefined && isRace(adjective.tag) && (noun === 'ability' || noun === 'equipment'))
    return undefined
  return adjective.filter
}

/** Whether two adjectives are parts of one tag, such as "Blood" and "Elf". */
const isSplit = (adjectives: readonly Adjective[]): boolean =>
  adjectives.some(({ tag }, i) => PRINTED_TAGS.has(`${tag} ${adjectives[i + 1]?.tag}`))

/** Reads adjectives of one noun: "Fire ability", "Rogue", "Horde ally". */
function itemOf(adjectives: readonly Adjective[], of: NounHead | undefined): NounHead | typeof NO_MATCH {
  if (adjectives.some((one) => one.spreads) || isSplit(adjectives)) return NO_MATCH
  const last = adjectives.at(-1)
  if (!of && !(last?.tag || last?.class)) return NO_MATCH
  const filters = adjectives.map((one) => meaning(one, of?.noun))
  if (filters.includes(undefined)) return NO_MATCH
  const kept = filters.filter((filter) => filter !== undefined)
  if (of) return { ...of, filter: and(...kept, of.filter), shared: { adjectives, join: and, of: of.filter } }
  return { filter: and(...kept), noun: nounOfTag(last), many: false, isBare: true }
}

export function nounOfTag(adjective: Adjective | undefined): string {
  if (adjective?.class || (adjective?.tag && isAllyTag(adjective.tag))) return 'ally'
  return adjective?.tag && isAbilityTag(adjective.tag) ? 'ability' : 'card'
}

/** Reads adjectives that share a noun: "Demon or Undead ally". */
function eitherOf(adjectives: readonly Adjective[], of: NounHead): NounHead | typeof NO_MATCH {
  const each = adjectives.map((one) => itemOf([one], of))
  const filters = adjectives.map((one) => meaning(one, of.noun))
  const known = filters.filter((filter) => filter !== undefined)
  if (each.includes(NO_MATCH) || known.length < filters.length) return NO_MATCH
  if (new Set(known.map((one) => JSON.stringify(one))).size < known.length) return NO_MATCH
  return { ...of, filter: and(or(...known), of.filter), shared: { adjectives, join: or, of: of.filter } }
}

/**
 * Returns the filter of a list of nouns. Adjectives of the first noun hold for all, if no other noun has its own: in
 * "Rogue ability or equipment", both are Rogue cards.
 */
function filterOfList(items: readonly NounHead[]): Filter | typeof NO_MATCH {
  const [first, ...rest] = items
  const shared = first?.shared
  if (!shared || rest.some((one) => one.shared || one.isBare)) return oneOf(items.map(({ filter }) => filter))
  const described = items.map(({ noun }) =>
    // A class is a tag of characters and an icon of other cards (206.1).
    shared.adjectives.map((one) => meaning(one, one.class ? noun : first.noun)),
  )
  if (described.some((all) => all.includes(undefined))) return NO_MATCH
  const nouns = [shared.of, ...rest.map(({ filter }) => filter)]
  const adjectives = described.map((all) => shared.join(...all.filter((one) => one !== undefined)))
  const [same, ...others] = new Map(adjectives.map((one) => [JSON.stringify(one), one])).values()
  return same && others.length === 0
    ? and(same, oneOf(nouns))
    : or(...adjectives.map((one, i) => and(one, ...nouns.slice(i, i + 1))))
}

const oneOf = (filters: readonly Filter[]): Filter =>
  or(...filters.flatMap((filter) => (filter.kind === 'or' ? filter.any : [filter])))

/** Reads a list such as "weapon or armor". "Hero or ally" is one noun. */
function listOf(items: readonly NounHead[]): NounHead | typeof NO_MATCH {
  if (items.some((one) => one.isBare) && !items.every((one) => one.isBare)) return NO_MATCH
  const nouns = items.map((one) => one.noun)
  if (nouns.includes('hero') && nouns.includes('ally')) return NO_MATCH
  const noun = nouns.every((one) => one === nouns[0]) ? (nouns[0] ?? 'card') : 'card'
  const filter = filterOfList(items)
  if (filter === NO_MATCH) return NO_MATCH
  return {
    filter,
    noun,
    many: items.at(-1)?.many ?? false,
  }
}

/** Reads a list of single cards: "an armor, item, and weapon" are three cards. */
function allOf(items: readonly NounHead[]): NounHead | typeof NO_MATCH {
  const list = listOf(items)
  return list === NO_MATCH || list.many ? list : { ...list, isEach: true }
}

/** Whether the words after a noun count other cards, such as resources, which "you control" then describes. */
const isCounted = (after: Filter): boolean =>
  after.kind === 'stat' && typeof after.value === 'object' && after.value.kind === 'count'

function described(
  spreading: readonly Adjective[],
  items: NounHead,
  afters: readonly Filter[],
): NounDescription | typeof NO_MATCH {
  if (spreading.some((one) => !one.spreads)) return NO_MATCH
  const adjectives = spreading.map((one) => withKindOfOthers(one.filter, items.noun))
  const filters = [...adjectives, items.filter, ...afters]
  if (filters.filter((one) => one.kind === 'controlledBy').length > 1) return NO_MATCH
  if (afters.some((one, i) => isCounted(one) && afters[i + 1]?.kind === 'controlledBy')) return NO_MATCH
  // the words after "attached to" describe the host
  if (afters.slice(0, -1).some((one) => one.kind === 'attachedTo')) return NO_MATCH
  return {
    filter: and(...filters.filter((one) => !isEverything(one) || filters.length === 1)),
    noun: items.noun,
    many: items.many,
    ...(items.isEach ? { isEach: true as const } : {}),
  }
}

/** Whether the words mean one card, unlike "an armor, item, and weapon". */
const isOneOf = (of: NounHead, at: number, { word }: ParseChart): boolean =>
  of.isEach === true && /^(?:an?|another)$/.test(word(at - 1))

/** Returns the number of words of the adjectives. A tag such as "Blood Elf" has several. */
const widthOf = (adjectives: readonly Adjective[]): number =>
  adjectives.reduce((sum, one) => sum + (one.tag ?? one.class ?? '').split(' ').length, 0)

/** Races and kinds whose plural has no letter more. */
const UNCHANGED: ReadonlySet<string> = new Set([
  ...['worgen', 'tauren', 'dragonkin', 'taunka', 'draenei', 'undead', 'naga', 'eredar'],
])

const isEverything = (filter: Filter): boolean => filter.kind === 'and' && filter.all.length === 0
export const headRules = ruleFamily(
  'heads',
  wordReader('head', () => HEADS.map(([text, of]) => [text.replaceAll('/', ' / '), of] as const)),
  wordReader('noun', NOUNS),
  wordReader('noun', { 'hero / ally': 'character' }),

  // The rules below read nouns with their adjectives.
  rule('item', '{of:head}', ({ of }) => of),
  rule('item', '{a:adjectives} {of:head}', ({ a, of }) => itemOf(a, of)),
  rule('item', '{a:adjectives}', ({ a }, at, { word }) => {
    const item = itemOf(a, undefined)
    return item === NO_MATCH ? NO_MATCH : { ...item, many: /s$/.test(word(at + widthOf(a) - 1)) }
  }),
  rule('item', '{a:adjective} (or|and|and / or) {b:adjective} {of:head}', ({ a, b, of }) =>
    eitherOf([a, b], of),
  ),
  rule('item', '{a:adjective} , {b:adjective} [,] (or|and / or) {c:adjective} {of:head}', ({ a, b, c, of }) =>
    eitherOf([a, b, c], of),
  ),
  // a word such as "Tauren" is both singular and plural
  rule('item', '{a:adjectives}', ({ a }, at, { word }) => {
    const item = UNCHANGED.has(word(at + widthOf(a) - 1)) ? itemOf(a, undefined) : NO_MATCH
    return item === NO_MATCH ? NO_MATCH : { ...item, many: true }
  }),
  rule('items', '{a:item}', ({ a }) => a),
  rule('items', '{a:item} (or|and / or) {b:item}', ({ a, b }) => listOf([a, b])),
  rule('items', '{a:item} , {b:item} [,] (or|and / or) {c:item}', ({ a, b, c }) => listOf([a, b, c])),
  rule('items', '{a:item} , {b:item} , {c:item} [,] (or|and / or) {d:item}', ({ a, b, c, d }) =>
    listOf([a, b, c, d]),
  ),
  rule('items', '{a:item} , {b:item} , {c:item} , {d:item} [,] or {e:item}', ({ a, b, c, d, e }) => ({
    filter: or(...[a, b, c, d, e].map(({ filter }) => filter)),
    noun: 'card',
    many: e.many,
  })),
  rule('items', '{a:item} and {b:item}', ({ a, b }) => allOf([a, b])),
  rule('items', '{a:item} , {b:item} [,] and {c:item}', ({ a, b, c }) => allOf([a, b, c])),
  rule('items', '{a:item} , {b:item} , {c:item} [,] and {d:item}', ({ a, b, c, d }) => allOf([a, b, c, d])),
  rule('description', '{of:items} [{then:afters}]', ({ of, then }, at, chart) =>
    isOneOf(of, at, chart) ? NO_MATCH : described([], of, then ?? []),
  ),
  rule('description', '{a:adjectives} {of:items} [{then:afters}]', ({ a, of, then }, at, chart) =>
    isOneOf(of, at, chart) ? NO_MATCH : described(a, of, then ?? []),
  ),
  rule('plural', '{d:description}', ({ d }) => (d.many ? d : NO_MATCH)),
)
