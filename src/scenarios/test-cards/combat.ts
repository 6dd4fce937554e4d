/** Cards that the Comprehensive Rules print as examples for turns, wielding, uniqueness and combat. */
import {
  ability,
  ally,
  and,
  any,
  asLongAs,
  atkBonus,
  attacking,
  chosenCards,
  controlledBy,
  controllerOf,
  costsLess,
  defends,
  destroy,
  each,
  elusive,
  entersCombat,
  everyone,
  ferocity,
  filterOfNoun,
  haveDifferentNames,
  ifYouDo,
  inspire,
  isInspired,
  numberedCardsOfSet,
  ongoing,
  opposing,
  PlayerNoun,
  protector,
  ready,
  self,
  tagged,
  target,
  targetPlayer,
  thatCard,
  thatDamagedCharacter,
  thatMuch,
  thatTarget,
  thisTurn,
  type UnnumberedCard,
  weapon,
  when,
  you,
  your,
  yourHero,
} from '../../cards/builders.ts'
import type { Card } from '../../engine/index.ts'

const orcs = {
  1: ally(
    'Grunt Baranka',
    { cost: 2, melee: 2, health: 2, faction: 'Horde' },
    'Orc, Warrior',
    protector,
    when(defends(self, any.ally), ifYouDo(destroy(self), destroy(each(attacking(any.ally))))),
  ),
  2: ally(
    'High Overlord Saurfang',
    { rarity: 'epic', cost: 8, melee: 9, health: 4, faction: 'Horde', unique: true },
    'Orc, Warrior',
    protector,
    when(entersCombat(any.ally, self), destroy(thatCard)),
  ),
  3: ally(
    'Bloodsoul',
    { cost: 1, shadow: 2, health: 3, faction: 'Horde' },
    'Orc, Warlock',
    self.canAttackOnly(any.hero),
  ),
}

const inspiring = {
  4: ally(
    'Vindicator Kaldel',
    { reputation: 'Aldor', cost: 2, holy: 3, health: 2 },
    'Draenei, Paladin',
    inspire(any.ally),
  ),
  5: ally(
    'Marksman Glous',
    { reputation: 'Aldor', rarity: 'rare', cost: 2, ranged: 3, health: 2 },
    'Draenei, Hunter',
    inspire(any.quest),
    when(isInspired(any.quest, self), thisTurn(thatCard.has(costsLess(1, { doing: 'complete' })))),
  ),
  6: ally(
    'Exarch Orelis',
    { reputation: 'Aldor', rarity: 'epic', cost: 6, holy: 5, health: 7, unique: true },
    'Draenei, Paladin',
    inspire(any.ability, any.ally, any.equipment, any.hero, any.resource),
  ),
}

const duties = {
  7: ally(
    'Sarmoth',
    { cost: 3, shadow: 1, health: 5, classes: ['Warlock'] },
    'Voidwalker Demon, Pet (1)',
    each(opposing.heroOrAlly).canAttackOnlyIfAble(self),
  ),
  8: ability(
    'Vigilant Guard',
    { classes: ['Death Knight', 'Paladin', 'Warrior'], cost: 1, instant: true },
    '',
    thisTurn(target(opposing.ally).mustAttack(yourHero)),
    you.draw(1),
  ),
  9: ability(
    'Mocking Blow',
    { rarity: 'rare', cost: 1, instant: true, classes: ['Warrior'] },
    'Arms',
    yourHero.deals(1, 'melee').to(target(any.heroOrAlly)),
    thisTurn(thatTarget.mustAttack(), thatTarget.canAttackOnlyIfAble(yourHero)),
  ),
}

/** The player who is the first target of the text. */
const thatPlayer = new PlayerNoun({ kind: 'targetPlayer', n: 0 })

const wielded = {
  10: weapon(
    'Deathbringer',
    { rarity: 'rare', classes: ['Hunter', 'Paladin', 'Shaman', 'Warrior'], cost: 3, melee: 2, strikeCost: 2 },
    '1H, Melee (1), Axe',
    when(
      { event: 'dealt', by: filterOfNoun(yourHero), to: any.ally, combat: true, with: filterOfNoun(self) },
      yourHero.deals(thatMuch, 'shadow').to(target(controlledBy(controllerOf(thatDamagedCharacter)).hero)),
    ),
  ),
  11: weapon(
    'Sword of Zeal',
    { rarity: 'rare', classes: ['Hunter', 'Paladin', 'Rogue', 'Warrior'], cost: 4, melee: 2, strikeCost: 2 },
    '1H, Melee (1), Sword',
    when(
      { event: 'dealt', by: filterOfNoun(yourHero), combat: true, with: filterOfNoun(self) },
      targetPlayer.chooseUpTo(thatMuch, each(controlledBy(thatPlayer).resource)),
      ready(chosenCards),
    ),
  ),
}

const totems = {
  15: ability(
    'Searing Totem',
    { rarity: 'uncommon', cost: 2, health: 1, instant: true, classes: ['Shaman'] },
    'Fire Totem (1), Elemental',
    ongoing(
      when({ event: 'turnStarts', of: everyone.are }, self.deals(1, 'fire').to(target(any.heroOrAlly))),
    ),
  ),
}

const pets = {
  12: ally(
    'Fury',
    { rarity: 'rare', cost: 5, melee: 5, health: 3, classes: ['Hunter'] },
    'Cat, Pet (1)',
    ferocity,
  ),
  13: ally(
    'Goldenmoon',
    { rarity: 'uncommon', cost: 3, melee: 2, health: 2, faction: 'Alliance' },
    'Night Elf, Rogue',
    elusive,
    asLongAs(
      haveDifferentNames(each(and(your.card, tagged('Pet')))),
      each(and(your.card, tagged('Pet'))).mayBeMore(1, 'Pet'),
    ),
  ),
  14: ally(
    'Hootie',
    { cost: 2, melee: 2, health: 2, classes: ['Hunter'] },
    'Owl, Pet (1)',
    each(opposing.heroOrAlly).has(atkBonus(-1)),
  ),
}

export const exampleCardsAboutCombat: readonly Card[] = numberedCardsOfSet(
  'EX',
  Object.fromEntries(
    Object.entries<UnnumberedCard>({ ...orcs, ...inspiring, ...duties, ...wielded, ...totems, ...pets }).map(
      ([no, card]) => [`combat-${no}`, card],
    ),
  ),
)

/** Returns the id of an example card, to set up a table. */
export const idOfCombatExampleCard = (name: string): string => {
  const found = exampleCardsAboutCombat.find((card) => card.name === name)
  if (!found) throw new Error(`no example is named ${name}`)
  return found.id
}
