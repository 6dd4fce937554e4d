/**
 * Helpers for stories of Shadowfang Keep. They begin in a Dungeon turn in which a card is flipped, and Bert's hero is
 * MARKED.
 */
import { cardWithId as cardById } from '../../../cards/index.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import type { PartySetup, TableSetup } from '../../../scenarios/table-setup.ts'
import { rawText } from '../../../texts/user-text.ts'

type Raiders = Record<string, PartySetup>

/** Begins a story in Shadowfang Keep, in the Dungeon's first turn. */
export function shadowfangKeepStory(table: TableSetup): Story {
  const marked = Object.keys(table.raiders ?? {}).includes('Bert') ? { marked: 'Bert' } : {}
  return scenario({ dungeonRaid: 'shadowfang-keep', turn: 'Dungeon', ...marked, ...table })
}

/** Begins a story in which the Dungeon flips this card. From level 2 on, the cards after it have no effect. */
export function storyWithFlippedCard(
  card: string,
  characters: Raiders,
  dungeon: TableSetup['dungeon'] = {},
  more: Partial<TableSetup> = {},
): Story {
  const deck = [card, ...(dungeon.deck ?? [])]
  return shadowfangKeepStory({
    raiders: characters,
    dungeon: { filler: 'Life ... and Death', ...dungeon, deck },
    ...more,
  })
}

/** Plays to the end of the Dungeon's turn without protecting. */
export const endDungeonTurn = (story: Story): Story => story.idleUntil(() => story.isCalm())

/** Returns the damage that a card's text has dealt, without its attack. */
export const textDamageDealtBy = (story: Story, card: string): [whom: string, amount: number][] =>
  story
    .eventsOfKind('damaged')
    .filter(({ byCard, combat }) => byCard === card && !combat)
    .map(({ object, card: id, amount }) => [heroOf(story, object) ?? cardById(id).name, amount])

function heroOf({ game }: Story, object: number): string | undefined {
  const name = game.players.find(({ hero }) => hero === object)?.name
  return name && rawText(name)
}

/** Returns the amounts of damage that a card has dealt. */
export const damageDealtBy = (story: Story, card: string): number[] =>
  story.eventsOfKind('damaged').flatMap((one) => (one.byCard === card ? [one.amount] : []))

/** Returns a hand of N cards that have no effect unless they are played. */
export const handOfFillers = (cards: number): string[] =>
  Array.from({ length: cards }, () => 'Kozik Skullcracker')
