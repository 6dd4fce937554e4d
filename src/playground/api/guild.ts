import { z } from 'zod'
import { nextSnowflake } from '../snowflake.ts'
import { refuseAboveLimit } from '../validation/counts.ts'
import { ApiRefusal, messageWithErrorCode, parseForm, timestampSchema } from '../validation/form.ts'
import { botUserJson, channelJson, memberJson, roleJson, userJson } from '../world/json.ts'
import { type Guild, isGuildChannel, isThread } from '../world/model.ts'
import type { World } from '../world/world.ts'
import type { RouteContext } from './context.ts'
import { pathParam, type RouteRequest, type Router, snowflakePathParam } from './router.ts'

export const guildJson = (world: World, { id, name }: Guild) => ({
  id,
  name,
  owner_id: world.ownerId,
  icon: null,
  splash: null,
  discovery_splash: null,
  banner: null,
  home_header: null,
  description: null,
  vanity_url_code: null,
  application_id: null,
  region: 'playground',
  afk_channel_id: null,
  afk_timeout: 300,
  system_channel_id: null,
  system_channel_flags: 0,
  rules_channel_id: null,
  public_updates_channel_id: null,
  safety_alerts_channel_id: null,
  widget_enabled: false,
  widget_channel_id: null,
  verification_level: 0,
  default_message_notifications: 0,
  explicit_content_filter: 0,
  mfa_level: 0,
  nsfw: false,
  nsfw_level: 0,
  premium_tier: 0,
  premium_subscription_count: 0,
  premium_progress_bar_enabled: false,
  preferred_locale: world.locale,
  max_members: 500_000,
  max_presences: null,
  max_video_channel_users: 25,
  max_stage_video_channel_users: 50,
  features: [] as string[],
  roles: world.rolesIn(id).map(roleJson),
  emojis: [],
  stickers: [],
  incidents_data: null,
})

/**
 * Builds the data of GUILD_CREATE: the guild with its channels, threads and members.
 * @param withMembers whether the session has the intent for members; otherwise only the bot is listed
 */
export const guildCreateJson = (world: World, guild: Guild, withMembers = false) => {
  const channels = [...world.channels.values()].filter((each) => world.guildOf(each.id) === guild.id)
  const threads = channels
    .filter(isThread)
    .filter((each) => !each.archived && world.canSee(world.bot.id, each))
  const { home_header: _, nsfw: __, ...wire } = guildJson(world, guild)
  return {
    ...wire,
    hub_type: null,
    joined_at: world.joinedAt,
    large: false,
    unavailable: false,
    member_count: world.users.length,
    members: (withMembers ? world.users : [world.bot]).map((user) => memberJson(world, user)),
    channels: channels.filter(isGuildChannel).map((each) => channelJson(world, each)),
    threads: threads.map((each) => channelJson(world, each)),
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  }
}

export const applicationJson = (world: World) => ({
  id: world.applicationId,
  name: world.bot.name,
  icon: null,
  description: 'A referee for raids',
  type: null,
  bot_public: true,
  bot_require_code_grant: false,
  verify_key: '0'.repeat(64),
  flags: 0,
  flags_new: '0',
  owner: userJson(world.user(world.ownerId)),
  team: null,
  tags: [],
  redirect_uris: [],
  interactions_endpoint_url: null,
  role_connections_verification_url: null,
  approximate_guild_count: world.guilds.length,
  approximate_user_install_count: 0,
  approximate_user_authorization_count: 0,
  explicit_content_filter: 0,
  eligible_oauth2_scopes: ['bot', 'applications.commands'],
  bot: userJson(world.bot),
})

const planSchema = z.object({
  name: z.string().min(1).max(100),
  privacy_level: z.literal(2),
  entity_type: z.literal(3, 'The playground has events outside of voice channels only'),
  entity_metadata: z.object({ location: z.string().min(1).max(100) }),
  scheduled_start_time: timestampSchema,
  scheduled_end_time: timestampSchema,
})

interface Times {
  scheduled_start_time?: string | undefined
  scheduled_end_time?: string | undefined
}

const inOrder = ({ scheduled_start_time: start, scheduled_end_time: end }: Times) =>
  start === undefined || end === undefined || Date.parse(start) < Date.parse(end)
const ORDER = {
  path: ['scheduled_end_time'],
  message: messageWithErrorCode(
    'GUILD_SCHEDULED_EVENT_END_BEFORE_START',
    'Cannot end an event before its start.',
  ),
}

const inFuture = ({ scheduled_start_time: start }: Times) =>
  start === undefined || Date.parse(start) > Date.now()
const FUTURE = {
  path: ['scheduled_start_time'],
  message: messageWithErrorCode('GUILD_SCHEDULED_EVENT_SCHEDULE_PAST', 'Cannot schedule event in the past.'),
}
const newPlanSchema = planSchema.refine(inOrder, ORDER).refine(inFuture, FUTURE)

