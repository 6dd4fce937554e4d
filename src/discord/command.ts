/** A slash command: its definition for Discord and its handler. The commands are in `commands/`. */
import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js'
import type { Call, Desk } from './desk.ts'
import type { Outcome } from './posts/post.ts'

export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody
  run(desk: Desk, call: Call): Promise<Outcome>
  /** Returns suggestions for the option that the person is typing. */
  suggest?(desk: Desk, call: Call, focused: { name: string; typed: string }): Promise<readonly Suggestion[]>
}

/** A suggestion for an option that a person is typing. */
export interface Suggestion {
  name: string
  value: string
}
