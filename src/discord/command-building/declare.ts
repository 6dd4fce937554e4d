/**
 * Builds slash commands from their declarations in `commands/`. `texts.commands` has the descriptions, by the names of
 * the command, its subcommands and its options, so the compiler checks that a declaration and the texts have the same
 * names.
 */
import { ApplicationIntegrationType, InteractionContextType, PermissionFlagsBits } from 'discord.js'
import { lookUpOwnProperty } from '../../engine/index.ts'
import { type Texts, texts } from '../../texts/texts.ts'
import type { BotContext, CommandCall } from '../bot-context.ts'
import type { Command, SuggestFunction } from '../command.ts'
import type { CostlyAction } from '../costly-actions.ts'
import { localizeCommand } from '../localization/localized-commands.ts'
import { privateReply, type Reply } from '../message-parts/post.ts'
import { addTextLengthLimits } from '../typed-limits.ts'
import { SlashCommandBuilder } from './builders.ts'
import type { CommandOption, CommandOrSubcommandBuilder } from './options.ts'

export type CommandName = keyof Texts['commands']

/** The texts of a command or of a subcommand. */
interface Words {
  readonly description: string
  readonly options?: Readonly<Record<string, string>>
  readonly subcommands?: Readonly<Record<string, Words>>
}

interface Handler<OptionName extends string> {
  /** The costly action that each call causes. An option can declare this for calls with the option. */
  readonly opens?: CostlyAction
  /** Discord offers the command only to people who may manage the server, unless they change that for a role. */
  readonly isForManagers?: true
  run(context: BotContext, call: CommandCall<OptionName>): Promise<Reply> | Reply
}

/** A command without subcommands, or a subcommand. It has exactly the options that its texts describe. */
type Leaf<W> = W extends { readonly options: infer O }
  ? Handler<keyof O & string> & { readonly options: { readonly [Name in keyof O]: CommandOption } }
  : Handler<never> & { readonly options?: never }

type Declaration<W> = W extends { readonly subcommands: infer S }
  ? { readonly subcommands: { readonly [Name in keyof S]: Leaf<S[Name]> } }
  : Leaf<W>

/** Any declaration, as the functions below read it. */
interface Declared extends Partial<Handler<string>> {
  readonly options?: Readonly<Record<string, CommandOption>>
  readonly subcommands?: Readonly<Record<string, Declared>>
}

/** Builds a slash command from its declaration and its texts. */
export function declareCommand<Name extends CommandName>(
  name: Name,
  declaration: Declaration<Texts['commands'][Name]>,
): Command
export function declareCommand(name: CommandName, declaration: Declared): Command {
  const leafOf = ({ subcommand }: CommandCall) =>
    subcommand === null ? declaration : lookUpOwnProperty(declaration.subcommands ?? {}, subcommand)
  return addTextLengthLimits({
    data: localizeCommand(() => built(name, declaration)),
    run: async (context, call) =>
      leafOf(call)?.run?.(context, call) ?? privateReply(texts.reply.unknownButton),
    suggest: suggesting((call) => leafOf(call)?.options ?? {}),
    opens: (words) => openedBy(declaration, words),
  })
}

function built(name: CommandName, { subcommands = {}, options = {}, isForManagers }: Declared) {
  const words: Words = texts.commands[name]
  const builder = new SlashCommandBuilder()
    .setName(name)
    .setDescription(words.description)
    .setContexts(InteractionContextType.Guild)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall)
  for (const [sub, leaf] of Object.entries(subcommands))
    builder.addSubcommand((own) => {
      const said = wordsOf(words.subcommands, sub)
      addOptions(own.setName(sub).setDescription(said.description), leaf.options, said)
      return own
    })
  addOptions(builder, options, words)
  if (isForManagers) builder.setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
  return builder.toJSON()
}

function addOptions(
  builder: CommandOrSubcommandBuilder,
  options: Declared['options'] = {},
  words: Words,
): void {
  for (const [name, option] of Object.entries(options))
    option.addTo(builder, name, wordsOf(words.options, name))
}

function wordsOf<T>(words: Readonly<Record<string, T>> = {}, name: string): T {
  const found = lookUpOwnProperty(words, name)
  if (found === undefined) throw new Error(`no text describes ${name}`)
  return found
}

const suggesting =
  (optionsOf: (call: CommandCall) => Readonly<Record<string, CommandOption>>): SuggestFunction =>
  async (context, call, focused) =>
    lookUpOwnProperty(optionsOf(call), focused.name)?.suggest?.(context, call, focused) ?? []

function openedBy(
  { subcommands, options = {}, opens }: Declared,
  words: readonly string[],
): CostlyAction | null {
  if (subcommands) {
    const [sub = '', ...given] = words
    return openedBy(lookUpOwnProperty(subcommands, sub) ?? {}, given)
  }
  return (
    opens ??
    words.map((word) => lookUpOwnProperty(options, word)?.opens).find((one) => one !== undefined) ??
    null
  )
}
