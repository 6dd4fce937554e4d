/**
 * The meaning of "it", "they" and "that": the thing that was mentioned last. If that would be misunderstood, the text
 * has a name.
 */
import { expect, test } from 'vitest'
import {
  amongRevealed,
  any,
  asItEnters,
  atk,
  attached,
  attachTo,
  attacks,
  cardsPut,
  chosen,
  controllerOf,
  damaged,
  dealsCombatDamage,
  destroy,
  destroyed,
  each,
  enters,
  exhaust,
  friendly,
  ifYouDo,
  it,
  itself,
  nextTime,
  ongoing,
  onlyIf,
  opposing,
  otherRevealed,
  printedPowersOf,
  put,
  putAndRemember,
  raiderControlled,
  ready,
  restOfGame,
  reveal,
  revealed,
  self,
  tagged,
  target,
  targetInGraveyard,
  thatDealer,
  theMarkedHero,
  thisTurn,
  topCards,
  turnEnds,
  upTo,
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
        self.deals(3, 'melee').to(chosen),
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
          self.heals(cardsPut.stat('cost')).from(yourHero),
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
    textOfEffect(yourHero.deals(3, 'fire').to(target(any.ally)), thisTurn(it.has(atk(1)))),
  ],
  [
    'Destroy target ally. Its controller draws a card.',
    textOfEffect(destroy(target(any.ally)), controllerOf(it).draw(1)),
  ],
  ['Destroy up to two target allies. Ready them.', textOfEffect(destroy(upTo(2, any.ally)), ready(it))],
  [
    'Destroy up to two target allies. Ready your hero. Exhaust those allies.',
    textOfEffect(destroy(upTo(2, any.ally)), ready(yourHero), exhaust(it)),
  ],
  [
    'Your hero gets +1 ATK this turn. The next time your hero attacks, ready it.',
    textOfEffect(thisTurn(yourHero.has(atk(1))), nextTime(attacks(yourHero), ready(yourHero))),
  ],
  [
    'Your hero deals target ally 3 fire damage. When that ally is destroyed this turn, draw a card.',
    textOfEffect(yourHero.deals(3, 'fire').to(target(any.ally)), {
      kind: 'later',
      on: destroyed(it),
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
      onlyIf(revealed.isA(any.ally), put(revealed, 'removed')),
      onlyIf(revealed.isA(any.ability), put(revealed, 'hand')),
    ),
  ],
  [
    'As this enters play, reveal the five cards on top of your deck. Remove the revealed Murloc cards from the game. Put the rest on the bottom of your deck. This ally gets the printed powers of the removed cards for the rest of the game.',
    textOfPowers(
      asItEnters(
        reveal(topCards(5, you)),
        putAndRemember(amongRevealed(tagged('Murloc'), you), 'removed'),
        put(otherRevealed(tagged('Murloc'), you), 'deckBottom'),
        restOfGame(self.has(printedPowersOf(cardsPut))),
      ),
    ),
  ],
  [
    'Each opposing ally deals itself shadow damage equal to its ATK.',
    textOfEffect(each(opposing.ally).eachDeals(itself.stat('atk'), 'shadow').to(itself)),
  ],
])('revealed cards and dealers of damage: %s', (told, said) => {
  expect(said).toBe(told)
})

test.each<[string, string]>([
  [
    'Attaches to target character.\nOngoing: When a character deals the attached character combat damage, the attached character deals the other character 1 nature damage.',
    textOfEffect(
      attachTo(target(any.heroOrAlly)),
      ongoing(when(dealsCombatDamage(any.heroOrAlly, attached), attached.deals(1, 'nature').to(thatDealer))),
    ),
  ],
  [
    'Attaches to target character.\nOngoing: When a friendly character deals the attached character combat damage, ready the friendly character.',
    textOfEffect(
      attachTo(target(any.heroOrAlly)),
      ongoing(when(dealsCombatDamage(friendly.heroOrAlly, attached), ready(thatDealer))),
    ),
  ],
])('two of a kind: %s', (told, said) => {
  expect(said).toBe(told)
})
