import { expect, test } from 'vitest'
import { allCards } from '../../src/cards/index.ts'
import {
  DECISION_KINDS,
  type DecisionKind,
  type Game,
  hasNode,
  registerCards,
} from '../../src/engine/index.ts'
import { parseGame, parsePinnedCards } from '../../src/table/stored/parse-stored.ts'
import { folderOf } from './describe.ts'
import { cardsIn, raidsIn, readRaidFile } from './file.ts'
import { questionOf } from './questions.ts'

/** The folders of raids that were stored for their questions. */
const FOLDERS = [4, 5, 6].map(folderOf)

const QUESTIONS = [
  'aim: drop',
  'choose: card payment',
  'choose: choose',
  'choose: choose, by the side',
  'choose: choose, or none',
  'choose: choose, several',
  'choose: choose, several, by the side',
  'choose: locations',
  'choose: power payment',
  'choose: resolve host, by the side',
  'choose: rollFor',
  'choose: search, or none',
  'choose: turn attack, by the side',
  'defender: proposal defender',
  'discard: discard',
  'discard: power payment',
  'divide: deal, by the side',
  'divide: packets divide',
  'handSize: turn wrapUp',
  'layOut: drop',
  'may: may',
  'mode: card modes',
  'mode: card modes, by the side',
  'mode: trigger modes',
  'mulligan: opening decide',
  'number: card x',
  'order: process order',
  'order: put',
  'prevent: packets replace',
  'priority: another turn',
  'priority: in combat',
  'priority: on a link',
  'priority: own turn',
  'protect: combat protectPoint',
  'replace: packets replace',
  'strike: combat attackerStrikes',
  'strike: combat defenderStrikes',
  'target: card',
  'target: card, or none',
  'target: card, or none, by the side',
  'target: card, players',
  'target: card, players, several, or none',
  'target: card, several, or none',
  'target: power',
  'target: power, or none',
  'target: power, players',
  'target: reward',
  'target: trigger',
  'target: trigger, players',
  'unique: unique',
]

/** Kinds of questions that no raid with today's cards asks, each with the nodes of card data that would ask it. */
const UNASKED: Partial<Record<DecisionKind, readonly string[]>> = {
  ready: ['mayStayExhausted', 'inspire'],
}

/**
 * `loop`: rarely, or with more cards than exist. `cost`: asked by one card of
 * treasure (MCT-21), and `name` by one (MLT's Gloves), which no starter contains. `place`: asked by one rune Boss of
 * Molten Core (Shazzrah), if a player's characters aren't placed together.
 */
const NOT_KEPT: readonly DecisionKind[] = ['loop', 'cost', 'name', 'place']

function keptGames(): Game[] {
  return FOLDERS.flatMap(keptIn)
}

function keptIn(folder: string): Game[] {
  const cards = new Map(
    [...cardsIn(folder).values()].flatMap((one) => parsePinnedCards(one)).map((one) => [one.id, one]),
  )
  return raidsIn(folder).map((name) => {
    const game = parseGame(readRaidFile(folder, name).raid.state)
    registerCards(game.cards, cards)
    return game
  })
}

const games = keptGames()

test('each question that raids ask is asked by a stored raid', () => {
  expect([...new Set(games.map(questionOf))]).toEqual(expect.arrayContaining(QUESTIONS))
})

test('each kind of decision is stored, or known not to occur', () => {
  const kept = new Set(games.map(({ decision }) => decision?.kind))
  const left = DECISION_KINDS.filter((kind) => !kept.has(kind) && !NOT_KEPT.includes(kind))
  expect(left.sort()).toEqual(Object.keys(UNASKED).sort())
})

test.each(Object.entries(UNASKED))('no card makes a raid ask: %s', (kind, nodes) => {
  const asking = [...allCards.values()].filter((card) =>
    hasNode(card, (node) =>
      nodes.some((one) => node.kind === one || node.keyword === one || node[one] === true),
    ),
  )
  const names = asking.map(({ name }) => name)
  expect(names, `Keep a raid that asks ${kind}: npm run -s snapshot:raids -- --questions`).toEqual([])
})
