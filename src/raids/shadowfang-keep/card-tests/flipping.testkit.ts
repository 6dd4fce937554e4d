/**
 * Helpers for stories of Shadowfang Keep. They begin with a Dungeon turn in which a card is flipped, and Bert's hero
 * is MARKED.
 */
import { card as cardById } from '../../../cards/index.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import type { Party, Table } from '../../../scenarios/setting.ts'
import { rawText } from '../../../texts/user-text.ts'

type Raiders = Record<string, Party>

/** The Keep's table in the Dungeon's first turn. */
export function inTheKeep(table: Table): Story {
  const marked = Object.keys(table.raiders ?? {}).includes('Bert') ? { marked: 'Bert' } : {}
  return scenario({ dungeonRaid: 'shadowfang-keep', turn: 'Dungeon', ...marked, ...table })
}

/** The Dungeon flips this card. From level 2 on, the cards that it flips next do nothing here. */
export function flipping(
  card: string,
  characters: Raiders,
  dungeon: Table['dungeon'] = {},
  more: Partial<Table> = {},
): Story {
  const deck = [card, ...(dungeon.deck ?? [])]
  return inTheKeep({
    raiders: characters,
    dungeon: { filler: 'Life ... and Death', ...dungeon, deck },
    ...more,
  })
}

/** Plays to the end of the Dungeon's turn without protecting. */
export const over = (story: Story): Story => story.idleUntil(() => story.isCalm())

/** The damage that its text has dealt, without its attack. */
export const toldBy = (story: Story, card: string): [whom: string, amount: number][] =>
  story
    .told('damaged')
    .filter(({ byCard, combat }) => byCard === card && !combat)
    .map(({ object, card: id, amount }) => [heroOf(story, object) ?? cardById(id).name, amount])

function heroOf({ game }: Story, object: number): string | undefined {
  const name = game.players.find(({ hero }) => hero === object)?.name
  return name && rawText(name)
}

/** The amounts of damage that a card has dealt so far. */
export const damageBy = (story: Story, card: string): number[] =>
  story.told('damaged').flatMap((one) => (one.byCard === card ? [one.amount] : []))

/** A hand of N cards that do nothing unless they are played. */
export const holding = (cards: number): string[] => Array.from({ length: cards }, () => 'Kozik Skullcracker')
