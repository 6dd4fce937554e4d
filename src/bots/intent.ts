/** Reads from a card's data what a text would do to its targets: harm, help, heal or none of these. */
import {
  type Card,
  createMemoizedHasNode,
  type DataNode,
  type Effect,
  hasNode,
  type Modifier,
} from '../engine/index.ts'

export type TextIntent = 'harm' | 'help' | 'heal' | 'none'

/** Returns the intent of a card's own text, or of the power with index `power`. */
export function intentOfCard(card: Card, power?: number): TextIntent {
  if (power !== undefined) {
    const node = card.powers[power]
    return node && 'effect' in node ? intentOfEffect(node.effect) : 'none'
  }
  if (card.attach) return intentOfAttachment(card)
  if (card.effect) return intentOfEffect(card.effect)
  const targeted = card.powers.find((node) => 'effect' in node && intentOfEffect(node.effect) !== 'none')
  return targeted && 'effect' in targeted ? intentOfEffect(targeted.effect) : 'none'
}

/** Returns whether an attachment harms or helps its host. */
function intentOfAttachment({ effect, powers }: Card): TextIntent {
  return harmsHost(effect) || powers.some(harmsHost) ? 'harm' : 'help'
}

/** Whether the node deals damage, destroys, exhausts, or adds a modifier that nobody wants on their own card. */
function isHarmToHost(node: DataNode): boolean {
  if (node.kind === 'deal') return isHost(node.to)
  if (node.kind === 'destroy' || node.kind === 'exhaust') return isHost(node.what)
  return isHost(node.to) && isBad(node)
}

const harmsHost = createMemoizedHasNode(isHarmToHost)

const HOSTS: readonly unknown[] = ['host', 'thatTarget']

const isHost = (selector: unknown): boolean =>
  typeof selector === 'object' && selector !== null && 'kind' in selector && HOSTS.includes(selector.kind)

export function intentOfEffect(effect: Effect): TextIntent {
  switch (effect.kind) {
    case 'deal':
      return aims(effect.to) ? 'harm' : 'none'
    case 'destroy':
    case 'exhaust':
    case 'interrupt':
      return aims(effect.what) ? 'harm' : 'none'
    case 'put':
      return !aims(effect.what) ? 'none' : isBack(effect.what) ? 'help' : 'harm'
    case 'ready':
      return aims(effect.what) ? 'help' : 'none'
    case 'heal':
      return aims(effect.from) ? 'heal' : 'none'
    case 'modify':
      return effect.mods.some(isBad) ? 'harm' : effect.mods.some(aimsMod) ? 'help' : 'none'
    case 'do':
      return first(effect.steps)
    case 'may':
    case 'forEach':
      return intentOfEffect(effect.do)
    case 'if':
      return first([effect.then, ...(effect.else ? [effect.else] : [])])
    case 'ifYouDo':
      return first([effect.first, effect.then])
    default:
      return 'none'
  }
}

function first(effects: Effect[]): TextIntent {
  return effects.map(intentOfEffect).find((intent) => intent !== 'none') ?? 'none'
}

const aims = createMemoizedHasNode(isAim)

const aimsMod = (mod: Modifier): boolean => aims(mod.to)

/** Whether the node is a target, a targeted player, or a reference to an earlier target. */
function isAim({ kind }: DataNode): boolean {
  return typeof kind === 'string' && /target/i.test(kind)
}

/** Whether the selector selects cards in a graveyard. An effect that moves such a card helps the card. */
const isBack = createMemoizedHasNode(({ zone }) => zone === 'graveyard')

const isBad = (node: DataNode): boolean => intentOfModifier(node) === 'harm'

/** Returns whether a modifier harms or helps the cards that it affects. */
export function intentOfModifier(mod: DataNode): TextIntent {
  if (mod.kind === 'stats') return isLess(mod.atk) || isLess(mod.health) ? 'harm' : 'help'
  if (mod.kind === 'cant') return PROTECTING.has(mod.what) ? 'help' : 'harm'
  if (mod.kind === 'prevent') return mod.role === 'dealer' ? 'harm' : 'help'
  if (mod.kind === 'packet') return mod.role === 'dealt' && isIncrease(mod.change) ? 'harm' : 'help'
  if (HARMFUL.has(mod.kind)) return 'harm'
  return HELPFUL.has(mod.kind) ? 'help' : 'none'
}

const HARMFUL: ReadonlySet<unknown> = new Set([
  'losePowers',
  'control',
  'mustAttack',
  'canAttackOnly',
  'attackCost',
  'attacksAtRandom',
  'skipStep',
])

const HELPFUL: ReadonlySet<unknown> = new Set([
  'keyword',
  'grant',
  'powersOf',
  'double',
  'canProtect',
  'wields',
  'sets',
  'replace',
])

/** The acts that are done to a card by its opponents, so that a prohibition protects the card. */
const PROTECTING: ReadonlySet<unknown> = new Set([
  'beAttacked',
  'beDamaged',
  'beDealt',
  'beDestroyed',
  'beDiscarded',
  'beInterrupted',
  'beRemoved',
  'beTargeted',
  'leaveControl',
  'leavePlay',
])

function isIncrease(change: unknown): boolean {
  if (typeof change !== 'object' || change === null || !('kind' in change)) return false
  return change.kind === 'plus' || change.kind === 'times' || change.kind === 'unpreventable'
}

/** Whether a number is negative. Of a computed number, only a negative factor is known. */
const isLess = (n: unknown): boolean =>
  typeof n === 'number' ? n < 0 : hasNode(n, ({ kind, of }) => kind === 'times' && hasNegative(of))

const hasNegative = (of: unknown): boolean =>
  Array.isArray(of) && of.some((n) => typeof n === 'number' && n < 0)

/** Whether a modifier lasts until the end of the turn or combat. */
export const isShort = (duration: unknown): boolean => duration === 'turn' || duration === 'combat'

/** Whether a modifier gives ATK or a keyword that only attackers use. */
export const isBonusForAttack = ({ kind, atk, keyword }: DataNode): boolean =>
  (kind === 'stats' && atk !== undefined && (typeof atk !== 'number' || atk > 0)) ||
  (kind === 'keyword' && KEYWORDS_OF_ATTACKERS.has(keyword))

const KEYWORDS_OF_ATTACKERS: ReadonlySet<unknown> = new Set(['assault', 'ferocity', 'longRange'])
