/** What a text would do to its targets, read from the card's data: harm, help, healing or none of it. */
import {
  type Card,
  type DataNode,
  type Effect,
  hasKind,
  hasNode,
  type Modifier,
  type Selector,
} from '../engine/index.ts'

export type Intent = 'harm' | 'help' | 'heal' | 'none'

/** The intent of a card's own text, or of one of its powers. */
export function intentOf(card: Card, power?: number): Intent {
  if (power !== undefined) {
    const node = card.powers[power]
    return node && 'effect' in node ? intentOfEffect(node.effect) : 'none'
  }
  if (card.attach)
    return intentOfAttachment(card.powers.flatMap((node) => ('effect' in node ? [node.effect] : [])))
  if (card.effect) return intentOfEffect(card.effect)
  const targeted = card.powers.find((node) => 'effect' in node && intentOfEffect(node.effect) !== 'none')
  return targeted && 'effect' in targeted ? intentOfEffect(targeted.effect) : 'none'
}

function intentOfAttachment(effects: Effect[]): Intent {
  const hurts = effects.some((effect) => hasKind(effect, 'deal'))
  return hurts ? 'harm' : 'help'
}

function intentOfEffect(effect: Effect): Intent {
  switch (effect.kind) {
    case 'deal':
      return aims(effect.to) ? 'harm' : 'none'
    case 'destroy':
    case 'exhaust':
    case 'put':
    case 'interrupt':
      return aims(effect.what) ? 'harm' : 'none'
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
    case 'ifYouDo':
      return first([effect.first, effect.then])
    default:
      return 'none'
  }
}

function first(effects: Effect[]): Intent {
  return effects.map(intentOfEffect).find((intent) => intent !== 'none') ?? 'none'
}

function aims(selector: Selector): boolean {
  return hasNode(selector, isAim)
}

function aimsMod(mod: Modifier): boolean {
  return hasNode(mod.to, isAim)
}

/** A target, or a targeted player, or what was one. */
function isAim({ kind }: DataNode): boolean {
  return typeof kind === 'string' && /target/i.test(kind)
}

function isBad(mod: Modifier): boolean {
  return mod.kind === 'cant' || (mod.kind === 'stats' && typeof mod.atk === 'number' && mod.atk < 0)
}
