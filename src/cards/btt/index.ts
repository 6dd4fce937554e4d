/**
 * The treasure of Black Temple (BTT).
 *
 * One of the sources has Trinket on the Stormrage Signet Ring, and no 2 in its cost. Both errors seem to come from
 * the Skull of Gul'dan. We decided that it is a ring. The 2 is from the other source. The costs of the Warglaives are
 * from the source that has their strike costs.
 */
import {
  and,
  any,
  armor,
  asLongAs,
  cardsInCollection,
  cardsInGraveyard,
  chosenCards,
  controllerOf,
  costsLess,
  damageIsDealtWith,
  dualWield,
  each,
  exhausted,
  exhausting,
  exhaustSelf,
  ferocity,
  flipOver,
  friendly,
  hasCompletedQuestThisTurn,
  hero,
  isDestroyed,
  isMoreThan,
  item,
  leavesPlay,
  longRange,
  nonToken,
  not,
  numberedCardsOfSet,
  numberOfDifferentClasses,
  onlyForHeroWithTrait,
  onlyIf,
  onYourTurn,
  opposing,
  other,
  pay,
  protector,
  put,
  putToken,
  quest,
  ready,
  removingFromGame,
  self,
  strikesWith,
  tagged,
  target,
  thatCard,
  thereIs,
  thisCombat,
  thisTurn,
  token,
  turnStarts,
  weapon,
  when,
  you,
  your,
  yourHero,
} from '../builders.ts'

const ALL = ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior']
const CASTERS = ['Druid', 'Mage', 'Paladin', 'Priest', 'Shaman', 'Warlock']
const rare = { rarity: 'rare' } as const

const traitorAllies = and(tagged('Traitor'), any.ally)
const struck = strikesWith(yourHero, self)
const otherWarglaives = other(and(tagged('Warglaive'), your.weapon))
const flame = { name: 'Flame of Azzinoth', fire: 3, health: 3 }

export const blackTempleTreasure = numberedCardsOfSet('BTT', {
  1: hero(
    'Illidan Stormrage',
    { cost: 11, melee: 5, health: 35, master: true, heroRequired: 'Traitor', ...rare },
    'Night Elf, Demon, Demonhunter, Traitor',
    when(turnStarts(you), you.chooseUpTo(1, cardsInCollection(you, traitorAllies)), put(chosenCards, 'play')),
  ),
  2: armor(
    'Cursed Vision of Sargeras',
    { cost: 3, def: 2, classes: ['Druid', 'Rogue'], ...rare },
    'Leather, Head (1)',
    pay(exhaustSelf).to(onlyIf(hasCompletedQuestThisTurn(you), flipOver(target(any.resource)))),
  ),
  3: item(
    'Blessed Medallion of Karabor',
    { cost: 8, classes: ALL, ...rare },
    'Neck (1)',
    onYourTurn(
      pay(removingFromGame(self)).to(
        you.choose(1, each(and(friendly.hero, not({ kind: 'is', what: yourHero.is })))),
        you.moveToRightOf(controllerOf(chosenCards)),
      ),
    ),
  ),
  4: item(
    'Memento of Tyrande',
    { cost: 3, classes: CASTERS, ...rare },
    'Trinket (2)',
    when(
      isDestroyed(nonToken(any.ally)),
      controllerOf(thatCard).may(
        putToken(token('Spirit', { holy: 1, health: 1 }), 1, controllerOf(thatCard)),
      ),
    ),
  ),
  5: item(
    "The Skull of Gul'dan",
    { cost: 2, classes: CASTERS, ...rare },
    'Trinket (2)',
    pay(exhaustSelf).to(
      thisTurn(each(your.card).has(costsLess(2, { doing: 'pay', withX: true, next: true }))),
    ),
  ),
  6: item(
    'Stormrage Signet Ring',
    { cost: 4, classes: ['Druid', 'Paladin', 'Rogue', 'Shaman', 'Warrior'], ...rare },
    'Ring (2)',
    onYourTurn(pay(2, exhaustSelf).to(put(target(any.equipment), 'hand'))),
  ),
  7: weapon(
    'Black Bow of the Betrayer',
    { cost: 4, ranged: 4, strikeCost: 4, classes: ['Hunter', 'Rogue', 'Warrior'], ...rare },
    'Ranged (1), Bow',
    when(struck, thisCombat(yourHero.has(longRange))),
    onlyForHeroWithTrait(
      'Hunter',
      when(
        damageIsDealtWith(self, { to: any.ally, combat: true }),
        you.chooseUpTo(4, each(exhausted(your.resource))),
        ready(chosenCards),
      ),
    ),
  ),
  8: weapon(
    'Warglaive of Azzinoth, Left Hand of the Betrayer',
    { cost: 5, melee: 3, strikeCost: 0, classes: ['Rogue', 'Warrior'], unique: true, ...rare },
    'Melee (1), Warglaive, Sword',
    asLongAs(thereIs(each(otherWarglaives)), yourHero.has(dualWield)),
    when(leavesPlay(self), putToken(token('Demon', flame, ferocity))),
  ),
  9: weapon(
    'Warglaive of Azzinoth, Right Hand of the Betrayer',
    { cost: 4, melee: 3, strikeCost: 1, classes: ['Rogue', 'Warrior'], unique: true, ...rare },
    'Melee (1), Warglaive, Sword',
    when(struck, you.choose(1, each(otherWarglaives)), ready(chosenCards)),
    when(leavesPlay(self), putToken(token('Demon', flame, protector))),
  ),
  10: weapon(
    "Zhar'doom, Greatstaff of the Devourer",
    { cost: 3, melee: 1, strikeCost: 3, classes: ['Mage', 'Priest', 'Warlock'], ...rare },
    'Two-Handed, Melee (1), Staff',
    pay(1, exhausting(yourHero), removingFromGame(cardsInGraveyard(you, any.ability), 3)).to(
      yourHero.deals(3, 'shadow').to(target(any.heroOrAlly)),
      yourHero.heals(3).from(yourHero),
    ),
  ),
  11: quest('Entry into the Black Temple', 5, rare, you.draw(numberOfDifferentClasses(each(your.ally)))),
  12: quest(
    'The Fall of the Betrayer',
    2,
    rare,
    onlyIf(
      isMoreThan(target(opposing.hero).stat('printedHealth'), yourHero.stat('printedHealth')),
      you.draw(1),
    ),
  ),
})
