/**
 * Shadowfang Keep's abilities. The Dungeon plays them when it flips them, so "you" is the Dungeon.
 *
 * Names have the quotation marks of one of our two sources. That source also lists Pain and Suffering with the cost
 * and tags of a card of that name from another set. Pistol Barrage is read as "hero and ally", as in that source, and
 * not "hero or ally".
 */
import {
  ability,
  and,
  any,
  atDungeonLevelOrAbove,
  atkAndHealthBonus,
  atkBonus,
  attachTo,
  both,
  cant,
  cardsInGraveyard,
  cardsInHand,
  cardsPutIntoZone,
  cardsWithHighest,
  chosenCards,
  controlledBy,
  controllerOf,
  destroy,
  doEffectByRoll,
  doubleAmount,
  dungeon,
  each,
  eachCardDealingDamage,
  enters,
  ferocity,
  filterOfNoun,
  forEach,
  heroOf,
  hostCard,
  ifElse,
  ifYouDo,
  inOrder,
  isDestroyed,
  leavesPlay,
  named,
  not,
  numberOfCards,
  ongoing,
  onlyIf,
  otherRevealedCards,
  ownerOf,
  pay,
  powerUsableBy,
  put,
  putAndRemember,
  putToken,
  raiderControlled,
  raiders,
  raidersTogether,
  readyOnes,
  rememberedNumber,
  reveal,
  revealedCardsMatching,
  self,
  sum,
  theDungeon,
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
  underOwnersControl,
  when,
  withKeyword,
  wouldDeal,
  you,
} from '../builders.ts'

const theMarkedPlayer = controllerOf(theMarkedHero)
const theOthers = raiders.except(theMarkedPlayer)
const raidingCharacters = each(raiderControlled.heroOrAlly)
const bossAlly = withKeyword('boss', any.ally)
const fromLevel3 = { kind: 'level', least: 3 } as const

