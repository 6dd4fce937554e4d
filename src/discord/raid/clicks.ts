/** Handles the buttons below a lobby, and those that end a raid early. */
import type { Person, RaidInfo, Rejected } from '../../table/contract.ts'
import { unreadyPeople } from '../../table/lobby/lobbies.ts'
import { runInPublicLanguage } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, toPlain } from '../../texts/user-text.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import type { Click } from '../feature.ts'
import { buttonRows, newPost, privateReply, type Reply } from '../message-parts/post.ts'
import { deckChoicePanel } from './deck-choice.ts'
import { raidComponentIds } from './ids.ts'
import { lobbyPost } from './lobby.ts'
import { lobbyPostWithPicture } from './pictures.ts'
import { needsStarterDeckChoice, offerStarterDecks } from './starter-choice.ts'

/**
 * Takes a seat.
 * @param deck the key of a starter deck; null for the active character with its own deck. A person without a
 * character chooses a starter deck first
 */
export async function takeSeatWithDeck(
  context: BotContext,
  source: InteractionSource,
  raid: RaidInfo,
  deck: string | null,
): Promise<Reply> {
  const { person } = source
  if (deck === null && (await needsStarterDeckChoice(context, source, raid)))
    return offerStarterDecks(context, source, raid)
  const panel = deck === null ? await deckChoicePanel(context, source, raid) : null
  if (panel) return panel
  const changed =
    deck === null
      ? await context.table.joinAs(raid.id, person, null)
      : await context.table.join(raid.id, person, deck)
  return shown(context, changed)
}

export async function takeBossPlayerSeat(
  context: BotContext,
  { person }: InteractionSource,
  raid: RaidInfo,
): Promise<Reply> {
  const changed = await context.table.joinAsBoss(raid.id, person)
  return shown(context, changed)
}

export const leaveLobbyByButton = async (
  context: BotContext,
  { person }: InteractionSource,
  raid: RaidInfo,
): Promise<Reply> => shown(context, await context.table.leave(raid.id, person))

/**
 * Toggles whether the person is ready. A click below the lobby updates it. A click below a call for readiness gets
 * a private answer.
 */
export async function toggleReady(context: BotContext, click: Click, raid: RaidInfo): Promise<Reply> {
  const isReady = !raid.lobby.ready.includes(click.person.id)
  const changed = await context.table.lobbies.ready(raid.id, click.person, isReady)
  if ('rejected' in changed) return privateReply(changed.rejected)
  if (click.channelId === raid.channelId && raid.threadId !== null) return shown(context, changed)
  return privateReply(isReady ? texts.planning.readyNow : texts.planning.notReadyNow)
}

/** Starts the raid. The leader is asked first whether to start without the people who aren't ready. */
export async function startRaidByButton(
  context: BotContext,
  { person }: InteractionSource,
  raid: RaidInfo,
): Promise<Reply> {
  const waiting = raid.leader.id === person.id ? peopleNotReady(raid) : []
  if (waiting.length > 0) return askToStartWithoutUnready(raid, waiting)
  return shown(context, await context.table.start(raid.id, person))
}

export const peopleNotReady = (raid: RaidInfo): Person[] =>
  raid.lobby.must ? unreadyPeople(raid).filter(({ id }) => id !== raid.leader.id) : []

export function askToStartWithoutUnready(raid: RaidInfo, waiting: readonly Person[]): Reply {
  const names = waiting.map(({ name }) => name)
  const label = texts.planning.startWithout(names.map(toPlain))
  return privateReply(texts.planning.notReady(names.map(toMarkup)), {
    components: buttonRows([{ id: raidComponentIds.without(raid.code), label, style: 'danger' }]),
  })
}

export async function startWithoutUnreadyPeople(
  { table }: BotContext,
  { person }: InteractionSource,
  raid: RaidInfo,
): Promise<Reply> {
  return done(await table.lobbies.startWithout(raid.id, person), texts.reply.begun)
}

/**
 * Shows the lobby at once with the picture that it had. The announcement of the change brings the new picture, except
 * for a lobby without a thread, whose message only this answer can change.
 */
async function shown({ studio }: BotContext, changed: RaidInfo | Rejected): Promise<Reply> {
  if ('rejected' in changed) return privateReply(changed.rejected)
  if (changed.threadId === null)
    return { how: 'change', post: await runInPublicLanguage(() => lobbyPostWithPicture(studio, changed)) }
  const keepsPicture = changed.status === 'lobby'
  return { how: 'change', post: runInPublicLanguage(() => lobbyPost(changed)), keepsPicture }
}

export async function concedeByButton(
  context: BotContext,
  { person }: InteractionSource,
  raid: RaidInfo,
  seat: number,
): Promise<Reply> {
  return done(await context.table.concede(raid.id, person, seat), texts.reply.conceded)
}

export async function abandonRaidByButton(
  context: BotContext,
  { person }: InteractionSource,
  raid: RaidInfo,
): Promise<Reply> {
  return done(await context.table.abandon(raid.id, person), texts.reply.abandoned)
}

const done = (result: object | Rejected, said: string): Reply => ({
  how: 'change',
  post: newPost({ content: 'rejected' in result ? result.rejected : said }),
})
