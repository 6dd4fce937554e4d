/** Creating a raid, taking seats, starting it, and ending it early. */
import type { RaidCard, Rejected } from '../../table/contract.ts'
import { askWhich, whichIsMeant } from '../../table/typed-names/meant.ts'
import { forEverybody } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { rawText, toMarkup, toPlain } from '../../texts/user-text.ts'
import { boardEmbed } from '../board/embed.ts'
import { whose } from '../characters/characters.ts'
import { lackingIn } from '../connection/permissions.ts'
import { type Call, type Desk, opensHere, type Visit, withLobby, withRaid } from '../desk.ts'
import { raidTitle, starterChoices } from '../posts/names.ts'
import { buttonRows, type Outcome, type Sent, tell } from '../posts/post.ts'
import { calledRole } from './calling.ts'
import { setTime } from './changing.ts'
import { awaited, withoutThem } from './clicks.ts'
import { raidIds } from './ids.ts'
import { lobbyPost } from './lobby.ts'

/** Posts the lobby in the channel, and opens the raid's thread on that message. */
export const createRaid = (desk: Desk, call: Call, raid: string, mode: string): Promise<Outcome> =>
  openLobby(desk, call, (at) => desk.table.create(at, call.person, raid, mode), {
    ...calledRole(call),
    when: call.text('when'),
  })

type Making = (at: { guildId: string; channelId: string }) => Promise<RaidCard | Rejected>

/** The role to mention or the reason why none is mentioned, and the time at which the raid begins. */
interface Beside {
  role: string | null
  refused: string | null
  when: string | null
}

const NOTHING_BESIDE: Beside = { role: null, refused: null, when: null }

export async function openLobby(
  desk: Desk,
  visit: Visit,
  make: Making,
  { role, refused, when }: Beside = NOTHING_BESIDE,
): Promise<Outcome> {
  if (!opensHere(visit)) return tell(texts.lobby.inThread)
  const { guildId, channelId, mine } = visit
  const made = await make({ guildId, channelId })
  if ('rejected' in made) return tell(made.rejected)
  if (role !== null) await desk.table.gathering.note(made.id, { call: role })
  const lobby = { ...made, lobby: { ...made.lobby, call: role } }
  const opened = desk.coming.expect(made.id)
  const after = async (message: Sent) => {
    const threadId = await openThread(desk, made, message)
    opened(threadId)
    const said = [
      threadId === null ? texts.lobby.noThread : null,
      when && (await setTime(desk, visit, made, when)),
      refused && `${refused} ${texts.gathering.openAllTheSame}`,
    ]
    const lacks = lackingIn(mine, channelId, 'raid')
    return [...said, lacks].filter((one) => one !== null).join('\n') || null
  }
  return { how: 'show', post: { ...forEverybody(() => lobbyPost(lobby)), calls: role ? [role] : [] }, after }
}

/** @returns null if no thread can be opened; then the raid is played in the channel itself */
async function openThread(desk: Desk, raid: RaidCard, message: Sent): Promise<string | null> {
  const threadId = await desk.threads.open(
    message,
    forEverybody(() => threadName(raid)),
  )
  if (threadId === null) return null
  await desk.table.setThread(raid.id, threadId)
  await desk.threads.invite(threadId, raid.leader.id)
  return threadId
}

export const threadName = (raid: RaidCard): string => texts.lobby.threadName(raidTitle(raid.raid), raid.code)

/** @param wish a starter's key, or a character's id or name; null for the active character */
export const joinRaid = (desk: Desk, visit: Visit, wish: string | null): Promise<Outcome> =>
  withLobby(desk, visit, async (raid) => {
    const changed = await seatTaken(desk, visit, raid, wish)
    if ('rejected' in changed) return tell(changed.rejected)
    if (raid.threadId) await desk.threads.invite(raid.threadId, visit.person.id)
    return tell(texts.lobby.joined(changed.seats.length))
  })

