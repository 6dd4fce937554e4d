/** Cards of Shadowfang Keep with vocabulary that the Deadmines don't use. They have their printed numbers. */
import {
  armor,
  atkBonus,
  dungeon,
  each,
  enters,
  filterOfNoun,
  mustPreventFirstDamageEachTurnTo,
  numberedCardsOfSet,
  numberOfCards,
  product,
  self,
  theDungeonHero,
  thisTurn,
  when,
} from '../../cards/builders.ts'
import type { Card } from '../../engine/index.ts'

const keep = {
  37: armor(
    "Godfrey's Belt",
    { def: 5 },
    'Leather, Waist (1)',
    self.has(mustPreventFirstDamageEachTurnTo(filterOfNoun(theDungeonHero))),
    when(
      enters(self),
      thisTurn(theDungeonHero.has(atkBonus(product(5, numberOfCards(each(dungeon.equipment)))))),
    ),
  ),
}

export const exampleCardsOfLaterDungeons: Card[] = numberedCardsOfSet('DSK', keep)
