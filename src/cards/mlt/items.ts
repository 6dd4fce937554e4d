/** The items in the treasure of Magtheridon's Lair. */
import {
  amountIncreasedBy,
  any,
  atkAndHealthBonus,
  atkBonus,
  atStartOfYourTurn,
  attachTo,
  attacking,
  defBonus,
  destroy,
  destroySelf,
  discarding,
  each,
  everyone,
  exhaustSelf,
  friendly,
  ifElse,
  ifYouDo,
  isQuestCompleted,
  item,
  onlyNextTime,
  onYourTurn,
  pay,
  preventsDamage,
  put,
  putSelfOnBottomOfDeck,
  reveal,
  revealedCards,
  self,
  tagged,
  target,
  thatCard,
  thisTurn,
  topCards,
  turnFaceUp,
  type UnnumberedCard,
  when,
  wouldDeal,
  wouldRoll,
  you,
  your,
  yourHero,
} from '../builders.ts'

const rare = { rarity: 'rare' } as const
const ALL = ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior']
const WITH_MANA = ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Shaman', 'Warlock']

const oil: UnnumberedCard = {
  ...item(
    'Superior Mana Oil',
    { cost: 1, ...rare, classes: WITH_MANA },
    '',
    atStartOfYourTurn(
      ifYouDo(
        you.may(reveal(topCards(1, you))),
        ifElse(revealedCards.isA(any.ability), put(revealedCards, 'hand'), put(revealedCards, 'graveyard')),
      ),
    ),
  ),
  ...attachTo(each(your.weapon)),
}

export const items = {
  8: item(
    "A'dal's Signet of Defense",
    { cost: 1, ...rare, classes: ['Paladin', 'Warrior'] },
    'Ring (2)',
    pay(exhaustSelf).to(thisTurn(target(tagged('Armor')).has(defBonus(3)))),
  ),
  9: item(
    'Band of Crimson Fury',
    { cost: 3, ...rare, classes: ['Mage', 'Priest', 'Shaman', 'Warlock'] },
    'Ring (2)',
    pay(3, discarding(any.card)).to(
      thisTurn(
        each(any.heroOrAlly).has(onlyNextTime(wouldDeal(amountIncreasedBy(3), { with: your.ability }))),
      ),
    ),
  ),
  10: item(
    'Eye of Magtheridon',
    { cost: 1, ...rare, classes: WITH_MANA.filter((one) => one !== 'Hunter') },
    'Trinket (2)',
    wouldRoll(everyone, 1, you.turnsThatDie()),
  ),
  11: item(
    'Heavy Netherweave Bandage',
    { cost: 2, ...rare, classes: ALL },
    'Bandage',
    onYourTurn(pay(1, putSelfOnBottomOfDeck).to(yourHero.heals(6).from(target(any.heroOrAlly)))),
  ),
  12: item(
    'Karaborian Talisman',
    { cost: 1, ...rare, classes: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'] },
    'Off-Hand (1)',
    // The quest lies face down by then, and is blank.
    when(isQuestCompleted(any.card, you), ifYouDo(you.may(destroy(self)), turnFaceUp(thatCard))),
  ),
  13: item(
    "Naaru Lightwarden's Band",
    { cost: 4, ...rare, classes: ['Druid', 'Paladin', 'Priest', 'Shaman'] },
    'Ring (2)',
    each(friendly.hero).has(atkAndHealthBonus(0, 5)),
  ),
  14: item(
    'Phoenix-fire Band',
    { cost: 2, ...rare, classes: ALL },
    'Ring (2)',
    pay(1, destroySelf).to(thisTurn(target(any.heroOrAlly).has(preventsDamage('all', { types: ['fire'] })))),
  ),
  15: item(
    'Ring of the Recalcitrant',
    { cost: 4, ...rare, classes: ['Druid', 'Hunter', 'Rogue', 'Warrior'] },
    'Ring (2)',
    each(attacking(friendly.hero)).has(atkBonus(1)),
  ),
  16: item(
    'Super Mana Potion',
    { cost: 5, ...rare, classes: WITH_MANA },
    'Potion',
    pay(4, destroySelf).to(you.draw(4)),
  ),
  17: oil,
} satisfies Record<string, UnnumberedCard>
