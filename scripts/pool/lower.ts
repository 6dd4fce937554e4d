/**
 * Replaces the marks in the data of a line: targets are declared once, cards that a player chooses get a step that
 * chooses them, and pronouns are replaced by the cards that they mean. The result is plain data of the vocabulary.
 */
import { forEach } from '../../src/cards/builders/for-each.ts'
import { inOrder, stepsOf } from '../../src/cards/builders/steps.ts'
import { Who } from '../../src/cards/builders/who.ts'
import {
  type Effect,
  type Filter,
  hasNode,
  type Modifier,
  type Named,
  type Players,
  type Power,
  type Selector,
  type Trigger,
  walk,
} from '../../src/engine/index.ts'
import {
  isActor,
  isObject,
  isSubject,
  type Mark,
  readMention,
  readPerson,
  readPersonPronoun,
  replaced,
} from './marks.ts'
import {
  type Antecedent,
  hasPlayer,
  type PersonBefore,
  ROLES,
  referent,
  referredPlayer,
  Unclear,
} from './refer.ts'

type Target = Extract<Selector, { kind: 'target' }>

/** The words that a text has used before. */
interface Scope {
  readonly antecedents: Antecedent[]
  readonly persons: PersonBefore[]
  /** The player of the enclosing "each player …". */
  readonly they?: Players
  /** Whether "other" means "not this card": the text belongs to a card in play. */
  readonly isInPlay: boolean
  /** Whether this card is an ally or a hero, which texts call "he" or "she". */
  readonly isCharacter: boolean
  readonly declared: Set<number>
  readonly chosen: Map<number, string>
  readonly bound: Map<number, string>
}

export const newScope = (isInPlay: boolean, isCharacter = false): Scope => ({
  antecedents: [],
  persons: [],
  isInPlay,
  isCharacter,
  declared: new Set(),
  chosen: new Map(),
  bound: new Map(),
})

/** Positions stand for the numbers of targets until all of them are declared. */
const later = (at: number): Selector => ({ kind: 'thatTarget', n: -1 - at })
const laterPlayer = (at: number): Players => ({ kind: 'targetPlayer', n: -1 - at })

// ---------------------------------------------------------------- mentions

/** Adds the cards and players that a text mentions to those to which its pronouns can refer. */
function note(text: unknown, scope: Scope): void {
  noteEach(text, (node) => {
    if (isObject(node) && (node.kind === 'reveal' || node.kind === 'look')) noteSeen(node, scope)
    const mention = readMention(node)
    if (mention?.is) noteMention(mention.mark, mention.is, scope)
  })
  // A player may be the controller of a card that the text mentions later in the data.
  noteEach(text, (node) => {
    const person = readPerson(node)
    if (person) scope.persons.push({ at: person.at, are: personOf(person.players, person.at, scope) })
  })
}

/** Visits the nodes of a text, but not the powers that it grants. */
function noteEach(text: unknown, visit: (node: unknown) => void): void {
  replaced(text, (node) => {
    if (isObject(node) && node.kind === 'grant') {
      noteEach(node.to, visit)
      return node
    }
    if (isObject(node) && node.kind === 'putToken') return node
    visit(node)
    return undefined
  })
}

/** Cards that were revealed or looked at have a name from there on. */
function noteSeen(node: Readonly<Record<string, unknown>>, scope: Scope): void {
  const { mark } = readMention(node.what) ?? {}
  if (mark) scope.antecedents.push({ ...mark, how: 'seen', is: { kind: 'bound', name: String(node.as) } })
}

function noteMention(mark: Mark, is: Selector, scope: Scope): void {
  if (scope.antecedents.some((one) => one.at === mark.at && (one.how === mark.how || one.how === 'seen')))
    return
  scope.antecedents.push({ ...mark, is: referenceTo(mark, is, scope) })
}

