/**
 * Replaces the marks in the data of a line: targets are declared once, cards that a player chooses get a step that
 * chooses them, and pronouns are replaced by the cards that they mean. The result is plain data of the vocabulary.
 */
import { forEach } from '../../src/cards/builders/for-each.ts'
import { PlayerNoun } from '../../src/cards/builders/player-nouns.ts'
import { inOrder, stepsOfEffect } from '../../src/cards/builders/steps.ts'
import {
  type CardType,
  type Effect,
  hasNode,
  type Power,
  type Selector,
  type WithLabel,
} from '../../src/engine/index.ts'
import { TRIGGERS_WITH_AMOUNT } from './lint.ts'
import { choiceSteps } from './lowering/choices.ts'
import { lowerKindMarks } from './lowering/kinds.ts'
import { recordMentions } from './lowering/mentions.ts'
import { markPosition, nameAffectedCards } from './lowering/naming.ts'
import { numberTargets } from './lowering/numbers.ts'
import { namePaidCards, recordPaidCards } from './lowering/paid.ts'
import { replaceMarksByCards } from './lowering/resolving.ts'
import { newTextScope, type TextScope } from './lowering/scope.ts'
import { nameAmountOfStepBefore } from './lowering/that-much.ts'
import { nameDeedsOfThisWay, nameOnlyCounter } from './lowering/this-way.ts'
import { lowerTrigger } from './lowering/triggers.ts'
import { isDataObject } from './marks.ts'
import { type Antecedent, UnclearText } from './refer.ts'

// The functions below lower effects.

/** Lowers the effect of a link. */
export function lowerEffect(effect: Effect, scope: TextScope): Effect {
  const known = lowerKindMarks(effect)
  recordMentions(known, scope)
  const marked = nameDeedsOfThisWay(nameOnlyCounter(known))
  return nameAffectedCards(inOrder(steps(marked, scope)), scope)
}

const text = (effect: Effect, scope: TextScope): Effect => inOrder(steps(effect, scope))

function steps(effect: Effect, scope: TextScope): Effect[] {
  switch (effect.kind) {
    case 'do':
      if (effect.called) return [effect]
      return effect.steps.flatMap((step) => steps(step, scope))
    case 'may':
      return [{ ...effect, who: replaceMarksByCards(effect.who, scope), do: text(effect.do, scope) }]
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
          cond: replaceMarksByCards(effect.cond, scope),
          // biome-ignore lint/suspicious/noThenProperty: the vocabulary's word, plain data
          then: text(effect.then, scope),
          ...(effect.else ? { else: text(effect.else, scope) } : {}),
        },
      ]
    case 'forEach': {
      const players = new PlayerNoun(replaceMarksByCards(effect.players, scope))
      const each = steps(effect.do, { ...scope, they: { kind: 'they' } })
      return [...stepsOfEffect(drawnTogether(players, each) ?? forEach(players, ...each))]
    }
    case 'modal':
      return [{ ...effect, modes: effect.modes.map((mode) => text(mode, scope)) }]
    case 'later':
      return waiting(effect, scope)
    case 'thereupon':
      return [thereupon(effect, scope)]
    case 'choose':
      if (effect.as === '?only') return choicesAlone(effect, scope)
      return [...choiceSteps(effect, scope), replaceMarksByCards(effect, scope)]
    default:
      return [
        ...choiceSteps(effect, scope),
        shared(underPlayer(markPosition(replaceMarksByCards(effect, scope), effect))),
      ]
  }
}

/** Checks that only targets share a divided amount (707.1d). */
function shared(effect: Effect): Effect {
  const among = effect.kind === 'heal' ? effect.from : 'to' in effect ? effect.to : undefined
  const isShared = 'divided' in effect && effect.divided === true
  if (isShared && isDataObject(among) && among.kind !== 'target')
    throw new UnclearText('shares without targets')
  return effect
}

/** Returns the steps of a sentence that does nothing but choose cards. */
function choicesAlone(effect: Effect, scope: TextScope): Effect[] {
  const before = new Set(scope.chosen.keys())
  const found = choiceSteps(effect, scope)
  for (const at of scope.chosen.keys()) if (!before.has(at)) scope.alone.add(at)
  return found
}

/** Reads the player who puts a card or token into play, and controls it; by default you. */
function underPlayer(effect: Effect): Effect {
  if (effect.kind === 'putToken' && effect.under?.kind === 'you') {
    const { under: _, ...rest } = effect
    return rest
  }
  if (effect.kind !== 'put' || !('?by' in effect)) return effect
  const { '?by': by, ...rest } = effect
  if (!isDataObject(by)) return rest
  if (by.kind === 'ownerOf' || (by.kind === 'they' && isOfThem(rest.what)))
    return { ...rest, under: 'owners' }
  if (by.kind !== 'you') throw new UnclearText('put into play by another player')
  return rest
}

/** Whether the cards are in the graveyard or hand of the player of "each player …". */
const isOfThem = (what: Selector): boolean =>
  what.kind === 'all' && what.zone !== undefined && what.of?.kind === 'they'

/**
 * Returns one effect in which all players draw at once, because nobody chooses anything; undefined for other effects.
 */
