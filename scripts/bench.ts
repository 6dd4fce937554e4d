/** Speed of whole raids by the random player, and the cost of saving one: npm run -s bench -- --json */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Game } from '../src/engine/state/game.ts'
import { randomPlayer } from '../src/players/player.ts'
import { playRaid } from '../src/players/simulate.ts'
import { pack } from '../src/store/compress.ts'
import { saveInput } from '../src/store/inputs.ts'
import { openStore, type Store } from '../src/store/open.ts'
import { rememberGuild, rememberPlayer } from '../src/store/people.ts'
import { createRaid, lockRaid } from '../src/store/raids.ts'

const { values } = parseArgs({
  options: {
    raid: { type: 'string', default: 'deadmines' },
    games: { type: 'string', default: '200' },
    json: { type: 'boolean', default: false },
  },
})

const WARM_UP = 60
const SAVES = 200

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

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
  return playRaid(onDecision ? { ...plan, onDecision } : plan)
}

/** Decisions with at least two choices in a second of CPU; medians over batches of ten raids. */
function speed(): number {
  for (let seed = 1; seed <= WARM_UP; seed++) play(seed)
  const rates: number[] = []
  for (let at = 0; at < Number(values.games); at += 10) {
    const began = cpuSeconds()
    let choices = 0
    for (let i = 0; i < 10; i++) choices += play(1000 + at + i).choices
    rates.push(choices / (cpuSeconds() - began))
  }
  return Math.round(median(rates))
}

/** The states of one raid at every decision, from its middle. */
function midRaidStates(): string[] {
  const states: string[] = []
  play(7, (game) => states.push(JSON.stringify(game)))
  return states.slice(Math.floor(states.length / 2))
}

async function saving(states: string[]): Promise<{ writeMs: number; readMs: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lairkeeper-bench-'))
  const databaseUrl = process.env.DATABASE_URL
  const store = await openStore({ dataDir: folder, ...(databaseUrl ? { databaseUrl } : {}) })
  try {
    return await measureStore(store, states)
  } finally {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureStore(store: Store, states: string[]): Promise<{ writeMs: number; readMs: number }> {
  const raidId = await newRaid(store)
  const writes: number[] = []
  const reads: number[] = []
  for (let version = 0; version < SAVES; version++) {
    const state: unknown = JSON.parse(states[version % states.length] ?? '{}')
    writes.push(await timed(() => write(store, raidId, version, state)))
    reads.push(await timed(() => store.transaction((tx) => lockRaid(tx, raidId))))
  }
  return { writeMs: round(median(writes)), readMs: round(median(reads)) }
}

async function newRaid(store: Store): Promise<string> {
  const guildId = '100000000000000001'
  const raid = await store.transaction(async (tx) => {
    await rememberGuild(tx, guildId)
    const leader = await rememberPlayer(tx, { id: '200000000000000001', name: 'Bench' })
    return createRaid(tx, {
      guildId,
      channelId: guildId,
      name: values.raid,
      mode: 'novice',
      leaderId: leader.id,
    })
  })
  return raid.id
}

function write(store: Store, raidId: string, version: number, state: unknown): Promise<number> {
  const input = {
    raidId,
    version,
    kind: 'answer',
    seat: 0,
    payload: {},
    events: [],
    userId: null,
    interactionId: null,
    state,
  }
  return store.transaction((tx) => saveInput(tx, input))
}

async function timed(what: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await what()
  return performance.now() - began
}

function median(list: readonly number[]): number {
  return [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
}

function round(ms: number): number {
  return Math.round(ms * 100) / 100
}

const decisionsPerCpuSecond = speed()
const states = midRaidStates()
const sizes = states.map((state) => state.length)
const compressed = states.map((state) => pack(JSON.parse(state)).length)
const report = {
  decisionsPerCpuSecond,
  stateBytes: median(sizes),
  stateCompressedBytes: median(compressed),
  ...(await saving(states)),
}
console.log(values.json ? JSON.stringify(report) : report)
