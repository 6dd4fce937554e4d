/** The lines of a card: keywords, powers, an ability's effect, Ongoing, Attach, heroes and restrictions. */

import type { CardNoun, ModifierWithoutCards } from '../../../src/cards/builders/card-nouns.ts'
import { empower } from '../../../src/cards/builders/effects.ts'
import { and } from '../../../src/cards/builders/filters.ts'
import {
  arcaneTorrentKeyword,
  deathRattleKeyword,
  echoKeyword,
  enrageKeyword,
  eternalKeyword,
  findTreasureKeyword,
  stashKeyword,
  warpKeyword,
} from '../../../src/cards/builders/keywords.ts'
import { you } from '../../../src/cards/builders/player-nouns.ts'
import { inOrder } from '../../../src/cards/builders/steps.ts'
import type { Effect, Filter, Power, WithLabel } from '../../../src/engine/index.ts'
import { NO_MATCH, rule, ruleFamily } from '../chart.ts'
import { TALENT_SPECS } from '../lexicon.ts'
import { readMentionMark } from '../marks.ts'
import type { ConditionalModifiers, LinePart } from '../symbols.ts'
import { controlledByPlayers } from './heads.ts'
import { everyCardNoun } from './nouns.ts'

const continuous = ({ mods, while: cond }: ConditionalModifiers): Power => ({
  kind: 'continuous',
  ...(cond ? { while: cond } : {}),
  mods,
})
const printed = (keywords: readonly ModifierWithoutCards[]): WithLabel<Power>[] =>
  keywords.flatMap((one) => (one.kind === 'keyword' ? [{ ...one }] : []))

/** Limits powers to cards whose controller has a hero with a trait: "Horde Hero:" (206.1c). */
const onlyFor = (hero: string, powers: readonly WithLabel<Power>[]): WithLabel<Power>[] =>
  powers.map((one) => ({ ...one, hero }))

/**
 * Returns an effect and the attaching of the card as the two modes of a choice. Attaching does nothing else (305.2d).
 */
const orAttach = (effect: Effect, to: CardNoun): LinePart[] => [
  { kind: 'effect', effect: you.chooseOne(effect, inOrder([])) },
  { kind: 'attach', to, mode: 1 },
]

const finishing = (of: Filter): WithLabel<Power> => ({
  kind: 'keyword',
  keyword: 'finishingMove',
  ...(of.kind === 'tag' && of.tag === 'Combo' ? {} : { of: [of] }),
})

