/** Cards that the Comprehensive Rules print as examples for pre-priority checks and resources (410, 412). */
import {
  ability,
  ally,
  and,
  any,
  atkAndHealthBonus,
  atkBonus,
  attachTo,
  each,
  filterOfNoun,
  hostCard,
  named,
  not,
  numberedCardsOfSet,
  numberOfCards,
  ongoing,
  or,
  playableFromGraveyard,
  put,
  self,
  target,
  thatCard,
  thisTurn,
  type UnnumberedCard,
  upToTargets,
  wouldBePut,
  you,
  your,
  yourHero,
} from '../../cards/builders.ts'
import type { Card } from '../../engine/index.ts'

const cards: Record<string, UnnumberedCard> = {
  'checks-1': ally(
    'Ironforge Guards',
    { cost: 2, melee: 1, health: 1, faction: 'Alliance' },
    'Dwarf, Warrior, Unlimited',
    self.has(
      atkAndHealthBonus(
        0,
        numberOfCards(each(and(named('Ironforge Guards', your.ally), not(filterOfNoun(self))))),
      ),
    ),
  ),
  'checks-2': ability(
    'Chain Lightning',
    { rarity: 'rare', cost: 5, classes: ['Shaman'] },
    'Elemental',
    yourHero
      .dealsDivided({ kind: 'respective', of: [3, 2, 1] }, 'nature')
      .among(upToTargets(3, any.heroOrAlly)),
  ),
  'checks-3': ability(
    'Turn the Blade',
    { cost: 1, classes: ['Hunter'] },
    'Survival',
    attachTo(target(or(any.ally, any.weapon))),
    ongoing(hostCard.has(atkBonus(-3))),
  ),
  'checks-4': ability(
    'Readiness',
    { rarity: 'rare', cost: 3, classes: ['Hunter'], talent: 'Survival' },
    'Survival',
    thisTurn(each(your.ability).has(playableFromGraveyard)),
    thisTurn(each(any.ability).has(wouldBePut({ to: 'graveyard', of: you }, put(thatCard, 'removed')))),
  ),
}

export const exampleCardsAboutChecksBeforePriority: readonly Card[] = numberedCardsOfSet('EX', cards)
