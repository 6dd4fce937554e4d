/**
 * Molten Core's armor: a leg armor for each class of that time, whose owner may pay 1 for its power when they play an
 * ability of that class, and a shield.
 *
 * One source prints the class of that ability in the power's text. The other source has no icon at that place in the
 * text, but lists the icon of the class twice among the card's classes, so it seems to mean the same class. The names
 * of the cards are the same in both sources.
 */
import type { Effect } from '../../engine/index.ts'
import {
  and,
  any,
  armor,
  atkBonus,
  attachedTo,
  damageIsPreventedBy,
  each,
  exhausted,
  friendly,
  ifYouDo,
  isPlayed,
  numberOfCards,
  opposing,
  preventsDamage,
  preventsDamageItWouldDeal,
  ready,
  self,
  tagged,
  target,
  targetOpponent,
  thatDamageDealer,
  thatTarget,
  thisTurn,
  type UnnumberedCard,
  upToTargets,
  when,
  withTraitIcon,
  you,
  yourHero,
} from '../builders.ts'

const rare = { rarity: 'rare' } as const

const legs = (
  name: string,
  whose: string,
  facts: { cost: number; def: number },
  made: string,
  ...effects: Effect[]
): UnnumberedCard =>
  armor(
    name,
    { ...facts, ...rare, classes: [whose] },
    `${made}, Legs (1)`,
    when(isPlayed(withTraitIcon(whose, any.ability), you), ifYouDo(you.may(you.pays(1)), ...effects)),
  )

export const armors = {
  1: legs(
    'Bloodfang Pants',
    'Rogue',
    { cost: 4, def: 2 },
    'Leather',
    yourHero.deals(1, 'melee').to(target(exhausted(any.heroOrAlly))),
  ),
  2: legs(
    "Dragonstalker's Legguards",
    'Hunter',
    { cost: 4, def: 2 },
    'Mail',
    thisTurn(target(and(tagged('Ranged'), any.weapon)).has(atkBonus(2))),
  ),
  3: armor(
    'Drillborer Disk',
    { cost: 3, def: 1, ...rare, classes: ['Paladin', 'Shaman', 'Warrior'] },
    'Shield, Off-Hand (1)',
    when(damageIsPreventedBy(self), yourHero.deals(1, 'arcane').to(thatDamageDealer)),
  ),
  4: legs(
    'Judgement Legplates',
    'Paladin',
    { cost: 4, def: 3 },
    'Plate',
    thisTurn(target(friendly.ally).has(preventsDamage('all'), preventsDamageItWouldDeal('all'))),
  ),
  5: legs(
    'Leggings of Transcendence',
    'Priest',
    { cost: 2, def: 1 },
    'Cloth',
    yourHero.heals(2).from(each(friendly.ally)),
  ),
  6: legs(
    'Legplates of Ten Storms',
    'Shaman',
    { cost: 6, def: 2 },
    'Mail',
    yourHero.dealsDivided(2, 'nature').among(upToTargets(2, any.heroOrAlly)),
  ),
  7: legs('Legplates of Wrath', 'Warrior', { cost: 3, def: 3 }, 'Plate', ready(target(tagged('Armor')))),
  8: legs(
    'Nemesis Leggings',
    'Warlock',
    { cost: 5, def: 1 },
    'Cloth',
    yourHero
      .deals(numberOfCards(each(attachedTo(thatTarget, any.ability))), 'shadow')
      .to(target(opposing.hero)),
  ),
  9: legs('Netherwind Pants', 'Mage', { cost: 3, def: 1 }, 'Cloth', you.draw(1), targetOpponent.draw(1)),
  10: legs(
    'Stormrage Legguards',
    'Druid',
    { cost: 4, def: 2 },
    'Leather',
    thisTurn(target(any.ally).has(atkBonus(1))),
  ),
}
