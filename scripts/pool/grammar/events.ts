/**
 * Further events and their circumstances: "for the first time each turn", "on an opponent's turn", "while attacking".
 */

import { self, yourHero } from '../../../src/cards/builders/card-nouns.ts'
import { isTurnOf } from '../../../src/cards/builders/conditions.ts'
import { and, any, filterOfNoun } from '../../../src/cards/builders/filters.ts'
import { everyone, friends, opponents, you } from '../../../src/cards/builders/player-nouns.ts'
import { onlyNthTimeEachTurn } from '../../../src/cards/builders/powers.ts'
import { placesResourceFaceUp } from '../../../src/cards/builders/triggers.ts'
import { type Condition, type Effect, hasNode, type Power, type Trigger } from '../../../src/engine/index.ts'
import { NO_MATCH, rule, ruleFamily } from '../chart.ts'
import { readMentionMark } from '../marks.ts'
import { anyCard, controlledByPlayers } from './heads.ts'

type Triggered = Extract<Power, { kind: 'triggered' }>

const is = filterOfNoun
const when = (on: Trigger, effect: Effect, cond?: Condition): Triggered => ({
  kind: 'triggered',
  on,
  ...(cond ? { if: cond } : {}),
  effect,
})
const turn = (of: 'your' | 'opposing'): Condition => isTurnOf(of === 'your' ? you : opponents)

/** Whether the event is about one card. "The first time each turn" isn't counted for each of several cards. */
const isOfOne = (on: Trigger): boolean =>
  !hasNode(on, (node) => {
    const how = readMentionMark(node)?.mark.how
    return how === 'a' || how === 'each'
  })

