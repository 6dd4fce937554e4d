/** Counts what decides raids: the classes and decks that win, the lair's cards that turn games, and unused options. */
import { evaluateView, totalOfEvaluation } from '../../src/bots/search/evaluate.ts'
import { EVALUATION_WEIGHTS } from '../../src/bots/search/weights.ts'
import { cardWithId, starterDecks } from '../../src/cards/index.ts'
import {
  type CardId,
  type Game,
  type GameEvent,
  lazyViewFor,
  type Option,
  type Setup,
} from '../../src/engine/index.ts'
import {
  lairCardIds,
  type SimulatedRaidPlan,
  type SimulatedRaidReport,
} from '../../src/simulation/simulate.ts'
import type { WinRate } from './page.ts'

interface Swing {
  times: number
  /** The sum of the changes of the evaluation in the turns in which the card came. */
  sum: number
}

/** The classes and decks of a raid's raiders, by the hero. */
const deckOf = new Map(starterDecks.map((deck) => [deck.hero, deck]))

/** Cards that came less often say nothing. */
const FEW = 10
/** Options that were offered less often say nothing. */
const OFFERED = 40
const SHOWN = 5

export class BalanceTally {
  readonly #rates = { all: rate(), classes: new Map<string, WinRate>(), decks: new Map<string, WinRate>() }
  readonly #swings = new Map<CardId, Swing>()
  readonly #options = new Map<string, { offered: number; chosen: number }>()
  readonly #lairCardIds: ReadonlySet<CardId>
  #offered: ReadonlyMap<string, string> = new Map()
  #turn = 0
  #worth = 0
  #came: CardId[] = []

  constructor(plan: Pick<SimulatedRaidPlan, 'raid' | 'mode'>) {
    this.#lairCardIds = new Set(lairCardIds(plan))
  }

  beginGame(): void {
    this.#turn = 0
    this.#came = []
  }

  /** Looks at the game before each answer. */
  look(game: Game): void {
    this.#offered = new Map()
    const { decision } = game
    if (game.turn.number !== this.#turn) this.#endTurn(game)
    if (!decision || game.players[decision.seat]?.side !== 'raiders' || decision.options.length < 2) return
    this.#offered = new Map(decision.options.flatMap((option) => named(game, option)))
  }

  see(picks: readonly string[] | null, events: readonly GameEvent[]): void {
    for (const name of new Set(this.#offered.values())) this.#option(name).offered += 1
    for (const pick of picks ?? []) {
      const name = this.#offered.get(pick)
      if (name !== undefined) this.#option(name).chosen += 1
    }
    for (const event of events)
      if ((event.kind === 'flipped' || event.kind === 'played') && this.#lairCardIds.has(event.card))
        this.#came.push(event.card)
  }

  endGame({ seats }: Setup, { outcome }: SimulatedRaidReport): void {
    const isWon = outcome?.kind === 'won' && outcome.side === 'raiders'
    const decks = seats.flatMap(({ hero }) => deckOf.get(hero) ?? [])
    add(this.#rates.all, isWon)
    for (const { key } of decks) add(entry(this.#rates.decks, key, rate), isWon)
    const classes = new Set(decks.map(({ hero }) => cardWithId(hero).classes?.[0] ?? ''))
    for (const one of classes) add(entry(this.#rates.classes, one, rate), isWon)
  }

  figures() {
    const { all, classes, decks } = this.#rates
    const swings = [...this.#swings].filter(([, { times }]) => times >= FEW)
    const byMean = swings
      .map(([id, { times, sum }]) => ({
        card: id,
        name: cardWithId(id).name,
        times,
        mean: round(sum / times),
      }))
      .sort((a, b) => a.mean - b.mean)
    return {
      ...all,
      classes: Object.fromEntries([...classes].sort()),
      decks: Object.fromEntries([...decks].sort()),
      worstFlips: byMean.slice(0, SHOWN),
      bestFlips: byMean.slice(-SHOWN).reverse(),
      neverChosen: [...this.#options]
        .filter(([, { offered, chosen }]) => chosen === 0 && offered >= OFFERED)
        .sort(([, a], [, b]) => b.offered - a.offered)
        .map(([option, { offered }]) => ({ option, offered })),
    }
  }

  /** Credits the change of the evaluation since the last turn to the lair's cards that came in it. */
  #endTurn(game: Game): void {
    const worth = totalOfEvaluation(evaluateView(lazyViewFor(game, 0), 0, EVALUATION_WEIGHTS))
    for (const id of this.#turn === 0 ? [] : this.#came) {
      const swing = entry(this.#swings, id, () => ({ times: 0, sum: 0 }))
      swing.times += 1
      swing.sum += (worth - this.#worth) / this.#came.length
    }
    this.#came = []
    this.#turn = game.turn.number
    this.#worth = worth
  }

  #option(name: string): { offered: number; chosen: number } {
    return entry(this.#options, name, () => ({ offered: 0, chosen: 0 }))
  }
}

/** The option as figures name it: its kind and the name of its card. */
function named({ objects }: Game, option: Option): [id: string, name: string][] {
  if (!NAMED.has(option.kind) || !('object' in option)) return []
  const id = objects[option.object]?.card ?? ''
  return id === '' ? [] : [[option.id, `${option.kind} ${cardWithId(id).name}`]]
}

const NAMED: ReadonlySet<Option['kind']> = new Set(['play', 'power', 'quest'])

const rate = (): WinRate => ({ games: 0, wins: 0 })

function add(to: WinRate, isWon: boolean): void {
  to.games += 1
  if (isWon) to.wins += 1
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key) ?? make()
  map.set(key, found)
  return found
}

const round = (value: number): number => Number(value.toFixed(1))
