/** A process that runs one of the compared engines: it warms up, and then works for the seconds that each message names. */
import { WARM_UP_SECONDS } from './warm-up.mjs'

const [who, folder] = process.argv.slice(2)

async function worker() {
  if (who === 'boardgame.io') return (await import('./boardgame.mjs')).boardgame(folder)
  if (who === '@pkmn/sim') return (await import('./pokemon.mjs')).pokemon(folder)
  const { register } = await import('tsx/esm/api')
  register()
  return (await import('./ours.ts')).createRaidWorker()
}

function cpuSeconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Works for this number of seconds of CPU. */
function work(step, seconds) {
  const began = cpuSeconds()
  let decisions = 0
  let spent = 0
  while (spent < seconds) {
    decisions += step()
    spent = cpuSeconds() - began
  }
  return { decisions, spent }
}

const step = await worker()
work(step, WARM_UP_SECONDS[who] ?? 0)
process.on('message', (seconds) => process.send?.(work(step, seconds)))
process.send?.('ready')
