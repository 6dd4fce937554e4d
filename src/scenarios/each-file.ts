/** Runs before each test file (`setupFiles` of vitest), even if several files share their loaded modules. */
import { requireStoriesEnded } from './open-stories.ts'

requireStoriesEnded()
