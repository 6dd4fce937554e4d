/**
 * The formatters of messages, which version 15 of discord.js moves to another package
 * (docs/decisions/dependencies.md).
 */
export { bold } from 'discord.js'
