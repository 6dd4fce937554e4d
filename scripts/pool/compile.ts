/** Compiles a printed card: its lines are read, lowered and put together. A card compiles whole or is refused. */

import { yourHero } from '../../src/cards/builders/card-nouns.ts'
import { inOrder, stepsOfEffect } from '../../src/cards/builders/steps.ts'
import type {
  Card,
  Condition,
  Cost,
  Effect,
  Modifier,
  Power,
  Selector,
  WithLabel,
} from '../../src/engine/index.ts'
import { type LineByHand, linePartsOf } from './by-hand/card-by-hand.ts'
import { canonicalText } from './canonical-text.ts'
import { ParseChart } from './chart.ts'
import { grammar } from './grammar/index.ts'
import { lintCard } from './lint.ts'
import { lowerEffect, lowerPower } from './lower.ts'
import { numberTargets } from './lowering/numbers.ts'
import { additionalCosts, cardsPaidWith, namePaidCardsOfPowers, refersToPaidCards } from './lowering/paid.ts'
import { newTextScope } from './lowering/scope.ts'
import { nameAmountOfStepBefore, replaceThatMuch } from './lowering/that-much.ts'
import { shiftMarks } from './marks.ts'
import { type Antecedent, UnclearText } from './refer.ts'
import type { LinePart } from './symbols.ts'
import { textLinesOf } from './text-lines.ts'
import { tokenize } from './tokens.ts'
import { topicOfRefusedLine } from './topics.ts'

export interface Refusal {
  /** The reason, without printed words. */
  readonly code: string
  /** The number of the line, from 1; 0 for the whole card. */
  readonly line: number
}

export type CompileOutcome =
  | { readonly ok: true; readonly card: Card }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

const refuse = (code: string, line = 0): CompileOutcome => ({ ok: false, refusals: [{ code, line }] })

/** The lines of a card that are written by hand, by their numbers from 1. */
export type LinesByHand = ReadonlyMap<number, LineByHand>

/** Compiles a text with the facts of its card. Lines by hand take the place of those that the grammar reads. */
export function compileText(
  facts: Card,
  printedType: string,
  text: string,
  byHand?: LinesByHand,
): CompileOutcome {
  const lines = textLinesOf(facts.name, printedType, text)
  const refusals: Refusal[] = []
  const parts: LinePart[] = []
  for (const [i, line] of lines.entries()) {
    const hand = byHand?.get(i + 1)
    const read = hand
      ? { parts: linePartsOf(hand, facts.type) }
      : readLine(line, facts, parts.filter(isPaying))
    if ('code' in read) refusals.push({ code: read.code, line: i + 1 })
    else parts.push(...read.parts)
  }
  if (refusals.length > 0) return { ok: false, refusals }
  try {
    const card = assemble(facts, parts)
    const [fault] = lintCard(card)
    return fault ? refuse(`lint: ${fault}`) : { ok: true, card }
  } catch (error) {
    if (error instanceof UnclearText) return refuse(error.code)
    throw error
  }
}

type Read = { readonly parts: LinePart[] } | { readonly code: string }

/** The parses of lines, which many cards share. */
const parsed = new Map<string, readonly LinePart[][]>()

/** Returns all ways to read a line. */
export function parsesOfLine(line: string): readonly LinePart[][] {
  const known = parsed.get(line)
  if (known) return known
  const parses = new ParseChart(grammar, tokenize(line)).whole('line')
  parsed.set(line, parses)
  return parses
}

const NAME_ALONE = /^[A-Z][\w']+(?: (?:of|the|[A-Z][\w']+))*\.$/

/**
 * Whether a line of a Traitor only names those whom the Traitor has joined. Such a line has no rules meaning (206.1).
 */
const isAllegiance = (line: string, { type, tags }: Card): boolean =>
  type === 'hero' && NAME_ALONE.test(line) && tags.some(({ tag }) => tag === 'Traitor')