/** How a later word refers to a mentioned card. */
function referenceTo(mark: Mark, is: Selector, scope: Scope): Selector {
  switch (mark.how) {
    case 'target':
      return later(mark.at)
    case 'a':
    case 'each':
      return { kind: 'bound', name: `?mention ${mark.at}` }
    default:
      return is.kind === 'hero' ? { ...is, of: plainPlayers(is.of, scope) } : is
  }
}

const plainPlayers = (players: Players, scope: Scope): Players => {
  const person = readPerson(players)
  return person ? personOf(person.players, person.at, scope) : players
}

const personOf = (players: Players, at: number, scope: Scope): Players =>
  players.kind === 'targetPlayer' ? laterPlayer(at) : resolved(players, scope)

// ---------------------------------------------------------------- resolving

/** Replaces all marks in data in which nobody chooses anything. */
export function resolved<T>(data: T, scope: Scope): T {
  return replaced(data, (node) => resolvedNode(node, scope))
}

function resolvedNode(node: unknown, scope: Scope): unknown {
  if (isSubject(node)) throw new Unclear('verb without a subject')
  if (isActor(node)) return { kind: 'you' }
  const he = readPersonPronoun(node)
  if (he !== undefined) return resolved(scope.they ?? referredPlayer(scope.persons, he), scope)
  const person = readPerson(node)
  if (person) return declaredPlayer(person.players, person.at, scope)
  if (!isObject(node)) return undefined
  if (node.kind === 'is') return filterOf(node.what, scope)
  if (node.kind === 'flagged') return affectedBy(node.what, scope)
  if (node.kind === 'grant' && 'power' in node)
    return { ...node, to: resolved(node.to, scope), power: lowerPower(node.power as Named<Power>, true) } // a modifier
  const mention = readMention(node)
  return mention ? resolvedMention(mention.mark, mention.is, scope) : undefined
}

function resolvedMention(mark: Mark, is: Selector | undefined, scope: Scope): Selector {
  if (!is) return meant(mark, scope)
  switch (mark.how) {
    case 'target':
      return declaredTarget(mark.at, is, scope)
    case 'a': {
      const name = scope.chosen.get(mark.at)
      if (name === undefined) throw new Unclear('a card that nobody chooses')
      return { kind: 'bound', name }
    }
    default:
      return resolved(is, scope)
  }
}

function meant(mark: Mark, scope: Scope): Selector {
  if (mark.noun === 'other') {
    if (!scope.isInPlay) throw new Unclear('other than what')
    return { kind: 'self' }
  }
  const is = referent(scope.antecedents, mark, scope)
  if (is.kind !== 'bound') return resolved(is, scope)
  const [, position] = /^\?mention (\d+)$/.exec(is.name) ?? []
  if (position === undefined) return is
  const at = Number(position)
  return { kind: 'bound', name: scope.chosen.get(at) ?? boundAt(at, scope) }
}

/** Cards of a kind to which a later sentence refers get a name as something happens to them. */
function boundAt(at: number, scope: Scope): string {
  const name = scope.bound.get(at) ?? (scope.bound.size === 0 ? 'them' : `them${scope.bound.size + 1}`)
  scope.bound.set(at, name)
  return name
}

function declaredTarget(at: number, is: Selector, scope: Scope): Selector {
  if (scope.declared.has(at)) return later(at)
  scope.declared.add(at)
  return { ...resolved(anotherThan(is, at, scope), scope), ...declaredAt(at) }
}

const ITSELF: readonly Antecedent[] = [{ at: 0, how: 'the', noun: 'self', many: false, is: { kind: 'self' } }]

/**
 * "Another target" is not a card that the text has targeted before (706.1). If it hasn't targeted any, it is not the
 * one card that the text is about.
 */
function anotherThan(is: Selector, at: number, scope: Scope): Selector {
  if (is.kind !== 'target' || !is.other) return is
  const before = scope.antecedents.filter((one) => one.at < at && !one.many)
  if (before.some(({ how }) => how === 'target')) return is
  const cards = before.filter(
    ({ how, is: known }) => how === 'event' || known.kind === 'self' || known.kind === 'hero' || how === 'a',
  )
  if (cards.length === 0 && scope.isInPlay) cards.push(...ITSELF)
  const [only, ...more] = new Map(cards.map((one) => [JSON.stringify(one.is), one.is])).values()
  if (!only || more.length > 0) throw new Unclear('another than what')
  const { other: _, ...rest } = is
  return {
    ...rest,
    filter: { kind: 'and', all: [{ kind: 'not', filter: { kind: 'is', what: only } }, is.filter] },
  }
}

