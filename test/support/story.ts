/**
 * A raid that the test knows in advance. With the seed, the setup and a player's policy, the test plays the same game
 * beside the bot's, so it knows each question and each press. The bot plays its own game, and only the seed is
 * shared.
 */

import { heuristicPlayer } from '../../src/bots/heuristic.ts'
import { cardIdsOfDeck, starterDecks } from '../../src/cards/index.ts'
import {
  applyInput,
  type Decision,
  type Game,
  type GameEvent,
  isRefusal,
  type Option,
  type Setup,
  type SetupSeat,
  type Side,
  startGame,
  viewFor,
} from '../../src/engine/index.ts'
import { hashOfAllCards } from '../../src/raids/index.ts'
import { userText } from '../../src/texts/user-text.ts'
import { TableAnswers } from './table-answers.ts'

export interface Move {
  decision: Decision
  picks: string[]
  /** The table gives this answer, and nobody is asked. */
  byTable?: true
}

export interface Story {
  seed: string
  setup: Setup
  moves: Move[]
  game: Game // the game at its end
}

/** The events that a useful raid must contain. */
const WANTED: Wanted = {
  response: (events, { chain }) => chain.length > 0 && events.some((event) => event.kind === 'played'),
  protects: (events) => events.some((event) => event.kind === 'protecting'),
  strikes: (events) => events.some((event) => event.kind === 'struck'),
  quest: (events) => events.some((event) => event.kind === 'used' && event.origin === 'reward'),
}

export const setupOf = (deckKeys: readonly string[]): Setup => ({
  raid: 'deadmines',
  mode: 'novice',
  cards: hashOfAllCards,
  seats: seatsOf(deckKeys),
  leader: 0,
})

export function seatsOf(deckKeys: readonly string[]): SetupSeat[] {
  return deckKeys.map((key, i) => {
    const deck = starterDecks.find((one) => one.key === key)
    if (!deck) throw new Error(`no starter deck ${key}`)
    return {
      name: userText(`Raider ${i + 1}`),
      hero: deck.hero,
      deck: cardIdsOfDeck(deck),
      stops: 'few' as const,
    }
  })
}

/**
 * A seed that made a good story when this was written. After a change of cards or rules the test looks for another, and
 * prints it. `STORY_SEEDS=300 npm test -- FILE` takes the shortest story among that many, and prints its seed.
 */
const KNOWN = 0xb0

/**
 * A raid that the raiders win, with a response, a protector, a strike and a quest on the way.
 * @param fits a further condition of the test
 * @param player chooses the answers of all players; by default the plain player, eager to protect
 */
export function findStory(
  deckKeys: readonly string[],
  { fits, player = decide }: { fits?: (story: Story) => boolean; player?: Plot['decide'] } = {},
): Story {
  const plot = () => ({ most: 220, decide: player, wanted: WANTED, winner: 'raiders' }) as const
  return searchStory(setupOf(deckKeys), KNOWN, plot, fits)
}

/**
 * The first seed that makes such a raid.
 * @param known the first seed to try: one that did when this was written
 * @param plot created again for each seed, since a player may have a memory
 */
export function searchStory(setup: Setup, known: number, plot: () => Plot, fits = (_: Story) => true): Story {
  const storyOf = (n: number): Story | null => {
    const story = playStory(setup, n.toString(16).padStart(32, '5'), plot())
    return story && fits(story) ? story : null
  }
  const { STORY_SEEDS } = process.env
  if (STORY_SEEDS) return shortestStory(setup, Number(STORY_SEEDS), storyOf)
  for (let n = known; n < known + 2000; n++) {
    const story = storyOf(n)
    if (!story) continue
    if (n !== known) console.warn(staleSeed(setup, known, n))
    return story
  }
  throw new Error('no seed makes such a raid')
}

function shortestStory({ raid }: Setup, seeds: number, storyOf: (n: number) => Story | null): Story {
  let best: { n: number; story: Story } | null = null
  for (let n = 0; n < seeds; n++) {
    const story = storyOf(n)
    if (story && story.moves.length < (best?.story.moves.length ?? Infinity)) best = { n, story }
  }
  if (!best) throw new Error('no seed makes such a raid')
  console.warn(`The shortest ${raid} has ${best.story.moves.length} moves, with the seed ${hex(best.n)}.`)
  return best.story
}

