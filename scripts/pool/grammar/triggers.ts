/** Triggers: subject, event, object and time. "When an opposing ally attacks your hero, …" */

import { hostCard, self, yourHero } from '../../../src/cards/builders/card-nouns.ts'
import { and, any, filterOfNoun, sabotageTarget } from '../../../src/cards/builders/filters.ts'
import {
  controllerOf,
  everyone,
  friends,
  opponents,
  type PlayerNoun,
  you,
} from '../../../src/cards/builders/player-nouns.ts'
import { placesResourceFaceUp } from '../../../src/cards/builders/triggers.ts'
import type { Filter, Power, Trigger } from '../../../src/engine/index.ts'
import { NO_MATCH, rule, ruleFamily, symbolReader } from '../chart.ts'
import { readMentionMark } from '../marks.ts'
import { anyCard, controlledByPlayers } from './heads.ts'

const is = filterOfNoun

/** Cards that may turn face down. */
const TURNED: ReadonlySet<string> = new Set(['hero', 'resource'])
/** Cards that turn face down and then have no type (412.1b). */
const TURNED_RESOURCES: ReadonlySet<string> = new Set(['location', 'quest'])

const turn = (event: 'turnStarts' | 'turnEnds', of: PlayerNoun): Trigger => ({ event, of: of.are })
const played = (what: Filter, of: PlayerNoun): Trigger => ({ event: 'played', what, of: of.are })

