import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Snowflake } from '../snowflake.ts'
import type { StoredFile } from '../world/model.ts'
import { writeFileAtomically } from './atomic.ts'
import type { StoredFileFacts } from './schemas.ts'

/** Stores the bytes of attachments, each in a file that is named by its id. */
export class AttachmentFiles {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true })
  }

  save({ id, data }: StoredFile): void {
    writeFileAtomically(this.#path(id), data)
  }

  remove(id: Snowflake): void {
    rmSync(this.#path(id), { force: true })
  }

  /** Returns a file whose bytes are read on demand; null if the file is missing or incomplete. */
  find(note: StoredFileFacts): StoredFile | null {
    const path = this.#path(note.id)
    if (statSync(path, { throwIfNoEntry: false })?.size !== note.size) return null
    const { width, height, ...rest } = note
    return {
      ...rest,
      width,
      height,
      get data() {
        return readFileSync(path)
      },
    }
  }

  removeAllBut(ids: ReadonlySet<Snowflake>): void {
    for (const name of readdirSync(this.#folder)) if (!ids.has(name)) this.remove(name)
  }

  #path = (id: Snowflake) => join(this.#folder, id)
}