function declaredPlayer(players: Players, at: number, scope: Scope): Players {
  if (players.kind !== 'targetPlayer') return resolved(players, scope)
  if (scope.declared.has(at)) return laterPlayer(at)
  scope.declared.add(at)
  return { ...players, ...declaredAt(at) }
}

/** The position of a declared target, which `numbered` removes. */
const declaredAt = (at: number): object => ({ '?at': at })

/** "attacking an ally": any card of that kind. */
function filterOf(what: unknown, scope: Scope): Filter | undefined {
  const mention = readMention(what)
  const { how } = mention?.mark ?? {}
  if (how !== 'a' && how !== 'each') return undefined
  const { is } = mention ?? {}
  if ((is?.kind !== 'target' && is?.kind !== 'all') || is.zone)
    throw new Unclear('a card that nobody chooses')
  return resolved(is.filter, scope)
}

/** The affected cards, as the builders write them: a single card is flagged, cards of a kind are a filter (714.3). */
function affectedBy(what: unknown, scope: Scope): Modifier['to'] {
  const is = resolved(what as Selector, scope) // `flagged` contains a selector
  if (is.kind === 'self' || is.kind === 'host') return { kind: is.kind }
  if (is.kind === 'all' && !is.zone) return { kind: 'filter', filter: is.filter }
  return { kind: 'flagged', what: is }
}

// ---------------------------------------------------------------- effects

/** Lowers the effect of a link. */
export function lowerEffect(effect: Effect, scope: Scope): Effect {
  note(effect, scope)
  const marked = withDealt(withCounter(effect))
  return named(inOrder(steps(marked, scope)), scope)
}

/** "If none remain": the only counter that the text removes. */
function withCounter(effect: Effect): Effect {
  const removed = new Set<unknown>()
  walk(effect, (node) => (node.kind === 'removeCounters' ? removed.add(node.counter) : undefined))
  return replaced(effect, (node) => {
    if (!isObject(node) || node.kind !== 'counters' || node.counter !== '?that') return undefined
    const [only] = removed
    if (typeof only !== 'string' || removed.size > 1) throw new Unclear('counters without a name')
    return { ...node, counter: only }
  })
}

/** "Dealt this way" means the only damage of the text, and names it. */
function withDealt(effect: Effect): Effect {
  const isDealt = (node: unknown): boolean => readMention(node)?.mark.noun.startsWith('dealt') ?? false
  const isTotal = (node: unknown): boolean =>
    isObject(node) && node.kind === 'bound' && node.name === '?total'
  const [namesCards, namesTotal] = [hasNode(effect, isDealt), hasNode(effect, isTotal)]
  if (!namesCards && !namesTotal) return effect
  const noun = nounOfDealt(effect)
  let count = 0
  const marked = replaced(effect, (node) => {
    if (isTotal(node)) return { kind: 'bound', name: 'total' }
    const mark = readMention(node)?.mark
    if (mark?.noun.startsWith('dealt')) return dealtCards(mark.noun, noun)
    if (isObject(node) && node.kind === 'grant') return node
    return undefined
  })
  const result = replaced(marked, (node) => {
    if (!isObject(node) || node.kind !== 'deal') return undefined
    count++
    const names = { ...(namesCards ? { as: 'dealt' } : {}), ...(namesTotal ? { total: 'total' } : {}) }
    return count === 1 ? { ...node, ...names } : undefined
  })
  if (count === 0) throw new Unclear('no damage is dealt this way')
  return result
}

function nounOfDealt(effect: Effect): string {
  let noun = ''
  walk(effect, (node) => {
    if (node.kind === 'deal' && noun === '') noun = readMention(node.to)?.mark.noun ?? 'character'
  })
  return noun
}