/** Takes a seat. If a starter and a character have the same name, the person is asked which one they mean. */
async function seatTaken(
  { table }: Desk,
  visit: Visit,
  { id }: RaidCard,
  wish: string | null,
): Promise<RaidCard | Rejected> {
  if (wish === null) return table.joinAs(id, visit.person, null)
  const own = (await table.characters.characters(whose(visit))).filter(({ retired }) => !retired)
  const meant = whichIsMeant(wish, [
    ...starterChoices().map((one) => ({
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
  if (meant.kind === 'several') return { rejected: askWhich(wish, meant.them) }
  const starter = meant.kind === 'one' ? meant.it : null
  return starter === null ? table.joinAs(id, visit.person, wish) : table.join(id, visit.person, starter)
}

/** @param wish "own" for the deck that they have built */
export const joinAsBoss = (desk: Desk, visit: Visit, wish: string | null): Promise<Outcome> =>
  withLobby(desk, visit, async (raid) => {
    const which = wish?.trim().toLowerCase() === 'own' ? 'own' : 'printed'
    const changed = await desk.table.joinAsBoss(raid.id, visit.person, which)
    if ('rejected' in changed) return tell(changed.rejected)
    if (raid.threadId) await desk.threads.invite(raid.threadId, visit.person.id)
    return tell(`${texts.boss.joined} ${texts.bossDeck.playing[which]}`)
  })

export const leaveRaid = (desk: Desk, visit: Visit): Promise<Outcome> =>
  withRaid(desk, visit, async (raid) =>
    raid.status === 'lobby'
      ? said(await desk.table.leave(raid.id, visit.person), () => texts.reply.left)
      : concedeSeat(visit, raid),
  )

export const startRaid = (desk: Desk, visit: Visit): Promise<Outcome> =>
  withLobby(desk, visit, async (raid) => {
    const waiting = raid.status === 'lobby' && raid.leader.id === visit.person.id ? awaited(raid) : []
    if (waiting.length > 0) return withoutThem(raid, waiting)
    return said(await desk.table.start(raid.id, visit.person), (started) =>
      started.threadId ? texts.lobby.playing(`<#${started.threadId}>`) : texts.lobby.playingHere,
    )
  })

const said = (result: RaidCard | Rejected, done: (raid: RaidCard) => string): Outcome =>
  tell('rejected' in result ? result.rejected : done(result))

/** Shows the state of the raid, and the player for whom it waits. */
export const raidStatus = (desk: Desk, visit: Visit): Promise<Outcome> =>
  withRaid(desk, visit, async (raid) => {
    const { view, ...wait } = await desk.table.look(raid.id, null)
    if (view) {
      const place =
        raid.threadId && raid.status === 'playing' ? texts.lobby.playing(`<#${raid.threadId}>`) : ''
      return tell(place, { embeds: [boardEmbed(raid, view, { wait })] })
    }
    return { how: 'tell', post: lobbyPost(raid) }
  })

export const abandonRaid = (desk: Desk, visit: Visit): Promise<Outcome> =>
  withRaid(desk, visit, async (raid) => {
    if (raid.leader.id !== visit.person.id)
      return said(await desk.table.abandon(raid.id, visit.person), () => '')
    return tell(texts.reply.confirmAbandon, {
      components: buttonRows([
        { id: raidIds.abandon(raid.code), label: texts.reply.abandon, style: 'danger' },
        { id: raidIds.keep(raid.code), label: texts.reply.keepPlaying },
      ]),
    })
  })

/** Shows one button for each seat that the person can give up. */
function concedeSeat({ person }: Visit, raid: RaidCard): Outcome {
  const own = raid.seats.filter((seat) => seat.person.id === person.id)
  if (own.length === 0) return tell(texts.reply.notSeated)
  if (raid.status !== 'playing') return tell(texts.reply.over)
  const buttons = own.map((seat) => ({
    id: raidIds.concede(raid.code, seat.seat),
    label: own.length > 1 ? texts.reply.concedeAs(toPlain(seat.character)) : texts.reply.concede,
    style: 'danger' as const,
  }))
  return tell(texts.reply.confirmConcede, {
    components: buttonRows([...buttons, { id: raidIds.keep(raid.code), label: texts.reply.keepPlaying }]),
  })
}
