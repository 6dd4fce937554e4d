/**
 * Measures the speed of whole raids by the random player, and the cost of saving one: npm run -s bench -- --json
 * Each of these options measures only the thing that it names:
 * --peers compares our speed with boardgame.io's and @pkmn/sim's, by turns. --peers-in FOLDER takes these two from the
 * node_modules of that folder.
 * --whole measures whole raids of Boss players, --games of each.
 * --kept measures how much --games random raids (10 by default) leave in either database.
 * --archive 100000 sends the same queries to a database of 100 finished raids and to one of 100,000, by turns.
 * --pictures measures the pictures of five raids, of --games questions each (60 by default).
 * --outbox measures how long a quiet raid waits while another floods, with --sends requests a second (40 by default).
 * --guilds 2500 measures the memory that a client needs for that number of large servers.
 * --start measures how long the bot takes to start, --games times (5 by default). With --against FOLDER it compares the
 * start and the memory with another checkout's, by turns.
 * --pool measures keystrokes of /card and of a deck's suggestions among all printed cards, and views of a constructed
 * deck. --hostile measures for how long hostile texts and files block the event loop. The exit code is 1 if one of
 * them takes longer than 50 ms, or if the time grows more than 2.5-fold when the input doubles. --only /war measures
 * only the inputs whose name contains this text. --against FOLDER compares our speed with another checkout's, by
 * turns in --processes of each.
 */
import { parseArgs } from 'node:util'
import { randomPlayer } from '../src/bots/player.ts'
import type { Game } from '../src/engine/index.ts'
import { simulateRaid } from '../src/simulation/simulate.ts'
import { compressJson } from '../src/store/database/compress.ts'
import { compareWithCheckout } from './bench/against/compare.ts'
import { measureArchiveQueries } from './bench/archive-queries.ts'
import { measureConstructedRaids } from './bench/constructed-raids.ts'
import { cpuSeconds, medianOf, roundToHundredths } from './bench/figures.ts'
import { measureHostileInputs } from './bench/hostile/measure.ts'
import { slowdownOfLongRaid } from './bench/long-raid.ts'
import { measureOutboxDelays } from './bench/outbox.ts'
import { compareWithPeers } from './bench/peers/compare.ts'
import { measurePictures } from './bench/pictures/measure.ts'
import { measurePoolSearch } from './bench/pool.ts'
import { measureRetainedBytes } from './bench/retained-bytes.ts'
import { measureSaving } from './bench/saving.ts'
import { measureMemoryOfServers } from './bench/servers.ts'
import { measureStarts } from './bench/start.ts'
import { compareStarts } from './bench/start-against.ts'
import { measureWholeRaids } from './bench/whole-raids.ts'

const { values } = parseArgs({
  options: {
    raid: { type: 'string', default: 'deadmines' },
    games: { type: 'string' },
    json: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
    kept: { type: 'boolean', default: false },
    archive: { type: 'string' },
    start: { type: 'boolean', default: false },
    guilds: { type: 'string' },
    outbox: { type: 'boolean', default: false },
    sends: { type: 'string', default: '40' },
    pictures: { type: 'boolean', default: false },
    hostile: { type: 'boolean', default: false },
    pool: { type: 'boolean', default: false },
    only: { type: 'string' },
    'peers-in': { type: 'string' },
    against: { type: 'string' },
    processes: { type: 'string', default: '4' },
  },
})

const games = Number(values.games ?? 200)

/** V8 has compiled the engine after this number of raids, as in a process that has run for a while. */
const WARM_UP = 3_000

function play(seed: number, onDecision?: (game: Game) => void) {
  const plan = {
    raid: values.raid,
    mode: 'novice',
    seats: 3,
    seed,
    policy: randomPlayer,
    twin: false,
    watch: false,
  }
  return simulateRaid(onDecision ? { ...plan, onDecision } : plan)
}

/** Returns the decisions with at least two choices in a second of CPU: the median over batches of ten raids. */
function speed(): number {
  for (let seed = 1; seed <= WARM_UP; seed++) play(seed)
  const rates: number[] = []
  for (let at = 0; at < games; at += 10) {
    const began = cpuSeconds()
    let choices = 0
    for (let i = 0; i < 10; i++) choices += play(1000 + at + i).choices
    rates.push(choices / (cpuSeconds() - began))
  }
  return Math.round(medianOf(rates))
}

/** Returns the states of one raid at every decision, from its middle. */
function midRaidStates(): string[] {
  const states: string[] = []
  play(7, (game) => states.push(JSON.stringify(game)))
  return states.slice(Math.floor(states.length / 2))
}

/** Returns the milliseconds of CPU that it takes to write a state as JSON and to parse it again. */
function serialiseAndParse(states: readonly string[]): number {
  const parsed = states.map((state): unknown => JSON.parse(state))
  const rounds = Array.from({ length: 20 }, () => {
    const began = cpuSeconds()
    for (const state of parsed) JSON.parse(JSON.stringify(state))
    return ((cpuSeconds() - began) * 1000) / parsed.length
  })
  return roundToHundredths(medianOf(rounds))
}

async function ownFigures() {
  const decisionsPerCpuSecond = speed()
  const states = midRaidStates()
  return {
    decisionsPerCpuSecond,
    growth: slowdownOfLongRaid(),
    stateBytes: medianOf(states.map((state) => state.length)),
    stateCompressedBytes: medianOf(states.map((state) => compressJson(JSON.parse(state)).length)),
    serialiseParseMs: serialiseAndParse(states),
    ...(await measureSaving(states)),
    constructedDecisionsPerCpuSecond: measureConstructedRaids(games), // Measures raids of four constructed decks.
  }
}

const { peers, 'peers-in': folder, against, processes, whole, start, kept: isKept, archive: past } = values

function report() {
  if (past !== undefined) return measureArchiveQueries(Number(past))
  if (values.guilds !== undefined) return measureMemoryOfServers(Number(values.guilds))
  if (isKept) return measureRetainedBytes(Number(values.games ?? 10))
  if (values.hostile) return measureHostileInputs(values.only)
  if (values.pictures) return measurePictures(Number(values.games ?? 60))
  if (values.outbox) return measureOutboxDelays(Number(values.sends))
  if (values.pool) return measurePoolSearch(Number(values.games ?? 200))
  if (start && against !== undefined) return compareStarts(against, Number(values.games ?? 5))
  if (start) return measureStarts(Number(values.games ?? 5))
  if (whole) return measureWholeRaids(games)
  if (against !== undefined) return compareWithCheckout(against, Number(processes))
  return peers || folder ? compareWithPeers(folder) : ownFigures()
}

const figures = await report()
console.log(values.json ? JSON.stringify(figures) : figures)
if ('exceeded' in figures && Array.isArray(figures.exceeded) && figures.exceeded.length > 0)
  process.exitCode = 1
