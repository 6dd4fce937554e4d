/** Other events that are replaced: "If this ally would be destroyed, … instead", "If you would draw a card, …" */

import { each } from '../../../src/cards/builders/card-nouns.ts'
import { ifYouDo } from '../../../src/cards/builders/effects.ts'
import { opponents, type PlayerNoun, you } from '../../../src/cards/builders/player-nouns.ts'
import {
  doBeforeDamage,
  optionally,
  preventThatDamage,
  wouldBeDestroyed,
  wouldBePut,
  wouldDraw,
} from '../../../src/cards/builders/replacing.ts'
import { type Effect, hasNode, type Modifier } from '../../../src/engine/index.ts'
import { NO_MATCH, rule, ruleFamily } from '../chart.ts'
import { modifiersOn } from './replacing.ts'

const optional = (mods: Modifier[] | typeof NO_MATCH): Modifier[] | typeof NO_MATCH =>
  mods === NO_MATCH ? NO_MATCH : optionally(mods)
const thisTurn = (mods: Modifier[] | typeof NO_MATCH): Effect | typeof NO_MATCH =>
  mods === NO_MATCH ? NO_MATCH : { kind: 'modify', mods, duration: 'turn' }
const preventsThat = (effect: Effect): boolean => hasNode(effect, (node) => node.kind === 'preventThat')
const entering = (of: PlayerNoun, effect: Effect) => wouldBePut({ to: 'graveyard', of }, effect)

export const insteadRules = ruleFamily(
  'instead',
  rule('modifiers', '(when|if) {what:np} would be destroyed , {a:deeds} instead', ({ what, a }) =>
    modifiersOn(what, wouldBeDestroyed(a)),
  ),
  rule('modifiers', '(when|if) {what:np} would be destroyed , you may {a:deeds} instead', ({ what, a }) =>
    optional(modifiersOn(what, wouldBeDestroyed(a))),
  ),
  rule(
    'modifiers',
    '(when|if) {what:np} would be destroyed , {a:deeds} instead . if you do , {b:sentence}',
    ({ what, a, b }) => modifiersOn(what, wouldBeDestroyed(ifYouDo(a, b))),
  ),
  rule('sentence', '(when|if) {what:np} would be destroyed this turn , {a:deeds} instead', ({ what, a }) =>
    thisTurn(modifiersOn(what, wouldBeDestroyed(a))),
  ),
  rule(
    'modifiers',
    '(when|if) (a|an) {d:description} would (enter|be put into) {of:graveyardOf} , {a:deeds} instead',
    ({ d, of, a }) => each(d.filter).has(entering(of, a)),
  ),
  rule(
    'sentence',
    '(when|if) (a|an) {d:description} would (enter|be put into) {of:graveyardOf} this turn , {a:deeds} instead',
    ({ d, of, a }) => thisTurn(each(d.filter).has(entering(of, a))),
  ),
  rule('graveyardOf', 'your graveyard', () => you),
  rule('graveyardOf', "(an opposing graveyard|an opponent 's graveyard)", () => opponents),
  rule('modifiers', 'if an opponent would draw a card , you draw one instead', () =>
    wouldDraw(opponents, you.draw(1)),
  ),
  rule('modifiers', 'if you would draw a card , draw {n:numberWord} instead', ({ n }) =>
    wouldDraw(you, you.draw(n)),
  ),

  // The rules below read effects that may prevent the damage (717.3).
  rule('deed', 'prevent that damage', () => preventThatDamage),
  rule('held', '(when|if) {event:would} , {a:effect}', ({ event, a }) => {
    if (event.isThisTurn || event.being || event.role !== 'dealt' || !preventsThat(a)) return NO_MATCH
    const of = Object.keys(event.of).length > 0 ? { of: event.of } : {}
    const mods = modifiersOn(event.what, { kind: 'packet', role: 'dealt', change: doBeforeDamage(a), ...of })
    return mods === NO_MATCH ? NO_MATCH : { mods }
  }),
)
