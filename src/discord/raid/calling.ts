/** Everybody who is to come along is called, once. */
import { escapeMarkdown } from 'discord.js'
import type { RaidCard } from '../../table/contract.ts'
import type { GatheringNews } from '../../table/gathering/contract.ts'
import { texts } from '../../texts/texts.ts'
import { moment } from '../absence/news.ts'
import { allows } from '../connection/permissions.ts'
import type { Call } from '../desk.ts'
import { buttonRows, type Post, post } from '../posts/post.ts'
import { raidIds } from './ids.ts'
import { lobbyPost } from './lobby.ts'

const t = texts.gathering

export function gatheringPost(raid: RaidCard, { why, by, people, at }: GatheringNews): Post {
  const mentions = people.map(({ id }) => `<@${id}>`)
  const pings = people.map(({ id }) => id)
  const who = escapeMarkdown(by?.name ?? raid.leader.name)
  if (why === 'again') return { ...lobbyPost(raid), pings }
  const content =
    why === 'check' ? t.check(mentions, who) : t.soon(mentions, at === null ? '' : moment(new Date(at), 'R'))
  return post({
    content,
    pings,
    components: buttonRows([{ id: raidIds.ready(raid.code), label: t.ready, style: 'good' }]),
  })
}

type Callable = Pick<Call, 'mayCall' | 'mine' | 'guildId' | 'called'>

/** Which role is called with a new lobby, or why none is. */
export function calledRole(call: Callable): { role: string | null; refused: string | null } {
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
  const canMention = allows(mine, 'MentionEveryone') || allows(mine, 'Administrator')
  return isMentionable || canMention ? null : t.callNotMine(`<@&${id}>`)
}
