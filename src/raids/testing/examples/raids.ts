/** Cards of the raids to come that are hard to write, with the numbers that they will have in their decks. */
import {
  ability,
  activate,
  and,
  any,
  asLongAs,
  atEndOfYourTurn,
  atk,
  atStartOfYourTurn,
  attached,
  attachTo,
  attachWhile,
  cant,
  cardsOf,
  cube,
  each,
  either,
  everyone,
  exhausted,
  exhausting,
  exhaustingOne,
  flipOver,
  flips,
  hero,
  inOrder,
  it,
  itsDie,
  named,
  notBearing,
  oncePerTurn,
  ongoing,
  onYourTurn,
  opposing,
  type PowerText,
  pay,
  playOnlyIf,
  putDivided,
  raiders,
  raidersTogether,
  raiding,
  repeatWhile,
  rollAndAssign,
  rollFor,
  self,
  tagged,
  target,
  thePaidWith,
  thereIs,
  type Unnumbered,
  usableBy,
  when,
  whoRolled,
  you,
  your,
  yourHero,
} from '../../../cards/builders.ts'
import type { Card } from '../../../engine/effects/card.ts'

/** A Boss with the powers of its two sides. */
const boss = (front: Unnumbered, ...back: PowerText[]): Unnumbered => ({
  ...front,
  back: {
    powers: back.map((power) => (Array.isArray(power) ? { kind: 'continuous', mods: power } : power)),
  },
})

const onlyHeroes = self.canAttackOnly(any.hero)
const whileAttacking = (n: number) => asLongAs(self.isAttacking(), self.has(atk(n)))
const flipSelf = flipOver(self)

// ---------------------------------------------------------------- Molten Core
// Neither source has the Bosses' damage icons: fire for the Flamewakers, melee for the hound, arcane for Shazzrah are ours.

const moltenCore = {
  2: boss(
    hero(
      'Magmadar',
      { melee: 0, health: 12, rarity: 'rare' },
      'Core Hound, Boss 2',
      whileAttacking(5),
      onlyHeroes,
      atEndOfYourTurn(flipSelf),
    ),
    whileAttacking(10),
    onlyHeroes,
    usableBy(
      everyone,
      onYourTurn(pay(1, exhausting(each(and(tagged('Hunter'), your.heroOrAlly)))).to(flipSelf)),
    ),
  ),
  6: boss(
    hero(
      'Shazzrah',
      { arcane: 0, health: 13, rarity: 'rare' },
      'Flamewaker, Boss 6',
      whileAttacking(2),
      onlyHeroes,
      oncePerTurn(pay(1).to(flipSelf)),
    ),
    // He is dropped from three feet: a die for each whom he could land on says whether he does.
    when(
      flips(self),
      rollFor(each(opposing.heroOrAlly)),
      self.deals(5, 'arcane').to(each(whoRolled([6], opposing.heroOrAlly))),
    ),
    atStartOfYourTurn(flipSelf),
  ),
  7: boss(
    hero(
      'Sulfuron Harbinger',
      { fire: 0, health: 10, rarity: 'rare' },
      'Flamewaker, Boss 7',
      whileAttacking(4),
      onlyHeroes,
      onYourTurn(pay(activate).to(flipSelf)),
    ),
    whileAttacking(8),
    onlyHeroes,
  ),
  20: ability(
    'Flames of the Incinerator',
    { cost: 2, rarity: 'uncommon' },
    'Molten Core',
    attachTo(target(opposing.heroOrAlly)),
    yourHero.deals(3, 'fire').to(it),
    ongoing(
      atStartOfYourTurn(
        either(
          yourHero.isA(named('Golemagg the Incinerator')),
          yourHero.deals(4, 'fire').to(attached),
          yourHero.deals(1, 'fire').to(attached),
        ),
      ),
    ),
  ),
}

// ---------------------------------------------------------------- Magtheridon's Lair

const ODD = [1, 3, 5]

/** What a Cube does is its raiders' business; nothing else can be done about one (R402.3a). */
const untouchable = [self.has(cant('beTargeted')), self.has(cant('leavePlay'))]

const magtheridon = {
  42: cube(
    'Manticron Cube',
    { rarity: 'uncommon' },
    'Cube',
    usableBy(
      raiders,
      onYourTurn(
        pay(exhaustingOne(each(notBearing(any.cube, your.heroOrAlly)))).to(
          attachWhile(exhausted(any.card), self, thePaidWith),
        ),
      ),
    ),
    ...untouchable,
  ),
  14: ability(
    'Fiery Pits',
    { cost: 2, rarity: 'uncommon' },
    '',
    putDivided(raidersTogether, 15, each(raiding.heroOrAlly)),
  ),
  28: ability(
    'Toss About',
    { cost: 2, rarity: 'uncommon' },
    '',
    self.has(playOnlyIf(thereIs(each(tagged('Blood'))))),
    repeatWhile(
      thereIs(each(whoRolled(ODD, raiding.hero))),
      inOrder([
        rollFor(each(raiding.hero), 'controllers'),
        yourHero.deals(1, 'melee').to(each(whoRolled(ODD, raiding.hero))),
      ]),
    ),
  ),
}

// ---------------------------------------------------------------- Onyxia's Lair

const onyxia = {
  21: ability(
    'Play With Your Food',
    { rarity: 'uncommon' },
    'Onyxia, Event',
    rollAndAssign(each(opposing.hero), you),
    yourHero.deals(itsDie, 'melee').to(each(opposing.hero)),
  ),
}

export const raidCards: Card[] = [
  ...cardsOf('MCR', moltenCore),
  ...cardsOf('MLR', magtheridon),
  ...cardsOf('OLR', onyxia),
]
