/** The Horde class starters of 2011 that raid the first Dungeon. */
import { cardsOf } from '../builders.ts'
import { both } from './both.ts'
import { rogueCards } from './rogue.ts'
import { warriorCards } from './warrior.ts'

export const starters2011 = cardsOf('CD2', { ...rogueCards, ...both, ...warriorCards })
