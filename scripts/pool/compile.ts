/** Compiles a printed card: its lines are read, lowered and put together. A card compiles whole or is refused. */

import { yourHero } from '../../src/cards/builders/nouns.ts'
import { inOrder, stepsOf } from '../../src/cards/builders/steps.ts'
import type {
  Card,
  Condition,
  Cost,
  Effect,
  Labelled,
  Modifier,
  Power,
  Selector,
} from '../../src/engine/index.ts'
import { type LineText, partsOf } from './by-hand/card.ts'
import { canonical } from './canon.ts'
import { Chart } from './chart.ts'
import { grammar } from './grammar/index.ts'
import { lint } from './lint.ts'
import { lowerEffect, lowerPower } from './lower.ts'
import { numbered } from './lowering/numbers.ts'
import { additionalCosts, paidFor, refersToPaid, withPaidNames } from './lowering/paid.ts'
import { newScope } from './lowering/scope.ts'
import { withAmountBefore, withThatMuch } from './lowering/that-much.ts'
import { shifted } from './marks.ts'
import { type Antecedent, Unclear } from './refer.ts'
import type { LinePart } from './symbols.ts'
import { linesOf } from './text-lines.ts'
import { tokenize } from './tokens.ts'
import { topicOf } from './topics.ts'

export interface Refusal {
  /** Why, without printed words. */
  readonly code: string
  /** The number of the line, from 1; 0 for the whole card. */
  readonly line: number
}

export type Outcome =
  | { readonly ok: true; readonly card: Card }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

const refuse = (code: string, line = 0): Outcome => ({ ok: false, refusals: [{ code, line }] })

/** The lines of a card that are written by hand, by their numbers from 1. */
export type HandLines = ReadonlyMap<number, LineText>

/** Compiles a text with the facts of its card. Lines by hand take the place of those that the grammar reads. */
export function compile(facts: Card, printedType: string, text: string, byHand?: HandLines): Outcome {
  const lines = linesOf(facts.name, printedType, text)
  const refusals: Refusal[] = []
  const parts: LinePart[] = []
  for (const [i, line] of lines.entries()) {
    const hand = byHand?.get(i + 1)
    const read = hand ? { parts: partsOf(hand, facts.type) } : readLine(line, facts, parts.filter(isPaying))
    if ('code' in read) refusals.push({ code: read.code, line: i + 1 })
    else parts.push(...read.parts)
  }
  if (refusals.length > 0) return { ok: false, refusals }
  try {
    const card = assemble(facts, parts)
    const [fault] = lint(card)
    return fault ? refuse(`lint: ${fault}`) : { ok: true, card }
  } catch (error) {
    if (error instanceof Unclear) return refuse(error.code)
    throw error
  }
}

type Read = { readonly parts: LinePart[] } | { readonly code: string }

/** The parses of lines, which many cards share. */
const parsed = new Map<string, readonly LinePart[][]>()

/** All ways to read a line. */
export function parsesOf(line: string): readonly LinePart[][] {
  const known = parsed.get(line)
  if (known) return known
  const parses = new Chart(grammar, tokenize(line)).whole('line')
  parsed.set(line, parses)
  return parses
}

const NAME_ALONE = /^[A-Z][\w']+(?: (?:of|the|[A-Z][\w']+))*\.$/

/** A Traitor's last line names those whom it has joined, and has no meaning in the rules (206.1). */
const isAllegiance = (line: string, { type, tags }: Card): boolean =>
  type === 'hero' && NAME_ALONE.test(line) && tags.some(({ tag }) => tag === 'Traitor')

/** A line has exactly one meaning on its card, after the lines that say its additional costs. */
function readLine(line: string, facts: Card, paying: readonly LinePart[] = []): Read {
  const parses = parsesOf(line)
  if (parses.length === 0) return isAllegiance(line, facts) ? { parts: [] } : { code: topicOf(line) }
  const meanings = new Map<string, LinePart[]>()
  let code = ''
  for (const parts of parses) {
    try {
      meanings.set(canonical(textOf(assemble(facts, [...paying, ...parts], true))), parts)
    } catch (error) {
      if (!(error instanceof Unclear)) throw error
      code ||= error.code
    }
  }
  const [only] = meanings.values()
  if (!only) return { code }
  return meanings.size > 1 ? { code: 'ambiguous' } : { parts: only }
}

/** How the grammar reads a line that is written by hand: not at all, with the same data, or with other data. */
export function readingBeside(line: string, facts: Card, byHand: LineText): 'none' | 'same' | 'other' {
  const read = readLine(line, facts)
  if ('code' in read) return 'none'
  const [grammar, hand] = [read.parts, partsOf(byHand, facts.type)].map((parts) =>
    canonical(textOf(assemble(facts, parts, true))),
  )
  return grammar === hand ? 'same' : 'other'
}

