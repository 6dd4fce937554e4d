/** Modifiers that hold as long as a card is in play: "Allies you control have +1 ATK", "You pay 1 less to …" */
import { and, any, tagged } from '../../../src/cards/builders/filters.ts'
import type { Noun, Trait } from '../../../src/cards/builders/nouns.ts'
import { topRevealed } from '../../../src/cards/builders/replacing.ts'
import { opponents, type Who, you } from '../../../src/cards/builders/who.ts'
import type { Affected, Condition, Doing, Filter, Modifier, Num } from '../../../src/engine/index.ts'
import { family, NO, rule } from '../chart.ts'
import { readMention } from '../marks.ts'
import { hasX, withX } from '../marks-of-x.ts'
import type { Held } from '../symbols.ts'
import { timesEach } from './amounts.ts'
import { ofPlayers } from './heads.ts'
import { aboutEach, amongMany } from './nouns.ts'

/** The cards of a continuous power are evaluated again and again, so it can't choose them. */
const isSteady = (noun: Noun): boolean => {
  const how = readMention(noun.is)?.mark.how
  return how !== 'a' && how !== 'target'
}

const holding = (what: Noun, traits: readonly Trait[], cond?: Condition): Held | typeof NO =>
  isSteady(what) ? { mods: what.has(...aboutEach(what, traits)), ...(cond ? { while: cond } : {}) } : NO

/** "while attacking": a condition of one card, and a further description of many cards. */
function holdingWhile(what: Noun, traits: readonly Trait[], being: Filter): Held | typeof NO {
  if (!isSteady(what)) return NO
  const many = amongMany(what, being)
  return many ? holding(many, traits) : holding(what, traits, what.isA(being))
}

const unless = (cond: Condition): Condition => ({ kind: 'not', cond })
const isOwned = (filter: Filter): boolean =>
  filter.kind === 'controlledBy' ||
  (filter.kind === 'and' && filter.all.some(isOwned)) ||
  filter.kind === 'is'
const owned = (filter: Filter, who: Who): Filter => (isOwned(filter) ? filter : and(filter, ofPlayers(who)))

/** The cards whose cost changes: this card, or all cards of that kind of a player. */
function priced(what: Noun, who: Who): Affected | typeof NO {
  const mention = readMention(what.is)
  if (mention?.is?.kind === 'self') return { kind: 'self' }
  if (mention?.mark.how !== 'each' || mention.is?.kind !== 'all' || mention.is.zone) return NO
  return { kind: 'filter', filter: owned(mention.is.filter, who) }
}

function cheaper(what: Noun, less: Num, how: { least?: number; doing?: Doing } = {}): Held | typeof NO {
  const to = priced(what, you)
  return to === NO ? NO : { mods: [{ kind: 'costs', to, less, ...how }] }
}

const quests = any.quest

export const continuousFamily = family(
  'continuous',
  rule('modifiers', '{what:np} {has:holds}', ({ what, has }) =>
    isSteady(what) ? what.has(...aboutEach(what, has)) : NO,
  ),
  rule('held', '{m:modifiers}', ({ m }) => ({ mods: m })),
  rule('held', '{m:modifiers} and {n:modifiers}', ({ m, n }) => ({ mods: [...m, ...n] })),
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
  rule('held', '{m:modifiers} unless {cond:condition}', ({ m, cond }) => ({ mods: m, while: unless(cond) })),
  rule('held', '{what:np} {has:holds} , where x is {n:amount}', ({ what, has, n }) =>
    hasX(has) ? holding(what, withX(has, n)) : NO,
  ),
  rule('held', '{what:np} {has:holds} while {being:being}', ({ what, has, being }) =>
    holdingWhile(what, has, being),
  ),

  // costs
  rule('modifiers', 'you pay {n:int} less to play {what:np}', ({ n, what }) => modsOf(cheaper(what, n))),
  rule(
    'modifiers',
    'you pay {n:int} less to play {what:np} , to a minimum of {least:int}',
    ({ n, what, least }) => modsOf(cheaper(what, n, { least })),
  ),
  rule('modifiers', 'you pay {n:int} less to play {what:np} for each {each:each}', ({ n, what, each }) =>
    modsOf(cheaper(what, timesEach(n, each))),
  ),
  rule('modifiers', 'you pay {n:int} less to complete {what:np}', ({ n, what }) =>
    modsOf(cheaper(what, n, { doing: 'complete' })),
  ),
  rule('modifiers', 'you pay {n:int} less to strike with {what:np}', ({ n, what }) =>
    modsOf(cheaper(what, n, { doing: 'strike' })),
  ),
  rule('modifiers', 'opponents pay {n:int} more to play {what:plural}', ({ n, what }) => [
    { kind: 'costs', to: { kind: 'filter', filter: owned(what.filter, opponents) }, more: n },
  ]),
  rule('modifiers', 'opponents pay {n:int} more to complete quests', ({ n }) => [
    { kind: 'costs', to: { kind: 'filter', filter: owned(quests, opponents) }, more: n, doing: 'complete' },
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
  rule('modifiers', 'you can play self from your graveyard', () => [
    { kind: 'playFrom', to: { kind: 'self' }, zone: 'graveyard' },
  ]),

  // entering, control
  rule('modifiers', '{what:np} (enters|enter) play exhausted', ({ what }) =>
    isSteady(what) ? what.has({ kind: 'entersWith', exhausted: true }) : NO,
  ),
  rule('modifiers', '{what:np} (enters|enter) play with {n:int} damage [on it]', ({ what, n }) =>
    isSteady(what) ? what.has({ kind: 'entersWith', damage: n }) : NO,
  ),
  rule(
    'modifiers',
    '{what:np} (enters|enter) play with {n:number} {of:counter} (counter|counters) [on it]',
    ({ what, n, of }) => (isSteady(what) ? what.has({ kind: 'entersWith', counter: of, count: n }) : NO),
  ),
  rule('modifiers', 'you control attached {n:noun}', () => [
    { kind: 'control', to: { kind: 'host' }, by: you.are },
  ]),
  rule(
    'modifiers',
    '(opposing cards and effects|opposing cards) must target {what:definite} if able',
    ({ what }) => what.has({ kind: 'magnet' }),
  ),
  rule('modifiers', 'play with the top card of your deck revealed', () => topRevealed(you)),
  rule('modifiers', '(self|this {n?:noun}) can prevent only {of:type} damage', ({ of }) => [
    { kind: 'preventsOnly', to: { kind: 'self' }, types: [of] },
  ]),
)

const modsOf = (held: Held | typeof NO): Modifier[] | typeof NO => (held === NO ? NO : held.mods)
