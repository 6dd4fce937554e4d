/**
 * Scarlet Monastery's abilities. The Dungeon plays them when it flips them, so "you" is the Dungeon.
 *
 * Our two sources differ in names: one has "The Light's Watch" without its article, and one has "Crusader's" in
 * "Scarlet Crusade's Strike". One lists Blood in the Water, Coordinated Attack and Spread the Word with the costs and
 * classes of other cards of these names. We follow the cleaner texts, and the tags without a class.
 */
import {
  ability,
  and,
  any,
  atDungeonLevelOrAbove,
  atkBonus,
  attachTo,
  attacking,
  attacksForTheFirstTime,
  both,
  cardsInGraveyard,
  cardsWithHighest,
  chosenCards,
  controlledBy,
  controllerOf,
  dealsCombatDamage,
  dealsDamage,
  destroy,
  discardedCards,
  doubleAmount,
  dungeon,
  each,
  eachTime,
  everyone,
  exhaustSelf,
  ferocity,
  filterOfNoun,
  flipFromDungeonDeck,
  forEach,
  grantedPower,
  heroOf,
  hostCard,
  inOrder,
  isAtLeast,
  isDestroyed,
  named,
  not,
  numberOfDifferentNames,
  ongoing,
  onlyIf,
  onlyWhile,
  ownerOf,
  pay,
  product,
  put,
  putToken,
  raiderControlled,
  raiders,
  raidersAsChooser,
  raidersTogether,
  ready,
  rememberedCards,
  reveal,
  revealedCards,
  revealedCardsMatching,
  self,
  sharingTypeWith,
  sumOfStat,
  target,
  thatDamageDealer,
  thatDamagedCharacter,
  thatMuch,
  theDungeon,
  theDungeonHero,
  their,
  theMarkedHero,
  thereIsNo,
  they,
  thisTurn,
  token,
  topCards,
  when,
  whenIf,
  withKeyword,
  wouldDeal,
  you,
} from '../builders.ts'

const dungeonAllies = each(dungeon.ally)
const trainee = named('Scarlet Trainee')
const nonMarked = each(and(raiderControlled.hero, not(filterOfNoun(theMarkedHero))))

