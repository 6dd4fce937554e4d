/** Tells which files of the project a revision had already, perhaps under another name. */
import { execFileSync } from 'node:child_process'

/** Files that share at least this much of their text are the same file under another name. `-l0` compares all pairs. */
const SAME_TEXT = '-M40%'

/** Returns the paths of the files that have been added since the revision. @throws if git doesn't know the revision */
export function filesAddedSince(revision: string): ReadonlySet<string> {
  const output = execFileSync('git', ['diff', '--name-only', '--diff-filter=A', SAME_TEXT, '-l0', revision], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return new Set(output.split('\n').filter((path) => path !== ''))
}
