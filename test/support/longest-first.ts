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
  'src/table/boss/boss.test.ts',
  'src/discord/message-parts/limits.test.ts',
  'src/table/absence/clock.test.ts',
]

/** Files that run at once: chains of people first, which take long, and last the files that take milliseconds. */
const PROJECTS = ['whole', 'table', 'game', 'alone', 'browser']

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((file) => moduleId.endsWith(file))
  return at < 0 ? LONG.length : at
}

const turn = ({ project }: TestSpecification): number => PROJECTS.indexOf(project.name)

/** One project after the other, because a process that has loaded the modules of one project is useless for another. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => turn(a) - turn(b) || rank(a) - rank(b))
  }
}
