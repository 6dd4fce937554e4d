import type { RouteContext } from '../api/context.ts'
import type { Interaction } from '../open-interactions/interaction.ts'
import type { Snowflake } from '../snowflake.ts'
import { channelJson, memberJson, permissionsAsText, userJson } from '../world/json.ts'
import { messageJson } from '../world/message-json.ts'
import type { World } from '../world/world.ts'

const ATTACHMENT_LIMIT = 10 * 1024 * 1024

const guildPart = (world: World, guildId: Snowflake, interaction: Interaction) => {
  const user = world.user(interaction.userId)
  const permissions = permissionsAsText(world, user, world.channel(interaction.channelId))
  return {
    guild_id: guildId,
    guild: { id: guildId, locale: world.locale, features: [] },
    guild_locale: world.locale,
    member: { ...memberJson(world, user), permissions },
    context: 0,
  }
}

const dmPart = (world: World, interaction: Interaction) => ({
  user: userJson(world.user(interaction.userId)),
  context: 1,
})

/** Builds the data of INTERACTION_CREATE as Discord sends it. */
export const interactionPayload = (
  { world, base }: RouteContext,
  interaction: Interaction,
  data: unknown,
) => {
  const channel = world.channel(interaction.channelId)
  const guildId = world.guildOf(channel.id)
  const source = interaction.sourceId ? world.findMessage(interaction.sourceId) : undefined
  return {
    id: interaction.id,
    application_id: world.applicationId,
    type: interaction.type,
    token: interaction.token,
    version: 1,
    data,
    channel_id: channel.id,
    channel: {
      ...channelJson(world, channel),
      permissions: permissionsAsText(world, world.user(interaction.userId), channel),
    },
    authorizing_integration_owners: interaction.owners,
    ...(guildId === null ? dmPart(world, interaction) : guildPart(world, guildId, interaction)),
    ...(source && { message: messageJson(world, base, source) }),
    app_permissions: permissionsAsText(world, world.bot, channel),
    locale: world.locales.get(interaction.userId) ?? world.locale,
    entitlements: [],
    attachment_size_limit: ATTACHMENT_LIMIT,
  }
}
