/** The builders that tests of the playground use (docs/decisions/dependencies.md). */
export {
  ActionRowBuilder,
  ButtonBuilder,
  ModalBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
} from 'discord.js'