/** Reads a line, which must have exactly one meaning on its card. `paying`: earlier lines with additional costs. */
function readLine(line: string, facts: Card, paying: readonly LinePart[] = []): Read {
  const parses = parsesOfLine(line)
  if (parses.length === 0)
    return isAllegiance(line, facts) ? { parts: [] } : { code: topicOfRefusedLine(line) }
  const meanings = new Map<string, LinePart[]>()
  let code = ''
  for (const parts of parses) {
    try {
      meanings.set(canonicalText(textDataOf(assemble(facts, [...paying, ...parts], true))), parts)
    } catch (error) {
      if (!(error instanceof UnclearText)) throw error
      code ||= error.code
    }
  }
  const [only] = meanings.values()
  if (!only) return { code }
  return meanings.size > 1 ? { code: 'ambiguous' } : { parts: only }
}

/**
 * Compares a line by hand with the grammar, which reads the line not at all, with the same data, or with other data.
 */
export function compareLineByHandWithGrammar(
  line: string,
  facts: Card,
  byHand: LineByHand,
): 'none' | 'same' | 'other' {
  const read = readLine(line, facts)
  if ('code' in read) return 'none'
  const [grammar, hand] = [read.parts, linePartsOf(byHand, facts.type)].map((parts) =>
    canonicalText(textDataOf(assemble(facts, parts, true))),
  )
  return grammar === hand ? 'same' : 'other'
}

/** Returns the fields of a card that come from its text. */
export const textDataOf = (card: Card): object => parted(card).text

/** Returns a card without the fields that come from its text, so that its text can be compiled again. */
export const withoutTextData = (card: Card): Card => ({ ...parted(card).facts, powers: [] })

function parted(card: Card) {
  const { attach, effect, powers, back, ongoing, talent, heroRequired, reputation, deckbuilding, ...facts } =
    card
  return {
    text: { attach, effect, powers, back, ongoing, talent, heroRequired, reputation, deckbuilding },
    facts,
  }
}

/** Puts the parts together. `isLine`: only one line, so parts that belong to it may be missing. */
function assemble(facts: Card, parts: readonly LinePart[], isLine = false): Card {
  const card = new Assembly(facts)
  for (const part of parts) card.add(part)
  return card.whole(isLine)
}

const entersWithX = (mod: Modifier): boolean =>
  mod.kind === 'entersWith' &&
  mod.to.kind === 'self' &&
  typeof mod.count === 'object' &&
  mod.count.kind === 'x'

/** Whether later lines can refer to the cards with which the line says that costs are paid. */
const isPaying = (part: LinePart): boolean =>
  part.kind === 'complete' ||
  (part.kind === 'powers' && part.powers.some((one) => additionalCosts(one).length > 0))

/** A line has fewer words than this number. */
const LINE = 1000

class Assembly {
  private readonly facts: Card
  private readonly effects: Effect[] = []
  private readonly powers: WithLabel<Power>[] = []
  private readonly back: WithLabel<Power>[] = []
  private readonly added: { -readonly [K in keyof Card]?: Card[K] } = {}
  private attach: { to: Selector; mode?: number } | undefined
  private complete: { costs: Cost[]; when?: Condition } | undefined
  private isRewarded = false
  /** The single cards with which additional costs are paid, to which the effect can refer. */
  private readonly paid: Antecedent[] = []

  constructor(facts: Card) {
    this.facts = facts
  }

  add(part: LinePart): void {
    switch (part.kind) {
      case 'powers':
        for (const one of part.powers) this.paid.push(...cardsPaidWith(one))
        if (part.back) this.back.push(...part.powers.map((one) => lowerPower(one, true, this.facts.type)))
        else this.addPowers(part.powers.map((one) => this.ofHero(one)))
        break
      case 'ongoing':
        if (this.facts.type !== 'ability') throw new UnclearText('ongoing but no ability')
        this.added.ongoing = true
        this.addPowers(part.powers)
        break
      case 'attach':
        if (this.attach) throw new UnclearText('two attach descriptions')
        this.attach = { to: part.to.is, ...(part.mode === undefined ? {} : { mode: part.mode }) }
        break
      case 'effect':
        if (this.facts.type !== 'ability') throw new UnclearText('effect without a power')
        this.effects.push(shiftMarks(part.effect, LINE * (this.effects.length + 1)))
        break
      case 'complete':
        this.complete = { costs: part.costs, ...(part.when ? { when: part.when } : {}) }
        break
      case 'reward':
        this.reward(part.effect)
        break
      case 'facts':
        Object.assign(this.added, part.facts)
    }
  }

