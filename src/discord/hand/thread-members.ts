/**
 * The readers of private threads. A person who can read another player's private thread sees that player's
 * hand, so the table records the readers.
 */
import type { RaidInfo } from '../../table/contract.ts'
import type { BotContext, ContextWithTable } from '../bot-context.ts'
import type { GatewayMessage } from '../connection/gateway-packets.ts'

/** Asks Discord in which private threads of the raid a person who is taking a seat is, and records these. */
export async function recordThreadMembershipOfNewPlayer(
  { table, threads }: Pick<BotContext, 'table' | 'threads'>,
  { id }: Pick<RaidInfo, 'id'>,
  personId: string,
): Promise<void> {
  for (const { threadId, person } of await table.privateThreads.of(id)) {
    if (threadId === null || person.id === personId || !(await threads.has(threadId, personId))) continue
    await table.privateThreads.readBy(threadId, [personId])
  }
}

/**
 * Records the members of a private thread that a message reveals: its author, and people who are mentioned in it or
 * added by it.
 */
export async function recordThreadMembersInMessage(
  { table }: ContextWithTable,
  { channelId, mayBePrivate, people }: GatewayMessage,
): Promise<void> {
  if (mayBePrivate && people.length > 0) await table.privateThreads.readBy(channelId, people)
}
