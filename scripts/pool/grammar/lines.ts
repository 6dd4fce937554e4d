/** The lines of a card: keywords, powers, an ability's effect, Ongoing, Attach, quests, heroes and restrictions. */

import { arcaneTorrent, deathRattle, findTreasure, stash } from '../../../src/cards/builders/keywords.ts'
import type { Trait } from '../../../src/cards/builders/nouns.ts'
import { turnOf } from '../../../src/cards/builders/powers.ts'
import { you } from '../../../src/cards/builders/who.ts'
import type { Named, Power } from '../../../src/engine/index.ts'
import { family, NO, rule } from '../chart.ts'
import { TALENTS } from '../lexicon.ts'
import { readMention } from '../marks.ts'
import type { Held, LinePart } from '../symbols.ts'

const continuous = ({ mods, while: cond }: Held): Power => ({
  kind: 'continuous',
  ...(cond ? { while: cond } : {}),
  mods,
})
const printed = (keywords: readonly Trait[]): Named<Power>[] =>
  keywords.flatMap((one) => (one.kind === 'keyword' ? [{ ...one }] : []))
const complete = (n: number): Extract<LinePart, { kind: 'complete' }> => ({
  kind: 'complete',
  costs: [{ kind: 'resources', amount: n }],
})
const yourTurn = turnOf(you)

export const lineFamily = family(
  'lines',
  rule('power', '{held:held} [.]', ({ held }) => [continuous(held)]),
  rule('power', 'while (self|this {n?:noun}) is in your graveyard , {m:modifiers} [.]', ({ m }) => [
    { kind: 'continuous', zone: 'graveyard', mods: m },
  ]),
  rule('powers', '{a:power}', ({ a }) => a),
  rule('powers', '{a:power} {more:powers}', ({ a, more }) => [...a, ...more]),
  rule('line', '{k:keywords} [.]', ({ k }) => [{ kind: 'powers', powers: printed(k) }]),
  rule('line', '{k:keywords} [.] {p:powers}', ({ k, p }) => [
    { kind: 'powers', powers: [...printed(k), ...p] },
  ]),
  rule('line', '{p:powers}', ({ p }) => [{ kind: 'powers', powers: p }]),
  rule('line', '{then:effect}', ({ then: effect }) => [{ kind: 'effect', effect }]),
  rule('line', 'ongoing : {p:powers}', ({ p }) => [{ kind: 'ongoing', powers: p }]),
  rule('line', 'ongoing : {k:keywords} [.]', ({ k }) => [{ kind: 'ongoing', powers: printed(k) }]),
  rule('line', 'attach to {to:np} .', ({ to }) =>
    readMention(to.is)?.mark.how === 'a' ? NO : [{ kind: 'attach', to }],
  ),
  rule('line', 'attach to {to:np} [,] and {then:effect}', ({ to, then: effect }) =>
    readMention(to.is)?.mark.how === 'target'
      ? [
          { kind: 'attach', to },
          { kind: 'effect', effect },
        ]
      : NO,
  ),

  // quests
  rule('line', 'pay {n:int} to complete this quest .', ({ n }) => [complete(n)]),
  rule('line', '(on your turn|during your turn) [:|,] pay {n:int} to complete this quest .', ({ n }) => [
    { ...complete(n), when: yourTurn },
  ]),
  rule('line', '(if|while) {cond:condition} (,|:) pay {n:int} to complete this quest .', ({ cond, n }) => [
    { ...complete(n), when: cond },
  ]),
  rule(
    'line',
    'on your turn , if {cond:condition} (,|:) pay {n:int} to complete this quest .',
    ({ cond, n }) => [{ ...complete(n), when: { kind: 'all', of: [yourTurn, cond] } }],
  ),
  rule('line', '{costs:costs} [,] and pay {n:int} to complete this quest .', ({ costs, n }) => [
    { kind: 'complete', costs: [...costs, { kind: 'resources', amount: n }] },
  ]),
  rule('line', '{costs:costs} to complete this quest .', ({ costs }) =>
    costs[0]?.kind === 'resources' ? NO : [{ kind: 'complete', costs }],
  ),
  rule(
    'line',
    '(on your turn|during your turn) [:|,] {costs:costs} [,] and pay {n:int} to complete this quest .',
    ({ costs, n }) => [
      { kind: 'complete', costs: [...costs, { kind: 'resources', amount: n }], when: yourTurn },
    ],
  ),
  rule('line', 'reward : {then:effect}', ({ then: effect }) => [{ kind: 'reward', effect }]),

  // restrictions of decks
  rule('line', '{of:talent} (hero required|talent) [.]', ({ of }) => [
    { kind: 'facts', facts: { talent: of } },
  ]),
  rule('line', '{of:name} hero required [.]', ({ of }) =>
    TALENTS.includes(of) || /\bSelf\b/.test(of) ? NO : [{ kind: 'facts', facts: { heroRequired: of } }],
  ),
  rule('line', '{of:name} reputation [.]', ({ of }) =>
    /\bSelf\b/.test(of) ? NO : [{ kind: 'facts', facts: { reputation: of } }],
  ),

  // heroes
  rule('line', 'front : {p:powers}', ({ p }) => [{ kind: 'powers', powers: p }]),
  rule('line', 'back : {p:powers}', ({ p }) => [{ kind: 'powers', powers: p, back: true }]),
  rule('line', 'back : {k:keywords} [.]', ({ k }) => [{ kind: 'powers', powers: printed(k), back: true }]),

  // keywords that spell out a text
  rule('line', 'death rattle : {then:effect}', ({ then: effect }) => [
    { kind: 'powers', powers: [deathRattle(effect)] },
  ]),
  rule('line', 'stash : {then:effect}', ({ then: effect }) => [{ kind: 'powers', powers: [stash(effect)] }]),
  rule('line', 'arcane torrent [.]', () => [{ kind: 'powers', powers: [arcaneTorrent] }]),
  rule('line', 'find treasure [.]', () => [{ kind: 'powers', powers: [findTreasure] }]),
  rule('line', 'empower {of:class} : {p:powers}', ({ of, p }) => [
    { kind: 'powers', powers: p.map((one) => ({ ...one, word: `Empower ${of}` })) },
  ]),
  rule('line', 'empower {of:tag} : {p:powers}', ({ of, p }) => [
    { kind: 'powers', powers: p.map((one) => ({ ...one, word: `Empower ${of}` })) },
  ]),
  rule('line', '{of:class} : {p:powers}', ({ of, p }) => [
    { kind: 'powers', powers: p.map((one) => ({ ...one, hero: of })) },
  ]),
)
