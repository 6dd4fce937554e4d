/** Filters and selectors in words. */
import type { Filter, Num, ObjectState, Players, Selector, Stat } from '../../engine/effects/vocabulary.ts'
import { comparison, number, STATS } from './amount.ts'
import { KEYWORDS } from './keywords.ts'
import { an, bold, IT, inWords, list, type Phrase, phrase, plural, THEY, untold, words } from './phrase.ts'
import { meant, type Telling } from './telling.ts'
import { player, zoneOf } from './who.ts'

/** A filter as parts of a noun phrase: "exhausted" "Raiding" + "ally" + "with cost 4 or less". */
export interface Description {
  readonly adjectives: readonly string[]
  readonly noun: string
  /** Its plural, where it isn't the ordinary one. */
  readonly nouns?: string
  readonly after: readonly string[]
  /** It names one card: "this ally", "Lumbering Oaf". */
  readonly proper?: string
}

const NOUN = 'card'
const plain = (part: Partial<Description>): Description => ({
  adjectives: [],
  noun: NOUN,
  after: [],
  ...part,
})

/** Nouns that a tag alone stands for. */
const TAG_NOUNS: readonly string[] = ['Weapon', 'Armor', 'Item']

export const describe = (filter: Filter, t?: Telling): Description => {
  switch (filter.kind) {
    case 'type':
      return plain({ noun: filter.type })
    case 'tag':
      return TAG_NOUNS.includes(filter.tag)
        ? plain({ noun: filter.tag.toLowerCase(), ...(filter.tag === 'Armor' ? { nouns: 'armor' } : {}) })
        : plain({ adjectives: [filter.tag] })
    case 'keyword':
      return filter.keyword === 'boss'
        ? plain({ adjectives: [bold('Boss')] })
        : plain({ after: [`with ${bold(KEYWORDS[filter.keyword])}`] })
    case 'named':
      return plain({ after: [`named ${filter.name}`], proper: filter.name })
    case 'controlledBy':
      return controlled(filter.players, t)
    case 'state':
      return filter.state === 'resource' ? plain({ noun: 'resource' }) : plain({ adjectives: [filter.state] })
    case 'stat':
      return plain({ after: [`with ${statIs(filter.stat, filter.op, filter.value, t)}`] })
    case 'attacking':
      return plain({ after: [`attacking ${one(filter.whom, t)}`] })
    case 'dealtCombatDamageThisTurn':
      return plain({ after: [`${told(t, filter.by).subject} dealt combat damage this turn`] })
    case 'is':
      return identity(filter.what, t)
    case 'and':
      return together(filter.all, t)
    case 'or':
      return either(filter.any, t)
    case 'not':
      return otherThan(filter.filter, t)
    default:
      return untold(filter)
  }
}

const told = (t: Telling | undefined, what: Selector): Phrase => (t ? cards(what, t) : phrase('that card'))

const controlled = (who: Players, t: Telling | undefined): Description => {
  if (t?.theySame && JSON.stringify(who) === JSON.stringify(t.theySame))
    return plain({ after: ['they control'] })
  if (who.kind === 'side') return plain({ adjectives: [who.side === 'lair' ? 'Dungeon' : 'Raiding'] })
  if (who.kind === 'opponents') return plain({ adjectives: ['opposing'] })
  if (who.kind === 'you') return plain({ after: ['you control'] })
  if (who.kind === 'they') return plain({ after: ['they control'] })
  if (who.kind === 'controllerOf' && isHero(who.what))
    return plain({ after: [`in ${told(t, who.what).possessive} party`] })
  return t ? plain({ after: [`${player(who, t).subject} controls`] }) : plain({})
}

const isHero = (what: Selector): boolean => what.kind === 'mark' || what.kind === 'hero'

const identity = (what: Selector, t: Telling | undefined): Description => {
  if (!t) return plain({})
  if (what.kind === 'bound') {
    const { how, noun } = t.meaning(what.name)
    return how === 'revealed' || how === 'chosen'
      ? plain({ adjectives: [how], noun })
      : plain({ proper: meant(t.meaning(what.name)).object })
  }
  const { object } = cards(what, t)
  return plain({ proper: object, after: [`that is ${object}`] })
}

/** Adjectives in the order of English: "other exhausted Raiding Boss ally". */
const ORDER = [
  'other',
  'chosen',
  'revealed',
  'exhausted',
  'ready',
  'damaged',
  'attacking',
  'defending',
  'opposing',
  'Dungeon',
  'Raiding',
]
const rank = (adjective: string): number => {
  const at = ORDER.indexOf(adjective)
  return at < 0 ? ORDER.length : at
}

const together = (filters: readonly Filter[], t: Telling | undefined): Description => {
  if (isTheRest(filters, t)) return plain({ proper: 'the rest' })
  const parts = filters.map((filter) => describe(filter, t))
  const typed = parts.find((part) => part.noun !== NOUN)
  const properly = parts.length === 1 ? parts[0]?.proper : undefined
  return {
    adjectives: parts.flatMap((part) => part.adjectives).sort((a, b) => rank(a) - rank(b)),
    noun: typed?.noun ?? NOUN,
    ...(typed?.nouns ? { nouns: typed.nouns } : {}),
    after: parts.flatMap((part) => part.after),
    ...(properly ? { proper: properly } : {}),
  }
}

