/** Converts an interaction of discord.js to the form that commands and features read. */
import {
  type AutocompleteInteraction,
  ChannelType,
  type ChatInputCommandInteraction,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
} from 'discord.js'
import { withoutNullsAndLoneSurrogates } from '../../texts/cut.ts'
import { userText } from '../../texts/user-text.ts'
import type { CommandCall, InteractionSource } from '../bot-context.ts'
import type { Click, SubmittedForm } from '../feature.ts'

export type HandledInteraction =
  | ChatInputCommandInteraction
  | AutocompleteInteraction
  | MessageComponentInteraction
  | ModalSubmitInteraction

function visitOf(interaction: HandledInteraction): InteractionSource | null {
  const { guildId, channelId, user, channel } = interaction
  if (guildId === null || channelId === null) return null
  const name = interaction.inCachedGuild() ? interaction.member.displayName : user.displayName
  const isThread =
    channel?.type === ChannelType.PublicThread ||
    channel?.type === ChannelType.PrivateThread ||
    channel?.type === ChannelType.AnnouncementThread
  const isVoice = channel?.type === ChannelType.GuildVoice || channel?.type === ChannelType.GuildStageVoice
  const isManager = interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false
  return {
    interactionId: interaction.id,
    person: { id: user.id, name: userText(withoutNullsAndLoneSurrogates(name)) },
    guildId,
    channelId,
    isThread,
    isVoice,
    isManager,
    mayCall: interaction.memberPermissions?.has(PermissionFlagsBits.MentionEveryone) ?? false,
    mine: interaction.appPermissions?.bitfield ?? 0n,
    roles: rolesOf(interaction),
  }
}

/**
 * Returns the ids of a member's roles in the server. A member whose guild discord.js doesn't know has Discord's own
 * format.
 */
function rolesOf({ member }: HandledInteraction): readonly string[] {
  if (!member) return []
  return Array.isArray(member.roles) ? member.roles : [...member.roles.cache.keys()]
}

export function commandCallFrom(
  interaction: ChatInputCommandInteraction | AutocompleteInteraction,
): CommandCall | null {
  const source = visitOf(interaction)
  if (!source) return null
  const { options } = interaction
  return {
    ...source,
    subcommand: options.getSubcommand(false),
    text: (option) => {
      const text = options.getString(option)
      return text && withoutNullsAndLoneSurrogates(text)
    },
    whole: (option) => options.getInteger(option),
    flag: (option) => options.getBoolean(option) ?? false,
    choice: (option) => options.getBoolean(option),
    role: (option) => (interaction.isChatInputCommand() ? roleIn(interaction, option) : null),
    called: (option) => {
      const role = interaction.isChatInputCommand() ? interaction.options.getRole(option) : null
      return role && { id: role.id, isMentionable: role.mentionable }
    },
    file: (option) => {
      const sent = interaction.isChatInputCommand() ? interaction.options.getAttachment(option) : null
      return sent && { name: sent.name, size: sent.size, url: sent.url }
    },
    someone: (option) => {
      if (!interaction.isChatInputCommand()) return null
      const [user, member] = [interaction.options.getUser(option), interaction.options.getMember(option)]
      const nick = member && ('displayName' in member ? member.displayName : member.nick)
      return (
        user && {
          id: user.id,
          name: userText(withoutNullsAndLoneSurrogates(nick ?? user.displayName)),
          isBot: user.bot,
        }
      )
    },
  }
}

const roleIn = ({ options }: ChatInputCommandInteraction, option: string): string | null =>
  options.getRole(option)?.id ?? null

export function clickFrom(interaction: MessageComponentInteraction): Click | null {
  const source = visitOf(interaction)
  if (!source) return null
  return {
    ...source,
    customId: interaction.customId,
    values: interaction.isAnySelectMenu() ? interaction.values : [],
    isPrivate: interaction.message.flags.has(MessageFlags.Ephemeral),
  }
}

export function formFrom(interaction: ModalSubmitInteraction): SubmittedForm | null {
  const source = visitOf(interaction)
  if (!source) return null
  const { customId, fields } = interaction
  return {
    ...source,
    customId,
    text: (field) => withoutNullsAndLoneSurrogates(fields.getTextInputValue(field)),
  }
}
