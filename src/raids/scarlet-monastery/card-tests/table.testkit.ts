/** Tables in Scarlet Monastery. */
import { card } from '../../../cards/index.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import { DUNGEON, type Party, type Table } from '../../../scenarios/setting.ts'

export const monastery = (table: Table): Story => scenario({ dungeonRaid: 'scarlet-monastery', ...table })

/** A card that the Dungeon flips without effect: nothing is damaged, so it heals nothing. */
export const IDLE = 'Life ... and Death'

/** The Dungeon's turn begins with these cards in play, and with an empty deck. Bert is MARKED. */
export const attackedBy = (
  play: NonNullable<Party['play']>,
  raiders: Record<string, Party> = { Anna: {}, Bert: {} },
): Story => monastery({ raiders, dungeon: { play, below: 0 }, turn: DUNGEON, marked: 'Bert' })

/** The Dungeon flips this card first, and idle ones after it. Bert is MARKED. */
export const flipping = (
  card: string,
  raiders: Record<string, Party> = { Anna: {}, Bert: {} },
  dungeon: Table['dungeon'] = {},
  level: 1 | 2 | 3 | 4 = 1,
): Story =>
  monastery({
    level,
    raiders,
    dungeon: { filler: IDLE, ...dungeon, deck: [card, ...(dungeon.deck ?? [])] },
    turn: DUNGEON,
    marked: 'Bert',
  })

/** The amounts of damage that a card dealt, in order. */
export const dealtBy = (story: Story, card: string): number[] =>
  story.told('damaged').flatMap((one) => (one.byCard === card ? [one.amount] : []))

/** The proposed defenders, in order. */
export const proposedDefenders = (story: Story): string[] =>
  story.told('proposed').map(({ defender }) => {
    const left = story.told('moved').find(({ was }) => was === defender)
    return left ? card(left.card).name : story.heroName(defender)
  })

/** Picks the first option, if all are alike. */
export const pickFirst = (story: Story): void => {
  story.pick(story.decision?.options[0]?.id ?? '')
}
