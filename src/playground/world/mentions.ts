import type { Snowflake } from '../snowflake.ts'
import { ComponentType, walkComponents } from '../validation/component.ts'
import type { AllowedMentions } from '../validation/message.ts'
import type { Message } from './model.ts'
import type { World } from './world.ts'

const spokenText = (message: Pick<Message, 'content' | 'components'>) => {
  const displays = [...walkComponents(message.components)].map(([each]) =>
    each.type === ComponentType.text ? each.content : '',
  )
  return [message.content, ...displays].join('\n')
}

/** Returns the different ids in a text that match a pattern. */
const named = (text: string, pattern: RegExp): Snowflake[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1]!)),
]

/** Returns the ids of one kind that `allowed_mentions` allows; all ids if it is absent. */
const allowedIds = (
  ids: readonly Snowflake[],
  kind: 'users' | 'roles',
  allowed: AllowedMentions | null,
): Snowflake[] => {
  const isAll = !allowed || allowed.parse?.includes(kind)
  return ids.filter((id) => isAll || allowed?.[kind]?.includes(id))
}

/**
 * Returns the roles whose members a message can notify: the roles that everybody may mention, or all roles if its
 * author may mention all.
 */
const ringing = (world: World, message: Message): Snowflake[] => {
  const guildId = world.guildOf(message.channelId)
  if (guildId === null) return []
  const isFree = message.authorId === world.ownerId || message.authorId === world.bot.id
  return world
    .rolesIn(guildId)
    .filter((role) => role.id !== guildId && (isFree || role.mentionable === true))
    .map(({ id }) => id)
}

/** Sets the users and roles that a message mentions, limited by the author's `allowed_mentions`. */
export const setMentionsOfMessage = (world: World, message: Message) => {
  const { allowedMentions: allowed } = message
  const text = spokenText(message)
  const users = named(text, /<@!?(\d{17,20})>/g).filter((id) => world.findUser(id) !== undefined)
  const roles = named(text, /<@&(\d{17,20})>/g)
  const ring = ringing(world, message)
  message.mentions = allowedIds(users, 'users', allowed)
  message.mentionRoles = allowedIds(roles, 'roles', allowed).filter((id) => ring.includes(id))
  message.mentionsEveryone =
    /@(everyone|here)\b/.test(text) && (!allowed || allowed.parse?.includes('everyone') === true)
}
