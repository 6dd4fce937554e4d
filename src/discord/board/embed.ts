/** Renders the board as an embed with a field for each party, within Discord's limits. */
import type { APIEmbed, APIEmbedField } from 'discord.js'
import { KEYWORD_NAMES } from '../../cards/wording/keywords.ts'
import { shortTextOfCard, shortTextOfSide } from '../../cards/wording/short-text.ts'
import type { Card, CardView, SeatView, View } from '../../engine/index.ts'
import type { RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { keywordEntriesOfCard } from '../message-parts/keywords.ts'
import {
  DISCORD_LIMITS,
  joinLinesThatFit,
  shrinkEmbed,
  truncateWithEllipsis,
} from '../message-parts/limits.ts'
import {
  bossProgressLines,
  ghostNotes,
  marksOfCard,
  raidTitle,
  type SeatNames,
  seatNames,
  visibleSideName,
} from '../message-parts/names.ts'
import { faceUpResourcesOf } from '../message-parts/numbers.ts'
import { otherDeckCountsLines } from '../message-parts/piles.ts'
import { chainLines, combatLine, waitingLine } from '../raid-questions/question.ts'
import { type WaitingDetails, waitingDetailsLine } from '../raid-questions/waiting.ts'

const RAIDERS_TURN = 0x3f8f5b
const LAIRS_TURN = 0xa23b3b

interface BoardParts {
  /** How many of the 6,000 letters that all embeds of a message share are left for this one. */
  size?: number
  /** The time for which the raid has waited, if it is known. */
  wait?: WaitingDetails
}

export function boardEmbed(
  raid: RaidInfo,
  view: View,
  { size = DISCORD_LIMITS.embedTotal, wait }: BoardParts = {},
): APIEmbed {
  const names = seatNames(raid)
  const lair = view.seats.filter((seat) => names.isLair(seat.seat))
  const raiders = view.seats.filter((seat) => !names.isLair(seat.seat))
  const share = Math.min(
    DISCORD_LIMITS.fieldValue,
    Math.floor((size - HEAD_ROOM) / Math.max(1, view.seats.length)) - DISCORD_LIMITS.title / 4,
  )
  const embed: APIEmbed = {
    title: truncateWithEllipsis(texts.board.title(raidTitle(raid.raid), raid.code), DISCORD_LIMITS.title),
    description: headLines(view, names, wait ?? { since: null, passing: [] })
      .join('\n')
      .slice(0, HEAD_ROOM - 200),
    fields: [...lair, ...raiders].map((seat) => party(seat, view, names, share)),
    footer: { text: texts.board.legend },
    color: names.isLair(view.turn.player) ? LAIRS_TURN : RAIDERS_TURN,
  }
  return shrinkEmbed(embed, size)
}

/** Returns the text above a picture of the board: the raid's name, how long it has waited, and the absent players. */
export const boardHeading = (raid: RaidInfo, view: View, wait: WaitingDetails): string =>
  [
    `**${texts.board.title(raidTitle(raid.raid), raid.code)}**`,
    waitingDetailsLine(view, seatNames(raid), wait),
  ]
    .filter((line) => line !== '')
    .join('\n')

/** The length in letters that is reserved for the title, the first lines, the chain and the footer. */
const HEAD_ROOM = 1200

function headLines(view: View, names: SeatNames, wait: WaitingDetails): string[] {
  const { turn, earned } = view
  const phase = texts.board.phases[turn.step] ?? turn.phase
  const chain = chainLines(view, names)
  const fight = view.outcome ? null : combatLine(view, names)
  return [
    turn.number === 0 ? texts.board.before : texts.board.turn(turn.number, names.seat(turn.player), phase),
    ...(fight ? [`${texts.board.combat}: ${fight}`] : []),
    ...(chain.length > 0 ? [`${texts.board.chain}:`, ...chain] : []),
    ...(earned.length > 0 ? [texts.board.earned(earned.map(names.card).join(', '))] : []),
    waitingLine(view, names),
    waitingDetailsLine(view, names, wait),
  ].filter((line) => line !== '')
}

function party(seat: SeatView, view: View, names: SeatNames, size: number): APIEmbedField {
  const lines = seat.out ? [texts.board.destroyed] : partyLines(seat, view, names)
  return {
    name: truncateWithEllipsis(partyName(seat, names), DISCORD_LIMITS.fieldName),
    value: joinLinesThatFit(lines, size, texts.board.leftOut) || texts.board.destroyed,
  }
}

const partyName = (seat: SeatView, names: SeatNames): string =>
  names.isLair(seat.seat) ? (seat.hero?.name ?? names.seat(seat.seat)) : names.hero(seat.seat)

function partyLines(seat: SeatView, view: View, names: SeatNames): string[] {
  const isLair = names.isLair(seat.seat)
  const hero = seat.hero
  return [
    ...(hero ? [heroLine(seat, hero, view, names)] : bossProgressLines(names, seat)),
    ...(hero && isLair ? levelLine(names.printed(hero.card)) : []),
    ...threatLine(seat, view, names),
    seat.automaton ? `${deckLine(seat)} · ${texts.board.graveyard(seat.graveyard.length)}` : countsLine(seat),
    ...otherDeckCountsLines(seat),
    ...openLine(seat, isLair),
    ...alike([
      ...[...seat.allies, ...seat.equipment, ...seat.abilities].map((card) => cardLine(card, names)),
      ...rowLines(seat, names),
    ]),
  ]
}

function heroLine(seat: SeatView, hero: CardView, view: View, names: SeatNames): string {
  const printed = names.printed(hero.card)
  const marked = [
    ...marksOfCard(view, hero.object),
    ...(hero.gained ?? []),
    ...ghostNotes(view, hero.object),
  ].map(texts.board.marked)
  const flipped = hero.faceDown ? [texts.board.flipped] : []
  const level = names.isLair(seat.seat) ? [...levelOf(printed), ...bossProgressLines(names, seat)] : []
  return [...level, ...stats(hero, printed), ...keywords(hero), ...flipped, ...state(hero), ...marked].join(
    ' · ',
  )
}

const levelOf = (hero: Card | undefined): string[] =>
  hero?.level === undefined ? [] : [texts.board.level(hero.level)]

function levelLine(hero: Card | undefined): string[] {
  if (hero?.level === undefined) return []
  const power = hero.powers.find((one) => one.kind === 'levelUp')
  if (power?.kind !== 'levelUp') return [texts.board.lastLevel]
  return [power.when === 'dead' ? texts.board.levelUpDead : texts.board.levelUp(power.when.damage)]
}

/** Returns the Boss's threat level, or by how many resources a raider exceeds it (R504.2). */
function threatLine({ seat, threat, resources }: SeatView, { seats }: View, { isLair }: SeatNames): string[] {
  if (threat !== undefined) return [texts.board.threat(threat)]
  const level = seats.find((one) => isLair(one.seat))?.threat
  const excess = isLair(seat) || level === undefined ? 0 : resources.total - level
  return excess > 0 ? [texts.board.tooMany(excess)] : []
}

const countsLine = (seat: SeatView): string =>
  [
    texts.board.resources(seat.resources.ready, seat.resources.total),
    texts.board.hand(seat.hand.count),
    deckLine(seat),
    texts.board.graveyard(seat.graveyard.length),
    ...(seat.removed > 0 ? [texts.board.removed(seat.removed)] : []),
  ].join(' · ')

/** Returns the number of cards in the deck, and the next cards that the viewer may see if the deck is face up. */
function deckLine({ deck, deckTop, deckCards }: SeatView): string {
  const seen = (deckCards ?? (deckTop ? [deckTop] : [])).slice(0, NEXT_CARDS).map((card) => card.name)
  if (seen.length === 0) return texts.board.deck(deck)
  return texts.board.openDeck(deck, seen.join(', '), deckCards !== undefined)
}

const NEXT_CARDS = 5

/** Returns the face-up cards among the resources: quests, or the lair's lasting events. */
function openLine(seat: SeatView, isLair: boolean): string[] {
  const open = faceUpResourcesOf(seat).map(({ name }) => name)
  if (open.length === 0) return []
  return [isLair ? texts.boss.lasting(open) : texts.board.quests(open.join(', '))]
}

/**
 * Returns a line for each card in the lair's own rows, with its text while that applies, otherwise with its name
 * (R303.3b, R303.3c).
 */
const rowLines = ({ rows = {} }: SeatView, names: SeatNames): string[] =>
  Object.entries(rows).flatMap(([row, cards]) => cards.map((card) => rowLine(card, row, names)))

function rowLine(card: CardView, row: string, names: SeatNames): string {
  const told = [...lyingText(card, row, names), ...state(card)].filter((part) => part !== '').join(' · ')
  return `• **${card.name || texts.tablePicture.faceDown}**${told === '' ? '' : ` ${told}`}`
}

function lyingText(card: CardView, row: string, { printed }: SeatNames): string[] {
  const side = visibleSideName(card, row)
  if (side !== null) return [side, shortTextOfSide(printed(card.card), card.faceDown)]
  return [card.faceDown ? texts.board.lies : shortTextOfCard(printed(card.card))]
}

/** Merges equal lines into one line that contains their number. */
function alike(lines: readonly string[]): string[] {
  const times = new Map<string, number>()
  for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1)
  return [...times].map(([line, n]) => texts.news.times(line, n))
}