export const lineRules = ruleFamily(
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
  rule('line', '{k:keywords} [.] {then:effect}', ({ k, then: effect }) => [
    { kind: 'powers', powers: printed(k) },
    { kind: 'effect', effect },
  ]),
  rule('line', 'ongoing : {p:powers}', ({ p }) => [{ kind: 'ongoing', powers: p }]),
  rule('line', 'ongoing : {k:keywords} [.]', ({ k }) => [{ kind: 'ongoing', powers: printed(k) }]),
  rule('line', 'attach to {to:np} .', ({ to }) =>
    readMentionMark(to.is)?.mark.how === 'a' ? NO_MATCH : [{ kind: 'attach', to }],
  ),
  rule('line', 'attach to one of your {d:plural} .', ({ d }, at) => [
    { kind: 'attach', to: everyCardNoun({ ...d, filter: and(d.filter, controlledByPlayers(you)) }, at) },
  ]),
  rule('line', 'attach to {to:np} [,] and {then:effect}', ({ to, then: effect }) =>
    readMentionMark(to.is)?.mark.how === 'target'
      ? [
          { kind: 'attach', to },
          { kind: 'effect', effect },
        ]
      : NO_MATCH,
  ),

  rule('line', 'choose one : {a:sentence} [,] or attach to {to:np} .', ({ a, to }) =>
    readMentionMark(to.is)?.mark.how === 'target' ? orAttach(a, to) : NO_MATCH,
  ),
  rule('line', 'choose one : {a:sentence} [,] or attach to one of your {d:plural} .', ({ a, d }, at) =>
    orAttach(a, everyCardNoun({ ...d, filter: and(d.filter, controlledByPlayers(you)) }, at)),
  ),

  // The rules below read restrictions of decks.
  rule('line', '{of:talent} (hero required|talent) [.]', ({ of }) => [
    { kind: 'facts', facts: { talent: of } },
  ]),
  rule('line', '{of:name} hero required [.]', ({ of }) =>
    TALENT_SPECS.includes(of) || /\bSelf\b/.test(of)
      ? NO_MATCH
      : [{ kind: 'facts', facts: { heroRequired: of } }],
  ),
  rule('line', '{of:name} reputation [.]', ({ of }) =>
    /\bSelf\b/.test(of) ? NO_MATCH : [{ kind: 'facts', facts: { reputation: of } }],
  ),

  // The rules below read lines of heroes.
  rule('line', 'front : {p:powers}', ({ p }) => [{ kind: 'powers', powers: p }]),
  rule('line', 'back : {p:powers}', ({ p }) => [{ kind: 'powers', powers: p, back: true }]),
  rule('line', 'back : {k:keywords} [.]', ({ k }) => [{ kind: 'powers', powers: printed(k), back: true }]),

  // The rules below read keywords that spell out a text.
  rule('line', 'death rattle : {then:effect}', ({ then: effect }) => [
    { kind: 'powers', powers: [deathRattleKeyword(effect)] },
  ]),
  rule('line', 'stash : {then:effect}', ({ then: effect }) => [
    { kind: 'powers', powers: [stashKeyword(effect)] },
  ]),
  rule('line', 'arcane torrent [.]', () => [{ kind: 'powers', powers: [arcaneTorrentKeyword] }]),
  rule('line', 'find treasure [.]', () => [{ kind: 'powers', powers: [findTreasureKeyword] }]),
  rule('line', 'echo [.]', () => [{ kind: 'powers', powers: [echoKeyword] }]),
  rule('line', 'enrage [.]', () => [{ kind: 'powers', powers: [enrageKeyword] }]),
  rule('line', 'eternal [.]', () => [{ kind: 'powers', powers: [eternalKeyword] }]),
  rule('line', 'warp [.]', () => [{ kind: 'powers', powers: [warpKeyword] }]),
  rule('trigger', 'when you reveal (a|an) {d:description} this way', ({ d }) => ({
    event: 'enraged',
    what: d.filter,
  })),
  // Finishing moves of the first sets spell out their keyword.
  rule(
    'line',
    'as an additional cost to play [(self|this {n?:noun})] , remove up to five {d:plural} (in|from) your graveyard from the game .',
    ({ d }) => [{ kind: 'powers', powers: [finishing(d.filter)] }],
  ),
  rule(
    'line',
    'empower {of:class} : if you control (a|an) {same:class} hero or ally , {then:effect}',
    ({ of, same, then: effect }) =>
      of === same ? [{ kind: 'effect', effect: empower(of, effect) }] : NO_MATCH,
  ),
  rule('line', 'empower {of:class} : {p:powers}', ({ of, p }) => [
    { kind: 'powers', powers: p.map((one) => ({ ...one, word: `Empower ${of}` })) },
  ]),
  rule('line', 'empower {of:tag} : {p:powers}', ({ of, p }) => [
    { kind: 'powers', powers: p.map((one) => ({ ...one, word: `Empower ${of}` })) },
  ]),
  rule('line', '{of:class} [hero] : {p:powers}', ({ of, p }) => [{ kind: 'powers', powers: onlyFor(of, p) }]),
  rule('line', '{of:class} [hero] : {k:keywords} [.]', ({ of, k }) => [
    { kind: 'powers', powers: onlyFor(of, printed(k)) },
  ]),
  rule('line', '{of:faction} [hero] : {p:powers}', ({ of, p }) => [
    { kind: 'powers', powers: onlyFor(of, p) },
  ]),
)
