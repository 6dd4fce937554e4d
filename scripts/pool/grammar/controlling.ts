/** Control for a limited time, and attacks that must be paid for. */

import {
  type CardNoun,
  type ModifierWithoutCards,
  self,
  yourHero,
} from '../../../src/cards/builders/card-nouns.ts'
import { exhaust, ready, whileCardsRemain } from '../../../src/cards/builders/effects.ts'
import { everyone, opponents, type PlayerNoun, you } from '../../../src/cards/builders/player-nouns.ts'
import { mayLookAtTopCard, topCardRevealed } from '../../../src/cards/builders/replacing.ts'
import { inOrder } from '../../../src/cards/builders/steps.ts'
import type { Duration, Effect, NumberExpression } from '../../../src/engine/index.ts'
import { NO_MATCH, rule, ruleFamily } from '../chart.ts'
import { actorMark, isDataObject, isOtherMark, readMentionMark, replaceNodes } from '../marks.ts'
import { inState } from './heads.ts'
import { targetNoun } from './nouns.ts'

const controlled = (what: CardNoun, by: PlayerNoun, duration: Duration): Effect => ({
  kind: 'modify',
  mods: what.has({ kind: 'control', by: by.are }),
  duration,
})
const attackCost = (amount: NumberExpression, exhausting?: true): ModifierWithoutCards[] => [
  {
    kind: 'attackCost',
    costs: [{ kind: 'resources', amount }],
    ...(exhausting ? { exhaust: exhausting } : {}),
  },
]

/** Replaces the pronouns of a sentence by the target of the sentence before: "Target an ally. It can't attack." */
function aboutTarget(effect: Effect, target: CardNoun): Effect | typeof NO_MATCH {
  const own = readMentionMark(target.is)?.mark
  let found = false
  const changed = replaceNodes(effect, (node) => {
    if (isDataObject(node) && node.kind === 'grant') return node
    const known = readMentionMark(node)
    if (!known || known.is || isOtherMark(known.mark)) return undefined
    const isOfNoun = ['it', 'harmed', 'exhausted', 'controlled', own?.noun].includes(known.mark.noun)
    const isKind = isOfNoun || known.mark.noun === 'character'
    if (!isKind || known.mark.many !== own?.many) return undefined
    found = true
    return target.is
  })
  return found ? changed : NO_MATCH
}

export const controllingRules = ruleFamily(
  'controlling',
  rule('untilEnd', 'until (the end of the turn|end of turn)', () => 'turn'),
  rule('untilEnd', 'this turn', () => 'turn'),
  rule('untilEnd', 'until the start of your next turn', () => 'yourNextTurn'),
  rule('deed', '(gain|gains) control of {what:np} {for:untilEnd}', ({ what, for: how }) =>
    readMentionMark(what.is)?.mark.how === 'a' ? NO_MATCH : controlled(what, actorMark, how),
  ),
  rule('deed', 'ready and gain control of {what:np} {for:untilEnd}', ({ what, for: how }) =>
    readMentionMark(what.is)?.mark.how === 'a'
      ? NO_MATCH
      : inOrder([ready(what), controlled(what, actorMark, how)]),
  ),
  rule('deed', 'exhaust and gain control of {what:np} {for:untilEnd}', ({ what, for: how }) =>
    readMentionMark(what.is)?.mark.how === 'a'
      ? NO_MATCH
      : inOrder([exhaust(what), controlled(what, actorMark, how)]),
  ),
  rule('clause', 'this turn , {what:np} {has:holds} and you control it', ({ what, has }) =>
    readMentionMark(what.is)?.mark.how === 'it'
      ? { kind: 'modify', mods: what.has(...has, { kind: 'control', by: you.are }), duration: 'turn' }
      : NO_MATCH,
  ),
  rule('remaining', '(self|this {n?:noun}) remains exhausted', () => inState('exhausted')),
  rule('clause', 'while {how:remaining} , you control {what:np}', ({ what, how }) =>
    readMentionMark(what.is)?.mark.how === 'target'
      ? whileCardsRemain(self, how, what.has({ kind: 'control', by: you.are }))
      : NO_MATCH,
  ),
  rule('clause', 'you control {what:np} and it {has:holds} while {how:remaining}', ({ what, has, how }) =>
    readMentionMark(what.is)?.mark.how === 'it'
      ? whileCardsRemain(self, how, what.has({ kind: 'control', by: you.are }, ...has))
      : NO_MATCH,
  ),
  rule('sentence', 'target (a|an) {d:description} . {then:sentence}', ({ d, then: effect }, at) =>
    aboutTarget(effect, targetNoun(d, at)),
  ),
  rule('sentence', 'target up to {n:number} {d:plural} . {then:sentence}', ({ n, d, then: effect }, at) =>
    aboutTarget(effect, targetNoun(d, at, { min: 0, max: n })),
  ),

  // The rules below read costs of attacks.
  rule('hold', "can't attack unless (its|his|her|their) controller pays {n:int}", ({ n }) => attackCost(n)),
  rule(
    'hold',
    "can't attack unless (its|his|her|their) controller pays {n:int} for each (attacker|character)",
    ({ n }) => attackCost(n),
  ),
  rule('hold', "can't attack or exhaust unless (its|his|her|their) controller pays {n:int}", ({ n }) =>
    attackCost(n, true),
  ),
  rule('modifiers', 'you may choose not to ready self during your ready step', () => self.mayStayExhausted()),

  // The rules below read revealed cards of decks.
  rule('modifiers', 'opponents play with the top card of their decks revealed', () =>
    topCardRevealed(opponents),
  ),
  rule('modifiers', 'players play with the top card of their decks revealed', () =>
    topCardRevealed(everyone),
  ),
  rule('modifiers', 'you may look at the top (card|cards) of your deck at any time', () =>
    mayLookAtTopCard(you, you),
  ),
  rule('modifiers', 'skip your draw step', () => you.skips('draw')),
  rule('trigger', 'when your hero becomes self', () => ({
    event: 'heroBecomes',
    what: { kind: 'is', what: self.is },
  })),
  rule('modifiers', 'your hero can strike with {with:plural}', ({ with: weapons }) =>
    weapons.noun === 'weapon' ? yourHero.canStrikeWith(weapons.filter) : NO_MATCH,
  ),
)