/** Revealed cards that are not …: all there is to say is "the rest". */
const isTheRest = (filters: readonly Filter[], t: Telling | undefined): boolean =>
  filters.length === 2 &&
  filters.some((f) => f.kind === 'not') &&
  filters.some(
    (f) => f.kind === 'is' && f.what.kind === 'bound' && t?.meaning(f.what.name).how === 'revealed',
  )

const either = (filters: readonly Filter[], t: Telling | undefined): Description => {
  const parts = filters.map((filter) => describe(filter, t))
  const nouns = parts.map((part) => part.noun)
  if (nouns.join() === 'hero,ally' && parts.every(isBare)) return plain({ noun: 'character' })
  if (parts.every(isBare)) return plain({ noun: list(nouns, 'or'), nouns: list(parts.map(many), 'and') })
  return plain({ proper: list(parts.map(aOrProper), 'or') })
}

const isBare = (part: Description): boolean =>
  part.adjectives.length === 0 && part.after.length === 0 && part.proper === undefined

const otherThan = (filter: Filter, t: Telling | undefined): Description => {
  if (filter.kind === 'type') return plain({ adjectives: [`non-${filter.type}`] })
  if (filter.kind === 'is') return plain({ adjectives: ['other'] })
  return plain({ after: [`that ${not(predicate(filter, t))}`] })
}

const not = (said: string): string => said.replace(/^(is|has|was) /, (verb) => `${verb}not `)

const single = (d: Description): string => words(...d.adjectives, d.noun, ...d.after)
const many = (d: Description): string => words(...d.adjectives, d.nouns ?? plural(d.noun), ...d.after)
/** There is one Dungeon hero at a time. */
const isTheOnly = (text: string): boolean => text === 'Dungeon hero'
const aOrProper = (d: Description): string => {
  if (d.proper) return d.proper
  const text = single(d)
  return isTheOnly(text) ? `the ${text}` : an(text)
}

/** "an ally you control", "this ally", "Lumbering Oaf". */
export const one = (filter: Filter, t?: Telling): string => aOrProper(describe(filter, t))
/** "allies you control". */
export const several = (filter: Filter, t?: Telling): string => {
  const d = describe(filter, t)
  return d.proper ?? many(d)
}
/** "each ally you control". */
export const every = (filter: Filter, t?: Telling): string => {
  const d = describe(filter, t)
  const text = single(d)
  return d.proper ?? (isTheOnly(text) ? `the ${text}` : `each ${text}`)
}
/** "three allies you control". */
export const counted = (n: Num, filter: Filter, t: Telling): string => {
  if (n === 1) return one(filter, t)
  return typeof n === 'number'
    ? `${inWords(n)} ${several(filter, t)}`
    : `${number(n, t)} ${several(filter, t)}`
}
/** "that ally", for a card that this filter has singled out. */
export const thatOne = (filter: Filter, t: Telling): Phrase => {
  if (filter.kind === 'is') return cards(filter.what, t)
  return phrase(`that ${describe(filter, t).noun}`)
}
/** The noun alone: "ally". */
export const nounOf = (what: Selector, t: Telling): string => {
  if (what.kind === 'all' || what.kind === 'target') return describe(what.filter, t).noun
  if (what.kind === 'hero' || what.kind === 'mark') return 'hero'
  if (what.kind === 'bound') return t.meaning(what.name).noun
  return what.kind === 'extreme' ? nounOf(what.of, t) : NOUN
}
/** Whether it may be more than one card. */
export const isMany = (what: Selector): boolean =>
  what.kind === 'all' ||
  what.kind === 'union' ||
  (what.kind === 'target' && (what.max ?? 1) > 1) ||
  (what.kind === 'top' && what.count !== 1)

/** What is asked of a card: "is exhausted", "has 5 or more damage". */
export const predicate = (filter: Filter, t?: Telling): string => {
  switch (filter.kind) {
    case 'type':
      return `is ${an(filter.type)}`
    case 'tag':
      return `is ${an(TAG_NOUNS.includes(filter.tag) ? filter.tag.toLowerCase() : filter.tag)}`
    case 'keyword':
      return `has ${bold(KEYWORDS[filter.keyword])}`
    case 'named':
      return `is ${filter.name}`
    case 'controlledBy':
      return `is controlled by ${t ? player(filter.players, t).object : 'that player'}`
    case 'state':
      return stateIs(filter.state)
    case 'stat':
      return `has ${statIs(filter.stat, filter.op, filter.value, t)}`
    case 'attacking':
      return `is attacking ${one(filter.whom, t)}`
    case 'dealtCombatDamageThisTurn':
      return `was dealt combat damage by ${told(t, filter.by).object} this turn`
    case 'is':
      return `is ${told(t, filter.what).object}`
    case 'and':
      return list(filter.all.map((f) => predicate(f, t)))
    case 'or':
      return list(
        filter.any.map((f) => predicate(f, t)),
        'or',
      )
    case 'not':
      return not(predicate(filter.filter, t))
    default:
      return untold(filter)
  }
}

