/** What the companion shows: where a game stands, one player's panel, news with their buttons, what somebody is asked. */
import type { APIEmbed } from 'discord.js'
import type { Answering, WarCard, WarLook, WarNews } from '../../table/war/contract.ts'
import { texts } from '../../texts/texts.ts'
import { choicePicks } from '../../war/choices.ts'
import { destinyInPlay } from '../../war/destiny.ts'
import { areasOf, findCard } from '../../war/lookup.ts'
import type { Character, Choice, PlayerId, War } from '../../war/model.ts'
import { type Motion, tablesAnswers } from '../../war/motions.ts'
import { cardText } from '../../war/text.ts'
import { cardName, eventLine, factionName, headOf, votedLine } from '../../war/words.ts'
import { fitLines, LIMITS } from '../posts/limits.ts'
import { plain } from '../posts/plain.ts'
import { type ButtonSpec, buttonRows, type Post, post, type Row, selectRow } from '../posts/post.ts'
import { type WarDeed, warIds } from './ids.ts'
import { enlistMenu, fightMenus } from './menus.ts'

const t = texts.war
const STEEL = 0x4a6fa5

const fitted = (lines: readonly string[], most: number): string => fitLines(lines, most, t.list.more)

export function buttonsOf(code: string, ...deeds: readonly WarDeed[]): Row[] {
  const labels: Record<WarDeed, string> = { ...t.button, rest: t.button.reward, choose: t.ask.choose }
  const spec = (deed: WarDeed): ButtonSpec => ({
    id: warIds.do(code, deed),
    label: labels[deed],
    ...(deed === 'turn' || deed === 'choose' || deed === 'start' ? { style: 'primary' as const } : {}),
  })
  return buttonRows(deeds.map(spec))
}

export function lobbyPost(war: WarCard): Post {
  const people = war.people.map(({ person, faction, cls }) =>
    t.news.joined(plain(person.name), factionName(faction), t.classes[cls] ?? cls),
  )
  const own = war.own.map((list) => t.lists[list] ?? list)
  const embed = {
    title: t.status.title(t.overlords[war.overlord] ?? war.overlord, war.code),
    description: fitted(
      [
        t.status.invite(plain(war.leader.name)),
        own.length > 0 ? t.status.lists(texts.word.list(own)) : t.status.house,
        '',
        ...(people.length > 0 ? people : [t.status.nobody]),
      ],
      LIMITS.description,
    ),
    color: STEEL,
  }
  return post({
    embeds: [embed],
    components: [...enlistMenu(war.code), ...buttonsOf(war.code, 'start', 'status')],
  })
}

export function statusPost({ war, game }: WarLook): Post {
  if (!game) return lobbyPost(war)
  const over = game.outcome === null ? [] : [t.status.over(factionName(game.outcome))]
  const embed: APIEmbed = {
    title: t.status.title(t.overlords[war.overlord] ?? war.overlord, war.code),
    description: [
      t.status.turn(factionName(game.faction), game.marker, game.lists.board.spaces),
      t.status.strength(game.strength),
      ...over,
    ].join('\n'),
    fields: [
      { name: t.status.destiny, value: fitted(destinyLines(game), LIMITS.fieldValue) },
      { name: t.status.quests, value: fitted(questLines(game), LIMITS.fieldValue) },
      { name: t.status.merchant, value: fitted([names(game, game.merchant)], LIMITS.fieldValue) },
      ...game.players.map((one) => ({
        name: plain(one.name),
        value: headLines(one),
        inline: true,
      })),
    ],
    color: STEEL,
  }
  return post({ embeds: [embed], components: playing(war.code, game) })
}

const headLines = (one: Character): string => Object.values(headOf(one)).join('\n')

const AT_REST = [
  ...(['turn', 'manage', 'challenge', 'panel', 'item'] as const),
  ...(['status', 'destiny', 'quests', 'log', 'undo'] as const),
  'rest',
] as const

const playing = (code: string, game: War): Row[] => [
  ...fightMenus(code, game),
  ...(game.combat
    ? buttonsOf(
        code,
        ...(game.combat.round === 0 ? (['join'] as const) : []),
        'round',
        'resolve',
        'panel',
        'undo',
      )
    : buttonsOf(code, ...AT_REST)),
]

export function destinyLines(game: War): string[] {
  const card = destinyInPlay(game)
  if (!card) return [t.panel.none]
  const { due, hunted } = game.destiny
  return [
    `**${plain(card.name)}** · ${due === null ? t.status.neverExpires : t.status.expires(due)}`,
    cardText('destiny', card),
    ...(card.hunt ? [t.status.hunted(hunted, card.hunt.count)] : []),
  ]
}

export const questLines = (game: War): string[] =>
  game.quests.flatMap(({ card: id }) => {
    const card = findCard(game, 'quests', id)
    return card ? [`**${plain(card.name)}** · ${cardText('quests', card)}`] : []
  })

