/** Texts about cards that are chosen or found outside of play, and about cards with one of several keywords. */
import { expect, test } from 'vitest'
import { DAMAGE_TYPES, type Keyword } from '../../engine/index.ts'
import {
  activeInZone,
  addCounters,
  allAreTrue,
  alsoTagged,
  and,
  any,
  asLongAs,
  atkAndHealthBonus,
  atkBonus,
  atStartOfYourTurn,
  attachment,
  CardNoun,
  cardsInGraveyard,
  cardsInHand,
  cardsLookedAt,
  cardsOutOfTheGame,
  chosenCards,
  destroy,
  each,
  entersPlayWith,
  everyone,
  heals,
  ifElse,
  isEqualTo,
  lookAt,
  losesAndCantHaveKeywords,
  not,
  numberOfCards,
  numberOfCounters,
  onlyIf,
  onYourTurn,
  opposing,
  or,
  other,
  otherCardsLookedAt,
  pay,
  product,
  put,
  putDamage,
  putTokenCopyAndRememberAs,
  rememberedCards,
  rememberedNumber,
  removeSomeDamage,
  restOfGame,
  reveal,
  revealedCards,
  revealedCardsMatching,
  sameNameAs,
  searchDeckForCard,
  self,
  sum,
  tagged,
  target,
  targetInGraveyard,
  targetPlayer,
  targetsBetween,
  thatMuch,
  thatTarget,
  thatTargetPlayer,
  thereIs,
  thereIsNo,
  thisTurn,
  topCards,
  when,
  you,
  your,
  yourHero,
} from '../builders.ts'
import { textOfEffect, textOfPowers } from './wording.testkit.ts'

const resistances = DAMAGE_TYPES.map((type) => `${type}Resistance` as const)
const withOneOf = (...keywords: readonly Keyword[]) =>
  or(...keywords.map((keyword) => ({ kind: 'keyword' as const, keyword })))
const inAnyGraveyard = new CardNoun({ kind: 'all', filter: any.ally, zone: 'graveyard' })

