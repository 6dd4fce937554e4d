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
  becomesGhost,
  cant,
  cardsOf,
  chosen,
  controlledBy,
  controllerOf,
  count,
  cube,
  destroy,
  destroyed,
  each,
  either,
  everyone,
  exhausted,
  exhausting,
  exhaustingOne,
  flipOver,
  flips,
  ghost,
  ghosts,
  hero,
  inOrder,
  it,
  itsDie,
  named,
  noneOf,
  noPlayer,
  notBearing,
  oncePerTurn,
  oneOrMoreLeavePlay,
  ongoing,
  onYourTurn,
  opponents,
  opposing,
  type PowerText,
  pay,
  playOnlyIf,
  putDivided,
  putToken,
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
  token,
  turnStarts,
  type Unnumbered,
  untilItTurns,
  usableBy,
  veil,
  when,
  whenIf,
  whoRolled,
  you,
  your,
  yourHero,
} from '../../cards/builders.ts'
import type { Card } from '../../engine/index.ts'

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

// ---------------------------------------------------------------- Black Temple

const construct = token(
  'Construct',
  { name: 'Shadowy Construct', melee: 2, health: 1 },
  ghost,
  when(destroyed(named('Teron Gorefiend')), destroy(self)),
)
const yourConstruct = and(named('Shadowy Construct'), your.ally)

const blackTemple = {
  4: boss(
    hero(
      'Teron Gorefiend',
      { melee: 0, health: 13, rarity: 'rare' },
      'Undead, Death Knight, Traitor, Boss 4',
      veil(everyone),
      whileAttacking(4),
      atEndOfYourTurn(
        putToken(construct, 4),
        you.choose(1, each(controlledBy(opponents.except(ghosts)).hero)),
        untilItTurns(becomesGhost(controllerOf(chosen))),
      ),
      whenIf(oneOrMoreLeavePlay(yourConstruct), noneOf(each(yourConstruct)), flipSelf),
      whenIf(turnStarts(you), noPlayer(opponents.except(ghosts)), you.wins()),
    ),
    whileAttacking(2),
    atEndOfYourTurn(
      you.chooseRandom(1, each(opposing.hero)),
      self
        .deals(count(each(your.resource)), 'shadow')
        .to(each(controlledBy(controllerOf(chosen)).heroOrAlly)),
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
  ...cardsOf('BTR', blackTemple),
]
