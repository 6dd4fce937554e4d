/**
 * Reads from a text what it does to the cards and players that somebody chooses for it: to each of its targets, and to
 * the cards that a part of it has named with `as`.
 */
import {
  type CardId,
  type DataNode,
  indexOfChoiceInText,
  isTargetDeclaration,
  memoize,
  nodeAtPath,
  printedCard,
  type View,
  walkNodes,
} from '../engine/index.ts'
import { type DamageEffect, damageOf } from './harm.ts'
import { intentOfCard, intentOfModifier, isBonusForAttack, isShort, type TextIntent } from './intent.ts'

export interface Impact {
  intent: TextIntent
  damage: DamageEffect | null
  /** Whether the text only helps a character that attacks this turn. */
  isForAttack?: boolean
}

/** Something that a text does: to cards or players that a selector selects. */
interface Act {
  on: unknown
  intent: TextIntent
  damage?: DamageEffect | null
  isForAttack?: boolean
}

/** The chosen cards or players to which an act is done: the index of a target, or the name of bound cards. */
type Chosen = number | string

/** Returns what the asking text does to the target that is being chosen, or null if no target is being chosen. */
export function impactOnTargetToChoose(view: View): Impact | null {
  const { asking } = view
  if (asking?.target === undefined) return null
  const { card, path, target } = asking
  if (path !== null) return impactOnChosen(nodeAtPath(view, card, path), target)
  const printed = printedCard(view, card)
  const isHost = printed.attach !== undefined && aimsIn(printed.attach.to).size === 0 && target === 0
  return isHost ? { intent: intentOfCard(printed), damage: null } : impactOnChosen(printed.effect, target)
}

/** Returns what a text does to the chosen cards, and nothing if it doesn't mention them. */
export const impactOnChosen = (text: unknown, chosen: Chosen): Impact => aimsIn(text).get(chosen) ?? NOTHING

const NOTHING: Impact = { intent: 'none', damage: null }

/** Returns the node of a card's data that asks the open question, or null if no text asks. */
export function askingNode({ asking, cards }: View): DataNode | null {
  return asking && asking.path !== null ? nodeAtPath({ cards }, asking.card, asking.path) : null
}

/** Returns what the asking text does to the cards that are being chosen, or null if it doesn't name them. */
export function impactOnCardsToChoose(view: View): Impact | null {
  const { asking } = view
  const node = askingNode(view)
  if (!asking?.path || node?.kind !== 'choose' || typeof node.as !== 'string') return null
  return impactOnChosen(textAround(view, asking.card, asking.path), node.as)
}

/** Returns the whole text that contains the node at a path: the card's own text, or the effect of a power. */
function textAround(view: View, card: CardId, path: string): unknown {
  const end = path.lastIndexOf(EFFECT)
  return end < 0 ? null : nodeAtPath(view, card, path.slice(0, end + EFFECT.length - 1))
}

const EFFECT = 'effect.'

const aimsIn = (text: unknown): ReadonlyMap<Chosen, Impact> =>
  typeof text === 'object' && text !== null ? aimsOf(text) : NO_AIMS

const NO_AIMS: ReadonlyMap<Chosen, Impact> = new Map()

const aimsOf = memoize((text: object): ReadonlyMap<Chosen, Impact> => {
  const aims = new Map<Chosen, Impact>()
  const zones = zonesOfChosenCards(text)
  walkNodes(text, (node) => {
    for (const act of actsOf(node, zones)) {
      for (const chosen of chosenIn(act.on)) aims.set(chosen, joined(aims.get(chosen), act))
      for (const spared of sparedIn(act))
        aims.set(spared, joined(aims.get(spared), { ...act, intent: 'help' }))
    }
  })
  return aims
})

/** The first intent counts, because a text names its main effect first, and the highest damage. */
function joined(before: Impact = NOTHING, { intent, damage, isForAttack = false }: Act): Impact {
  const isMore = damage && damage.amount > (before.damage?.amount ?? 0)
  return {
    intent: before.intent === 'none' ? intent : before.intent,
    damage: isMore ? damage : before.damage,
    isForAttack: before.intent === 'none' ? isForAttack : (before.isForAttack ?? false),
  }
}

/** Returns the zones from which the text chooses cards, by the names that it gives to these cards. */
function zonesOfChosenCards(text: object): ReadonlyMap<unknown, unknown> {
  const zones = new Map<unknown, unknown>()
  walkNodes(text, ({ kind, as, from }) => {
    if (kind === 'choose' && as !== undefined) zones.set(as, zoneOf(from))
  })
  return zones
}

