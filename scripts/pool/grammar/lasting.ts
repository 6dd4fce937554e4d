/** Modifiers with a duration: "target ally has Stealth this turn", and effects that wait: "at the end of this turn". */

import { type CardNoun, each, type ModifierWithoutCards } from '../../../src/cards/builders/card-nouns.ts'
import { ifElse } from '../../../src/cards/builders/effects.ts'
import { and, any, inHand } from '../../../src/cards/builders/filters.ts'
import {
  doubledStat,
  playableAsInstant,
  playableAsInstantUntilYouPlay,
  playableFrom,
} from '../../../src/cards/builders/modifiers.ts'
import { everyone, you } from '../../../src/cards/builders/player-nouns.ts'
import { inOrder } from '../../../src/cards/builders/steps.ts'
import type { AffectedObjects, Duration, Effect, Filter, Modifier } from '../../../src/engine/index.ts'
import { NO_MATCH, rule, ruleFamily } from '../chart.ts'
import { markPronoun, readMentionMark, replaceActorMark, replaceSubjectMark } from '../marks.ts'
import { hasX, replaceX } from '../marks-of-x.ts'
import { controlledByPlayers } from './heads.ts'
import { countedPerCard, narrowedGroup, targetNoun } from './nouns.ts'
import { countedForEach } from './traits.ts'

const lasting = (mods: Modifier[], duration: Duration): Effect => ({ kind: 'modify', mods, duration })
const lastingOn = (
  what: CardNoun,
  traits: readonly ModifierWithoutCards[],
  duration: Duration,
): Effect | typeof NO_MATCH =>
  readMentionMark(what.is)?.mark.how === 'a'
    ? NO_MATCH
    : lasting(what.has(...countedPerCard(what, traits)), duration)

const inYourHand = (filter: Filter): AffectedObjects => ({
  kind: 'filter',
  filter: inHand(and(filter, controlledByPlayers(you))),
})

const nextCheaper = (filter: Filter, less: number): Effect =>
  lasting(
    [
      {
        kind: 'costs',
        to: { kind: 'filter', filter: and(filter, controlledByPlayers(you)) },
        less,
        next: true,
      },
    ],
    'turn',
  )

const nextStrike = (less: number) => ({ kind: 'costs', less, doing: 'strike', next: true }) as const

