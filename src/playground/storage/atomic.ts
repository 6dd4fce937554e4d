import { renameSync, writeFileSync } from 'node:fs'

/** A file's name ends with this until it is whole. One that is found later is left by a kill, and can be deleted. */
export const UNFINISHED = '.new'

/** Writes a file whole or not at all: a process that is killed meanwhile leaves the old one. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  writeFileSync(`${path}${UNFINISHED}`, content)
  renameSync(`${path}${UNFINISHED}`, path)
}
