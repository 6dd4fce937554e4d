/** Texts are easy to read: the recipient of damage, joined clauses, one of many cards. */
import { expect, test } from 'vitest'
import {
  and,
  any,
  asLongAs,
  assault,
  atkAndHealthBonus,
  atkBonus,
  attacking,
  attackingOneOf,
  both,
  cardPaidWith,
  cardsInGraveyard,
  cardsPutIntoZone,
  chosenCards,
  controlledBy,
  controllerOf,
  controls,
  damaged,
  damageIsDealtWith,
  dealsCombatDamage,
  destroy,
  destroyingAndRemembering,
  doEffectByRoll,
  doubleAmount,
  dungeon,
  each,
  enters,
  exhaust,
  ferocity,
  filterOfNoun,
  forEach,
  foundCards,
  heroOf,
  ifElse,
  inOrder,
  isDestroyed,
  named,
  not,
  numberOfCards,
  ongoing,
  onlyIf,
  onlyWhile,
  opposing,
  or,
  otherRevealedCards,
  ownerOf,
  pay,
  product,
  put,
  putAndRemember,
  putToken,
  raiderControlled,
  raiders,
  raidersTogether,
  readyOnes,
  rememberedNumber,
  reveal,
  revealedCards,
  revealedCardsMatching,
  searchDeckForCard,
  self,
  sharingTypeWith,
  target,
  targetOpponent,
  thatDamagedCharacter,
  thatPlayer,
  thatTarget,
  theDungeonHero,
  their,
  theMarkedHero,
  thereAreAtLeast,
  thereIsNo,
  they,
  thisTurn,
  token,
  topCards,
  topCardsUntil,
  unless,
  upToTargets,
  when,
  whenIf,
  whileCardsRemain,
  withKeyword,
  withStat,
  wouldDeal,
  you,
  your,
  yourHero,
} from '../builders.ts'
import { textOfEffect, textOfPowers } from './wording.testkit.ts'

const theMarkedParty = each(controlledBy(controllerOf(theMarkedHero)).ally)
const fromLevel3 = { kind: 'level', least: 3 } as const
const dear = withStat(any.ally, 'cost', '>=', 4)
const bossAlly = withKeyword('boss', any.ally)

test.each<[string, string]>([
  [
    'Your hero deals target ally 3 fire damage.',
    textOfEffect(yourHero.deals(3, 'fire').to(target(any.ally))),
  ],
  [
    'Your hero deals 3 fire damage to target ally with a cost of 4 or more.',
    textOfEffect(yourHero.deals(3, 'fire').to(target(dear))),
  ],
  [
    'Your hero heals 3 damage on each ally you control.',
    textOfEffect(yourHero.heals(3).from(each(your.ally))),
  ],
  [
    'Your hero deals up to two target allies 3 fire damage each.',
    textOfEffect(yourHero.deals(3, 'fire').to(upToTargets(2, any.ally))),
  ],
  [
    'Your hero heals 3 damage on each of up to two target allies.',
    textOfEffect(yourHero.heals(3).from(upToTargets(2, any.ally))),
  ],
  [
    'The Dungeon hero deals 2 melee damage to the MARKED hero and 2 to each ally in its party.',
    textOfEffect(theDungeonHero.deals(2, 'melee').to(both(theMarkedHero, theMarkedParty))),
  ],
  [
    'The Dungeon hero heals 10 damage on itself and 10 on each Dungeon ally.',
    textOfEffect(theDungeonHero.heals(10).from(both(theDungeonHero, each(dungeon.ally)))),
  ],
  [
    'Target ally gets +X ATK this turn, where X is twice the number of your allies.',
    textOfEffect(thisTurn(target(any.ally).has(atkBonus(product(2, numberOfCards(each(your.ally))))))),
  ],
])('recipients and amounts: %s', (told, said) => {
  expect(said).toBe(told)
})

test.each<[string, string]>([
  [
    'Your hero deals target ally 3 fire damage and heals 3 damage on itself.',
    textOfEffect(yourHero.deals(3, 'fire').to(target(any.ally)), yourHero.heals(3).from(yourHero)),
  ],
  [
    'Each Raider chooses one of their abilities, one of their allies, and one of their equipment. Destroy the chosen cards.',
    textOfEffect(
      forEach(
        raiders,
        they.choose(1, each(their.ability)),
        they.choose(1, each(their.ally)),
        they.choose(1, each(their.equipment)),
      ),
      destroy(chosenCards),
    ),
  ],
  [
    'Each Raider discards their hand and draws that many cards. The Dungeon hero deals their hero fire damage equal to the number of cards they discarded.',
    textOfEffect(
      forEach(
        raiders,
        they.discard('hand', 'discarded'),
        they.draw(rememberedNumber('discarded')),
        theDungeonHero.deals(rememberedNumber('discarded'), 'fire').to(heroOf(they)),
      ),
    ),
  ],
  ['Draw two cards. Discard one.', textOfEffect(you.draw(2), you.discard(1))],
])('joined clauses: %s', (told, said) => {
  expect(said).toBe(told)
})

