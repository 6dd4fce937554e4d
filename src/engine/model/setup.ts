/** With what a game begins. */
import type { Stops } from './game.ts'
import type { CardId, Seat } from './ids.ts'
import type { UserText } from './user-text.ts'
import type { Side } from './vocabulary/words.ts'

export interface SetupSeat {
  name: UserText
  hero: CardId
  deck: CardId[]
  collection?: CardId[] // cards that are his outside of the game, for texts that ask for them
  handSize?: number
  bonusHealth?: number // what his hero has beyond its own, as one of level 85 does
  stops?: Stops // where he is asked for priority; everywhere, unless told otherwise
  side?: Side // a raider, unless told otherwise; where there is no lair, each is a side of his own
}

export interface Setup {
  raid: string
  mode: string
  cards: string
  seats: SetupSeat[]
  boss?: UserText // the name of the lair's player; without one, the lair plays automatically
  bossDeck?: CardId[] // his own main deck, where the lair lets him bring one
  bossCollection?: CardId[] // his cards outside of the game
  leader?: Seat
  everyWindow?: true // in every priority window everybody is asked, who can only pass too
}
