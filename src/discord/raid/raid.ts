/** Handles `/raid`: creates raids, gives seats, starts raids, and ends them early. */
import type { RaidInfo, Rejected } from '../../table/contract.ts'
import { ambiguousNameText, findByTypedName } from '../../table/typed-names/match.ts'
import { runInPublicLanguage } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { rawText, toMarkup, toPlain } from '../../texts/user-text.ts'
import { boardEmbed } from '../board/embed.ts'
import {
  type BotContext,
  type CommandCall,
  canOpenThreadHere,
  type InteractionSource,
  type OpenedThread,
  runWithLobbyHere,
  runWithRaidHere,
} from '../bot-context.ts'
import { characterOwnerOfInteraction, parseConstructedDeckOption } from '../characters/characters.ts'
import { reasonsForNoThread } from '../connection/permissions.ts'
import { raidTitle, starterDeckChoices } from '../message-parts/names.ts'
import { buttonRows, privateReply, type Reply, type SentPost } from '../message-parts/post.ts'
import { askToStartWithoutUnready, peopleNotReady } from './clicks.ts'
import { raidComponentIds } from './ids.ts'
import { setStartTime } from './lobby-changes.ts'
import { roleToMention } from './lobby-mentions.ts'
import { lobbyPostWithPicture } from './pictures.ts'
import { needsStarterDeckChoice, offerStarterDecks } from './starter-choice.ts'

/**
 * Posts the lobby in the channel, and opens the raid's thread on that message. Without a raid or a difficulty, the
 * lobby is for the one that suits the server.
 */
export function createRaid(
  context: BotContext,
  call: CommandCall,
  raid: string | null,
  mode: string | null,
): Promise<Reply> {
  const make = making(context, call, { raid, mode })
  return openLobbyAndReply(context, call, make, { ...roleToMention(call), when: call.text('when') })
}

const making =
  ({ table }: BotContext, { person }: InteractionSource, wish: Wish): Making =>
  async (at) => {
    const { raid, mode } = await table.lobbies.choose(at.guildId, wish)
    return table.create(at, person, raid, mode)
  }

/** Opens a lobby for the suggested raid, by a press. A press in a thread opens it in the thread's channel. */
export async function openSuggestedRaid(context: BotContext, source: InteractionSource): Promise<Reply> {
  const { guildId, person, channelId: threadId } = source
  const make = making(context, source, { raid: null, mode: null })
  if (canOpenThreadHere(source)) return openLobbyAndReply(context, source, make)
  const channelId = await context.threads.parentOf(threadId)
  if (channelId === null) return privateReply(texts.lobby.inThread)
  const made = await make({ guildId, channelId })
  const posted = 'rejected' in made ? made : await context.table.lobbies.post(made.id, person)
  return privateReply('rejected' in posted ? posted.rejected : texts.firstSteps.openedIn(`<#${channelId}>`))
}

/** The chosen raid and difficulty; null for the suggested ones. */
interface Wish {
  readonly raid: string | null
  readonly mode: string | null
}

type Making = (at: { guildId: string; channelId: string }) => Promise<RaidInfo | Rejected>

/** The role that a new lobby mentions or the reason why it can't, and the time at which the raid begins. */
interface Beside {
  role: string | null
  refused: string | null
  when: string | null
}

const NOTHING_BESIDE: Beside = { role: null, refused: null, when: null }

export async function openLobbyAndReply(
  context: BotContext,
  source: InteractionSource,
  make: Making,
  { role, refused, when }: Beside = NOTHING_BESIDE,
): Promise<Reply> {
  if (!canOpenThreadHere(source)) return privateReply(texts.lobby.inThread)
  const { guildId, channelId } = source
  const made = await make({ guildId, channelId })
  if ('rejected' in made) return privateReply(made.rejected)
  if (role !== null) await context.table.lobbies.note(made.id, { call: role })
  const lobby = { ...made, lobby: { ...made.lobby, call: role } }
  const opened = context.pendingThreads.expect(made.id)
  const after = async (message: SentPost) => {
    const { id: threadId, why } = await openThread(context, made, message)
    opened(threadId)
    const said = [
      when && (await setStartTime(context, source, made, when)),
      refused && `${refused} ${texts.planning.openAllTheSame}`,
    ]
    return [...reasonsForNoThread(source, why), ...said].filter((one) => one !== null).join('\n') || null
  }
  const shown = await runInPublicLanguage(() => lobbyPostWithPicture(context.studio, lobby))
  return { how: 'show', post: { ...shown, calls: role ? [role] : [] }, after }
}

/** Opens the thread of a raid. If that isn't possible, the raid is played in the channel itself. */
async function openThread(context: BotContext, raid: RaidInfo, message: SentPost): Promise<OpenedThread> {
  const opened = await context.threads.open(
    message,
    runInPublicLanguage(() => raidThreadName(raid)),
  )
  if (opened.id !== null) await context.table.setThread(raid.id, opened.id)
  return opened
}

export const raidThreadName = (raid: RaidInfo): string =>
  texts.lobby.threadName(raidTitle(raid.raid), raid.code)

/**
 * Takes a seat of the lobby in this channel.
 * @param wish a starter deck's key, or a character's id or name; null for the active character
 */
