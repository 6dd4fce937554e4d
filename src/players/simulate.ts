/** Whole raids played by computer players, with the watchers that report what must never happen. */
import { isDeepStrictEqual } from 'node:util'
import { cardIdsOf, starterDecks } from '../cards/index.ts'
import { apply, isRefusal, start } from '../engine/engine.ts'
import type { GameEvent } from '../engine/state/events.ts'
import type { Game, Input, Setup } from '../engine/state/game.ts'
import { viewFor } from '../engine/view/view.ts'
import { cardsHash } from '../raids/index.ts'
import type { ComputerPlayer } from './player.ts'

export interface RaidPlan {
  raid: string
  mode: string
  seats: number
  seed: number
  policy: ComputerPlayer
  twin: boolean
  /** Whether the watchers look after every answer; off when speed is measured. */
  watch?: boolean
  /** Called before each answer, for those who measure. */
  onDecision?: (game: Game) => void
}

export interface RaidReport {
  outcome: Game['outcome']
  decisions: number
  choices: number // decisions with at least two answers
  turns: number
  earned: string[]
  violations: string[]
  played: Record<string, number> // how often each card was played, placed or flipped
  game: Game
}

const DECISION_LIMIT = 20_000

/** The raiders' seats with the starter decks in turn, another one first for each seed. */
export function setupFor({
  raid,
  mode,
  seats,
  seed,
}: Pick<RaidPlan, 'raid' | 'mode' | 'seats' | 'seed'>): Setup {
  const deckAt = (seat: number) => {
    const deck = starterDecks[(seat + seed) % starterDecks.length]
    if (!deck) throw new Error('there are no starter decks')
    return { name: `Raider ${seat + 1}`, hero: deck.hero, deck: cardIdsOf(deck) }
  }
  return { raid, mode, cards: cardsHash, seats: Array.from({ length: seats }, (_, seat) => deckAt(seat)) }
}

export function playRaid(plan: RaidPlan): RaidReport {
  const random = generator(plan.seed)
  const started = start(setupFor(plan), plan.seed)
  const { game } = started
  const report: RaidReport = {
    outcome: null,
    decisions: 0,
    choices: 0,
    turns: 0,
    earned: [],
    violations: [],
    played: {},
    game,
  }
  const watch = plan.watch ?? true
  const cards = conserved(game)
  count(report, started.events)
  while (game.decision && report.violations.length === 0 && report.decisions < DECISION_LIMIT) {
    plan.onDecision?.(game)
    const input = answerBy(plan, game, random)
    if (game.decision.options.length > 1) report.choices += 1
    report.decisions += 1
    const twin = plan.twin ? rebuilt(game) : null
    const events = apply(game, input)
    if (isRefusal(events))
      report.violations.push(`offered but refused: ${JSON.stringify(input)}: ${events.why}`)
    else count(report, events)
    if (twin) compareTwins(report, game, events, twin, input)
    if (watch && conserved(game) !== cards)
      report.violations.push(`cards were ${cards}, now ${conserved(game)}`)
  }
  if (!game.outcome && report.violations.length === 0)
    report.violations.push(`not over after ${report.decisions} decisions`)
  return { ...report, outcome: game.outcome, turns: game.turn.number, earned: game.earned }
}

function answerBy({ policy }: RaidPlan, game: Game, random: (n: number) => number): Input {
  const { decision } = game
  if (!decision) throw new Error('nothing is asked')
  const picks = policy.decide(() => viewFor(game, decision.seat), decision, random)
  return { kind: 'answer', decision: decision.id, seat: decision.seat, picks }
}

function rebuilt(game: Game): Game {
  return JSON.parse(JSON.stringify(game))
}

function compareTwins(report: RaidReport, game: Game, events: unknown, twin: Game, input: Input): void {
  const told = apply(twin, input)
  if (!isDeepStrictEqual(told, events))
    report.violations.push(`the twin tells other events after ${JSON.stringify(input)}`)
  else if (!isDeepStrictEqual(rebuilt(twin), rebuilt(game)))
    report.violations.push(`the twin differs after ${JSON.stringify(input)}`)
}

/** All cards of all owners, each in one place. */
function conserved(game: Game): number {
  const places = [
    ...game.play,
    ...game.chain.flatMap((link) => link.object ?? []),
    ...game.players.flatMap((player) => [
      ...player.deck,
      ...player.hand,
      ...player.graveyard,
      ...player.removed,
    ]),
  ]
  return new Set(places).size
}

function count(report: RaidReport, events: readonly GameEvent[]): void {
  for (const event of events) {
    if ((event.kind === 'played' || event.kind === 'flipped' || event.kind === 'used') && event.card)
      report.played[event.card] = (report.played[event.card] ?? 0) + 1
  }
}

/** A small generator for computer players; the game has its own. */
export function generator(seed: number): (n: number) => number {
  let state = (seed * 2_654_435_761) >>> 0
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 0x1_0000_0000) * n)
  }
}
