/** 103 Bonus Item cards of our own invention, Experience Rewards included. */
import { userText } from '../../texts/user-text.ts'
import type { BonusOrExperienceCard, CardEffect } from '../cards.ts'

const id = (name: string) => `b-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`
const bonus = (copies: number, name: string, ...use: CardEffect[]): BonusOrExperienceCard => ({
  id: id(name),
  name: userText(name),
  copies,
  use,
})
const experience = (copies: number, name: string, xp: number): BonusOrExperienceCard => ({
  id: id(name),
  name: userText(name),
  copies,
  xp,
  use: [],
})
/** Removes hit tokens from the character who uses the item. */
const heal = (amount: number): CardEffect => ({ do: 'hits', who: 'each', amount: -amount })
const energy = (amount: number): CardEffect => ({ do: 'energy', who: 'each', amount })
const learnt: CardEffect = { do: 'xp', who: 'each', amount: 1 }

export const houseBonusCards: readonly BonusOrExperienceCard[] = [
  experience(9, 'A Lesson Learnt', 1),
  experience(7, 'A Tale for the Fire', 2),
  experience(4, 'A Deed Remembered', 3),
  experience(2, 'A Song in Every Inn', 5),
  bonus(8, 'Linen Bandage', heal(1)),
  bonus(6, 'Clean Bandage', heal(2)),
  bonus(3, 'Field Surgeon’s Kit', heal(4)),
  bonus(8, 'Cup of Spring Water', energy(1)),
  bonus(6, 'Flask of Bright Water', energy(2)),
  bonus(3, 'Bottled Lightning', energy(4)),
  bonus(5, 'Honey Cake', heal(1), energy(1)),
  bonus(3, 'Feast in a Sack', heal(2), energy(2)),
  bonus(3, 'Scrap of a Map', learnt),
  bonus(3, 'Bitter Tonic', { do: 'hits', who: 'each', amount: 1 }, energy(3)),
  bonus(6, 'Lucky Coin'),
  bonus(5, 'Whetstone'),
  bonus(4, 'Signal Whistle'),
  bonus(4, 'Coil of Rope'),
  bonus(4, 'Polished Bone'),
  bonus(3, 'Spare Buckle'),
  bonus(3, 'Jar of Fireflies'),
  bonus(2, 'Captain’s Spyglass'),
  bonus(2, 'Ring of Keys'),
]
