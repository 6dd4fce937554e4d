/**
 * Says what decides raids, as a source for the weights of the evaluation: it plays raids against a Dungeon Deck or a
 * plain Boss player on seeds that no published figure uses (from 100,001), and fits a logistic regression of the wins
 * on the positions after the lair's turns. `--level easy` is for Boss raids, in which planning raiders take long.
 *
 *   npm run -s fit -- --raids shadowfang-keep-novice,deadmines-novice --games 40
 *   npm run -s fit -- --raids onyxia-standard --level easy --games 60
 *
 * `logOdds` is the change of the log odds of a win for one unit, and `points` the same in the unit of `lairHero` in
 * `src/bots/search/weights.ts`. A correlation isn't a cause: test weights with `npm run -s tune`.
 */
import { parseArgs } from 'node:util'
import { remainingHealth } from '../src/bots/card-value.ts'
import { heuristicPlayer } from '../src/bots/heuristic.ts'
import { newTwoSidedPlayer } from '../src/bots/player.ts'
import { healthOfLaterBosses, levelProgress } from '../src/bots/search/evaluate.ts'
import { BUDGETS, LEVELS, newPlanningPlayer } from '../src/bots/search/levels.ts'
import { DUNGEON_WEIGHTS, EVALUATION_WEIGHTS } from '../src/bots/search/weights.ts'
import {
  type CardView,
  type Game,
  lairOfGame,
  type SeatView,
  type View,
  viewFor,
} from '../src/engine/index.ts'
import { simulateRaid } from '../src/simulation/simulate.ts'
import { fitWins, type Sample } from './fit/logistic.ts'
import { raiderCountAt, tableNamed } from './raid-tables.ts'

const FIRST_SEED = 100_001

const { values } = parseArgs({
  options: {
    raids: { type: 'string', default: 'deadmines-novice' },
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: String(FIRST_SEED) },
    level: { type: 'string', default: 'strong' },
  },
})

if (Number(values.seed) < FIRST_SEED) throw new Error(`--seed must be ${FIRST_SEED} or more`)
const level = LEVELS.find((one) => one === values.level)
if (!level) throw new Error(`--level must be one of ${LEVELS.join(', ')}`)
const policy = newTwoSidedPlayer(newPlanningPlayer('fit', BUDGETS[level]), heuristicPlayer)

const sum = <T>(list: readonly T[], value: (one: T) => number): number =>
  list.reduce((all, one) => all + value(one), 0)
const health = (card: CardView): number => Math.max(0, remainingHealth(card))

interface Sides {
  readonly view: View
  readonly lair: SeatView
  readonly raiders: readonly SeatView[]
  readonly allies: readonly CardView[]
}

/** The features of a position. */
const FEATURES: Readonly<Record<string, (sides: Sides) => number>> = {
  healthOfLairHero: ({ view, lair }) => (lair.hero ? health(lair.hero) : 0) + healthOfLaterBosses(view, lair),
  level: ({ view, lair }) => levelProgress(view, lair),
  rootsOfRaidersHealth: ({ raiders }) => sum(raiders, ({ hero }) => Math.sqrt(hero ? health(hero) : 0)),
  resourcesOfLair: ({ lair }) => lair.resources.total,
  handOfLair: ({ lair }) => lair.hand.count,
  lairAllies: ({ lair }) => lair.allies.length,
  atkOfLairAllies: ({ lair }) => sum(lair.allies, ({ atk }) => atk ?? 0),
  healthOfLairAllies: ({ lair }) => sum(lair.allies, health),
  atkOfAllies: ({ allies }) => sum(allies, ({ atk }) => atk ?? 0),
  healthOfAllies: ({ allies }) => sum(allies, health),
  atkOfWeapons: ({ raiders }) =>
    sum(raiders, ({ equipment }) => Math.max(0, ...equipment.map(({ atk }) => atk ?? 0))),
  hands: ({ raiders }) => sum(raiders, ({ hand }) => Math.min(7, hand.count)),
  resources: ({ raiders }) => sum(raiders, ({ resources }) => Math.min(8, resources.total)),
}

function featuresOf(game: Game): number[] {
  const view = viewFor(game, null)
  const lair = view.seats.find(({ side }) => side === 'lair')
  if (!lair) throw new Error('there is no lair')
  const raiders = view.seats.filter((one) => one !== lair && !one.out)
  const sides = { view, lair, raiders, allies: raiders.flatMap(({ allies }) => allies) }
  return Object.values(FEATURES).map((feature) => feature(sides))
}

/** Plays a raid and returns the positions after the lair's turns. */
function samplesOf(table: { raid: string; mode: string }, seed: number, raid: number): Sample[] {
  const positions: number[][] = []
  let latest = 0 // the number of the latest turn of a raider
  const onDecision = (game: Game): void => {
    const { turn, players } = game
    if (players[turn.player]?.side === 'lair') return
    if (turn.number > latest + 1) positions.push(featuresOf(game))
    latest = turn.number
  }
  const seats = raiderCountAt(table)
  const plan = { ...table, seats, seed, policy, twin: false, watch: false, stops: 'few' } as const
  const { outcome } = simulateRaid({ ...plan, onDecision })
  const won = outcome?.kind === 'won' && outcome.side === 'raiders'
  return positions.map((features) => ({ features, won, raid }))
}

const games = values.raids.split(',').flatMap((name) => {
  const table = tableNamed(name)
  return Array.from({ length: Number(values.games) }, (_, i) => ({ table, seed: Number(values.seed) + i }))
})
const samples = games.flatMap(({ table, seed }, raid) => samplesOf(table, seed, raid))
const found = fitWins(samples, games.length)
const hasBoss = games.some(({ table }) => lairOfGame(table)?.boss)
const { lairHero } = hasBoss ? EVALUATION_WEIGHTS : DUNGEON_WEIGHTS
const unit = lairHero / Math.abs(found[0]?.value ?? 1)
for (const [i, feature] of Object.keys(FEATURES).entries()) {
  const { value = 0, error = 0 } = found[i] ?? {}
  const points = Number((value * unit).toFixed(1))
  console.log(
    JSON.stringify({ feature, logOdds: Number(value.toFixed(4)), error: Number(error.toFixed(4)), points }),
  )
}
