/** The cards of the examples about powers (703). */
import {
  activeInZone,
  ally,
  any,
  atStartOfYourTurn,
  cardsInGraveyard,
  cardsInHand,
  destroySelf,
  enters,
  entersPlayWith,
  escapeArtist,
  everyone,
  ifYouDo,
  isPlayed,
  isRevealed,
  item,
  numberedCardsOfSet,
  numberOfCards,
  opposing,
  pay,
  placesResourceFaceUp,
  put,
  removingFromGame,
  self,
  thatCard,
  thereAreAtLeast,
  thisTurn,
  type UnnumberedCard,
  underOwnersControl,
  untargetable,
  when,
  you,
  yourHero,
} from '../../cards/builders.ts'
import type { Card } from '../../engine/index.ts'

const fourInHand = thereAreAtLeast(4, cardsInHand(you))

const cards: Record<string, UnnumberedCard> = {
  1: item(
    'Lei of Lilies',
    { rarity: 'epic', cost: 4, classes: ['Druid', 'Mage', 'Paladin', 'Priest', 'Shaman', 'Warlock'] },
    'Neck (1)',
    { ...atStartOfYourTurn(yourHero.heals(1).from(yourHero)), if: fourInHand },
    pay(1, destroySelf).to(yourHero.heals(numberOfCards(cardsInHand(you))).from(yourHero)),
  ),
  2: ally(
    'Jubilee Arcspark',
    { rarity: 'rare', cost: 3, arcane: 3, health: 3, faction: 'Alliance' },
    'Gnome, Mage',
    untargetable,
    activeInZone('deck', when(isRevealed(self, { from: 'deck', by: 'quest' }), you.draw(1))),
  ),
  3: ally(
    'Kaal Soulreaper',
    { rarity: 'epic', cost: 7, shadow: 5, health: 6, faction: 'Horde', unique: true },
    'Orc, Warlock',
    pay(7, removingFromGame(self)).to(underOwnersControl(put(cardsInGraveyard(everyone, any.ally), 'play'))),
  ),
  4: ally(
    "Watcher Mal'wi",
    { cost: 4, ranged: 3, health: 3, faction: 'Horde' },
    'Troll, Hunter',
    when(enters(opposing.ally), self.deals(1, 'ranged').to(thatCard)),
  ),
  5: ally(
    'Dimzer the Prestidigitator',
    { rarity: 'rare', cost: 5, shadow: 5, health: 6, faction: 'Alliance', heroRequired: 'Gnome' },
    'Gnome, Warlock',
    escapeArtist,
    activeInZone(
      ['play', 'chain'],
      when(
        isPlayed(any.ally, you),
        ifYouDo(you.may(thisTurn(thatCard.has(entersPlayWith({ damage: 1 })))), you.draw(1)),
      ),
    ),
  ),
  6: item('Waymark', { cost: 2 }, '', when(placesResourceFaceUp(you, any.quest), you.draw(1))),
}

export const exampleCardsAboutPowers: Card[] = numberedCardsOfSet(
  'EX',
  Object.fromEntries(Object.entries(cards).map(([no, card]) => [`powers-${no}`, card])),
)
