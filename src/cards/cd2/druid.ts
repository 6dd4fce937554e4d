/** The Alliance Druid starter of 2011. */
import {
  ability,
  any,
  assault,
  atkAndHealthBonus,
  attachTo,
  type CardFacts,
  dealsCombatDamage,
  each,
  elusive,
  enters,
  exhaust,
  filterOfNoun,
  flipHero,
  hero,
  hostCard,
  isDestroyed,
  ongoing,
  onYourTurn,
  pay,
  self,
  stealth,
  target,
  targetPlayer,
  thatDamageDealer,
  thatTarget,
  thisTurn,
  when,
  you,
  your,
  yourHero,
} from '../builders.ts'
import { newAllianceAlly } from './alliance.ts'

const druid: CardFacts = { classes: ['Druid'] }

export const druidCards = {
  D1: hero(
    'Leisha of Darnassus',
    { health: 27, faction: 'Alliance', rarity: 'uncommon', ...druid },
    'Night Elf, Druid',
    onYourTurn(pay(3, flipHero).to(thisTurn(self.has(assault(3))))),
  ),
  D2: ability('Energize', { cost: 3, instant: true, ...druid }, 'Restoration', targetPlayer.draw(2)),
  D3: ability(
    'Entangling Roots',
    { cost: 2, ...druid },
    'Balance',
    attachTo(target(any.ally)),
    exhaust(thatTarget),
    ongoing(hostCard.cant('ready')),
  ),
  D4: ability(
    'Gift of the Earthmother',
    { cost: 4, instant: true, rarity: 'rare', talent: 'Restoration', ...druid },
    'Restoration',
    attachTo(target(any.ally)),
    ongoing(hostCard.has(atkAndHealthBonus(6, 6)), when(isDestroyed(hostCard), you.draw(2))),
  ),
  D5: ability(
    'Gift of the Wild',
    { cost: 6, instant: true, rarity: 'rare', ...druid },
    'Restoration',
    ongoing(each(your.ally).has(atkAndHealthBonus(2, 2))),
  ),
  D6: ability(
    'Mark of the Wild',
    { cost: 2, instant: true, ...druid },
    'Restoration',
    attachTo(target(any.ally)),
    ongoing(hostCard.has(atkAndHealthBonus(2, 2))),
  ),
  D7: ability(
    "Nature's Focus",
    { cost: 2, instant: true, ...druid },
    'Balance',
    you.chooseOne(yourHero.deals(4, 'nature').to(target(any.ally)), yourHero.heals(4).from(target(any.hero))),
  ),
  D8: ability(
    'Savage Cat Form',
    { cost: 3, instant: true, ...druid },
    'Feral, Cat Form, Form (1)',
    ongoing(yourHero.has(assault(1), stealth)),
  ),
  D9: ability(
    'Thorns',
    { cost: 4, instant: true, rarity: 'rare', ...druid },
    'Balance',
    attachTo(target(any.heroOrAlly)),
    ongoing(
      when(
        dealsCombatDamage(any.heroOrAlly, filterOfNoun(hostCard)),
        hostCard.deals(1, 'nature').to(thatDamageDealer),
      ),
    ),
  ),
  D10: ability(
    'Wrath',
    { cost: 2, ...druid },
    'Balance',
    yourHero.deals(3, 'nature').to(target(any.heroOrAlly)),
  ),
  D11: newAllianceAlly(
    'Braxiss the Sleeper',
    { cost: 6, melee: 6, health: 4, rarity: 'uncommon' },
    'Night Elf, Druid',
    elusive,
  ),
  // One source allows only a hero as its target. The other, as printed, allows a hero or ally.
  D18: newAllianceAlly(
    'Kysa Shadowstalker',
    { cost: 3, melee: 3, health: 3 },
    'Night Elf, Druid',
    when(enters(self), thisTurn(target(any.heroOrAlly).has(stealth))),
  ),
  D20: newAllianceAlly("Sha'lin Nightwind", { cost: 3, melee: 4, health: 1 }, 'Night Elf, Druid', elusive),
  D21: newAllianceAlly(
    'Varah, Fury of the Stars',
    { cost: 6, arcane: 6, health: 5 },
    'Night Elf, Druid',
    assault(2),
  ),
}
