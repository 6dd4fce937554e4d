import { z } from 'zod'
import type { RouteContext } from '../api/context.ts'
import { pathParam, type RouteRequest, Router } from '../api/router.ts'
import { type FaultInjector, type permissionOverwriteSchema, simulatedFaultsSchema } from '../faults.ts'
import type { Gateway } from '../gateway/gateway.ts'
import type { RequestJournal } from '../journal.ts'
import type { Interaction } from '../open-interactions/interaction.ts'
import type { SimulatedRateLimits } from '../rate-limits.ts'
import { channelJson, commandJson, userJson } from '../world/json.ts'
import { isGuildChannel, isThread } from '../world/model.ts'
import { openThreadAsPerson } from '../world/threads.ts'
import { UserActor } from './actor.ts'
import { modalAnswersSchema } from './modal.ts'
import { refusalOfUserMistake } from './resolved.ts'
import { givenOptionsSchema, offeredCommands } from './slash.ts'

const who = { user: z.string(), wait: z.boolean().default(false) }
const where = { channel: z.string().optional() }
const line = { command: z.string().min(1), options: givenOptionsSchema.default({}) }

const slashSchema = z.object({ ...who, ...where, ...line })
const autocompleteSchema = z.object({ ...who, ...where, ...line, focused: z.string() })
const clickSchema = z.object({ ...who, message: z.string(), button: z.string() })
const selectSchema = z.object({
  ...who,
  message: z.string(),
  select: z.string().optional(),
  values: z.array(z.string()),
})
const submitSchema = z.object({ ...who, modal: z.string(), values: modalAnswersSchema.default({}) })
const localeSchema = z.object({ user: z.string(), locale: z.string() })
const saySchema = z.object({ ...who, ...where, content: z.string() })

const read = <T extends z.ZodType>(schema: T, body: unknown): z.output<T> => {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw refusalOfUserMistake(z.prettifyError(parsed.error))
}