export const abilities = {
  17: ability(
    'Bleed Them Dry',
    {},
    'Dungeon',
    attachTo(theMarkedHero),
    theDungeonHero.deals(4, 'shadow').to(theMarkedHero),
    ongoing(hostCard.has(cant('beHealed'))),
  ),
  18: ability(
    'Calamity',
    {},
    'Dungeon',
    ifElse(
      fromLevel3,
      raidersTogether.choose(6, raidingCharacters),
      raidersTogether.choose(3, raidingCharacters),
    ),
    theDungeonHero.deals(10, 'shadow').to(chosenCards),
  ),
  19: ability(
    'Cursed Bullets',
    {},
    'Dungeon',
    theDungeonHero.deals(5, 'shadow').to(each(raiderControlled.hero), undefined, 'dealt'),
    atDungeonLevelOrAbove(3, theDungeonHero.heals(rememberedNumber('dealt')).from(theDungeonHero)),
  ),
  // All players decide before the cards are revealed together (802.1).
  20: ability(
    'Dangerous Gambit',
    {},
    'Dungeon',
    forEach(raiders, they.may(they.choose(1, topCards(1, they)))),
    reveal(chosenCards),
    theDungeonHero.deals(5, 'shadow').to(heroOf(raiders.except(ownerOf(chosenCards)))),
    theDungeonHero.deals(10, 'shadow').to(heroOf(ownerOf(revealedCardsMatching(any.ally, raiders)))),
  ),
  21: ability(
    'Dark Archangel Form',
    {},
    'Dungeon',
    attachTo(cardsWithHighest('printedHealth', dungeon.ally)),
    ongoing(hostCard.has(atkAndHealthBonus(10, 10))),
  ),
  22: ability(
    'Dark Confusion',
    {},
    'Dungeon',
    theMarkedPlayer.roll(1),
    doEffectByRoll(
      'roll',
      [
        1,
        3,
        theMarkedHero
          .deals(10, 'melee')
          .to(each(and(raiderControlled.hero, not(filterOfNoun(theMarkedHero))))),
      ],
      [4, 5, forEach(theOthers, they.discardAtRandom(3))],
      [6, 6, theOthers.draw(1)],
    ),
  ),
  23: ability(
    'Dark Influence',
    {},
    'Dungeon',
    each(raiderControlled.ally)
      .eachDeals(eachCardDealingDamage.stat('atk'), 'shadow')
      .to(eachCardDealingDamage),
  ),
  24: ability(
    'Gargoyles',
    {},
    'Dungeon',
    forEach(
      raiders,
      onlyIf(
        thereIsNo(each(readyOnes(their.resource))),
        putToken(token('Gargoyle', { melee: 5, health: 5 }, ferocity)),
      ),
    ),
  ),
  25: ability(
    'Heroic Sacrifice',
    {},
    'Dungeon',
    raidersTogether.chooseOne(
      theDungeonHero.deals(4, 'melee').to(raidingCharacters),
      inOrder([
        raidersTogether.choose(1, each(raiderControlled.hero)),
        theDungeonHero
          .deals(8, 'melee')
          .to(both(chosenCards, each(controlledBy(controllerOf(chosenCards)).ally))),
      ]),
    ),
  ),
  26: ability(
    '"Intruders in the Keep! To Arms!"',
    {},
    'Dungeon',
    reveal(topCards(2, theDungeon)),
    put(revealedCardsMatching(any.ally, theDungeon), 'play'),
    put(otherRevealedCards(any.ally, theDungeon), 'deckBottom'),
  ),
  27: ability(
    'Kill Them All',
    {},
    'Dungeon',
    theDungeonHero.deals(4, 'shadow').to(both(raidingCharacters, each(dungeon.ally))),
  ),
  28: ability(
    '"Our Vigilance Is Eternal ..."',
    {},
    'Dungeon',
    put(topCards(5, theDungeon), 'graveyard'),
    you.chooseRandom(1, cardsInGraveyard(theDungeon, any.ally)),
    put(chosenCards, 'play'),
    attachTo(chosenCards),
    ongoing(hostCard.has(wouldDeal(doubleAmount)), when(leavesPlay(self), destroy(hostCard))),
  ),
  29: ability(
    'Pain and Suffering',
    {},
    'Dungeon',
    ifElse(
      thereAreAtLeast(7, cardsInHand(raiders)),
      raiders.discardBetweenThem(7),
      inOrder([raidersTogether.choose(7, each(raiderControlled.card)), destroy(chosenCards)]),
    ),
  ),
  30: ability(
    'Pistol Barrage',
    {},
    'Dungeon',
    theDungeonHero
      .deals(sum(1, numberOfCards(cardsInGraveyard(theDungeon, named('Pistol Barrage')))), 'shadow')
      .to(raidingCharacters),
  ),
  31: ability(
    'Protect Lord Godfrey!',
    {},
    'Dungeon',
    reveal(topCardsUntil(bossAlly, theDungeon)),
    put(revealedCardsMatching(bossAlly, theDungeon), 'play'),
    put(otherRevealedCards(bossAlly, theDungeon), 'deckBottom'),
  ),
  32: ability(
    'Stay of Execution',
    {},
    'Dungeon',
    forEach(raiders, they.choose(1, each(their.ally))),
    destroy(chosenCards),
    ongoing(
      powerUsableBy(raiders, pay(7).to(destroy(self))),
      when(
        isDestroyed(self),
        forEach(raiders, they.chooseUpTo(1, cardsInGraveyard(they, any.ally))),
        underOwnersControl(put(chosenCards, 'play')),
      ),
    ),
  ),
  33: ability(
    'Sudden Attack',
    {},
    'Dungeon',
    ongoing(
      when(
        enters(dungeon.ally),
        ifYouDo(destroy(self), thisTurn(each(dungeon.ally).has(atkBonus(5), ferocity))),
      ),
    ),
  ),
  34: ability(
    'Toxic Coagulant',
    {},
    'Dungeon',
    forEach(raiders, they.discardAtRandom(2)),
    forEach(raiders, they.chooseUpTo(1, cardsInGraveyard(they))),
    put(chosenCards, 'hand'),
  ),
  35: ability(
    'Word of Shame',
    {},
    'Dungeon',
    forEach(
      raiders,
      they.choose(1, each(their.ability)),
      they.choose(1, each(their.ally)),
      they.choose(1, each(their.equipment)),
    ),
    destroy(chosenCards),
  ),
  36: ability(
    '"Your Journey Ends in Agony!"',
    {},
    'Dungeon',
    putAndRemember(topCards(7, theMarkedPlayer), 'graveyard'),
    onlyIf(
      thereAreAtLeast(3, cardsInGraveyard(theMarkedPlayer, and(any.ally, filterOfNoun(cardsPutIntoZone)))),
      destroy(each(raiderControlled.ally)),
    ),
  ),
}