const stateIs = (state: ObjectState): string => (state === 'resource' ? 'is a resource' : `is ${state}`)

/** "cost 4 or less", "more than 10 damage". */
export const statIs = (stat: Stat, op: '<' | '<=' | '=' | '>=' | '>', value: Num, t?: Telling): string => {
  const amount = number(value, t ?? undefined)
  return stat === 'damage'
    ? `${comparison(op, amount, 'before')} damage`
    : `${STATS[stat]} ${comparison(op, amount, 'after')}`
}

/** A selector as a noun phrase. */
export const cards = (what: Selector, t: Telling): Phrase => {
  const said = say(what, t)
  if (what.kind === 'target')
    t.targets.push(isMany(what) ? THEY : phrase(`that ${describe(what.filter, t).noun}`))
  return said
}

const say = (what: Selector, t: Telling): Phrase => {
  switch (what.kind) {
    case 'self':
      return t.self
    case 'all':
      return everyIn(what, t)
    case 'target':
      return phrase(words(targets(what, t), inZone(what.zone)), isMany(what))
    case 'thatTarget':
      return backTo(what.n ?? 0, t)
    case 'host':
      return t.host
    case 'hero':
      return heroPhrase(what.of, t)
    case 'mark':
      return phrase(`the ${what.mark} hero`)
    case 'event':
      return t.roles.get(what.role) ?? phrase('that card')
    case 'bound':
      return bound(what, t)
    case 'extreme':
      return phrase(`the ${single(describeOf(what.of, t))} with the ${what.most} ${STATS[what.by]}`)
    case 'top':
      return topOf(what, t)
    case 'union':
      return phrase(list(what.any.map((part) => cards(part, t).object)), true)
    default:
      return untold(what)
  }
}

const describeOf = (what: Selector, t: Telling): Description =>
  what.kind === 'all' ? describe(what.filter, t) : plain({ noun: nounOf(what, t) })

const everyIn = ({ filter, zone, of }: Extract<Selector, { kind: 'all' }>, t: Telling): Phrase => {
  const each = every(filter, t)
  if (each === 'the rest') return phrase(each, true)
  const revealed = describe(filter, t).adjectives.includes('revealed')
  if (zone === undefined || revealed) return phrase(each)
  return phrase(`${each} ${of ? `in ${zoneOf(of, zone, t)}` : (inZone(zone) ?? '')}`)
}

const inZone = (zone: string | undefined): string | undefined => {
  if (zone === undefined || zone === 'play') return undefined
  return zone === 'chain' ? 'on the chain' : `in a ${zone}`
}

const targets = ({ filter, min, max = 1 }: Extract<Selector, { kind: 'target' }>, t: Telling): string => {
  const d = describe(filter, t)
  const optional = min === 0 ? `up to ${inWords(max)} ` : ''
  if (max === 1) return `${optional}target ${single(d)}`
  return `${optional || `${inWords(max)} `}target ${many(d)}`
}

const backTo = (n: number, t: Telling): Phrase => {
  const there = t.targets[n] ?? phrase('that target')
  if (there.plural) return THEY
  return t.targets.length === 1 ? IT : there
}

const heroPhrase = (of: Players, t: Telling): Phrase => {
  if (of.kind === 'side') return phrase(of.side === 'lair' ? 'the Dungeon hero' : 'each Raiding hero')
  return phrase(`${player(of, t).possessive} hero`)
}

const bound = (what: Extract<Selector, { kind: 'bound' }>, t: Telling): Phrase => {
  const meaning = t.meaning(what.name)
  if (meaning.how === 'damaged' || meaning.gathered || !t.wasJust(what)) return meant(meaning)
  return meaning.many ? THEY : IT
}

const topOf = ({ of, count }: Extract<Selector, { kind: 'top' }>, t: Telling): Phrase => {
  const deck = zoneOf(of, 'deck', t)
  if (count === 1) return phrase(`the top card of ${deck}`)
  return phrase(
    `the top ${typeof count === 'number' ? inWords(count) : number(count, t)} cards of ${deck}`,
    true,
  )
}

/** The same, where an imperative takes them all: "all opposing allies". */
export const allOf = (what: Selector, t: Telling): Phrase => {
  const told = cards(what, t)
  if (what.kind !== 'all' || !told.object.startsWith('each ')) return told
  const where = told.object.slice(every(what.filter, t).length)
  return phrase(`all ${several(what.filter, t)}${where}`, true)
}

/** The same, as the subject of what holds for all of them: "Dungeon allies". */
export const group = (what: Selector, t: Telling): Phrase => {
  if (what.kind !== 'all' || what.zone !== undefined) return cards(what, t)
  const text = several(what.filter, t)
  return phrase(text, describe(what.filter, t).proper === undefined)
}
