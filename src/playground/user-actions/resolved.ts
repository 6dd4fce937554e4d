import type { RouteContext } from '../api/context.ts'
import type { Snowflake } from '../snowflake.ts'
import { ApiRefusal } from '../validation/form.ts'
import { channelJson, memberJson, permissionsAsText, roleJson, userJson } from '../world/json.ts'
import { fileUrl } from '../world/message-json.ts'
import type { StoredFile } from '../world/model.ts'

/** Returns the refusal for a mistake of the acting user that Discord's own app would have prevented. */
export const refusalOfUserMistake = (message: string) => new ApiRefusal(400, 0, message)

/**
 * Collects the users, roles and channels to which an interaction's values refer. Discord sends them under `resolved`.
 */
export class ResolvedEntities {
  readonly #context: RouteContext
  readonly #found: Record<string, Record<Snowflake, unknown>> = {}

  constructor(context: RouteContext) {
    this.#context = context
  }

  user(nameOrId: string): Snowflake {
    const { world } = this.#context
    const user = world.findUser(nameOrId.replace(/^<@!?(\d+)>$|^@/, '$1'))
    if (!user) throw refusalOfUserMistake(`There is no user "${nameOrId}".`)
    const { user: _, deaf, mute, ...member } = memberJson(world, user)
    this.#add('users', user.id, userJson(user))
    this.#add('members', user.id, { ...member, permissions: permissionsAsText(world, user) })
    return user.id
  }

  channel(nameOrId: string): Snowflake {
    const { world } = this.#context
    const channel = world.findChannel(nameOrId.replace(/^<#(\d+)>$/, '$1'))
    if (!channel) throw refusalOfUserMistake(`There is no channel "${nameOrId}".`)
    this.#add('channels', channel.id, {
      ...channelJson(world, channel),
      permissions: permissionsAsText(world, world.bot, channel),
    })
    return channel.id
  }

  role(nameOrId: string): Snowflake {
    const { roles } = this.#context.world
    const index = roles.findIndex((each) => each.id === nameOrId || each.name === nameOrId)
    if (index < 0) throw refusalOfUserMistake(`There is no role "${nameOrId}".`)
    this.#add('roles', roles[index]!.id, roleJson(roles[index]!, index))
    return roles[index]!.id
  }

  mentionable(nameOrId: string): Snowflake {
    return this.#context.world.roles.some((each) => each.id === nameOrId || each.name === nameOrId)
      ? this.role(nameOrId)
      : this.user(nameOrId)
  }

  attachment(file: StoredFile): Snowflake {
    const url = fileUrl(this.#context.base, file)
    this.#add('attachments', file.id, {
      id: file.id,
      filename: file.name,
      size: file.size,
      url,
      proxy_url: url,
      content_type: file.type,
      ephemeral: true,
    })
    return file.id
  }

  wire() {
    return Object.keys(this.#found).length > 0 ? { resolved: this.#found } : {}
  }

  #add(kind: string, id: Snowflake, wire: unknown) {
    this.#found[kind] ??= {}
    this.#found[kind][id] = wire
  }
}
