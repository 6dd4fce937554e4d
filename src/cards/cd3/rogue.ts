/** The Alliance Rogue starter of 2011. */
import {
  ability,
  and,
  any,
  asLongAs,
  assault,
  atkBonus,
  atStartOfYourTurn,
  attachTo,
  type CardFacts,
  controlledBy,
  controllerOf,
  damageIsDealtWith,
  dealsCombatDamage,
  defending,
  destroy,
  each,
  exhaust,
  exhausted,
  filterOfNoun,
  flipHero,
  friendly,
  hero,
  hostCard,
  isDestroyed,
  isPlayed,
  not,
  ongoing,
  onlyNextTime,
  onYourTurn,
  opposing,
  or,
  pay,
  redirectedTo,
  self,
  stealth,
  target,
  targetOpponent,
  thatDamagedCharacter,
  thereIs,
  thisTurn,
  wasDealtCombatDamageThisTurn,
  weapon,
  when,
  withStat,
  withTraitIcon,
  wouldBeDealt,
  you,
  yourHero,
} from '../builders.ts'
import { newAllianceAlly } from '../cd2/alliance.ts'

const rogue: CardFacts = { classes: ['Rogue'] }

const poison = (name: string, cost: number, damage: number) =>
  ability(
    name,
    { cost, instant: true, rarity: 'uncommon', ...rogue },
    'Poison',
    attachTo(target(wasDealtCombatDamageThisTurn(yourHero, any.heroOrAlly))),
    ongoing(atStartOfYourTurn(yourHero.deals(damage, 'nature').to(hostCard))),
  )
const dancing = () => thisTurn(yourHero.has(assault(2), stealth))

export const rogueCards = {
  R1: hero(
    'Elycia of Gilneas',
    { health: 27, faction: 'Alliance', rarity: 'uncommon', ...rogue },
    'Worgen, Rogue',
    onYourTurn(pay(4, flipHero).to(thisTurn(target(any.heroOrAlly).has(atkBonus(2), stealth)))),
  ),
  R2: ability(
    'Aggressive Infiltration',
    { cost: 4, ...rogue },
    'Combat, Combo',
    yourHero.deals(3, 'melee').to(each(exhausted(opposing.heroOrAlly))),
  ),
  R3: ability(
    'Annihilate',
    { cost: 3, ...rogue },
    'Combat, Combo',
    destroy(target(or(exhausted(any.ally), exhausted(any.equipment)))),
  ),
  R4: ability(
    'Favor of Mischief',
    { cost: 1, ...rogue },
    'Subtlety',
    attachTo(target(friendly.ally)),
    ongoing(hostCard.has(assault(2)), when(isDestroyed(hostCard), targetOpponent.discard(1))),
  ),
  R5: poison('Flesh Eating Poison', 4, 5),
  R8: poison('Pernicious Poison', 2, 3),
  R9: ability(
    'Shadow Dance',
    { cost: 3, rarity: 'rare', talent: 'Subtlety', ...rogue },
    'Subtlety',
    dancing(),
    ongoing(when(isPlayed(withTraitIcon('Rogue', any.ability), you), dancing())),
  ),
  R10: ability(
    'Slay the Feeble',
    { cost: 1, ...rogue },
    'Assassination, Combo',
    yourHero.deals(3, 'melee').to(target(exhausted(any.heroOrAlly))),
  ),
  R11: ability(
    "Trickster's Gambit",
    { cost: 3, instant: true, rarity: 'rare', ...rogue },
    'Subtlety',
    thisTurn(
      yourHero.has(
        onlyNextTime(wouldBeDealt(redirectedTo(target(and(not(filterOfNoun(yourHero)), any.heroOrAlly))))),
      ),
    ),
  ),
  R17: newAllianceAlly(
    'Randipan',
    { cost: 3, melee: 2, health: 2, rarity: 'uncommon' },
    'Gnome, Rogue',
    when(dealsCombatDamage(self, defending(any.hero)), you.draw(1)),
  ),
  R21: newAllianceAlly(
    'Wyndarr Shadefist',
    { cost: 4, melee: 4, health: 3 },
    'Night Elf, Rogue',
    asLongAs(thereIs(each(withStat(opposing.ally, 'cost', '<=', 4))), self.has(stealth)),
  ),
  R24: weapon(
    'Silent Crusader',
    {
      cost: 3,
      melee: 3,
      strikeCost: 1,
      rarity: 'rare',
      classes: ['Death Knight', 'Paladin', 'Rogue', 'Warrior'],
    },
    'Melee (1), Sword',
    when(
      damageIsDealtWith(self, { to: opposing.hero, combat: true }),
      exhaust(each(controlledBy(controllerOf(thatDamagedCharacter)).card)),
    ),
  ),
}
