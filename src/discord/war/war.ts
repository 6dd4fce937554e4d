/** `/war`: opening, joining, beginning and ending a game; the state of the board; and each player's own panel. */
import { isDeepStrictEqual } from 'node:util'
import type { Rejected } from '../../table/contract.ts'
import type { BuildWarEntry, WarEntryResult, WarInfo, WarLook } from '../../table/war/contract.ts'
import { warPlayerIndexOfPerson } from '../../table/war/rows.ts'
import { runInPublicLanguage } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import type { CardListName, ClassName, Faction, Overlord } from '../../war/cards.ts'
import { type ListFormat, templateTextFor } from '../../war/list-import/template.ts'
import type { Move, PlayerIndex, WarEvent, WarGame, WarWinner } from '../../war/model.ts'
import { warEventAsSeenBy } from '../../war/view.ts'
import { warEventLine, warRefusalTextWithoutDetails } from '../../war/words.ts'
import {
  type AttachedFile,
  type BotContext,
  canOpenThreadHere,
  type InteractionSource,
} from '../bot-context.ts'
import { downloadTextFile } from '../characters/decklist-file.ts'
import { reasonsForNoThread } from '../connection/permissions.ts'
import type { Click } from '../feature.ts'
import { DISCORD_LIMITS, joinLinesThatFit, splitIntoPages } from '../message-parts/limits.ts'
import {
  type ComponentRow,
  newPost,
  type Post,
  privateReply,
  type Reply,
  type SentPost,
} from '../message-parts/post.ts'
import { replyInPlaceWithPicture, replyWithPictureIfSoon } from '../message-parts/with-picture.ts'
import type { WarMenu } from './ids.ts'
import { creatureMenu, endWarMenu, questMenus, warMenuPage, warPanelMenus } from './menus.ts'
import { warPanelPicture } from './picture.ts'
import { findWarPlayerByName } from './players-typed.ts'
import {
  destinyButtons,
  destinyLines,
  questLines,
  warButtonRows,
  warLobbyPost,
  warNewsPost,
  warPanelEmbed,
  warStatusPost,
} from './posts.ts'

const t = texts.war

/** Runs `work` with the game of this place, or says that there is none. */
export async function runWithWarHere(
  context: BotContext,
  source: InteractionSource,
  work: (war: WarInfo) => Promise<Reply>,
  code?: string,
): Promise<Reply> {
  const war = await (code === undefined
    ? context.table.war.here(source.channelId)
    : context.table.war.byCode(code))
  return war ? work(war) : privateReply(warRefusalTextWithoutDetails('noGame'))
}

export async function createWar(
  context: BotContext,
  source: InteractionSource,
  wish: { overlord: Overlord; redraw: boolean },
): Promise<Reply> {
  if (!canOpenThreadHere(source)) return privateReply(warRefusalTextWithoutDetails('noThread'))
  const made = await context.table.war.create(
    { guildId: source.guildId, channelId: source.channelId },
    source.person,
    wish,
  )
  if ('rejected' in made) return privateReply(made.rejected)
  const opened = context.pendingThreads.expect(made.id)
  const after = async (message: SentPost) => {
    const { id: threadId, why: reason } = await context.threads.open(
      message,
      runInPublicLanguage(() => t.status.thread(made.code)),
    )
    if (threadId !== null) await context.table.war.setThread(made.id, threadId)
    opened(threadId)
    return reasonsForNoThread(source, reason).join('\n') || null // The thread is empty until the game begins.
  }
  return { how: 'show', post: runInPublicLanguage(() => warLobbyPost(made)), after }
}

export const joinWar = (
  context: BotContext,
  source: InteractionSource,
  as: { faction: Faction; cls: ClassName } | null,
  code?: string,
): Promise<Reply> =>
  runWithWarHere(
    context,
    source,
    async (war) => {
      if (!as) return privateReply(warRefusalTextWithoutDetails('pick'))
      const joined = await context.table.war.join(war.id, { person: source.person, ...as })
      if ('rejected' in joined) return privateReply(joined.rejected)
      return lobbyShown(source, joined)
    },
    code,
  )