/** The parts of a card that its text says. */
export const textOf = (card: Card): object => parted(card).text

/** The printed facts of a card, from which its text can be compiled again. */
export const withoutText = (card: Card): Card => ({ ...parted(card).facts, powers: [] })

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

/** A number of words that no line reaches. */
const LINE = 1000

class Assembly {
  private readonly facts: Card
  private readonly effects: Effect[] = []
  private readonly powers: Labelled<Power>[] = []
  private readonly back: Labelled<Power>[] = []
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
        for (const one of part.powers) this.paid.push(...paidFor(one))
        if (part.back) this.back.push(...part.powers.map((one) => lowerPower(one, true, this.facts.type)))
        else this.addPowers(part.powers.map((one) => this.ofHero(one)))
        break
      case 'ongoing':
        if (this.facts.type !== 'ability') throw new Unclear('ongoing but no ability')
        this.added.ongoing = true
        this.addPowers(part.powers)
        break
      case 'attach':
        if (this.attach) throw new Unclear('two attach descriptions')
        this.attach = { to: part.to.is, ...(part.mode === undefined ? {} : { mode: part.mode }) }
        break
      case 'effect':
        if (this.facts.type !== 'ability') throw new Unclear('effect without a power')
        this.effects.push(shifted(part.effect, LINE * (this.effects.length + 1)))
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

  /** Only the link of an ability knows its X, so it says with how many counters the ability enters play (710.1b). */
  private addPowers(powers: readonly Labelled<Power>[]): void {
    for (const one of powers) {
      const lowered = lowerPower(one, true, this.facts.type)
      if (this.facts.type === 'ability' && lowered.kind === 'continuous' && lowered.mods.every(entersWithX))
        this.effects.push({ kind: 'modify', mods: lowered.mods, duration: 'game' })
      else this.powers.push(lowered)
    }
  }

  /** Only heroes have Dual Wield (406.2), so a weapon gives it to yours. */
  private ofHero(power: Labelled<Power>): Labelled<Power> {
    if (this.facts.type !== 'equipment' || power.kind !== 'keyword' || power.keyword !== 'dualWield')
      return power
    return { kind: 'continuous', mods: yourHero.has({ kind: 'keyword', keyword: 'dualWield' }) }
  }

  private reward(effect: Effect): void {
    this.isRewarded = true
    this.powers.push(
      lowerPower(
        { kind: 'reward', costs: [], ...this.complete, effect: shifted(effect, LINE) },
        false,
        this.facts.type,
      ),
    )
  }

  whole(isLine: boolean): Card {
    if (!isLine && (this.complete !== undefined) !== this.isRewarded)
      throw new Unclear('quest without a reward or its cost')
    if (!isLine && this.facts.type === 'quest' && !this.isRewarded)
      throw new Unclear('quest without a reward')
    const text = this.text()
    return {
      ...this.facts,
      ...this.added,
      ...text,
      powers: refersToPaid(text) ? withPaidNames(this.powers) : this.powers,
      ...(this.back.length > 0 ? { back: { powers: this.back } } : {}),
    }
  }

  /** After a Finishing Move, "that much" is the number of cards that were removed for it. */
  private withAmounts(effect: Effect): Effect {
    const known = withAmountBefore(effect)
    const isFinishing = this.powers.some((one) => one.kind === 'keyword' && one.keyword === 'finishingMove')
    return isFinishing ? withThatMuch(known, { kind: 'x' }) : known
  }

  /** The attach description and the effect are one text (707.1d). */
  private text(): Pick<Card, 'attach' | 'effect'> {
    const scope = newScope(false, this.facts.type)
    scope.antecedents.push(...this.paid)
    const effect = this.withAmounts(inOrder(this.effects.flatMap((one) => [...stepsOf(one)])))
    const to = this.attach ? lowerEffect({ kind: 'destroy', what: this.attach.to }, scope) : undefined
    const lowered = this.effects.length > 0 ? lowerEffect(effect, scope) : undefined
    const [target, then] = numbered([to?.kind === 'destroy' ? to.what : undefined, lowered] as const)
    return {
      ...(target ? { attach: { ...this.attach, to: target } } : {}),
      ...(then ? { effect: this.attach || this.added.ongoing ? withCountersFromStart(then) : then } : {}),
    }
  }
}

/**
 * The ability that enters play is another object than the one on the chain (415.9a). "Put three counters on it" in its own
 * text is about the ability in play, so it enters with them.
 */
const withCountersFromStart = (effect: Effect): Effect =>
  inOrder(
    stepsOf(effect).map((step): Effect => {
      if (step.kind !== 'addCounters' || step.to.kind !== 'self') return step
      const { counter, count } = step
      const mods: Modifier[] = [{ kind: 'entersWith', counter, count, to: { kind: 'self' } }]
      return { kind: 'modify', mods, duration: 'game' }
    }),
  )
