/**
 * Scarlet Monastery's Achievements: each is earned once a run, as its power triggers.
 * One of our two sources drops the article of "A Friend in Need", and the other lists Resourcefulness with the cost and
 * class of the Hunter's card of that name; both misspell Thalnos on the card about him.
 */
import {
  achievement,
  allOf,
  any,
  atLeast,
  comesTo,
  dealsDamage,
  destroyed,
  dungeon,
  each,
  earn,
  entersParty,
  inGraveyard,
  named,
  noLess,
  noneOf,
  or,
  raiding,
  theDungeon,
  total,
  when,
  whenIf,
  withKeyword,
  withStat,
  won,
} from '../builders.ts'

export const achievements = {
  // "Not destroyed by the damage": who has fatal damage is about to be.
  41: achievement(
    'Down But Not Out',
    { xp: 3 },
    '',
    whenIf(
      dealsDamage(undefined, raiding.hero),
      allOf(
        noLess(total('damage', each(raiding.hero)), 60),
        noneOf(each(withStat(raiding.hero, 'remaining', '<=', 0))),
      ),
      earn,
    ),
  ),
  42: achievement(
    'Fall of the House of Mograine',
    { xp: 2 },
    '',
    whenIf(won('raiders'), { kind: 'lost', side: 'raiders', atMost: 0 }, earn),
  ),
  43: achievement(
    'A Friend in Need',
    { xp: 3 },
    '',
    when(
      destroyed(withKeyword('boss', dungeon.ally), {
        by: or(named('Dark Ranger Velonara'), named('Joseph the Insane')),
      }),
      earn,
    ),
  ),
  44: achievement(
    'Judged by the Light',
    { xp: 3 },
    '',
    when(destroyed(named('Bloodmage Thalnos'), { types: ['holy'] }), earn),
  ),
  45: achievement(
    'Paint It Red',
    { xp: 3 },
    '',
    whenIf(comesTo('graveyard', theDungeon, any.ally), atLeast(10, inGraveyard(theDungeon, any.ally)), earn),
  ),
  46: achievement(
    'Resourcefulness',
    { xp: 3 },
    '',
    whenIf(entersParty(raiding.resource), atLeast(20, each(raiding.resource)), earn),
  ),
}
