/** The class starters of 2011 whose heroes are numbered in CD3. */
import { numberedCardsOfSet } from '../builders.ts'
import { commonCards } from './common.ts'
import { deathKnightCards } from './death-knight.ts'
import { druidCards } from './druid.ts'
import { hunterCards } from './hunter.ts'
import { mageCards } from './mage.ts'
import { paladinCards } from './paladin.ts'
import { priestCards } from './priest.ts'
import { rogueCards } from './rogue.ts'
import { shamanCards } from './shaman.ts'
import { warlockCards } from './warlock.ts'
import { warriorCards } from './warrior.ts'

export const cardsOfCd3Starters = numberedCardsOfSet('CD3', {
  ...commonCards,
  ...deathKnightCards,
  ...druidCards,
  ...hunterCards,
  ...mageCards,
  ...paladinCards,
  ...priestCards,
  ...rogueCards,
  ...shamanCards,
  ...warlockCards,
  ...warriorCards,
})
