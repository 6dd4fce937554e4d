/** Modifiers for players: "Your maximum hand size is increased by three", "Players can't draw cards". */

import { each, hostCard } from '../../../src/cards/builders/card-nouns.ts'
import { any } from '../../../src/cards/builders/filters.ts'
import { controllerOf, everyone, friends, opponents, you } from '../../../src/cards/builders/player-nouns.ts'
import { cant } from '../../../src/cards/builders/replacing.ts'
import type { NumberExpression } from '../../../src/engine/index.ts'
import { rule, ruleFamily } from '../chart.ts'
import { markPronoun } from '../marks.ts'
import { timesEach } from './amounts.ts'

const change = (
  word: string,
  n: NumberExpression,
): { more: NumberExpression } | { less: NumberExpression } =>
  word === 'increased' ? { more: n } : { less: n }

export const forPlayersRules = ruleFamily(
  'for players',
  rule('limited', 'you', () => you),
  rule('limited', '(each player|players)', () => everyone),
  rule('limited', '(each opponent|opponents)', () => opponents),
  rule('limited', 'each friendly player', () => friends),
  rule('whose', 'your', () => you),
  rule('whose', "(each player 's|players ')", () => everyone),
  rule('whose', "(each opponent 's|opponents ')", () => opponents),
  rule('whose', "each friendly player 's", () => friends),
  rule('whose', "attached {n:noun} 's controller 's", () => controllerOf(hostCard)),
  rule('changed', 'increased', () => 'increased'),
  rule('changed', 'reduced', () => 'reduced'),
  rule('modifiers', '{of:whose} maximum hand size is {how:changed} by {n:number}', ({ of, how, n }) =>
    of.hasHandSize(change(how, n)),
  ),
  rule(
    'modifiers',
    '{of:whose} maximum hand size is {how:changed} by {n:numberWord} for each {each:each}',
    ({ of, how, n, each: one }) => of.hasHandSize(change(how, timesEach(n, one))),
  ),
  rule('modifiers', '{who:limited} (have|has) no maximum hand size', ({ who }) =>
    who.hasHandSize({ none: true }),
  ),
  rule('modifiers', 'you can place an additional resource on each of your turns', () => you.mayPlaceMore()),
  rule('modifiers', 'each player may place an additional resource during his turn', () =>
    everyone.mayPlaceMore(),
  ),

  // The rules below read things that players can't do.
  rule('banned', 'each opponent', () => opponents),
  rule('banned', "player 's", () => everyone), // One source has this slip.
  rule('ban', "{who:banned} can't draw cards", ({ who }) => who.cant('draw')),
  rule('ban', "{who:banned} can't draw more than one card per turn", ({ who }) => who.cant('draw', 1)),
  rule('ban', "{who:banned} can't discard cards", ({ who }) => who.cant('discard')),
  rule('ban', "{who:banned} can't place resources face down", ({ who }) => who.cant('placeFaceDown')),
  rule('ban', "{who:banned} can't place quests face up", ({ who }) =>
    each(any.quest).has(cant('bePlacedFaceUp', { by: who })),
  ),

  // The rules below read who went first.
  rule('condition', '(an opponent) went first this game', () => ({
    kind: 'wentFirst',
    players: opponents.are,
  })),
  rule('condition', 'its controller went first this game', (_, at) => ({
    kind: 'wentFirst',
    players: controllerOf(markPronoun(at, 'it')).are,
  })),
)
