/**
 * The builders of slash commands, which version 15 of discord.js moves to another package
 * (docs/decisions/dependencies.md).
 */
export { SlashCommandBuilder, type SlashCommandSubcommandBuilder } from 'discord.js'
