/** The Deadmines' equipment. A card that passes to the MARKED hero's controller is used by that raider. */
import {
  any,
  assault,
  controllerOf,
  destroySelf,
  dungeon,
  each,
  enters,
  item,
  mustStrikeAtFirstChanceEachTurn,
  onYourTurn,
  pay,
  rollDie,
  rollResult,
  self,
  target,
  thatCard,
  theDungeonHero,
  theMarkedHero,
  weapon,
  when,
  you,
  your,
  yourHero,
} from '../builders.ts'

const goesToTheMarkedPlayer = when(enters(self), controllerOf(theMarkedHero).gainControlOf(self))

export const equipment = {
  37: item("Cookie's Cauldron", {}, '', each(dungeon.ally).has(assault(3))),
  38: item(
    'Defias Gunpowder',
    {},
    '',
    goesToTheMarkedPlayer,
    onYourTurn(pay(destroySelf, rollDie).to(yourHero.deals(rollResult(), 'fire').to(target(any.heroOrAlly)))),
  ),
  39: item(
    'Defias Cannon',
    {},
    '',
    goesToTheMarkedPlayer,
    when(enters(your.ally), you.may(thatCard.deals(2, 'fire').to(target(dungeon.ally)))),
  ),
  // No strike cost is printed, so the Dungeon strikes with it for free.
  40: weapon(
    "Cookie's Stirring Stick",
    { nature: 3, strikeCost: 0 },
    'Wand',
    self.has(mustStrikeAtFirstChanceEachTurn),
    when(enters(self), theDungeonHero.heals(5).from(theDungeonHero)),
  ),
}
