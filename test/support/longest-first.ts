/** Files that take longest begin first, so that at the end no core waits for another. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest first. If vitest knows from an earlier run how long files took, it orders the others by that. */
const LONG = [
  'test/chaos.test.ts',
  'test/e2e-outbox.test.ts',
  'test/evening.test.ts',
  'test/stored/shape-4.test.ts',
  'test/stored/shape-3.test.ts',
  'src/table/undo/undo.test.ts',
  'src/table/absence/absence.test.ts',
  'src/table/boss-player/boss-player.test.ts',
  'src/discord/message-parts/limits.test.ts',
  'src/table/absence/scheduler.test.ts',
]

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((file) => moduleId.endsWith(file))
  return at < 0 ? LONG.length : at
}

/** Whole bots and databases, then chains of people, then the game, whose files take milliseconds. */
const LAST = /\/src\/(bots|campaign|cards|engine|raids|scenarios|simulation|texts)\//

const group = ({ moduleId }: TestSpecification): number =>
  LAST.test(moduleId) ? 2 : moduleId.includes('/test/') || moduleId.includes('/src/playground/') ? 0 : 1

/** Files that need the same modules run one after the other. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => group(a) - group(b) || rank(a) - rank(b))
  }
}
