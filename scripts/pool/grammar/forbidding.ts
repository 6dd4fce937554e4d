/** Things that players can't do: "Opponents can't play abilities this turn". Modifiers of the cards forbid it. */

import { each, self } from '../../../src/cards/builders/card-nouns.ts'
import { isTurnOf } from '../../../src/cards/builders/conditions.ts'
import { whileCardsRemain } from '../../../src/cards/builders/effects.ts'
import { and, any, filterOfNoun } from '../../../src/cards/builders/filters.ts'
import {
  everyone,
  opponents,
  type PlayerNoun,
  targetOpponent,
  targetPlayer,
  you,
} from '../../../src/cards/builders/player-nouns.ts'
import { cant } from '../../../src/cards/builders/replacing.ts'
import type { Effect, Filter, ForbiddableAct, Modifier } from '../../../src/engine/index.ts'
import { NO_MATCH, rule, ruleFamily } from '../chart.ts'
import { markPlayer, markPlayerPronoun, readMentionMark } from '../marks.ts'
import { controlledByPlayers } from './heads.ts'

const banned = (filter: Filter, what: ForbiddableAct, by: PlayerNoun): Modifier[] =>
  each(filter).has(cant(what, { by }))
const lasting = (mods: Modifier[]): Effect => ({ kind: 'modify', mods, duration: 'turn' })
const isAll = (who: PlayerNoun): boolean => who.are.kind === 'everyone'

export const forbiddingRules = ruleFamily(
  'forbidding',
  rule('banned', "(opponents|opponent 's|your opponents)", () => opponents),
  rule('banned', 'players', () => everyone),
  rule('banned', 'you', () => you),
  rule('banned', 'target player', (_, at) => markPlayer(at, targetPlayer)),
  rule('banned', 'target opponent', (_, at) => markPlayer(at, targetOpponent)),
  rule('banned', '(he|that player|that opponent)', (_, at) => markPlayerPronoun(at)),
  rule('ban', "{who:banned} can't play {d:plural}", ({ who, d }) =>
    isAll(who) ? each(d.filter).has(cant('bePlayed')) : banned(d.filter, 'bePlayed', who),
  ),
  rule('ban', "{who:banned} can't complete quests", ({ who }) => banned(any.quest, 'beCompleted', who)),
  rule('ban', "{who:banned} can't target {what:definite}", ({ who, what }) =>
    readMentionMark(what.is)?.mark.how === 'the' ? what.has(cant('beTargeted', { by: who })) : NO_MATCH,
  ),
  rule('ban', "opponents can't strike with {d:plural}", ({ d }) => [
    {
      kind: 'cant',
      to: { kind: 'filter', filter: and(any.heroOrAlly, controlledByPlayers(opponents)) },
      what: 'strike',
      whom: d.filter,
    },
  ]),
  rule('ban', "{d:plural} can't be played", ({ d }) => each(d.filter).has(cant('bePlayed'))),
  rule('modifiers', '{b:ban}', ({ b }) => b),
  rule('held', '{b:ban} on your turn', ({ b }) => ({ mods: b, while: isTurnOf(you) })),
  rule('clause', '{b:ban} this turn', ({ b }) => lasting(b)),
  rule('clause', 'this turn , {b:ban}', ({ b }) => lasting(b)),
  rule('clause', '{b:ban} until the start of your next turn', ({ b }) => ({
    kind: 'modify',
    mods: b,
    duration: 'yourNextTurn',
  })),

  // The rules below read acts that cards can or must do.
  rule('hold', 'can protect {whom:definite}', ({ whom }) =>
    readMentionMark(whom.is)?.mark.how === 'the'
      ? [{ kind: 'canProtect', whom: filterOfNoun(whom) }]
      : NO_MATCH,
  ),
  rule('hold', 'can protect against {from:plural}', ({ from }) => [
    { kind: 'canProtect', against: from.filter },
  ]),
  rule('clause', '{what:np} (must|has to) attack this turn if able', ({ what }) =>
    readMentionMark(what.is)?.mark.how === 'a'
      ? NO_MATCH
      : { kind: 'modify', mods: what.has({ kind: 'mustAttack' }), duration: 'turn' },
  ),
  rule('hold', "(loses|lose) [,] and can't have {a:keyword} or {b:keyword}", ({ a, b }) => [
    { kind: 'losePowers', cantHave: true, keywords: [a, b] },
  ]),

  // The rules below read effects that last as long as this card remains.
  rule('remaining', '(self|this {n?:noun}) remains (in your party|under your control)', () =>
    controlledByPlayers(you),
  ),
  rule('clause', '{what:np} {has:holds} while {how:remaining}', ({ what, has, how }) =>
    readMentionMark(what.is)?.mark.how === 'target' || readMentionMark(what.is)?.mark.how === 'it'
      ? whileCardsRemain(self, how, what.has(...has))
      : NO_MATCH,
  ),
  rule('clause', '(you control|gain control of) {what:np} while {how:remaining}', ({ what, how }) =>
    readMentionMark(what.is)?.mark.how === 'target' || readMentionMark(what.is)?.mark.how === 'it'
      ? whileCardsRemain(self, how, what.has({ kind: 'control', by: you.are }))
      : NO_MATCH,
  ),
)
