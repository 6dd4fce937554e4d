/** Renders the lobby of a raid: its players with their decks, their readiness, and the buttons to join. */
import type { APIEmbed } from 'discord.js'
import { type CardId, lairOfGame } from '../../engine/index.ts'
import { difficultyWordOf, measuredWinRateOf } from '../../raids/difficulty.ts'
import { doFiguresDependOnRaiderCount, nearestMeasuredRaiderCount } from '../../raids/measured-raids.ts'
import { isHousePlayer, levelOfHousePlayer } from '../../store/people/house.ts'
import type { RaidInfo, SeatInfo } from '../../table/contract.ts'
import { unreadyPeople } from '../../table/lobby/lobbies.ts'
import { requiredFaction } from '../../table/raid-loading/factions.ts'
import {
  bossPlayerSeatOf,
  hasConstructedDeck,
  hasOwnBossDeck,
  raiderSeatsOf,
} from '../../table/raid-loading/raid-info.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import { helpComponentIds } from '../help/ids.ts'
import { DISCORD_LIMITS, joinLinesThatFit } from '../message-parts/limits.ts'
import { mentionsOfPeople } from '../message-parts/mentions.ts'
import {
  cardNameInRaid,
  heroNameOfStarterDeck,
  modeDescription,
  raidTitle,
  type StarterDeckChoice,
  starterDeckChoices,
  starterDeckOptions,
} from '../message-parts/names.ts'
import {
  type ButtonSpec,
  buttonRows,
  type ComponentRow,
  newPost,
  type Post,
  selectRow,
} from '../message-parts/post.ts'
import { momentText } from '../typed-times/wording.ts'
import { raidComponentIds } from './ids.ts'
import { raidLengthSentence } from './length.ts'
import { factionNote, lackingRolesNote, mostNeededLobbyAction, seatLineWithSymbols } from './lobby-party.ts'

const OPEN = 0xc9a227
const CLOSED = 0x6b6b6b

/** Renders the lobby. During the raid its message links to the thread, and at the end it shows the result. */
export function lobbyPost(raid: RaidInfo): Post {
  const isOpen = raid.status === 'lobby'
  return newPost({
    content: isOpen ? callOf(raid) : '',
    embeds: [lobbyEmbed(raid)],
    components: isOpen ? [...deckMenu(raid), ...buttonRows(lobbyButtons(raid))] : [],
  })
}

/**
 * Returns the mentions above a lobby. They stay when the lobby changes, but only its first message notifies people.
 */
function callOf(raid: RaidInfo): string {
  const { call, caller } = raid.lobby
  if (call !== null) return texts.planning.calls(`<@&${call}>`)
  const waiting = unreadyPeople(raid)
  if (caller === null || waiting.length === 0) return ''
  return texts.planning.again(mentionsOfPeople(waiting), toMarkup(caller))
}

function lobbyEmbed(raid: RaidInfo): APIEmbed {
  const t = texts.lobby
  const raiders = raiderSeatsOf(raid)
  const seats = [
    ...raiders.map((seat) => readyLine(raid, seat, seatLineWithSymbols(raid, seat, seatLine(raid, seat)))),
    ...freeSeats(raid),
    ...notesOn(raid),
  ].join('\n')
  return {
    title: t.title(raidTitle(raid.raid), raid.code),
    description: headline(raid),
    fields: [
      { name: t.difficulty, value: difficultyOf(raid) },
      ...lengthField(raid),
      ...challengeField(raid),
      ...begins(raid),
      ...bossField(raid),
      { name: t.seats(raiders.length), value: seats || t.nobody },
      ...byHandField(raid),
    ],
    color: raid.status === 'lobby' ? OPEN : CLOSED,
  }
}

/** Returns the lines of an open lobby below the seats. */
function notesOn(raid: RaidInfo): string[] {
  if (raid.status !== 'lobby') return []
  const isEmpty = raiderSeatsOf(raid).length === 0 && !raid.challenge
  const notes = [isEmpty ? texts.lobby.noSeats : null, lackingRolesNote(raid), factionNote(raid)]
  return notes.filter((note) => note !== null)
}