export const leaveWar = (context: BotContext, source: InteractionSource, code?: string): Promise<Reply> =>
  runWithWarHere(
    context,
    source,
    async (war) => {
      const left = await context.table.war.leave(war.id, source.person)
      if ('rejected' in left) return privateReply(left.rejected)
      return lobbyShown(source, left)
    },
    code,
  )

export const startWar = (context: BotContext, source: InteractionSource, code?: string): Promise<Reply> =>
  runWithWarHere(
    context,
    source,
    async (war) => {
      const begun = await context.table.war.start(war.id, source.person, source.interactionId)
      if ('rejected' in begun || !isOnPublic(source) || war.threadId === null)
        return warEntryReply(source, begun)
      return { how: 'change', post: runInPublicLanguage(() => warLobbyPost(begun.war)) }
    },
    code,
  )

/** Changes the lobby's message if it was clicked, otherwise shows the lobby. */
const lobbyShown = (source: InteractionSource, war: WarInfo): Reply => ({
  how: isOnPublic(source) ? 'change' : 'show',
  post: runInPublicLanguage(() => warLobbyPost(war)),
})

const isClick = (source: InteractionSource): source is Click => 'isPrivate' in source
const isOnPublic = (source: InteractionSource): boolean => isClick(source) && !source.isPrivate

/**
 * Returns the reply to the person who has made an entry in a game. The result of the entry is announced in the thread.
 * After a click, the reply contains the secret part. A command must be answered, so the reply contains all events.
 */
export function warEntryReply(
  source: InteractionSource,
  result: WarEntryResult | Rejected,
  otherwise: string = t.done,
): Reply {
  if ('rejected' in result) return privateReply(result.rejected)
  const told = isClick(source) ? result.events.filter(isSecret) : result.events
  const words = warEventsText(result.game, told)
  return words === '' && isClick(source) ? { how: 'quiet' } : privateReply(words || otherwise)
}

const isSecret = (event: WarEvent): boolean => !isDeepStrictEqual(warEventAsSeenBy(event, null), event)

export const warEventsText = (game: WarGame | null, events: readonly WarEvent[]): string =>
  joinLinesThatFit(
    game ? events.flatMap((event) => warEventLine(game, event) ?? []) : [],
    DISCORD_LIMITS.content,
    t.list.more,
  )

/** Runs `work` for a player of a game in play. */
export const runWithWarPlayer = (
  context: BotContext,
  source: InteractionSource,
  code: string,
  work: (game: WarGame, me: PlayerIndex) => Reply,
): Promise<Reply> =>
  runWithWarLook(
    context,
    source,
    ({ war, game }) => {
      const me = warPlayerIndexOfPerson(war, source.person)
      return game && me !== null
        ? work(game, me)
        : privateReply(warRefusalTextWithoutDetails(game ? 'notIn' : 'notBegun'))
    },
    code,
  )

/** Makes a player's own move, and returns the result. */
export async function makeOwnWarMove(
  context: BotContext,
  source: InteractionSource,
  code: string,
  wanted: Wanted,
): Promise<Rejected | (WarEntryResult & { me: PlayerIndex | null })> {
  const war = await context.table.war.byCode(code)
  if (!war) return { rejected: warRefusalTextWithoutDetails('noGame') }
  const result = await context.table.war.enter(war.id, source.person, asEntry(wanted), source.interactionId)
  return 'rejected' in result ? result : { ...result, me: warPlayerIndexOfPerson(war, source.person) }
}

/** Makes a move that was chosen in the player's panel, and shows the result there. */
export async function makeWarMoveInPanel(
  context: BotContext,
  source: InteractionSource,
  wanted: Wanted,
  code: string,
): Promise<Reply> {
  const result = await makeOwnWarMove(context, source, code, wanted)
  if ('rejected' in result) return privateReply(result.rejected)
  const { war, game, events, me } = result
  const content = warEventsText(game, events) || t.done
  if (!game || me === null) return { how: 'change', post: newPost({ content }) }
  const panel = panelPost(war.code, game, me)
  return replyInPlaceWithPicture({ ...panel, content }, warPanelPicture(context.studio, game, me, true))
}

