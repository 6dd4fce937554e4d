/** Stories of Shadowfang Keep begin with a Dungeon turn in which a card is flipped, and Bert's hero is MARKED. */
import { card as cardById } from '../../../cards/index.ts'
import { type Story, scenario } from '../../../stories/scenario.ts'
import type { Party, Table } from '../../../stories/setting.ts'
import { rawText } from '../../../texts/user-text.ts'

type Raiders = Record<string, Party>

/** The Keep's table in the Dungeon's first turn. */
export function inTheKeep(table: Table): Story {
  const marked = Object.keys(table.raiders ?? {}).includes('Bert') ? { marked: 'Bert' } : {}
  return scenario({ dungeonRaid: 'shadowfang-keep', turn: 'Dungeon', ...marked, ...table })
}

/** The Dungeon flips this card; from level 2 on, what it flips next does nothing here. */
export function flipping(
  card: string,
  raiders: Raiders,
  dungeon: Table['dungeon'] = {},
  more: Partial<Table> = {},
): Story {
  const deck = [card, ...(dungeon.deck ?? [])]
  return inTheKeep({ raiders, dungeon: { filler: 'Life ... and Death', ...dungeon, deck }, ...more })
}

/** The Dungeon's turn is over, and nobody has protected. */
export const over = (story: Story): Story => story.idleUntil(() => story.isCalm())

/** What its text has dealt, not its attack. */
export const toldBy = (story: Story, card: string): [whom: string, amount: number][] =>
  story
    .told('damaged')
    .filter(({ byCard, combat }) => byCard === card && !combat)
    .map(({ object, card: id, amount }) => [heroOf(story, object) ?? cardById(id).name, amount])

function heroOf({ game }: Story, object: number): string | undefined {
  const name = game.players.find(({ hero }) => hero === object)?.name
  return name && rawText(name)
}

/** What a card has dealt so far. */
export const damageBy = (story: Story, card: string): number[] =>
  story.told('damaged').flatMap((one) => (one.byCard === card ? [one.amount] : []))

/** In whose hand so many cards are, that do nothing unasked. */
export const holding = (cards: number): string[] => Array.from({ length: cards }, () => 'Kozik Skullcracker')
