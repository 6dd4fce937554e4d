/**
 * The seven runes of Molten Core (MCR-11 to 17). Each enters play with its Boss, has its powers while it is face up,
 * and pays on either side (R303.3). Where a rune calls its Boss by name, we write your hero, because they come and go
 * together. One of the sources prints "Sulfuron, Harbinger" on the type line of Sulfuron's rune.
 */
import {
  alsoTagged,
  and,
  any,
  asLongAs,
  atEndOfYourTurn,
  atkBonus,
  both,
  cant,
  chosenCards,
  controlledBy,
  controllerOf,
  destroy,
  doEffectByRoll,
  each,
  forEach,
  inOrder,
  interrupt,
  isDestroyed,
  isPlayed,
  named,
  opponents,
  opposing,
  put,
  runeCard,
  tagged,
  thatCard,
  their,
  thereIs,
  they,
  turnStarts,
  untilEndOfYourNextTurn,
  when,
  whenIf,
  you,
  your,
  yourHero,
} from '../builders.ts'

const uncommon = { rarity: 'uncommon' } as const
const BOMB = 'The Bomb'
const theBomb = each(and(tagged(BOMB), any.hero))
const GOLEMAGG = 'Golemagg the Incinerator'
const yourCoreRagers = each(named('Core Rager', your.ally))

export const runes = {
  11: runeCard(
    'Rune of Kress',
    uncommon,
    'Magmadar, Boss 2',
    atEndOfYourTurn(
      you.roll(1),
      doEffectByRoll(
        'roll',
        [
          2,
          3,
          inOrder([
            you.choose(1, each(any.hero)),
            yourHero.deals(1, 'fire').to(each(controlledBy(controllerOf(chosenCards)).heroOrAlly)),
          ]),
        ],
        [
          4,
          5,
          inOrder([you.choose(1, each(opposing.heroOrAlly)), yourHero.deals(3, 'fire').to(chosenCards)]),
        ],
        [6, 6, inOrder([forEach(opponents, they.choose(1, each(their.ally))), put(chosenCards, 'hand')])],
      ),
    ),
  ),
  12: runeCard('Rune of Mohn', uncommon, 'Gehennas, Boss 3', each(opposing.heroOrAlly).has(cant('beHealed'))),
  13: runeCard('Rune of Blaz', uncommon, 'Garr, Boss 4', atEndOfYourTurn(destroy(each(opposing.ability)))),
  14: runeCard(
    'Rune of Zeth',
    uncommon,
    'Baron Geddon, Boss 5',
    whenIf(
      turnStarts(you),
      thereIs(theBomb),
      yourHero.deals(5, 'fire').to(both(theBomb, each(controlledBy(controllerOf(theBomb)).ally))),
    ),
    atEndOfYourTurn(
      you.choose(1, each(opposing.hero)),
      untilEndOfYourNextTurn(chosenCards.has(alsoTagged(BOMB))),
    ),
  ),
  15: runeCard(
    'Rune of Mazj',
    uncommon,
    'Shazzrah, Boss 6',
    when(isPlayed(any.ability, opponents), interrupt(thatCard)),
  ),
  16: runeCard('Rune of Koro', uncommon, 'Sulfuron Harbinger, Boss 7', each(opposing.ally).has(atkBonus(-2))),
  17: runeCard(
    'Rune of Theri',
    uncommon,
    'Golemagg the Incinerator, Boss 8',
    asLongAs(
      yourHero.isA(named(GOLEMAGG)),
      yourCoreRagers.has(cant('beDestroyed'), cant('leavePlay'), cant('leaveControl')),
    ),
    when(isDestroyed(named(GOLEMAGG)), put(yourCoreRagers, 'removed')),
  ),
}
