/** Texts about numbers of cards, tokens and counters, and about things that were done "this way". */
import { expect, test } from 'vitest'
import {
  addCounters,
  and,
  any,
  cardsInGraveyard,
  controllerOf,
  costsLess,
  dealsDamage,
  destroy,
  destroyAndRememberAs,
  each,
  forEachCard,
  heroHasTrait,
  interrupt,
  not,
  numberOfCards,
  numberOfCounters,
  onlyIf,
  opponents,
  opposing,
  put,
  putDamage,
  putToken,
  rememberedCards,
  rememberedNumber,
  reveal,
  revealedCards,
  self,
  tagged,
  target,
  targeting,
  targetsBetween,
  thatMuch,
  thatTarget,
  token,
  topCards,
  upToTargets,
  upToTargetsInGraveyard,
  when,
  whenDoneThisWay,
  you,
  your,
  yourHero,
} from '../builders.ts'
import { textOfEffect, textOfPowers } from './wording.testkit.ts'

const attachedOnes = not({ kind: 'state', state: 'unattached' })

test.each<[string, string]>([
  [
    'Destroy any number of target opposing allies.',
    textOfEffect(destroy(upToTargets(numberOfCards(each(opposing.ally)), opposing.ally))),
  ],
  [
    'Put any number of target allies in your graveyard into play.',
    textOfEffect(
      put(upToTargetsInGraveyard(numberOfCards(cardsInGraveyard(you, any.ally)), you, any.ally), 'play'),
    ),
  ],
  [
    'When this ally deals damage, destroy up to that many target allies.',
    textOfPowers(when(dealsDamage(self), destroy(targetsBetween(0, thatMuch, any.ally)))),
  ],
  [
    'When this ally deals damage, put into play that many Imp ally tokens (1 [Fire] / 1 [Health]).',
    textOfPowers(when(dealsDamage(self), putToken(token('Imp', { fire: 1, health: 1 }), thatMuch))),
  ],
  [
    'Choose a number from 0 to the number of your allies. Put damage equal to the chosen number on your hero.',
    textOfEffect(
      you.chooseNumber(numberOfCards(each(your.ally))),
      putDamage(rememberedNumber('chosenNumber'), yourHero),
    ),
  ],
  [
    'Playing this ally costs you (X) less, where X is the number of honor counters on your allies.',
    textOfPowers(self.has(costsLess(numberOfCounters('honor', each(your.ally))))),
  ],
  ['Destroy all attached cards.', textOfEffect(destroy(each(attachedOnes)))],
  [
    'Reveal the two cards on top of your deck. For each of them, put a doom counter on this ability.',
    textOfEffect(reveal(topCards(2, you)), forEachCard(revealedCards, 'one', addCounters('doom'))),
  ],
  [
    'Destroy this ability. When it is destroyed this way, draw a card.',
    textOfEffect(destroyAndRememberAs('gone', self), whenDoneThisWay(rememberedCards('gone'), you.draw(1))),
  ],
  [
    "When an opponent's text makes you discard an Orc ally, draw a card.",
    textOfPowers(
      when(
        {
          event: 'moved',
          what: and(tagged('Orc'), any.ally),
          from: 'hand',
          to: 'graveyard',
          of: you.are,
          doer: opponents.are,
        },
        you.draw(1),
      ),
    ),
  ],
  [
    'If the hero of the controller of target ability on the chain targeting your hero is Horde, interrupt it.',
    textOfEffect(
      onlyIf(
        heroHasTrait(controllerOf(target(targeting(yourHero, any.ability), 'chain')), 'Horde'),
        interrupt(thatTarget),
      ),
    ),
  ],
])('numbers and deeds: %s', (told, said) => {
  expect(said).toBe(told)
})
