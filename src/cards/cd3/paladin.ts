/** The Horde Paladin starter of 2011. */
import {
  ability,
  any,
  assault,
  atkAndHealthBonus,
  attachTo,
  type CardFacts,
  dealtDamageThisTurn,
  destroy,
  destroySelf,
  each,
  ferocity,
  flipHero,
  friendly,
  hero,
  hostCard,
  mend,
  ongoing,
  onYourTurn,
  opposing,
  pay,
  protector,
  self,
  target,
  thatTarget,
  thisTurn,
  type UnnumberedCard,
  weapon,
  yourHero,
} from '../builders.ts'
import { newHordeAlly } from '../cd2/horde.ts'

const paladin: CardFacts = { classes: ['Paladin'] }

export const paladinCards: Record<string, UnnumberedCard> = {
  P1: hero(
    'Naedia of Silvermoon City',
    { health: 29, faction: 'Horde', rarity: 'uncommon', ...paladin },
    'Blood Elf, Paladin',
    onYourTurn(pay(3, flipHero).to(self.dealsUnpreventable(2, 'holy').to(target(any.heroOrAlly)))),
  ),
  P2: ability(
    'Blessing of Faith',
    { cost: 1, instant: true, rarity: 'uncommon', ...paladin },
    'Holy, Blessing',
    attachTo(target(friendly.ally)),
    ongoing(hostCard.has(atkAndHealthBonus(1, 1)), pay(2, destroySelf).to(destroy(target(any.ability)))),
  ),
  P4: ability(
    'Blessing of the Templar',
    { cost: 5, rarity: 'rare', ...paladin },
    'Holy, Blessing',
    attachTo(target(any.hero)),
    ongoing(hostCard.has(assault(3), mend(3))),
  ),
  // One source has all characters in a target player's party. The other, later wording has each opposing character.
  P5: ability(
    'Consecration',
    { cost: 6, instant: true, rarity: 'rare', ...paladin },
    'Holy',
    yourHero.dealsUnpreventable(2, 'holy').to(each(opposing.heroOrAlly)),
  ),
  P8: ability(
    'Inquisition',
    { cost: 2, ...paladin },
    'Holy',
    target(any.ally).dealsUnpreventable(thatTarget.stat('atk'), 'holy').to(thatTarget),
  ),
  // One source has "Retribution Hero Required", the other the newer wording "Retribution Talent".
  P9: ability(
    'Repentance',
    { cost: 2, instant: true, rarity: 'rare', talent: 'Retribution', ...paladin },
    'Retribution',
    destroy(target(dealtDamageThisTurn(any.permanent))),
  ),
  P13: newHordeAlly(
    'Dhoros Ravestrike',
    { cost: 3, ranged: 3, health: 3 },
    'Blood Elf, Hunter',
    pay(3).to(thisTurn(self.has(assault(3)))),
  ),
  P16: newHordeAlly('Gorz Blazefist', { cost: 3, fire: 1, health: 4 }, 'Orc, Mage', ferocity),
  P18: newHordeAlly('Huruk Lightvow', { cost: 4, holy: 5, health: 3 }, 'Tauren, Paladin', protector),
  P21: newHordeAlly('Ruon Wildhoof', { cost: 6, nature: 5, health: 5 }, 'Tauren, Shaman', mend(2)),
  P24: weapon(
    'Obsidium Executioner',
    { cost: 5, melee: 3, strikeCost: 4, classes: ['Death Knight', 'Paladin', 'Warrior'] },
    'Two-Handed, Melee (1), Sword',
  ),
}
