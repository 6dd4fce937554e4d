import type { InteractionDesk } from '../interactions/desk.ts'
import type { World } from '../world/world.ts'

/** What every route may use. */
export interface Context {
  readonly world: World
  readonly desk: InteractionDesk
  /** The stand-in's own address, without a slash at its end. */
  readonly base: string
}
