/**
 * The treasure's items. Cards that list all nine classes of that time have those nine here, because Death Knights
 * came later.
 *
 * In one source the Grimoire's Skeleton has a power that destroys it, and in the other the Grimoire's text destroys
 * it. We use the former, because only that works for a copy. Neither source has its damage icon, and melee is our
 * choice.
 */
import {
  amountIncreasedBy,
  and,
  any,
  asLongAs,
  atkAndHealthBonus,
  atkBonus,
  attacking,
  costsLess,
  costsMoreIfTargeting,
  destroy,
  destroySelf,
  discarding,
  each,
  everyone,
  exhaustSelf,
  ferocity,
  friendly,
  inCombatWith,
  item,
  opposing,
  or,
  pay,
  protector,
  putIntoResourceRow,
  putToken,
  self,
  tagged,
  token,
  topCards,
  turnEnds,
  when,
  wouldDeal,
  you,
  your,
  yourHero,
} from '../builders.ts'

const CASTERS = ['Druid', 'Mage', 'Priest', 'Warlock']
const FIGHTERS = ['Druid', 'Hunter', 'Paladin', 'Rogue', 'Shaman', 'Warrior']
const ALL = ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior']

const dragons = and(or(tagged('Dragon'), tagged('Dragonkin')), any.heroOrAlly)

const skeleton = token(
  'Skeleton',
  { melee: 1, health: 1 },
  ferocity,
  protector,
  when(turnEnds(everyone), destroy(self)),
)

export const items = {
  20: item(
    'Ancient Cornerstone Grimoire',
    { cost: 4, rarity: 'rare', classes: CASTERS },
    'Off-Hand (1)',
    pay(2, exhaustSelf).to(putToken(skeleton)),
  ),
  21: item(
    "Dragonslayer's Signet",
    { cost: 3, rarity: 'rare', classes: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'] },
    'Ring (2)',
    each(friendly.heroOrAlly).has(wouldDeal(amountIncreasedBy(1), { other: dragons })),
  ),
  22: item(
    "Eskhandar's Collar",
    { cost: 2, rarity: 'rare', classes: FIGHTERS },
    'Neck (1)',
    asLongAs(yourHero.isA(inCombatWith(opposing.hero)), yourHero.has(atkBonus(1))),
    each(inCombatWith(yourHero, opposing.hero)).has(atkBonus(-1)),
  ),
  23: item(
    'Onyxia Blood Talisman',
    { cost: 6, rarity: 'epic', classes: ['Paladin', 'Shaman', 'Warrior'] },
    'Trinket (2)',
    each(friendly.ally).has(atkAndHealthBonus(0, 2)),
  ),
  24: item(
    'Onyxia Hide Backpack',
    { cost: 2, rarity: 'uncommon', classes: ALL },
    'Bag (5)',
    pay(exhaustSelf, discarding(any.equipment)).to(you.draw(1)),
  ),
  25: item(
    'Onyxia Tooth Pendant',
    { cost: 6, rarity: 'epic', classes: FIGHTERS },
    'Neck (1)',
    each(attacking(friendly.ally)).has(atkBonus(2)),
  ),
  26: item(
    'Ring of Binding',
    { cost: 2, rarity: 'rare', classes: ALL },
    'Ring (2)',
    each(opposing.ability).has(costsMoreIfTargeting(yourHero, 1)),
  ),
  27: item(
    'Shard of the Scale',
    {
      cost: 2,
      rarity: 'uncommon',
      classes: ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Shaman', 'Warlock'],
    },
    'Trinket (2)',
    pay(2, destroySelf).to(putIntoResourceRow(topCards(1, you), { exhausted: true })),
  ),
  28: item(
    "Skibi's Pendant",
    { cost: 2, rarity: 'rare', classes: FIGHTERS },
    'Neck (1)',
    each(your.weapon).has(costsLess(1, { doing: 'strike' })),
  ),
}
