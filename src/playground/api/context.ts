import type { OpenInteractions } from '../open-interactions/open-interactions.ts'
import type { World } from '../world/world.ts'

/** The services that every route may use. */
export interface RouteContext {
  readonly world: World
  readonly interactions: OpenInteractions
  /** The playground's own address, without a slash at its end. */
  readonly base: string
  /** The folder in which the world is stored, as an absolute path; null for a world that is in memory only. */
  readonly folder: string | null
  /** Whether the application may use Discord's privileged intents. */
  readonly hasPrivilegedIntents: boolean
}