test('a clause that would be too long is not joined', () => {
  const said = textOfEffect(
    yourHero.deals(numberOfCards(cardsInGraveyard(you, any.ally)), 'fire').to(target(dear)),
    yourHero.heals(numberOfCards(cardsInGraveyard(you, any.ally))).from(each(your.heroOrAlly)),
  )
  expect(said.split('. ')).toHaveLength(2)
})

test.each<[string, string]>([
  [
    'Each Raider chooses one of their abilities, allies, or equipment that shares a card type with target ally.',
    textOfEffect(forEach(raiders, they.choose(1, each(sharingTypeWith(target(any.ally), their.permanent))))),
  ],
  [
    'Target opponent chooses two of their abilities, allies, or equipment.',
    textOfEffect(targetOpponent.choose(2, each(controlledBy(targetOpponent).permanent))),
  ],
  ['You may choose an ally you control.', textOfEffect(you.chooseUpTo(1, each(your.ally)))],
  ['Choose up to two allies you control.', textOfEffect(you.chooseUpTo(2, each(your.ally)))],
  [
    'Your [Shadow] and [Fire] cards get +1 ATK this turn.',
    textOfEffect(
      thisTurn(
        each(
          and(your.card, or({ kind: 'damageType', type: 'shadow' }, { kind: 'damageType', type: 'fire' })),
        ).has(atkBonus(1)),
      ),
    ),
  ],
])('one or all: %s', (told, said) => {
  expect(said).toBe(told)
})

test.each<[string, string]>([
  [
    'Your hero deals each opposing ally 2 fire damage. Level 3+: 6 instead of 2.',
    textOfEffect(
      ifElse(
        fromLevel3,
        yourHero.deals(6, 'fire').to(each(opposing.ally)),
        yourHero.deals(2, 'fire').to(each(opposing.ally)),
      ),
    ),
  ],
  [
    'The Raiders choose three Raiding allies. Level 3+: Six instead of three. Destroy the chosen allies.',
    textOfEffect(
      ifElse(
        fromLevel3,
        raidersTogether.choose(6, each(raiderControlled.ally)),
        raidersTogether.choose(3, each(raiderControlled.ally)),
      ),
      destroy(chosenCards),
    ),
  ],
  [
    'If the Dungeon hero is at level 3+, draw a card. Otherwise, discard a card.',
    textOfEffect(ifElse(fromLevel3, you.draw(1), you.discard(1))),
  ],
])('at a level: %s', (told, said) => {
  expect(said).toBe(told)
})

test.each<[string, string]>([
  [
    'Assault 5\nWhile this ally is damaged, it has an additional Assault 10.',
    textOfPowers(assault(5), asLongAs(self.isA(damaged(any.card)), self.has(assault(10)))),
  ],
  [
    'While this ally is damaged, it has Assault 10.',
    textOfPowers(asLongAs(self.isA(damaged(any.card)), self.has(assault(10)))),
  ],
  [
    'Opposing allies have Assault 5 while attacking this ally.',
    textOfPowers(each(attackingOneOf(self, opposing.ally)).has(assault(5))),
  ],
  [
    'Your allies get +2 ATK this turn while attacking.',
    textOfEffect(thisTurn(each(attacking(your.ally)).has(atkBonus(2)))),
  ],
  [
    'Your hero heals damage on itself and each ally you control equal to the number of your resources.',
    textOfEffect(yourHero.heals(numberOfCards(each(your.resource))).from(both(yourHero, each(your.ally)))),
  ],
  [
    'If the Dungeon hero would deal damage while attacking this turn, twice as much is dealt.',
    textOfEffect(
      onlyWhile(theDungeonHero.isAttacking(), thisTurn(theDungeonHero.has(wouldDeal(doubleAmount)))),
    ),
  ],
  [
    'Your hero gets +1 ATK this turn while the Dungeon hero is attacking.',
    textOfEffect(onlyWhile(theDungeonHero.isAttacking(), thisTurn(yourHero.has(atkBonus(1))))),
  ],
  [
    'While this ally is damaged, it has +1 ATK, +2 [Health], and Ferocity.',
    textOfPowers(asLongAs(self.isA(damaged(any.card)), self.has(atkAndHealthBonus(1, 2), ferocity))),
  ],
  [
    'When this enters play, you control target ally while this ally remains exhausted. That ally gets +1 ATK this turn.',
    textOfPowers(
      when(
        enters(self),
        whileCardsRemain(self, { kind: 'state', state: 'exhausted' }, controls(you, target(any.ally))),
        thisTurn(thatTarget.has(atkBonus(1))),
      ),
    ),
  ],
])('traits and their conditions: %s', (told, said) => {
  expect(said).toBe(told)
})

