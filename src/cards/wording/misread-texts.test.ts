/** Texts that readers have misread: whose condition it is, how long something lasts, what a word refers to. */
import { expect, test } from 'vitest'
import type { Effect } from '../../engine/index.ts'
import {
  amountPerTarget,
  and,
  any,
  assault,
  atkBonus,
  attachTo,
  attacking,
  both,
  cardsInHand,
  cardsOnChain,
  chosenCards,
  controlledBy,
  controllerOf,
  costsLess,
  dealsDamage,
  defends,
  delveKeyword,
  destroy,
  didThisTurn,
  each,
  eachTime,
  enters,
  everyone,
  forEach,
  haveDifferentNames,
  hostCard,
  inHand,
  interrupt,
  isAtMost,
  isDestroyed,
  isMoreThan,
  isNotTrue,
  isTrueForAnyPlayer,
  isYourTurn,
  nextTimeWithin,
  nthTarget,
  numberOfCards,
  ongoing,
  onlyIf,
  onlyWhile,
  opponents,
  opposing,
  or,
  playableAsInstantUntilYouPlay,
  put,
  rememberedCards,
  removeFromCombat,
  self,
  tagged,
  target,
  targetPlayer,
  thatCard,
  thatDamageDealer,
  thatPlayer,
  thatTargetPlayer,
  thereIsNo,
  they,
  thisTurn,
  turnEnds,
  unless,
  unpreventably,
  upToOtherTargets,
  when,
  withKeyword,
  wouldDeal,
  you,
  your,
  yourHero,
} from '../builders.ts'
import { textOfEffect, textOfPowers } from './wording.testkit.ts'

const searchAs = (as: string, tag: string): Effect => ({
  ...{ kind: 'search', who: you.are, deckOf: you.are },
  ...{ filter: and(tagged(tag), any.ally), as },
})

