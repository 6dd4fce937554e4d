/** Remembers PostgreSQL's last error message on stderr, because PGlite's own errors don't contain it. */
import { describeError } from '../errors.ts'

const LINE = /\b(?:FATAL|PANIC|ERROR): +(.+)/

/** Words for Emscripten's numbers of file system errors, which are those of WASI. */
const WORDS: ReadonlyMap<unknown, string> = new Map([
  [2, 'permission denied'],
  [22, 'a file is too large'],
  [51, 'no space left on the disk'],
  [69, 'the disk can only be read'],
])

export class LastStderrMessage {
  #last: string | null = null

  /** Adds a line. Returns true, so that PGlite doesn't write the line elsewhere. */
  readonly note = (line: string): boolean => {
    this.#last = LINE.exec(line)?.[1] ?? this.#last
    return true
  }

  /** Returns why PostgreSQL has failed, as a clause. PostgreSQL's file system throws objects that aren't errors. */
  why(error: unknown): string {
    if (this.#last !== null) return this.#last
    const errno: unknown = Object(error).errno
    return WORDS.get(errno) ?? (typeof errno === 'number' ? `error ${errno} of a file` : describeError(error))
  }
}
