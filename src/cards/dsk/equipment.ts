/**
 * Shadowfang Keep's equipment, all of it Godfrey's. The Belt mentions turns and the Britches don't. Both are ready
 * for the first damage of a turn.
 */
import {
  and,
  armor,
  atkBonus,
  attacks,
  dealsCombatDamage,
  dungeon,
  each,
  enters,
  filterOfNoun,
  item,
  mustPreventFirstDamageEachTurnTo,
  mustStrikeAtFirstChanceEachTurn,
  nextTimeWithin,
  not,
  numberOfCards,
  product,
  raiderControlled,
  ready,
  self,
  stealth,
  thatDamagedCharacter,
  thatMuch,
  theDungeonHero,
  thisTurn,
  weapon,
  when,
  whenAtDungeonLevelOrAbove,
} from '../builders.ts'

const hisEquipment = numberOfCards(each(dungeon.equipment))
const preventsHisFirstDamage = self.has(mustPreventFirstDamageEachTurnTo(filterOfNoun(theDungeonHero)))

export const equipment = {
  37: armor(
    "Godfrey's Belt",
    { def: 5 },
    'Leather, Waist (1)',
    preventsHisFirstDamage,
    when(enters(self), thisTurn(theDungeonHero.has(atkBonus(product(5, hisEquipment))))),
  ),
  38: armor(
    "Godfrey's Britches",
    { def: 5 },
    'Cloth, Legs (1)',
    preventsHisFirstDamage,
    when(enters(self), theDungeonHero.heals(product(5, hisEquipment)).from(theDungeonHero)),
  ),
  39: item(
    "Godfrey's Crystal Scope",
    {},
    '',
    when(
      dealsCombatDamage(theDungeonHero, raiderControlled.hero),
      theDungeonHero
        .deals(thatMuch)
        .to(each(and(raiderControlled.hero, not(filterOfNoun(thatDamagedCharacter))))),
    ),
    whenAtDungeonLevelOrAbove(3, enters(self), thisTurn(theDungeonHero.has(stealth))),
  ),
  // No strike cost is printed, so the Dungeon strikes with them for free.
  40: weapon(
    "Godfrey's Pistols",
    { ranged: 5, strikeCost: 0 },
    'Guns, Ranged (1)',
    self.has(mustStrikeAtFirstChanceEachTurn),
    whenAtDungeonLevelOrAbove(
      3,
      enters(self),
      nextTimeWithin('turn', attacks(theDungeonHero), ready(theDungeonHero)),
    ),
  ),
}
