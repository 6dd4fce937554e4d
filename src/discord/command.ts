/** A slash command. `command-building/declare.ts` builds each from its declaration in `commands/`. */
import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js'
import type { BotContext, CommandCall } from './bot-context.ts'
import type { CostlyAction } from './costly-actions.ts'
import type { Reply } from './message-parts/post.ts'

export interface Command {
  /** The definition that Discord registers. */
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody
  run(context: BotContext, call: CommandCall): Promise<Reply>
  /** Returns suggestions for the option that the person is typing. */
  suggest?: SuggestFunction
  /**
   * Returns the costly action that a call of the command causes; null if there is none.
   * @param words the subcommand, if there is one, and the names of the given options
   */
  opens?(words: readonly string[]): CostlyAction | null
}

export type SuggestFunction = (
  context: BotContext,
  call: CommandCall,
  focused: { name: string; typed: string },
) => Promise<readonly Suggestion[]>

/** A suggestion for an option that a person is typing. */
export interface Suggestion {
  name: string
  value: string
}