test.each<[string, string]>([
  [
    'For each player, if there is no card in their hand, your hero deals each ally 2 fire damage.',
    textOfEffect(
      forEach(everyone, onlyIf(thereIsNo(cardsInHand(they)), yourHero.deals(2, 'fire').to(each(any.ally)))),
    ),
  ],
  [
    'Target weapon you control gets +2 ATK and striking with it costs you (2) less this turn.',
    textOfEffect(thisTurn(target(your.weapon).has(atkBonus(2), costsLess(2, { doing: 'strike' })))),
  ],
  [
    'If you have not placed a resource this turn, draw a card.',
    textOfEffect(onlyIf(isNotTrue(didThisTurn('placed')), you.draw(1))),
  ],
  [
    'Destroy target ability. If it costs more than up to one other target ability, destroy the second ability.',
    textOfEffect(
      destroy(target(any.ability)),
      onlyIf(
        isMoreThan(nthTarget(0).stat('cost'), upToOtherTargets(1, any.ability).stat('cost')),
        destroy(nthTarget(1)),
      ),
    ),
  ],
  [
    'Mage allies and weapons in your hand are instant until you play a card.',
    textOfPowers(
      each(inHand(or(and(tagged('Mage'), your.ally), your.weapon))).has(
        playableAsInstantUntilYouPlay(any.card),
      ),
    ),
  ],
  [
    'Search your deck for an Imp ally and reveal it. Search your deck for a Ghoul ally and reveal it. Put those allies into your hand.',
    textOfEffect(
      searchAs('imp', 'Imp'),
      searchAs('ghoul', 'Ghoul'),
      put(both(rememberedCards('imp'), rememberedCards('ghoul')), 'hand'),
    ),
  ],
  [
    'When this turn ends, destroy all allies the turn player controls.',
    textOfEffect(nextTimeWithin('turn', turnEnds(everyone), destroy(each(controlledBy(thatPlayer).ally)))),
  ],
  [
    'Target player destroys one of their allies.',
    textOfEffect(targetPlayer.destroys(1, controlledBy(thatTargetPlayer).ally)),
  ],
  ['Destroy an ally you control.', textOfEffect(you.destroys(1, your.ally))],
  [
    'If two or more allies have the same name, draw a card.',
    textOfEffect(onlyIf(isNotTrue(haveDifferentNames(each(any.ally))), you.draw(1))),
  ],
  [
    'If target ally has a cost of no more than the number of your abilities, destroy it.',
    textOfEffect(
      onlyIf(
        isAtMost(target(any.ally).stat('cost'), numberOfCards(each(your.ability))),
        destroy(nthTarget(0)),
      ),
    ),
  ],
  [
    'When an ability enters play, if you control more allies than each opponent, draw a card.',
    textOfPowers(
      when(
        enters(any.ability),
        onlyIf(
          isNotTrue(
            isTrueForAnyPlayer(
              opponents,
              isAtMost(numberOfCards(each(your.ally)), numberOfCards(each(controlledBy(they).ally))),
            ),
          ),
          you.draw(1),
        ),
      ),
    ),
  ],
  [
    'Your Protectors have +2 ATK.\nYour allies with Protector have +1 ATK.',
    textOfPowers(
      each(withKeyword('protector', your.card)).has(atkBonus(2)),
      each(withKeyword('protector', your.ally)).has(atkBonus(1)),
    ),
  ],
  [
    'The next time your hero strikes with this ability this turn, it costs you (2) less.',
    textOfEffect(thisTurn(self.has(costsLess(2, { doing: 'strike', next: true })))),
  ],
  [
    "Your hero deals each ally 1 fire damage. When an ally damaged this way is destroyed this turn, that ally's controller draws a card.",
    textOfEffect(
      yourHero.deals(1, 'fire').to(each(any.ally), 'dealt'),
      eachTime(isDestroyed(rememberedCards('dealt')), 'turn', controllerOf(thatCard).draw(1)),
    ),
  ],
  [
    "Target opposing hero's controller may have you draw a card. If that isn't done, destroy this ability.",
    textOfEffect(unless(controllerOf(target(opposing.hero)).may(you.draw(1)), destroy(self))),
  ],
  [
    'When an attacking ally deals an ally you control damage, you may destroy the attacking ally.',
    textOfPowers(when(dealsDamage(attacking(any.ally), your.ally), you.may(destroy(thatDamageDealer)))),
  ],
  [
    'When a Snowman ally you control defends against an ally, remove the defending ally from combat.',
    textOfPowers(when(defends(and(tagged('Snowman'), your.ally), any.ally), removeFromCombat(thatCard))),
  ],
  [
    'Your hero gets +X ATK this turn while it is your turn, where X is the cost of target ally you control.',
    textOfEffect(onlyWhile(isYourTurn, thisTurn(yourHero.has(atkBonus(target(your.ally).stat('cost')))))),
  ],
  [
    'Your hero gets Assault 2 this turn and if your hero would deal damage this turn, that damage is unpreventable.',
    textOfEffect(thisTurn(yourHero.has(assault(2), wouldDeal(unpreventably)))),
  ],
  [
    'You may choose an ally. You may choose another ally. Your hero deals 2 and 1 fire damage, in this order, to the chosen allies.',
    textOfEffect(
      you.chooseUpTo(1, each(any.ally)),
      you.chooseUpTo(1, each(any.ally)),
      yourHero.deals(amountPerTarget(2, 1), 'fire').to(chosenCards),
    ),
  ],
  [
    'You may choose an opposing ability on the chain and interrupt it.',
    textOfEffect(you.may(you.choose(1, cardsOnChain(opposing.ability)), interrupt(chosenCards))),
  ],
  [
    'Attaches to your hero.\nOngoing: The attached hero has +1 ATK.',
    textOfEffect(attachTo(yourHero), ongoing(hostCard.has(atkBonus(1)))),
  ],
  [
    'Delve (Look at the two cards on top of your deck. Put up to two of them back on top of your deck and the rest on the bottom.)',
    textOfEffect(delveKeyword),
  ],
  [
    'Choose up to two allies you control. Each of them heals 1 damage on itself.',
    textOfEffect(you.chooseUpTo(2, each(your.ally)), chosenCards.heals(1).from(chosenCards)),
  ],
])('%s', (expected, text) => {
  expect(text).toBe(expected)
})
