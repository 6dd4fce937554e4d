/** Lowers triggers: their effects find the cards of the event in their roles. */
import { type EventRole, type Filter, hasNode, type Trigger } from '../../../src/engine/index.ts'
import { isDataObject, readMentionMark, replaceNodes } from '../marks.ts'
import { EVENT_ROLES, hasPlayerInTrigger, UnclearText } from '../refer.ts'
import { partsOfFilter } from './choices.ts'
import { recordMention } from './mentions.ts'
import { replaceMarksByCards } from './resolving.ts'
import type { TextScope } from './scope.ts'

/**
 * Lowers a trigger. Its effect finds the cards of the event in their roles. `around`: the scope of a text around it.
 */
export function lowerTrigger(on: Trigger, scope: TextScope, around: TextScope = scope): Trigger {
  const roles = EVENT_ROLES[on.event] ?? {}
  for (const [key, part] of Object.entries(on)) if (roles[key]) noteRole(part, roles[key], scope)
  const lowered = Object.fromEntries(
    Object.entries(on).map(([key, part]) => [key, replaceMarksByCards(part, around)]),
  )
  if (hasNode(lowered, isRole)) throw new UnclearText('other than a card of the same event')
  if (hasPlayerInTrigger(on)) scope.persons.push({ at: 0, are: { kind: 'thatPlayer' } })
  return replaceNodes(lowered as Trigger, orAnother) // a lowered trigger has the same fields
}

/** Whether a node is a card of the event. Filters of an event don't know its other cards. */
const isRole = (node: unknown): boolean => isDataObject(node) && node.kind === 'event' && 'role' in node

/** Moves the owner to the other cards: "this or another ally enters play under your control". */
function orAnother(node: unknown): unknown {
  if (!isDataObject(node) || node.kind !== 'and' || !Array.isArray(node.all)) return undefined
  const [either, owner, ...more] = node.all as readonly Filter[] // the parts of "and" are filters
  const [self, others] = either?.kind === 'or' ? either.any : []
  if (
    self?.kind !== 'is' ||
    self.what.kind !== 'self' ||
    !others ||
    owner?.kind !== 'controlledBy' ||
    more.length > 0
  )
    return undefined
  return { kind: 'or', any: [self, { kind: 'and', all: [...partsOfFilter(others), owner] }] }
}

function noteRole(part: unknown, role: EventRole, scope: TextScope): void {
  replaceNodes(part, (node) => {
    if (!isDataObject(node) || node.kind !== 'is') return undefined
    const mention = readMentionMark(node.what)
    if (!mention) return undefined
    const { mark, is } = mention
    const isKind = mark.how !== 'the' || !is
    if (isKind) scope.antecedents.push({ ...mark, how: 'event', many: false, is: { kind: 'event', role } })
    else recordMention(mark, is, scope)
    return node
  })
}
