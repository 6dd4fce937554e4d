/**
 * A process that plays raids with the engine of a folder, this checkout or another one, each time that it gets a message.
 * Older checkouts have their computer players in another folder, and call the simulation `playRaid`.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [folder = '.'] = process.argv.slice(2)
const from = (path) => import(pathToFileURL(join(folder, path)).href)
const { register } = await from('node_modules/tsx/dist/esm/api/index.mjs')
register()
const places = ['src/bots/player.ts', 'src/simulation/player.ts']
const { randomPlayer: policy } = await from(places.find((path) => existsSync(join(folder, path))))
const simulation = await from('src/simulation/simulate.ts')
const simulateRaid = simulation.simulateRaid ?? simulation.playRaid

const RAIDS = ['deadmines', 'shadowfang-keep', 'scarlet-monastery']
const MODES = ['novice', 'experienced', 'heroic']

function play(seed) {
  const [raid, mode] = [RAIDS[seed % 3], MODES[Math.floor(seed / 3) % 3]]
  return simulateRaid({ raid, mode, seats: 3, seed, policy, twin: false, watch: false }).decisions
}

process.on('message', ({ seed, raids }) => {
  const began = process.cpuUsage()
  let decisions = 0
  for (let at = 0; at < raids; at++) decisions += play(seed + at)
  const { user, system } = process.cpuUsage(began)
  process.send({ decisions, spent: (user + system) / 1e6 })
})
process.send('ready')
