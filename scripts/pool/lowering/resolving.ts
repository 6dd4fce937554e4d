/** Replaces the marks in data in which nobody chooses anything. */
import type {
  Filter,
  Modifier,
  PlayerSelector,
  Power,
  Selector,
  WithLabel,
} from '../../../src/engine/index.ts'
import { lowerPower } from '../lower.ts'
import {
  isActorMark,
  isDataObject,
  isOtherMark,
  isSubjectMark,
  type MentionMark,
  readMentionMark,
  readPlayerMark,
  readPlayerPronounMark,
  replaceNodes,
} from '../marks.ts'
import { type Antecedent, referentOf, referredPlayer, UnclearText } from '../refer.ts'
import { cardsLeftOut, isOneOfTheOthers, withOwnerLeftOut } from './others.ts'
import { isReplacementText, lowerReplacement, lowerTokenPowers } from './replacements.ts'
import { type TextScope, undeclaredTarget, undeclaredTargetPlayer } from './scope.ts'

/** Replaces all marks in data in which nobody chooses anything. */
export function replaceMarksByCards<T>(data: T, scope: TextScope): T {
  return replaceNodes(data, (node) => resolvedNode(node, scope))
}

function resolvedNode(node: unknown, scope: TextScope): unknown {
  if (isSubjectMark(node)) throw new UnclearText('verb without a subject')
  if (isActorMark(node)) return { kind: 'you' }
  const he = readPlayerPronounMark(node)
  if (he !== undefined) return replaceMarksByCards(scope.they ?? referredPlayer(scope.persons, he), scope)
  const person = readPlayerMark(node)
  if (person) return declaredPlayer(person.players, person.at, scope)
  if (!isDataObject(node)) return undefined
  if (node.kind === 'is') return filterOf(node.what, scope)
  const apart = withOwnerLeftOut(node)
  if (apart) return replaceMarksByCards(apart, scope)
  if (node.kind === 'flagged') return affectedBy(node.what, scope)
  if (isReplacementText(node)) return lowerReplacement(node, scope)
  if (node.kind === 'deal') return dealing(node, scope)
  if (node.kind === 'putToken') return lowerTokenPowers(node, scope)
  if (node.kind === 'grant' && 'power' in node)
    return {
      ...node,
      to: replaceMarksByCards(node.to, scope),
      power: lowerPower(node.power as WithLabel<Power>, true), // a modifier of the kind "grant" contains a power
    }
  const mention = readMentionMark(node)
  return mention ? resolvedMention(mention.mark, mention.is, scope) : undefined
}

/** Lowers damage. A card that deals damage to itself is called "itself", so any other word means another card. */
function dealing(node: Readonly<Record<string, unknown>>, scope: TextScope): unknown {
  const isItself = isSame(node.by, node.to)
  const deal = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, replaceMarksByCards(value, scope)]),
  )
  if (!isItself && isSame(deal.by, deal.to)) throw new UnclearText('pronoun with several nouns')
  return deal
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

function resolvedMention(mark: MentionMark, is: Selector | undefined, scope: TextScope): Selector {
  if (!is) return meant(mark, scope)
  switch (mark.how) {
    case 'target':
      return declaredTarget(mark, is, scope)
    case 'a': {
      const name = scope.chosen.get(mark.at)
      if (name === undefined) throw new UnclearText('a card that nobody chooses')
      return { kind: 'bound', name }
    }
    default:
      return replaceMarksByCards(is, mark.how === 'each' ? withoutMention(mark.at, scope) : scope)
  }
}

function meant(mark: MentionMark, scope: TextScope): Selector {
  const is = isOtherMark(mark) ? cardsLeftOut(mark, scope) : referentOf(scope.antecedents, mark, scope)
  if (is.kind !== 'bound') return replaceMarksByCards(is, scope)
  const [, position] = /^\?mention (\d+)$/.exec(is.name) ?? []
  if (position === undefined) return is
  const at = Number(position)
  return { kind: 'bound', name: scope.chosen.get(at) ?? boundAt(at, scope) }
}

/** Returns the name of cards of a kind to which a later sentence refers. */
function boundAt(at: number, scope: TextScope): string {
  const name =
    scope.bound.get(at) ??
    scope.paid.get(at) ??
    (scope.bound.size === 0 ? 'them' : `them${scope.bound.size + 1}`)
  scope.bound.set(at, name)
  return name
}

function declaredTarget(mark: MentionMark, is: Selector, scope: TextScope): Selector {
  const { at } = mark
  if (scope.declared.has(at)) return undeclaredTarget(at)
  scope.declared.add(at)
  return {
    ...replaceMarksByCards(anotherThan(is, mark, scope), withoutMention(at, scope)),
    ...declaredAt(at),
  }
}

/** Returns the scope without one mention, since a word in a card's description never means the described card. */
export const withoutMention = (at: number, scope: TextScope): TextScope => ({
  ...scope,
  antecedents: scope.antecedents.filter((one) => one.at !== at),
})

const ITSELF: readonly Antecedent[] = [{ at: 0, how: 'the', noun: 'self', many: false, is: { kind: 'self' } }]

/**
 * "Another target" is not a card that the text has targeted before (706.1). If it hasn't targeted any, it is not the
 * one card that the text is about.
 */
function anotherThan(is: Selector, { at, noun }: MentionMark, scope: TextScope): Selector {
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
  if (cards.length === 0 && isOneOfTheOthers(noun, scope)) cards.push(...ITSELF)
  const [only, ...more] = new Map(cards.map((one) => [JSON.stringify(one.is), one.is])).values()
  if (!only || more.length > 0) throw new UnclearText('another than what')
  const { other: _, ...rest } = is
  return {
    ...rest,
    filter: { kind: 'and', all: [{ kind: 'not', filter: { kind: 'is', what: only } }, is.filter] },
  }
}

function declaredPlayer(players: PlayerSelector, at: number, scope: TextScope): PlayerSelector {
  if (players.kind !== 'targetPlayer') return replaceMarksByCards(players, scope)
  if (scope.declared.has(at)) return undeclaredTargetPlayer(at)
  scope.declared.add(at)
  return { ...players, ...declaredAt(at) }
}

/** The position of a declared target, which `numberTargets` removes. */
const declaredAt = (at: number): object => ({ '?at': at })

/** Returns the filter for "an ally" in a phrase such as "attacking an ally": any card of that kind. */
function filterOf(what: unknown, scope: TextScope): Filter | undefined {
  const mention = readMentionMark(what)
  const { how } = mention?.mark ?? {}
  if (how !== 'a' && how !== 'each') return undefined
  const { is } = mention ?? {}
  if ((is?.kind !== 'target' && is?.kind !== 'all') || is.zone)
    throw new UnclearText('a card that nobody chooses')
  return replaceMarksByCards(is.filter, withoutMention(mention?.mark.at ?? 0, scope))
}

/**
 * Returns the cards that a modifier affects: a single card is flagged once, and cards of a kind are a filter (714.3).
 */
function affectedBy(what: unknown, scope: TextScope): Modifier['to'] {
  const is = replaceMarksByCards(what as Selector, scope) // the field `what` of a flagged card is a selector
  if (is.kind === 'self' || is.kind === 'host') return { kind: is.kind }
  if (is.kind === 'all' && !is.zone) return { kind: 'filter', filter: is.filter }
  return { kind: 'flagged', what: is }
}

export const playersMeant = (players: PlayerSelector, at: number, scope: TextScope): PlayerSelector =>
  players.kind === 'targetPlayer' ? undeclaredTargetPlayer(at) : replaceMarksByCards(players, scope)
