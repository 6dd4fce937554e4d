/**
 * Molten Core's weapons. Only one source has their ATK, damage type and strike cost, and there nearly every strike
 * cost repeats the play cost. Where the raid rules print another strike cost we follow them (R304: Azuresong
 * Mageblade and Benediction strike for 1 less than they cost). Otherwise we follow that source, because there is no
 * other. One-handed is 1H in print, which has no meaning today, and 2H is Two-Handed today. Icons that are missing
 * from one source (the exhausting of Aurastone Hammer, the Hunter's of Blastershot Launcher) are from the other,
 * which also has the right name of Rhok'delar in its text.
 */
import {
  addCounters,
  alternativeCost,
  and,
  any,
  atkAndHealthBonus,
  atkBonus,
  atStartOfYourTurn,
  cant,
  cardsInGraveyard,
  cardsInHand,
  chosenCards,
  damageIsDealtWith,
  dealsDamage,
  destroy,
  destroySelf,
  discardSelf,
  draws,
  each,
  enters,
  exhausting,
  exhaustSelf,
  heals,
  heroHasTrait,
  isMoreThan,
  isTrueForAnyPlayer,
  longRange,
  named,
  numberOfCards,
  onlyForHeroWithTrait,
  onlyIf,
  onYourTurn,
  opponents,
  opposing,
  pay,
  put,
  putIntoResourceRow,
  removeCounters,
  removingCounters,
  removingFromGame,
  self,
  strikesWith,
  tagged,
  target,
  thatDamageDealer,
  their,
  thisCombat,
  thisTurn,
  topCards,
  turnEnds,
  usableFromHand,
  weapon,
  when,
  whenIf,
  you,
  your,
  yourHero,
} from '../builders.ts'

const rare = { rarity: 'rare' } as const
const FIERCE = ['Rogue', 'Shaman', 'Warrior']
const SHARP = ['Hunter', ...FIERCE]
const SHOOTERS = ['Hunter', 'Rogue', 'Warrior']
const HEAVY = ['Paladin', 'Warrior']

const verse = 'verse'
const keener = { atk: 1 }

/** Triggers when you strike with this weapon. */
const struck = strikesWith(yourHero, self)
/** When you strike with it, your hero has Long-Range this combat. */
const fromAfar = when(struck, thisCombat(yourHero.has(longRange)))

