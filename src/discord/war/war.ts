/** `/war`: opening, joining, beginning and ending a game; the state of the board; and each player's own panel. */
import { isDeepStrictEqual } from 'node:util'
import type { Rejected } from '../../table/contract.ts'
import type { Doing, WarCard, WarEntryDone, WarLook } from '../../table/war/contract.ts'
import { placeOf } from '../../table/war/rows.ts'
import { forEverybody } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import type { ClassName, Faction, ListName, Overlord } from '../../war/cards.ts'
import { type Format, templateFor } from '../../war/lists/template.ts'
import type { Move, PlayerId, War, WarEvent, Winner } from '../../war/model.ts'
import { eventFor } from '../../war/view.ts'
import { eventLine, why } from '../../war/words.ts'
import { readTextFile } from '../characters/decklist-file.ts'
import { type Desk, type GivenFile, opensHere, type Visit } from '../desk.ts'
import type { Click } from '../feature.ts'
import { fitLines, LIMITS, pages } from '../posts/limits.ts'
import { type Outcome, type Post, post, type Row, type Sent, tell } from '../posts/post.ts'
import { changedTo, pictured } from '../posts/with-picture.ts'
import type { WarMenu } from './ids.ts'
import { endMenu, menuPage, panelMenus, preyMenu, questMenus } from './menus.ts'
import { panelPicture } from './picture.ts'
import { playerNamed } from './players-typed.ts'
import {
  buttonsOf,
  destinyButtons,
  destinyLines,
  lobbyPost,
  newsPost,
  panelEmbed,
  questLines,
  statusPost,
} from './posts.ts'

const t = texts.war

/** Runs `work` with the game of this place, or says that there is none. */
export async function withWar(
  desk: Desk,
  visit: Visit,
  work: (war: WarCard) => Promise<Outcome>,
  code?: string,
): Promise<Outcome> {
  const war = await (code === undefined ? desk.table.war.here(visit.channelId) : desk.table.war.byCode(code))
  return war ? work(war) : tell(why('noGame'))
}

export async function createWar(
  desk: Desk,
  visit: Visit,
  wish: { overlord: Overlord; redraw: boolean },
): Promise<Outcome> {
  if (!opensHere(visit)) return tell(why('noThread'))
  const made = await desk.table.war.create(
    { guildId: visit.guildId, channelId: visit.channelId },
    visit.person,
    wish,
  )
  if ('rejected' in made) return tell(made.rejected)
  const opened = desk.coming.expect(made.id)
  const after = async (message: Sent) => {
    const threadId = await desk.threads.open(
      message,
      forEverybody(() => t.status.thread(made.code)),
    )
    if (threadId !== null) await desk.table.war.setThread(made.id, threadId)
    opened(threadId)
    if (threadId === null) return texts.lobby.noThread
    await desk.threads.invite(threadId, visit.person.id)
    return null // the thread is empty until the game begins
  }
  return { how: 'show', post: forEverybody(() => lobbyPost(made)), after }
}

export const joinWar = (
  desk: Desk,
  visit: Visit,
  as: { faction: Faction; cls: ClassName } | null,
  code?: string,
): Promise<Outcome> =>
  withWar(
    desk,
    visit,
    async (war) => {
      if (!as) return tell(why('pick'))
      const joined = await desk.table.war.join(war.id, { person: visit.person, ...as })
      if ('rejected' in joined) return tell(joined.rejected)
      if (war.threadId !== null) await desk.threads.invite(war.threadId, visit.person.id)
      return lobbyShown(visit, joined)
    },
    code,
  )

export const leaveWar = (desk: Desk, visit: Visit, code?: string): Promise<Outcome> =>
  withWar(
    desk,
    visit,
    async (war) => {
      const left = await desk.table.war.leave(war.id, visit.person)
      if ('rejected' in left) return tell(left.rejected)
      return lobbyShown(visit, left)
    },
    code,
  )

export const startWar = (desk: Desk, visit: Visit, code?: string): Promise<Outcome> =>
  withWar(
    desk,
    visit,
    async (war) => {
      const begun = await desk.table.war.start(war.id, visit.person, visit.interactionId)
      if ('rejected' in begun || !isOnPublic(visit) || war.threadId === null) return done(visit, begun)
      return { how: 'change', post: forEverybody(() => lobbyPost(begun.war)) }
    },
    code,
  )

/** Changes the lobby's message if it was clicked, otherwise shows the lobby. */
const lobbyShown = (visit: Visit, war: WarCard): Outcome => ({
  how: isOnPublic(visit) ? 'change' : 'show',
  post: forEverybody(() => lobbyPost(war)),
})

