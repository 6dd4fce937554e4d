/** Where a thread begins that paints: it can't load TypeScript before this. */
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