const staleSeed = ({ raid }: Setup, known: number, found: number): string =>
  `The known seed ${hex(known)} of ${raid} no longer fits, but ${hex(found)} does. Please replace it in the test.`

const hex = (n: number): string => `0x${n.toString(16)}`

/** The game at its beginning, with null, and after each move. It is the same object each time. */
export function* retell(
  story: Story,
): Generator<{ move: Move | null; game: Game; events: readonly GameEvent[]; wasChain: number }> {
  const { game, events } = begun(story)
  yield { move: null, game, events, wasChain: 0 }
  for (const move of story.moves) {
    const wasChain = game.chain.length
    yield { move, game, events: put(game, move), wasChain }
  }
}

/** The game at its beginning. From here on the Boss player is asked together with the others. */
export function begun({ setup, seed }: Pick<Story, 'setup' | 'seed'>): ReturnType<typeof startGame> {
  const { game, events } = startGame(setup, seed)
  if (setup.boss === undefined) return { game, events }
  const more = applyInput(game, { kind: 'stops', seat: setup.seats.length, stops: 'few' })
  if (isRefusal(more)) throw new Error(more.why)
  return { game, events: [...events, ...more] }
}

export function put(game: Game, { decision, picks }: Move): GameEvent[] {
  const events = applyInput(game, { kind: 'answer', decision: decision.id, seat: decision.seat, picks })
  if (isRefusal(events)) throw new Error(events.why)
  return events
}

/** The heuristic player, but eager to protect. */
export function decide(game: Game, decision: Decision): string[] {
  const [first] = decision.options
  if (decision.kind === 'protect' && first) return [first.id]
  const picks = heuristicPlayer.decide(
    () => viewFor(game, decision.seat),
    decision,
    () => 0,
  )
  return decision.max === 1 ? picks.map((pick) => firstCopy(game, decision, pick)) : picks
}

/** Of several copies in a hand only the first is offered, because the copies are equal. */
function firstCopy(game: Game, { options }: Decision, pick: string): string {
  const picked = options.find((option) => option.id === pick)
  const wanted = picked && copyOf(game, picked)
  if (!wanted) return pick
  return options.find((option) => copyOf(game, option) === wanted)?.id ?? pick
}

/** Equal options that name copies of a card in a hand have the same key; null for others. */
function copyOf(game: Game, option: Option): string | null {
  const object = 'object' in option ? game.objects[option.object] : undefined
  if (object?.zone !== 'hand') return null
  return `${option.kind} ${'faceUp' in option && option.faceUp} ${object.card}`
}

/** The game's players, and its required result. */
export interface Plot {
  most: number // the maximum number of moves
  decide: (game: Game, decision: Decision) => string[]
  wanted: Wanted
  winner: Side
}

/** The required events by name. Each function receives every move with its result. */
export type Wanted = Readonly<Record<string, (events: readonly GameEvent[], seen: Seen) => boolean>>

export interface Seen {
  move: Move
  /** The game after the move. */
  game: Game
  /** The number of links before it. */
  chain: Game['chain']
}

export function playStory(setup: Setup, seed: string, plot: Plot): Story | null {
  const { game } = begun({ setup, seed })
  const moves: Move[] = []
  const table = new TableAnswers()
  const missing = new Set(Object.keys(plot.wanted))
  while (game.decision) {
    if (moves.length >= plot.most) return null
    const decision = structuredClone(game.decision)
    const move = moveIn(game, decision, table, plot)
    const report = table.answering(game, move.picks, move.byTable === true)
    const chain = [...game.chain]
    const events = put(game, move)
    report(events)
    for (const name of missing) if (plot.wanted[name]?.(events, { move, game, chain })) missing.delete(name)
    moves.push(move)
  }
  const hasWon = game.outcome?.kind === 'won' && game.outcome.side === plot.winner
  return hasWon && missing.size === 0 ? { seed, setup, moves, game } : null
}

function moveIn(game: Game, decision: Decision, table: TableAnswers, plot: Plot): Move {
  const byTable = table.picksFor(game)
  return byTable
    ? { decision, picks: byTable, byTable: true }
    : { decision, picks: plot.decide(game, decision) }
}
