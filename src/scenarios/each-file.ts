/** Runs before each test file, even where files share their loaded modules (vitest's `setupFiles`). */
import { watchStories } from './open.ts'

watchStories()