function drawnTogether(players: PlayerNoun, [only, ...more]: readonly Effect[]): Effect | undefined {
  return only?.kind === 'draw' && only.who.kind === 'they' && more.length === 0
    ? players.draw(only.count)
    : undefined
}

/**
 * Nothing of the text around a triggered modifier is known as it triggers, except this card and cards with a name
 * (715.1). A single target or card of the event gets a name if the later text refers to it.
 */
function waiting(effect: Extract<Effect, { kind: 'later' }>, scope: TextScope): Effect[] {
  const inner = newTextScope(scope.isInPlay, scope.type)
  const around = (one: Antecedent): boolean =>
    one.is.kind === 'self' || one.is.kind === 'hero' || one.how === 'a'
  inner.antecedents.push(...scope.antecedents.filter(around))
  for (const [at, name] of scope.chosen) inner.chosen.set(at, name)
  const on = lowerTrigger(effect.on, inner, scope)
  // If the event has a card, the later text is about that card.
  if (!inner.antecedents.some(({ how }) => how === 'event'))
    inner.antecedents.push(
      ...scope.antecedents
        .filter((one) => !around(one) && (one.how === 'target' || one.how === 'event') && !one.many)
        .map((one): Antecedent => ({ ...one, is: { kind: 'bound', name: heldName(one.at) } })),
    )
  const later = { ...effect, on, do: lowerEffect(effect.do, inner) }
  const held = scope.antecedents.filter(({ at }) => hasNode(later, (node) => node.name === heldName(at)))
  const choosing = held.map(
    ({ at, is }): Effect => ({
      kind: 'choose',
      who: { kind: 'you' },
      from: replaceMarksByCards(is, scope),
      count: 1,
      as: heldName(at),
    }),
  )
  return [...choosing, later]
}

const heldName = (at: number): string => `that ${at}`

/** Lowers a text such as "When a character is dealt damage this way", whose event is about that character. */
function thereupon(effect: Extract<Effect, { kind: 'thereupon' }>, scope: TextScope): Effect {
  const inner = newTextScope(scope.isInPlay, scope.type)
  inner.antecedents.push(...scope.antecedents.filter(({ is }) => is.kind === 'self' || is.kind === 'hero'))
  const does = lowerEffect(effect.do, inner)
  if (scope.declared.size > 0 && inner.declared.size > 0) throw new UnclearText('targets of two texts')
  return { ...effect, of: replaceMarksByCards(effect.of, scope), do: does }
}

// The functions below lower powers.

export function lowerPower<P extends WithLabel<Power>>(power: P, isInPlay: boolean, type?: CardType): P {
  const scope = newTextScope(isInPlay, type)
  return lowered(power, scope) as P // lowering keeps the kind of the power
}

function lowered(power: WithLabel<Power>, scope: TextScope): WithLabel<Power> {
  switch (power.kind) {
    case 'triggered': {
      if (power.called === 'arcaneTorrent') return power
      const on = lowerTrigger(power.on, scope)
      const cond = power.if ? { if: resolvedNoting(power.if, scope) } : {}
      const effect = TRIGGERS_WITH_AMOUNT.has(power.on.event)
        ? power.effect
        : nameAmountOfStepBefore(power.effect)
      return { ...power, on, ...cond, effect: numberTargets(lowerEffect(effect, scope)) }
    }
    case 'payment':
      return usable(power, scope, scope.isInPlay)
    case 'reward':
      return usable(power, scope, false)
    case 'continuous': {
      recordMentions(power, scope)
      const cond = power.while ? { while: replaceMarksByCards(power.while, scope) } : {}
      const zone = power.zone ? { zone: power.zone } : {}
      return {
        kind: 'continuous',
        ...cond,
        ...zone,
        mods: replaceMarksByCards(power.mods, scope),
        ...named_(power),
      }
    }
    default:
      return resolvedNoting(power, scope)
  }
}

/** Lowers a payment or reward power. Its effect can refer to the cards with which the costs are paid. */
function usable<P extends Extract<WithLabel<Power>, { kind: 'payment' | 'reward' }>>(
  power: P,
  scope: TextScope,
  isInPlay: boolean,
): P {
  const [paid, then] = nameDeedsOfThisWay([power.costs, nameAmountOfStepBefore(power.effect)] as const)
  recordPaidCards(paid, scope)
  const costs = resolvedNoting(paid, scope)
  const when = power.when ? { when: resolvedNoting(power.when, scope) } : {}
  const effect = numberTargets(lowerEffect(then, { ...scope, isInPlay }))
  return { ...power, costs: namePaidCards(costs, paid, scope), ...when, effect }
}

/** Returns the labels of a power. */
const named_ = ({
  word,
  called,
  hero,
}: WithLabel<Power>): Pick<WithLabel<Power>, 'word' | 'called' | 'hero'> => ({
  ...(word === undefined ? {} : { word }),
  ...(called === undefined ? {} : { called }),
  ...(hero === undefined ? {} : { hero }),
})

function resolvedNoting<T>(data: T, scope: TextScope): T {
  recordMentions(data, scope)
  return replaceMarksByCards(data, scope)
}
