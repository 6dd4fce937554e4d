/**
 * Limits the length of texts that people type in options of commands and fields of forms. Discord itself accepts
 * 6,000 letters in an option and 4,000 in a field.
 */
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  type APIApplicationCommandStringOption,
  ApplicationCommandOptionType,
} from 'discord.js'
import { Rejection } from '../table/model/rejection.ts'
import { texts } from '../texts/texts.ts'
import type { CommandCall } from './bot-context.ts'
import type { Command } from './command.ts'
import { DISCORD_LIMITS } from './message-parts/limits.ts'
import { privateReply } from './message-parts/post.ts'

/** The limit of an option that declares none. The values of suggestions are no longer than this. */
const DEFAULT_LETTERS = DISCORD_LIMITS.choiceName

/** Returns the command with a limit for each text option. A longer text is answered with a sentence. */
export function addTextLengthLimits(command: Command): Command {
  const data = structuredClone(command.data)
  const typed = textOptions(data.options)
  for (const { option } of typed) option.max_length ??= DEFAULT_LETTERS
  const lettersOf = ({ option }: TextOption) => option.max_length ?? DEFAULT_LETTERS
  const ofCall = ({ subcommand }: CommandCall) => typed.filter(({ sub }) => sub === subcommand)
  const exceeded = (call: CommandCall) =>
    ofCall(call).find((one) => isLonger(call.text(one.option.name) ?? '', lettersOf(one)))
  const { suggest } = command
  return {
    ...command,
    data,
    run: async (context, call) => {
      const found = exceeded(call)
      return found
        ? privateReply(texts.reply.optionTooLong(found.option.name, lettersOf(found)))
        : command.run(context, call)
    },
    ...(suggest && {
      suggest: async (context, call, focused) => (exceeded(call) ? [] : suggest(context, call, focused)),
    }),
  }
}

/** A text option that is typed freely, and the subcommand that has it. */
interface TextOption {
  readonly sub: string | null
  readonly option: APIApplicationCommandStringOption
}

const textOptions = (options: readonly APIApplicationCommandOption[] = []): TextOption[] =>
  options.flatMap((option) =>
    option.type === ApplicationCommandOptionType.Subcommand
      ? textsAmong(option.options, option.name)
      : textsAmong([option], null),
  )

const textsAmong = (
  options: readonly (APIApplicationCommandOption | APIApplicationCommandBasicOption)[] = [],
  sub: string | null,
): TextOption[] => options.flatMap((option) => (isTyped(option) ? [{ sub, option }] : []))

const isTyped = (
  option: APIApplicationCommandOption | APIApplicationCommandBasicOption,
): option is APIApplicationCommandStringOption =>
  option.type === ApplicationCommandOptionType.String && !('choices' in option && option.choices?.length)

/**
 * Returns the text of a form's field.
 * @throws Rejection with a sentence for the person who typed too much
 */
export function requireMaxLength(text: string, letters: number): string {
  if (isLonger(text, letters)) throw new Rejection(texts.reply.fieldTooLong(letters))
  return text
}

/** Counts letters as Discord does: an emoji counts as one. */
const isLonger = (text: string, most: number): boolean => text.length > most && [...text].length > most
