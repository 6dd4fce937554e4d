/** `/war`: opening, joining, beginning and ending a game; what stands where; each player's own part. */
import type { Rejected } from '../../table/contract.ts'
import type { Doing, WarCard, WarEntryDone, WarLook } from '../../table/war/contract.ts'
import { placeOf } from '../../table/war/rows.ts'
import { forEverybody } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import type { ClassName, Faction, ListName, Overlord } from '../../war/cards.ts'
import { type Format, templateFor } from '../../war/lists/template.ts'
import type { Move, PlayerId, War, Winner } from '../../war/model.ts'
import type { Entry } from '../../war/session.ts'
import { eventLine, why } from '../../war/words.ts'
import type { Desk, GivenFile, Visit } from '../desk.ts'
import { fitLines, LIMITS, pages } from '../posts/limits.ts'
import { type Outcome, post, type Row, type Sent, tell } from '../posts/post.ts'
import { pictured } from '../posts/with-picture.ts'
import { readTextFile } from '../raiders/decklist-file.ts'
import type { WarMenu } from './ids.ts'
import { endMenu, fightMenus, menuPage, panelMenus, questMenus } from './menus.ts'
import { panelPicture } from './picture.ts'
import { destinyLines, lobbyPost, newsPost, panelEmbed, questLines, statusPost } from './posts.ts'

const t = texts.war

/** The game of this place, or that there is none. */
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
  if (visit.isThread) return tell(why('noThread'))
  const made = await desk.table.war.create(
    { guildId: visit.guildId, channelId: visit.channelId },
    visit.person,
    wish,
  )
  if ('rejected' in made) return tell(made.rejected)
  const after = async (message: Sent) => {
    const threadId = await desk.threads.open(
      message,
      forEverybody(() => t.status.thread(made.code)),
    )
    if (threadId === null) return texts.lobby.noThread
    await desk.table.war.setThread(made.id, threadId)
    await desk.threads.invite(threadId, visit.person.id)
    return t.status.opened(`<#${threadId}>`)
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
      return { how: 'show', post: forEverybody(() => lobbyPost(joined)) }
    },
    code,
  )

export const startWar = (desk: Desk, visit: Visit, code?: string): Promise<Outcome> =>
  withWar(
    desk,
    visit,
    async (war) => done(await desk.table.war.start(war.id, visit.person, visit.interactionId)),
    code,
  )

/** What happened is said in the thread; who did it reads what only they may know. */
export function done(result: WarEntryDone | Rejected): Outcome {
  if ('rejected' in result) return tell(result.rejected)
  const { game, events } = result
  const lines = game ? events.flatMap((event) => eventLine(game, event) ?? []) : []
  return tell(fitLines(lines, LIMITS.content, t.list.more) || t.done)
}

export const doInWar = (desk: Desk, visit: Visit, doing: Doing, code?: string): Promise<Outcome> =>
  withWar(
    desk,
    visit,
    async (war) => done(await desk.table.war.enter(war.id, visit.person, doing, visit.interactionId)),
    code,
  )

/** A move, or why there is none. */
export type Wish = DistributiveOmit<Move, 'by'> | string
type Wanted = (game: War, me: PlayerId) => Wish
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** A move of one's own. */
export const moveInWar = (desk: Desk, visit: Visit, wanted: Wanted, code?: string): Promise<Outcome> =>
  doInWar(
    desk,
    visit,
    (game, me): Entry | string => {
      const move = wanted(game, me)
      return typeof move === 'string' ? move : { kind: 'move', move: { ...move, by: me } }
    },
    code,
  )

export const endWar = (desk: Desk, visit: Visit, winner: Winner): Promise<Outcome> =>
  moveInWar(desk, visit, () => ({ move: 'end', winner }))

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
    ({ war, game }) =>
      game
        ? tell(fitLines(lines(game), LIMITS.content, t.list.more), { components: menus(war.code, game) })
        : tell(why('notBegun')),
    code,
  )

export const showDestiny = (desk: Desk, visit: Visit, code?: string) =>
  shownLines(desk, visit, destinyLines, fightMenus, code)
export const showQuests = (desk: Desk, visit: Visit, code?: string) =>
  shownLines(desk, visit, questLines, questMenus, code)

/** One's own panel with all of it; of another, what everybody may see. */
export const showPanel = (desk: Desk, visit: Visit, name: string | null, code?: string): Promise<Outcome> =>
  withLook(
    desk,
    visit,
    ({ war, game }) => {
      const me = placeOf(war, visit.person)
      const player = name === null ? me : playerNamed(game, name)
      if (!game || player === null) return tell(why(game ? 'notIn' : 'notBegun'))
      const components = player === me ? panelMenus(war.code, game, player) : []
      const words = post({ embeds: [panelEmbed(game, player, player === me)], components })
      return player === me
        ? pictured(words, panelPicture(desk.studio, game, player), 'tell')
        : { how: 'tell', post: words }
    },
    code,
  )

/** A later page of a menu, for who asked for it alone. */
export const showMenuPage = (
  desk: Desk,
  visit: Visit,
  { code, menu, page }: { code: string; menu: WarMenu; page: number },
): Promise<Outcome> =>
  withLook(
    desk,
    visit,
    ({ war, game }) => {
      const me = placeOf(war, visit.person)
      const components = game && me !== null ? menuPage(code, game, me, menu, page) : []
      return tell(components.length > 0 ? t.menu[menu] : why(me === null ? 'notIn' : 'pick'), { components })
    },
    code,
  )

export function playerNamed(game: War | null, name: string): PlayerId | null {
  const wanted = name.trim().toLowerCase()
  const at = game?.players.findIndex((one) => one.name.toLowerCase() === wanted) ?? -1
  return at < 0 ? null : at
}

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
    const read = await readTextFile(file)
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
