/** Replaces the marks in data in which nobody chooses anything. */
import type {
  Filter,
  Labelled,
  Modifier,
  PlayerSelector,
  Power,
  Selector,
} from '../../../src/engine/index.ts'
import { lowerPower } from '../lower.ts'
import {
  isActor,
  isObject,
  isOther,
  isSubject,
  type Mark,
  readMention,
  readPerson,
  readPersonPronoun,
  replaced,
} from '../marks.ts'
import { type Antecedent, referent, referredPlayer, Unclear } from '../refer.ts'
import { cardsLeftOut, isOneOfThem, withOwnerLeftOut } from './others.ts'
import { isReplacement, replacement, withPowers } from './replacements.ts'
import { later, laterPlayer, type Scope } from './scope.ts'

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
  const apart = withOwnerLeftOut(node)
  if (apart) return resolved(apart, scope)
  if (node.kind === 'flagged') return affectedBy(node.what, scope)
  if (isReplacement(node)) return replacement(node, scope)
  if (node.kind === 'deal') return dealing(node, scope)
  if (node.kind === 'putToken') return withPowers(node, scope)
  if (node.kind === 'grant' && 'power' in node)
    return { ...node, to: resolved(node.to, scope), power: lowerPower(node.power as Labelled<Power>, true) } // a modifier
  const mention = readMention(node)
  return mention ? resolvedMention(mention.mark, mention.is, scope) : undefined
}

/** A card that deals damage to itself is called "itself". Any other word for it means another card. */
function dealing(node: Readonly<Record<string, unknown>>, scope: Scope): unknown {
  const isItself = isSame(node.by, node.to)
  const deal = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolved(value, scope)]))
  if (!isItself && isSame(deal.by, deal.to)) throw new Unclear('pronoun with several nouns')
  return deal
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

function resolvedMention(mark: Mark, is: Selector | undefined, scope: Scope): Selector {
  if (!is) return meant(mark, scope)
  switch (mark.how) {
    case 'target':
      return declaredTarget(mark, is, scope)
    case 'a': {
      const name = scope.chosen.get(mark.at)
      if (name === undefined) throw new Unclear('a card that nobody chooses')
      return { kind: 'bound', name }
    }
    default:
      return resolved(is, mark.how === 'each' ? without(mark.at, scope) : scope)
  }
}

function meant(mark: Mark, scope: Scope): Selector {
  const is = isOther(mark) ? cardsLeftOut(mark, scope) : referent(scope.antecedents, mark, scope)
  if (is.kind !== 'bound') return resolved(is, scope)
  const [, position] = /^\?mention (\d+)$/.exec(is.name) ?? []
  if (position === undefined) return is
  const at = Number(position)
  return { kind: 'bound', name: scope.chosen.get(at) ?? boundAt(at, scope) }
}

/** Cards of a kind to which a later sentence refers get a name as something happens to them. */
function boundAt(at: number, scope: Scope): string {
  const name =
    scope.bound.get(at) ??
    scope.paid.get(at) ??
    (scope.bound.size === 0 ? 'them' : `them${scope.bound.size + 1}`)
  scope.bound.set(at, name)
  return name
}

function declaredTarget(mark: Mark, is: Selector, scope: Scope): Selector {
  const { at } = mark
  if (scope.declared.has(at)) return later(at)
  scope.declared.add(at)
  return { ...resolved(anotherThan(is, mark, scope), without(at, scope)), ...declaredAt(at) }
}

/** A word in the description of a card doesn't mean that card: "target ally with cost less than that ally's cost". */
export const without = (at: number, scope: Scope): Scope => ({
  ...scope,
  antecedents: scope.antecedents.filter((one) => one.at !== at),
})

const ITSELF: readonly Antecedent[] = [{ at: 0, how: 'the', noun: 'self', many: false, is: { kind: 'self' } }]

/**
 * "Another target" is not a card that the text has targeted before (706.1). If it hasn't targeted any, it is not the
 * one card that the text is about.
 */
function anotherThan(is: Selector, { at, noun }: Mark, scope: Scope): Selector {
  if (is.kind !== 'target' || !is.other) return is
  const before = scope.antecedents.filter((one) => one.at < at && !one.many)
  if (before.some(({ how }) => how === 'target')) return is
  const cards = before.filter(
    ({ how, is: known }) =>
      how === 'event' ||
      known.kind === 'self' ||
      known.kind === 'hero' ||
      known.kind === 'host' ||
      how === 'a',
  )
  if (cards.length === 0 && isOneOfThem(noun, scope)) cards.push(...ITSELF)
  const [only, ...more] = new Map(cards.map((one) => [JSON.stringify(one.is), one.is])).values()
  if (!only || more.length > 0) throw new Unclear('another than what')
  const { other: _, ...rest } = is
  return {
    ...rest,
    filter: { kind: 'and', all: [{ kind: 'not', filter: { kind: 'is', what: only } }, is.filter] },
  }
}

function declaredPlayer(players: PlayerSelector, at: number, scope: Scope): PlayerSelector {
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
  return resolved(is.filter, without(mention?.mark.at ?? 0, scope))
}

/** The affected cards, as the builders write them: a single card is flagged, cards of a kind are a filter (714.3). */
function affectedBy(what: unknown, scope: Scope): Modifier['to'] {
  const is = resolved(what as Selector, scope) // `flagged` contains a selector
  if (is.kind === 'self' || is.kind === 'host') return { kind: is.kind }
  if (is.kind === 'all' && !is.zone) return { kind: 'filter', filter: is.filter }
  return { kind: 'flagged', what: is }
}

export const personOf = (players: PlayerSelector, at: number, scope: Scope): PlayerSelector =>
  players.kind === 'targetPlayer' ? laterPlayer(at) : resolved(players, scope)