export const lastingRules = ruleFamily(
  'lasting',
  rule('duration', 'this turn', () => 'turn'),
  rule('duration', 'this combat', () => 'combat'),
  rule('duration', 'until the start of your next turn', () => 'yourNextTurn'),
  rule('duration', 'until the end of your next turn', () => 'afterYourNextTurn'),
  rule('duration', 'for the rest of the game', () => 'game'),
  rule('clause', 'target random {d:description} {has:holds} {for:duration}', ({ d, has, for: how }, at) =>
    lasting(targetNoun(d, at, { random: true }).has(...has), how),
  ),
  rule('clause', '{what:np} {has:holds} {for:duration}', ({ what, has, for: how }) =>
    lastingOn(what, has, how),
  ),
  rule('clause', '{what:he} {has:holds} {for:duration}', ({ what, has, for: how }) =>
    lastingOn(what, has, how),
  ),
  rule(
    'clause',
    "(it|he|she|that character|that ally|that hero) can't ready during (its|his|her|their) controller 's next ready step",
    (_, at) => lasting(markPronoun(at, 'exhausted').has({ kind: 'cant', what: 'ready' }), 'nextReadyStep'),
  ),
  rule(
    'clause',
    '{what:np} {has:holds} {for:duration} for each {each:each}',
    ({ what, has, for: how, each }) => {
      const traits = countedForEach(has, each)
      return traits === NO_MATCH ? NO_MATCH : lastingOn(what, traits, how)
    },
  ),
  rule(
    'clause',
    '{what:np} {has:holds} {for:duration} , where x (is|was) {n:amount}',
    ({ what, has, for: how, n }) => (hasX(has) ? lastingOn(what, replaceX(has, n), how) : NO_MATCH),
  ),
  rule(
    'sentence',
    '{what:np} {has:holds} {for:duration} , or {more:traits} if {cond:condition}',
    ({ what, has, for: how, more, cond }) => {
      const usual = lastingOn(what, has, how)
      const other = lastingOn(what, more, how)
      return usual === NO_MATCH || other === NO_MATCH ? NO_MATCH : ifElse(cond, other, usual)
    },
  ),
  rule('sentence', '{on:trigger} this turn , {a:sentence}', ({ on, a }) => ({
    kind: 'later',
    on,
    do: a,
    duration: 'turn',
  })),
  rule('sentence', 'at the start of the next turn , {a:sentence}', ({ a }) => ({
    kind: 'later',
    on: { event: 'turnStarts', of: everyone.are },
    do: a,
  })),
  rule('sentence', '{a:clause} at the start of the next turn', ({ a }) => ({
    kind: 'later',
    on: { event: 'turnStarts', of: everyone.are },
    do: a,
  })),
  rule('sentence', 'at the (start of your next turn) , {a:sentence}', ({ a }) => ({
    kind: 'later',
    on: { event: 'turnStarts', of: you.are },
    do: a,
  })),
  rule('sentence', '{a:clause} at the start of your next turn', ({ a }) => ({
    kind: 'later',
    on: { event: 'turnStarts', of: you.are },
    do: a,
  })),
  rule(
    'clause',
    '{by:definite} {verb:verb} and {has:holds} {for:duration}',
    ({ by, verb, has, for: how }) => {
      const also = lastingOn(by, has, how)
      return also === NO_MATCH
        ? NO_MATCH
        : inOrder([replaceActorMark(replaceSubjectMark(verb, by), you), also])
    },
  ),
  rule('clause', 'this turn , {a:np} {has:holds} , and {b:np} {too:holds}', ({ a, has, b, too }) => {
    const first = lastingOn(a, has, 'turn')
    const second = lastingOn(b, too, 'turn')
    return first === NO_MATCH || second === NO_MATCH ? NO_MATCH : inOrder([first, second])
  }),
  rule(
    'clause',
    'you pay {n:int} less the next time you strike with (self|this {x?:noun}) [this turn]',
    ({ n }) => lasting([{ ...nextStrike(n), to: { kind: 'self' } }], 'turn'),
  ),
  rule(
    'clause',
    'you pay {n:int} less the next time you strike with (a|an) {d:description} this turn',
    ({ n, d }) =>
      lasting(
        [{ ...nextStrike(n), to: { kind: 'filter', filter: and(d.filter, controlledByPlayers(you)) } }],
        'turn',
      ),
  ),
  rule('clause', 'this turn , {what:np} {has:holds}', ({ what, has }) => lastingOn(what, has, 'turn')),
  rule(
    'clause',
    "{what:np} can't ready during (its|his|her|their) (controller 's|controllers '|owner 's) next ready step",
    ({ what }) =>
      readMentionMark(what.is)?.is === undefined && readMentionMark(what.is)?.mark.many === false
        ? NO_MATCH
        : lastingOn(what, [{ kind: 'cant', what: 'ready' }], 'nextReadyStep'),
  ),
  rule(
    'clause',
    '{what:np} {has:holds} while {being:being} {for:duration}',
    ({ what, has, being, for: how }) => {
      const many = narrowedGroup(what, being)
      if (many) return lastingOn(many, has, how)
      const effect = lastingOn(what, has, how)
      return effect === NO_MATCH || effect.kind !== 'modify'
        ? NO_MATCH
        : { ...effect, while: what.isA(being) }
    },
  ),
  rule('clause', 'you pay {n:int} less to play your next {d:description} this turn', ({ n, d }) =>
    nextCheaper(d.filter, n),
  ),
  rule(
    'clause',
    'you pay {n:int} less to play your next {d:description} this turn , to a minimum of {least:int}',
    ({ n, d, least }) => {
      const effect = nextCheaper(d.filter, n)
      if (effect.kind !== 'modify') return NO_MATCH
      return { ...effect, mods: effect.mods.map((mod) => (mod.kind === 'costs' ? { ...mod, least } : mod)) }
    },
  ),
  rule(
    'clause',
    'you pay {n:int} less to play {d:plural} this turn , to a minimum of {least:int}',
    ({ n, d, least }) =>
      lasting(
        [
          {
            kind: 'costs',
            to: { kind: 'filter', filter: and(d.filter, controlledByPlayers(you)) },
            less: n,
            least,
          },
        ],
        'turn',
      ),
  ),
  rule('clause', 'you pay {n:int} less the next time you strike with {what:np} this turn', ({ n, what }) => {
    const { mark, is } = readMentionMark(what.is) ?? {}
    const how = { kind: 'costs', less: n, next: true, doing: 'strike' } as const
    if (is?.kind === 'self') return lasting([{ ...how, to: { kind: 'self' } }], 'turn')
    if (mark?.how !== 'a' || is?.kind !== 'target' || is.zone) return NO_MATCH
    const filter = and(is.filter, controlledByPlayers(you))
    return lasting([{ ...how, to: { kind: 'filter', filter } }], 'turn')
  }),
  rule('clause', '{d:plural} in your hand are instant this turn', ({ d }) =>
    lasting([{ ...playableAsInstant, to: inYourHand(d.filter) }], 'turn'),
  ),
  rule(
    'clause',
    '{d:plural} in your hand are instant this turn until you play (a|an) {until:description}',
    ({ d, until }) =>
      lasting([{ ...playableAsInstantUntilYouPlay(until.filter), to: inYourHand(d.filter) }], 'turn'),
  ),
  rule('clause', 'you pay {n:int} less to complete your next quest this turn', ({ n }) =>
    lasting(
      [
        {
          kind: 'costs',
          to: { kind: 'filter', filter: any.quest },
          by: you.are,
          less: n,
          next: true,
          doing: 'complete',
        },
      ],
      'turn',
    ),
  ),
  rule('clause', 'you can play {d:plural} from your graveyard this turn', ({ d }) =>
    lasting(each(d.filter).has(playableFrom('graveyard', you)), 'turn'),
  ),
  rule('clause', 'you can play {what:zoned} this turn', ({ what }) => {
    const { mark, is } = readMentionMark(what.is) ?? {}
    const isOwn = is?.kind === 'target' && is.zone === 'graveyard' && is.of?.kind === 'you'
    return mark?.how === 'target' && isOwn
      ? lasting(what.has(playableFrom('graveyard', you)), 'turn')
      : NO_MATCH
  }),
  rule('clause', "double {of:definite} 's {stat:doubledStat} {for:duration}", ({ of, stat, for: how }) =>
    lasting(of.has(doubledStat(stat)), how),
  ),
  rule('sentence', '(at the end of this turn|at the end of the turn) , {a:sentence}', ({ a }) => waiting(a)),
  rule('sentence', '{a:clause} (at the end of this turn|at the end of the turn|at end of turn)', ({ a }) =>
    waiting(a),
  ),
)

const waiting = (effect: Effect): Effect => ({
  kind: 'later',
  on: { event: 'turnEnds', of: everyone.are },
  do: effect,
  duration: 'turn',
})
