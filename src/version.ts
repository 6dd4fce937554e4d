/** Reads the version of the bot from package.json. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const FILE = new URL('../package.json', import.meta.url)
const schema = z.object({ version: z.string() })

export const VERSION = schema.parse(JSON.parse(readFileSync(FILE, 'utf8'))).version