const isClick = (visit: Visit): visit is Click => 'isPrivate' in visit
const isOnPublic = (visit: Visit): boolean => isClick(visit) && !visit.isPrivate

/**
 * The result is announced in the thread. After a click, the person also reads the secret part in private. A command must be
 * answered, so its author reads all of it.
 */
export function done(visit: Visit, result: WarEntryDone | Rejected, otherwise: string = t.done): Outcome {
  if ('rejected' in result) return tell(result.rejected)
  const told = isClick(visit) ? result.events.filter(isSecret) : result.events
  const words = wordsOf(result.game, told)
  return words === '' && isClick(visit) ? { how: 'quiet' } : tell(words || otherwise)
}

const isSecret = (event: WarEvent): boolean => !isDeepStrictEqual(eventFor(event, null), event)

export const wordsOf = (game: War | null, events: readonly WarEvent[]): string =>
  fitLines(game ? events.flatMap((event) => eventLine(game, event) ?? []) : [], LIMITS.content, t.list.more)

/** Runs `work` for a player of a game in play. */
export const withWarAt = (
  desk: Desk,
  visit: Visit,
  code: string,
  work: (game: War, me: PlayerId) => Outcome,
): Promise<Outcome> =>
  withLook(
    desk,
    visit,
    ({ war, game }) => {
      const me = placeOf(war, visit.person)
      return game && me !== null ? work(game, me) : tell(why(game ? 'notIn' : 'notBegun'))
    },
    code,
  )

/** Enters a player's own move, and returns the result. */
export async function enterMove(
  desk: Desk,
  visit: Visit,
  code: string,
  wanted: Wanted,
): Promise<Rejected | (WarEntryDone & { me: PlayerId | null })> {
  const war = await desk.table.war.byCode(code)
  if (!war) return { rejected: why('noGame') }
  const result = await desk.table.war.enter(war.id, visit.person, asEntry(wanted), visit.interactionId)
  return 'rejected' in result ? result : { ...result, me: placeOf(war, visit.person) }
}

/** Enters a move that was chosen in the player's panel, and shows the result there. */
export async function moveInPanel(desk: Desk, visit: Visit, wanted: Wanted, code: string): Promise<Outcome> {
  const result = await enterMove(desk, visit, code, wanted)
  if ('rejected' in result) return tell(result.rejected)
  const { war, game, events, me } = result
  const content = wordsOf(game, events) || t.done
  if (!game || me === null) return { how: 'change', post: post({ content }) }
  const panel = panelPost(war.code, game, me)
  return changedTo({ ...panel, content }, panelPicture(desk.studio, game, me, true))
}

const asEntry =
  (wanted: Wanted): Doing =>
  (game, me) => {
    const move = wanted(game, me)
    return typeof move === 'string' ? move : { kind: 'move', move: { ...move, by: me } }
  }

/** @param otherwise the reply if nothing has happened in the game itself */
export const doInWar = (
  desk: Desk,
  visit: Visit,
  doing: Doing,
  code?: string,
  otherwise?: string,
): Promise<Outcome> =>
  withWar(
    desk,
    visit,
    async (war) =>
      done(visit, await desk.table.war.enter(war.id, visit.person, doing, visit.interactionId), otherwise),
    code,
  )

/** A move, or the reason why there is none. */
export type Wish = DistributiveOmit<Move, 'by'> | string
type Wanted = (game: War, me: PlayerId) => Wish
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** Makes a player's own move. */
export const moveInWar = (desk: Desk, visit: Visit, wanted: Wanted, code?: string): Promise<Outcome> =>
  doInWar(desk, visit, asEntry(wanted), code)

/** Ends a game, or cancels it if it hasn't begun. */
export const endWar = (desk: Desk, visit: Visit, winner: Winner): Promise<Outcome> =>
  withWar(desk, visit, async (war) => {
    if (war.status !== 'lobby') return moveInWar(desk, visit, () => ({ move: 'end', winner }))
    const off = await desk.table.war.callOff(war.id, visit.person)
    return 'rejected' in off ? tell(off.rejected) : { how: 'show', post: forEverybody(() => lobbyPost(off)) }
  })

export const withLook = (
  desk: Desk,
  visit: Visit,
  work: (look: WarLook) => Promise<Outcome> | Outcome,
  code?: string,
): Promise<Outcome> =>
  withWar(
    desk,
    visit,
    async (war) => {
      const look = await desk.table.war.look(war.id)
      return look ? work(look) : tell(why('noGame'))
    },
    code,
  )

