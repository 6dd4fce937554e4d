/** Ordinary items of our own invention, a few for each of the four decks. */
import { userText } from '../../texts/user-text.ts'
import type { ItemCard, ItemDeck } from '../cards.ts'

const item = (deck: ItemDeck, name: string, more: Partial<ItemCard>): ItemCard => ({
  id: `i-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`,
  name: userText(name),
  deck,
  copies: 2,
  ...more,
})
const red = (count: number) => ({ dice: { colour: 'red' as const, count } })
const blue = (count: number) => ({ dice: { colour: 'blue' as const, count } })

export const houseItems: readonly ItemCard[] = [
  item('circle', 'Charm of the Heron', { armor: 1 }),
  item('circle', 'Braided Cord', blue(1)),
  item('circle', 'Travelling Cloak', { armor: 1 }),
  item('circle', 'Old Signet', red(1)),
  item('square', 'Tinker’s Goggles', blue(1)),
  item('square', 'Padded Jerkin', { armor: 1 }),
  item('square', 'Miner’s Pick', red(1)),
  item('square', 'Tower Shield', { armor: 2 }),
  item('triangle', 'Ashwood Bow', blue(2)),
  item('triangle', 'Boarding Axe', red(2)),
  item('triangle', 'Staff of Reeds', blue(1)),
  item('triangle', 'Watchman’s Pike', red(1)),
  item('special', 'Crown of Thaw', { armor: 2, copies: 1 }),
  item('special', 'Emberglass Blade', { ...red(3), copies: 1 }),
]
