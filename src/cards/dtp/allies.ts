/** The treasure's allies of the two factions. */
import {
  aberration,
  any,
  asLongAs,
  assault,
  atEndOfYourTurn,
  atkBonus,
  atStartOfYourTurn,
  attacks,
  cardsLookedAt,
  damaged,
  dealsDamage,
  destroy,
  each,
  enters,
  exhaust,
  exhaustSelf,
  ferocity,
  friendly,
  inNextReadyStep,
  isEqualTo,
  labelledPower,
  lookAt,
  losesAndCantHaveKeywords,
  named,
  numberOfCards,
  oncePerTurn,
  onlyIf,
  onYourTurn,
  opposing,
  pay,
  protector,
  put,
  ready,
  reveal,
  revealedCards,
  self,
  stealth,
  target,
  targetOpponent,
  targetPlayer,
  thatDamagedCharacter,
  thatTarget,
  thisTurn,
  topCards,
  when,
  withStat,
  you,
  your,
} from '../builders.ts'
import { newAllianceAlly } from '../cd2/alliance.ts'
import { newHordeAlly } from '../cd2/horde.ts'

const friendlyNamed = (name: string) => numberOfCards(each(named(name, friendly.ally)))

const allianceAllies = {
  11: newAllianceAlly(
    'Bloodfang Berserker',
    { cost: 2, melee: 0, health: 3 },
    'Worgen, Warrior',
    ferocity,
    asLongAs(self.isAttacking(damaged(any.heroOrAlly)), self.has(atkBonus(2))),
  ),
  12: newAllianceAlly(
    'Crime Scene Alarm-O-Bot',
    { cost: 1, melee: 0, health: 4 },
    'Mechanical, Sentry',
    protector,
    when(attacks(opposing.heroOrAlly), you.may(ready(self))),
  ),
  13: newAllianceAlly(
    'Lieutenant Horatio Laine',
    { cost: 3, melee: 4, health: 2, rarity: 'uncommon' },
    'Human, Investigator',
    atEndOfYourTurn(
      reveal(topCards(1, targetOpponent)),
      onlyIf(revealedCards.isA(any.ally), put(revealedCards, 'removed')),
      onlyIf(revealedCards.isA(any.weapon), you.may(put(revealedCards, 'play'))),
    ),
  ),
  // The player decides whether to use the power. It has no cost.
  14: newAllianceAlly(
    'Packleader Ivar Bloodfang',
    { cost: 6, melee: 3, health: 6, rarity: 'uncommon' },
    'Worgen, Warrior',
    aberration,
    labelledPower('Growl', oncePerTurn(pay(0).to(thisTurn(each(your.ally).has(assault(2)))))),
  ),
  15: newAllianceAlly(
    'Scarlet Renegade',
    { cost: 1, melee: 1, health: 2 },
    'Human, Warrior',
    self.has(assault(friendlyNamed('Scarlet Renegade'))),
  ),
  16: newAllianceAlly(
    'Stormwind Investigator',
    { cost: 2, melee: 3, health: 2 },
    'Human, Hunter',
    when(enters(self), you.may(lookAt(topCards(1, targetPlayer)), you.may(put(cardsLookedAt, 'graveyard')))),
  ),
}

const hordeAllies = {
  17: newHordeAlly(
    'Deathstalker Commander Belmont',
    { cost: 3, melee: 2, health: 4, rarity: 'uncommon' },
    'Undead, Rogue',
    onYourTurn(pay(exhaustSelf).to(thisTurn(each(withStat(your.ally, 'cost', '<=', 4)).has(atkBonus(2))))),
  ),
  18: newHordeAlly(
    'Forsaken Blightspreader',
    { cost: 2, shadow: 1, health: 1 },
    'Undead, Warlock',
    when(dealsDamage(self, opposing.ally), destroy(thatDamagedCharacter)),
  ),
  19: newHordeAlly(
    'Forsaken Royal Dreadguard',
    { cost: 2, melee: 2, health: 3 },
    'Undead, Rogue',
    atStartOfYourTurn(self.deals(friendlyNamed('Forsaken Royal Dreadguard'), 'melee').to(target(any.hero))),
  ),
  20: newHordeAlly(
    'High Warlord Cromush',
    { cost: 6, melee: 5, health: 5, rarity: 'uncommon' }, // One source says that this card is common.
    'Orc, Warrior',
    protector,
    asLongAs(isEqualTo(self.stat('remaining'), 1), self.has(assault(10))),
  ),
  21: newHordeAlly(
    'Kagtha',
    { cost: 3, melee: 2, health: 4, rarity: 'uncommon' },
    'Orc, Rogue',
    each(opposing.heroOrAlly).has(losesAndCantHaveKeywords('elusive', 'untargetable')),
  ),
  22: newHordeAlly(
    'Shattered Hand Assassin',
    { cost: 3, melee: 3, health: 2 },
    'Orc, Rogue',
    stealth,
    when(enters(self), exhaust(target(opposing.ally)), inNextReadyStep(thatTarget.cant('ready'))),
  ),
}

export const allies = { ...allianceAllies, ...hordeAllies }
