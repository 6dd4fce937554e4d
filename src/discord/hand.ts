/** A hand, for its owner's eyes only. */
import type { APIEmbed } from 'discord.js'
import { allCards } from '../cards/index.ts'
import { markedTextOf, typeLine } from '../cards/text.ts'
import type { CardView, SeatView } from '../engine/view/view.ts'
import type { Look } from '../table/contract.ts'
import { ids } from './ids.ts'
import { fitLines, LIMITS } from './limits.ts'
import { seatNames } from './names.ts'
import { buttonRows, type Post, post } from './post.ts'
import { texts } from './texts.ts'

/** All hands of a person with several seats, the asked one first. */
export function handPost(looks: readonly Look[]): Post {
  const size = Math.floor(LIMITS.embedTotal / Math.max(1, looks.length)) - 300
  const embeds = looks.flatMap((look) => handEmbed(look, Math.min(LIMITS.description, size)))
  const code = looks[0]?.raid.code
  if (embeds.length === 0 || code === undefined) return post({ content: texts.reply.notBegun })
  return post({
    embeds,
    components: buttonRows([
      { id: ids.moves(code), label: texts.choice.moves, style: 'good' },
      { id: ids.board(code), label: texts.choice.board },
    ]),
  })
}

function handEmbed({ raid, view, seat }: Look, size: number): APIEmbed[] {
  const own = view?.seats.find((one) => one.seat === seat)
  if (!own) return []
  const lines = grouped(own.hand.cards).map(([card, count]) => handLine(card, count))
  const description = lines.length > 0 ? fitLines(lines, size, texts.board.leftOut) : texts.board.emptyHand
  const hidden = faceDown(own)
  const footer = [
    texts.board.resources(own.resources.ready, own.resources.total),
    texts.board.deck(own.deck),
    ...(hidden ? [texts.board.handResources(hidden)] : []),
  ]
  return [
    {
      title: texts.board.handTitle(seatNames(raid).seat(own.seat)),
      description,
      footer: { text: footer.join(' · ').slice(0, 250) },
      color: HAND_COLOUR,
    },
  ]
}

const HAND_COLOUR = 0x4f7cac

const faceDown = (seat: SeatView): string =>
  seat.resources.cards
    .filter((card) => card.faceDown && card.name !== '')
    .map((card) => card.name)
    .join(', ')

function grouped(cards: readonly CardView[]): [CardView, number][] {
  const counts = new Map<string, [CardView, number]>()
  for (const card of cards) {
    const known = counts.get(card.card)
    if (known) known[1] += 1
    else counts.set(card.card, [card, 1])
  }
  return [...counts.values()].sort(
    ([a], [b]) => (a.cost ?? 0) - (b.cost ?? 0) || a.name.localeCompare(b.name),
  )
}

function handLine(view: CardView, count: number): string {
  const card = allCards.get(view.card)
  if (!card) return view.name
  const cost = card.cost === undefined ? '' : ` (${card.cost})`
  const stats = statsOf(view)
  const head = `**${card.name}**${cost}${count > 1 ? ` ×${count}` : ''} · ${typeLine(card)}${stats}`
  const text = markedTextOf(card).join(' ')
  return text ? `${head}\n> ${text}` : head
}

const statsOf = ({ atk, health, def }: CardView): string => {
  const parts = [
    ...(atk === null ? [] : [texts.board.atk(atk)]),
    ...(health === null ? [] : [texts.command.cardHealth(health)]),
    ...(def === null ? [] : [texts.board.def(def)]),
  ]
  return parts.length > 0 ? ` · ${parts.join(', ')}` : ''
}
