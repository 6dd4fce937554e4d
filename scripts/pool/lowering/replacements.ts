/** Texts inside data: effects that happen instead of an event, and the powers of tokens. */
import { type Effect, type Filter, type Power, type WithLabel, walkNodes } from '../../../src/engine/index.ts'
import { lowerEffect, lowerPower } from '../lower.ts'
import { isDataObject, readMentionMark } from '../marks.ts'
import type { Antecedent } from '../refer.ts'
import { replaceMarksByCards } from './resolving.ts'
import { newTextScope, type TextScope } from './scope.ts'

type Data = Readonly<Record<string, unknown>>

/** Whether a node has a text that happens instead of an event, or just before damage is dealt. */
export const isReplacementText = (node: Data): boolean =>
  (node.kind === 'replace' && isDataObject(node.would)) ||
  (node.kind === 'packet' && isDataObject(node.change) && node.change.kind === 'instead')

/** Lowers a replacement. In its text, "it" is the card to which the event would happen (716.1). */
export function lowerReplacement(node: Data, scope: TextScope): object {
  const { do: effect, change, would, ...rest } = node
  const inner = newTextScope(scope.isInPlay, scope.type)
  inner.antecedents.push(...scope.antecedents.filter(({ is }) => is.kind === 'self' || is.kind === 'hero'))
  const subject = subjectOf(node.to)
  if (subject) inner.antecedents.push(subject)
  // each field that is passed is an effect
  const lowered = (what: unknown): Effect => lowerEffect(what as Effect, inner)
  return {
    ...replaceMarksByCards(rest, scope),
    ...(would === undefined ? {} : { would: replaceMarksByCards(would, scope) }),
    ...(effect === undefined ? {} : { do: lowered(effect) }),
    ...(isDataObject(change) ? { change: { ...change, do: lowered(change.do) } } : {}),
  }
}

/** Returns the card of a replaced event, unless that is this card. */
function subjectOf(to: unknown): Antecedent | undefined {
  if (!isDataObject(to) || (to.kind !== 'filter' && to.kind !== 'flagged')) return undefined
  const { mark, is } = readMentionMark(to.what) ?? {}
  if (is?.kind === 'self') return undefined
  const noun = mark?.noun ?? nounOf(to.filter as Filter) // the field `filter` is a filter
  return { at: mark?.at ?? 0, how: 'event', noun, many: false, is: { kind: 'event', role: 'subject' } }
}

function nounOf(filter: Filter): string {
  const types = new Set<string>()
  walkNodes(filter, (node) => (node.kind === 'type' ? types.add(String(node.type)) : node.kind !== 'not'))
  const [only] = types
  if (types.size === 1 && only !== undefined) return only
  return types.size === 2 && types.has('hero') && types.has('ally') ? 'character' : 'card'
}

/** Lowers the powers of a token, each as a separate text; undefined if the node makes no token with powers. */
export function lowerTokenPowers(node: Data, scope: TextScope): object | undefined {
  const { token, ...rest } = node
  if (node.kind !== 'putToken' || !isDataObject(token) || !Array.isArray(token.powers)) return undefined
  // a token only has labelled powers
  const powers = token.powers.map((one) => lowerPower(one as WithLabel<Power>, true, 'ally'))
  return { ...replaceMarksByCards(rest, scope), token: { ...token, powers } }
}
