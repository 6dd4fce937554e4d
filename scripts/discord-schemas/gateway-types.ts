/** The data of the gateway's events and of a bot's frames. JSON Schemas of these types are generated from this file. */
import type * as Discord from 'discord.js'

export interface GatewayEvents {
  READY: Discord.GatewayReadyDispatchData
  RESUMED: Discord.GatewayResumedDispatch['d']
  GUILD_CREATE: Discord.GatewayGuildCreateDispatchData
  GUILD_DELETE: Discord.GatewayGuildDeleteDispatchData
  GUILD_MEMBERS_CHUNK: Discord.GatewayGuildMembersChunkDispatchData
  CHANNEL_CREATE: Discord.GatewayChannelCreateDispatchData
  CHANNEL_UPDATE: Discord.GatewayChannelUpdateDispatchData
  CHANNEL_DELETE: Discord.GatewayChannelDeleteDispatchData
  THREAD_CREATE: Discord.GatewayThreadCreateDispatchData
  THREAD_UPDATE: Discord.GatewayThreadUpdateDispatchData
  THREAD_DELETE: Discord.GatewayThreadDeleteDispatchData
  THREAD_MEMBERS_UPDATE: Discord.GatewayThreadMembersUpdateDispatchData
  MESSAGE_CREATE: Discord.GatewayMessageCreateDispatchData
  MESSAGE_UPDATE: Discord.GatewayMessageUpdateDispatchData
  MESSAGE_DELETE: Discord.GatewayMessageDeleteDispatchData
  INTERACTION_CREATE: Discord.GatewayInteractionCreateDispatchData
}

export interface GatewayFrames {
  IDENTIFY: Discord.GatewayIdentifyData
  RESUME: Discord.GatewayResumeData
  REQUEST_GUILD_MEMBERS: Discord.GatewayRequestGuildMembersData
}