const asEntry =
  (wanted: Wanted): BuildWarEntry =>
  (game, me) => {
    const move = wanted(game, me)
    return typeof move === 'string' ? move : { kind: 'move', move: { ...move, by: me } }
  }

/**
 * Makes an entry, such as a move, in the game of the companion, and returns the reply.
 * @param otherwise the reply if the entry has no visible result
 */
export const submitWarEntryAndReply = (
  context: BotContext,
  source: InteractionSource,
  doing: BuildWarEntry,
  code?: string,
  otherwise?: string,
): Promise<Reply> =>
  runWithWarHere(
    context,
    source,
    async (war) =>
      warEntryReply(
        source,
        await context.table.war.enter(war.id, source.person, doing, source.interactionId),
        otherwise,
      ),
    code,
  )

/** A move, or the reason why there is none. */
export type WarMoveOrReason = DistributiveOmit<Move, 'by'> | string
type Wanted = (game: WarGame, me: PlayerIndex) => WarMoveOrReason
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** Makes a player's own move, and returns the reply. */
export const makeWarMoveAndReply = (
  context: BotContext,
  source: InteractionSource,
  wanted: Wanted,
  code?: string,
): Promise<Reply> => submitWarEntryAndReply(context, source, asEntry(wanted), code)

/** Ends a game, or cancels it if it hasn't begun. */
export const endWar = (context: BotContext, source: InteractionSource, winner: WarWinner): Promise<Reply> =>
  runWithWarHere(context, source, async (war) => {
    if (war.status !== 'lobby') return makeWarMoveAndReply(context, source, () => ({ move: 'end', winner }))
    const off = await context.table.war.callOff(war.id, source.person)
    return 'rejected' in off
      ? privateReply(off.rejected)
      : { how: 'show', post: runInPublicLanguage(() => warLobbyPost(off)) }
  })

/** Runs `work` with the current state of the game of this place, or says that there is none. */
export const runWithWarLook = (
  context: BotContext,
  source: InteractionSource,
  work: (look: WarLook) => Promise<Reply> | Reply,
  code?: string,
): Promise<Reply> =>
  runWithWarHere(
    context,
    source,
    async (war) => {
      const look = await context.table.war.look(war.id)
      return look ? work(look) : privateReply(warRefusalTextWithoutDetails('noGame'))
    },
    code,
  )

export const showWarStatus = (
  context: BotContext,
  source: InteractionSource,
  code?: string,
): Promise<Reply> =>
  runWithWarLook(
    context,
    source,
    (look) => {
      const { war, game } = look
      const shown = warStatusPost(look)
      if (game !== null && warPlayerIndexOfPerson(war, source.person) === null)
        return {
          how: 'tell',
          post: { ...shown, components: warButtonRows(war.code, 'destiny', 'quests', 'log') },
        }
      const leads = game !== null && war.leader.id === source.person.id
      const components = [...shown.components, ...(leads ? endWarMenu(war.code, game) : [])]
      return { how: 'tell', post: { ...shown, components: components.slice(0, DISCORD_LIMITS.rows) } }
    },
    code,
  )

const shownLines = (
  context: BotContext,
  source: InteractionSource,
  lines: (game: WarGame) => string[],
  menus: (code: string, game: WarGame) => ComponentRow[],
  code?: string,
): Promise<Reply> =>
  runWithWarLook(
    context,
    source,
    ({ war, game }) => {
      if (!game) return privateReply(warRefusalTextWithoutDetails('notBegun'))
      const plays = warPlayerIndexOfPerson(war, source.person) !== null
      return privateReply(joinLinesThatFit(lines(game), DISCORD_LIMITS.content, t.list.more), {
        components: plays ? menus(war.code, game) : [],
      })
    },
    code,
  )

