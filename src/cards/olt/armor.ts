/**
 * The treasure's armor: a helm for each class of that time, which readies when its owner plays an ability of that
 * class, and a cloak.
 *
 * One source calls the Hunter's a "Helmet" in its name and a "Helm" in its text. The other has "Helm" in both places.
 * One readies "a" Netherwind Crown, which means itself, as for the other eight. The power of the Helm of Wrath costs
 * 1 in the source that has its activate symbol and 2 in the source that leaves it out: we use 1.
 */
import {
  amountIncreasedBy,
  and,
  any,
  armor,
  atkBonus,
  exhaust,
  exhaustSelf,
  isPlayed,
  onYourTurn,
  type PowerOrModifiers,
  pay,
  preventsNextDamage,
  ready,
  self,
  tagged,
  target,
  thisTurn,
  type UnnumberedCard,
  when,
  withTraitIcon,
  wouldDeal,
  wouldHeal,
  you,
  yourHero,
} from '../builders.ts'

const helm = (
  name: string,
  whose: string,
  facts: { cost: number; def: number },
  made: string,
  power: PowerOrModifiers,
): UnnumberedCard =>
  armor(
    name,
    { ...facts, rarity: 'epic', classes: [whose] },
    `${made}, Head (1)`,
    power,
    when(isPlayed(withTraitIcon(whose, any.ability), you), ready(self)),
  )

export const armors = {
  10: helm(
    'Bloodfang Hood',
    'Rogue',
    { cost: 3, def: 1 },
    'Leather',
    onYourTurn(pay(exhaustSelf).to(exhaust(target(any.heroOrAlly)))),
  ),
  11: helm(
    "Dragonstalker's Helm",
    'Hunter',
    { cost: 2, def: 1 },
    'Mail',
    pay(exhaustSelf).to(thisTurn(target(and(tagged('Pet'), any.card)).has(atkBonus(1)))),
  ),
  12: helm(
    'Halo of Transcendence',
    'Priest',
    { cost: 2, def: 0 },
    'Cloth',
    pay(exhaustSelf).to(yourHero.heals(1).from(target(any.ally))),
  ),
  13: helm(
    'Helm of Wrath',
    'Warrior',
    { cost: 4, def: 2 },
    'Plate',
    pay(1, exhaustSelf).to(thisTurn(target(any.ally).canAttackOnlyIfAble(yourHero))),
  ),
  14: helm(
    'Helmet of Ten Storms',
    'Shaman',
    { cost: 4, def: 1 },
    'Mail',
    pay(2, exhaustSelf).to(
      yourHero.deals(1, 'nature').to(target(any.heroOrAlly)),
      yourHero.heals(1).from(target(any.heroOrAlly)),
    ),
  ),
  15: helm(
    'Judgement Crown',
    'Paladin',
    { cost: 4, def: 2 },
    'Plate',
    pay(1, exhaustSelf).to(thisTurn(target(any.ally).has(preventsNextDamage(1)))),
  ),
  16: helm(
    'Nemesis Skullcap',
    'Warlock',
    { cost: 2, def: 0 },
    'Cloth',
    pay(exhaustSelf).to(yourHero.heals(1).from(yourHero)),
  ),
  17: helm(
    'Netherwind Crown',
    'Mage',
    { cost: 3, def: 0 },
    'Cloth',
    pay(1, exhaustSelf).to(yourHero.deals(1, 'arcane').to(target(any.ally))),
  ),
  18: armor(
    'Sapphiron Drape',
    {
      cost: 5,
      def: 1,
      rarity: 'rare',
      classes: ['Druid', 'Mage', 'Paladin', 'Priest', 'Shaman', 'Warlock'],
    },
    'Cloth, Back (1)',
    yourHero.has(wouldDeal(amountIncreasedBy(1), { with: any.ability })),
    yourHero.has(wouldHeal(amountIncreasedBy(1), { with: any.ability })),
  ),
  19: helm(
    'Stormrage Cover',
    'Druid',
    { cost: 2, def: 1 },
    'Leather',
    pay(1, exhaustSelf).to(you.draw(1), you.discard(1)),
  ),
}
