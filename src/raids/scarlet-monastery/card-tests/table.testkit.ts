/** Helpers for stories of Scarlet Monastery's cards. */
import { cardWithId } from '../../../cards/index.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import { DUNGEON_NAME, type PartySetup, type TableSetup } from '../../../scenarios/table-setup.ts'

export const scarletMonasteryStory = (table: TableSetup): Story =>
  scenario({ dungeonRaid: 'scarlet-monastery', ...table })

/** A card that has no effect when the Dungeon flips it: nothing is damaged, so it heals nothing. */
export const HARMLESS_CARD = 'Life ... and Death'

/** Begins a story in the Dungeon's turn, with these cards in play and an empty deck. Bert's hero is MARKED. */
export const storyWithAttackers = (
  play: NonNullable<PartySetup['play']>,
  raiders: Record<string, PartySetup> = { Anna: {}, Bert: {} },
): Story =>
  scarletMonasteryStory({ raiders, dungeon: { play, below: 0 }, turn: DUNGEON_NAME, marked: 'Bert' })

/**
 * Begins a story in which the Dungeon flips this card first, then the cards of `dungeon.deck`, and then harmless cards
 * unless `dungeon` has another filler. Bert's hero is MARKED.
 */
export const storyWithFlippedCard = (
  card: string,
  raiders: Record<string, PartySetup> = { Anna: {}, Bert: {} },
  dungeon: TableSetup['dungeon'] = {},
  level: 1 | 2 | 3 | 4 = 1,
): Story =>
  scarletMonasteryStory({
    level,
    raiders,
    dungeon: { filler: HARMLESS_CARD, ...dungeon, deck: [card, ...(dungeon.deck ?? [])] },
    turn: DUNGEON_NAME,
    marked: 'Bert',
  })

/** Returns the amounts of damage that a card has dealt, in order. */
export const damageDealtBy = (story: Story, card: string): number[] =>
  story.eventsOfKind('damaged').flatMap((one) => (one.byCard === card ? [one.amount] : []))

/** Returns the proposed defenders, in order. */
export const proposedDefenders = (story: Story): string[] =>
  story.eventsOfKind('proposed').map(({ defender }) => {
    const left = story.eventsOfKind('moved').find(({ was }) => was === defender)
    return left ? cardWithId(left.card).name : story.heroName(defender)
  })

/** Picks the first option if all options are alike. */
export const pickFirstOption = (story: Story): void => {
  story.pick(story.decision?.options[0]?.id ?? '')
}