const names = (game: War, ids: readonly string[]): string =>
  ids.length > 0 ? ids.map((id) => plain(cardName(game.lists, id))).join(', ') : t.panel.none

/** Of one player: all of it for themselves; what is under a Bag or in a Spellbook is counted for others. */
export function panelEmbed(game: War, player: PlayerId, isOwn: boolean): APIEmbed {
  const one = game.players[player]
  if (!one) return { description: t.refused.noPlayer ?? '' }
  const secret = (cards: readonly string[]) => (isOwn ? names(game, cards) : t.panel.hidden(cards.length))
  const field = (name: string, value: string) => ({ name, value: fitted([value], LIMITS.fieldValue) })
  return {
    title: t.panel.title(plain(one.name)),
    description: headLines(one),
    fields: [
      field(t.panel.powers, areaLines(game, player).join('\n')),
      field(t.panel.spellbook, secret(one.spellbook)),
      field(t.panel.talents, names(game, one.talents)),
      field(t.panel.items, secret(one.bag)),
      field(t.panel.small, secret(one.small)),
      field(t.panel.worn, names(game, one.worn)),
    ],
    color: STEEL,
  }
}

export function areaLines(game: War, player: PlayerId): string[] {
  const one = game.players[player]
  const icons = one ? areasOf(game, one) : []
  return icons.map((icon, at) => {
    const power = one?.areas[at] ?? null
    return power === null
      ? t.panel.emptyArea(at + 1, t.icons[icon] ?? icon)
      : t.panel.area(at + 1, plain(cardName(game.lists, power)))
  })
}

/** What everybody hears of an entry, and what can be done next. */
export function newsPost(look: WarLook, news: WarNews): Post {
  const { war, game, motion, seat } = look
  if (!game) return lobbyPost(war)
  const lines = [
    ...news.events.flatMap((event) => eventLine(game, event) ?? []),
    ...(news.voted ? [votedLine(game, { voted: news.voted, name: plain(news.by), about: news.about })] : []),
  ]
  const isLatest = news.seq === war.version
  const asked = isLatest && game.choice ? [askLine(game, game.choice)] : []
  return post({
    content:
      fitted([...lines, ...asked, ...(isLatest && seat ? [t.placeOpen] : [])], LIMITS.content) || t.done,
    components: isLatest ? [...nextButtons(war.code, game, motion), ...placeButtons(war.code, seat)] : [],
  })
}

const placeButtons = (code: string, seat: Motion | null): Row[] =>
  seat ? buttonsOf(code, 'welcome', 'turnAway') : []

function nextButtons(code: string, game: War, motion: Motion | null): Row[] {
  if (game.outcome !== null) return buttonsOf(code, 'status', 'log')
  const votes = motion ? (['agree', 'against'] as const) : []
  if (game.choice)
    return buttonsOf(code, 'choose', ...votes, 'panel', 'status', ...(motion ? [] : ['undo' as const]))
  return motion ? buttonsOf(code, 'agree', 'against', 'status') : playing(code, game)
}

function askLine(game: War, choice: Choice): string {
  const who = texts.word.list(choice.who.map((player) => plain(game.players[player]?.name ?? '')))
  return choice.kind === 'extra' ? t.ask.extra(who, choice.left) : t.ask[choice.kind](who)
}

/** For one of those who are asked, alone. */
export function choicePost(war: WarCard, game: War, choice: Choice, how: Answering): Post {
  const picks = how === 'table' ? tablesAnswers(game) : choicePicks(game, choice)
  const options = picks.map((pick) => ({
    value: pick.join('.'),
    label: how === 'table' && choice.kind === 'overflow' ? t.ask.newest : pickLabel(game, choice, pick),
  }))
  const card =
    choice.kind === 'recipient' && how !== 'table' ? `\n**${plain(cardName(game.lists, choice.card))}**` : ''
  return post({
    content: [`${askLine(game, choice)}${card}`, ...(how === 'own' ? [] : [t.ask.forOther[how]])].join('\n'),
    components: [selectRow({ id: warIds.pick(war.code, game.asked), placeholder: t.ask.choose, options })],
  })
}

function pickLabel(game: War, choice: Choice, pick: readonly number[]): string {
  const name = (player: number | undefined) => game.players[player ?? -1]?.name ?? ''
  const [first = 0] = pick
  switch (choice.kind) {
    case 'quests':
      return texts.word.list((choice.sets[first] ?? []).map((id) => cardName(game.lists, id)))
    case 'recipient':
      return name(choice.among[first])
    case 'overflow':
      return `${first + 1}. ${cardName(game.lists, game.players[choice.player]?.small[first] ?? '')}`
    case 'extra':
      return texts.word.list(pick.map(name))
  }
}