/** Returns the cards that the table will play by hand, for each raider who brings some. */
function byHandField(raid: RaidInfo) {
  const t = texts.constructed
  const names = (ids: readonly CardId[]) => ids.map((id) => cardNameInRaid(raid, id))
  const lines = raiderSeatsOf(raid).flatMap(({ person, byHand }) =>
    byHand ? [t.byHandOf(toMarkup(person.name), names(byHand))] : [],
  )
  if (lines.length === 0) return []
  return [
    {
      name: t.byHandTitle,
      value: joinLinesThatFit([t.byHandNote, ...lines], DISCORD_LIMITS.fieldValue, texts.board.leftOut),
    },
  ]
}

function lengthField(raid: RaidInfo) {
  const length = raid.status === 'lobby' ? raidLengthSentence(raid) : null
  return length === null ? [] : [{ name: texts.lobby.length, value: length }]
}

/** Returns the difficulty, how hard it is by measurement, and the server's own record in it. */
function difficultyOf(raid: RaidInfo): string {
  const { status, record } = raid
  return [
    modeDescription(raid),
    ...(status === 'lobby' ? howHard(raid) : []),
    ...(record && record.runs > 0 ? [texts.lobby.ownRecord(record.runs, record.wins)] : []),
  ].join('\n')
}

/**
 * Returns a line with the measured difficulty. Against a Boss the difficulty depends on the number of raiders, so
 * the line names that number.
 */
function howHard(lobby: RaidInfo): string[] {
  const t = texts.lobby
  const which = { raid: lobby.raid, mode: lobby.mode, raiders: raiderSeatsOf(lobby).length }
  const [hardness, rate] = [difficultyWordOf(which), measuredWinRateOf(which)]
  if (hardness === undefined || rate === undefined) return []
  const raiders = doFiguresDependOnRaiderCount(lobby.raid) ? nearestMeasuredRaiderCount(which) : null
  return [t.howHard(t.hardness[hardness], Math.round(rate * 100), raiders)]
}

function begins({ status, lobby: { at } }: RaidInfo) {
  if (at === null || status !== 'lobby') return []
  const day = new Date(at)
  return [{ name: texts.planning.begins, value: momentText(day) }]
}

function headline(raid: RaidInfo): string {
  if (raid.status === 'lobby') return inviteOf(raid)
  if (raid.status === 'playing') return texts.lobby.playing(raid.threadId ? `<#${raid.threadId}>` : raid.code)
  return texts.lobby.over[raid.status] ?? raid.status
}

function inviteOf({ leader, challenge, ...raid }: RaidInfo): string {
  const name = toMarkup(leader.name)
  if (lairOfGame(raid)?.boss) return texts.lobby.inviteToBoss(name)
  if (!challenge) return texts.lobby.invite(name)
  return texts.challenge.invite(name, challenge.decks.length)
}

/** Returns the note that all groups play the same raid, in the lobby and at the beginning. */
function challengeField({ challenge }: RaidInfo) {
  if (!challenge) return []
  const t = texts.challenge
  return [{ name: t.title(challenge.name, challenge.week), value: t.alike }]
}

/** Returns the player of the lair, if it has one. */
function bossField(raid: RaidInfo) {
  const lair = lairOfGame(raid)
  if (!lair?.boss) return []
  const boss = bossPlayerSeatOf(raid)
  const name = cardNameInRaid(raid, lair.hero)
  const isOpen = raid.status === 'lobby'
  const computer = `${isOpen ? texts.boss.computerIfFree(name) : texts.boss.computer(name)} ${texts.computers.bossLevel(texts.computers.levels[raid.bossLevel])}`
  const value = boss ? readyLine(raid, boss, bossLine(boss, name)) : computer
  const balance = isOpen ? balanceOf(raiderSeatsOf(raid).length) : ''
  return [{ name: texts.boss.title, value: [value, balance].filter(Boolean).join('\n') }]
}

function bossLine(boss: SeatInfo, name: string): string {
  const line = texts.boss.seat(toMarkup(boss.person.name), name)
  return hasOwnBossDeck(boss) ? `${line}, ${texts.bossDeck.withOwn}` : line
}

/** Returns a note if there are more or fewer raiders than the raid is made for. */
function balanceOf(raiders: number): string {
  const { few, many } = texts.boss.balance
  return raiders > 5 ? many : raiders > 0 && raiders < 3 ? few : ''
}

