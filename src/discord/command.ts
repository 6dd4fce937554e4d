/** A slash command: what it looks like on Discord, and what it asks of the table. The files are in `commands/`. */
import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js'
import type { Call, Desk } from './desk.ts'
import type { Outcome } from './posts/post.ts'

export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody
  run(desk: Desk, call: Call): Promise<Outcome>
  /** Suggestions for the option that is being typed. */
  suggest?(desk: Desk, call: Call, focused: { name: string; typed: string }): Promise<readonly Suggestion[]>
}

/** What is offered for an option while it is typed. */
export interface Suggestion {
  name: string
  value: string
}
