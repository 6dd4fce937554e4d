/**
 * Bundles the engine of a checkout as its bot is bundled (`src/bundle.mjs`). Run by tsx, each named function inside of
 * another one costs a call more, which the bot doesn't pay.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

/** Older checkouts have their computer players in the second folder. */
const PLAYERS = ['src/bots/player.ts', 'src/simulation/player.ts']

const bundlerSchema = z.object({
  bundleOf: z.custom<(file: string) => Promise<string>>((value) => typeof value === 'function'),
})

/** Returns the path of a bundle with the random player and the simulation of the folder's checkout. */
export async function bundleOfEngine(folder: string): Promise<string> {
  const built = join(folder, 'node_modules/.build')
  const entry = join(built, 'bench-engine.ts')
  mkdirSync(built, { recursive: true })
  writeFileSync(entry, entryOf(folder))
  const { bundleOf } = bundlerSchema.parse(await import(pathToFileURL(join(folder, 'src/bundle.mjs')).href))
  return bundleOf(entry)
}

function entryOf(folder: string): string {
  const player = PLAYERS.find((path) => existsSync(join(folder, path)))
  if (!player) throw new Error(`${folder} has no computer players in ${PLAYERS.join(' or ')}.`)
  const path = (file: string): string => JSON.stringify(join(folder, file))
  return `export { randomPlayer } from ${path(player)}\nexport * from ${path('src/simulation/simulate.ts')}\n`
}
