/** The Alliance Warlock starter of 2011. */
import {
  ability,
  ally,
  any,
  assault,
  atkAndHealthBonus,
  type CardFacts,
  dealsDamageOf,
  each,
  elusive,
  enters,
  flipHero,
  foundCards,
  hero,
  onYourTurn,
  opposing,
  other,
  ownerOf,
  pay,
  protector,
  put,
  rememberedNumber,
  searchDeckForCard,
  self,
  target,
  thatTarget,
  thisTurn,
  type UnnumberedCard,
  when,
  you,
  your,
  yourHero,
} from '../builders.ts'
import { newAllianceAlly } from '../cd2/alliance.ts'

const warlock: CardFacts = { classes: ['Warlock'] }

export const warlockCards: Record<string, UnnumberedCard> = {
  L1: hero(
    'Gazriz of Gnomeregan',
    { health: 28, faction: 'Alliance', rarity: 'uncommon', ...warlock },
    'Gnome, Warlock',
    onYourTurn(
      pay(3, flipHero).to(
        self.deals(2, 'shadow').to(target(any.ally), undefined, 'drained'),
        self.heals(rememberedNumber('drained')).from(self),
      ),
    ),
  ),
  L2: ability(
    'Dread Touch',
    { cost: 3, ...warlock },
    'Affliction',
    put(target(opposing.ally), 'hand'),
    ownerOf(thatTarget).discard(1),
  ),
  // One source has "Demonology Hero Required", the other "Demonology Talent", which is the newer wording of
  // the same requirement.
  L4: ally(
    'Haaroon',
    { cost: 5, melee: 6, health: 6, rarity: 'rare', talent: 'Demonology', ...warlock },
    'Felguard, Demon, Demonology, Pet (1)',
    protector,
  ),
  L6: ability(
    'Invoke the Nether',
    { cost: 6, rarity: 'rare', ...warlock },
    'Destruction',
    put(each(any.ally), 'removed'),
  ),
  // Neither source gives her Pet (1), which all other Succubi have. One of them lacks her damage type as well.
  L10: ally(
    'Selora',
    { cost: 2, shadow: 2, health: 2, ...warlock },
    'Succubus Demon, Pet (1)',
    elusive,
    when(enters(self), thisTurn(target(any.ally).has(atkAndHealthBonus(1, -1)))),
  ),
  L12: ability(
    'Steal Essence',
    { cost: 2, instant: true, rarity: 'uncommon', ...warlock },
    'Affliction',
    yourHero.deals(2, 'shadow').to(target(any.heroOrAlly), undefined, 'drained'),
    yourHero.heals(rememberedNumber('drained')).from(yourHero),
  ),
  L13: ability(
    'Summoning Portal',
    { cost: 2, rarity: 'rare', ...warlock },
    'Demonology',
    searchDeckForCard(you, you, any.ally),
    put(foundCards, 'hand'),
  ),
  L14: newAllianceAlly(
    'Brel Blazebeard',
    { cost: 4, fire: 2, health: 4 },
    'Dwarf, Mage',
    elusive,
    when(dealsDamageOf(other(your.heroOrAlly), 'fire'), thisTurn(self.has(assault(2)))),
  ),
  L19: newAllianceAlly('Nami Dabpox', { cost: 1, fire: 1, health: 2 }, 'Gnome, Warlock', elusive),
}