export const triggerRules = ruleFamily(
  'triggers',
  rule('trigger', 'at the (start) of your turn', () => turn('turnStarts', you)),
  rule('trigger', 'at the (end) of your turn', () => turn('turnEnds', you)),
  rule('trigger', "at the start of (each turn|each player 's turn)", () => turn('turnStarts', everyone)),
  rule('trigger', "at the end of (each turn|each player 's turn)", () => turn('turnEnds', everyone)),
  rule('trigger', "at the start of each opponent 's turn", () => turn('turnStarts', opponents)),
  rule('trigger', "at the end of each opponent 's turn", () => turn('turnEnds', opponents)),
  rule('trigger', "at the start of attached {n:noun} 's controller 's turn", () =>
    turn('turnStarts', controllerOf(hostCard)),
  ),
  rule('trigger', "at the end of attached {n:noun} 's controller 's turn", () =>
    turn('turnEnds', controllerOf(hostCard)),
  ),

  rule('trigger', 'when {what:np} (enters|enter) play', ({ what }) => ({ event: 'enters', what: is(what) })),
  rule('trigger', 'when {what:np} (enters|enter) play under your control', ({ what }) => ({
    event: 'enters',
    what: and(is(what), controlledByPlayers(you)),
  })),
  rule('trigger', "when {what:np} (enters|enter) play under an opponent 's control", ({ what }) => ({
    event: 'enters',
    what: and(is(what), controlledByPlayers(opponents)),
  })),
  rule('trigger', 'when {what:np} (enters|enter) your party', ({ what }) => ({
    event: 'entersParty',
    what: and(is(what), controlledByPlayers(you)),
  })),
  rule('trigger', 'when {what:np} (leaves|leave) play', ({ what }) => ({
    event: 'moved',
    what: is(what),
    from: 'play',
  })),
  rule('trigger', 'when {what:np} (is|are) destroyed', ({ what }) => ({
    event: 'destroyed',
    what: is(what),
  })),
  rule('trigger', 'when {what:np} (attacks|attack)', ({ what }) => ({ event: 'attacks', what: is(what) })),
  rule('trigger', 'when {what:np} (attacks|attack) {whom:np}', ({ what, whom }) => ({
    event: 'attacks',
    what: is(what),
    whom: is(whom),
  })),
  rule('trigger', 'when {what:np} attacks for the first time each turn', ({ what }) => ({
    event: 'attacks',
    what: is(what),
    first: true,
  })),
  rule('trigger', 'when {what:np} (defends|defend)', ({ what }) => ({ event: 'defends', what: is(what) })),
  rule('trigger', 'when {what:np} defends against {from:np}', ({ what, from }) => ({
    event: 'defends',
    what: is(what),
    against: is(from),
  })),
  rule('trigger', 'when {what:np} enters combat', ({ what }) => ({
    event: 'entersCombat',
    what: is(what),
  })),
  rule('trigger', 'when {what:np} enters combat with {other:np}', ({ what, other }) => ({
    event: 'entersCombat',
    what: is(what),
    with: is(other),
  })),
  rule('trigger', 'when {what:np} protects', ({ what }) => ({ event: 'protects', what: is(what) })),
  rule('trigger', 'when {what:np} (exhausts|becomes exhausted)', ({ what }) => ({
    event: 'exhausts',
    what: is(what),
  })),
  rule('trigger', 'when {what:np} readies', ({ what }) => ({ event: 'readies', what: is(what) })),
  rule('trigger', 'when {what:np} (is|becomes) targeted', ({ what }) => ({
    event: 'targeted',
    what: is(what),
  })),
  rule('trigger', 'when {what:np} becomes inspired', ({ what }) => ({ event: 'inspired', what: is(what) })),
  rule('trigger', 'when {what:np} sabotages {whom:np}', ({ what, whom }) => ({
    event: 'sabotages',
    what: is(what),
    whom: is(whom),
  })),
  rule('trigger', 'when {what:np} sabotages a {whom:thing}', ({ what, whom }) => ({
    event: 'sabotages',
    what: is(what),
    whom: sabotageTarget(whom),
  })),
  rule('trigger', 'when {what:np} is put into your graveyard from play', ({ what }) => ({
    event: 'moved',
    what: is(what),
    from: 'play',
    to: 'graveyard',
  })),

  // The rules below read events of damage and healing.
  rule('damage', '[combat] damage', (_, at, { word }) => (word(at) === 'combat' ? { combat: true } : {})),
  rule('damage', 'fatal damage', () => ({ fatal: true })),
  rule('damage', 'fatal combat damage', () => ({ fatal: true, combat: true })),
  rule('damage', '{types:types} damage', ({ types }) => ({ types })),
  rule('trigger', 'when {by:np} (deals|deal) {how:damage}', ({ by, how }) => ({
    event: 'dealt',
    by: is(by),
    ...how,
  })),
  rule('trigger', 'when {by:np} (deals|deal) {how:damage} to {to:np}', ({ by, how, to }) => ({
    event: 'dealt',
    by: is(by),
    to: is(to),
    ...how,
  })),
  rule('trigger', 'when {by:np} (deals|deal) {how:damage} with {with:np}', ({ by, how, with: weapon }) => ({
    event: 'dealt',
    by: is(by),
    with: is(weapon),
    ...how,
  })),
  rule(
    'trigger',
    'when {by:np} (deals|deal) {how:damage} to {to:np} with {with:np}',
    ({ by, how, to, with: weapon }) => ({ event: 'dealt', by: is(by), to: is(to), with: is(weapon), ...how }),
  ),
  rule(
    'trigger',
    'when {by:np} (deals|deal) {how:damage} with {with:np} to {to:np}',
    ({ by, how, to, with: weapon }) => ({ event: 'dealt', by: is(by), to: is(to), with: is(weapon), ...how }),
  ),
  rule('trigger', 'when {to:np} (is|are) dealt {how:damage}', ({ to, how }) => ({
    event: 'dealt',
    to: is(to),
    ...how,
  })),
  rule('trigger', 'when {to:np} (is|are) dealt {how:damage} by {by:np}', ({ to, how, by }) => ({
    event: 'dealt',
    to: is(to),
    by: is(by),
    ...how,
  })),
  rule('trigger', 'when {how:damage} is dealt with {with:np}', ({ how, with: weapon }) => ({
    event: 'dealt',
    with: is(weapon),
    ...how,
  })),
  rule('trigger', 'when {how:damage} is dealt with {with:np} to {to:np}', ({ how, with: weapon, to }) => ({
    event: 'dealt',
    with: is(weapon),
    to: is(to),
    ...how,
  })),
  rule('trigger', 'when {by:np} prevents damage that would be dealt by {dealer:np}', ({ by, dealer }) => ({
    event: 'prevented',
    by: is(by),
    dealer: is(dealer),
  })),
  rule('trigger', 'when damage that {dealer:np} would deal is prevented this way', ({ dealer }) => ({
    event: 'prevented',
    by: is(self),
    dealer: is(dealer),
  })),
  rule('trigger', 'when damage that would be dealt to {to:np} is prevented', ({ to }) => ({
    event: 'prevented',
    to: is(to),
  })),
  rule('trigger', 'when you attach {what:np} to {to:np}', ({ what, to }) => ({
    event: 'attached',
    what: is(what),
    to: is(to),
    of: you.are,
  })),
  rule('trigger', 'when {what:np} (is turned|turns) face down', ({ what }) => {
    const noun = readMentionMark(what.is)?.mark.noun ?? ''
    if (TURNED_RESOURCES.has(noun)) return { event: 'turnsDown', what: is(what) }
    return TURNED.has(noun)
      ? { event: 'flips', what: and(is(what), { kind: 'state', state: 'faceDown' }) }
      : NO_MATCH
  }),
  rule('trigger', 'when {by:np} prevents damage', ({ by }) => ({ event: 'prevented', by: is(by) })),
  rule('trigger', 'when {by:np} heals damage', ({ by }) => ({ event: 'healed', by: is(by) })),
  rule('trigger', 'when {by:np} heals damage from {from:np}', ({ by, from }) => ({
    event: 'healed',
    by: is(by),
    from: is(from),
  })),

  rule('trigger', 'when [1 or more] damage is healed from {from:np}', ({ from }) => ({
    event: 'healed',
    from: is(from),
  })),
  rule('trigger', '(at end of turn|at the end of the turn)', () => turn('turnEnds', everyone)),
  rule(
    'trigger',
    "when {what:np} enters play under your control or a friendly player 's control",
    ({ what }) => ({
      event: 'enters',
      what: and(is(what), controlledByPlayers(friends)),
    }),
  ),
  rule('trigger', 'when you place a resource [(into|in) your resource row] face up', () =>
    placesResourceFaceUp(you),
  ),

  // The rules below read acts of players.
  rule('trigger', 'when you play {what:np}', ({ what }) => played(is(what), you)),
  rule('trigger', 'when an opponent plays {what:np}', ({ what }) => played(is(what), opponents)),
  rule('trigger', 'when you complete a quest', () => ({ event: 'completed', what: any.quest, of: you.are })),
  rule('trigger', 'when an opponent completes a quest', () => ({
    event: 'completed',
    what: any.quest,
    of: opponents.are,
  })),
  rule('trigger', 'when (you strike|your hero strikes) with {with:np}', ({ with: weapon }) => ({
    event: 'strikes',
    what: is(yourHero),
    with: is(weapon),
  })),
  rule('trigger', 'when you draw a card', () => ({ event: 'drawn', of: you.are })),
  rule('trigger', 'when an opponent draws a card', () => ({ event: 'drawn', of: opponents.are })),
  rule('trigger', 'when you place a resource', () => ({ event: 'placed', of: you.are })),
  rule('trigger', 'when an opponent places a resource', () => ({ event: 'placed', of: opponents.are })),
  rule('trigger', 'when you discard a card', () => ({
    event: 'moved',
    what: anyCard,
    from: 'hand',
    to: 'graveyard',
    of: you.are,
  })),
  rule('trigger', 'when an opponent discards a card', () => ({
    event: 'moved',
    what: anyCard,
    from: 'hand',
    to: 'graveyard',
    of: opponents.are,
  })),

  // The rules below read two events of one card.
  rule('triggers', '{a:trigger}', ({ a }) => [a]),
  rule('triggers', 'when {what:np} enters play or leaves play', ({ what }) => [
    { event: 'enters', what: is(what) },
    { event: 'moved', what: is(what), from: 'play' },
  ]),
  rule('triggers', 'when {what:np} enters or leaves play', ({ what }) => [
    { event: 'enters', what: is(what) },
    { event: 'moved', what: is(what), from: 'play' },
  ]),
  rule('triggers', 'when {what:np} enters play or attacks', ({ what }) => [
    { event: 'enters', what: is(what) },
    { event: 'attacks', what: is(what) },
  ]),
  rule('triggers', 'when {what:np} enters play or is destroyed', ({ what }) => [
    { event: 'enters', what: is(what) },
    { event: 'destroyed', what: is(what) },
  ]),

  // A condition right after the trigger is checked twice (703.2).
  symbolReader('plainEffect', (chart, at) => (chart.word(at) === 'if' ? [] : chart.values('effect', at))),
  rule('power', '{on:triggers} , {then:plainEffect}', ({ on, then: effect }) =>
    on.map((one) => when(one, effect)),
  ),
  rule('power', '{on:triggers} , if {cond:condition} , {then:effect}', ({ on, cond, then: effect }) =>
    on.map((one) => ({ ...when(one, effect), if: cond })),
  ),
)

const when = (
  on: Trigger,
  effect: Extract<Power, { kind: 'triggered' }>['effect'],
): Extract<Power, { kind: 'triggered' }> => ({ kind: 'triggered', on, effect })
