/**
 * Messages of the companion: the state of a game, a player's panel, news with their buttons, and questions.
 */
import type { APIEmbed } from 'discord.js'
import type { Person } from '../../table/contract.ts'
import type { ChoiceAnswererRole, WarAnnouncement, WarInfo, WarLook } from '../../table/war/contract.ts'
import { texts } from '../../texts/texts.ts'
import { type RenderUserText, toMarkup, toPlain } from '../../texts/user-text.ts'
import { legalPicks } from '../../war/choices.ts'
import { destinyInPlay } from '../../war/destiny.ts'
import { areaIconsOfCharacter, findCardInList } from '../../war/lookup.ts'
import type { OpenChoice, PlayerIndex, WarCharacter, WarEvent, WarGame } from '../../war/model.ts'
import { warCardText } from '../../war/text.ts'
import { answersTableMayGive, awaitedPlayersAndVoters, type WarMotion } from '../../war/votes.ts'
import {
  factionName,
  warCardName,
  warEventLine,
  warPanelHeadingTexts,
  warPlayerName,
  warVoteLine,
} from '../../war/words.ts'
import { absenceComponentIds } from '../absence/ids.ts'
import { discordTimestamp } from '../absence/news.ts'
import { DISCORD_LIMITS, joinLinesThatFit } from '../message-parts/limits.ts'
import {
  type ButtonSpec,
  buttonRows,
  type ComponentRow,
  newPost,
  type Post,
  selectRow,
} from '../message-parts/post.ts'
import { WAR_SINGLE_USE_BUTTONS, type WarButton, type WarSingleUseButton, warComponentIds } from './ids.ts'
import { factionAndClassMenu, fightMenus } from './menus.ts'

const t = texts.war
const STEEL = 0x4a6fa5

const fitted = (lines: readonly string[], most: number): string => joinLinesThatFit(lines, most, t.list.more)

export const warButtonRows = (code: string, ...deeds: readonly WarButton[]): ComponentRow[] =>
  buttonsIn(code, null, deeds)

function buttonsIn(code: string, game: WarGame | null, deeds: readonly WarButton[]): ComponentRow[] {
  const labels: Record<WarButton, string> = { ...t.button, choose: t.ask.choose }
  const spec = (deed: WarButton): ButtonSpec => ({
    id: idOf(code, game, deed),
    label: labels[deed],
    ...(deed === 'turn' || deed === 'choose' || deed === 'start' ? { style: 'primary' as const } : {}),
  })
  return buttonRows(deeds.map(spec))
}

function idOf(code: string, game: WarGame | null, deed: WarButton): string {
  const once = WAR_SINGLE_USE_BUTTONS.find((one) => one === deed)
  return game && once
    ? warComponentIds.once(code, once, stateNumberOfSingleUseButton(game, once))
    : warComponentIds.do(code, deed)
}

/**
 * Returns the number of the space, the combat round or the Destiny card to which a button belongs. The button's id
 * contains it. Once the number has changed, the button is outdated.
 */
export function stateNumberOfSingleUseButton(game: WarGame, deed: WarSingleUseButton): number {
  if (deed === 'turn') return game.marker
  if (deed === 'round') return game.combat?.round ?? 0
  return Math.max(
    0,
    game.lists.destiny.findIndex(({ id }) => id === game.destiny.card),
  )
}

/** Returns the buttons below the Destiny card, which leaves with its Boss or by its own text. */
export function destinyButtons(code: string, game: WarGame): ComponentRow[] {
  const card = destinyInPlay(game)
  if (!card || game.outcome !== null || game.choice) return []
  return buttonsIn(code, game, [...(card.boss === undefined ? [] : ['boss' as const]), 'discard'])
}

export function warLobbyPost(war: WarInfo): Post {
  const people = war.people.map(({ person, faction, cls }) =>
    t.news.joined(toMarkup(person.name), factionName(faction), t.classes[cls] ?? cls),
  )
  const nobody = war.status === 'lobby' ? [t.status.nobody] : []
  const lines = [stateLine(war), listsLine(war), '', ...(people.length > 0 ? people : nobody)]
  const embed = {
    title: t.status.title(t.overlords[war.overlord] ?? war.overlord, war.code),
    description: fitted(lines, DISCORD_LIMITS.description),
    color: STEEL,
  }
  return newPost({ embeds: [embed], components: lobbyRows(war) })
}

function stateLine(war: WarInfo): string {
  if (war.status === 'lobby') return t.status.invite(toMarkup(war.leader.name))
  if (isOff(war)) return t.status.calledOff
  return war.status === 'playing' ? goesOn(war) : t.status.ended
}