function cardLine(card: CardView, names: SeatNames): string {
  const parts = [
    ...stats(card, names.printed(card.card)),
    ...keywords(card),
    ...(card.gained ?? []),
    ...state(card),
  ]
  return `• **${card.name}**${parts.length > 0 ? ` ${parts.join(' · ')}` : ''}`
}

function stats(card: CardView, printed: Card | undefined): string[] {
  return [
    ...(card.atk === null ? [] : [texts.board.atk(card.atk)]),
    ...(card.health === null ? [] : [texts.board.health(card.health - card.damage, card.health)]),
    ...(card.def === null ? [] : [texts.board.def(card.def)]),
    ...(printed?.strikeCost === undefined ? [] : [texts.board.strike(printed.strikeCost)]),
  ]
}

function keywords(card: CardView): string[] {
  return keywordEntriesOfCard(card).flatMap(([keyword, n]) => {
    const word = Object.entries(KEYWORD_NAMES).find(([key]) => key === keyword)?.[1]
    if (!word || !n) return []
    return [keyword === 'assault' || keyword === 'flip' ? `${word} ${n}` : word]
  })
}

function state(card: CardView): string[] {
  const attached = card.attachments.map((one) => one.name).filter((name) => name !== '')
  return [
    ...(card.exhausted ? [texts.board.exhausted] : []),
    ...(attached.length > 0 ? [texts.board.attached(attached.join(', '))] : []),
  ]
}
