/** Tables in Scarlet Monastery. */
import { card } from '../../../cards/index.ts'
import { type Story, scenario } from '../../../stories/scenario.ts'
import { DUNGEON, type Party, type Table } from '../../../stories/setting.ts'

export const monastery = (table: Table): Story => scenario({ dungeonRaid: 'scarlet-monastery', ...table })

/** What the Dungeon flips besides: nothing is damaged, so it heals nothing. */
export const IDLE = 'Life ... and Death'

/** The Dungeon's turn begins with what it has in play, and it has nothing to flip. Bert is MARKED. */
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

/** How much a card dealt, blow by blow. */
export const dealtBy = (story: Story, card: string): number[] =>
  story.told('damaged').flatMap((one) => (one.byCard === card ? [one.amount] : []))

/** Who was proposed to be attacked, in order. */
export const attacked = (story: Story): string[] =>
  story.told('proposed').map(({ defender }) => {
    const left = story.told('moved').find(({ was }) => was === defender)
    return left ? card(left.card).name : story.heroName(defender)
  })

/** The first option, where they are all alike. */
export const pickFirst = (story: Story): void => {
  story.pick(story.decision?.options[0]?.id ?? '')
}