function listsLine({ own, status }: WarInfo): string {
  if (own.length > 0) return t.status.lists(texts.word.list(own.map((list) => t.lists[list] ?? list)))
  return status === 'lobby' ? t.status.house : t.status.houseOnly
}

function lobbyRows(war: WarInfo): ComponentRow[] {
  if (isOff(war)) return []
  if (war.status !== 'lobby') return warButtonRows(war.code, 'status')
  return [...factionAndClassMenu(war.code), ...warButtonRows(war.code, 'start', 'leave', 'status')]
}

/** Whether the game was cancelled before it began. */
const isOff = ({ status, version }: WarInfo): boolean => status === 'ended' && version === 0

const goesOn = ({ threadId }: WarInfo): string =>
  threadId === null ? t.news.begun : t.status.opened(`<#${threadId}>`)

export function warStatusPost({ war, game }: WarLook): Post {
  if (!game) return warLobbyPost(war)
  const over = game.outcome === null ? [] : [t.status.over(factionName(game.outcome))]
  const embed: APIEmbed = {
    title: t.status.title(t.overlords[war.overlord] ?? war.overlord, war.code),
    description: [
      t.status.turn(factionName(game.faction), game.marker, game.lists.board.spaces),
      t.status.strength(game.strength),
      ...over,
    ].join('\n'),
    fields: [
      { name: t.status.destiny, value: fitted(destinyLines(game), DISCORD_LIMITS.fieldValue) },
      { name: t.status.quests, value: fitted(questLines(game), DISCORD_LIMITS.fieldValue) },
      { name: t.status.merchant, value: fitted([names(game, game.merchant)], DISCORD_LIMITS.fieldValue) },
      ...game.players.map((one) => ({
        name: toMarkup(one.name),
        value: headLines(game, one),
        inline: true,
      })),
    ],
    color: STEEL,
  }
  return newPost({ embeds: [embed], components: playing(war.code, game) })
}

const headLines = (game: WarGame, one: WarCharacter): string =>
  Object.values(warPanelHeadingTexts(game, one)).join('\n')

const AT_REST = [
  ...(['turn', 'manage', 'challenge', 'panel', 'reward'] as const),
  ...(['status', 'destiny', 'quests', 'log', 'undo'] as const),
] as const

const playing = (code: string, game: WarGame): ComponentRow[] => [
  ...fightMenus(code, game),
  ...(game.combat
    ? buttonsIn(code, game, [
        ...(game.combat.round === 0 ? (['join'] as const) : []),
        'round',
        'resolve',
        'panel',
        'undo',
      ])
    : buttonsIn(code, game, AT_REST)),
]

export function destinyLines(game: WarGame): string[] {
  const card = destinyInPlay(game)
  if (!card) return [t.panel.none]
  const { due, hunted } = game.destiny
  return [
    `**${toMarkup(card.name)}** · ${due === null ? t.status.neverExpires : t.status.expires(due)}`,
    warCardText('destiny', card, toMarkup),
    ...(card.hunt ? [t.status.hunted(hunted, card.hunt.count)] : []),
  ]
}

export const questLines = (game: WarGame): string[] =>
  game.quests.flatMap(({ card: id }) => {
    const card = findCardInList(game, 'quests', id)
    return card ? [`**${toMarkup(card.name)}** · ${warCardText('quests', card, toMarkup)}`] : []
  })

const names = (game: WarGame, ids: readonly string[]): string =>
  ids.length > 0 ? ids.map((id) => toMarkup(warCardName(game.lists, id))).join(', ') : t.panel.none

/**
 * Returns a player's panel. The player sees all of it; other viewers see only the number of cards in the Bag and
 * the Spellbook.
 */
export function warPanelEmbed(game: WarGame, player: PlayerIndex, isOwn: boolean): APIEmbed {
  const one = game.players[player]
  if (!one) return { description: t.refused.noPlayer ?? '' }
  const field = (name: string, value: string) => ({
    name,
    value: fitted([value], DISCORD_LIMITS.fieldValue),
    inline: true,
  })
  const held = (name: string, cards: readonly string[], isOpen = isOwn) =>
    cards.length === 0 ? [] : [field(name, isOpen ? names(game, cards) : t.panel.hidden(cards.length))]
  return {
    title: t.panel.title(toMarkup(one.name)),
    description: headLines(game, one),
    fields: [
      field(t.panel.powers, warPowerAreaLines(game, player).join('\n')),
      ...held(t.panel.spellbook, one.spellbook),
      ...held(t.panel.talents, one.talents, true),
      ...held(t.panel.items, one.bag),
      ...held(t.panel.small, one.small),
      ...held(t.panel.worn, one.worn, true),
    ],
    color: STEEL,
  }
}

