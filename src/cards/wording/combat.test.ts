/** The texts of turns, combat and wielding. */
import { expect, test } from 'vitest'
import type { Effect, Modifier, Power } from '../../engine/index.ts'
import {
  ability,
  ally,
  and,
  any,
  asLongAs,
  asTurnStarts,
  atkBonus,
  attacking,
  attacks,
  attacksOneOf,
  defending,
  defends,
  destroy,
  discarding,
  each,
  endTheTurn,
  entersCombat,
  everyone,
  exhausts,
  exhaustsForTheFirstTime,
  grantingKeywords,
  haveDifferentNames,
  inCombat,
  inspire,
  isInspired,
  opposing,
  protects,
  readies,
  removeFromCombat,
  resourceCost,
  sabotage,
  sabotages,
  self,
  strikesWith,
  tagged,
  target,
  targetPlayer,
  thisCombat,
  thisTurn,
  timeIsMoney,
  untilYourNextTurn,
  when,
  you,
  your,
  yourHero,
} from '../builders.ts'
import { cardTextLines } from '../text.ts'
import { testCard } from './wording.testkit.ts'

const pets = and(your.card, tagged('Pet'))

test.each<[string, Effect[]]>([
  ['Take an extra turn after this one.', [you.takeExtraTurn()]],
  ['Target player skips their next turn.', [targetPlayer.skipNextTurn()]],
  ['End the turn.', [endTheTurn()]],
  ["End the turn, and skip to target player's next turn.", [endTheTurn(targetPlayer)]],
  ['Move to the right of target player.', [you.moveToRightOf(targetPlayer)]],
  ['Remove target character in combat from combat.', [removeFromCombat(target(inCombat(any.heroOrAlly)))]],
  ['Target ally you control becomes the defender.', [target(your.ally).becomesTheDefender()]],
  [
    'Target ally must attack your hero when able this combat.',
    [thisCombat(target(any.ally).mustAttack(yourHero))],
  ],
  [
    'Destroy all abilities giving your hero **Ferocity**.'.replaceAll('**', ''),
    [destroy(each(and(any.ability, grantingKeywords(yourHero, 'ferocity'))))],
  ],
])('%s', (text, effects) => {
  expect(cardTextLines(testCard(ability('Test', {}, '', ...effects))).join('\n')).toBe(text)
})

test.each<[string, (Power | Modifier[])[]]>([
  [
    'Inspire: ally and hero, Sabotage: ability, Time is Money',
    [inspire(any.ally, any.hero), sabotage(any.ability), timeIsMoney],
  ],
  ['This ally has Inspire: quest.', [self.has(inspire(any.quest))]],
  ["This ally can't attack heroes.", [self.cant('attack', any.hero)]],
  ["This ally can't protect against heroes.", [self.cant('protect', any.hero)]],
  ["Your hero can't strike with weapons.", [yourHero.cant('strike', any.weapon)]],
  ["Opposing allies can't exhaust.", [each(opposing.ally).cant('exhaust')]],
  [
    "As each player's turn starts, this ally gets +1 ATK this turn.",
    [asTurnStarts(everyone, thisTurn(self.has(atkBonus(1))))],
  ],
  [
    "When this ally attacks, opposing allies can't attack until the start of your next turn.",
    [when(attacks(self), untilYourNextTurn(each(opposing.ally).cant('attack')))],
  ],
  [
    "This ally can't attack or exhaust unless its controller pays (2).",
    [self.cantAttackOrExhaustUnlessPaid(resourceCost(2))],
  ],
  ['This ally must attack when able.', [self.mustAttack()]],
  ['This ally can attack only your hero if able.', [self.canAttackOnlyIfAble(yourHero)]],
  ["This ally can't attack unless its controller pays (2).", [self.cantAttackUnlessPaid(resourceCost(2))]],
  [
    "Opposing allies can't attack unless their controller pays this cost: (1), discard a card.",
    [each(opposing.ally).cantAttackUnlessPaid(resourceCost(1), discarding(any.card))],
  ],
  ['This ally can protect your hero.', [self.canProtect(yourHero)]],
  ['This ally can protect against allies.', [self.canProtect(undefined, any.ally)]],
  ['This ally can strike with weapons while attacking or defending.', [self.canStrikeWith()]],
  [
    'Your allies can strike with this ally while attacking or defending.',
    [each(your.ally).canStrikeWith(self)],
  ],
  ['You may choose not to ready this ally during your ready step.', [self.mayStayExhausted()]],
  [
    'While your Pets have different names, you can control one more Pet.',
    [asLongAs(haveDifferentNames(each(pets)), each(pets).mayBeMore(1, 'Pet'))],
  ],
  ['When this ally attacks a hero, draw a card.', [when(attacksOneOf(self, any.hero), you.draw(1))]],
  ['When this ally defends against an ally, draw a card.', [when(defends(self, any.ally), you.draw(1))]],
  ['When this ally defends, draw a card.', [when(defends(self), you.draw(1))]],
  [
    'When an ally enters combat with this ally, draw a card.',
    [when(entersCombat(any.ally, self), you.draw(1))],
  ],
  ['When this ally protects, draw a card.', [when(protects(self), you.draw(1))]],
  ['When this ally sabotages an ability, draw a card.', [when(sabotages(self, any.ability), you.draw(1))]],
  ['When a hero strikes with a weapon, draw a card.', [when(strikesWith(any.hero, any.weapon), you.draw(1))]],
  ['When an attacking ally exhausts, draw a card.', [when(exhausts(attacking(any.ally)), you.draw(1))]],
  [
    'When this ally exhausts for the first time in a turn, draw a card.',
    [when(exhaustsForTheFirstTime(self), you.draw(1))],
  ],
  ['When a defending ally readies, draw a card.', [when(readies(defending(any.ally)), you.draw(1))]],
  ['When a quest is inspired by this ally, draw a card.', [when(isInspired(any.quest, self), you.draw(1))]],
])('%s', (text, powers) => {
  expect(cardTextLines(testCard(ally('Test', {}, '', ...powers))).join('\n')).toBe(text)
})
