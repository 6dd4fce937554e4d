/** Renders the state of a Boss player's side, as far as the viewer may know it. */
import { shortTextOfCard } from '../../cards/wording/short-text.ts'
import type { SeatView, View } from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'
import { bossProgressLines, type SeatNames } from '../message-parts/names.ts'
import { faceUpResourcesOf } from '../message-parts/numbers.ts'
import { deckCountsLine, otherDeckCountsLines } from '../message-parts/piles.ts'

/**
 * Returns lines about the Boss player's side: stage, decks, upcoming Bosses, resources and ongoing events.
 * Returns none for a lair without a player.
 */
export function bossSideLines({ seats }: View, names: SeatNames): string[] {
  const boss = seats.find(({ seat }) => names.isLair(seat))
  if (!boss || names.bosses.length === 0) return []
  const open = faceUpResourcesOf(boss).map(({ name }) => name)
  return [
    ...stageLine(boss, names),
    [deckCountsLine('main', boss), ...otherDeckCountsLines(boss)].join(' · '),
    ...toCome(boss),
    resourcesOf(boss),
    ...(open.length > 0 ? [texts.boss.lasting(open)] : []),
    ...ongoing(boss, names),
  ]
}

/**
 * Returns the face-up events in the lair's own row, with their texts, because most of them have the same name
 * (R502.1c).
 */
const ongoing = ({ rows = {} }: SeatView, names: SeatNames): string[] =>
  Object.values(rows)
    .flat()
    .filter(({ type }) => type === 'event')
    .map(({ card, name }) => texts.boss.ongoing(name, shortTextOfCard(names.printed(card))))

function stageLine(boss: SeatView, names: SeatNames): string[] {
  const told = bossProgressLines(names, boss)
  if (!boss.hero || told.length === 0) return told
  const { name, health, damage } = boss.hero
  const threat = boss.threat === undefined ? [] : [texts.board.threat(boss.threat)]
  const parts = [`♛ **${name}**`, ...told, ...threat]
  return [[...parts, ...(health === null ? [] : [texts.board.health(health - damage, health)])].join(' · ')]
}

/** Returns the upcoming Bosses by their runes, which only the Boss player knows (R300.2). */
const toCome = ({ decks = {} }: SeatView): string[] =>
  Object.values(decks)
    .map(({ next = [] }) => next.map(({ name }) => name))
    .filter((names) => names.length > 0)
    .map(texts.boss.runesToCome)

function resourcesOf({ resources: { ready, total, cards } }: SeatView): string {
  const hidden = cards.filter(({ faceDown, name }) => faceDown && name === '').length
  const all = texts.board.resources(ready, total)
  return hidden === 0 ? all : `${all}, ${texts.boss.faceDown(hidden)}`
}
