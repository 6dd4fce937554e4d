/**
 * The treasure's abilities. Each triggers for allies of one class that join the friendly side. One source prints a
 * Rogue's class on one of them and none on the others. The second source prints none. They are numbered by name, as
 * cards without a class are, so every hero may have them.
 */
import type { Effect } from '../../engine/index.ts'
import {
  ability,
  and,
  any,
  assault,
  damaged,
  destroy,
  each,
  enters,
  ferocity,
  friendly,
  ongoing,
  opposing,
  rememberedNumber,
  tagged,
  target,
  targetPlayer,
  thatCard,
  thisTurn,
  type UnnumberedCard,
  when,
  you,
  yourHero,
} from '../builders.ts'

const whenJoined = (name: string, cost: number, whose: string, ...effects: Effect[]): UnnumberedCard =>
  ability(name, { cost }, '', ongoing(when(enters(and(tagged(whose), friendly.ally)), ...effects)))

export const abilities = {
  1: whenJoined('Bestial Instinct', 2, 'Hunter', thisTurn(target(any.ally).has(ferocity))),
  2: whenJoined('Cover of the Light', 1, 'Paladin', thatCard.heals(3).from(target(any.heroOrAlly))),
  3: whenJoined('Earthen Guidance', 3, 'Shaman', thatCard.deals(2, 'nature').to(target(opposing.ally))),
  4: whenJoined("Executioner's Strikes", 3, 'Warrior', you.may(destroy(target(damaged(any.ally))))),
  5: whenJoined('Faithful Prayer', 1, 'Priest', thatCard.heals(1).from(each(friendly.heroOrAlly))),
  6: whenJoined('Focused Flames', 3, 'Mage', thatCard.deals(1, 'fire').to(each(opposing.ally))),
  7: whenJoined('Hand of Frost', 3, 'Death Knight', thisTurn(target(any.heroOrAlly).has(assault(2)))),
  8: whenJoined(
    'Nether Blast',
    1,
    'Warlock',
    yourHero.deals(1, 'shadow').to(target(opposing.hero), undefined, 'dealt'),
    yourHero.heals(rememberedNumber('dealt')).from(yourHero),
  ),
  9: whenJoined('Poison Tipped', 2, 'Rogue', yourHero.deals(2, 'nature').to(each(opposing.hero))),
  10: whenJoined('Stargaze', 4, 'Druid', targetPlayer.draw(1)),
}
