import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the TypeScript files below a folder, relative to the project's root. */
export function sourceFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('generated'))
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .sort()
}
