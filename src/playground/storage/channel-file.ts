import { appendFileSync, copyFileSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Snowflake } from '../snowflake.ts'
import { writeFileAtomically } from './atomic.ts'
import {
  type ChannelFileLine,
  channelFileLineSchema,
  type StoredChannel,
  type StoredMessage,
} from './schemas.ts'

/**
 * The file of a channel with its messages. Each event adds a line of JSON. If the process is killed, only the line
 * that it was writing is incomplete.
 */
export class ChannelFile {
  readonly #path: string
  /** Whether the last line is incomplete. */
  #isTorn = false

  constructor(folder: string, id: Snowflake) {
    this.#path = join(folder, `${id}${EXTENSION}`)
  }

  /** Appends lines. @throws the system's error, such as that of a full disk */
  append(lines: string): void {
    try {
      appendFileSync(this.#path, this.#isTorn ? `\n${lines}` : lines)
      this.#isTorn = false
    } catch (error) {
      this.#isTorn = true
      throw error
    }
  }

  replace(lines: readonly string[]): void {
    writeFileAtomically(this.#path, lines.join(''))
  }

  remove(): void {
    rmSync(this.#path, { force: true })
  }

  read(): ChannelFileContents {
    const lines = readFileSync(this.#path, 'utf8').split('\n')
    const whole = lines.slice(0, -1).filter((line) => line !== '')
    const read = whole.flatMap((line) => lineOf(line) ?? [])
    const content = contentOf(read)
    const isCompact = lines.at(-1) === '' && lines.length - 1 === content.messages.length + 1
    return { ...content, damaged: whole.length - read.length, isCompact, isEmpty: whole.length === 0 }
  }

  /** Renames a damaged file. Returns a sentence about it for the operator. */
  setAside(): string {
    renameSync(this.#path, `${this.#path}${DAMAGED}`)
    return `The playground can't read its file ${this.#path}. It was renamed to ${this.#path}${DAMAGED}, and the channel begins without it.`
  }

  /** Copies a damaged file before it is replaced. Returns a sentence about it for the operator. */
  copyAside(lines: number): string {
    copyFileSync(this.#path, `${this.#path}${DAMAGED}`)
    return `The playground can't read ${lines} of the lines of its file ${this.#path}, and goes on without them. The whole file was copied to ${this.#path}${DAMAGED}.`
  }
}

const EXTENSION = '.jsonl'
const DAMAGED = '.damaged'

/** Returns the id of the channel of a file; null for a file of another kind. */
export const channelIdOfFileName = (name: string): Snowflake | null =>
  /^(\d{17,20})\.jsonl$/.exec(name)?.[1] ?? null

export interface ChannelFileContents {
  /** The stored channel; null if no line describes it. */
  readonly channel: StoredChannel | null
  readonly messages: readonly StoredMessage[]
  /** The number of unreadable lines. The last line doesn't count if it was cut off when the process was killed. */
  readonly damaged: number
  /** Whether the file has exactly one line for the channel and one for each message, and its last line is complete. */
  readonly isCompact: boolean
  /** Whether the file has not even one complete line, because the process was killed. */
  readonly isEmpty: boolean
}

function lineOf(text: string): ChannelFileLine | null {
  try {
    return channelFileLineSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Returns the channel and its messages after all lines were applied. A changed message keeps its place. */
function contentOf(lines: readonly ChannelFileLine[]): Pick<ChannelFileContents, 'channel' | 'messages'> {
  let channel: StoredChannel | null = null
  const messages = new Map<Snowflake, StoredMessage>()
  for (const line of lines) {
    if ('channel' in line) channel = line.channel
    else if ('message' in line) messages.set(line.message.id, line.message)
    else messages.delete(line.deleted)
  }
  return { channel, messages: [...messages.values()] }
}
