import { renameSync, writeFileSync } from 'node:fs'

/** The ending of a file's name while the file is incomplete. Such a file was left by a kill, and can be deleted. */
export const UNFINISHED = '.new'

/** Writes a file atomically: if the process is killed meanwhile, the old file stays. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  writeFileSync(`${path}${UNFINISHED}`, content)
  renameSync(`${path}${UNFINISHED}`, path)
}