/** A character, or only the allies or heroes among several characters. */
function dealtCards(noun: string, dealt: string): Selector {
  const all: Selector = { kind: 'bound', name: 'dealt' }
  const type = noun === 'dealtAlly' ? 'ally' : noun === 'dealtHero' ? 'hero' : undefined
  if (!type || dealt === type) return all
  return {
    kind: 'all',
    filter: {
      kind: 'and',
      all: [
        { kind: 'is', what: all },
        { kind: 'type', type },
      ],
    },
  }
}

const text = (effect: Effect, scope: Scope): Effect => inOrder(steps(effect, scope))

function steps(effect: Effect, scope: Scope): Effect[] {
  switch (effect.kind) {
    case 'do':
      if (effect.called) return [effect]
      return effect.steps.flatMap((step) => steps(step, scope))
    case 'may':
      return [{ ...effect, who: resolved(effect.who, scope), do: text(effect.do, scope) }]
    case 'ifYouDo':
      return [
        {
          ...effect,
          first: text(effect.first, scope),
          // biome-ignore lint/suspicious/noThenProperty: the vocabulary's word, plain data
          then: text(effect.then, scope),
          ...(effect.else ? { else: text(effect.else, scope) } : {}),
        },
      ]
    case 'if':
      return [
        {
          ...effect,
          cond: resolved(effect.cond, scope),
          // biome-ignore lint/suspicious/noThenProperty: the vocabulary's word, plain data
          then: text(effect.then, scope),
          ...(effect.else ? { else: text(effect.else, scope) } : {}),
        },
      ]
    case 'forEach': {
      const players = new Who(resolved(effect.players, scope))
      const each = steps(effect.do, { ...scope, they: { kind: 'they' } })
      return [...stepsOf(drawnTogether(players, each) ?? forEach(players, ...each))]
    }
    case 'modal':
      return [{ ...effect, modes: effect.modes.map((mode) => text(mode, scope)) }]
    case 'later':
      return [waiting(effect, scope)]
    default:
      return [...choices(effect, scope), underPlayer(withPosition(resolved(effect, scope), effect))]
  }
}

/** A card or token is under the control of the player who puts it into play, by default you. */
function underPlayer(effect: Effect): Effect {
  if (effect.kind === 'putToken' && effect.under?.kind === 'you') {
    const { under: _, ...rest } = effect
    return rest
  }
  if (effect.kind !== 'put' || !('?by' in effect)) return effect
  const { '?by': by, ...rest } = effect
  if (!isObject(by) || by.kind !== 'you') throw new Unclear('put into play by another player')
  return rest
}

/** Nobody chooses anything as players draw, so all draw at once. */
function drawnTogether(players: Who, [only, ...more]: readonly Effect[]): Effect | undefined {
  return only?.kind === 'draw' && only.who.kind === 'they' && more.length === 0
    ? players.draw(only.count)
    : undefined
}

/** Nothing of the text around a triggered modifier is known as it triggers, except this card (715.1). */
function waiting(effect: Extract<Effect, { kind: 'later' }>, scope: Scope): Effect {
  const inner = newScope(scope.isInPlay, scope.isCharacter)
  inner.antecedents.push(
    ...scope.antecedents.filter(({ is, how }) => is.kind === 'self' || is.kind === 'hero' || how === 'a'),
  )
  for (const [at, name] of scope.chosen) inner.chosen.set(at, name)
  const on = lowerTrigger(effect.on, inner, scope)
  return { ...effect, on, do: lowerEffect(effect.do, inner) }
}

/** The steps that choose the cards of "an ally", before something happens to them. */
function choices(effect: Effect, scope: Scope): Effect[] {
  const found: Effect[] = []
  replaced(effect, (node) => {
    if (isObject(node) && (node.kind === 'grant' || node.kind === 'is' || node.kind === 'putToken'))
      return node
    const mention = readMention(node)
    if (mention?.mark.how !== 'a' || mention.is?.kind !== 'target' || scope.chosen.has(mention.mark.at))
      return undefined
    found.push(choice(mention.is, mention.mark.at, effect.kind === 'destroy', scope))
    return undefined
  })
  return found
}