export const joinRaid = (
  context: BotContext,
  source: InteractionSource,
  wish: string | null,
): Promise<Reply> =>
  runWithLobbyHere(context, source, async (raid) => {
    if (wish === null && (await needsStarterDeckChoice(context, source, raid)))
      return offerStarterDecks(context, source, raid)
    const changed = await seatTaken(context, source, raid, wish)
    if ('rejected' in changed) return privateReply(changed.rejected)
    return privateReply(texts.lobby.joined(changed.seats.length))
  })

/** Takes a seat. If a starter and a character have the same name, the person is asked which one they mean. */
async function seatTaken(
  { table }: BotContext,
  source: InteractionSource,
  { id }: RaidInfo,
  wish: string | null,
): Promise<RaidInfo | Rejected> {
  if (wish === null) return table.joinAs(id, source.person, null)
  const constructed = parseConstructedDeckOption(wish)
  if (constructed !== undefined) return table.joinAs(id, source.person, constructed, 'constructed')
  const own = (await table.characters.characters(characterOwnerOfInteraction(source))).filter(
    ({ retired }) => !retired,
  )
  const meant = findByTypedName(wish, [
    ...starterDeckChoices().map((one) => ({
      it: one.key,
      id: one.key,
      say: one.key,
      label: one.label,
      names: [one.label] as const,
    })),
    ...own.map((one) => ({
      it: null,
      id: one.id,
      label: toMarkup(one.name),
      names: [rawText(one.name)] as const,
    })),
  ])
  if (meant.kind === 'several') return { rejected: ambiguousNameText(wish, meant.them) }
  const starter = meant.kind === 'one' ? meant.it : null
  return starter === null ? table.joinAs(id, source.person, wish) : table.join(id, source.person, starter)
}

/** Takes the Boss's seat of the lobby in this channel. @param wish "own" for the deck that the person has built */
export const joinRaidAsBoss = (
  context: BotContext,
  source: InteractionSource,
  wish: string | null,
): Promise<Reply> =>
  runWithLobbyHere(context, source, async (raid) => {
    const which = wish?.trim().toLowerCase() === 'own' ? 'own' : 'printed'
    const changed = await context.table.joinAsBoss(raid.id, source.person, which)
    if ('rejected' in changed) return privateReply(changed.rejected)
    return privateReply(`${texts.boss.joined} ${texts.bossDeck.playing[which]}`)
  })

export const leaveRaid = (context: BotContext, source: InteractionSource): Promise<Reply> =>
  runWithRaidHere(context, source, async (raid) =>
    raid.status === 'lobby'
      ? said(await context.table.leave(raid.id, source.person), () => texts.reply.left)
      : concedeSeat(source, raid),
  )

export const startRaid = (context: BotContext, source: InteractionSource): Promise<Reply> =>
  runWithLobbyHere(context, source, async (raid) => {
    const waiting = raid.status === 'lobby' && raid.leader.id === source.person.id ? peopleNotReady(raid) : []
    if (waiting.length > 0) return askToStartWithoutUnready(raid, waiting)
    return said(await context.table.start(raid.id, source.person), (started) =>
      started.threadId ? texts.lobby.playing(`<#${started.threadId}>`) : texts.lobby.playingHere,
    )
  })

const said = (result: RaidInfo | Rejected, done: (raid: RaidInfo) => string): Reply =>
  privateReply('rejected' in result ? result.rejected : done(result))

/** Shows the state of the raid, and the player for whom it waits. */
export const showRaidStatus = (context: BotContext, source: InteractionSource): Promise<Reply> =>
  runWithRaidHere(context, source, async (raid) => {
    const { view, ...wait } = await context.table.look(raid.id, null)
    if (view) {
      const place =
        raid.threadId && raid.status === 'playing' ? texts.lobby.playing(`<#${raid.threadId}>`) : ''
      return privateReply(place, { embeds: [boardEmbed(raid, view, { wait })] })
    }
    return { how: 'tell', post: await lobbyPostWithPicture(context.studio, raid) }
  })

export const abandonRaid = (context: BotContext, source: InteractionSource): Promise<Reply> =>
  runWithRaidHere(context, source, async (raid) => {
    if (raid.leader.id !== source.person.id)
      return said(await context.table.abandon(raid.id, source.person), () => '')
    return privateReply(texts.reply.confirmAbandon, {
      components: buttonRows([
        { id: raidComponentIds.abandon(raid.code), label: texts.reply.abandon, style: 'danger' },
        { id: raidComponentIds.keep(raid.code), label: texts.reply.keepPlaying },
      ]),
    })
  })

/** Shows one button for each seat that the person can give up. */
function concedeSeat({ person }: InteractionSource, raid: RaidInfo): Reply {
  const own = raid.seats.filter((seat) => seat.person.id === person.id)
  if (own.length === 0) return privateReply(texts.reply.notSeated)
  if (raid.status !== 'playing') return privateReply(texts.reply.over)
  const buttons = own.map((seat) => ({
    id: raidComponentIds.concede(raid.code, seat.seat),
    label: own.length > 1 ? texts.reply.concedeAs(toPlain(seat.character)) : texts.reply.concede,
    style: 'danger' as const,
  }))
  return privateReply(texts.reply.confirmConcede, {
    components: buttonRows([
      ...buttons,
      { id: raidComponentIds.keep(raid.code), label: texts.reply.keepPlaying },
    ]),
  })
}
