/** Runs before each test file, also where files share what they have loaded (vitest's `setupFiles`). */
import { watchStories } from './open.ts'

watchStories()
