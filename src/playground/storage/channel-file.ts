import { appendFileSync, copyFileSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Id } from '../snowflake.ts'
import { writeWhole } from './atomic.ts'
import { type Line, lineSchema, type StoredChannel, type StoredMessage } from './schemas.ts'

/**
 * A channel with its messages: a line of JSON for each event in it. A process that is killed leaves all lines except the
 * one that it was writing.
 */
export class ChannelFile {
  readonly #path: string
  /** Whether the last line is incomplete. */
  #isTorn = false

  constructor(folder: string, id: Id) {
    this.#path = join(folder, `${id}${EXTENSION}`)
  }

  /** @throws the system's error, such as that of a full disk */
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
    writeWhole(this.#path, lines.join(''))
  }

  remove(): void {
    rmSync(this.#path, { force: true })
  }

  read(): ReadChannel {
    const lines = readFileSync(this.#path, 'utf8').split('\n')
    const whole = lines.slice(0, -1).filter((line) => line !== '')
    const read = whole.flatMap((line) => lineOf(line) ?? [])
    const content = contentOf(read)
    const isCompact = lines.at(-1) === '' && lines.length - 1 === content.messages.length + 1
    return { ...content, damaged: whole.length - read.length, isCompact, isEmpty: whole.length === 0 }
  }

  /** @returns a sentence about it for the operator */
  setAside(): string {
    renameSync(this.#path, `${this.#path}${DAMAGED}`)
    return `The playground can't read its file ${this.#path}. It was renamed to ${this.#path}${DAMAGED}, and the channel begins without it.`
  }

  /** Call it before the file is replaced. @returns a sentence about it for the operator */
  copyAside(lines: number): string {
    copyFileSync(this.#path, `${this.#path}${DAMAGED}`)
    return `The playground can't read ${lines} of the lines of its file ${this.#path}, and goes on without them. The whole file was copied to ${this.#path}${DAMAGED}.`
  }
}

const EXTENSION = '.jsonl'
const DAMAGED = '.damaged'

/** @returns null if it is a file of another kind */
export const channelIdOf = (name: string): Id | null => /^(\d{17,20})\.jsonl$/.exec(name)?.[1] ?? null

export interface ReadChannel {
  /** The stored channel; null if no line describes it. */
  readonly channel: StoredChannel | null
  readonly messages: readonly StoredMessage[]
  /** The number of unreadable lines, without the end of the file if a kill has cut it off. */
  readonly damaged: number
  /** Whether no line is outdated or cut off. */
  readonly isCompact: boolean
  /** Whether a kill came before the end of the first line. */
  readonly isEmpty: boolean
}

function lineOf(text: string): Line | null {
  try {
    return lineSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Returns the channel and its messages after all lines. A changed message keeps its place. */
function contentOf(lines: readonly Line[]): Pick<ReadChannel, 'channel' | 'messages'> {
  let channel: StoredChannel | null = null
  const messages = new Map<Id, StoredMessage>()
  for (const line of lines) {
    if ('channel' in line) channel = line.channel
    else if ('message' in line) messages.set(line.message.id, line.message)
    else messages.delete(line.deleted)
  }
  return { channel, messages: [...messages.values()] }
}
