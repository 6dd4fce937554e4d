/** @pkmn/sim: battles of two players by random choices. Each choice is a decision. The time includes making the teams. */
import { createRequire } from 'node:module'
import { join } from 'node:path'

const FORMAT = 'gen9randombattle'
const SEED = [1, 2, 3, 4]
const LONGEST = 1_000

/** Returns a function that makes some decisions and returns their number. */
export function pokemon(folder) {
  const load = createRequire(join(folder, 'package.json'))
  const { Battle, PRNG, Teams } = load('@pkmn/sim')
  Teams.setGeneratorFactory(load('@pkmn/randoms').TeamGenerators)
  const chance = new PRNG(SEED)
  const random = (n) => chance.random(n)
  const seed = () => SEED.map(() => random(65_536))
  return () => {
    const battle = new Battle({ formatid: FORMAT, seed: seed(), send() {} })
    for (const id of ['p1', 'p2'])
      battle.setPlayer(id, { name: id, team: Teams.pack(Teams.generate(FORMAT, { seed: seed() })) })
    let choices = 0
    for (let turns = 0; !battle.ended && turns < LONGEST; turns++)
      for (const side of battle.sides) choices += choose(battle, side, random)
    return choices
  }
}

/** Returns 1 if this side had a choice. */
function choose(battle, side, random) {
  const request = side.activeRequest
  if (!request || request.wait) return 0
  if (!battle.choose(side.id, choiceOf(request, random))) battle.choose(side.id, 'default')
  return 1
}

function choiceOf(request, random) {
  if (request.teamPreview) return 'default'
  if (request.forceSwitch) return anyOf(switches(request), random) ?? 'pass'
  const [active] = request.active
  const options = active.moves.flatMap((move, i) => (move.disabled ? [] : [`move ${i + 1}`]))
  const mayLeave = !active.trapped && !active.maybeTrapped
  if (random(10) === 0 && mayLeave) options.push(...switches(request))
  return anyOf(options, random) ?? 'default'
}

function switches({ side }) {
  return side.pokemon.flatMap((one, i) =>
    one.active || one.condition.endsWith(' fnt') ? [] : [`switch ${i + 1}`],
  )
}

function anyOf(options, random) {
  return options.length > 0 ? options[random(options.length)] : undefined
}
