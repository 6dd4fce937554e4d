/** The data with which a game begins. */

import type { Side } from '../data/vocabulary/basic-words.ts'
import type { StopSetting } from './game.ts'
import type { CardId, Seat } from './ids.ts'
import type { UserText } from './user-text.ts'

/** A player of the setup, with hero and deck. */
export interface SetupSeat {
  name: UserText
  hero: CardId
  deck: CardId[]
  collection?: CardId[] // The player's cards outside the game, for texts that ask for them.
  handSize?: number
  bonusHealth?: number // Additional health of the hero, which a hero of level 85 has.
  stops?: StopSetting // The windows in which the player is asked for priority: all by default.
  side?: Side // The player's side: by default the raiders, or a separate side if there is no lair.
}

/** The raid, the mode, the card data and the players of a game. */
export interface Setup {
  raid: string
  mode: string
  cards: string
  seats: SetupSeat[]
  boss?: UserText // The name of the lair's player; without it, the lair plays automatically.
  bossDeck?: CardId[] // The Boss player's own main deck, if the lair allows one.
  bossCollection?: CardId[] // The Boss player's cards outside the game.
  leader?: Seat
  everyWindow?: true // Every player is asked in every priority window, even if they can only pass.
}