function choice(
  { filter, zone, of, min, max, by }: Target,
  at: number,
  isDestroying: boolean,
  scope: Scope,
): Effect {
  const who = resolved(by ?? { kind: 'you' as const }, scope)
  if (who.kind === 'together') throw new Unclear('chosen together')
  const able: Filter[] = isDestroying ? [{ kind: 'able', to: 'beDestroyed' }] : []
  const own: Filter[] =
    who.kind === 'you' || zone || hasOwner(filter) ? [] : [{ kind: 'controlledBy', players: who }]
  const all = [...partsOf(resolved(filter, scope)), ...own, ...able]
  const name = scope.chosen.size === 0 ? 'chosen' : `chosen${scope.chosen.size + 1}`
  scope.chosen.set(at, name)
  return {
    kind: 'choose',
    who,
    from: {
      kind: 'all',
      filter: all[0] && all.length === 1 ? all[0] : { kind: 'and', all },
      ...(zone ? { zone } : {}),
      ...(of ? { of: resolved(of, scope) } : {}),
    },
    count: resolved(max ?? 1, scope),
    ...(min === 0 ? { upTo: true as const } : {}),
    as: name,
  }
}

const partsOf = (filter: Filter): readonly Filter[] => (filter.kind === 'and' ? filter.all : [filter])
const hasOwner = (filter: Filter): boolean => partsOf(filter).some((one) => one.kind === 'controlledBy')

// ---------------------------------------------------------------- names for cards of a kind

/** Effects that can name the cards to which they happen, with the part that they name. */
const NAMING: Readonly<Record<string, { readonly part: string; readonly name: string }>> = {
  deal: { part: 'to', name: 'as' },
  destroy: { part: 'what', name: 'as' },
  exhaust: { part: 'what', name: 'as' },
  put: { part: 'what', name: 'bind' },
}

/** Marks an effect on cards of a kind with their position. */
function withPosition(lowered: Effect, marked: Effect): Effect {
  const naming = NAMING[marked.kind]
  const mention = naming ? readMention(Reflect.get(marked, naming.part)) : undefined
  return mention?.is && mention.mark.how === 'each'
    ? { ...lowered, ...{ '?each': mention.mark.at } }
    : lowered
}

/** Adds the names that later words need, and removes the positions. */
function named(effect: Effect, scope: Scope): Effect {
  const used = new Set<number>()
  const result = replaced(effect, (node) => {
    if (!isObject(node) || typeof node['?each'] !== 'number') return undefined
    const { '?each': at, ...rest } = node
    const name = scope.bound.get(at)
    const naming = NAMING[String(rest.kind)]
    if (name === undefined || !naming) return rest
    used.add(at)
    return { ...rest, [naming.name]: name }
  })
  if (used.size < scope.bound.size) throw new Unclear('cards without a name')
  return result
}

// ---------------------------------------------------------------- powers

/** Lowers a trigger. Its effect finds the cards of the event in their roles. `around`: the scope of a text around it. */
export function lowerTrigger(on: Trigger, scope: Scope, around: Scope = scope): Trigger {
  const roles = ROLES[on.event] ?? {}
  const lowered = Object.fromEntries(
    Object.entries(on).map(([key, part]) => {
      const role = roles[key]
      if (role) noteRole(part, role, scope)
      return [key, resolved(part, around)]
    }),
  )
  if (hasPlayer(on)) scope.persons.push({ at: 0, are: { kind: 'thatPlayer' } })
  return replaced(lowered as Trigger, orAnother) // it has the same parts, without marks
}

