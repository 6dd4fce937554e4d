/** Mentions the people who are invited to a lobby, once. */
import type { RaidInfo } from '../../table/contract.ts'
import type { LobbyNotice } from '../../table/lobby/contract.ts'
import { runInPublicLanguage } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import { discordTimestamp } from '../absence/news.ts'
import type { BotContext, CommandCall } from '../bot-context.ts'
import { hasPermissionBit } from '../connection/permissions.ts'
import { raidTitle } from '../message-parts/names.ts'
import { buttonRows, newPost, type Post, privateReply, type Reply } from '../message-parts/post.ts'
import { openRaidButton } from '../welcome/first-steps.ts'
import { raidComponentIds } from './ids.ts'
import { lobbyPost } from './lobby.ts'
import { lobbyLink } from './lobby-link.ts'

const t = texts.planning

export function lobbyNoticePost(raid: RaidInfo, { why, by, people, at }: LobbyNotice): Post {
  const mentions = people.map(({ id }) => `<@${id}>`)
  const pings = people.map(({ id }) => id)
  const who = toMarkup(by?.name ?? raid.leader.name)
  if (why === 'again') return { ...lobbyPost(raid), pings }
  if (why === 'deserted') return newPost({ content: t.deserted, components: buttonRows([openRaidButton()]) })
  const content =
    why === 'check'
      ? t.check(mentions, who)
      : t.soon(mentions, at === null ? '' : discordTimestamp(new Date(at), 'R'))
  return newPost({
    content,
    pings,
    components: buttonRows([{ id: raidComponentIds.ready(raid.code), label: t.ready, style: 'good' }]),
  })
}

/**
 * Mentions a role in a public message in the channel of the command. A lobby message that is only edited
 * notifies nobody.
 */
export async function mentionRoleForLobby(
  context: BotContext,
  call: CommandCall,
  raid: RaidInfo,
  said: readonly string[],
): Promise<Reply> {
  const { role, refused } = roleToMention(call)
  if (role === null) return privateReply([...said, refused ?? ''].join('\n'))
  const called = await context.table.lobbies.callRole(raid.id, call.person, role)
  if ('rejected' in called) return privateReply([...said, called.rejected].join('\n'))
  const after = async () => (said.length > 0 ? said.join('\n') : null)
  return { how: 'show', post: { ...runInPublicLanguage(() => rolePost(called, role)), calls: [role] }, after }
}

const rolePost = (raid: RaidInfo, role: string): Post => {
  const what = `${raidTitle(raid.raid)} (${raid.code})`
  return newPost({ content: t.callsTo(`<@&${role}>`, toMarkup(raid.leader.name), what, lobbyLink(raid)) })
}

/** Returns a hint about the roles that can be mentioned in this channel. It is shown before anybody tries. */
export const roleMentionHint = (mine: bigint): string => (mayMention(mine) ? t.callLater : t.callLimits)

const mayMention = (mine: bigint): boolean =>
  hasPermissionBit(mine, 'MentionEveryone') || hasPermissionBit(mine, 'Administrator')

type Callable = Pick<CommandCall, 'mayCall' | 'mine' | 'guildId' | 'called'>

/** Returns the role that a new lobby mentions, or the reason why it mentions none. */
export function roleToMention(call: Callable): { role: string | null; refused: string | null } {
  const role = call.called('call')
  if (!role) return { role: null, refused: null }
  const refused = whyNotCalled(call, role)
  return { role: refused === null ? role.id : null, refused }
}

function whyNotCalled(
  { mayCall, mine, guildId }: Callable,
  { id, isMentionable }: { id: string; isMentionable: boolean },
): string | null {
  if (id === guildId) return t.callEverybody
  if (!isMentionable && !mayCall) return t.callNotYours(`<@&${id}>`)
  return isMentionable || mayMention(mine) ? null : t.callNotMine(`<@&${id}>`)
}