/** Returns a line for each free seat of a challenge, with the deck that its raider will play. */
function freeSeats({ challenge, status, seats }: RaidInfo): string[] {
  if (!challenge || status !== 'lobby') return []
  const taken = seats.map(({ deck }) => deck)
  const free = challenge.decks.filter((deck) => !taken.includes(deck))
  return free.map((deck) => texts.challenge.free(heroNameOfStarterDeck(deck)))
}

function seatLine(raid: RaidInfo, seat: SeatInfo): string {
  const { person, hero, character, level } = seat
  const computer = levelOfHousePlayer(person)
  if (computer !== null)
    return texts.computers.seat(
      toMarkup(person.name),
      cardNameInRaid(raid, hero),
      texts.computers.levels[computer],
    )
  const line = texts.lobby.seat(toMarkup(person.name), cardNameInRaid(raid, hero), toMarkup(character), level)
  return hasConstructedDeck(seat) ? `${line}, ${texts.constructed.withConstructed}` : line
}

/** Adds a mark to a seat's line that shows whether its person is ready, once anybody is ready or has to be. */
function readyLine(raid: RaidInfo, { person }: SeatInfo, line: string): string {
  const { ready, must } = raid.lobby
  if (raid.status !== 'lobby' || (!must && ready.length === 0) || isHousePlayer(person)) return line
  return `${texts.planning.readyMark(ready.includes(person.id))} ${line}`
}

/** Returns the starters by class and faction that may raid with the others. Twenty fit into one menu. */
const starterMenu = (raid: RaidInfo): ComponentRow =>
  selectRow({
    id: raidComponentIds.seat(raid.code),
    placeholder: texts.lobby.starters,
    options: starterDeckOptions(fitting(raid)),
  })

function fitting(raid: RaidInfo): StarterDeckChoice[] {
  const { faction = null } = requiredFaction(raid) ?? {}
  return starterDeckChoices().filter((one) => faction === null || one.faction === faction)
}

/** Returns the menu of starter decks; none in a challenge, which has fixed decks. */
const deckMenu = (raid: RaidInfo): ComponentRow[] => (raid.challenge ? [] : [starterMenu(raid)])

/** Returns the button for the Boss's seat, or for the Boss player's deck once the seat is taken. */
function bossButton(raid: RaidInfo): ButtonSpec[] {
  const lair = lairOfGame(raid)
  if (!lair?.boss) return []
  if (!bossPlayerSeatOf(raid)) return [{ id: raidComponentIds.boss(raid.code), label: texts.boss.take }]
  return lair.ownDeck
    ? [{ id: raidComponentIds.bossDeck(raid.code, 'ask'), label: texts.bossDeck.button }]
    : []
}

function lobbyButtons(raid: RaidInfo): ButtonSpec[] {
  const primary = mostNeededLobbyAction(raid)
  const styled = (which: typeof primary) => (which === primary ? { style: 'primary' as const } : {})
  const join = raid.challenge ? texts.challenge.takeSeat : texts.lobby.own
  return [
    { id: raidComponentIds.own(raid.code), label: join, ...styled('join') },
    ...bossButton(raid),
    { id: raidComponentIds.ready(raid.code), label: texts.planning.ready, ...styled('ready') },
    { id: raidComponentIds.leave(raid.code), label: texts.lobby.leave },
    { id: raidComponentIds.change(raid.code), label: texts.planning.change },
    { id: raidComponentIds.start(raid.code), label: texts.lobby.start, ...styled('start') },
  ]
}

/**
 * Returns the first message in the thread when the raid begins. It mentions nobody, because the question about the
 * opening hands follows, whose mentions add all players to the thread.
 */
export function raidStartedPost(raid: RaidInfo): Post {
  const order = raiderSeatsOf(raid)
    .map((seat, index) => `${index + 1}. ${seatLine(raid, seat)}`)
    .join('\n')
  return newPost({
    embeds: [
      {
        title: texts.lobby.startedTitle(raidTitle(raid.raid)),
        description: texts.lobby.started,
        fields: [
          ...bossField(raid),
          { name: texts.lobby.raidersHeading, value: order || texts.lobby.nobody },
          { name: texts.lobby.difficulty, value: modeDescription(raid) },
          ...challengeField(raid),
        ],
        color: OPEN,
      },
    ],
    components: buttonRows([{ id: helpComponentIds.topic('turn'), label: texts.help.topics.turn }]),
  })
}