test.each<[string, string]>([
  [
    'Choose an ally in any graveyard. Remove it from the game.',
    textOfEffect(you.choose(1, inAnyGraveyard), put(chosenCards, 'removed')),
  ],
  [
    'Look at the three cards on top of your deck. Choose one of them. Put it into your hand. Choose one of the rest. Put it on top of your deck.',
    textOfEffect(
      lookAt(topCards(3, you)),
      you.choose(1, cardsLookedAt, 'first'),
      put(rememberedCards('first'), 'hand'),
      you.choose(1, otherCardsLookedAt(rememberedCards('first'), you), 'second'),
      put(rememberedCards('second'), 'deckTop'),
    ),
  ],
  [
    'Reveal the three cards on top of your deck. Choose a revealed card and a revealed card that shares no card type with it.',
    textOfEffect(
      reveal(topCards(3, you)),
      you.choose(1, revealedCardsMatching(any.card, you), 'first'),
      you.choose(
        1,
        revealedCardsMatching(not({ kind: 'sharesType', with: rememberedCards('first').is }), you),
        'second',
      ),
    ),
  ],
  [
    'Choose any number of allies. Destroy them.',
    textOfEffect(you.chooseUpTo(numberOfCards(each(any.ally)), each(any.ally)), destroy(chosenCards)),
  ],
  [
    'Choose up to an ally for each of equipment. Destroy them.',
    textOfEffect(you.chooseUpTo(numberOfCards(each(any.equipment)), each(any.ally)), destroy(chosenCards)),
  ],
  [
    'Reveal the five cards on top of your deck. Choose a revealed card with the name of a card you control.',
    textOfEffect(
      reveal(topCards(5, you)),
      you.choose(1, revealedCardsMatching(sameNameAs(each(your.card), any.card), you)),
    ),
  ],
  [
    'Shuffle all allies in your graveyard into your deck. Draw a card.',
    textOfEffect(put(cardsInGraveyard(you, any.ally), 'deckTop'), you.shuffleDeck(), you.draw(1)),
  ],
  [
    'Target player shuffles all allies in their graveyard into their deck.',
    textOfEffect(put(cardsInGraveyard(targetPlayer, any.ally), 'deckTop'), thatTargetPlayer.shuffleDeck()),
  ],
  [
    "Put all weapons on top of their owners' decks. Shuffle your deck.",
    textOfEffect(put(each(any.weapon), 'deckTop'), you.shuffleDeck()),
  ],
  [
    "Choose an ally in any player's removed-from-game zone. Put it into play under your control.",
    textOfEffect(you.choose(1, cardsOutOfTheGame(everyone, any.ally)), put(chosenCards, 'play')),
  ],
  [
    'Put target ally in your graveyard into play with damage equal to its [Health] minus 1.',
    textOfEffect(
      thisTurn(
        targetInGraveyard(you, any.ally).has(entersPlayWith({ damage: sum(thatTarget.stat('health'), -1) })),
      ),
      put(thatTarget, 'play'),
    ),
  ],
  [
    'If you control a weapon and a Totem ally, put damage equal to the cost of target ally you control on your hero.',
    textOfEffect(
      onlyIf(
        allAreTrue(thereIs(each(your.weapon)), thereIs(each(and(tagged('Totem'), your.ally)))),
        putDamage(target(your.ally).stat('cost'), yourHero),
      ),
    ),
  ],
  [
    'Reveal the card on top of your deck. If it is an Arena card, draw a card.',
    textOfEffect(reveal(topCards(1, you)), onlyIf(revealedCards.isA(tagged('Arena')), you.draw(1))),
  ],
  [
    'If you control a weapon, choose two allies. Otherwise, choose an ally. Destroy the chosen allies.',
    textOfEffect(
      ifElse(thereIs(each(your.weapon)), you.choose(2, each(any.ally)), you.choose(1, each(any.ally))),
      destroy(chosenCards),
    ),
  ],
  [
    'This ally has +X ATK and -X [Health], where X is the number of moss counters on it.',
    textOfPowers(
      self.has(atkAndHealthBonus(numberOfCounters('moss'), product(-1, numberOfCounters('moss')))),
    ),
  ],
  [
    'Search your deck for a Pet or a Demon ally and reveal it.',
    textOfEffect(searchDeckForCard(you, you, and(or(tagged('Pet'), tagged('Demon')), any.ally))),
  ],
  [
    'When your turn starts while this ally lies in your graveyard, draw a card.',
    textOfPowers(activeInZone('graveyard', atStartOfYourTurn(you.draw(1)))),
  ],
  [
    'Opposing allies with a Resistance have -1 [Health].',
    textOfPowers(each(and(opposing.ally, withOneOf(...resistances))).has(atkAndHealthBonus(0, -1))),
  ],
  [
    'Opposing allies with Assault or Mend have -1 [Health].',
    textOfPowers(each(and(opposing.ally, withOneOf('assault', 'mend'))).has(atkAndHealthBonus(0, -1))),
  ],
  [
    "Opposing allies lose and can't have Resistances.",
    textOfPowers(each(opposing.ally).has(losesAndCantHaveKeywords(...resistances))),
  ],
  [
    'While there is no other ally, this ally has +1 ATK.',
    textOfPowers(asLongAs(thereIsNo(each(other(any.ally))), self.has(atkBonus(1)))),
  ],
  [
    'When this ally heals damage, put that many light counters on it.',
    textOfPowers(when(heals(self), addCounters('light', thatMuch))),
  ],
  [
    'When this ally heals damage, it deals that much fire damage, divided as you choose, among up to that many target allies.',
    textOfPowers(
      when(heals(self), self.dealsDivided(thatMuch, 'fire').among(targetsBetween(0, thatMuch, any.ally))),
    ),
  ],
  [
    'Remove all but 14 damage from your hero.',
    textOfEffect(removeSomeDamage(sum(yourHero.stat('damage'), -14), yourHero)),
  ],
  [
    'Remove 6 damage from your hero. Put damage equal to the damage removed on target ally.',
    textOfEffect(
      removeSomeDamage(6, yourHero, 'removed'),
      putDamage(rememberedNumber('removed'), target(any.ally)),
    ),
  ],
  [
    'Choose a weapon in your hand with a cost of no more than the number of your resources. Put it into play.',
    textOfEffect(
      you.choose(
        1,
        cardsInHand(
          you,
          and(tagged('Weapon'), {
            kind: 'stat',
            stat: 'cost',
            op: '<=',
            value: numberOfCards(each(your.resource)),
          }),
        ),
      ),
      put(chosenCards, 'play'),
    ),
  ],
  [
    'Search your deck for an attachment and reveal it.',
    textOfEffect(searchDeckForCard(you, you, attachment(any.card))),
  ],
  [
    'Put a token copy of target ally into play exhausted. It is also a Demon for the rest of the game.',
    textOfEffect(
      putTokenCopyAndRememberAs('copy', target(any.ally), { exhausted: true }),
      restOfGame(rememberedCards('copy').has(alsoTagged('Demon'))),
    ),
  ],
  [
    'If no +1 ATK counter is left on this ally, draw a card.',
    textOfPowers(
      onYourTurn(pay(0).to(onlyIf(isEqualTo(numberOfCounters({ atk: 1 }), 0), you.draw(1)))),
    ).replace(/^.*→ /, ''),
  ],
])('%s', (expected, text) => {
  expect(text).toBe(expected)
})

test('the number of counters with which a card enters play may be computed', () => {
  expect(
    textOfEffect(restOfGame(self.has(entersPlayWith({ counter: 'tide', count: yourHero.stat('atk') })))),
  ).toBe("This ability enters play carrying a number of tide counters equal to your hero's ATK.")
})