export const abilities = {
  21: ability(
    'Balance of Power',
    {},
    'Dungeon',
    raiders.discardAtRandom(1, 'discarded'),
    onlyIf(isAtLeast(sumOfStat('cost', discardedCards), 10), flipFromDungeonDeck(1)),
  ),
  22: ability(
    'Blood in the Water',
    {},
    'Dungeon',
    attachTo(cardsWithHighest('printedHealth', dungeon.ally)),
    ongoing(when(isDestroyed(hostCard), flipFromDungeonDeck(1))),
  ),
  23: ability(
    'Coordinated Attack',
    {},
    'Dungeon',
    thisTurn(
      raidersTogether.breakTies(
        each(dungeon.heroOrAlly).attacksFirst(
          cardsWithHighest('printedHealth', raiderControlled.ally),
          theMarkedHero,
        ),
      ),
    ),
  ),
  24: ability(
    'Deadly Sin',
    {},
    'Dungeon',
    raidersTogether.chooseOne(
      raiders.discardAtRandom(1),
      inOrder([forEach(raiders, they.choose(1, each(their.ally))), destroy(chosenCards)]),
    ),
  ),
  25: ability(
    'Lament',
    {},
    'Dungeon',
    forEach(
      raiders,
      they.discardAtRandom(1, 'discarded'),
      they.choose(1, each(sharingTypeWith(discardedCards, their.permanent))),
    ),
    destroy(chosenCards),
  ),
  26: ability(
    "The Light's Watch",
    {},
    'Dungeon',
    theDungeonHero.heals(5).from(both(theDungeonHero, dungeonAllies)),
  ),
  27: ability(
    'Mark of the Crusade',
    {},
    'Dungeon',
    attachTo(cardsWithHighest('printedHealth', dungeon.ally)),
    ongoing(hostCard.has(wouldDeal(doubleAmount))),
  ),
  28: ability(
    "Mograine's Justice",
    {},
    'Dungeon',
    atDungeonLevelOrAbove(1, destroy(cardsWithHighest('health', raiderControlled.ally))),
    atDungeonLevelOrAbove(2, forEach(raiders, they.choose(1, each(their.resource))), destroy(chosenCards)),
    atDungeonLevelOrAbove(3, forEach(raiders, they.discard(2))),
    atDungeonLevelOrAbove(
      4,
      you.chooseRandom(2, cardsInGraveyard(theDungeon, withKeyword('boss', any.ally)), 'raised'),
      put(rememberedCards('raised'), 'play'),
    ),
  ),
  29: ability(
    'On Holy Ground',
    {},
    'Dungeon',
    theDungeonHero.dealsAsTheyDivide(raidersAsChooser, 15, 'holy').among(each(raiderControlled.hero)),
  ),
  30: ability(
    'Onslaught',
    {},
    'Dungeon',
    thisTurn(dungeonAllies.has(ferocity)),
    onlyWhile(theDungeonHero.isAttacking(), thisTurn(theDungeonHero.has(wouldDeal(doubleAmount)))),
  ),
  31: ability(
    'Pray for Death',
    {},
    'Dungeon',
    eachTime(
      dealsDamage(attacking(dungeon.ally)),
      'turn',
      thatDamageDealer.heals(thatMuch).from(theDungeonHero),
    ),
  ),
  32: ability(
    'Punish the Wicked',
    {},
    'Dungeon',
    reveal(topCards(1, everyone)),
    theDungeonHero
      .dealsUnpreventable(5, 'holy')
      .to(
        heroOf(
          ownerOf(
            revealedCardsMatching(
              sharingTypeWith(revealedCardsMatching(any.card, theDungeon), any.card),
              raiders,
            ),
          ),
        ),
      ),
    put(revealedCards, 'deckBottom'),
  ),
  33: ability(
    'Reinforcements',
    {},
    'Dungeon',
    putToken(token('Scarlet Trainee', { melee: 1, health: 1 }, ferocity), 10),
    ongoing(
      each(raiderControlled.card).has(grantedPower(pay(exhaustSelf).to(destroy(target(trainee))))),
      whenIf(isDestroyed(trainee), thereIsNo(each(trainee)), destroy(self)),
    ),
  ),
  34: ability(
    'Scarlet Blades',
    {},
    'Dungeon',
    eachTime(
      dealsCombatDamage(theDungeonHero, raiderControlled.hero),
      'turn',
      theDungeonHero.deals(thatMuch, 'melee').to(each(controlledBy(controllerOf(thatDamagedCharacter)).ally)),
    ),
  ),
  35: ability(
    "Scarlet Crusade's Strike",
    {},
    'Dungeon',
    theDungeonHero
      .dealsUnpreventable(product(2, numberOfDifferentNames(dungeonAllies)), 'holy')
      .to(theMarkedHero),
  ),
  36: ability(
    'Scarlet Redemption',
    {},
    'Dungeon',
    you.chooseRandom(1, cardsInGraveyard(theDungeon)),
    put(chosenCards, 'deckTop'),
  ),
  37: ability(
    'Scarlet Vigor',
    {},
    'Dungeon',
    thisTurn(theDungeonHero.has(atkBonus(3))),
    eachTime(
      attacksForTheFirstTime(theDungeonHero),
      'turn',
      ready(theDungeonHero),
      thisTurn(theDungeonHero.attacksNext(nonMarked)),
    ),
  ),
  38: ability(
    'Spread the Word',
    {},
    'Dungeon',
    attachTo(target(raiderControlled.hero)),
    ongoing(
      when(
        dealsDamage(theDungeonHero, hostCard),
        theDungeonHero
          .deals(thatMuch, 'melee')
          .to(each(and(raiderControlled.hero, not(filterOfNoun(hostCard))))),
      ),
    ),
  ),
}
