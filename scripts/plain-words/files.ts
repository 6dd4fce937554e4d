/** The files whose English is checked. */
import { execFileSync } from 'node:child_process'

/** Pages that scripts write, and stored data. */
const GENERATED = /generated|golden|package-lock|docs\/vocabulary\.md|docs\/rules\.md/

/** Parts of the project that are still to be rewritten in plain words. */
const NOT_YET: readonly string[] = [
  'commands/',
  'scripts/',
  'src/discord/',
  'src/playground/',
  'src/store/',
  'src/table/',
]

/** Returns the source files and pages of docs that git knows, except for generated ones. */
export function checkedFiles(root: string): string[] {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.mjs', '*.js', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
  return files.split('\n').filter((file) => file !== '' && !GENERATED.test(file))
}

export const isRewritten = (file: string): boolean => !NOT_YET.some((part) => file.startsWith(part))
