/** How a Boss player's side stands, as whoever looks may know it. */
import { shortText } from '../../cards/text/short.ts'
import type { SeatView, View } from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'
import { bossesIn, type SeatNames } from '../posts/names.ts'
import { openResources } from '../posts/numbers.ts'
import { otherPiles, pileLine } from '../posts/piles.ts'

/** Stage, decks and resources; nothing where the lair plays by itself. */
export function bossLines({ seats }: View, names: SeatNames): string[] {
  const boss = seats.find(({ seat }) => names.isLair(seat))
  if (!boss || names.bosses.length === 0) return []
  const open = openResources(boss).map(({ name }) => name)
  return [
    ...stageLine(boss, names),
    [pileLine('main', boss), ...otherPiles(boss)].join(' · '),
    ...toCome(boss),
    resourcesOf(boss),
    ...(open.length > 0 ? [texts.boss.lasting(open)] : []),
    ...ongoing(boss, names),
  ]
}

/** Events that lie face up in a row of their own, by their texts: most of them have the same name (R502.1c). */
const ongoing = ({ rows = {} }: SeatView, names: SeatNames): string[] =>
  Object.values(rows)
    .flat()
    .filter(({ type }) => type === 'event')
    .map(({ card, name }) => texts.boss.ongoing(name, shortText(names.printed(card))))

function stageLine(boss: SeatView, names: SeatNames): string[] {
  const told = bossesIn(names, boss)
  if (!boss.hero || told.length === 0) return told
  const { name, health, damage } = boss.hero
  const threat = boss.threat === undefined ? [] : [texts.board.threat(boss.threat)]
  const parts = [`♛ **${name}**`, ...told, ...threat]
  return [[...parts, ...(health === null ? [] : [texts.board.health(health - damage, health)])].join(' · ')]
}

/** What only its player knows: the Bosses that come, by their runes (R300.2). */
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
