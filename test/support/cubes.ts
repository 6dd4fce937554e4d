/** Raiders of a story who use Manticron Cubes (R402.3a), and the moves for that. */
import { cardWithId } from '../../src/cards/index.ts'
import { type Game, type GameEvent, type Option, objectById } from '../../src/engine/index.ts'
import type { Player } from './boss-story.ts'
import { eventsOf } from './expected.ts'
import type { Move, Story } from './story.ts'

const [CUBE, LAIR] = ['MLR-42', 'MLR-43']

/** While the Lair has its Nova side up they take a free Cube before they attack, and once a Cube of another raider. */
export const holdingCubes = (otherwise: Player): Player => {
  let hasTaken = false
  return (game, decision) => {
    const { seat, kind, options } = decision
    if (kind !== 'priority') return otherwise(game, decision)
    const cubes = isNova(game) ? options.filter((one) => isCube(game, one)) : []
    const taken = hasTaken ? undefined : cubes.find((one) => isAnothers(game, one, seat))
    const use = taken ?? cubes.find((one) => holderOf(game, one) === null)
    hasTaken ||= taken !== undefined
    if (use) return [use.id]
    return otherwise(game, { ...decision, options: options.filter((one) => !isCube(game, one)) })
  }
}

/** The effect of a move on a Cube, before it has gone to its new holder: attach a free one, or take it from another. */
export function cubeUse({ decision, picks }: Move, game: Game): 'attach' | 'take' | null {
  const option = decision.options.find((one) => one.id === picks[0])
  if (!option || !isCube(game, option)) return null
  return isAnothers(game, option, decision.seat) ? 'take' : 'attach'
}

export const isUse =
  (use: 'attach' | 'take') =>
  (_: readonly GameEvent[], { move, game }: { move: Move; game: Game }): boolean =>
    cubeUse(move, game) === use

export const isDivision = (_: readonly GameEvent[], { move }: { move: Move }): boolean =>
  move.decision.kind === 'divide'

/** The characters who came to hold a Cube, in order: a raider's name for a hero, or the ally's name. */
export const cubeHolders = (story: Story, names: readonly string[]): string[] =>
  eventsOf(story).flatMap((event) => {
    if (event.kind !== 'attached' || event.card !== CUBE) return []
    const seat = story.setup.seats.findIndex(({ hero }) => hero === event.hostCard)
    return [names[seat] ?? cardWithId(event.hostCard).name]
  })

const isNova = (game: Game): boolean =>
  game.play.some((id) => objectById(game, id).card === LAIR && objectById(game, id).play?.faceDown === true)

const isCube = (game: Game, option: Option): boolean =>
  option.kind === 'power' && objectById(game, option.object).card === CUBE

/** The player whose character holds it; null for a free one. */
function holderOf(game: Game, option: Option): number | null {
  const host = 'object' in option ? objectById(game, option.object).play?.host : undefined
  return host === undefined ? null : (objectById(game, host).play?.controller ?? null)
}

function isAnothers(game: Game, option: Option, seat: number): boolean {
  const holder = holderOf(game, option)
  return holder !== null && holder !== seat
}
