/**
 * Cards of the dungeons to come that ask more of the vocabulary than the Deadmines do. Their numbers are those that
 * they will have; their sets follow.
 */
import {
  ability,
  activate,
  any,
  armor,
  atk,
  attached,
  attachTo,
  cardsOf,
  chosen,
  count,
  destroy,
  destroyed,
  dungeon,
  each,
  enters,
  exhaustsForFirstDamageTo,
  ferocity,
  filterOf,
  flipCards,
  forEach,
  fromLevel,
  highest,
  inGraveyard,
  named,
  noneOf,
  ongoing,
  pay,
  power,
  put,
  putToken,
  raiders,
  raiding,
  self,
  target,
  the,
  theDungeon,
  theDungeonHero,
  their,
  they,
  thisTurn,
  times,
  token,
  when,
  whenIf,
  withKeyword,
  you,
} from '../../../cards/builders.ts'
import type { Card } from '../../../engine/effects/card.ts'

const trainee = named('Scarlet Trainee')

const monastery = {
  22: ability(
    'Blood in the Water',
    {},
    'Dungeon',
    attachTo(highest('printedHealth', dungeon.ally)),
    ongoing(when(destroyed(attached), flipCards(1))),
  ),
  28: ability(
    "Mograine's Justice",
    {},
    'Dungeon',
    fromLevel(1, destroy(highest('health', raiding.ally))),
    fromLevel(2, forEach(raiders, they.choose(1, each(their.resource))), destroy(chosen)),
    fromLevel(3, forEach(raiders, they.discard(2))),
    fromLevel(
      4,
      you.chooseRandom(2, inGraveyard(theDungeon, withKeyword('boss', any.ally)), 'raised'),
      put(the('raised'), 'play'),
    ),
  ),
  33: ability(
    'Reinforcements',
    {},
    'Dungeon',
    putToken(token('Scarlet Trainee', { melee: 1, health: 1 }, ferocity), 10),
    ongoing(
      each(raiding.card).has(power(pay(activate).to(destroy(target(trainee))))),
      whenIf(destroyed(trainee), noneOf(each(trainee)), destroy(self)),
    ),
  ),
}

const keep = {
  37: armor(
    "Godfrey's Belt",
    { def: 5 },
    'Leather, Waist (1)',
    self.has(exhaustsForFirstDamageTo(filterOf(theDungeonHero))),
    when(enters(self), thisTurn(theDungeonHero.has(atk(times(5, count(each(dungeon.equipment))))))),
  ),
}

export const dungeonExamples: Card[] = [...cardsOf('DSM', monastery), ...cardsOf('DSK', keep)]