export const warStatus = (desk: Desk, visit: Visit, code?: string): Promise<Outcome> =>
  withLook(
    desk,
    visit,
    (look) => {
      const { war, game } = look
      const shown = statusPost(look)
      if (game !== null && placeOf(war, visit.person) === null)
        return {
          how: 'tell',
          post: { ...shown, components: buttonsOf(war.code, 'destiny', 'quests', 'log') },
        }
      const leads = game !== null && war.leader.id === visit.person.id
      const components = [...shown.components, ...(leads ? endMenu(war.code, game) : [])]
      return { how: 'tell', post: { ...shown, components: components.slice(0, LIMITS.rows) } }
    },
    code,
  )

const shownLines = (
  desk: Desk,
  visit: Visit,
  lines: (game: War) => string[],
  menus: (code: string, game: War) => Row[],
  code?: string,
): Promise<Outcome> =>
  withLook(
    desk,
    visit,
    ({ war, game }) => {
      if (!game) return tell(why('notBegun'))
      const plays = placeOf(war, visit.person) !== null
      return tell(fitLines(lines(game), LIMITS.content, t.list.more), {
        components: plays ? menus(war.code, game) : [],
      })
    },
    code,
  )

export const showDestiny = (desk: Desk, visit: Visit, code?: string) =>
  shownLines(
    desk,
    visit,
    destinyLines,
    (at, game) => [...preyMenu(at, game), ...destinyButtons(at, game)],
    code,
  )
export const showQuests = (desk: Desk, visit: Visit, code?: string) =>
  shownLines(desk, visit, questLines, questMenus, code)

/** Shows the player's whole panel, or the public part of another player's panel. */
export const showPanel = (desk: Desk, visit: Visit, name: string | null, code?: string): Promise<Outcome> =>
  withLook(
    desk,
    visit,
    ({ war, game }) => {
      const me = placeOf(war, visit.person)
      const player = name === null ? me : playerNamed(game, name)
      if (!game || player === null) return tell(why(game ? 'notIn' : 'notBegun'))
      const isOwn = player === me
      const words = isOwn
        ? panelPost(war.code, game, player)
        : post({ embeds: [panelEmbed(game, player, false)] })
      return pictured(words, panelPicture(desk.studio, game, player, isOwn), 'tell')
    },
    code,
  )

const panelPost = (code: string, game: War, player: PlayerId): Post =>
  post({ embeds: [panelEmbed(game, player, true)], components: panelMenus(code, game, player) })

/** Shows a later page of a menu, only to the person who asked for it. */
export const showMenuPage = (
  desk: Desk,
  visit: Visit,
  { code, menu, page }: { code: string; menu: WarMenu; page: number },
): Promise<Outcome> =>
  withWarAt(desk, visit, code, (game, me) => {
    const components = menuPage(code, game, me, menu, page)
    return tell(components.length > 0 ? t.menu[menu] : why('pick'), { components })
  })

export const warLog = (desk: Desk, visit: Visit, page: number | null, code?: string): Promise<Outcome> =>
  withLook(
    desk,
    visit,
    async (look) => {
      const news = await desk.table.war.log(look.war.id, visit.person)
      const lines = news.flatMap((one) =>
        newsPost({ ...look, war: { ...look.war, version: -1 } }, one).content.split('\n'),
      )
      const all = pages(lines, LIMITS.description)
      const at = Math.min(Math.max(1, page ?? all.length), Math.max(1, all.length))
      const embed = {
        title: t.logTitle(look.war.code),
        description: all[at - 1] ?? t.logEmpty,
        footer: { text: t.logPages(at, Math.max(1, all.length)) },
      }
      return tell('', { embeds: [embed] })
    },
    code,
  )

export const importList = (
  desk: Desk,
  visit: Visit,
  list: ListName,
  file: GivenFile | null,
): Promise<Outcome> =>
  withWar(desk, visit, async (war) => {
    if (!file) return tell(texts.deck.notFetched)
    const read = await readTextFile(file, t.list.readable)
    if ('why' in read) return tell(read.why)
    const taken = await desk.table.war.import(war.id, visit.person, list, read.text)
    if ('rejected' in taken) return tell(taken.rejected)
    if ('faults' in taken) return tell(fitLines(taken.faults, LIMITS.content, t.list.more))
    return {
      how: 'show',
      post: forEverybody(() => post({ content: t.news.imported(t.lists[list] ?? list, taken.cards) })),
    }
  })

export function exportTemplate(list: ListName, format: Format): Outcome {
  const data = new TextEncoder().encode(templateFor(list, format))
  return tell(t.template(t.lists[list] ?? list), {
    files: [{ name: `${list}.${format}`, data, description: t.lists[list] ?? list }],
  })
}
