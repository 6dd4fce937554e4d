/** Lowers triggers: their effects find the cards of the event in their roles. */
import { type EventRole, type Filter, hasNode, type Trigger } from '../../../src/engine/index.ts'
import { isObject, readMention, replaced } from '../marks.ts'
import { hasPlayer, ROLES, Unclear } from '../refer.ts'
import { partsOf } from './choices.ts'
import { noteMention } from './mentions.ts'
import { resolved } from './resolving.ts'
import type { Scope } from './scope.ts'

/** Lowers a trigger. Its effect finds the cards of the event in their roles. `around`: the scope of a text around it. */
export function lowerTrigger(on: Trigger, scope: Scope, around: Scope = scope): Trigger {
  const roles = ROLES[on.event] ?? {}
  for (const [key, part] of Object.entries(on)) if (roles[key]) noteRole(part, roles[key], scope)
  const lowered = Object.fromEntries(Object.entries(on).map(([key, part]) => [key, resolved(part, around)]))
  if (hasNode(lowered, isRole)) throw new Unclear('other than a card of the same event')
  if (hasPlayer(on)) scope.persons.push({ at: 0, are: { kind: 'thatPlayer' } })
  return replaced(lowered as Trigger, orAnother) // it has the same parts, without marks
}

/** Filters of an event don't know the other cards of the event. */
const isRole = (node: unknown): boolean => isObject(node) && node.kind === 'event' && 'role' in node

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

function noteRole(part: unknown, role: EventRole, scope: Scope): void {
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
