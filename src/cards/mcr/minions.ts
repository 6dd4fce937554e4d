/**
 * Molten Core's Minions. They lie face down as resources, and enter play when a Boss falls (R302.2).
 *
 * All of them have melee ATK, according to one of the sources and the raid rules' example of the Ancient Core Hound.
 * In the texts of the Giants, one of the sources has another word for Giants.
 */
import {
  ally,
  any,
  atkAndHealthBonus,
  chosenCards,
  controlledBy,
  controllerOf,
  dealsCombatDamage,
  destroy,
  doEffectByRoll,
  each,
  enters,
  exhaust,
  inOrder,
  numberOfCards,
  opposing,
  put,
  putToken,
  ready,
  self,
  target,
  thatDamagedCharacter,
  thisTurn,
  topCardsOfDeck,
  when,
  you,
  your,
} from '../builders.ts'
import { lavaSpawn } from './tokens.ts'

const unlimited = { rarity: 'uncommon', unlimited: true } as const
const runes = numberOfCards(each(your.rune))
const forEachRune = self.has(atkAndHealthBonus(runes, runes))

export const minions = {
  33: ally(
    'Ancient Core Hound',
    { melee: 3, health: 3, ...unlimited },
    'Core Hound, Minion',
    when(
      enters(self),
      you.roll(1),
      doEffectByRoll(
        'roll',
        [1, 2, exhaust(each(opposing.ally))],
        [
          3,
          4,
          inOrder([
            you.choose(1, each(any.hero)),
            self.deals(2, 'fire').to(each(controlledBy(controllerOf(chosenCards)).ally)),
          ]),
        ],
        [5, 6, inOrder([you.choose(1, each(opposing.ally)), put(chosenCards, 'hand')])],
      ),
    ),
  ),
  34: ally(
    'Firelord',
    { melee: 2, health: 2, ...unlimited },
    'Elemental, Minion',
    when(enters(self), putToken(lavaSpawn)),
  ),
  35: ally('Flame Imps', { melee: 2, health: 1, ...unlimited }, 'Elemental, Minion'),
  36: ally(
    'Lava Annihilator',
    { melee: 1, health: 3, ...unlimited },
    'Elemental, Minion',
    when(enters(self), you.may(destroy(target(any.ally)))),
  ),
  37: ally(
    'Lava Pack',
    { melee: 3, health: 2, ...unlimited },
    'Elemental, Minion',
    when(enters(self), put(topCardsOfDeck('minions', 1, you), 'play')),
  ),
  38: ally(
    'Lava Surger',
    { melee: 4, health: 1, ...unlimited },
    'Elemental, Minion',
    when(dealsCombatDamage(self, any.hero), ready(self), thisTurn(self.cant('attack', thatDamagedCharacter))),
  ),
  39: ally('Molten Destroyer', { melee: 3, health: 3, ...unlimited }, 'Giant, Minion', forEachRune),
  40: ally('Molten Giants', { melee: 1, health: 1, ...unlimited }, 'Giant, Minion', forEachRune),
}
