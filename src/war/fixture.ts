/** Helpers for tests: a game with chosen cards, and moves that must be accepted or refused. */
import { expect } from 'vitest'
import { type UserText, userText } from '../texts/user-text.ts'
import type { CardListsWithBoard } from './cards.ts'
import { applyMove, isRefusal, startWar } from './engine.ts'
import { houseCardLists } from './house-set/index.ts'
import type { KilledCreatures, Move, PileName, RefusalReason, WarEvent, WarGame, WarSetup } from './model.ts'

export const ANNA = 0
export const BERT = 1
export const CARL = 2

/** Anna and Carl of the Alliance play against Bert of the Horde. It is the Alliance's turn. Anna leads. */
export const TEST_SETUP: WarSetup = {
  players: [
    { name: userText('Anna'), faction: 'alliance', cls: 'mage' },
    { name: userText('Bert'), faction: 'horde', cls: 'warrior' },
    { name: userText('Carl'), faction: 'alliance', cls: 'rogue' },
  ],
  overlord: 'kelthuzad',
  leader: ANNA,
  first: 'alliance',
  redraw: true,
  lists: houseCardLists,
}

interface Laid {
  setup?: Partial<WarSetup>
  lists?: Partial<CardListsWithBoard>
  /** The top cards of each pile, in this order. */
  top?: Partial<Record<PileName, readonly string[]>>
  quests?: readonly string[]
  /** The Destiny card in play. */
  destiny?: string
  seed?: number
}

/** The default Destiny card, which does nothing and stays in play. */
const CALM = { id: 'd-calm', name: userText('Calm'), number: 9, now: [], holds: [], expires: [], met: [] }

export function newTestWar({
  setup = {},
  lists = {},
  top = {},
  quests,
  destiny,
  seed = 1,
}: Laid = {}): WarGame {
  const cards: CardListsWithBoard = { ...houseCardLists, ...lists }
  const all = { ...cards, destiny: [...cards.destiny, CALM] }
  const { game } = startWar({ ...TEST_SETUP, ...setup, lists: all }, seed)
  layDestiny(game, destiny ?? CALM.id)
  if (quests) layQuests(game, quests)
  for (const [name, ids] of Object.entries(top)) layOnTop(game, name, ids)
  return game
}

function layOnTop(game: WarGame, name: string, ids: readonly string[]): void {
  const pile = Object.entries(game.piles).find(([key]) => key === name)?.[1]
  if (!pile) throw new Error(`no pile ${name}`)
  for (const id of [...ids].reverse()) {
    const at = pile.deck.indexOf(id)
    if (at >= 0) pile.deck.splice(at, 1)
    pile.deck.unshift(id)
  }
}

function layQuests(game: WarGame, ids: readonly string[]): void {
  game.piles.quests.deck.push(...game.quests.map(({ card }) => card))
  game.piles.quests.deck = game.piles.quests.deck.filter((card) => !ids.includes(card))
  game.quests = ids.map((card) => ({ card, redrawn: false, fresh: false }))
}

function layDestiny(game: WarGame, id: string): void {
  const { destiny } = game.piles
  if (game.destiny.card !== null) destiny.deck.push(game.destiny.card)
  destiny.deck = destiny.deck.filter((card) => card !== id)
  const number = game.lists.destiny.find((card) => card.id === id)?.number ?? 0
  game.destiny = { card: id, due: game.marker + number, hunted: 0 }
}

/** Makes a move and returns its events. @throws if the move is refused */
export function makeMove(game: WarGame, move: Move): WarEvent[] {
  const done = applyMove(game, move)
  if (isRefusal(done)) throw new Error(`refused: ${JSON.stringify(done.refused)}`)
  return done
}

/** Returns the reason for a refusal, or null. Checks that a refused move has changed nothing. */
export function refusalReason(game: WarGame, move: Move): RefusalReason | null {
  const before = JSON.stringify(game)
  const done = applyMove(game, move)
  if (!isRefusal(done)) return null
  expect(JSON.stringify(game)).toBe(before)
  return done.refused
}

export const killedBlueCreatures = (creature: string, count = 1): KilledCreatures => ({
  creature: userText(creature),
  colour: 'blue',
  count,
})

export const wholeCombatMove = (
  group: readonly number[],
  kills: readonly KilledCreatures[],
  defeated: readonly number[] = [],
): Move => ({
  by: group[0] ?? ANNA,
  move: 'fight',
  group,
  kills,
  defeated,
})

export const testQuestCard = (
  id: string,
  creatures: [string, string],
  reward: { xp?: number; bonus?: number } = {},
) => ({
  id,
  name: userText(id),
  creatures: [userText(creatures[0]), userText(creatures[1])] as [UserText, UserText],
  xp: reward.xp ?? 0,
  bonus: reward.bonus ?? 0,
})

export const openQuestIds = (game: WarGame): string[] => game.quests.map(({ card }) => card)
export const kindsOfEvents = (events: readonly WarEvent[]): string[] => events.map(({ kind }) => kind)