/** The fields of each scheduled event that the bot doesn't set. */
const bareEvent = {
  channel_id: null,
  description: null,
  entity_id: null,
  guild_scheduled_event_exceptions: [],
  image: null,
  recurrence_rule: null,
  status: 1,
}

const planShaped = z.object({ guild_id: z.string() }).optional()
const planStatus = z.object({ status: z.number() })
const planChangeSchema = planSchema
  .extend({ status: z.literal([1, 2, 3, 4]) })
  .partial()
  .refine(inOrder, ORDER)
/**
 * The allowed changes of a scheduled event's status. A planned event begins or is cancelled, and an active one ends.
 */
const NEXT: Readonly<Record<number, readonly number[]>> = { 1: [2, 4], 2: [3] }

/** The routes for a server's scheduled events: creating, changing, cancelling and listing them. */
const planRoutes = (router: Router, { world }: RouteContext, found: (call: RouteRequest) => Guild) => {
  const planned = (call: RouteRequest) => {
    const id = snowflakePathParam(call, 'event')
    if (planShaped.parse(world.plans.get(id))?.guild_id !== found(call).id)
      throw new ApiRefusal(404, 10070, 'Unknown Guild Scheduled Event')
    return id
  }
  const make = (call: RouteRequest) => {
    const id = nextSnowflake()
    const own = [...world.plans.values()].map((plan) => planStatus.parse(plan))
    refuseAboveLimit('events', own.filter(({ status }) => status < 3).length + 1)
    const event = {
      ...bareEvent,
      id,
      guild_id: found(call).id,
      creator_id: world.bot.id,
      ...parseForm(newPlanSchema, call.body),
    }
    world.setPlan(id, event)
    return event
  }
  const change = (call: RouteRequest) => {
    const id = planned(call)
    const event = world.plans.get(id)
    const wish = parseForm(planChangeSchema, call.body)
    const { status: now } = planStatus.parse(event)
    const canBe = wish.status === undefined || wish.status === now || NEXT[now]?.includes(wish.status)
    if (!canBe) throw new ApiRefusal(400, 180_000, 'Cannot update a finished event')
    const changed = { ...Object(event), ...wish }
    world.setPlan(id, changed)
    return changed
  }
  router
    .on('GET', '/guilds/:guild/scheduled-events', (call) => {
      const { id } = found(call)
      return [...world.plans.values()].filter((plan) => planShaped.parse(plan)?.guild_id === id)
    })
    .on('POST', '/guilds/:guild/scheduled-events', (call) => make(call))
    .on('PATCH', '/guilds/:guild/scheduled-events/:event', (call) => change(call))
    .on('DELETE', '/guilds/:guild/scheduled-events/:event', (call) => {
      world.removePlan(planned(call))
      return null
    })
}

export const addGuildRoutes = (router: Router, context: RouteContext, gatewayBot: () => unknown) => {
  const { world, base } = context
  const found = (call: RouteRequest) => world.guild(snowflakePathParam(call, 'guild'))

  const member = (call: RouteRequest) => {
    found(call)
    const id = pathParam(call, 'user') === '@me' ? world.bot.id : snowflakePathParam(call, 'user')
    const user = world.users.find((each) => each.id === id)
    if (!user) throw new ApiRefusal(404, 10007, 'Unknown Member')
    return memberJson(world, user)
  }

  const search = (call: RouteRequest) => {
    const query = (call.query.get('query') ?? '').toLowerCase()
    found(call)
    const users = world.users.filter((each) => each.name.toLowerCase().startsWith(query))
    return users.slice(0, Number(call.query.get('limit') ?? 1)).map((user) => memberJson(world, user))
  }

  planRoutes(router, context, found)
  router
    .on('GET', '/gateway', () => ({ url: base.replace('http', 'ws') }), { isOpen: true })
    .on('GET', '/gateway/bot', gatewayBot)
    .on('GET', '/users/@me', () => botUserJson(world))
    .on('GET', '/users/@me/guilds', () =>
      world.guilds.map(({ id, name }) => ({
        id,
        name,
        icon: null,
        banner: null,
        features: [],
        owner: false,
        permissions: '0',
      })),
    )
    .on('GET', '/users/:user', (call) => userJson(world.user(snowflakePathParam(call, 'user'))))
    .on('GET', '/applications/@me', () => applicationJson(world))
    .on('GET', '/oauth2/applications/@me', () => applicationJson(world))
    .on('GET', '/applications/:application/emojis', () => ({ items: [] }))
    .on('GET', '/guilds/:guild', (call) => guildJson(world, found(call)))
    .on('GET', '/guilds/:guild/roles', (call) => world.rolesIn(found(call).id).map(roleJson))
    .on('GET', '/guilds/:guild/members', (call) => {
      found(call)
      if (!context.hasPrivilegedIntents) throw new ApiRefusal(403, 50001, 'Missing Access')
      return world.users.map((user) => memberJson(world, user))
    })
    .on('GET', '/guilds/:guild/members/search', search)
    .on('GET', '/guilds/:guild/members/:user', member)
}