export const weapons = {
  14: weapon(
    'Aurastone Hammer',
    { cost: 2, melee: 1, strikeCost: 2, ...rare, classes: ['Druid', 'Paladin', 'Priest', 'Shaman'] },
    'Melee (1), Mace',
    onYourTurn(pay(2, exhaustSelf).to(put(target(your.ally), 'hand'))),
  ),
  15: weapon(
    'Azuresong Mageblade',
    { cost: 4, melee: 1, strikeCost: 3, ...rare, classes: ['Mage', 'Paladin', 'Warlock'] },
    'Melee (1), Sword',
    when(draws(you), addCounters(verse)),
    pay(1, removingCounters(verse, 3)).to(you.draw(1)),
  ),
  16: weapon(
    'Benediction',
    { cost: 5, melee: 1, strikeCost: 4, ...rare, classes: ['Priest'] },
    'Two-Handed, Melee (1), Staff',
    pay(exhausting(yourHero)).to(
      you.choose(1, cardsInGraveyard(you, named('Anathema'))),
      put(chosenCards, 'play'),
    ),
    when(heals(yourHero, { with: any.ability }), you.draw(1)),
  ),
  17: weapon(
    'Blastershot Launcher',
    { cost: 5, ranged: 3, strikeCost: 2, ...rare, classes: SHOOTERS },
    'Ranged (1), Gun',
    fromAfar,
    onlyForHeroWithTrait(
      'Hunter',
      when(enters(self), yourHero.deals(3, 'ranged').to(target(any.heroOrAlly))),
    ),
  ),
  18: weapon(
    "Bonereaver's Edge",
    { cost: 6, melee: 5, strikeCost: 3, ...rare, classes: HEAVY },
    'Two-Handed, Melee (1), Sword',
    when(enters(self), you.may(destroy(target(tagged('Armor'))))),
  ),
  19: weapon(
    'Brutality Blade',
    { cost: 2, melee: 3, strikeCost: 2, ...rare, classes: ['Hunter', 'Paladin', 'Rogue', 'Warrior'] },
    'Melee (1), Sword',
    pay(destroySelf).to(thisTurn(each(opposing.heroOrAlly).has(cant('beHealed')))),
  ),
  20: weapon(
    'Core Hound Tooth',
    { cost: 2, melee: 0, strikeCost: 1, ...rare, classes: SHARP },
    'Melee (1), Dagger',
    atStartOfYourTurn(addCounters(keener)),
    when(damageIsDealtWith(self, { by: yourHero, combat: true }), removeCounters(keener, 'all')),
  ),
  21: weapon(
    "Eskhandar's Right Claw",
    { cost: 3, instant: true, melee: 1, strikeCost: 3, ...rare, classes: SHARP },
    'Melee (1), Fist',
    self.has(alternativeCost(removingFromGame(cardsInHand(you, any.equipment)))),
  ),
  22: weapon(
    "Finkle's Lava Dredger",
    { cost: 4, melee: 1, strikeCost: 3, ...rare, classes: ['Druid', 'Paladin'] },
    'Two-Handed, Melee (1), Mace',
    whenIf(
      turnEnds(you),
      isTrueForAnyPlayer(
        opponents,
        isMoreThan(numberOfCards(each(their.resource)), numberOfCards(each(your.resource))),
      ),
      you.may(putIntoResourceRow(topCards(1, you), { exhausted: true })),
    ),
  ),
  23: weapon(
    'Gutgore Ripper',
    { cost: 3, melee: 2, strikeCost: 2, ...rare, classes: FIERCE },
    'Melee (1), Dagger',
    when(struck, thisTurn(target(opposing.ally).has(atkAndHealthBonus(0, -1)))),
  ),
  24: weapon(
    'Obsidian Edged Blade',
    { cost: 4, melee: 4, strikeCost: 1, ...rare, classes: HEAVY },
    'Two-Handed, Melee (1), Sword',
    usableFromHand(
      pay(1, discardSelf).to(
        addCounters(keener, 1, target(and(tagged('Two-Handed'), tagged('Sword'), any.weapon))),
      ),
    ),
  ),
  25: weapon(
    "Perdition's Blade",
    { cost: 2, melee: 2, strikeCost: 2, ...rare, classes: FIERCE },
    'Melee (1), Dagger',
    when(enters(self), yourHero.deals(1, 'fire').to(target(any.heroOrAlly))),
  ),
  26: weapon(
    "Rhok'delar, Longbow of the Ancient Keepers",
    { cost: 7, ranged: 5, strikeCost: 2, ...rare, classes: ['Hunter'] },
    'Ranged (1), Bow',
    fromAfar,
  ),
  27: weapon(
    'Shadowstrike',
    { cost: 3, melee: 3, strikeCost: 3, ...rare, classes: ['Hunter', 'Paladin', 'Warrior'] },
    'Two-Handed, Melee (1), Polearm',
    pay(1, destroySelf).to(onlyIf(heroHasTrait(you, 'Enchanting'), you.draw(2))),
  ),
  28: weapon(
    'Spinal Reaper',
    { cost: 5, melee: 3, strikeCost: 1, ...rare, classes: HEAVY },
    'Two-Handed, Melee (1), Axe',
    when(damageIsDealtWith(self, { by: yourHero, combat: true, fatal: true }), you.draw(1)),
  ),
  29: weapon(
    "Striker's Mark",
    { cost: 2, ranged: 1, strikeCost: 2, ...rare, classes: SHOOTERS },
    'Ranged (1), Bow',
    each(your.meleeWeapon).has(atkBonus(1)),
    fromAfar,
  ),
  30: weapon(
    'Sulfuras, Hand of Ragnaros',
    { cost: 8, melee: 7, strikeCost: 5, ...rare, classes: HEAVY },
    'Two-Handed, Melee (1), Mace',
    when(dealsDamage(undefined, yourHero, { combat: true }), yourHero.deals(1, 'fire').to(thatDamageDealer)),
    when(struck, yourHero.deals(7, 'fire').to(target(any.heroOrAlly))),
  ),
}