function chosenIn(selector: unknown): Chosen[] {
  const found: Chosen[] = []
  walkNodes(selector, (node) => {
    if (node.kind === 'not' || node.kind === 'except') return false
    if (isTargetDeclaration(node)) found.push(indexOfChoiceInText(node))
    else if (node.kind === 'thatTarget' || node.kind === 'targetPlayer')
      found.push(typeof node.n === 'number' ? node.n : 0)
    else if (node.kind === 'bound' && typeof node.name === 'string') found.push(node.name)
    return true
  })
  return found
}

/** Returns the chosen cards that a harmful act spares: "destroy each other ally". */
function sparedIn({ on, intent }: Act): Chosen[] {
  const spared: Chosen[] = []
  if (intent !== 'harm') return spared
  walkNodes(on, (node) => {
    if (node.kind !== 'not') return true
    spared.push(...chosenIn(node.filter))
    return false
  })
  return spared
}

/** Returns what an effect itself does to the cards that it names, without the effects inside it. */
export const intentWithoutInnerEffects = (effect: DataNode): TextIntent => actsOf(effect)[0]?.intent ?? 'none'

function actsOf(node: DataNode, zones: ReadonlyMap<unknown, unknown> = NO_ZONES): Act[] {
  const harms = HARMS.get(node.kind)
  if (node.kind === 'deal') return [{ on: node.to, intent: 'harm', damage: damageOf(node) }]
  if (harms !== undefined) return [{ on: node[harms], intent: 'harm' }]
  const heals = HEALS.get(node.kind)
  if (heals !== undefined) return [{ on: node[heals], intent: 'heal' }]
  const helps = HELPS.get(node.kind)
  if (helps !== undefined) return [{ on: node[helps], intent: 'help' }]
  if (node.kind === 'put' || node.kind === 'putResource')
    return [{ on: node.what, intent: intentOfMove(node, zones) }]
  if (node.kind === 'addCounters') return [{ on: node.to, intent: intentOfCounter(node.counter) }]
  if (node.kind === 'modify')
    return modifiersIn(node).map((mod) => ({
      on: mod.to,
      intent: intentOfModifier(mod),
      isForAttack: isShort(node.duration) && isBonusForAttack(mod),
    }))
  return []
}

/** The key under which an effect of each kind has the cards or players that it harms. */
const HARMS: ReadonlyMap<unknown, string> = new Map([
  ['putDamage', 'on'],
  ['putDivided', 'on'],
  ['destroy', 'what'],
  ['exhaust', 'what'],
  ['interrupt', 'what'],
  ['gainControl', 'of'],
  ['discard', 'who'],
  ['skipTurn', 'who'],
])

const HEALS: ReadonlyMap<unknown, string> = new Map([
  ['heal', 'from'],
  ['removeDamage', 'from'],
  ['moveDamage', 'from'],
])

const HELPS: ReadonlyMap<unknown, string> = new Map([
  ['ready', 'what'],
  ['draw', 'who'],
  ['drawUntil', 'who'],
  ['extraTurn', 'who'],
  ['search', 'who'],
  ['play', 'what'],
  ['putToken', 'under'],
])

const NO_ZONES: ReadonlyMap<unknown, unknown> = new Map()

/** A card that comes back into a hand, a deck or play is helped, and a card that leaves play is harmed. */
function intentOfMove({ kind, what, to }: DataNode, zones: ReadonlyMap<unknown, unknown>): TextIntent {
  const isUseful = kind === 'putResource' || to === 'hand' || to === 'play' || to === 'deckTop'
  const from = zoneOf(what, zones)
  if (from === 'play') return to === 'play' ? 'none' : 'harm'
  if (from === 'chain') return 'harm'
  return isUseful ? 'help' : 'none'
}

function zoneOf(selector: unknown, zones: ReadonlyMap<unknown, unknown> = NO_ZONES): unknown {
  if (typeof selector !== 'object' || selector === null || !('kind' in selector)) return undefined
  if (selector.kind === 'bound' && 'name' in selector) return zones.get(selector.name)
  if (selector.kind === 'top' || selector.kind === 'topUntil') return undefined
  return 'zone' in selector && selector.zone !== undefined ? selector.zone : 'play'
}

function intentOfCounter(counter: unknown): TextIntent {
  if (typeof counter !== 'object' || counter === null) return 'none'
  return Object.values(counter).some((n) => typeof n === 'number' && n < 0) ? 'harm' : 'help'
}

const modifiersIn = ({ mods }: DataNode): DataNode[] =>
  Array.isArray(mods) ? mods.filter((mod): mod is DataNode => typeof mod === 'object' && mod !== null) : []
