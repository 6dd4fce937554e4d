/** Runs before each test file (`setupFiles` of vitest), even if several files share their loaded modules. */
import { checkStoriesEnd } from './open-stories.ts'

checkStoriesEnd()
