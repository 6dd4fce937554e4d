/**
 * The meaning of "it", "they" and "that": the thing that was mentioned last. If that would be misunderstood, the text
 * has a name.
 */
import { expect, test } from 'vitest'
import {
  any,
  asItEnters,
  atkBonus,
  attachTo,
  attacks,
  cardsPutIntoZone,
  chosenCards,
  controllerOf,
  damaged,
  dealsCombatDamage,
  destroy,
  each,
  eachCardDealingDamage,
  enters,
  exhaust,
  friendly,
  hostCard,
  ifYouDo,
  isDestroyed,
  nextTime,
  ongoing,
  onlyIf,
  opposing,
  otherRevealedCards,
  printedPowersOf,
  put,
  putAndRemember,
  raiderControlled,
  ready,
  restOfGame,
  reveal,
  revealedCards,
  revealedCardsMatching,
  self,
  tagged,
  target,
  targetInGraveyard,
  thatDamageDealer,
  thatTarget,
  theMarkedHero,
  thisTurn,
  topCards,
  turnEnds,
  upToTargets,
  when,
  whenIf,
  you,
  yourHero,
} from '../builders.ts'
import { textOfEffect, textOfPowers } from './wording.testkit.ts'

test.each<[string, string]>([
  ['When this ally attacks, ready it.', textOfPowers(when(attacks(self), ready(self)))],
  [
    'When this ally attacks, exhaust target ally. Ready this ally.',
    textOfPowers(when(attacks(self), exhaust(target(any.ally)), ready(self))),
  ],
  [
    'When this ally attacks, choose a Raiding hero at random. This ally deals that hero 3 melee damage.',
    textOfPowers(
      when(
        attacks(self),
        you.chooseRandom(1, each(raiderControlled.hero)),
        self.deals(3, 'melee').to(chosenCards),
      ),
    ),
  ],
  [
    "When this enters play, the MARKED hero's controller takes control of this ally.",
    textOfPowers(when(enters(self), controllerOf(theMarkedHero).gainControlOf(self))),
  ],
  [
    "When your turn ends, provided this ally is damaged, return it to its owner's hand.",
    textOfPowers(whenIf(turnEnds(you), self.isA(damaged(any.card)), put(self, 'hand'))),
  ],
  [
    "When this ally attacks, you may put target ally in your graveyard on top of its owner's deck. If that is done, this ally heals damage on your hero equal to that ally's cost.",
    textOfPowers(
      when(
        attacks(self),
        ifYouDo(
          you.may(putAndRemember(targetInGraveyard(you, any.ally), 'deckTop')),
          self.heals(cardsPutIntoZone.stat('cost')).from(yourHero),
        ),
      ),
    ),
  ],
])('this card after another: %s', (told, said) => {
  expect(said).toBe(told)
})

test.each<[string, string]>([
  [
    'Your hero deals target ally 3 fire damage. That ally gets +1 ATK this turn.',
    textOfEffect(yourHero.deals(3, 'fire').to(target(any.ally)), thisTurn(thatTarget.has(atkBonus(1)))),
  ],
  [
    'Destroy target ally. Its controller draws a card.',
    textOfEffect(destroy(target(any.ally)), controllerOf(thatTarget).draw(1)),
  ],
  [
    'Destroy up to two target allies. Ready them.',
    textOfEffect(destroy(upToTargets(2, any.ally)), ready(thatTarget)),
  ],
  [
    'Destroy up to two target allies. Ready your hero. Exhaust those allies.',
    textOfEffect(destroy(upToTargets(2, any.ally)), ready(yourHero), exhaust(thatTarget)),
  ],
  [
    'Your hero gets +1 ATK this turn. The next time your hero attacks, ready it.',
    textOfEffect(thisTurn(yourHero.has(atkBonus(1))), nextTime(attacks(yourHero), ready(yourHero))),
  ],
  [
    'Your hero deals target ally 3 fire damage. When that ally is destroyed this turn, draw a card.',
    textOfEffect(yourHero.deals(3, 'fire').to(target(any.ally)), {
      kind: 'later',
      on: isDestroyed(thatTarget),
      duration: 'turn',
      do: you.draw(1),
    }),
  ],
])('a target or a hero: %s', (told, said) => {
  expect(said).toBe(told)
})

test.each<[string, string]>([
  [
    'Reveal the card on top of your deck. If it is an ally, remove it from the game. If it is an ability, put it into your hand.',
    textOfEffect(
      reveal(topCards(1, you)),
      onlyIf(revealedCards.isA(any.ally), put(revealedCards, 'removed')),
      onlyIf(revealedCards.isA(any.ability), put(revealedCards, 'hand')),
    ),
  ],
  [
    'As this enters play, reveal the five cards on top of your deck. Remove the revealed Murloc cards from the game. Put the rest on the bottom of your deck. This ally gets the printed powers of the removed cards for the rest of the game.',
    textOfPowers(
      asItEnters(
        reveal(topCards(5, you)),
        putAndRemember(revealedCardsMatching(tagged('Murloc'), you), 'removed'),
        put(otherRevealedCards(tagged('Murloc'), you), 'deckBottom'),
        restOfGame(self.has(printedPowersOf(cardsPutIntoZone))),
      ),
    ),
  ],
  [
    'Each opposing ally deals itself shadow damage equal to its ATK.',
    textOfEffect(
      each(opposing.ally).eachDeals(eachCardDealingDamage.stat('atk'), 'shadow').to(eachCardDealingDamage),
    ),
  ],
])('revealed cards and dealers of damage: %s', (told, said) => {
  expect(said).toBe(told)
})

test.each<[string, string]>([
  [
    'Attaches to target character.\nOngoing: When a character deals the attached character combat damage, the attached character deals the other character 1 nature damage.',
    textOfEffect(
      attachTo(target(any.heroOrAlly)),
      ongoing(
        when(dealsCombatDamage(any.heroOrAlly, hostCard), hostCard.deals(1, 'nature').to(thatDamageDealer)),
      ),
    ),
  ],
  [
    'Attaches to target character.\nOngoing: When a friendly character deals the attached character combat damage, ready the friendly character.',
    textOfEffect(
      attachTo(target(any.heroOrAlly)),
      ongoing(when(dealsCombatDamage(friendly.heroOrAlly, hostCard), ready(thatDamageDealer))),
    ),
  ],
])('two of a kind: %s', (told, said) => {
  expect(said).toBe(told)
})
