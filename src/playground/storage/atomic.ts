import { renameSync, writeFileSync } from 'node:fs'

/** The ending of a file's name while the file is incomplete. After a kill, such a file remains and can be deleted. */
export const UNFINISHED_FILE_SUFFIX = '.new'

/** Writes a file atomically: if the process is killed meanwhile, the old file stays. */
export function writeFileAtomically(path: string, content: string | Uint8Array): void {
  writeFileSync(`${path}${UNFINISHED_FILE_SUFFIX}`, content)
  renameSync(`${path}${UNFINISHED_FILE_SUFFIX}`, path)
}