test.each<[string, string]>([
  [
    'Put into play two Imp ally tokens (1 [Fire] / 1 [Health]).\nOngoing: When an Imp is destroyed, provided none is left, destroy this ability.',
    textOfEffect(
      putToken(token('Imp', { fire: 1, health: 1 }), 2),
      ongoing(whenIf(isDestroyed(named('Imp')), thereIsNo(each(named('Imp'))), destroy(self))),
    ),
  ],
  [
    'When Hogger enters play, provided no Imp is in play, draw a card.',
    textOfPowers(whenIf(enters(named('Hogger')), thereIsNo(each(named('Imp'))), you.draw(1))),
  ],
  [
    'For each Raider who controls no ready resource, draw a card.',
    textOfEffect(forEach(raiders, onlyIf(thereIsNo(each(readyOnes(their.resource))), you.draw(1)))),
  ],
  ['If you control no ally, draw a card.', textOfEffect(onlyIf(thereIsNo(each(your.ally)), you.draw(1)))],
  [
    'Put the seven cards on top of your deck into your graveyard. If at least three allies were put there this way, draw a card.',
    textOfEffect(
      putAndRemember(topCards(7, you), 'graveyard'),
      onlyIf(
        thereAreAtLeast(3, cardsInGraveyard(you, and(any.ally, filterOfNoun(cardsPutIntoZone)))),
        you.draw(1),
      ),
    ),
  ],
  [
    "Search your deck for an ally and reveal it. Put it into play. If it isn't found, draw a card.",
    textOfEffect(searchDeckForCard(you, you, any.ally), unless(put(foundCards, 'play'), you.draw(1))),
  ],
  [
    "The MARKED hero's controller rolls a die. On 1–3, each other Raider draws a card; on 4–6, that player discards a card.",
    textOfEffect(
      controllerOf(theMarkedHero).roll(1),
      doEffectByRoll(
        'roll',
        [1, 3, raiders.except(controllerOf(theMarkedHero)).draw(1)],
        [4, 6, thatPlayer.discard(1)],
      ),
    ),
  ],
  [
    'The Raiders choose one: draw a card; or each Raider chooses one of their allies, then the chosen allies are destroyed.',
    textOfEffect(
      raidersTogether.chooseOne(
        you.draw(1),
        inOrder([forEach(raiders, they.choose(1, each(their.ally))), destroy(chosenCards)]),
      ),
    ),
  ],
  [
    'Destroy an ally you control → That ally deals target hero 1 fire damage.',
    textOfPowers(
      pay(destroyingAndRemembering(each(your.ally))).to(cardPaidWith.deals(1, 'fire').to(target(any.hero))),
    ),
  ],
])('numbers of cards: %s', (told, said) => {
  expect(said).toBe(told)
})

test.each<[string, string]>([
  [
    'Reveal cards from the top of your deck until a Boss ally appears. Put that ally into play. Put the rest on the bottom of your deck.',
    textOfEffect(
      reveal(topCardsUntil(bossAlly, you)),
      put(revealedCardsMatching(bossAlly, you), 'play'),
      put(otherRevealedCards(bossAlly, you), 'deckBottom'),
    ),
  ],
  [
    'Each Raider may reveal the card on top of their deck. Your hero deals 5 fire damage to the hero of each Raider who revealed no card. Your hero deals 10 fire damage to the hero of each Raider who revealed an ally.',
    textOfEffect(
      forEach(raiders, they.may(they.choose(1, topCards(1, they)))),
      reveal(chosenCards),
      yourHero.deals(5, 'fire').to(heroOf(raiders.except(ownerOf(chosenCards)))),
      yourHero.deals(10, 'fire').to(heroOf(ownerOf(revealedCardsMatching(any.ally, raiders)))),
    ),
  ],
  [
    'When the Dungeon hero deals a Raiding hero combat damage, your hero deals each other Raiding hero 1 fire damage.',
    textOfPowers(
      when(
        dealsCombatDamage(theDungeonHero, raiderControlled.hero),
        yourHero
          .deals(1, 'fire')
          .to(each(and(raiderControlled.hero, not(filterOfNoun(thatDamagedCharacter))))),
      ),
    ),
  ],
  [
    "When an opposing hero is dealt damage using this ally, exhaust all cards in that hero's party.",
    textOfPowers(
      when(
        damageIsDealtWith(self, { to: opposing.hero }),
        exhaust(each(controlledBy(controllerOf(thatDamagedCharacter)).card)),
      ),
    ),
  ],
  [
    'Put into play all cards named Imp in your graveyard.',
    textOfEffect(put(cardsInGraveyard(you, named('Imp')), 'play')),
  ],
  [
    "Reveal the card on top of target opponent's deck. Put it into play under your control.",
    textOfEffect(reveal(topCards(1, targetOpponent)), put(revealedCards, 'play')),
  ],
])('zones of cards: %s', (told, said) => {
  expect(said).toBe(told)
})
