/**
 * Shadowfang Keep's allies: four Bosses, and eight other kinds. Tags are from the second source. For Ashbury and the
 * Berserker that source lists cost, tags and damage type of the treasure set's cards of those names.
 */
import {
  ally,
  and,
  any,
  attacks,
  bossKeyword,
  both,
  cardsInGraveyard,
  chosenCards,
  conspicuous,
  controlledBy,
  controllerOf,
  doEffectByRoll,
  doubleAmount,
  dungeon,
  each,
  elusive,
  enters,
  exhaust,
  exhausted,
  ferocity,
  filterOfNoun,
  flipFromDungeonDeck,
  forEach,
  foundCards,
  ifElse,
  labelledPower,
  named,
  not,
  or,
  protector,
  put,
  raiderControlled,
  raiders,
  readyOnes,
  searchDeckForCard,
  self,
  stealth,
  theDungeon,
  theDungeonHero,
  their,
  theMarkedHero,
  thereIsNo,
  they,
  thisTurn,
  unless,
  untargetable,
  when,
  whenAtDungeonLevelOrAbove,
  whenIf,
  wouldDeal,
  you,
} from '../builders.ts'

const theMarkedPlayer = controllerOf(theMarkedHero)
const fetch = (name: string) => searchDeckForCard(you, theDungeon, named(name, any.ally))
const theirParty = both(theMarkedHero, each(controlledBy(theMarkedPlayer).ally))

export const bosses = {
  5: ally(
    'Baron Ashbury',
    { melee: 2, health: 15, xp: 2 },
    'Undead, Priest, Dungeon',
    bossKeyword,
    labelledPower('Mend Rotten Flesh', when(attacks(self), self.heals(5).from(theDungeonHero))),
  ),
  6: ally(
    'Baron Silverlaine',
    { melee: 1, health: 16, xp: 2 },
    'Spirit, Priest, Dungeon',
    bossKeyword,
    labelledPower(
      'Summon Worgen Spirit',
      when(
        attacks(self),
        fetch('Razorclaw the Butcher'),
        unless(put(foundCards, 'play'), fetch('Odo the Blindwatcher'), put(foundCards, 'play')),
      ),
    ),
  ),
  7: ally(
    'Commander Springvale',
    { shadow: 2, health: 14, xp: 2 },
    'Spirit, Paladin, Dungeon',
    bossKeyword,
    labelledPower(
      'Desecration',
      whenIf(
        attacks(self),
        thereIsNo(each(readyOnes(controlledBy(theMarkedPlayer).resource))),
        self.deals(10, 'shadow').to(theMarkedHero),
      ),
    ),
  ),
  8: ally(
    'Lord Walden',
    { frost: 3, health: 11, xp: 2 },
    'Undead, Mage, Dungeon',
    bossKeyword,
    labelledPower(
      'Mystery Toxin',
      when(
        attacks(self),
        you.roll(1),
        doEffectByRoll(
          'roll',
          [1, 3, self.deals(3, 'nature').to(each(exhausted(raiderControlled.ally)))],
          [4, 6, self.deals(3, 'frost').to(each(readyOnes(raiderControlled.ally)))],
        ),
      ),
    ),
  ),
}

export const allies = {
  9: ally(
    'Bloodfang Berserker',
    { melee: 2, health: 8 },
    'Worgen, Warrior, Dungeon',
    protector,
    when(enters(self), theMarkedPlayer.gainControlOf(self), flipFromDungeonDeck(1)),
  ),
  10: ally(
    'Bloodthirsty Ghoul',
    { melee: 8, health: 4 },
    'Ghoul, Dungeon',
    when(enters(self), put(cardsInGraveyard(theDungeon, named('Bloodthirsty Ghoul')), 'play')),
  ),
  11: ally(
    'Haunting Spirit',
    { shadow: 6, health: 6 },
    'Spirit, Dungeon',
    elusive,
    whenAtDungeonLevelOrAbove(
      3,
      enters(self),
      forEach(raiders, they.choose(2, each(their.ally))),
      put(chosenCards, 'hand'),
    ),
  ),
  12: ally(
    'Lupine Spectre',
    { melee: 4, health: 4 },
    'Ghost, Wolf, Dungeon',
    ferocity,
    whenAtDungeonLevelOrAbove(3, enters(self), exhaust(each(raiderControlled.ally))),
  ),
  13: ally('Mindless Horror', { melee: 10, health: 10 }, 'Horror, Dungeon', conspicuous, untargetable),
  // One source has "any other Dungeon ally", the other "any Dungeon ally". He doubles the damage of the others.
  14: ally(
    'Odo the Blindwatcher',
    { melee: 3, health: 10 },
    'Worgen, Spirit, Dungeon',
    when(
      enters(self),
      thisTurn(
        each(or(dungeon.hero, and(dungeon.ally, not(filterOfNoun(self))))).has(wouldDeal(doubleAmount)),
      ),
    ),
  ),
  15: ally('Razorclaw the Butcher', { melee: 3, health: 10 }, 'Worgen, Spirit, Dungeon', ferocity, stealth),
  16: ally(
    'Spitebone Guardian',
    { melee: 2, health: 3 },
    'Skeleton, Dungeon',
    when(
      enters(self),
      ifElse(
        { kind: 'level', least: 3 },
        self.deals(6, 'melee').to(theirParty),
        self.deals(2, 'melee').to(theirParty),
      ),
    ),
  ),
}
