/** The entry point of a planning thread, which can't load TypeScript before this. */
import { fileURLToPath } from 'node:url'
import { run } from '../../bundle.mjs'

await run(fileURLToPath(new URL('worker.ts', import.meta.url)))
