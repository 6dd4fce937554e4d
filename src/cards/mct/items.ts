/** Molten Core's items. Both sources agree about them. */
import {
  amountIncreasedBy,
  and,
  any,
  each,
  enters,
  filterOfNoun,
  friendly,
  ifYouDo,
  isPlayed,
  item,
  put,
  self,
  tagged,
  thatCard,
  thisTurn,
  when,
  wouldDeal,
  you,
  your,
  yourHero,
} from '../builders.ts'

const ALL = ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior']
const CASTERS = ['Druid', 'Mage', 'Paladin', 'Priest', 'Shaman', 'Warlock']

export const items = {
  11: item(
    'Band of Sulfuras',
    { cost: 3, rarity: 'rare', classes: CASTERS },
    'Ring (2)',
    each(friendly.heroOrAlly).has(
      wouldDeal(amountIncreasedBy(1), { other: and(tagged('Elemental'), any.heroOrAlly) }),
    ),
  ),
  12: item(
    'Shard of the Flame',
    { cost: 4, rarity: 'rare', classes: ALL },
    'Trinket (2)',
    when(enters(your.resource), yourHero.heals(2).from(yourHero)),
  ),
  13: item(
    'Talisman of Ephemeral Power',
    { cost: 2, rarity: 'rare', classes: CASTERS },
    'Trinket (2)',
    when(
      isPlayed(any.ability, you),
      ifYouDo(
        you.may(you.pays(1), put(self, 'hand')),
        thisTurn(yourHero.has(wouldDeal(amountIncreasedBy(1), { with: filterOfNoun(thatCard) }))),
      ),
    ),
  ),
}
