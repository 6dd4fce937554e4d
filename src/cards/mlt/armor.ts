/**
 * Armor of Magtheridon's treasure. One of the sources calls the Aegis a shield and drops activate symbols, which the
 * other has.
 */
import {
  and,
  any,
  armor,
  asLongAs,
  atkAndHealthBonus,
  atkBonus,
  atStartOfYourTurn,
  attacking,
  cardsInHand,
  chosenCards,
  controllerOf,
  each,
  exhaustSelf,
  exhausts,
  ifElse,
  inOrder,
  isGuessOfTypeRight,
  isPlayed,
  ofChosenCardType,
  opposing,
  or,
  pay,
  put,
  putDamage,
  readies,
  rememberedCards,
  removeFromGameFaceDown,
  reveal,
  revealedCards,
  target,
  targetOpponent,
  thatCard,
  thereIs,
  thisTurn,
  topCards,
  untargetable,
  when,
  you,
  your,
  yourHero,
} from '../builders.ts'

const rare = { rarity: 'rare' } as const
const HEAVY = ['Paladin', 'Warrior']

export const armors = {
  1: armor(
    'Aegis of the Vindicator',
    { cost: 4, def: 2, ...rare, classes: ['Paladin', 'Shaman'] },
    'Shield, Off-Hand (1)',
    when(exhausts(opposing.heroOrAlly), yourHero.heals(2).from(yourHero)),
  ),
  2: armor(
    'Cloak of the Pit Stalker',
    { cost: 2, def: 1, ...rare, classes: ['Druid', 'Hunter', 'Rogue', 'Shaman', 'Warrior'] },
    'Cloth, Back (1)',
    pay(exhaustSelf).to(thisTurn(target(attacking(any.heroOrAlly)).has(atkAndHealthBonus(0, -1)))),
  ),
  3: armor(
    'Girdle of the Endless Pit',
    { cost: 1, def: 3, ...rare, classes: HEAVY },
    'Plate, Waist (1)',
    atStartOfYourTurn(putDamage(1, yourHero)),
  ),
  4: armor(
    "Liar's Tongue Gloves",
    { cost: 4, def: 2, ...rare, classes: ['Druid', 'Rogue'] },
    'Leather, Hands (1)',
    pay(1, exhaustSelf).to(
      you.namesType(),
      you.choose(1, cardsInHand(you)),
      removeFromGameFaceDown(chosenCards, 'hidden'),
      targetOpponent.guessesType(),
      reveal(rememberedCards('hidden')),
      ifElse(
        isGuessOfTypeRight(revealedCards, ofChosenCardType()),
        put(revealedCards, 'graveyard'),
        inOrder([put(revealedCards, 'hand'), you.draw(2)]),
      ),
    ),
  ),
  5: armor(
    "Soul-Eater's Handwraps",
    { cost: 3, def: 1, ...rare, classes: ['Mage', 'Priest', 'Warlock'] },
    'Cloth, Hands (1)',
    when(
      readies(or(any.ability, any.ally, any.equipment, any.hero)),
      put(topCards(1, controllerOf(thatCard)), 'graveyard'),
    ),
  ),
  6: armor(
    'Terror Pit Girdle',
    { cost: 2, def: 1, ...rare, classes: ['Hunter', 'Shaman'] },
    'Mail, Waist (1)',
    asLongAs(thereIs(each(your.ally)), yourHero.has(untargetable)),
  ),
  7: armor(
    'Thundering Greathelm',
    { cost: 4, def: 2, ...rare, classes: HEAVY },
    'Plate, Head (1)',
    when(isPlayed(any.ally, you), thisTurn(each(and(any.weapon, your.card)).has(atkBonus(1)))),
  ),
}
