/** Ends raids of a server, puts them to sleep, and locks their threads. */
import type { Rejected } from '../../table/contract.ts'
import { runInPublicLanguage } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import type { BotContext } from '../bot-context.ts'
import type { Click } from '../feature.ts'
import { privateReply, type Reply } from '../message-parts/post.ts'
import { postModerationLogLine } from './log.ts'
import { loadServerPage } from './moderate.ts'
import { raidPage, WAR_OPTION_PREFIX, warPage } from './pages.ts'

const gone = (): Reply => privateReply(texts.moderation.gone)

export async function showChosenRaidOrWar({ table }: BotContext, { values, guildId }: Click): Promise<Reply> {
  const [wanted = ''] = values
  if (wanted.startsWith(WAR_OPTION_PREFIX)) {
    const war = await table.war.byCode(wanted.slice(WAR_OPTION_PREFIX.length))
    return war?.guildId === guildId ? { how: 'change', post: warPage(war) } : gone()
  }
  const raid = await table.find({ code: wanted })
  return raid?.guildId === guildId ? { how: 'change', post: raidPage(raid) } : gone()
}

export async function handleRaidClick(
  context: BotContext,
  click: Click,
  what: 'end' | 'sleep' | 'lock',
  code: string,
): Promise<Reply> {
  const { moderation } = context.table
  const { guildId, person } = click
  if (what === 'lock') {
    const raid = await context.table.find({ code })
    return raid?.guildId === guildId ? locked(context, click, code, raid.threadId) : gone()
  }
  const done = await (what === 'end'
    ? moderation.end(guildId, code, person)
    : moderation.sleep(guildId, code))
  return answered(context, click, done, () => texts.moderation[what === 'end' ? 'ended' : 'sleeps'](code))
}

export async function handleWarClick(
  context: BotContext,
  click: Click,
  what: 'end' | 'lock',
  code: string,
): Promise<Reply> {
  const { table } = context
  if (what === 'end') return endWar(context, click, code)
  const war = await table.war.byCode(code)
  return war?.guildId === click.guildId ? locked(context, click, code, war.threadId) : gone()
}

/** Ends a game of the companion, and posts that in its thread. */
async function endWar(context: BotContext, click: Click, code: string): Promise<Reply> {
  const done = await context.table.moderation.endWar(click.guildId, code)
  const word = () => texts.moderation.ended(code)
  if (!('rejected' in done))
    await context.threads.say(done.threadId ?? done.channelId, runInPublicLanguage(word))
  return answered(context, click, done, word)
}

async function locked(
  context: BotContext,
  click: Click,
  code: string,
  threadId: string | null,
): Promise<Reply> {
  const isLocked = threadId !== null && (await context.threads.lock(threadId))
  if (!isLocked) return privateReply(texts.moderation.cannotLock)
  return answered(context, click, {}, () => texts.moderation.locked(code))
}

async function answered(
  context: BotContext,
  click: Click,
  done: object | Rejected,
  word: () => string,
): Promise<Reply> {
  if ('rejected' in done) return privateReply(String(done.rejected))
  await postModerationLogLine(context, click, word)
  return { how: 'change', post: await loadServerPage(context, click, word()) }
}