/** The routes with which people, pages and tests act as users. */
export const createUserRouter = (
  context: RouteContext,
  gateway: Gateway,
  faults: FaultInjector,
  limits: SimulatedRateLimits,
  journal: RequestJournal,
): Router => {
  const { world, interactions: desk } = context
  const actorOf = (name: string) => new UserActor(context, gateway, name)
  const asking = (call: RouteRequest) => actorOf(call.query.get('user') ?? 'Anna')

  const report = (actor: UserActor, interaction: Interaction) => ({
    interactionId: interaction.id,
    stage: interaction.stage,
    answeredAfterMs: interaction.answeredAfterMs,
    outcome: interaction.outcome && actor.outcomeWire(interaction.outcome),
    followUps: interaction.followUps.flatMap((id) => {
      const message = world.findMessage(id)
      return message ? [actor.wire(message)] : []
    }),
  })

  const finish = async (actor: UserActor, interaction: Interaction, wait: boolean) => {
    if (!wait) return report(actor, interaction)
    const outcome = await desk.outcomeOf(interaction)
    return { ...report(actor, interaction), outcome: actor.outcomeWire(outcome) }
  }

  const act =
    <T extends z.ZodType<{ user: string; wait: boolean }>>(
      schema: T,
      doIt: (actor: UserActor, form: z.output<T>) => Interaction,
    ) =>
    (call: RouteRequest) => {
      const form = read(schema, call.body)
      const actor = actorOf(form.user)
      return finish(actor, doIt(actor, form), form.wait)
    }

  const state = (call: RouteRequest) => {
    const actor = asking(call)
    const channels = [...world.channels.values()].filter((each) => world.canSee(actor.user.id, each))
    return {
      folder: context.folder,
      guild: world.guilds[0],
      me: userJson(actor.user),
      bot: { ...userJson(world.bot), online: gateway.connected > 0 },
      users: world.users.map(userJson),
      roles: world.roles.map(({ id, name }) => ({ id, name })),
      channels: channels.map((each) => ({
        ...channelJson(world, each),
        ...(isThread(each) && { joined: each.members.has(actor.user.id) }),
      })),
      commands: offeredCommands(world, actor.user, undefined).map((each) => commandJson(world, each)),
    }
  }

  const messages = (call: RouteRequest) => {
    const actor = asking(call)
    return actor.messages(actor.channel(pathParam(call, 'channel')))
  }

  const pings = (call: RouteRequest) => {
    const name = call.query.get('user')
    const id = name ? actorOf(name).user.id : null
    return world.pings.filter((each) => id === null || each.userId === id)
  }

  const interaction = (call: RouteRequest) => {
    const found = desk.find(pathParam(call, 'id'))
    if (!found) throw refusalOfUserMistake('There is no such interaction.')
    return report(actorOf(found.userId), found)
  }

  const interactions = () =>
    desk.all().map((each) => ({
      id: each.id,
      type: each.type,
      name: each.name,
      userId: each.userId,
      stage: each.stage,
      answeredAfterMs: each.answeredAfterMs,
    }))

  /**
   * Returns only the numbers of interactions, for tests that ask often. A long evening has thousands of interactions.
   */
  const answers = () => {
    const stages = desk.all().map(({ stage }) => stage)
    const count = (wanted: string) => stages.filter((stage) => stage === wanted).length
    return { all: stages.length, open: count('open'), failed: count('failed') }
  }

  const setFaults = (call: RouteRequest) => {
    const form = read(simulatedFaultsSchema, call.body)
    if (form.clear) faults.clear()
    if (form.latencyMs !== undefined) faults.latencyMs = form.latencyMs
    if (form.rateLimits !== undefined) limits.limitsChannels = form.rateLimits
    if (form.rules) faults.add(form.rules)
    if (form.closedDms) setClosedDms(form.closedDms)
    if (form.heartbeats !== undefined) gateway.answersHeartbeats = form.heartbeats
    if (form.closeWith !== undefined) gateway.closeWith = form.closeWith
    if (form.sessionsLeft !== undefined) gateway.sessionsLeft = form.sessionsLeft
    if (form.shardsWanted !== undefined) gateway.shardsWanted = form.shardsWanted
    if (form.managesThreads !== undefined) world.botManagesThreads = form.managesThreads
    if (form.botPermissions !== undefined) world.botPermissions = form.botPermissions || undefined
    if (form.forgetNonces) world.nonces.forget()
    for (const { name, type } of form.channels ?? []) world.addTextChannel(name, { type })
    for (const each of form.overwrites ?? []) setOverwrite(each)
    for (const { channel, by, ...opened } of form.opened ?? [])
      openThreadAsPerson(world, guildChannel(channel), { ...opened, ownerId: actorOf(by).user.id })
    for (const name of form.installs ?? []) world.installedBy.add(actorOf(name).user.id)
    for (const thread of form.threads ?? []) world.changeThread(thread)
    for (const id of form.remove ?? []) world.remove(id)
    if (form.losesRemovals !== undefined) gateway.losesRemovals = form.losesRemovals
    if (form.removed !== undefined) gateway.setRemoved(form.removed)
    if (form.outage !== undefined) gateway.setOutage(form.outage)
    if (form.letInAnew) gateway.removeAndAddBot()
    if (form.askToReconnect) gateway.askToReconnect()
    if (form.killSockets) gateway.killSockets(form.killSockets === 'forgotten')
    return null
  }

  const guildChannel = (name: string) => {
    const place = world.findChannel(name)
    if (!place || !isGuildChannel(place)) throw refusalOfUserMistake(`There is no channel ${name}.`)
    return place
  }

  const setOverwrite = ({ channel, of, allow, deny }: z.output<typeof permissionOverwriteSchema>) => {
    const place = world.findChannel(channel)
    const role = world.roles.find((each) => each.name === of)
    const id = role?.id ?? world.findUser(of)?.id
    if (!place || id === undefined) throw refusalOfUserMistake(`There is no ${place ? of : channel}.`)
    world.overwrite(place.id, { id, type: role ? 0 : 1, allow, deny })
  }

  const setClosedDms = (names: readonly string[]) => {
    world.closedDms.clear()
    for (const name of names) world.closedDms.add(actorOf(name).user.id)
  }

  return new Router()
    .on('GET', '/playground/state', state)
    .on('GET', '/playground/channels/:channel/messages', messages)
    .on('GET', '/playground/pings', pings)
    .on('GET', '/playground/answers', answers)
    .on('GET', '/playground/interactions', interactions)
    .on('GET', '/playground/interactions/:id', interaction)
    .on('GET', '/playground/unknown-routes', () => journal.unknown())
    .on('GET', '/playground/refusals', () => journal.refused())
    .on('GET', '/playground/requests', () => journal.all())
    .on('POST', '/playground/faults', setFaults)
    .on('POST', '/playground/dms', (call) =>
      channelJson(world, world.dmWith(actorOf(read(z.object({ user: z.string() }), call.body).user).user.id)),
    )
    .on('POST', '/playground/locales', (call) => {
      const form = read(localeSchema, call.body)
      world.setLocale(actorOf(form.user).user.id, form.locale)
      return null
    })
    .on('POST', '/playground/say', (call) => {
      const form = read(saySchema, call.body)
      const actor = actorOf(form.user)
      return actor.wire(actor.say(actor.channel(form.channel), form.content))
    })
    .on(
      'POST',
      '/playground/slash',
      act(slashSchema, (actor, form) => actor.slash(actor.channel(form.channel), form.command, form.options)),
    )
    .on(
      'POST',
      '/playground/autocomplete',
      act(autocompleteSchema, (actor, form) =>
        actor.autocomplete(actor.channel(form.channel), form.command, form.options, form.focused),
      ),
    )
    .on(
      'POST',
      '/playground/click',
      act(clickSchema, (actor, form) => actor.click(form.message, form.button)),
    )
    .on(
      'POST',
      '/playground/select',
      act(selectSchema, (actor, form) => actor.select(form.message, form.select, form.values)),
    )
    .on(
      'POST',
      '/playground/submit',
      act(submitSchema, (actor, form) => actor.submit(form.modal, form.values)),
    )
}
