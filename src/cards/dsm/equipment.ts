/** Scarlet Monastery's equipment. No strike cost is printed, so the Dungeon strikes for free. */
import {
  armor,
  asLongAs,
  atkBonus,
  dungeon,
  each,
  filterOfNoun,
  levelOfDungeon,
  mustPreventFirstDamageEachTurnTo,
  mustStrikeAtFirstChanceEachTurn,
  product,
  self,
  theDungeonHero,
  untargetable,
  weapon,
  withWordInName,
} from '../builders.ts'

export const equipment = {
  39: armor(
    'Chain of the Scarlet Crusade',
    { def: 5 },
    'Mail, Armor Set (1)',
    self.has(mustPreventFirstDamageEachTurnTo(filterOfNoun(theDungeonHero))),
    asLongAs(self.isReady(), each(withWordInName('Scarlet', dungeon.ally)).has(untargetable)),
  ),
  40: weapon(
    "Mograine's Might",
    { melee: 0, strikeCost: 0 },
    'Two-Handed, Melee (1), Mace',
    self.has(mustStrikeAtFirstChanceEachTurn),
    self.has(atkBonus(product(2, levelOfDungeon))),
  ),
}