/** Returns a line for each area of a player's powers, with the equipped power. */
export function warPowerAreaLines(game: WarGame, player: PlayerIndex): string[] {
  const one = game.players[player]
  const icons = one ? areaIconsOfCharacter(game, one) : []
  return icons.map((icon, at) => {
    const power = one?.areas[at] ?? null
    return power === null
      ? t.panel.emptyArea(at + 1, t.icons[icon] ?? icon)
      : t.panel.area(at + 1, toMarkup(warCardName(game.lists, power)))
  })
}

/**
 * Returns the public message about an entry of the log, with the possible next actions.
 * @param taken the move that a vote would take back
 */
export function warNewsPost(
  look: WarLook,
  news: WarAnnouncement,
  taken: WarAnnouncement | null = null,
): Post {
  const { war, game, motion, seat } = look
  if (!game) return warLobbyPost(war)
  const asked = news.seq === war.version ? askedNow(look, news) : []
  const lines = [
    ...(news.reminder ? reminderLines(news.reminder) : []),
    ...news.events.flatMap((event) => warEventLine(game, event) ?? []),
    ...(news.voted ? [warVoteLine(game, { voted: news.voted, by: news.by, about: news.about })] : []),
    ...(taken ? [takenLine(game, taken)] : []),
  ]
  const isLatest = news.seq === war.version
  const question = isLatest && game.choice ? [askLine(game, game.choice), ...proposed(game, motion)] : []
  const mentions = asked.map(({ id }) => `<@${id}>`).join(' ')
  const mute = news.reminder && news.reminder.nth > 1 ? reminderButtons(war.code) : []
  const next = isLatest ? [...nextButtons(war.code, game, motion), ...placeButtons(war.code, seat)] : []
  const all = [...lines, ...question, ...(isLatest && seat ? [t.placeOpen] : []), mentions]
  return newPost({
    content: fitted(all.filter(Boolean), DISCORD_LIMITS.content) || t.done,
    components: [...next, ...mute].slice(0, DISCORD_LIMITS.rows),
    pings: news.reminder ? [news.reminder.person.id] : asked.map(({ id }) => id),
  })
}

/** Returns the first lines of a move, which identify it. */
function takenLine(game: WarGame, { events }: WarAnnouncement): string {
  const told = events.flatMap((event) => warEventLine(game, event) ?? [])
  return t.news.wouldTake(
    [...told.slice(0, TAKEN_LINES), ...(told.length > TAKEN_LINES ? ['…'] : [])].join(' '),
  )
}
const TAKEN_LINES = 3

/**
 * Returns the lines of a reminder. The second and later reminders offer to mute them, and the last one is addressed
 * to all players.
 */
const reminderLines = ({
  person,
  nth,
  isLast,
  since,
}: NonNullable<WarAnnouncement['reminder']>): string[] => [
  t.reminder(`<@${person.id}>`, discordTimestamp(since, 'R')),
  ...(nth > 1 && !isLast ? [texts.absence.offerMute] : []),
  ...(isLast ? [t.lastReminder(toMarkup(person.name))] : []),
]

const reminderButtons = (code: string): ComponentRow[] =>
  buttonRows([
    { id: warComponentIds.do(code, 'mute'), label: t.button.mute },
    { id: absenceComponentIds.muteAll(), label: texts.absence.muteAll },
  ])

/**
 * Returns the people who are asked by this announcement, and not by earlier ones. The person who acted is left out,
 * because they see the result themselves. The first announcement mentions everybody, which adds them to the thread.
 */
function askedNow({ war, game, motion, seat }: WarLook, news: WarAnnouncement): Person[] {
  if (game && news.events.some(({ kind }) => kind === 'begun')) return peopleOf(war)
  const isNew = news.voted === 'asked' || (news.voted === null && news.events.some(asksAnew))
  if (!game || !isNew || news.reminder) return []
  const about = news.voted === 'asked' ? [news.about?.kind === 'replace' ? seat : motion] : []
  const asked =
    news.voted === 'asked'
      ? awaitedPlayersAndVoters({ ...game, choice: null }, about)
      : awaitedPlayersAndVoters(game, [])
  return asked.flatMap((who): Person[] => {
    if (who === 'newcomer') return seat?.about.kind === 'replace' ? [seat.about.newcomer] : []
    const person = war.people[who]?.person
    return person && person.name !== news.by ? [person] : []
  })
}