  /** Adds powers. An ability that enters with X counters gets an effect instead: only its link knows X (710.1b). */
  private addPowers(powers: readonly WithLabel<Power>[]): void {
    for (const one of powers) {
      const lowered = lowerPower(one, true, this.facts.type)
      if (this.facts.type === 'ability' && lowered.kind === 'continuous' && lowered.mods.every(entersWithX))
        this.effects.push({ kind: 'modify', mods: lowered.mods, duration: 'game' })
      else this.powers.push(lowered)
    }
  }

  /**
   * Returns a power of equipment with Dual Wield as one that gives it to your hero, since only heroes have it (406.2).
   */
  private ofHero(power: WithLabel<Power>): WithLabel<Power> {
    if (this.facts.type !== 'equipment' || power.kind !== 'keyword' || power.keyword !== 'dualWield')
      return power
    return { kind: 'continuous', mods: yourHero.has({ kind: 'keyword', keyword: 'dualWield' }) }
  }

  private reward(effect: Effect): void {
    this.isRewarded = true
    this.powers.push(
      lowerPower(
        { kind: 'reward', costs: [], ...this.complete, effect: shiftMarks(effect, LINE) },
        false,
        this.facts.type,
      ),
    )
  }

  whole(isLine: boolean): Card {
    if (!isLine && (this.complete !== undefined) !== this.isRewarded)
      throw new UnclearText('quest without a reward or its cost')
    if (!isLine && this.facts.type === 'quest' && !this.isRewarded)
      throw new UnclearText('quest without a reward')
    const text = this.text()
    return {
      ...this.facts,
      ...this.added,
      ...text,
      powers: refersToPaidCards(text) ? namePaidCardsOfPowers(this.powers) : this.powers,
      ...(this.back.length > 0 ? { back: { powers: this.back } } : {}),
    }
  }

  /** Replaces "that much". After a Finishing Move, it is the number of cards that were removed for the move. */
  private withAmounts(effect: Effect): Effect {
    const known = nameAmountOfStepBefore(effect)
    const isFinishing = this.powers.some((one) => one.kind === 'keyword' && one.keyword === 'finishingMove')
    return isFinishing ? replaceThatMuch(known, { kind: 'x' }) : known
  }

  /** Lowers the attach description and the effect together, because they are one text (707.1d). */
  private text(): Pick<Card, 'attach' | 'effect'> {
    const scope = newTextScope(false, this.facts.type)
    scope.antecedents.push(...this.paid)
    const effect = this.withAmounts(inOrder(this.effects.flatMap((one) => [...stepsOfEffect(one)])))
    const to = this.attach ? lowerEffect({ kind: 'destroy', what: this.attach.to }, scope) : undefined
    const lowered = this.effects.length > 0 ? lowerEffect(effect, scope) : undefined
    const [target, then] = numberTargets([to?.kind === 'destroy' ? to.what : undefined, lowered] as const)
    return {
      ...(target ? { attach: { ...this.attach, to: target } } : {}),
      ...(then ? { effect: this.attach || this.added.ongoing ? withCountersFromStart(then) : then } : {}),
    }
  }
}

/**
 * Changes "put three counters on it" in an ability's own text: the ability enters play with the counters, because the
 * ability in play is another object than the one on the chain (415.9a).
 */
const withCountersFromStart = (effect: Effect): Effect =>
  inOrder(
    stepsOfEffect(effect).map((step): Effect => {
      if (step.kind !== 'addCounters' || step.to.kind !== 'self') return step
      const { counter, count } = step
      const mods: Modifier[] = [{ kind: 'entersWith', counter, count, to: { kind: 'self' } }]
      return { kind: 'modify', mods, duration: 'game' }
    }),
  )
