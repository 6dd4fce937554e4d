/** 25 blue quests of our own invention. */
import { userText } from '../../texts/user-text.ts'
import type { QuestCard } from '../cards.ts'

export const HOUSE_CREATURES = [
  'Bandit',
  'Boar',
  'Drake',
  'Imp',
  'Kobold',
  'Murloc',
  'Ogre',
  'Skeleton',
  'Spider',
  'Wolf',
] as const
type Creature = (typeof HOUSE_CREATURES)[number]

const quest = (
  name: string,
  one: Creature,
  other: Creature,
  reward: { xp?: number; bonus?: number },
): QuestCard => ({
  id: `q-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`,
  name: userText(name),
  creatures: [userText(one), userText(other)],
  xp: reward.xp ?? 0,
  bonus: reward.bonus ?? 0,
})

export const houseQuests: readonly QuestCard[] = [
  quest('A Bounty of Fins', 'Murloc', 'Kobold', { bonus: 1 }),
  quest('A Debt in Teeth', 'Wolf', 'Boar', { xp: 2 }),
  quest('A Quiet Harbour', 'Murloc', 'Bandit', { xp: 2, bonus: 1 }),
  quest('A Softer Bed', 'Wolf', 'Spider', { bonus: 1 }),
  quest('Ashes for the Apothecary', 'Imp', 'Drake', { bonus: 2 }),
  quest('Bones for the Abbey', 'Skeleton', 'Imp', { xp: 3 }),
  quest('Candles Come First', 'Kobold', 'Spider', { bonus: 1 }),
  quest('Cut the Toll', 'Bandit', 'Ogre', { xp: 3 }),
  quest('Dinner for Forty', 'Boar', 'Murloc', { xp: 1, bonus: 1 }),
  quest('Far Too Many Legs', 'Spider', 'Murloc', { xp: 2 }),
  quest('Fire in the Rafters', 'Imp', 'Kobold', { xp: 1, bonus: 1 }),
  quest('Heads on the Road', 'Ogre', 'Drake', { xp: 4 }),
  quest('Nets and Knives', 'Murloc', 'Ogre', { bonus: 2 }),
  quest('No More Howling', 'Wolf', 'Skeleton', { xp: 2 }),
  quest('One Tooth Each', 'Ogre', 'Wolf', { xp: 2, bonus: 1 }),
  quest('Pickaxes Back', 'Kobold', 'Bandit', { xp: 1, bonus: 1 }),
  quest('Scales for a Shield', 'Drake', 'Murloc', { xp: 3, bonus: 1 }),
  quest('Silk for the Sails', 'Spider', 'Bandit', { bonus: 1 }),
  quest('The Broken Plough', 'Boar', 'Bandit', { xp: 1, bonus: 1 }),
  quest('The Crypt Under the Inn', 'Skeleton', 'Spider', { xp: 2, bonus: 1 }),
  quest('The Last Ferry', 'Murloc', 'Skeleton', { xp: 3 }),
  quest('Tusks and Tails', 'Boar', 'Drake', { xp: 2, bonus: 1 }),
  quest('Unpaid Wages', 'Ogre', 'Kobold', { bonus: 1 }),
  quest('Warm Pelts', 'Wolf', 'Imp', { bonus: 1 }),
  quest('What the Hogs Dug Up', 'Boar', 'Skeleton', { xp: 1, bonus: 1 }),
]
