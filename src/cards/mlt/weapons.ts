/** Weapons of Magtheridon's treasure. A wand is a Ranged weapon (docs/rulings.md). */
import {
  atkAndHealthBonus,
  chosenCards,
  controlledBy,
  controllerOf,
  dealsDamage,
  destroy,
  each,
  exhaustSelf,
  friendly,
  ifYouDo,
  nextTime,
  onYourTurn,
  opposing,
  pay,
  put,
  putAndRememberAs,
  rememberedCards,
  thatDamagedCharacter,
  turnEnds,
  underOwnersControl,
  weapon,
  when,
  you,
  your,
  yourHero,
} from '../builders.ts'

const rare = { rarity: 'rare' } as const
const itsPlayer = controllerOf(thatDamagedCharacter)

export const weapons = {
  18: weapon(
    'Crystalheart Pulse-Staff',
    { cost: 4, melee: 1, strikeCost: 3, ...rare, classes: ['Druid', 'Priest'] },
    'Two-Handed, Melee (1), Staff',
    onYourTurn(
      pay(2, exhaustSelf).to(
        you.choose(1, each(friendly.ally)),
        ifYouDo(
          putAndRememberAs('removed', chosenCards, 'removed'),
          nextTime(turnEnds(you), underOwnersControl(put(rememberedCards('removed'), 'play'))),
        ),
      ),
    ),
  ),
  19: weapon(
    'Eredar Wand of Obliteration',
    { cost: 4, shadow: 1, strikeCost: 1, ...rare, classes: ['Priest', 'Warlock'] },
    'Ranged (1), Wand',
    when(
      dealsDamage(yourHero, opposing.hero, { types: ['shadow'] }),
      you.chooseUpTo(1, each(your.permanent), 'own'),
      ifYouDo(destroy(rememberedCards('own')), itsPlayer.destroys(1, controlledBy(itsPlayer).permanent)),
    ),
  ),
  20: weapon(
    'Glaive of the Pit',
    { cost: 7, melee: 5, strikeCost: 1, ...rare, classes: ['Hunter', 'Paladin', 'Warrior'] },
    'Two-Handed, Melee (1), Polearm',
    each(opposing.hero).has(atkAndHealthBonus(0, -5)),
  ),
}