export const showDestiny = (context: BotContext, source: InteractionSource, code?: string) =>
  shownLines(
    context,
    source,
    destinyLines,
    (at, game) => [...creatureMenu(at, game), ...destinyButtons(at, game)],
    code,
  )
export const showQuests = (context: BotContext, source: InteractionSource, code?: string) =>
  shownLines(context, source, questLines, questMenus, code)

/** Shows the player's whole panel, or the public part of another player's panel. */
export const showWarPanel = (
  context: BotContext,
  source: InteractionSource,
  name: string | null,
  code?: string,
): Promise<Reply> =>
  runWithWarLook(
    context,
    source,
    ({ war, game }) => {
      const me = warPlayerIndexOfPerson(war, source.person)
      const player = name === null ? me : findWarPlayerByName(game, name)
      if (!game || player === null)
        return privateReply(warRefusalTextWithoutDetails(game ? 'notIn' : 'notBegun'))
      const isOwn = player === me
      const words = isOwn
        ? panelPost(war.code, game, player)
        : newPost({ embeds: [warPanelEmbed(game, player, false)] })
      return replyWithPictureIfSoon(words, warPanelPicture(context.studio, game, player, isOwn), 'tell')
    },
    code,
  )

const panelPost = (code: string, game: WarGame, player: PlayerIndex): Post =>
  newPost({ embeds: [warPanelEmbed(game, player, true)], components: warPanelMenus(code, game, player) })

/** Shows a later page of a menu, only to the person who asked for it. */
export const showWarMenuPage = (
  context: BotContext,
  source: InteractionSource,
  { code, menu, page }: { code: string; menu: WarMenu; page: number },
): Promise<Reply> =>
  runWithWarPlayer(context, source, code, (game, me) => {
    const components = warMenuPage(code, game, me, menu, page)
    return privateReply(components.length > 0 ? t.menu[menu] : warRefusalTextWithoutDetails('pick'), {
      components,
    })
  })

export const showWarLog = (
  context: BotContext,
  source: InteractionSource,
  page: number | null,
  code?: string,
): Promise<Reply> =>
  runWithWarLook(
    context,
    source,
    async (look) => {
      const news = await context.table.war.log(look.war.id, source.person)
      const lines = news.flatMap((one) =>
        warNewsPost({ ...look, war: { ...look.war, version: -1 } }, one).content.split('\n'),
      )
      const all = splitIntoPages(lines, DISCORD_LIMITS.description)
      const at = Math.min(Math.max(1, page ?? all.length), Math.max(1, all.length))
      const embed = {
        title: t.logTitle(look.war.code),
        description: all[at - 1] ?? t.logEmpty,
        footer: { text: t.logPages(at, Math.max(1, all.length)) },
      }
      return privateReply('', { embeds: [embed] })
    },
    code,
  )

export const importWarCardList = (
  context: BotContext,
  source: InteractionSource,
  list: CardListName,
  file: AttachedFile | null,
): Promise<Reply> =>
  runWithWarHere(context, source, async (war) => {
    if (!file) return privateReply(texts.deck.notFetched)
    const read = await downloadTextFile(file, t.list.readable)
    if ('why' in read) return privateReply(read.why)
    const taken = await context.table.war.import(war.id, source.person, list, read.text)
    if ('rejected' in taken) return privateReply(taken.rejected)
    if ('faults' in taken)
      return privateReply(joinLinesThatFit(taken.faults, DISCORD_LIMITS.content, t.list.more))
    return {
      how: 'show',
      post: runInPublicLanguage(() =>
        newPost({ content: t.news.imported(t.lists[list] ?? list, taken.cards) }),
      ),
    }
  })

export function exportWarCardListTemplate(list: CardListName, format: ListFormat): Reply {
  const data = new TextEncoder().encode(templateTextFor(list, format))
  return privateReply(t.template(t.lists[list] ?? list), {
    files: [{ name: `${list}.${format}`, data, description: t.lists[list] ?? list }],
  })
}
