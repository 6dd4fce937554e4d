/** Texts inside data: effects that happen instead of an event, and the powers of tokens. */
import { type Effect, type Filter, type Labelled, type Power, walk } from '../../../src/engine/index.ts'
import { lowerEffect, lowerPower } from '../lower.ts'
import { isObject, readMention } from '../marks.ts'
import type { Antecedent } from '../refer.ts'
import { resolved } from './resolving.ts'
import { newScope, type Scope } from './scope.ts'

type Data = Readonly<Record<string, unknown>>

/** A text that happens instead of an event, or just before damage is dealt. */
export const isReplacement = (node: Data): boolean =>
  (node.kind === 'replace' && isObject(node.would)) ||
  (node.kind === 'packet' && isObject(node.change) && node.change.kind === 'instead')

/** In that text, "it" is the card to which the event would happen (716.1). */
export function replacement(node: Data, scope: Scope): object {
  const { do: effect, change, would, ...rest } = node
  const inner = newScope(scope.isInPlay, scope.type)
  inner.antecedents.push(...scope.antecedents.filter(({ is }) => is.kind === 'self' || is.kind === 'hero'))
  const subject = subjectOf(node.to)
  if (subject) inner.antecedents.push(subject)
  const lowered = (what: unknown): Effect => lowerEffect(what as Effect, inner) // the field has an effect
  return {
    ...resolved(rest, scope),
    ...(would === undefined ? {} : { would: resolved(would, scope) }),
    ...(effect === undefined ? {} : { do: lowered(effect) }),
    ...(isObject(change) ? { change: { ...change, do: lowered(change.do) } } : {}),
  }
}

/** The card of a replaced event, unless it is this card. */
function subjectOf(to: unknown): Antecedent | undefined {
  if (!isObject(to) || (to.kind !== 'filter' && to.kind !== 'flagged')) return undefined
  const { mark, is } = readMention(to.what) ?? {}
  if (is?.kind === 'self') return undefined
  const noun = mark?.noun ?? nounOf(to.filter as Filter) // the field of a filter
  return { at: mark?.at ?? 0, how: 'event', noun, many: false, is: { kind: 'event', role: 'subject' } }
}

function nounOf(filter: Filter): string {
  const types = new Set<string>()
  walk(filter, (node) => (node.kind === 'type' ? types.add(String(node.type)) : node.kind !== 'not'))
  const [only] = types
  if (types.size === 1 && only !== undefined) return only
  return types.size === 2 && types.has('hero') && types.has('ally') ? 'character' : 'card'
}

/** The powers of a token, each read as a separate text. */
export function withPowers(node: Data, scope: Scope): object | undefined {
  const { token, ...rest } = node
  if (node.kind !== 'putToken' || !isObject(token) || !Array.isArray(token.powers)) return undefined
  const powers = token.powers.map((one) => lowerPower(one as Labelled<Power>, true, 'ally')) // as tokens have them
  return { ...resolved(rest, scope), token: { ...token, powers } }
}
