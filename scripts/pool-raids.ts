/**
 * Plays each raid three times on the same seed: with starter decks, with random legal decks of 60 different compiled
 * cards, and with random legal decks that have the copies, types and costs of the starters. Their heroes have the same
 * classes and factions. Prints the wins of each kind and, if asked, which cards the raiders didn't use. Called by
 * simulate.ts.
 */
import { type DeckKind, type PoolRaidPlan, simulateRaidWithDecks } from '../src/simulation/pool-raids.ts'
import type { SimulatedRaidReport } from '../src/simulation/simulate.ts'
import { UnusedCardCounter } from '../src/simulation/unused-cards.ts'

type Wins = Record<DeckKind, number>

export function comparePoolDecksWithStarters(
  plan: Omit<PoolRaidPlan, 'seed'>,
  {
    games,
    seed,
    json,
    log,
    unused,
  }: Record<'json' | 'log' | 'unused', boolean> & Record<'games' | 'seed', number>,
): void {
  const { raid, mode, seats, policy } = plan
  const wins: Wins = { starters: 0, random: 0, sameCosts: 0 }
  const turns: Wins = { starters: 0, random: 0, sameCosts: 0 }
  const unusedCards = {
    starters: new UnusedCardCounter(),
    random: new UnusedCardCounter(),
    sameCosts: new UnusedCardCounter(),
  }
  const violations: { seed: number; decks: DeckKind; what: string }[] = []
  for (let at = seed; at < seed + games; at++) {
    for (const decks of ['starters', 'random', 'sameCosts'] as const) {
      const report = attempt(
        { ...plan, seed: at, onAnswer: (game, picks) => unusedCards[decks].see(game, picks) },
        decks,
      )
      if (report instanceof Error) {
        violations.push({ seed: at, decks, what: report.stack ?? report.message })
        continue
      }
      unusedCards[decks].seeEnd(report.game)
      if (log) console.error(at, decks, isWon(report) ? 'won' : 'lost', report.turns, report.decisions)
      wins[decks] += Number(isWon(report))
      turns[decks] += report.turns / games
      violations.push(...report.violations.map((what) => ({ seed: at, decks, what })))
    }
  }
  const summary = { raid, mode, seats, policy: policy.name, games, wins, turns, violations }
  const result = { ...summary, ...(unused ? { unused: kindsOf(unusedCards) } : {}) }
  console.log(json ? JSON.stringify(result) : result)
  if (violations.length > 0 || wins.sameCosts < wins.starters) process.exitCode = 1
}

const kindsOf = ({ starters, random, sameCosts }: Record<DeckKind, UnusedCardCounter>) => ({
  starters: starters.kinds,
  random: random.kinds,
  sameCosts: sameCosts.kinds,
})

function attempt(plan: PoolRaidPlan, decks: DeckKind): SimulatedRaidReport | Error {
  try {
    return simulateRaidWithDecks(decks, plan)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

const isWon = ({ outcome }: SimulatedRaidReport): boolean =>
  outcome?.kind === 'won' && outcome.side === 'raiders'
