/** The class starters of 2011 whose heroes are numbered in CD2. */
import { numberedCardsOfSet } from '../builders.ts'
import { cardsOfBothHordeStarters } from './both.ts'
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

export const cardsOfCd2Starters = numberedCardsOfSet('CD2', {
  ...rogueCards,
  ...cardsOfBothHordeStarters,
  ...warriorCards,
  ...commonCards,
  ...deathKnightCards,
  ...druidCards,
  ...hunterCards,
  ...mageCards,
  ...paladinCards,
  ...priestCards,
  ...shamanCards,
  ...warlockCards,
})