const peopleOf = (war: WarInfo): Person[] => Object.values(war.people).map(({ person }) => person)

const asksAnew = ({ kind }: WarEvent): boolean => kind !== 'trusts' && kind !== 'replaced'

const placeButtons = (code: string, seat: WarMotion | null): ComponentRow[] =>
  seat ? warButtonRows(code, 'welcome', 'turnAway') : []

function nextButtons(code: string, game: WarGame, motion: WarMotion | null): ComponentRow[] {
  if (game.outcome !== null) return warButtonRows(code, 'status', 'log')
  const votes = motion ? (['agree', 'against'] as const) : []
  if (game.choice)
    return warButtonRows(code, 'choose', ...votes, 'panel', 'status', ...(motion ? [] : ['undo' as const]))
  return motion ? warButtonRows(code, 'agree', 'against', 'status') : playing(code, game)
}

function askLine(game: WarGame, choice: OpenChoice): string {
  const who = texts.word.list(choice.who.map((player) => warPlayerName(game, player, toMarkup)))
  return choice.kind === 'extra' ? t.ask.extra(who, choice.left) : t.ask[choice.kind](who)
}

/** Returns the answer on which the players vote, if somebody proposed it in another player's place. */
const proposed = (game: WarGame, motion: WarMotion | null): string[] =>
  game.choice && motion?.about.kind === 'answer'
    ? [t.news.answerWouldBe(openLabel(game, game.choice, motion.about.pick, toMarkup))]
    : []

/** Returns the public label of an answer, which doesn't reveal the contents of a Bag. */
const openLabel = (
  game: WarGame,
  choice: OpenChoice,
  pick: readonly number[],
  render: RenderUserText,
): string => (choice.kind === 'overflow' ? t.ask.newest : pickLabel(game, choice, pick, render))

/** Returns the private message that asks one of the asked players, or a person who may answer for them. */
export function openWarChoicePost(
  war: WarInfo,
  game: WarGame,
  choice: OpenChoice,
  how: ChoiceAnswererRole,
): Post {
  const picks = how === 'table' ? answersTableMayGive(game) : legalPicks(game, choice)
  const options = picks.map((pick) => ({
    value: pick.join('.'),
    label: (how === 'table' ? openLabel : pickLabel)(game, choice, pick, toPlain),
    ...(how === 'table' ? {} : { description: pickText(game, choice, pick) }),
  }))
  const card = choice.kind === 'recipient' && how !== 'table' ? `\n${heldLine(game, choice.card)}` : ''
  return newPost({
    content: [`${askLine(game, choice)}${card}`, ...(how === 'own' ? [] : [t.ask.forOther[how]])].join('\n'),
    components: [
      selectRow({ id: warComponentIds.pick(war.code, game.asked), placeholder: t.ask.choose, options }),
    ],
  })
}

function heldLine({ lists }: WarGame, id: string): string {
  const card = findCardInList({ lists }, 'bonus', id)
  return `**${toMarkup(warCardName(lists, id))}**${card ? ` · ${warCardText('bonus', card, toMarkup)}` : ''}`
}

/** Returns the effect of the chosen card or quests. */
function pickText(game: WarGame, choice: OpenChoice, [first = 0]: readonly number[]): string {
  if (choice.kind === 'overflow') {
    const held = findCardInList(game, 'bonus', game.players[choice.player]?.small[first] ?? '')
    return held ? warCardText('bonus', held, toPlain) : ''
  }
  const quests = choice.kind === 'quests' ? (choice.sets[first] ?? []) : []
  return quests
    .flatMap((id) => findCardInList(game, 'quests', id) ?? [])
    .map((card) => warCardText('quests', card, toPlain))
    .join(' ')
}

function pickLabel(
  game: WarGame,
  choice: OpenChoice,
  pick: readonly number[],
  render: RenderUserText,
): string {
  const name = (player = -1) => warPlayerName(game, player, render)
  const card = (id = '') => render(warCardName(game.lists, id))
  const [first = 0] = pick
  switch (choice.kind) {
    case 'quests':
      return texts.word.list((choice.sets[first] ?? []).map((id) => card(id)))
    case 'recipient':
      return name(choice.among[first])
    case 'overflow':
      return `${first + 1}. ${card(game.players[choice.player]?.small[first])}`
    case 'extra':
      return texts.word.list(pick.map((player) => name(player)))
  }
}
