/**
 * The treasure's weapons. All of them are one-handed (1H in print, which has no meaning today), except for Lord
 * Alexander's Battle Axe (2H, which is Two-Handed today). Only one source has their ATK, damage type and strike cost.
 */
import {
  any,
  asLongAs,
  atkBonus,
  chosenCards,
  controlledBy,
  controllerOf,
  damageIsDealtWith,
  destroy,
  each,
  exhausted,
  ready,
  self,
  target,
  targetPlayer,
  thatDamagedCharacter,
  thatMuch,
  thatTargetPlayer,
  undamaged,
  weapon,
  when,
  yourHero,
} from '../builders.ts'

const rare = { rarity: 'rare' } as const

/** Triggers when your hero deals combat damage with this weapon. */
const hits = (whom?: Parameters<typeof undamaged>[0]) =>
  damageIsDealtWith(self, { by: yourHero, combat: true, ...(whom ? { to: whom } : {}) })

export const weapons = {
  29: weapon(
    'Deathbringer',
    { cost: 3, melee: 2, strikeCost: 2, classes: ['Hunter', 'Paladin', 'Shaman', 'Warrior'], ...rare },
    'Melee (1), Axe',
    when(
      hits(any.ally),
      yourHero.deals(thatMuch, 'shadow').to(target(controlledBy(controllerOf(thatDamagedCharacter)).hero)),
    ),
  ),
  30: weapon(
    "Lord Alexander's Battle Axe",
    { cost: 5, melee: 3, strikeCost: 0, classes: ['Hunter', 'Paladin', 'Warrior'], ...rare },
    'Two-Handed, Melee (1), Axe',
  ),
  31: weapon(
    'Mass of McGowan',
    {
      cost: 3,
      melee: 2,
      strikeCost: 1,
      classes: ['Druid', 'Paladin', 'Rogue', 'Shaman', 'Warrior'],
      ...rare,
    },
    'Melee (1), Mace',
    asLongAs(yourHero.isAttacking(any.ally), self.has(atkBonus(2))),
  ),
  32: weapon(
    'Sword of Zeal',
    { cost: 4, melee: 2, strikeCost: 2, classes: ['Hunter', 'Paladin', 'Rogue', 'Warrior'], ...rare },
    'Melee (1), Sword',
    when(
      hits(),
      targetPlayer.may(
        thatTargetPlayer.choose(thatMuch, each(exhausted(controlledBy(thatTargetPlayer).resource))),
        ready(chosenCards),
      ),
    ),
  ),
  33: weapon(
    "Vis'kag the Bloodletter",
    { cost: 4, melee: 1, strikeCost: 1, classes: ['Hunter', 'Paladin', 'Rogue', 'Warrior'], ...rare },
    'Melee (1), Sword',
    when(hits(undamaged(any.ally)), destroy(thatDamagedCharacter)),
  ),
}