/** "This or another ally enters play under your control": the owner is said of the other cards. */
function orAnother(node: unknown): unknown {
  if (!isObject(node) || node.kind !== 'and' || !Array.isArray(node.all)) return undefined
  const [either, owner, ...more] = node.all as readonly Filter[] // the parts of a filter
  const [self, others] = either?.kind === 'or' ? either.any : []
  if (
    self?.kind !== 'is' ||
    self.what.kind !== 'self' ||
    !others ||
    owner?.kind !== 'controlledBy' ||
    more.length > 0
  )
    return undefined
  return { kind: 'or', any: [self, { kind: 'and', all: [...partsOf(others), owner] }] }
}

function noteRole(
  part: unknown,
  role: Antecedent['is'] extends never ? never : 'subject' | 'dealer' | 'dealtTo' | 'against',
  scope: Scope,
): void {
  replaced(part, (node) => {
    if (!isObject(node) || node.kind !== 'is') return undefined
    const mention = readMention(node.what)
    if (!mention) return undefined
    const { mark, is } = mention
    const isKind = mark.how !== 'the' || !is
    if (isKind) scope.antecedents.push({ ...mark, how: 'event', many: false, is: { kind: 'event', role } })
    else noteMention(mark, is, scope)
    return node
  })
}

export function lowerPower<P extends Named<Power>>(power: P, isInPlay: boolean, isCharacter = false): P {
  const scope = newScope(isInPlay, isCharacter)
  return lowered(power, scope) as P // the same kind of power
}

function lowered(power: Named<Power>, scope: Scope): Named<Power> {
  switch (power.kind) {
    case 'triggered': {
      if (power.called === 'arcaneTorrent') return power
      const on = lowerTrigger(power.on, scope)
      const cond = power.if ? { if: resolvedNoting(power.if, scope) } : {}
      return { ...power, on, ...cond, effect: numbered(lowerEffect(power.effect, scope)) }
    }
    case 'payment': {
      const costs = resolvedNoting(power.costs, scope)
      const when = power.when ? { when: resolvedNoting(power.when, scope) } : {}
      return { ...power, costs, ...when, effect: numbered(lowerEffect(power.effect, scope)) }
    }
    case 'reward':
      return {
        ...power,
        costs: resolvedNoting(power.costs, scope),
        ...(power.when ? { when: resolvedNoting(power.when, scope) } : {}),
        effect: numbered(lowerEffect(power.effect, { ...scope, isInPlay: false })),
      }
    case 'continuous': {
      note(power, scope)
      const cond = power.while ? { while: resolved(power.while, scope) } : {}
      return { kind: 'continuous', ...cond, mods: resolved(power.mods, scope), ...named_(power) }
    }
    default:
      return resolvedNoting(power, scope)
  }
}

/** The labels of a power. */
const named_ = ({ word, called, hero }: Named<Power>): Pick<Named<Power>, 'word' | 'called' | 'hero'> => ({
  ...(word === undefined ? {} : { word }),
  ...(called === undefined ? {} : { called }),
  ...(hero === undefined ? {} : { hero }),
})

function resolvedNoting<T>(data: T, scope: Scope): T {
  note(data, scope)
  return resolved(data, scope)
}

// ---------------------------------------------------------------- numbers of targets

/** Numbers the targets of a text in the order in which the engine declares them (706.1). */
export function numbered<T>(parts: T): T {
  const positions: (number | undefined)[] = []
  const without = replaced(parts, function strip(node): unknown {
    if (!isObject(node)) return undefined
    const isDeclaring = node.kind === 'target' || (node.kind === 'targetPlayer' && node.n === undefined)
    if (!isDeclaring) return undefined
    const { '?at': at, ...rest } = node
    positions.push(typeof at === 'number' ? at : undefined)
    return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, replaced(value, strip)]))
  })
  return replaced(without, (node) => {
    if (!isObject(node) || typeof node.n !== 'number' || node.n >= 0) return undefined
    const n = positions.indexOf(-1 - node.n)
    if (n < 0) throw new Unclear('a target that nobody declares')
    if (node.kind === 'targetPlayer') return { ...node, n }
    const { n: _, ...rest } = node
    return n === 0 ? rest : { ...rest, n }
  })
}
