/**
 * A process that plays raids with a bundled engine (`bundle.ts`) each time that it gets a message. Older checkouts call the
 * simulation `playRaid`.
 */
import { pathToFileURL } from 'node:url'

const [bundle] = process.argv.slice(2)
const { randomPlayer: policy, ...simulation } = await import(pathToFileURL(bundle).href)
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
