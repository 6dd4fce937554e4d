/** A raid before it starts: who goes, with which deck, who is ready, and the buttons to join. */
import { type APIEmbed, escapeMarkdown } from 'discord.js'
import type { RaidCard, SeatRef } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { moment } from '../absence/news.ts'
import { cardIn, raidTitle, starterChoices } from '../posts/names.ts'
import { type ButtonSpec, buttonRows, type Post, post, type Row, selectRow } from '../posts/post.ts'
import { raidIds } from './ids.ts'

const OPEN = 0xc9a227
const CLOSED = 0x6b6b6b

/** The lobby; once the raid is on, its message points to the thread, and at the end it says how it went. */
export function lobbyPost(raid: RaidCard): Post {
  const isOpen = raid.status === 'lobby'
  return post({
    content: isOpen ? callOf(raid) : '',
    embeds: [lobbyEmbed(raid)],
    components: isOpen ? [starterMenu(raid), ...buttonRows(lobbyButtons(raid))] : [],
  })
}

/** Who is called stays above the lobby as it changes; only its first message rings. */
function callOf({ seats, lobby: { call, caller, ready } }: RaidCard): string {
  if (call !== null) return texts.gathering.calls(`<@&${call}>`)
  const waiting = new Set(seats.map(({ person }) => person.id).filter((id) => !ready.includes(id)))
  if (caller === null || waiting.size === 0) return ''
  return texts.gathering.again(
    [...waiting].map((id) => `<@${id}>`),
    escapeMarkdown(caller),
  )
}

function lobbyEmbed(raid: RaidCard): APIEmbed {
  const t = texts.lobby
  const seats = raid.seats.map((seat) => readyLine(raid, seat)).join('\n')
  return {
    title: t.title(raidTitle(raid.raid), raid.code),
    description: headline(raid),
    fields: [
      { name: t.difficulty, value: t.modes[raid.mode] ?? raid.mode },
      ...begins(raid),
      { name: t.seats(raid.seats.length), value: seats || t.noSeats },
    ],
    color: raid.status === 'lobby' ? OPEN : CLOSED,
  }
}

function begins({ status, lobby: { at } }: RaidCard) {
  if (at === null || status !== 'lobby') return []
  const day = new Date(at)
  return [{ name: texts.gathering.begins, value: texts.gathering.when(moment(day, 'f'), moment(day, 'R')) }]
}

function headline(raid: RaidCard): string {
  if (raid.status === 'lobby') return texts.lobby.invite(escapeMarkdown(raid.leader.name))
  if (raid.status === 'playing') return texts.lobby.playing(raid.threadId ? `<#${raid.threadId}>` : raid.code)
  return texts.lobby.over[raid.status] ?? raid.status
}

const seatLine = (raid: RaidCard, seat: SeatRef): string =>
  texts.lobby.seat(
    escapeMarkdown(seat.person.name),
    cardIn(raid, seat.hero),
    escapeMarkdown(seat.character),
    seat.level,
  )

/** Who is ready is marked from when anybody is, or must be. */
function readyLine(raid: RaidCard, seat: SeatRef): string {
  const { ready, must } = raid.lobby
  if (raid.status !== 'lobby' || (!must && ready.length === 0)) return seatLine(raid, seat)
  return `${texts.gathering.readyMark(ready.includes(seat.person.id))} ${seatLine(raid, seat)}`
}

/** All starters by class and faction; twenty fit into one menu. */
const starterMenu = (raid: RaidCard): Row =>
  selectRow({
    id: raidIds.seat(raid.code),
    placeholder: texts.lobby.starters,
    options: starterChoices().map(({ key, label, plays }) => ({
      value: key,
      label,
      description: plays,
    })),
  })

const lobbyButtons = (raid: RaidCard): ButtonSpec[] => [
  { id: raidIds.own(raid.code), label: texts.lobby.own, style: 'primary' },
  { id: raidIds.ready(raid.code), label: texts.gathering.ready },
  { id: raidIds.leave(raid.code), label: texts.lobby.leave },
  { id: raidIds.change(raid.code), label: texts.gathering.change },
  { id: raidIds.start(raid.code), label: texts.lobby.start, style: 'good' },
]

/** The first message in the thread once the raid is on. */
export function startedPost(raid: RaidCard): Post {
  const order = raid.seats.map((seat, index) => `${index + 1}. ${seatLine(raid, seat)}`).join('\n')
  return post({
    embeds: [
      {
        title: texts.lobby.startedTitle(raidTitle(raid.raid)),
        description: texts.lobby.started,
        fields: [
          { name: texts.lobby.order, value: order || texts.lobby.noSeats },
          { name: texts.lobby.difficulty, value: texts.lobby.modes[raid.mode] ?? raid.mode },
        ],
        color: OPEN,
      },
    ],
  })
}