export const eventRules = ruleFamily(
  'events',
  // The rules below read when an event happens.
  rule('power', '{on:triggers} (on|during) your turn , {then:effect}', ({ on, then: effect }) =>
    on.map((one) => when(one, effect, turn('your'))),
  ),
  rule('power', "{on:triggers} (on|during) an opponent 's turn , {then:effect}", ({ on, then: effect }) =>
    on.map((one) => when(one, effect, turn('opposing'))),
  ),
  rule('power', '{on:trigger} for the first time each turn , {then:plainEffect}', ({ on, then: effect }) =>
    on.event !== 'attacks' && on.event !== 'exhausts' && isOfOne(on)
      ? [onlyNthTimeEachTurn(1, when(on, effect))]
      : NO_MATCH,
  ),
  rule(
    'power',
    '{on:trigger} for the first time on each of your turns , {then:plainEffect}',
    ({ on, then: effect }) =>
      isOfOne(on) ? [onlyNthTimeEachTurn(1, when(on, effect, turn('your')))] : NO_MATCH,
  ),
  rule('power', 'when you complete your first quest each turn , {then:plainEffect}', ({ then: effect }) => [
    onlyNthTimeEachTurn(1, when({ event: 'completed', what: any.quest, of: you.are }, effect)),
  ]),
  rule('trigger', 'when {what:np} exhausts for the first time each turn', ({ what }) => ({
    event: 'exhausts',
    what: is(what),
    first: true,
  })),
  rule('trigger', 'when {what:np} (is|are) destroyed while {cond:condition}', ({ what, cond }) => ({
    event: 'destroyed',
    what: is(what),
    while: cond,
  })),
  rule('trigger', 'when {by:np} (deals|deal) {how:damage} while {being:being}', ({ by, how, being }) => ({
    event: 'dealt',
    by: and(is(by), being),
    ...how,
  })),
  rule(
    'trigger',
    'when {by:np} (deals|deal) {how:damage} to {to:np} while {being:being}',
    ({ by, how, to, being }) => ({ event: 'dealt', by: and(is(by), being), to: is(to), ...how }),
  ),
  rule('trigger', 'when {to:np} (is|are) dealt {how:damage} while {being:being}', ({ to, how, being }) => ({
    event: 'dealt',
    to: and(is(to), being),
    ...how,
  })),
  rule('power', '{on:triggers} , if (self|this {n?:noun}) is in your graveyard , {then:effect}', (all) =>
    all.on.map((one) => ({ ...when(one, all.then), zone: 'graveyard' })),
  ),
  rule('trigger', "at the end of an opponent 's turn", () => ({ event: 'turnEnds', of: opponents.are })),
  rule('trigger', "at the start of an opponent 's turn", () => ({ event: 'turnStarts', of: opponents.are })),

  // The rules below read events.
  rule('trigger', 'when {what:np} (is|are) inspired', ({ what }) => ({ event: 'inspired', what: is(what) })),
  rule('trigger', 'when {by:np} (inspires|inspire) {what:np}', ({ by, what }) => ({
    event: 'inspired',
    what: is(what),
    by: is(by),
  })),
  rule('trigger', 'when a resource you control is turned face down', () => ({
    event: 'flips',
    what: and({ kind: 'state', state: 'faceDown' }, any.resource, controlledByPlayers(you)),
  })),
  rule('trigger', 'when an opposing resource (turns|is turned) face down', () => ({
    event: 'flips',
    what: and({ kind: 'state', state: 'faceDown' }, any.resource, controlledByPlayers(opponents)),
  })),
  rule('trigger', 'when a player plays {what:np}', ({ what }) => ({
    event: 'played',
    what: is(what),
    of: everyone.are,
  })),
  rule('trigger', 'when you or a friendly player plays {what:np}', ({ what }) => ({
    event: 'played',
    what: is(what),
    of: friends.are,
  })),
  rule('trigger', 'when a player draws a card', () => ({ event: 'drawn', of: everyone.are })),
  rule('trigger', 'when a player completes a quest', () => ({
    event: 'completed',
    what: any.quest,
    of: everyone.are,
  })),
  rule('trigger', "when {what:np} is put into (his|its|her) owner 's graveyard from play", ({ what }) => ({
    event: 'moved',
    what: is(what),
    from: 'play',
    to: 'graveyard',
  })),
  rule('trigger', 'when an opponent places a resource face up [(into|in) his resource row]', () =>
    placesResourceFaceUp(opponents),
  ),
  rule('trigger', 'when a card leaves your hand', () => ({
    event: 'moved',
    what: anyCard,
    from: 'hand',
    of: you.are,
  })),
  rule('trigger', 'when a card enters an opposing graveyard [from anywhere]', () => ({
    event: 'moved',
    what: anyCard,
    to: 'graveyard',
    of: opponents.are,
  })),
  rule('trigger', 'when {what:np} enters a graveyard from play', ({ what }) => ({
    event: 'moved',
    what: is(what),
    from: 'play',
    to: 'graveyard',
  })),
  rule('power', 'when you place (a|an) {d:description} [,] {then:plainEffect}', ({ d, then: effect }) =>
    d.noun === 'quest' || d.noun === 'location'
      ? [when(placesResourceFaceUp(you, d.filter), effect)]
      : NO_MATCH,
  ),

  // The rules below read two events of one power.
  rule('triggers', '{a:trigger} and {b:trigger}', ({ a, b }) => [a, b]),
  rule('triggers', 'at the start and end of your turn', () => [
    { event: 'turnStarts', of: you.are },
    { event: 'turnEnds', of: you.are },
  ]),
  rule('triggers', 'when you play {what:np} or {by:np} attacks', ({ what, by }) => [
    { event: 'played', what: is(what), of: you.are },
    { event: 'attacks', what: is(by) },
  ]),
  rule('triggers', 'when {what:np} enters play or you play {card:np}', ({ what, card }) => [
    { event: 'enters', what: is(what) },
    { event: 'played', what: is(card), of: you.are },
  ]),
  rule('triggers', 'when {what:np} enters play or you strike with (it|self|this {n?:noun})', ({ what }) => [
    { event: 'enters', what: is(what) },
    { event: 'strikes', what: is(yourHero), with: is(self) },
  ]),
  rule('triggers', 'when {what:np} (attacks|attack) or (defends|defend)', ({ what }) => [
    { event: 'attacks', what: is(what) },
    { event: 'defends', what: is(what) },
  ]),
  rule('triggers', 'when {what:np} (attacks|attack) or (protects|protect)', ({ what }) => [
    { event: 'attacks', what: is(what) },
    { event: 'protects', what: is(what) },
  ]),
  rule('triggers', 'when you play or strike with {what:np}', ({ what }) => [
    { event: 'played', what: is(what), of: you.are },
    { event: 'strikes', what: is(yourHero), with: is(what) },
  ]),
  rule('triggers', 'when {what:np} enters play or {by:np} deals combat damage', ({ what, by }) =>
    JSON.stringify(readMentionMark(what.is)?.is) === JSON.stringify(readMentionMark(by.is)?.is)
      ? [
          { event: 'enters', what: is(what) },
          { event: 'dealt', by: is(by), combat: true },
        ]
      : NO_MATCH,
  ),
)
