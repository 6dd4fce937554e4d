/** The files whose English is checked. */
import { execFileSync } from 'node:child_process'

/** Pages that scripts write, and stored data. */
const GENERATED = /generated|golden|package-lock|docs\/vocabulary\.md|docs\/rules\.md/

/** Returns the source files and pages of docs that git knows, except for generated ones. */
export function filesToCheck(root: string): string[] {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.mjs', '*.js', '*.md', '*.prisma'], {
    cwd: root,
    encoding: 'utf8',
  })
  return files.split('\n').filter((file) => file !== '' && !GENERATED.test(file))
}
