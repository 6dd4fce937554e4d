/** Modifiers that hold as long as a card is in play: "Allies you control have +1 ATK", "You pay 1 less to …" */

import {
  type CardNoun,
  each,
  hostCard,
  type ModifierWithoutCards,
} from '../../../src/cards/builders/card-nouns.ts'
import { isTurnOf } from '../../../src/cards/builders/conditions.ts'
import { and, any, inHand, tagged, your } from '../../../src/cards/builders/filters.ts'
import {
  doubledStat,
  playableAsInstant,
  playableFrom,
  statsBecome,
} from '../../../src/cards/builders/modifiers.ts'
import {
  controllerOf,
  everyone,
  friends,
  opponents,
  type PlayerNoun,
  you,
} from '../../../src/cards/builders/player-nouns.ts'
import { topCardRevealed } from '../../../src/cards/builders/replacing.ts'
import type {
  AffectedObjects,
  Condition,
  Filter,
  Modifier,
  NumberExpression,
  PlayAction,
} from '../../../src/engine/index.ts'
import { NO_MATCH, rule, ruleFamily } from '../chart.ts'
import { readMentionMark } from '../marks.ts'
import { hasX, replaceX } from '../marks-of-x.ts'
import type { ConditionalModifiers } from '../symbols.ts'
import { timesEach } from './amounts.ts'
import { controlledByPlayers } from './heads.ts'
import { countedPerCard, narrowedGroup } from './nouns.ts'
import { countedForEach } from './traits.ts'

/**
 * Whether a continuous power can affect these cards. It is evaluated again and again, so it can't choose or target
 * them.
 */
const isSteady = (noun: CardNoun): boolean => {
  const how = readMentionMark(noun.is)?.mark.how
  return how !== 'a' && how !== 'target'
}

const holding = (
  what: CardNoun,
  traits: readonly ModifierWithoutCards[],
  cond?: Condition,
): ConditionalModifiers | typeof NO_MATCH =>
  isSteady(what)
    ? { mods: what.has(...countedPerCard(what, traits)), ...(cond ? { while: cond } : {}) }
    : NO_MATCH

/** Returns modifiers "while attacking": with a condition for one card, with a further description for many cards. */
function holdingWhile(
  what: CardNoun,
  traits: readonly ModifierWithoutCards[],
  being: Filter,
): ConditionalModifiers | typeof NO_MATCH {
  if (!isSteady(what)) return NO_MATCH
  const many = narrowedGroup(what, being)
  return many ? holding(many, traits) : holding(what, traits, what.isA(being))
}

/** Whether modifiers contain a counted cost, so that "… for each card" may belong to both parts of a sentence. */
const isCounted = (mods: readonly Modifier[]): boolean =>
  mods.some((mod) => mod.kind === 'costs' && typeof mod.less === 'object')

const unless = (cond: Condition): Condition => ({ kind: 'not', cond })
const isOwned = (filter: Filter): boolean =>
  filter.kind === 'controlledBy' ||
  (filter.kind === 'and' && filter.all.some(isOwned)) ||
  filter.kind === 'is'
const owned = (filter: Filter, who: PlayerNoun): Filter =>
  isOwned(filter) ? filter : and(filter, controlledByPlayers(who))

/** Returns the cards whose cost changes: this card, a mentioned card, or all cards of a kind of a player. */
function priced(what: CardNoun, who: PlayerNoun): AffectedObjects | typeof NO_MATCH {
  const mention = readMentionMark(what.is)
  if (mention?.is?.kind === 'self') return { kind: 'self' }
  const isOne = mention?.mark.how === 'target' || (mention?.mark.how === 'it' && !mention.mark.many)
  if (isOne) return { kind: 'flagged', what: what.is }
  if (mention?.mark.how !== 'each' || mention.is?.kind !== 'all' || mention.is.zone) return NO_MATCH
  return { kind: 'filter', filter: owned(mention.is.filter, who) }
}

function cheaper(
  what: CardNoun,
  less: NumberExpression,
  how: { least?: number; doing?: PlayAction } = {},
): ConditionalModifiers | typeof NO_MATCH {
  const to = priced(what, you)
  return to === NO_MATCH ? NO_MATCH : { mods: [{ kind: 'costs', to, less, ...how }] }
}

