/**
 * Scarlet Monastery's allies: seven Bosses, nine other kinds, and two that change sides. Velonara's damage icon is
 * missing in one of our two sources, and the other has ranged. The type lines of Velonara and Joseph don't say
 * Dungeon. Herod and Whitemane are listed with the cost and tags of other cards of these names. "Unlimited" isn't a
 * race.
 */
import {
  ally,
  and,
  any,
  asLongAs,
  assault,
  atkBonus,
  attacks,
  bossKeyword,
  cardsWithHighest,
  chosenCards,
  controlledBy,
  controllerOf,
  damaged,
  doubleAmount,
  dungeon,
  each,
  enters,
  exhausted,
  ferocity,
  filterOfNoun,
  labelledPower,
  longRange,
  not,
  numberOfCards,
  numberOfDifferentTypes,
  opponents,
  product,
  protector,
  put,
  raiderControlled,
  raidersTogether,
  ready,
  reveal,
  revealedCards,
  self,
  stealth,
  theDungeon,
  theDungeonHero,
  theMarkedHero,
  thereIs,
  thisTurn,
  topCards,
  untargetable,
  wasFlippedFirstThisTurn,
  when,
  whenIf,
  withDamageType,
  wouldBeDealt,
  you,
} from '../builders.ts'

const theMarkedPlayer = controllerOf(theMarkedHero)
const theirs = controlledBy(theMarkedPlayer)
const goesToTheMarkedPlayer = when(enters(self), theMarkedPlayer.gainControlOf(self))

export const bosses = {
  5: ally(
    'Arcanist Doan',
    { fire: 4, health: 7, xp: 2 },
    'Human, Mage, Dungeon',
    bossKeyword,
    labelledPower(
      'Detonation',
      when(
        attacks(self),
        self.deals(numberOfCards(each(theirs.resource)), 'fire').to(theMarkedHero),
        theMarkedPlayer.destroys(1, theirs.resource),
      ),
    ),
  ),
  6: ally(
    'Bloodmage Thalnos',
    { shadow: 2, health: 12, xp: 2 },
    'Skeleton, Mage, Dungeon',
    bossKeyword,
    labelledPower(
      'Flame Shock',
      when(
        attacks(self),
        self.deals(cardsWithHighest('cost', theirs.card).stat('cost'), 'fire').to(theMarkedHero),
      ),
    ),
    self.has(wouldBeDealt(doubleAmount, { types: ['holy'] })),
  ),
  7: ally(
    'Herod, The Scarlet Champion',
    { melee: 3, health: 8, xp: 2 },
    'Human, Warrior, Dungeon',
    bossKeyword,
    labelledPower('Whirlwind', when(attacks(self), self.deals(3, 'melee').to(each(raiderControlled.hero)))),
  ),
  8: ally(
    'High Inquisitor Fairbanks',
    { holy: 6, health: 8, xp: 2 },
    'Undead, Priest, Dungeon',
    bossKeyword,
    ferocity,
    labelledPower(
      'Holy Word',
      whenIf(
        enters(self),
        wasFlippedFirstThisTurn(self),
        self.dealsUnpreventable(6, 'holy').to(theMarkedHero),
        put(self, 'deckTop'),
        theDungeon.shuffleDeck(),
      ),
    ),
  ),
  9: ally(
    'High Inquisitor Whitemane',
    { holy: 1, health: 12, xp: 2 },
    'Human, Priest, Dungeon',
    bossKeyword,
    labelledPower('Heal', when(enters(self), self.heals(10).from(theDungeonHero))),
    labelledPower(
      'Holy Smite',
      when(
        attacks(self),
        self.dealsUnpreventable(numberOfCards(each(exhausted(theirs.card))), 'holy').to(theMarkedHero),
      ),
    ),
  ),
  10: ally(
    'Houndmaster Loksey',
    { melee: 6, health: 6, xp: 2 },
    'Human, Hunter, Dungeon',
    bossKeyword,
    labelledPower(
      'Bloodlust',
      when(
        attacks(self),
        ready(theDungeonHero),
        thisTurn(
          theDungeonHero.attacksNext(each(and(raiderControlled.hero, not(filterOfNoun(theMarkedHero))))),
        ),
      ),
    ),
  ),
  11: ally(
    'Interrogator Vishas',
    { melee: 3, health: 9, xp: 2 },
    'Human, Rogue, Dungeon',
    bossKeyword,
    stealth,
    labelledPower(
      'Torture',
      when(
        attacks(self),
        reveal(topCards(1, opponents)),
        put(revealedCards, 'graveyard'),
        thisTurn(self.has(atkBonus(product(3, numberOfDifferentTypes(revealedCards))))),
      ),
    ),
  ),
}

export const allies = {
  12: ally(
    'Dark Ranger Velonara',
    { ranged: 2, health: 2 },
    'Undead, Ranger',
    goesToTheMarkedPlayer,
    longRange,
  ),
  13: ally(
    'Joseph the Insane',
    { holy: 2, health: 4 },
    'Human, Paladin',
    goesToTheMarkedPlayer,
    protector,
    asLongAs(self.isA(damaged(any.card)), self.has(atkBonus(4))),
  ),
  14: ally(
    'Scarlet Beastmaster',
    { melee: 2, health: 2 },
    'Human, Beastmaster, Dungeon',
    when(
      enters(self),
      raidersTogether.choose(1, cardsWithHighest('cost', raiderControlled.ally)),
      self.deals(4, 'fire').to(chosenCards),
    ),
  ),
  15: ally(
    'Scarlet Champion',
    { melee: 4, health: 4 },
    'Human, Paladin, Dungeon',
    asLongAs(thereIs(each(withDamageType('holy', dungeon.ally))), self.has(assault(4))),
  ),
  16: ally('Scarlet Conjuror', { fire: 3, health: 2 }, 'Human, Conjuror, Dungeon', ferocity),
  17: ally(
    'Scarlet Monk',
    { melee: 3, health: 1 },
    'Human, Monk, Dungeon',
    untargetable,
    when(
      attacks(self),
      you.chooseRandom(1, each(raiderControlled.hero)),
      self.deals(3, 'melee').to(chosenCards),
    ),
  ),
  18: ally(
    'Scarlet Protector',
    { holy: 3, health: 4 },
    'Human, Paladin, Dungeon',
    raidersTogether.breakTies(
      self.attacksFirst(cardsWithHighest('printedHealth', raiderControlled.ally), theMarkedHero),
    ),
  ),
  19: ally(
    'Scarlet Sorcerer',
    { frost: 2, health: 3 },
    'Human, Sorcerer, Dungeon',
    when(enters(self), self.deals(2, 'frost').to(each(raiderControlled.ally))),
  ),
  20: ally(
    'Scarlet Torturer',
    { melee: 4, health: 2 },
    'Human, Torturer, Dungeon',
    stealth,
    when(enters(self), self.deals(2, 'melee').to(each(exhausted(raiderControlled.ally)))),
  ),
}
