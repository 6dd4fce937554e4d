/** A slash command: its definition for Discord and its handler. The commands are in `commands/`. */
import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js'
import type { BotContext, CommandCall } from './bot-context.ts'
import type { Reply } from './message-parts/post.ts'

export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody
  run(context: BotContext, call: CommandCall): Promise<Reply>
  /** Returns suggestions for the option that the person is typing. */
  suggest?(
    context: BotContext,
    call: CommandCall,
    focused: { name: string; typed: string },
  ): Promise<readonly Suggestion[]>
}

/** A suggestion for an option that a person is typing. */
export interface Suggestion {
  name: string
  value: string
}