/** Returns modifiers that make quests cheaper to complete. Those of other players are cheaper, too (702.2b). */
function easier(
  what: CardNoun,
  less: NumberExpression,
  how: { least?: number } = {},
): ConditionalModifiers | typeof NO_MATCH {
  const to = priced(what, you)
  if (to === NO_MATCH) return NO_MATCH
  const mention = readMentionMark(what.is)
  const isAnyones = to.kind === 'filter' && mention?.is?.kind === 'all' && !isOwned(mention.is.filter)
  const theirs = isAnyones
    ? { to: { kind: 'filter', filter: mention.is.filter } as const, by: you.are }
    : { to }
  return { mods: [{ kind: 'costs', ...theirs, less, doing: 'complete', ...how }] }
}

export const continuousRules = ruleFamily(
  'continuous',
  rule('modifiers', '{what:np} {has:holds}', ({ what, has }) =>
    isSteady(what) ? what.has(...countedPerCard(what, has)) : NO_MATCH,
  ),
  rule('held', '{m:modifiers}', ({ m }) => ({ mods: m })),
  rule('held', '{m:modifiers} (and|, and) {n:modifiers}', ({ m, n }) =>
    isCounted(n) ? NO_MATCH : { mods: [...m, ...n] },
  ),
  rule(
    'held',
    '{what:np} {has:holds} and you pay {n:int} less to strike with {with:definite} for each {each:each}',
    ({ what, has, n, with: weapon, each }) => {
      const traits = countedForEach(has, each)
      const mods = modsOf(cheaper(weapon, timesEach(n, each), { doing: 'strike' }))
      return traits === NO_MATCH || mods === NO_MATCH || !isSteady(what)
        ? NO_MATCH
        : { mods: [...what.has(...traits), ...mods] }
    },
  ),
  rule('held', '{m:modifiers} (while|as long as|if) {cond:condition}', ({ m, cond }) => ({
    mods: m,
    while: cond,
  })),
  rule('held', '(while|as long as|if) {cond:condition} , {m:modifiers}', ({ m, cond }) => ({
    mods: m,
    while: cond,
  })),
  rule('held', '(while|as long as|if) {cond:condition} , {he:he} {has:holds}', ({ cond, has, he }) =>
    holding(he, has, cond),
  ),
  rule(
    'held',
    '(while|as long as|if) {cond:condition} , {m:modifiers} [,] and {n:modifiers}',
    ({ cond, m, n }) => ({
      mods: [...m, ...n],
      while: cond,
    }),
  ),
  rule('held', '{m:modifiers} {cond:onTurns}', ({ m, cond }) => ({ mods: m, while: cond })),
  rule('onTurns', "during each opponent 's turn", () => isTurnOf(opponents)),
  rule('onTurns', "on (opposing turns|an opponent 's turn|each opponent 's turn|opponents ' turns)", () =>
    isTurnOf(opponents),
  ),
  rule('onTurns', '(on|during) your turn', () => isTurnOf(you)),
  rule('held', '{m:modifiers} unless {cond:condition}', ({ m, cond }) => ({ mods: m, while: unless(cond) })),
  rule('held', '{what:np} {has:holds} , where x is {n:amount}', ({ what, has, n }) =>
    hasX(has) ? holding(what, replaceX(has, n)) : NO_MATCH,
  ),
  rule(
    'held',
    '(while|as long as|if) {cond:condition} , {what:np} {has:holds} while {being:being}',
    ({ cond, what, has, being }) => {
      const held = holdingWhile(what, has, being)
      if (held === NO_MATCH) return NO_MATCH
      return { mods: held.mods, while: held.while ? { kind: 'all', of: [cond, held.while] } : cond }
    },
  ),
  rule('held', '{what:np} {has:holds} while {being:being}', ({ what, has, being }) =>
    holdingWhile(what, has, being),
  ),

  rule(
    'held',
    '{what:np} {has:holds} while {being:being} for each {each:each}',
    ({ what, has, being, each }) => {
      const traits = countedForEach(has, each)
      return traits === NO_MATCH ? NO_MATCH : holdingWhile(what, traits, being)
    },
  ),

  // The rules below read changed costs.
  rule('modifiers', 'you pay {n:int} less to play {what:np}', ({ n, what }) => modsOf(cheaper(what, n))),
  rule(
    'modifiers',
    'you pay {n:int} less to play {what:np} , to a minimum of {least:int}',
    ({ n, what, least }) => modsOf(cheaper(what, n, { least })),
  ),
  rule('modifiers', 'you pay {n:int} less to play {what:np} for each {each:each}', ({ n, what, each }) =>
    modsOf(cheaper(what, timesEach(n, each))),
  ),
  rule('modifiers', 'you pay {n:int} less to complete {what:np}', ({ n, what }) => modsOf(easier(what, n))),
  rule('modifiers', 'you pay {n:int} less to complete {what:np} for each {each:each}', ({ n, what, each }) =>
    modsOf(easier(what, timesEach(n, each))),
  ),
  rule(
    'modifiers',
    'you pay {n:int} less to complete {what:np} , to a minimum of {least:int}',
    ({ n, what, least }) => modsOf(easier(what, n, { least })),
  ),
  rule(
    'modifiers',
    'you pay {n:int} less to strike with {what:np} for each {each:each}',
    ({ n, what, each }) => modsOf(cheaper(what, timesEach(n, each), { doing: 'strike' })),
  ),
  rule(
    'held',
    '{what:np} {has:holds} [,] and you pay {n:int} less to strike with them',
    ({ what, has, n }) => {
      const mods = modsOf(cheaper(what, n, { doing: 'strike' }))
      const isMany = readMentionMark(what.is)?.mark.how === 'each'
      return isMany && mods !== NO_MATCH
        ? { mods: [...what.has(...countedPerCard(what, has)), ...mods] }
        : NO_MATCH
    },
  ),
  rule('modifiers', 'players pay {n:int} more to play {what:plural}', ({ n, what }) => [
    { kind: 'costs', to: { kind: 'filter', filter: what.filter }, more: n },
  ]),
  rule('modifiers', "attached hero 's controller pays {n:int} more to play {what:plural}", ({ n, what }) => [
    { kind: 'costs', to: { kind: 'filter', filter: owned(what.filter, controllerOf(hostCard)) }, more: n },
  ]),
  rule(
    'modifiers',
    'you pay {n:int} more to strike with {what:np} for each {each:each}',
    ({ n, what, each }) => {
      const to = priced(what, you)
      return to === NO_MATCH ? NO_MATCH : [{ kind: 'costs', to, more: timesEach(n, each), doing: 'strike' }]
    },
  ),
  rule(
    'modifiers',
    'you and friendly players pay {n:int} less to play {what:plural} , to a minimum of {least:int}',
    ({ n, what, least }) => [
      { kind: 'costs', to: { kind: 'filter', filter: owned(what.filter, friends) }, less: n, least },
    ],
  ),
  // While it is face up, a hero's other powers cost nothing, which `lint.ts` checks.
  rule('modifiers', 'you pay {n:int} less to flip self', ({ n }) => [
    { kind: 'costs', to: { kind: 'self' }, less: n, doing: 'use' },
  ]),
  rule('modifiers', 'you pay {n:int} less to strike with {what:np}', ({ n, what }) =>
    modsOf(cheaper(what, n, { doing: 'strike' })),
  ),
  rule('modifiers', 'you pay {n:int} less to complete {what:np} for each {each:each}', ({ n, what, each }) =>
    modsOf(easier(what, timesEach(n, each))),
  ),
  rule(
    'modifiers',
    'you pay {n:int} less to strike with {what:np} for each {each:each}',
    ({ n, what, each }) => modsOf(cheaper(what, timesEach(n, each), { doing: 'strike' })),
  ),
  rule(
    'modifiers',
    'you pay {n:int} less to play {what:np} for each {each:each} , to a minimum of {least:int}',
    ({ n, what, each, least }) => modsOf(cheaper(what, timesEach(n, each), { least })),
  ),
  rule('modifiers', 'you pay x less to play {what:np} , where x is {n:amount}', ({ what, n }) =>
    modsOf(cheaper(what, n)),
  ),
  rule('modifiers', '{d:plural} in your hand are instant', ({ d }) => [
    { ...playableAsInstant, to: { kind: 'filter', filter: inHand(owned(d.filter, you)) } },
  ]),
  rule('modifiers', 'your {d:plural} are instant', ({ d }) => [
    { ...playableAsInstant, to: { kind: 'filter', filter: owned(d.filter, you) } },
  ]),
  rule('modifiers', 'opponents pay {n:int} more to play {what:plural}', ({ n, what }) => [
    { kind: 'costs', to: { kind: 'filter', filter: owned(what.filter, opponents) }, more: n },
  ]),
  rule('modifiers', 'opponents pay {n:int} more to complete quests', ({ n }) => [
    {
      kind: 'costs',
      to: { kind: 'filter', filter: any.quest },
      by: opponents.are,
      more: n,
      doing: 'complete',
    },
  ]),
  rule('modifiers', 'opponents pay {n:int} more to strike with weapons', ({ n }) => [
    {
      kind: 'costs',
      to: { kind: 'filter', filter: owned(tagged('Weapon'), opponents) },
      more: n,
      doing: 'strike',
    },
  ]),
  rule('modifiers', 'as an additional cost to play [(self|this {n?:noun})] , {costs:costs}', ({ costs }) => [
    { kind: 'additional', to: { kind: 'self' }, costs },
  ]),
  rule('modifiers', "you may {costs:costs} rather than pay (self|this {n?:noun}) 's cost", ({ costs }) => [
    { kind: 'rather', to: { kind: 'self' }, costs },
  ]),
  rule('modifiers', 'play [(this {n?:noun}|self)] only if {cond:condition}', ({ cond }) => [
    { kind: 'onlyIf', to: { kind: 'self' }, cond },
  ]),
  rule('modifiers', "play [(this {n?:noun}|self)] only on (an opponent 's) turn", () => [
    { kind: 'onlyIf', to: { kind: 'self' }, cond: isTurnOf(opponents) },
  ]),
  rule('modifiers', 'play [(this {n?:noun}|self)] only on your turn', () => [
    { kind: 'onlyIf', to: { kind: 'self' }, cond: isTurnOf(you) },
  ]),
  rule('modifiers', 'you can (have|control) an additional {of:tag}', ({ of }) =>
    each(and(tagged(of), your.card)).mayBeMore(1, of),
  ),
  rule('modifiers', "{of:definite} 's atk becomes {n:int}", ({ of, n }) => of.has(statsBecome(n))),
  rule('modifiers', "double {of:definite} 's {stat:doubledStat}", ({ of, stat }) =>
    of.has(doubledStat(stat)),
  ),
  rule('modifiers', "double {of:definite} 's {a:doubledStat} and {b:doubledStat}", ({ of, a, b }) =>
    of.has(doubledStat(a), doubledStat(b)),
  ),
  rule('modifiers', 'double the {stat:doubledStat} of {of:np}', ({ of, stat }) =>
    isSteady(of) ? of.has(doubledStat(stat)) : NO_MATCH,
  ),
  rule('doubledStat', 'atk', () => 'atk'),
  rule('doubledStat', 'health', () => 'health'),
  rule('doubledStat', 'def', () => 'def'),
  rule('modifiers', 'you can play self from your graveyard', () => [
    { kind: 'playFrom', to: { kind: 'self' }, zone: 'graveyard' },
  ]),

  rule('modifiers', "you can play {d:plural} from other players ' graveyards", ({ d }) =>
    each(d.filter).has(playableFrom('graveyard', everyone.except(you))),
  ),

  // The rules below read how cards enter play, and control.
  rule('modifiers', '{what:np} (enters|enter) play exhausted', ({ what }) =>
    isSteady(what) ? what.has({ kind: 'entersWith', exhausted: true }) : NO_MATCH,
  ),
  rule('modifiers', '{what:np} (enters|enter) play with {n:int} damage [on it]', ({ what, n }) =>
    isSteady(what) ? what.has({ kind: 'entersWith', damage: n }) : NO_MATCH,
  ),
  rule(
    'modifiers',
    '{what:np} (enters|enter) play with {n:number} {of:counter} (counter|counters) [on it]',
    ({ what, n, of }) =>
      isSteady(what) ? what.has({ kind: 'entersWith', counter: of, count: n }) : NO_MATCH,
  ),
  rule(
    'modifiers',
    '{what:definite} (enters|enter) play with (a|an) {of:counter} counter [on it] for each {each:each}',
    ({ what, of, each }) => what.has({ kind: 'entersWith', counter: of, count: each }),
  ),
  rule(
    'held',
    '{what:np} {has:holds} while {being:being} for each {each:each}',
    ({ what, has, being, each }) => {
      const traits = countedForEach(has, each)
      return traits === NO_MATCH ? NO_MATCH : holdingWhile(what, traits, being)
    },
  ),
  rule('modifiers', 'you control attached {n:noun}', () => [
    { kind: 'control', to: { kind: 'host' }, by: you.are },
  ]),
  rule(
    'modifiers',
    '(opposing cards and effects|opposing cards) must target {what:definite} if able',
    ({ what }) => what.has({ kind: 'magnet' }),
  ),
  rule('modifiers', 'play with the top card of your deck revealed', () => topCardRevealed(you)),
  rule('modifiers', '(self|this {n?:noun}) can prevent only {of:type} damage', ({ of }) => [
    { kind: 'preventsOnly', to: { kind: 'self' }, types: [of] },
  ]),
)

const modsOf = (held: ConditionalModifiers | typeof NO_MATCH): Modifier[] | typeof NO_MATCH =>
  held === NO_MATCH ? NO_MATCH : held.mods
